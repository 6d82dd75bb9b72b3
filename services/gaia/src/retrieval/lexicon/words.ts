// The words that carry no meaning of their own here, and the words that visitors are likely to mean when they mistype.

/** Words that visitors are likely to mean: a mistyped word is put right to one of these first. */
export const likelyWords =
  (
    'parto partire comincio cominciare scegliere scelgo consigliate consigli quanto quanti quante quando dove come quale quali cosa costa costano costerebbe costo costi prezzo prezzi tariffa ' +
    'tariffe quota quote listino pagare pagamento inizia iniziano inizio comincia cominciano parte partono partenza prossimo prossima prossimi prossime data date dura durano durata ore orario ' +
    'orari giorno giorni lezione lezioni corso corsi classe classi esame esami certificazione certificazioni certificato livello livelli inglese francese spagnolo tedesco italiano posti studenti ' +
    'libro libri materiale materiali indirizzo sede trovate siete telefono telefonare numero chiamare chiamarvi email scrivere aperti aperta aperto apertura aprite apre chiudete chiude chiusi ' +
    'segreteria sabato domenica lunedi martedi mercoledi giovedi venerdi risultati risultato punteggio struttura formato iscrizione iscrizioni iscrivermi iscriversi iscrivo prenotare preparazione ' +
    'individuale individuali private privata bambini figlio figlia test preventivo preventivi traduzione traduzioni tradurre traduttore interprete interpretariato azienda aziende aziendale ' +
    'aziendali formazione business scuola scuole viaggio viaggi studio vacanza estero cambridge preliminary first advanced proficiency toefl languagecert young learners starters movers flyers ' +
    'carta docente docenti bonus erasmus progetti europei itaca reclamo reclami privacy cookie parcheggio operatore persona parlare insegnanti madrelingua serale online presenza differenza meglio ' +
    'annulla annullare confermo conferma inviare grazie ciao buongiorno buonasera arrivederci raggiungo raggiungervi arrivare informazioni interessa vorrei giovane mattina pomeriggio sera ' +
    'contratto contratti sedie pezzi interessato interessata alunni insegnante dirigente istituto liceo universita gratuito rispondete accettate iscritti finisce scadono reclamare cancellare dati'
  );

/** Words that ask nothing by themselves: grammar, courtesy, and what people tell of themselves while they ask. */
export const stopWords = new Set(
  (
    // Grammar and the school's own words
    'come vi cui ove a ad ai al alla alle allo agli all anche ancora avete avere avrei ha hai ho abbiamo hanno be bene buongiorno buonasera salve ciao gaia che chi ci c con cosa cos da dai dal ' +
    'dalla dalle del dei della delle dello degli dell di d e ed ecco era esiste essere fa fai fate fare fanno faccio fosse gia gli grazie i il in invece io l la le lo li lui lei loro ma me mi mia ' +
    'mie mio miei ne nei nel nella nelle nell no noi non nostro nostra o oggi domani oppure ok per perche pero piu po poi posso possiamo possibile potrei potreste potete puo puoi prego qual quale ' +
    'quali quando quanto quanti quanta quante quello quella questo questa questi queste qui qua se sei siete si sia solo sono sta sto stai su sul sulla sui sulle te ti tra tu tutti tutto tutte un ' +
    'una uno va vai voi volevo vorrei vorremmo voglio vuoi vostro vostra vostri vostre informazione informazioni info sapere chiedere dire dimmi darmi dare dammi avermi aiutarmi aiuto aiutare ' +
    'domanda favore cortesia cortesemente gentilmente interessa interessato interessata interesserebbe bisogno serve servono servirebbe frequentare seguire imparare studiare iniziare cominciare ' +
    'cercando cerco cerca trovare trovo vedere offrite offre organizzate proponete tenete insegnate esattamente circa incirca indicativamente esatto esatta preciso precisamente attualmente adesso ora insieme inoltre ' +
    'infine allora quindi dunque comunque magari forse proprio molto poco tanto bello male sempre mai settimana mese anno gruppo livello livelli lingua inglese scuola roma prati euro sito pagina ' +
    'roba servizio servizi proposte offerta usare utilizzare usa frequentarlo anni possibilita riguardo riguarda relativo relativa rispetto parte modo cose tramite presso dopo prima durante senza ' +
    'nuovo nuova alcuni alcune qualche ogni altro altra altri altre perfetto eventualmente volta volte devo dobbiamo deve devono fino paga compreso compresa incluso inclusa comprende preventivo ' +
    'preventivi domattina tipo persona persone adulti ragazzi figlio the is are do does you your my we what how where when for of to and or please hello hi can could would want like about have ' +
    'there much many it at on english' +
    // Who they are
    ' mamma madre papa padre genitore genitori nonno nonna zio zia marito moglie fidanzato fidanzata sorella fratello amico amica amici studente studentessa studenti universitario universitaria ' +
    'universita liceo liceale scuola media superiori superiore elementari terza quarta quinta prima seconda laureando laureanda pensionato pensionata insegnante docente prof professore ' +
    'professoressa maestra maestro segretaria impiegato impiegata medico avvocato ingegnere infermiere infermiera capo responsabile collega adulto adulti adulta giovane giovani famiglia gente ' +
    'signora signore ragazza ragazzo figlia ruolo italiano italiana' +
    // How they live
    ' lingue them these those it they needs friend friends my me she he her his im do you take teach offer secondo dove contattato contattata contattati chiamato chiamata richiamato richiamata qualcosa loro pensionati mano lavoro lavora lavorando lavoratore casa vita giorno giornata tempo libero sera estate inverno fuori viaggio londra mondo futuro carriera colloquio concorso graduatoria gps ' +
    'punti master magistrale laurea triennale facolta domanda erasmus vacanze ferie quest ultimo ultima scorso scorsa passato anni fa impegni impegnato impegnata occupato orari comodo comoda ' +
    'finalmente perdo perdere perdessi presto tardi ieri stasera stamattina subito ormai appena spesso quasi troppo abbastanza davvero veramente praticamente soprattutto almeno parecchio tantissimo ancora' +
    // How they ask
    ' scusa scusi scusate scusatemi senti senta ascolta guarda sapete sai sapere capire capito capisco leggere letto visto vedo vista sentito detto dicono dicevano parlato parlare chiedo chiedevo ' +
    'chiedono chiederti chiedervi domandare domandavo pensavo penso credo spero vorremo desidero desidererei gradirei interesserebbero interessati interessate interessava interesse curiosita ' +
    'curioso curiosa dubbio dubbi consiglio problema problemi tema argomento riguardo merito tratta conferma confermate confermare dovrei dovremmo dovrebbe dovuto volessi vuole vogliono volete ' +
    'piacerebbe piace proporre propormi proposta offrire avrebbe avessi avevo aveva avevate abbia abbiate fosse sarei sarebbe sara saremmo sono siamo sta stiamo stavo stavamo vado andare andra ' +
    'venire viene vieni mettere messo prendere preso prendo portare portato dare dato tenere tengo mandare mandarmi mandate mandato arrivare riuscire riesco riesce riusciamo serviva occorre ' +
    'occorrono bisogna conviene basta necessario obbligatorio obbligatoria utile' +
    // How they chat, in four languages
    ' salvee ehi hey ok okay okk vabbe boh mah beh ah eh oh uff daje aho ao anvedi mo magari tipo cioe raga ragazzi grazie mille tante cordiali saluti distinti saluto spett spettabile gentile ' +
    'gentilissimi egregio buon pomeriggio serata the of to is are do does did can could would i you my your we our it at on in for and or please hello hi thanks thank want need like have has ' +
    'there any what how when where which who el la los las de un una por para hay puede puedo tienen teneis es son en mi su yo gracias hola le les des du pour je vous avez est une et bonjour ' +
    'merci'
  ).split(' '),
);
