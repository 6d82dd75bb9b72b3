// How visitors ask for one side of a thing: its price, its hours, its place …
import type { Aspect, Topic } from '@school/catalog';
import { phraseTable } from './phrases.js';

const DAYS = '(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|sabati|domenica|weekend|week end|fine settimana|infrasettimanal*)';
const MONTHS = '(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';

/** An age that is told rather than asked for. */
export const STATED_AGE = '(?<!(sono|per|da|fatto|studiato|circa) )(\\d+|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette) ?(anni|enne|enni|anno)(?! (di|fa|al|alle))';

export const aspectPatterns = phraseTable<Aspect>({
  prezzo: ['(quanto|cosa) … (cost*|vien(e|i|gono)|vengono|verrebb*|verra|pag(o|a|are|herei|hiamo|ate)|spend*|chiedete|prendete|devo dare|ammonta|pretendete|ballano|mi costa)', 'quanto (e|sono|sarebbe) (il|la|i|le|l|un|una)', 'quanto (all ora|a lezione|al mese|a testa)', 'cost(o|i|a|ano|are|erebbe|erebbero|era|ava|eranno|osi|osa|oso|ose)', 'prezz*', 'tariff*', 'quot(a|e)', 'listin*', 'tass(a|e)', 'euro', 'eur', 'spes(a|e|are)', 'spender*', 'soldi', 'cifr(a|e)', 'grati(s|uit*)', 'cara|caro|cari|economic(o|a|i|he)', 'pag(o|a|are|ano|hiamo)', 'ammonta', 'mettere in conto', 'how much', 'prices?', 'costs?', 'fees?', 'cuanto … (cuesta*|vale|es)', 'cuesta*', 'precios?', 'combien', 'prix', 'tarifs?'],
  durata: ['quanto … (dura*|lung*)', 'durat*', 'dur(a|ano|era|ano|erebbe)', 'quant(e|i) … (ore|ora|minuti|mesi|settimane|giorni|lezioni|incontri)', 'quanto tempo', 'quanto (ci|ce) vuole', 'ore (totali|complessiv*|in tutto|in totale|consigliat*|servono|ci vogliono|di lezione)', 'monte ore', '(corso|workshop|percorso|seminario|lezione) … (un|uno|una|due|tre|\\d+) (giorn*|ore|ora|mes(e|i)|settiman*|minuti)', 'lung(o|a|hi|he)', 'minuti', 'how long', 'how many hours', 'duration', 'cuanto (dura|tiempo)', 'combien de temps'],
  apertura: ['apert(o|a|i|e|ura|ure)', 'chius(o|a|i|e|ura|ure)', 'apr(ite|e|ono|ire|irete)', 'chiud*', 'orari(o)? … (apertura|segreteria|ufficio|uffici|lavoro|ricevimento|della scuola|della sede)', '(posso|possiamo|riesco a|potrei) (passare|venire)(?! (in aereo|all estero))', 'pass(o|are|iamo) (da voi|in sede|in segreteria|a trovarvi|di persona|domani|oggi|sabato|lunedi)', '(ci|vi) (siete|trovo)(?= |$)', 'trovo qualcuno', 'c e qualcuno', 'lavorate', 'opening( hours)?', 'open', 'close(s|d)?', 'abr(en|e|is)|a que hora', 'abiert*', 'cerrad*', 'ouvert*', 'horaires? d ouverture'],
  orario: ['orari(o|etto)?', 'stess(a|o) (ora|orario|giorno|sera)', '(finisc*|termin(a|ano)) … (or(a|e)|orario)', '(che|quale|quali|in che|in quale) (ora|ore|giorn*)', '(?<!(un|buon|uno) )giorno', 'giorni e (ore|ora|orari*)', 'mattin(a|o|e|ata)', 'pomerigg*', 'pomeridian*', 'seral(e|i)', 'sera|sere', 'sul tardi', DAYS, 'dopo (le|il lavoro|lavoro|scuola|cena|l ufficio|pranzo)', '(prima|verso|fino|sino|dalle|alle|a partire) (dalle|delle|alle|le)? ?\\d{1,2}', '(esco|stacco|finisco|smonto|lavoro) … (alle|tardi|lavor*|fino)', 'turn(i|ist*)', '(volt(a|e)|giorni|lezioni) (a|alla|la) settimana', 'hours', 'what (time|day)s?', 'timetable', 'schedule', 'horarios?', 'que dias?', 'quel(s)? jours?', 'horaires?', 'quando (sono|si tengono|si tiene|si fanno|si svolg*|e|ci sono|lo fate|la fate|li fate) (le |il |i )?(lezion*|cors*)?(?= |$)', 'evening', 'morning'],
  inizio: ['(?<!or[ae] )inizi(a|o|ano|ate|era|eranno|ato|ati|ata|asse|ava|avano)(?! … stess(a|o) (ora|orario))', '(quando|da quando|quando si) … (iniziare|cominciare|partire)', '(?<!or[ae] )cominci(a|ano|ate|ato|ati|era|eranno|ava|avano)(?! … stess(a|o) (ora|orario))', '(ri)?part(e|ono|ito|ita|iti|enza|enze|ira|iranno|iva|ivano)(?! (scritta|orale|di|del|della))', '(si|quando) parte', 'ricominci*', 'prossim(o|a|i|e) (cors*|edizion*|partenz*|dat(a|e)|inizi*|avvi*|class*|gruppo)', 'nuov(o|a|i|e) (edizion*|cors*|partenz*|gruppo)', 'avvi(o|ato|ati|ate|a)', '(ancora|sempre|gia) … (entrare|in tempo|iniziat*|partit*|inseri*|aggreg*)', '(entrare|inserir*|aggreg*|aggiung*) (al|nel|a|in) (corso|gruppo|classe)', 'troppo tardi', '(d|in|questa|quest|prossim(o|a)) (estate|inverno|autunno|primavera)', 'anno (prossimo|nuovo)', 'in corsa|a corso iniziato|in ritardo', `(?<!entro )(?<!entro fine )(?<!prima di )${MONTHS}`, 'start(s|ing)?', 'begin(s|ning)?', '(empiez|comienz)*', 'commence*', 'next course'],
  posti: ['posti', '(c e|trovo|trova|ancora|un|qualche) posto', 'quant(i|e|a) … (studenti|alunni|partecipanti|siamo|siete|iscritti|classe|persone|allievi|gente|ragazzi)', '(numero|massimo|max) … (studenti|alunni|partecipanti|persone|posti|iscritti)', 'in quanti', 'affollat*', 'numeros(o|a|e|i)', 'disponibilit*', 'al completo|completo', 'esaurit*|pien(o|i)', 'seats?', 'how many (students|people)', '(class*|grupp*) (piccol*|ridott*|numeros*)', 'piccol* (grupp*|class*)', 'plazas?', 'cuantos alumnos'],
  materiali: ['libr(o|i)', 'material(e|i)', 'dispens(a|e)', 'manual(e|i)', 'testo', 'testi (di|inclus*|scolastic*)', '(text)?books', 'textbook', 'the book', 'eserciziari*', 'fotocopi*', 'libros?'],
  indirizzo: ['(telefono|mail|email|numero) e via', 'dove (siete|state|stai|vi trov*|si trova*|posso trov*|posso venire|posso passare|e la (scuola|sede)|sta|vi raggiung*|e che siete|e situat*)', 'posso trovarvi', 'indirizzo(?! (e ?mail|mail|di posta))', 'che (via|zona|quartiere|parte di roma|strada)', 'come (si |vi |ci |posso )?(arriv*|raggiung*|veng*)', 'raggiung*', 'mappa|maps|google maps|cartina', 'where … is (the |your )?school', 'where (are you|is it|can i find)', 'whereabouts', 'address', 'located|location', 'direccion|donde', 'adresse|ou (etes|se trouve)', 'cap', 'in zona|zona', 'ubicat*'],
  sede: ['dove … (fa|fanno|tiene|tengono|svolge|svolgono|lezioni|corsi|corso|sostiene|sostengono)', '(?<!nostr[ae] )sed(e|i)', 'in presenza', 'dal vivo'],
  risultati: ['risultat(o|i)', 'esit(o|i)', '(quando|quanto) … (arriva*|danno|ricev*|ritir*|si ha|mandano) … (certificat*|punteggi*|voto|diploma|attestat*)', 'results?', 'resultados?', 'resultats?'],
  punteggio: ['punteggi(o)?', 'vot(o|i)', 'scores?', 'punti', 'scudett*', 'shields?', 'puntuacion', 'max(imum)? score'],
  formato: ['(oral(e|i)|scritt(o|a|i)) … o (anche |pure )?(solo|soltanto|anche) (l |lo |il )?(scritt(o|a)|oral(e|i))', '(come|com) e … (fatt*|struttur*|organizz*|compost*|divis*|articol*)', 'struttur(a|ato|ata)', 'formato', 'format', 'prov(a|e) (scritt*|oral*|d esame|dell esame|ci sono|ha)', 'quali prove|quante prove', 'sezion(e|i)', '(quante|quali|che) parti', 'parti (ha|ci sono|dell esame|del)', 'component(e|i)', 'si (compone|divide|articola)', 'skills?', 'valut(a|ano|ate|ata|ate)', 'abilita', 'consist*', 'cosa (prevede|c e)', 'cosa ti chiedono|cosa (mi )?chiedono', 'speaking|listening|writing|reading', 'structure'],
  eta: ['eta', 'quant(i)? anni', STATED_AGE, 'anni (ha|hanno)', '(how )?old|age', 'minorenn*'],
  date: ['dat(a|e) … (esam*|test|prov*|session*|toefl|prossim*|disponibil*)', '(l|la|le|qual|quali|che|altre|delle|prossim(a|e)) dat(a|e)', '(?<!(ci|mi|me lo|ce lo|vi|lo|li) )dat(a|e)', 'calendari*', 'session(e|i)', 'appell(o|i)', 'quando … (esam*|toefl|sessione|si sostiene|si fa (l|il)|test)', 'ogni (quant(o|i|e)|mese)( mesi| settimane)?', 'prossim(o|i) (esam*|appell*|test)', 'frequenza', 'quante volte (all|l|in un) anno', 'exam dates?|dates', 'fechas?', 'when is the (next )?exam'],
  iscrizione: ['(divent*|essere) … centro', 'centro di preparazione', 'iscri(v*|zion*|tt*)', 'prenot*', '(passi|cosa (devo|bisogna|si deve) fare|come (fare|faccio)) … (ottenere|avere|prendere|sostenere)', 'iter|procedura|procedimento|passagg(io|i)', 'come (si )?(ottengo|ottiene|ottenere)', 'scad(e|ono|enza|enze|uta|uti)', 'entro quando(?! (?:\\w+ )?(rispond|ricontatt))', 'registr*', 'enrol*', 'sign up|book (a|the|an)|register', 'inscri*', 'apunt(o|ar*)', 'ultimo giorno|termin(e|i) (per|ultimo|di)|deadline', 'quant(e|i) (settimane|giorni|mesi) prima', 'quanto tempo prima|quanto prima|con quanto anticipo|anticipo'],
  livelli: ['nom(e|i) … esam*', '(che|quali|quanti|tutti i|i|vari) livelli', 'livelli', 'principiant*', 'da zero|zero', 'base|basi', 'mai studiato', 'beginners?', 'principiantes?', 'debutants?', 'niveles|niveaux|levels'],
  preparazione: ['(cors*|lezion*) … (per )?(chi|quelli che) (deve|devono|vuole|vogliono) (fare|dare|sostenere|prendere)', 'prepar(o|a|ano|iamo|arsi|armi|are|ate|azione|ato|ata|arlo|arci)', 'intensiv(o|i|a)', '(cors*|lezion*) … (toefl|languagecert|language cert|cambridge|esam*|certificazion*)', '(toefl|languagecert|language cert) … (cors*|lezion*)', 'studi(o|are|arlo) (per|il)? ?(l esame|esame|il toefl|toefl)', 'prepare|preparation', 'allen(arsi|amento|armi)'],
  riconoscimento: ['riconosc*', 'valid(o|a|i|e)', 'accredit*', 'ukvi|ofqual', 'vist(o|i) (uk|inglese|britannic*|per)', '(per )?il visto', 'visa', 'va(le|lgono) (per|in|anche|nel|all|come|a)', 'spendibil*', '(serv(e|ono)|basta|accett*|va bene|ammess*|utile|utili|conta|contano|richiest*) … (universita|concors*|graduatori*|lavoro|lavorativ*|visto|cittadinanza|estero|laurea|master|tfa|gps|cv)', 'accettat(o|a|i)', 'minister(o|iale)', 'autorizzat*|ufficial(e|i)|abilitat*', 'recogni[sz]ed|accepted|valid'],
  tempi: ['entro quant(o|i|e)', 'ci (mett(ete|ono|e)|stat(e|i)) (molto|tanto|parecchio|poco|tempo)', 'siete (veloci|rapidi|svelti|lenti)', 'in quant(o|i|e) (tempo|giorn*|ore)', 'quanto … (mett(o|ete|i|ono|erei|iamo)|ci vuole|aspett*|attend*)', 'temp(i|istic*)', '(quando|quanto|entro quando|entro) … (rispond*|ricontatt*|contattat(e|o|a|i)|contatter*|richiam*|chiamat(e|o|a)|chiamer*|sentire|fate vivi|far(a|ete) viv(o|i))', 'rispond(ete|e|ono|erete)', 'rispost(a|e)', 'consegn(a|e|ate)', 'urgen(te|za|ti)', 'velocemente|subito pronto|in fretta', 'quanti giorni'],
  lingue: ['(quali|quante|che|in che|in quali|in quante) lingu(a|e)'],
  modalita: ['on ?line', 'a distanza', 'remoto', 'da casa', 'modalita', 'da noi', 'zoom|skype|webinar|teams|videocall|videochiamata|videoconferenza|dad', '(venite|viene|verreste|vi spostate) … (sede|azienda|noi|ufficio|scuola|qui)', '(presso|nella|nelle|nei|in) (la |le )?nostr(a|e|i) (sed(e|i)|uffici)', 'ibrid(o|a|i)|mist(o|a|i)|blended', 'passi|fasi|step', 'come (si svolge|vi muovete|procedete|lavorate)', 'come si (fa|presenta) … (progetto|domanda)'],
  destinazioni: ['destinazion(e|i)', 'met(a|e)', '(quali|che|in che|in quali) (paes(e|i)|nazion(e|i)|stat(o|i))', 'dove (si va|si parte|andate|mandate|organizzate|posso andare|si puo andare|li fate|andiamo)', 'inghilterra|londra|oxford|brighton|scozia', 'malta', 'irlanda|dublino', 'canada|toronto|vancouver', 'australia|sydney', 'stati uniti|usa|new york|america|states|california|boston', 'regno unito|uk(?! vi)|gran bretagna', 'francia|parigi|spagna|germania|giappone'],
  docenti: ['chi (sono (i |gli |le )?(vostr(i|e) )?(docent*|insegnant*|prof*|maestr*)|insegna*|tiene|fa lezione|c e)', '(i|gli|vostri|dei|con|avete|bravi) (docent*|insegnant*|professor*|prof|maestr*)', 'insegnanti (madre*|ingles*|sono|qualific*|italian*)', 'madre ?lingu*', 'con chi … lezion*', 'teachers?', 'native( speakers?)?', 'profesores', 'professeurs?', 'qualificat*|laureat*'],
  telefono: ['contatt(o|i|are|arvi)', 'mettermi in contatto', 'telefon*', 'numero( di telefono| vostro)?(?! (di|massimo|studenti))', 'cellulare|cell', 'chiam(are|arvi|o|iamo)', 'recapit(o|i)', 'phone( number)?', 'whats ?app|wapp|wa', 'call you', 'telefono|telephone', 'sentirci|sentirvi'],
  email: ['e ?mail', 'posta elettronica', 'indirizzo (e ?mail|mail|di posta)', 'scriver(e|vi)( una)?( mail)?', 'mail', 'correo'],
  'dati-legali': ['partita iva|p iva|piva', 'ragione sociale', 'codice fiscale', 'dati … fattur*', 'intestazione|intestat*', 'sede legale|denominazione'],
  esperienza: ['da quant(o|i) (tempo|anni)', 'esperienza', 'chi siete', 'esistete|esiste la|nata|nati|fondat*', '(quanti|40|quarant) anni (di|avete)', 'storia( della scuola)?', 'affidabil*|seri'],
  successo: ['percentual(e|i)', '(che|quali) (risultati|esiti) (avete|ottenete|fate|raggiungete|danno|hanno)', '\\d+ (per cento|percento)', 'per cento|95', '(pass(a|ano)|super(a|ano)) (l )?esame', 'success(o|i)|success rate', 'promoss(i|o|a)', 'quanti (passano|superano|vengono)', '(tasso|probabilita|statistiche) *', 'bocciat(i|o|a)'],
  cookie: ['cookies?', 'biscottini'],
  descrizione: ['come (funziona*|si svolg*|sono)', 'informazion(e|i)', 'info', 'dettagl(i|io)', '(che )?cos ?e( un| il| la| lo| l)?', 'cosa sono|cosa (e|sarebbe)', '(cosa|che) (significa|vuol dire|vorrebbe dire)', 'di (che )?cosa si tratta', 'parlami|raccontami|spiegami|mi spieg(hi|a|ate)|spiegatemi', 'dimmi (di piu|tutto)', 'differenz(a|e)', 'confront*', 'meglio', 'cosa (fate|offrite|proponete|avete|c e|prevedete|mi proponete|organizzate)', '(che|quali) (servizi|corsi|esami|cose|proposte|opzioni)', 'in cosa consiste', 'what (is|courses|do you)', 'information', 'saperne di piu', '(cosa|che) mi (dici|dite|sai dire|puoi dire|potete dire)', 'cosa (comprende|include)', 'di cosa vi occupate', 'tell me about', 'informacion'],
});

/** What a bare question word asks of a topic, where no other word tells: every side listed that the catalog knows is told. Some ask only where they open the question: "il liceo dove insegno" doesn't. */
export const sidesOfQuestionWord: readonly (readonly [word: RegExp, sides: readonly Aspect[], anywhere: boolean])[] = [
  [/\b(quando|when|cuando|quand)\b/, ['date', 'inizio', 'orario'], true],
  [/\b(dove|where)\b/, ['sede', 'destinazioni'], false],
  [/\b(quanto|quanta)\b/, ['prezzo'], true],
  [/\bchi\b/, ['docenti'], false],
  [/\bcome\b/, ['iscrizione'], false],
];

/** Sides that anything can have: alone they ask for what we offer only when every other word is known. */
export const commonAspects: ReadonlySet<Aspect> = new Set(['prezzo', 'durata', 'orario', 'inizio', 'descrizione', 'date']);

/** Sides that are often told rather than asked: they count only where the catalog knows them of the topic. */
export const incidental: ReadonlySet<Aspect> = new Set(['destinazioni', 'eta', 'lingue', 'inizio', 'indirizzo', 'livelli', 'orario', 'formato']);

/** What the site doesn't tell of the courses of other languages. */
export const untoldOfLanguages: ReadonlySet<Aspect> = new Set(['prezzo', 'orario', 'durata', 'inizio']);

/** Sides that an exam has only through its course. */
export const ofCourses: ReadonlySet<Aspect> = new Set(['materiali', 'posti', 'docenti']);

/** Sides that a course has only through its exam. */
export const ofExams: ReadonlySet<Aspect> = new Set(['riconoscimento', 'successo']);

/** The words by which a follow-up asks the same side again. */
export const aspectWords: Readonly<Partial<Record<Aspect, string>>> = {
  prezzo: 'prezzo',
  durata: 'durata',
  orario: 'orario',
  inizio: 'quando inizia',
  posti: 'posti',
  materiali: 'materiali',
  sede: 'in presenza',
  formato: 'formato',
  risultati: 'risultati',
  punteggio: 'punteggio',
  eta: 'eta',
  date: 'date',
  iscrizione: 'iscrizione',
  preparazione: 'preparazione',
  riconoscimento: 'riconoscimento',
  docenti: 'insegnanti madrelingua',
};

/** What a side asks when nothing else is named. */
export const meaningOfBareAspect: Readonly<Partial<Record<Aspect, readonly [Topic, Aspect]>>> = {
  prezzo: ['corsi', 'prezzo'],
  durata: ['corsi', 'durata'],
  inizio: ['corsi', 'inizio'],
  posti: ['corsi', 'posti'],
  materiali: ['corsi', 'materiali'],
  sede: ['scuola', 'indirizzo'],
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
  preparazione: ['cambridge', 'preparazione'],
};

/** Sides that say what another one asks, where that other one is not told apart; tried in this order. */
export const nextBestAspects: Readonly<Partial<Record<Aspect, readonly Aspect[]>>> = {
  lingue: ['descrizione'],
  preparazione: ['descrizione'],
  docenti: ['descrizione'],
  iscrizione: ['date', 'descrizione'],
  orario: ['apertura'],
  indirizzo: ['sede'],
  sede: ['indirizzo', 'destinazioni'],
  inizio: ['date'],
  date: ['inizio'],
  punteggio: ['risultati'],
  durata: ['tempi'],
  tempi: ['durata'],
  livelli: ['descrizione'],
};
