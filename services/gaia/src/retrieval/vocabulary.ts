// How visitors name what the catalog knows: patterns over folded, spell-corrected text. Each topic also has the words by which
// a follow-up names it again.
import type { Aspect, FactLevel, Topic } from '@school/catalog';

type Patterns<K extends string> = Readonly<Record<K, RegExp>>;

export const levelPatterns: Patterns<FactLevel> = {
  A1: /\ba-?1\b|\baccess\b/g,
  A2: /\ba-?2\b|\bket\b|\bkey\b|\bachiever\b/g,
  B1: /\bb[- ]?1\b|\bpet\b|\bpreliminary\b|\bcommunicator\b/g,
  B2: /\bb[- ]?2\b|\bfce\b|\bfirst( certificate)?\b|\bexpert\b/g,
  C1: /\bc[- ]?1\b|\bcae\b|\badvanced\b|\bmastery\b(?! pro)/g,
  C2: /\bc[- ]?2\b|\bcpe\b|\bproficiency\b|\bmastery pro\b/g,
};

export const topicPatterns: Patterns<Topic> = {
  individuale: /\bindividual\w*|\bone to one\b|\b(lezion[ei]|cors[oi]|insegnante) (privat[aeio]|singol[aeio]|personal[ei])\b|\bprivat[ae]\b|\bripetizion[ei]\b|\bda sol[oa]\b/g,
  languagecert: /\bukvi\b|\bofqual\b|\blanguage ?cert\b|\b(access|achiever|communicator|expert|mastery)\b/g,
  toefl: /\btoefl\b|\bibt\b/g,
  'young-learners': /\byle\b|\byoung learners?\b|\bstarters?\b|\bmovers?\b|\bflyers?\b|\bscudett[oi]\b|\bshields?\b/g,
  'tkt-clil': /\btkt\b|\bclil\b/g,
  'italiano-stranieri': /\bitaliano (per|a) stranieri\b|\b(imparare|studiare|cors[oi] di|lezioni di) (l'|l )?italiano\b|\bitalian (course|lesson)s?\b|\blearn italian\b/g,
  traduzioni: /\btradu\w+|\binterpret\w+|\blocalizzazion[ei]\b|\basseverat\w+|\btranslat\w+/g,
  'viaggi-studio': /\bviagg\w+( di)?( |-)?studio\b|\bviagg[io]\w*\b|\bvacanz[ae]( |-)?studio\b|\ball'?estero\b|\bestero\b|\bsoggiorn\w+|\bstudy (trip|abroad)\w*/g,
  'carta-docente': /\b(carta|bonus) (del |dei |della )?docent[ei]\b|\bbonus (insegnant[ei]|scuola)\b|\bcarta insegnant[ei]\b/g,
  itaca: /\bitaca\b|\binps\b|\bbors[ae] di studio\b/g,
  'progetti-europei': /\berasmus\b|\bpon\b|\bprogett\w+ europe\w+|\beuroprogettazion\w+/g,
  aziende: /\b(nostro|mio) (personale|team|staff)\b|\bditta\b|\bformazione (e' |e )?(professional\w+|accreditat\w+)\b|\baccreditat\w+ dalla regione\b|\baziend\w+|\bbusiness( english)?\b|\bimpres[ae]\b|\bdipendenti\b|\bcoaching\b|\bcorporate\b|\bworkshops?\b|\bcolleghi\b/g,
  scuole: /\bdivent\w+ (un )?centro\b|\b(servizi )?per (le |la (mia |nostra )?)?scuol[ae]\b|\b(mia|nostra) scuola\b|\b(una |siamo una )scuola (media|primaria|superiore|elementare)\b|\bistitut[oi]\b|\bdirigent[ei]\b|\bfor schools\b|\bservizi scuol[ae]\b/g,
  'test-livello': /\b(un|il|fare|fate) test\b|\btest (di |del |d')?(livello|ingresso|valutazione)\b|\blevel test\b|\b(che|quale|mio|il) livello (sono|ho|sia|fa per me)\b|\b(il )?mio livello\b|\bnon (so|conosco) (il |che |quale )?livello\b|\bda (che|quale) (livello|corso) (parto|partire|comincio|cominciare)\b|\bnon so se (sono|ho|sia)\b|\b(mi )?consigl\w+\b|\bda dove (comincio|inizio|parto|cominciare|iniziare|partire)\b|\bmigliorare\b|\b(che|quale) corso (scegliere|fa per me|mi consigli\w*|scelgo)\b/g,
  bambini: /\bbambin[oaie]\b|\bfigli[oae]?\b|\bragazzin[oaie]\b|\bjunior\b|\bpiccoli\b|\bkids\b|\bchild\w*/g,
  reclami: /\breclam[oi]\b|\breclamare\b|\blament\w+|\bprotest\w+|\bproblem[ai] con\b|\binsoddisfatt\w+|\bdelus[oa]\b/g,
  privacy: /\bcancellazione\b|\bprivacy\b|\bgdpr\b|\bdati personali\b|\b(miei|nostri) dati\b|\bcookies?\b/g,
  lingue: /\b(francese|spagnolo|tedesco|cinese|giapponese|arabo|portoghese|russo|coreano|polacco|rumeno)\b|\b(quali|che|altre) lingue\b|\blingue straniere\b/g,
  cambridge: /\bentro qu?an[dt]o\b(?=.*\biscri)|\besam[ei]\b|\bcertificazion[ei]\b|\bcertificat[oi]\b|\bcambridge\b|\bit ?990\b|\bexams?\b/g,
  corsi: /\bcors[oi]\b|\blezion[ei]\b|\bcourses?\b|\binglese\b|\blezioni\b|\bclass[ei]\b|\bcorsi di gruppo\b/g,
  scuola: /\b(la |vostra )?(vostra|questa) scuola\b|\bsegreteria\b|\bufficio\b/g,
};

export const aspectPatterns: Patterns<Aspect> = {
  prezzo: /\bquanto (all'ora|a lezione|al mese)\b|\bquant[oi] (mi |ci |si |vi )?(cost\w*|vien[ei]\w*|vengono|verrebbe|pag\w*|spend\w*|devo (pagare|spendere)|chiedete|prendete|(e|sono) (il|la|i|le|l'))(?!\w)|\bcost(are|era|erebbe|eranno)\b|\b(quanti )?soldi\b|\bprezz[oi]\b|\bcost[oi]\b|\bcosta(no)?\b|\btariff[ae]\b|\bquot[ae]\b|\blistin[oi]\b|\btass[ae]\b|\bhow much\b|\b\d+ euro\b|\beuro\b|\bprices?\b|\bcosts?\b|\bfees?\b|\bcuanto\b/g,
  durata: /\bquanto (tempo )?(dura\w*|lung[oa])\b|\bdurata\b|\bdura(no)?\b|\bquant[ei] ore\b|\bore (totali|in totale|consigliate)\b|\bmonte ore\b|\bquanti (mesi|minuti|giorni dura)\b|\bhow long\b/g,
  apertura: /\bposso (passare|venire)\b|\borari[o]? (di |d')?(apertura|segreteria|ufficio|lavoro)\b|\b(siete|e|sei|resta|rimane) (aperti|aperta|chiusi|chiusa|aperto)\b|\bapr(ite|e|ono)\b|\bchiud(ete|e|ono)\b|\baperti\b|\bchiusi\b|\bapertura\b|\borari(o)? (della |di )?(scuola|segreteria|sede)\b|\bopening( hours)?\b|\bopen\b|\bcloses?\b/g,
  orario: /\bquando (lo |la |li |le )?(fate|tenete)\b|\b(di |la )?(mattin[aoe]|pomeriggio|sera)\b|\bseral[ei]\b|\bpomeridian[oi]\b|\b(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|weekend|fine settimana)\b|\bche or[ae]\b|\ba che ora\b|\borari[o]?\b|\b(che|quali|quale|in che) giorn[oi]\b|\bquando (sono|si tengono|si tiene|si fanno|si svolge|si svolgono|c'e|e) (le |la |il )?(lezion[ei]|cors[oi])?\b|\bgiorno (di lezione|della settimana)\b|\bhours\b/g,
  inizio: /\bquando (ri)?(inizia\w*|comincia\w*|part\w+|iniziera\w*|si (inizia|parte|comincia))\b|\bda quando\b|\bdata (di )?(inizio|partenza)\b|\binizi[oa]\w*\b|\bcominci\w+\b|\bprossim[oaie] (cors[oi]|edizion[ei]|partenz[ae]|dat[ae]|inizio)\b|\bpartenz[ae]\b|\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b|\bwhen (does|do)\b.*\bstart\b|\bstarts?\b/g,
  posti: /\bposti\b|\bquant[ie] (studenti|alunni|partecipanti|siamo|si e|iscritti|in classe|posti|persone)\b|\bnumero (massimo|di studenti|di posti)\b|\bmassimo (di )?studenti\b|\bseats\b/g,
  materiali: /\blibr[oi]\b|\bmaterial[ei]\b|\btest[oi] (incluso|inclusi|di studio)\b|\bdispens[ae]\b|\bmanual[ei]\b/g,
  indirizzo: /\bdove (siete|posso trov\w+|vi trov\w+|state|si trova|e la (scuola|sede)|sta la scuola|posso (venire|passare))\b|\bcap\b|\bindirizzo\b(?! (e-?mail|mail|di posta))|\b(in )?che via\b|\bcome (si |vi )?(raggiung\w+|arriv\w+)\b|\bmappa\b|\bzona\b|\bwhere (are you|is (the|your) schools?|is it)\b|\baddress\b|\bdonde\b|\bsede\b(?! (del|dei) cors)/g,
  sede: /\bdove (si )?(fa|fanno|tiene|tengono|svolge|svolgono|sono le lezioni|e il corso|sono i corsi)\b|\bsede (del|dei) cors\w+|\bin presenza\b|\bdove\?*$/g,
  risultati: /\brisultat[oi]\b|\besit[oi]\b|\bquando arriva\w* (il certificato|i risultati)\b|\bresults?\b/g,
  punteggio: /\bpunteggi[o]?\b|\bvoto\b|\bscore\b|\bpunti\b|\bscudett[oi]\b|\bshields?\b/g,
  formato: /\bcom(e|') ?e'? ?(fatt[oa]|strutturat[oa]|organizzat[oa]|compost[oa])\b|\bstruttura\w*|\bformato\b|\bprove\b|\bsezion[ei]\b|\bparti\b|\bcomponent[ei]\b|\bin cosa consiste\b|\bcosa prevede\b/g,
  eta: /\beta\b|\b(a |da )?quanti anni\b|\b\d+ anni\b|\banni (ha|hanno)\b/g,
  date: /\b(l[ae]|qual[ei]|che|prossim[ae]|delle|altre) dat[ae]\b|\bdat[ae] (di|degli|dell'|dei|per|del|esam[ei])|^dat[ae]\b|\bcalendario\b|\bsession[ei]\b|\bquando (si fa|ci sono|c'e|si sostiene|e|sara) (l'|gli |il )?(esam[ei]|toefl|prossim\w+ esame)\b|\bogni quanto\b|\bprossim[oi] esam[ei]\b|\bappell[oi]\b/g,
  iscrizione: /\biscri\w+|\bprenot\w+|\bscadenz[ae]\b|\bentro quando\b|\bregistra\w+|\benrol\w*|\bsign up\b/g,
  livelli: /\b(che|quali) livelli\b|\btutti i livelli\b|\bprincipiant[ei]\b|\bda zero\b|\blivelli (ci sono|avete)\b|\bbase\b/g,
  preparazione: /\bprepara\w+|\bintensiv[oi]\b/g,
  riconoscimento: /\bvale (per|in|anche|nel)\b|\briconosciut[oaie]\b|\bvalid[oaie]\b|\baccredita\w+|\bukvi\b|\bofqual\b|\bministero\b/g,
  tempi: /\bquanto tempo (ci )?(vuole|mettete|metti|avete)\b|\bentro quanto\b|\btempi (di )?(consegna|risposta)\b|\btempi\b|\bin quanto tempo\b|\bquando (mi )?(rispond\w+|ricontatt\w+|richiam\w+)\b|\bquanto ci mett\w+\b/g,
  lingue: /\b(quali|quante|che|in che) lingu[ae]\b/g,
  modalita: /\bonline\b|\ba distanza\b|\bda remoto\b|\bmodalita\b/g,
  destinazioni: /\bdestinazion[ei]\b|\bmet[ae]\b|\b(quali|che) paesi\b|\bdove (si va|andate|mandate|organizzate)\b|\binghilterra\b|\blondra\b|\bmalta\b|\birlanda\b|\bdublino\b|\bcanada\b|\baustralia\b|\bstati uniti\b|\busa\b|\bregno unito\b/g,
  docenti: /\bchi sono (i|gli) (docenti|insegnanti)\b|\binsegnanti\b|\bmadrelingua\b|\bprofessor[ei]\b|\bprof\b|\bteachers?\b|\bchi insegna\b/g,
  telefono: /\b(in )?contatt[oi]\b|\bcontatta\w+\b|\btelefon\w+\b|\bnumero( di telefono)?\b|\bcellulare\b|\bchiamar\w+\b|\bphone\b|\bwhats ?app\b/g,
  email: /\be-?mail\b|\bmail\b|\bposta elettronica\b|\bindirizzo (e-?mail|mail|di posta)\b|\bscriver\w+\b/g,
  'dati-legali': /\bpartita iva\b|\bp\.? ?iva\b|\bragione sociale\b|\bcodice fiscale\b|\bfattura\w*\b/g,
  esperienza: /\bda quant[oi] (tempo|anni)\b|\besperienza\b|\bchi siete\b/g,
  successo: /\bpercentuale\b|\d ?%|\bper cento\b|\b(passa(no)?|supera(no)?) l'esame\b|\bsuccesso\b|\bpromoss[ioa]\b|\bquanti (passano|superano)\b|\b(tasso|probabilita) di\b/g,
  cookie: /\bcookies?\b/g,
  descrizione: /\bcome (funziona\w*|si svolg\w+)\b|\binformazion[ei]\b|\binfo\b|\bdettagli\b|\bcos'e\b|\bche cos'e\b|\bparlami\b|\bdimmi di piu\b|\bdifferenz[ae]\b|\bconfront\w+|\bmeglio\b|\bcosa (fate|offrite)\b|\b(che|quali) (servizi|corsi|esami)\b/g,
};

/** What people ask and the site doesn't say: no neighbouring fact is an answer. */
export const unanswered =
  /\bscont[oi]\b|\brat[ae]\b|\brateizza\w*|\brimbors\w+|\bparchegg\w+|\bwi-?fi\b|\bascensore\b|\bdisabil\w+|\bdisdi\w+|\bspostare\b|\bcambiare (la )?(data|giorno|corso|orario)\b|\brecuper\w+|\bassenz[ae]\b|\battestat[oi]\b|\bbonific[oi]\b|\bsatispay\b|\bpaypal\b|\bcart[ae] di credito\b|\bbancomat\b|\bdifficil[ei]\b|\bfacil[ei]\b|\bdirettor[ei]\b|\bstipendi\w*|\bassum\w+|\blavor(are|o) (con|da|per) voi\b|\bcurriculum\b/;

/** Topics of which one sentence says nearly all there is. */
export const narrowTopics: ReadonlySet<Topic> = new Set(['privacy', 'reclami', 'carta-docente', 'itaca', 'tkt-clil', 'test-livello', 'italiano-stranieri']);

/** Sides that anything can have: alone they ask for what we offer only when every other word is known. */
export const commonAspects: ReadonlySet<Aspect> = new Set(['prezzo', 'durata', 'orario', 'inizio', 'descrizione', 'date']);

/** The words by which a follow-up names a topic again. */
export const topicWords: Readonly<Record<Topic, string>> = {
  corsi: 'corso',
  individuale: 'lezioni individuali',
  cambridge: 'esame cambridge',
  'young-learners': 'young learners',
  'tkt-clil': 'tkt',
  languagecert: 'languagecert',
  toefl: 'toefl',
  lingue: 'lingue straniere',
  bambini: 'bambini',
  'italiano-stranieri': 'italiano per stranieri',
  traduzioni: 'traduzioni',
  aziende: 'aziende',
  scuole: 'servizi per le scuole',
  'progetti-europei': 'progetti europei',
  'viaggi-studio': 'viaggi studio',
  'carta-docente': 'carta del docente',
  itaca: 'itaca',
  'test-livello': 'test di livello',
  scuola: 'questa scuola',
  reclami: 'reclamo',
  privacy: 'privacy',
};

/** The words by which a follow-up asks the same side again. */
export const aspectWords: Readonly<Partial<Record<Aspect, string>>> = {
  prezzo: 'prezzo',
  durata: 'durata',
  orario: 'orario',
  inizio: 'inizio',
  posti: 'posti',
  materiali: 'materiali',
  sede: 'in presenza',
  formato: 'formato',
  risultati: 'risultati',
  punteggio: 'punteggio',
  eta: 'eta',
  date: 'date',
  iscrizione: 'iscrizione',
};

/** What a side asks when nothing else is named. */
export const meaningOfBareAspect: Readonly<Partial<Record<Aspect, readonly [Topic, Aspect]>>> = {
  prezzo: ['corsi', 'prezzo'],
  durata: ['corsi', 'durata'],
  inizio: ['corsi', 'inizio'],
  posti: ['corsi', 'posti'],
  materiali: ['corsi', 'materiali'],
  sede: ['corsi', 'sede'],
  docenti: ['corsi', 'docenti'],
  livelli: ['corsi', 'livelli'],
  iscrizione: ['corsi', 'iscrizione'],
  orario: ['scuola', 'apertura'],
  apertura: ['scuola', 'apertura'],
  telefono: ['scuola', 'telefono'],
  email: ['scuola', 'email'],
  indirizzo: ['scuola', 'indirizzo'],
  tempi: ['scuola', 'tempi'],
  'dati-legali': ['scuola', 'dati-legali'],
  esperienza: ['scuola', 'esperienza'],
  riconoscimento: ['scuola', 'riconoscimento'],
  descrizione: ['scuola', 'descrizione'],
  destinazioni: ['viaggi-studio', 'destinazioni'],
  lingue: ['lingue', 'descrizione'],
  date: ['cambridge', 'date'],
  risultati: ['languagecert', 'risultati'],
  cookie: ['privacy', 'cookie'],
  successo: ['cambridge', 'successo'],
  punteggio: ['young-learners', 'punteggio'],
};

/** A side that says what another one asks, where that other one is not told apart. */
export const nextBestAspect: Readonly<Partial<Record<Aspect, Aspect>>> = { lingue: 'descrizione', preparazione: 'descrizione', docenti: 'descrizione', iscrizione: 'date', orario: 'apertura', indirizzo: 'sede', sede: 'indirizzo', materiali: 'descrizione' };

/** Words that visitors are likely to mean when they mistype. */
export const likelyWords =
  'parto partire comincio cominciare scegliere scelgo consigliate consigli quanto quanti quante quando dove come quale quali cosa costa costano costerebbe costo costi prezzo prezzi tariffa tariffe quota quote listino pagare pagamento inizia iniziano inizio comincia cominciano parte partono partenza prossimo prossima prossimi prossime data date dura durano durata ore orario orari giorno giorni lezione lezioni corso corsi classe classi esame esami certificazione certificazioni certificato livello livelli inglese francese spagnolo tedesco italiano posti studenti libro libri materiale materiali indirizzo sede trovate siete telefono telefonare numero chiamare chiamarvi email scrivere aperti aperta aperto apertura aprite apre chiudete chiude chiusi segreteria sabato domenica lunedi martedi mercoledi giovedi venerdi risultati risultato punteggio struttura formato iscrizione iscrizioni iscrivermi iscriversi iscrivo prenotare preparazione individuale individuali private privata bambini figlio figlia test preventivo preventivi traduzione traduzioni tradurre traduttore interprete interpretariato azienda aziende aziendale aziendali formazione business scuola scuole viaggio viaggi studio vacanza estero certificazioni cambridge preliminary first advanced proficiency toefl languagecert young learners starters movers flyers carta docente docenti bonus erasmus progetti europei itaca reclamo reclami privacy cookie parcheggio operatore persona parlare insegnanti madrelingua serale online presenza differenza meglio annulla annullare confermo conferma inviare grazie ciao buongiorno buonasera arrivederci raggiungo raggiungervi arrivare informazioni interessa vorrei';

/** Words that ask nothing by themselves. */
export const stopWords = new Set(
  (
    'come vi cui ove a ad ai al alla alle allo agli all anche ancora avete avere avrei ha hai ho abbiamo hanno be bene buongiorno buonasera salve ciao gaia che chi ci c con cosa cos da dai dal dalla dalle del dei della delle dello degli dell di d e ed ecco era esiste essere fa fai fate fare fanno faccio fosse gia gli grazie i il in invece io l la le lo li lui lei loro ma me mi mia mie mio miei ne nei nel nella nelle nell no noi non nostro nostra o oggi domani oppure ok per perche pero piu po poi posso possiamo possibile potrei potreste potete puo puoi prego qual quale quali quando quanto quanti quanta quante quello quella questo questa questi queste qui qua se sei siete si sia solo sono sta sto stai su sul sulla sui sulle te ti tra tu tutti tutto tutte un una uno va vai voi volevo vorrei vorremmo voglio vuoi vostro vostra vostri vostre ' +
    'informazione informazioni info sapere chiedere dire dimmi darmi dare dammi avermi aiutarmi aiuto aiutare domanda favore cortesia cortesemente gentilmente interessa interessato interessata interesserebbe bisogno serve servono servirebbe frequentare seguire imparare studiare iniziare cominciare cercando cerco cerca trovare trovo vedere offrite offre organizzate proponete tenete insegnate esattamente circa esatto esatta preciso precisamente attualmente adesso ora insieme inoltre infine allora quindi dunque comunque magari forse proprio molto poco tanto bello bene male sempre mai settimana mese anno gruppo livello livelli lingua inglese scuola roma prati euro sito pagina roba servizio servizi proposte offerta usare utilizzare usa fanno frequentarlo molto anno anni possibilita riguardo riguarda relativo relativa rispetto parte modo cose tramite presso dopo prima durante senza nuovo nuova alcuni alcune qualche ogni altro altra altri altre perfetto ok eventualmente volta volte devo dobbiamo deve devono fino paga compreso compresa incluso inclusa comprende preventivo preventivi domattina tipo persona persone adulti ragazzi figlio the is are do does you your i my we what how where when for of to in and or please hello hi can could would want like about have there much many it at on english'
  ).split(' '),
);
