// Questions as people write them in whole, polite sentences, each under the facts that answer it or under none.
export const formal = `
## corsi-a2.descrizione
Gradirei ricevere una presentazione del corso che porta al KET
Mi saprebbe illustrare come è strutturata la vostra classe A2 Key?
Mia nipote deve prendere l'A2 e vorremmo capire in cosa consiste il percorso di gruppo
Volevo sapere se organizzate un corso per il primo livello Cambridge, l'A2 Key
Potrei avere qualche notizia generale sulle lezioni collettive di livello A2?
## corsi-b1.descrizione
Mi interesserebbe conoscere le caratteristiche del vostro corso PET
Vorrei che mi spiegaste in poche parole il corso B1 Preliminary
Per un'impiegata che deve arrivare al B1, che percorso di gruppo proponete?
È previsto da voi un corso preparatorio al Preliminary e come si svolge?
Sarei grata se poteste descrivermi il gruppo di preparazione al B1
## corsi-b2.descrizione
Desidererei un quadro complessivo del corso per il First
Mi è stato consigliato il vostro corso B2, potreste dirmi di che cosa si tratta?
Ci terrei a capire come funziona la classe che prepara al First Certificate
Avrei bisogno di informazioni di massima sul corso FCE
In cosa consiste, a grandi linee, il percorso di gruppo di livello B2?
## corsi-c1.descrizione
Avrei piacere di sapere come è impostato il corso di preparazione al CAE
Buongiorno, tenete per caso un corso collettivo per l'Advanced?
Mio marito punta al C1 e gradirebbe una descrizione del vostro corso
Mi fornireste le informazioni essenziali sul gruppo C1 Advanced?
Chiedo cortesemente ragguagli sul corso di inglese avanzato C1
## corsi-c2.descrizione
Sarei interessato a una panoramica del corso Proficiency
Esiste nella vostra offerta un corso di gruppo al livello massimo, il C2?
Mi potrebbe dire come si articola il percorso verso il CPE?
Prima di decidermi per il C2 gradirei una descrizione sintetica del corso
Da insegnante mi incuriosisce il vostro gruppo C2 Proficiency, come è concepito?
## corsi-a2.prezzo|corsi.prezzo
Gradirei conoscere l'importo richiesto per frequentare il corso A2 Key
A quanto ammonta la spesa per il corso KET di gruppo?
Mi saprebbe quantificare il costo della classe A2 per mia figlia?
Volevo chiedere quale cifra si paga per il gruppo di livello A2
Quale sarebbe l'onere complessivo del corso A2 Key?
## corsi-b1.prezzo|corsi.prezzo
Mi direbbe per favore quanto verrei a spendere con il corso B1?
La quota di partecipazione al corso PET a quanto corrisponde?
Prima di parlarne con mio marito vorrei sapere la tariffa del corso Preliminary
Che somma devo mettere in conto per le cinquanta ore del gruppo B1?
Siamo una famiglia con due figli e ci occorre il prezzo della preparazione collettiva al Preliminary
## corsi-b2.prezzo|corsi.prezzo
Potrei conoscere il corrispettivo del corso B2 First?
Vorrei essere informata sul costo complessivo della classe per il First
Quanto mi verrebbe chiesto per iscrivermi al gruppo FCE?
Mi domandavo quale fosse il prezzo del vostro corso collettivo B2
Il corso per il First Certificate che cifra comporta?
## corsi-c1.prezzo|corsi.prezzo
Gentilmente, mi indica la tariffa del corso serale C1?
Vorrei farmi un'idea della spesa per prepararmi al CAE in gruppo
Per il corso Advanced, qual è l'importo totale da corrispondere?
Il mio datore di lavoro mi chiede il prezzo del corso di gruppo C1 Advanced
Quanti euro costa in tutto la classe di livello C1?
## corsi-c2.prezzo|corsi.prezzo
Mi farebbe sapere a quanto viene il corso Proficiency in classe?
Avrei necessità di conoscere il costo del percorso C2 di gruppo
Che esborso è previsto per il corso di preparazione al CPE?
Sarebbe così gentile da dirmi la quota del corso C2?
Un collega mi chiede quanto si paghi per il gruppo C2 Proficiency
## corsi-a2.durata|corsi.durata
Di quante ore si compone il corso A2 Key?
Mi interesserebbe conoscere il monte ore del percorso KET
Il corso per l'A2 quanto dura complessivamente?
Vorrei capire su quante ore di lezione può contare chi segue la classe A2
Per il livello A2, la durata del corso di gruppo è stabilita?
## corsi-b1.durata|corsi.durata
Quante ore di insegnamento comprende il corso B1 Preliminary?
Potrebbe precisarmi la durata del gruppo PET?
Devo indicare sul modulo dell'ufficio il totale delle ore del corso B1, quante sono?
Mi chiedevo se il corso Preliminary fosse lungo e di quante ore
A quante ore corrisponde, dall'inizio alla fine, la preparazione collettiva al B1?
## corsi-b2.durata|corsi.durata
Mi sa dire quante ore di lezione sono previste per il corso First?
Gradirei sapere l'estensione in ore del corso B2
Il percorso collettivo per l'FCE in quante ore si esaurisce?
Quanto è lungo, in ore, il corso B2 First?
Per un permesso di studio mi serve il numero totale di ore della classe B2
## corsi-c1.durata|corsi.durata
La preparazione di gruppo al C1 Advanced di quante ore consta?
Vorrei sapere per quante ore si studia nel corso CAE
Mi occorre il monte ore del corso C1 per la mia domanda in azienda
Qual è la lunghezza complessiva del corso Advanced?
Potreste confermarmi quante sono le ore del gruppo C1?
## corsi-c2.durata|corsi.durata
Quante ore vengono dedicate in totale al corso Proficiency?
Mi piacerebbe sapere quanto dura per intero la classe C2
Il corso di preparazione al CPE che durata ha?
Volevo domandare di quante ore è fatto il gruppo C2
Ai fini della richiesta di rimborso, quante ore risultano per il corso C2 Proficiency?
## corsi-a2.orario|corsi.orario
In quale giorno della settimana si riunisce la classe A2 Key?
Vorrei sapere a che ora cominciano e finiscono le lezioni del KET
Mia figlia è libera solo certi pomeriggi, quando si tengono le lezioni A2?
Mi può dire la collocazione oraria del corso A2?
Il gruppo A2 Key si incontra di sera, e in che giorno?
## corsi-b1.orario|corsi.orario
Volevo sapere in che giorno è fissato il corso Preliminary
Uscendo dall'ufficio alle cinque e mezza farei in tempo per le lezioni B1?
Potreste comunicarmi giorno e fascia oraria del gruppo PET?
Mi domandavo se le lezioni del B1 si svolgano in orario serale o pomeridiano
A che ora terminano gli incontri del corso B1 Preliminary?
## corsi-b2.orario|corsi.orario
Mi occorrerebbe il giorno di frequenza del corso First
Per organizzare i turni devo sapere quando cade la lezione del B2
Quale sera della settimana è dedicata al gruppo FCE?
Gradirei conoscere l'orario di svolgimento del corso B2 First
Il corso First Certificate da che ora a che ora si tiene?
## corsi-c1.orario|corsi.orario
Mi saprebbe indicare in quali giorni è distribuito il corso C1?
Vorrei verificare che l'orario dell'Advanced sia compatibile con il mio lavoro, qual è?
La classe CAE si ritrova il giovedì o un altro giorno?
Quando hanno luogo le lezioni serali del C1 Advanced?
Sono madre di due bimbi e vorrei sapere a che ora si finisce al corso C1
## corsi-c2.orario|corsi.orario
Che giorno e a quale ora si frequenta il corso Proficiency?
Mi interessa la calendarizzazione settimanale della classe C2
Potreste dirmi se le lezioni del CPE sono previste in fascia serale?
Potrei sapere se il gruppo C2 si incontra nel fine settimana o in un giorno feriale?
Gli incontri del C2 Proficiency a che ora hanno inizio?
## corsi-a2.inizio|corsi.inizio
Qual è la decorrenza del corso A2 Key?
Mi potrebbe dire se il corso KET è già cominciato?
Volevo sapere quando avranno inizio le lezioni di livello A2
Da quale data si parte con la classe A2?
Per mio nipote, quando è in programma l'avvio del gruppo A2?
## corsi-b1.inizio|corsi.inizio
Volevo sapere se sia già stato avviato il corso B1 Preliminary
Mi interesserebbe conoscere la data di partenza del PET
Il corso collettivo B1 comincia a breve oppure è in corso?
In che giorno è stata fissata la prima lezione del Preliminary?
Desidero sapere da quando decorre il gruppo di livello B1
## corsi-b2.inizio|corsi.inizio
Saprebbe dirmi in che data prende il via il corso First?
Arrivo a Roma fra un mese e vorrei sapere quando comincia il B2
Le lezioni dell'FCE sono iniziate oppure si deve ancora partire?
Mi preme sapere se la data di avvio della classe B2 First è stata stabilita
A partire da quando è possibile frequentare il corso B2, ossia quando inizia?
## corsi-c1.inizio|corsi.inizio
Gradirei sapere la data d'inizio del corso Advanced
Il gruppo C1 è partito o attende ancora l'avvio?
Quando è prevista la lezione inaugurale del CAE?
Chiedo per una collega, da che giorno si tiene il corso C1 Advanced?
Mi direbbe per cortesia quando sono cominciate le lezioni del C1?
## corsi-c2.inizio|corsi.inizio
Vorrei una conferma sulla data di partenza del corso C2 Proficiency
Sul sito leggo una data per il CPE, mi può dire quando comincia davvero?
Da quando decorrono le lezioni del livello C2?
L'inizio del corso Proficiency è stato fissato?
Mi saprebbe dire se il gruppo C2 sia già partito?
## corsi-a2.posti|corsi.posti
Quanti allievi siedono al massimo nella classe A2 Key?
Da mamma vorrei sapere quanto è numeroso il gruppo KET
Nel corso A2 quante persone vengono ammesse?
Volevo accertarmi che ci fosse posto nel corso A2 Key
Di quanti posti dispone la classe di livello A2?
## corsi-b1.posti|corsi.posti
Il gruppo PET da quanti partecipanti è composto?
Mi chiedevo se vi fosse ancora disponibilità nel corso B1
Preferirei una classe piccola, quanti studenti accogliete nel B1 Preliminary?
Qual è il numero massimo di iscritti al corso Preliminary?
Vorrei capire quanti posti sono stati previsti per il B1
## corsi-b2.posti|corsi.posti
Gradirei sapere quanti siamo in aula nel corso First
Mi saprebbe dire se c'è un tetto al numero dei partecipanti alla classe B2?
Nel gruppo FCE sono rimasti dei posti?
Quanti corsisti può contenere il corso B2 First?
Mi saprebbe dire la capienza del gruppo B2?
## corsi-c1.posti
Quanti posti sono previsti per il corso C1 Advanced?
La classe CAE è ristretta, e quanti allievi accoglie?
Vorrei domandare se il gruppo Advanced abbia ancora un posto per me
Mi interessa sapere da quante persone è formato il corso C1
Mi saprebbe dire se il numero di partecipanti al C1 è limitato?
## corsi-c2.posti
Per il Proficiency quanti posti avete messo a disposizione?
Potrebbe dirmi quanti studenti ammettete al corso C2?
Temo che il gruppo CPE sia già al completo, quanti posti contava?
Nella classe C2 Proficiency si è in molti o in pochi?
Mi farebbe piacere sapere la consistenza numerica del gruppo C2
## corsi-a2.sede|corsi.sede
In quale zona di Roma si svolge il corso A2 Key?
Le lezioni del KET si seguono in aula o a distanza?
Accompagnerei io mia figlia, dove si tengono gli incontri dell'A2?
Mi conferma che il gruppo A2 si frequenta in presenza?
Presso quale sede viene erogato il corso A2?
## corsi-b1.sede|corsi.sede
Dove dovrei recarmi per seguire il corso PET?
Vorrei capire se il B1 Preliminary si può seguire da casa oppure si viene in sede
Il luogo delle lezioni del gruppo B1 qual è?
In che quartiere si trova l'aula del Preliminary?
Volevo sapere se la frequenza del corso B1 avviene di persona
## corsi-b2.sede|corsi.sede
Le lezioni del First dove hanno luogo?
Mi saprebbe dire se il corso B2 venga svolto online?
Abito all'Eur e vorrei sapere dove si tiene il corso FCE
Qual è la sede di svolgimento della classe B2 First?
Saprebbe dirmi se il gruppo B2 si ritrova in presenza da voi a Prati?
## corsi-c1.sede|corsi.sede
In che luogo si frequenta il corso Advanced?
Il CAE è un corso in aula oppure telematico?
Avrei bisogno di sapere dove si svolgono le serate del C1
Presso di voi o altrove si tengono le lezioni C1 Advanced?
Mi indica la sede fisica del gruppo C1?
## corsi-c2.sede|corsi.sede
Per seguire il Proficiency occorre venire in sede a Roma?
Mi interesserebbe sapere dove è ubicata la classe C2
Il corso CPE viene impartito in presenza?
In quale parte della città si tengono le lezioni di C2?
Vivo fuori Roma, il gruppo C2 Proficiency si fa dal vivo o in rete?
## corsi-a2.materiali
Per il corso A2 Key quali testi vengono richiesti?
Volevo sapere se il manuale è compreso nel prezzo del KET
Che materiale didattico occorre alla mia ragazza per la classe A2?
Mi può dire se il libro per il gruppo A2 lo fornite voi?
Gradirei indicazioni sui libri da usare nel corso A2
## corsi-b1.materiali|corsi.materiali
Nella quota del B1 Preliminary è incluso il libro di testo?
Mi chiedevo se per il PET si debba comprare il manuale a parte
Il materiale del corso B1 viene fornito dalla scuola?
Vorrei sapere se i libri del Preliminary siano già pagati con il corso
Che cosa mi viene dato come testo nel gruppo B1?
## corsi-b2.materiali|corsi.materiali
È necessario acquistare un volume per la classe First oppure è compreso?
Mi può dire come funziona per i libri del corso B2?
Il testo del corso FCE è ricompreso nel costo?
Gradirei sapere quali materiali riceve chi frequenta il B2 First
Per il gruppo B2 il manuale è a carico dello studente?
## corsi-c1.materiali|corsi.materiali
Quale tipo di testo è incluso nel corso Advanced?
Vorrei sapere se per il CAE i libri siano a parte
Chi segue il C1 riceve del materiale didattico dalla scuola?
Potreste dirmi se nel prezzo del corso C1 Advanced rientra il libro?
Su quali materiali si lavora nel gruppo C1?
## corsi-c2.materiali|corsi.materiali
Con che materiali si prepara il Proficiency in classe?
Per il corso C2 il materiale di studio è fornito da voi?
Mi interesserebbe sapere che sussidi didattici comprende il gruppo CPE
I testi per il C2 Proficiency sono compresi?
Che genere di materiale viene consegnato agli iscritti del corso C2?
## corsi-a2.formato|cambridge.formato
Come è suddiviso l'esame A2 Key?
Quali prove dovrà affrontare mia figlia al KET?
Volevo sapere di quante parti consta l'esame di livello A2 Cambridge
Mi saprebbe dire se al KET sia prevista anche una prova orale?
La struttura dell'esame A2 Key potrebbe spiegarmela?
## corsi-b1.formato|cambridge.formato
In quante sezioni è articolato l'esame PET?
Gradirei conoscere le prove che compongono il Preliminary
All'esame B1 Preliminary si viene valutati anche nello scritto e nell'ascolto?
Che cosa comprende la prova d'esame del B1 Cambridge?
Vorrei capire da quali parti è formato il test Preliminary
## corsi-b2.formato|cambridge.formato
Mi illustrerebbe la composizione dell'esame First?
Quali abilità vengono esaminate nel B2 First?
L'esame FCE in quante prove si articola?
Per il First Certificate ci sono un orale e uno scritto?
Come si presenta la struttura dell'esame Cambridge B2?
## corsi-c1.formato|cambridge.formato
Di quali prove è composto l'Advanced?
Mi piacerebbe sapere come sia strutturato l'esame CAE
Nell'esame C1 Advanced quali parti bisogna sostenere?
Il C1 di Cambridge prevede lo speaking?
Potreste elencarmi le sezioni dell'esame C1 Advanced?
## corsi-c2.formato|cambridge.formato
Quali sono le componenti dell'esame Proficiency?
Avrei piacere di sapere su quante prove si basa il CPE
Come si svolge, parte per parte, l'esame C2 Proficiency?
Il C2 Cambridge include una prova di ascolto?
L'articolazione del CPE è la stessa in quattro parti?
## individuale-a2.prezzo|individuale.prezzo
Quanto viene all'ora una lezione individuale per il KET?
Vorrei sapere la tariffa oraria delle lezioni private di livello A2
Se mia figlia si preparasse da sola con un insegnante all'A2 Key, quale sarebbe il costo?
Mi dice l'importo di un'ora individuale per l'A2?
La preparazione personale al KET a che prezzo viene offerta?
## individuale-b1.prezzo|individuale.prezzo
Una lezione privata per il PET che spesa comporta?
Gradirei conoscere il costo orario della preparazione individuale B1
Quanto chiedete per un'ora a tu per tu con il docente al livello B1?
Per le ripetizioni personali finalizzate al Preliminary quale tariffa applicate?
Mi quantifica la spesa all'ora di un percorso individuale B1 Preliminary?
## individuale-b2.prezzo|individuale.prezzo
Mi occorrerebbe la tariffa di una lezione one-to-one per il First
A quanto ammonta ogni ora individuale di preparazione al B2?
Vorrei preparare l'FCE da solo con un docente, che compenso è previsto?
Il costo all'ora delle lezioni private B2 qual è?
Potrei avere il prezzo della preparazione individuale B2 First?
## individuale-c1.prezzo|individuale.prezzo
Se optassi per lezioni individuali in vista dell'Advanced, quanto pagherei l'ora?
Che cifra oraria si applica alla preparazione personale C1?
Il prezzo di un'ora privata per il CAE mi interesserebbe molto
Per un percorso individuale C1 Advanced quale importo devo considerare?
Mi direbbe quanto costa un insegnante tutto per me per il C1?
## individuale-c2.prezzo|individuale.prezzo
Quale tariffa oraria è prevista per il Proficiency in forma individuale?
La lezione singola di livello C2 quanto si paga?
Sono un traduttore e vorrei sapere il costo delle lezioni private per il CPE
Potete comunicarmi l'importo orario della preparazione individuale C2?
Quanto verrebbe un'ora da solo con il docente per il C2 Proficiency?
## individuale-a2.durata|individuale.durata
Quante ore individuali sono consigliate per arrivare al KET?
Mi sa dire di quante lezioni private avrebbe bisogno mia figlia per l'A2?
Il percorso individuale A2 Key di solito quanto dura?
Vorrei stimare le ore necessarie per la preparazione personale all'A2
A quante ore si aggira un percorso one-to-one di livello A2?
## individuale-b1.durata|individuale.durata
Per il PET con lezioni private, quante ore mi suggerireste?
Vorrei avere un'idea del monte ore individuale per il B1
Mediamente quante ore servono per prepararsi da soli con voi al Preliminary?
La durata consigliata della preparazione individuale B1 qual è?
Quante ore a tu per tu si mettono in conto per il B1 Preliminary?
## individuale-b2.durata|individuale.durata
Quante ore di lezione personale occorrono per il First?
Mi interesserebbe sapere la durata indicativa del percorso individuale B2
Con le lezioni private, in quante ore si prepara l'FCE?
Che quantità di ore consigliate a chi prepara il B2 individualmente?
Per il B2 First in forma individuale di quante ore devo tener conto?
## individuale-c1.durata|individuale.durata
Vorrei sapere quante ore private siano di norma necessarie per l'Advanced
Un percorso personale per il CAE su quante ore si sviluppa?
Quante ore consigliereste per il C1 a chi sceglie le lezioni individuali?
Mi saprebbe dire se la preparazione one-to-one al C1 Advanced richiede molte ore?
Mi può indicare il fabbisogno di ore individuali per il C1?
## individuale-c2.durata|individuale.durata
Per il Proficiency quante ore individuali andrebbero programmate?
Gradirei una stima delle ore private occorrenti per il C2
Su quante ore si calibra la preparazione individuale al CPE?
Quanto è lungo di norma un percorso one-to-one di livello C2?
Che impegno orario suggerite a chi affronta il C2 Proficiency con un docente privato?
## individuale-a2.descrizione|individuale.descrizione
Potrei sapere in cosa consiste la preparazione individuale al KET?
Mi può dire se è possibile prepararsi all'A2 Key con lezioni private?
Mi spiegherebbe come funziona il percorso personale di livello A2?
Mio figlio preferirebbe un insegnante solo per lui per l'A2, lo prevedete?
Vorrei notizie sulla preparazione one-to-one all'A2 Key
## individuale-b1.descrizione|individuale.descrizione
Come si articola la preparazione individuale per il Preliminary?
Anziché il gruppo, si può fare il B1 con lezioni private?
Sarei interessata a un percorso personale verso il PET, mi dà qualche dettaglio?
In che modo viene organizzato il B1 in forma individuale?
Mi illustri per favore l'opzione one-to-one per il B1 Preliminary
## individuale-b2.descrizione|individuale.descrizione
Come verrebbe impostata una preparazione individuale al First?
Non potendo seguire il gruppo, offrite il B2 con un docente privato?
Mi interessa capire come procede il percorso one-to-one per l'FCE
Vorrei una descrizione della vostra preparazione personale al B2 First
Potreste dirmi se il B2 si può preparare anche singolarmente da voi?
## individuale-c1.descrizione|individuale.descrizione
Desidero informazioni sul percorso individuale per l'Advanced
Sareste in grado di seguirmi singolarmente per il CAE?
Mi spiega come lavorate con chi prepara il C1 da solo?
La preparazione privata al C1 Advanced che passaggi prevede?
Per un dirigente con poco tempo, il C1 one-to-one come è organizzato?
## individuale-c2.descrizione|individuale.descrizione
Prevedete lezioni personali per chi mira al Proficiency?
In cosa consisterebbe il percorso individuale C2?
Vorrei essere seguito da un solo insegnante per il CPE, come si procede?
Mi darebbe un'idea della preparazione one-to-one al C2?
Come viene svolta la preparazione individuale al C2 Proficiency?
## corsi.descrizione
Gradirei una panoramica dei corsi d'inglese che proponete
Che genere di corsi tenete per chi vuole migliorare l'inglese?
Mi potrebbe elencare la vostra offerta di corsi per adulti?
Ho visto l'insegna passando da Prati e vorrei sapere quali corsi organizzate
Sono una pensionata curiosa, quali percorsi di studio dell'inglese offrite?
Saprebbe dirmi se è possibile avere un prospetto dei corsi attivati?
## corsi.prezzo
Quali sono le tariffe dei vostri corsi?
Volevo sapere grosso modo quanto costano le lezioni d'inglese da voi
Potreste farmi avere il listino dei corsi di gruppo?
A quanto ammonta la retta di un corso collettivo?
Che spesa affronterei per frequentare una vostra classe?
Prima di venire di persona, gradirei conoscere i costi dei corsi
## corsi.durata
Quanto durano in media i vostri corsi di gruppo?
Di quante ore si compone ciascuno dei corsi collettivi?
Vorrei sapere il monte ore previsto dai corsi Cambridge
Per la pratica del rimborso mi serve la durata in ore di un vostro corso
Mi interesserebbe sapere se tutti i corsi hanno la medesima durata
Mi interessa sapere quanto è lungo un corso collettivo
## corsi.orario
In quali giorni e in quali fasce orarie si tengono i corsi?
Avrei piacere di ricevere il calendario settimanale delle lezioni di gruppo
Per chi lavora fino alle diciotto, esistono corsi serali?
Mi domandavo se vi fossero corsi di gruppo la mattina
I corsi collettivi si svolgono di sera o di giorno?
Può indicarmi gli orari delle varie classi Cambridge?
Come sono distribuiti nella settimana i corsi dei diversi livelli?
## corsi.inizio
Quando prendono avvio i vostri corsi di gruppo?
Vorrei informarmi sulle prossime partenze dei corsi
I corsi pubblicati sul sito sono già cominciati?
In che periodo dell'anno decorrono le lezioni collettive?
Mi sa dire se si fa ancora in tempo o se i corsi sono tutti avviati?
Quale sarebbe la prossima data di inizio di un corso di inglese?
Gradirei conoscere la decorrenza dei nuovi gruppi
## corsi.posti
Di quanti studenti sono formate in genere le classi?
Mi rassicurerebbe sapere che i gruppi non sono troppo numerosi
Qual è il numero massimo di allievi per aula?
Le vostre classi sono piccole o affollate?
Vorrei sapere in quanti si frequenta un corso di gruppo
Fino a quante persone accogliete in una classe?
Mi preme sapere se esista un limite ai partecipanti dei corsi collettivi
## corsi.sede
Mi può dire se le lezioni di gruppo si svolgono in presenza o a distanza?
Dove vengono tenuti i corsi collettivi?
Mi domandavo se i corsi Cambridge fossero disponibili online
In quale quartiere si frequentano le vostre classi?
Per seguire un corso bisogna venire in sede a Prati?
Vorrei sapere dove si va fisicamente a lezione
## corsi.docenti
Chi insegna nei vostri corsi?
Vorrei sapere se gli insegnanti sono di madrelingua inglese
Ci preme sapere quale preparazione abbiano i vostri docenti
Mi potrebbe dire se le lezioni siano affidate a personale madrelingua?
Da genitore vorrei conoscere la qualifica di chi fa lezione
Il corpo docente è qualificato e di lingua inglese?
## corsi.iscrizione
Quale procedura devo seguire per iscrivermi a un corso?
Mi spiegherebbe come si effettua l'iscrizione alle lezioni?
Desidererei iscrivere mia figlia a un corso, a chi mi rivolgo?
Come ci si iscrive se non si conosce il proprio livello?
La domanda di iscrizione a un corso in che modo va presentata?
Vorrei prenotare un posto in una classe, qual è la modalità?
Mi occorre sapere i passi per diventare allievo di un vostro corso
## corsi.livelli
Per quali livelli sono organizzati i corsi?
Avendo studiato l'inglese cinquant'anni fa, troverei un corso adatto a me?
Tenete lezioni anche per chi parte proprio da zero?
Vorrei sapere se coprite tutti i livelli del quadro europeo
Sono principiante assoluto e mi chiedo se abbiate un corso per me
## corsi.livelli|test-livello.descrizione
Non so in quale livello collocarmi, come posso orientarmi?
## corsi.materiali
I libri di testo sono inclusi nella quota dei corsi?
Mi sa dire in quali corsi il manuale è compreso?
Vorrei sapere quale materiale didattico accompagna le varie classi
Oltre al prezzo del corso, i testi vanno acquistati dall'allievo?
Per i corsi di gruppo il materiale viene dato dalla scuola?
Che testi ricevono gli iscritti ai diversi corsi Cambridge?
## individuale.descrizione
Mi potrebbe illustrare come si svolge la preparazione individuale?
Saprebbe dirmi se sarebbe possibile prendere lezioni private con un vostro insegnante?
Vorrei capire il funzionamento dei percorsi one-to-one
Mi trovo meglio da solo che in classe, che cosa proponete?
In che cosa consistono le lezioni personalizzate?
Offrite un piano di studio cucito sulla singola persona?
Per una signora un po' timida c'è la possibilità di lezioni individuali?
## individuale.prezzo
Quanto costa un'ora di lezione privata presso di voi?
Mi farebbe avere le tariffe orarie delle lezioni individuali?
Il prezzo del one-to-one varia a seconda del livello?
Volevo sapere a quanto ammonta il compenso orario per un docente privato
Che importo si paga per ciascuna lezione personale?
Gradirei il listino della preparazione individuale
## individuale.durata
In media di quante ore individuali ha bisogno uno studente?
Mi interessa sapere quante ore vengono consigliate nei percorsi privati
Quanto dura di solito una preparazione one-to-one?
Che numero di lezioni individuali suggerite per ciascun livello?
Vorrei capire l'impegno complessivo in ore di un percorso personale
## individuale.durata|aziende.prezzo
Per il Business English individuale quante ore sono raccomandate?
## individuale.orario
Le lezioni individuali in quali giorni si possono fissare?
Vorrei sapere se l'orario delle lezioni private sia concordabile
Ho turni variabili, le ore one-to-one si possono adattare?
Chi decide giorno e ora delle lezioni personali?
Mi andrebbe bene la mattina presto, per le lezioni private è fattibile accordarsi?
In che modo si stabilisce il calendario di un percorso individuale?
## aziende.prezzo
Quanto verrebbe un corso di inglese per i dipendenti della nostra ditta?
Scrivo dall'ufficio del personale, come si determina il costo di un percorso aziendale?
Gradiremmo conoscere i vostri prezzi per la formazione in azienda
Per ricevere una quotazione per la nostra società che modalità c'è?
Esiste un tariffario per i corsi rivolti alle imprese?
## aziende.prezzo|individuale.prezzo
Il Business English individuale quale tariffa ha?
A quanto ammonta un'ora di inglese commerciale con docente privato?
## aziende.descrizione
Quali servizi linguistici offrite alle imprese?
La nostra società vorrebbe formare il personale in inglese, che cosa proponete?
Vi occupate di coaching linguistico per dirigenti?
Sono la segretaria di uno studio legale e vorrei sapere se tenete corsi per i collaboratori
Mi descriverebbe la vostra proposta di formazione per aziende?
Oltre all'inglese, per i dipendenti organizzate corsi di altre lingue o di comunicazione?
Da responsabile della formazione gradirei un quadro dei corsi aziendali
## aziende.durata
Quanto durano i corsi organizzati per le imprese?
Un percorso aziendale si estende su mesi o si risolve in pochi giorni?
Vorremmo un workshop breve per il personale, di quanti giorni sarebbe?
Qual è la durata tipica della formazione in azienda?
In ufficio ci chiedono quanto tempo occupa un ciclo di lezioni per i dipendenti
Su quanti mesi si distribuisce un programma continuativo per la nostra società?
La durata dei workshop aziendali è di una o più giornate?
## aziende.modalita
Mi interesserebbe sapere se le lezioni per i dipendenti si possono tenere presso i nostri uffici
È prevista per le imprese la formazione a distanza?
Vorremmo sapere se i vostri docenti si rechino in azienda
In quale modalità vengono erogati i corsi per le società?
Il nostro personale lavora in parte da casa, il corso aziendale può essere misto?
Dove si svolgono di norma i corsi di inglese per le ditte?
La formazione aziendale avviene da voi, da noi oppure in rete?
## aziende.riconoscimento
Gradirei sapere se la vostra formazione per le imprese è accreditata
Ci occorre sapere se siate ente accreditato per la formazione aziendale
Che accreditamento regionale possedete per i corsi in azienda?
L'ufficio acquisti domanda se la formazione sia riconosciuta dalla Regione
Esiste un riconoscimento pubblico dei corsi che fate alle ditte?
Siete accreditati dalla Regione come formatori per le aziende?
## test-livello.descrizione
Come posso sostenere il test di livello?
Vorrei prenotare la prova di ingresso per capire il mio livello
A chi si richiede la verifica iniziale della conoscenza dell'inglese?
In che modo si accede al vostro test di piazzamento?
Mi piacerebbe valutare il mio inglese prima di cominciare, è previsto un test?
Dove trovo il test per sapere quanto so d'inglese?
## test-livello.prezzo|test-livello.descrizione
Il test di livello è a pagamento?
Mi conferma che la prova iniziale non comporta spese?
Quanto costa farsi valutare il livello?
Per il test d'ingresso è dovuto un importo?
La verifica del livello viene offerta gratuitamente?
Si deve pagare qualcosa per sapere il proprio livello?
## bambini.descrizione
Organizzate corsi di inglese per i più piccoli?
Ho un nipotino di sette anni e vorrei sapere se fate lezioni per bambini
Vi occupate anche di ragazzi delle elementari?
Volevo sapere se siano previste classi di inglese dedicate ai ragazzi delle medie
Per l'infanzia e l'adolescenza che cosa offre la vostra scuola?
Esistono da voi attività di inglese rivolte ai bambini?
## bambini.eta
A partire da che età accogliete i bambini ai corsi junior?
Mia figlia compie sei anni a gennaio, è troppo piccola per i corsi d'inglese?
Volevo chiedere per quali fasce di età sono pensati i corsi per bambini
Un bimbo di otto anni potrebbe frequentare l'inglese da voi?
Da quanti anni in su prendete i piccoli allievi?
Mi sa dire l'età minima richiesta per l'inglese dei piccoli?
## cambridge.descrizione
Quali certificazioni Cambridge è possibile conseguire presso di voi?
Siete sede d'esame autorizzata da Cambridge?
Mi interesserebbe sapere quali esami Cambridge tenete
Vorrei la conferma che siete un centro Cambridge ufficiale
Che numero di centro avete presso Cambridge?
Gradirei notizie generali sulle certificazioni Cambridge che rilasciate
## cambridge.prezzo
A quanto ammonta la tassa d'esame del First?
Vorrei conoscere la quota d'iscrizione all'esame PET
Quanto si paga per sostenere un esame Cambridge?
Potrei avere il listino degli esami Cambridge?
Mi chiedevo quale fosse il costo della prova Advanced, escluso il corso
L'importo dell'esame KET è indicato da qualche parte?
## cambridge.iscrizione|cambridge.date
Entro quando bisogna iscriversi a un esame Cambridge?
Con quanto anticipo va presentata la domanda per il First?
Mi preme sapere la scadenza delle iscrizioni all'esame PET
Quante settimane prima si chiudono le iscrizioni agli esami Cambridge?
Vorrei evitare di arrivare tardi, quando scadono i termini per l'Advanced?
Mi saprebbe dire fino a quando accettate iscritti per l'esame KET?
## cambridge.date
Quando si terrà la prossima sessione d'esame Cambridge?
Mi occorre il calendario delle prove First
Vorrei sapere in quali mesi si svolgano gli esami Cambridge
C'è una sessione PET prima dell'estate?
Desidererei conoscere il giorno in cui si sostiene l'Advanced
Per i nostri alunni, in che periodo sono previste le prove Cambridge?
## cambridge.livelli
Quali esami Cambridge corrispondono ai diversi livelli europei?
A quale livello equivale il PET?
Mi saprebbe dire se il First è un B2 o un C1?
Vorrei capire l'ordine delle certificazioni Cambridge dalla più facile alla più difficile
Che livello attesta l'Advanced di Cambridge?
Il mio attestato dice CPE, a che grado del quadro europeo corrisponde?
## cambridge.formato
In quante parti sono divisi gli esami Cambridge?
Mi spiegherebbe quali prove si affrontano negli esami Cambridge?
Le certificazioni Cambridge comprendono anche un colloquio orale?
Vorrei conoscere la struttura tipo di una prova Cambridge
Non ho mai dato un esame Cambridge e vorrei sapere come è composto
L'ascolto e la scrittura fanno parte delle prove Cambridge?
## cambridge.preparazione
Come ci si può preparare da voi a un esame Cambridge?
Che percorsi preparatori proponete per le certificazioni Cambridge?
Mia figlia vuole dare un Cambridge l'anno prossimo, come la preparereste?
Vorrei sapere se curate anche la preparazione agli esami Cambridge oltre alla prova
Tra gruppo e lezioni private, quali modi ci sono per prepararsi al Cambridge?
Avrei bisogno di essere preparato per una certificazione Cambridge, che possibilità ho?
## cambridge.riconoscimento
I certificati Cambridge sono accettati dalle università?
Mi domandavo quale valore abbia all'estero un diploma Cambridge
Volevo sapere se la certificazione First è riconosciuta dai datori di lavoro
Da chi vengono riconosciuti gli attestati Cambridge?
Vorrei essere sicuro che il titolo Cambridge sia spendibile in altri Paesi
Il PET ha un valore riconosciuto presso enti e istituzioni?
## cambridge.sede
In quale luogo si sostengono gli esami Cambridge?
L'esame First si fa presso la vostra sede?
Volevo sapere dove dovrà presentarsi mia figlia il giorno del PET
Mi saprebbe dire dove si svolge l'esame Advanced?
Come si viene a sapere l'orario di convocazione dell'esame Cambridge?
Vorrei sapere se si possa dare l'esame Cambridge con voi o bisogna recarsi altrove
## cambridge.successo
Quale percentuale dei vostri allievi supera l'esame?
Vorrei sapere il tasso di promozione dei vostri studenti
Sono in molti a passare l'esame dopo il vostro corso?
Che risultati ottengono di solito i candidati preparati da voi?
Mi interesserebbe conoscere le probabilità di superamento dell'esame studiando qui
Avete statistiche sui promossi agli esami?
## young-learners.descrizione
Che cosa sono gli esami Young Learners?
Gradirei che mi spiegaste le prove Starters, Movers e Flyers
Nella scuola primaria ci hanno parlato dei Young Learners, in che consistono?
Vorrei informazioni sulle certificazioni Cambridge per bambini
Mi descriverebbe gli esami Cambridge pensati per i più piccoli?
Tenete gli esami Flyers e di che si tratta?
## young-learners.eta|young-learners.descrizione|bambini.eta
A che età si può sostenere lo Starters?
Mio nipote ha nove anni, quale esame Young Learners gli si addice?
Per quale fascia d'età è consigliato il Flyers?
Mi saprebbe indicare l'età adatta al Movers?
I Young Learners da quanti a quanti anni sono rivolti?
Vorrei sapere se a undici anni si possa ancora dare il Flyers
## young-learners.durata
Quanto tempo dura la prova Starters?
Mia figlia si stanca presto, quanti minuti occupa il Movers?
Qual è la durata dell'esame Flyers?
I Young Learners sono esami lunghi per un bambino?
Vorrei sapere quanti minuti dura ogni esame Young Learners
La lunghezza delle prove per i piccoli, dallo Starters al Flyers, quale sarebbe?
## young-learners.punteggio|young-learners.descrizione
Come vengono valutati i bambini nei Young Learners?
Mi direbbe che cosa sono gli scudetti assegnati allo Starters?
Qual è il punteggio massimo che si raggiunge nel Movers?
Quanti scudetti può ottenere un bambino al Flyers?
Negli esami dei piccoli si dà un voto o qualcos'altro?
Vorrei capire il sistema di punteggio dei Young Learners
## tkt-clil.descrizione
Che cos'è il TKT CLIL?
Insegno scienze in inglese al liceo, c'è una certificazione per me?
Mi interesserebbe sostenere il TKT, è possibile farlo da voi?
Siamo alcuni docenti di discipline non linguistiche e vorremmo notizie sul TKT CLIL
Potreste dirmi se presso il vostro centro si tengono le prove TKT CLIL per insegnanti?
Vorrei capire a cosa serve l'attestato CLIL di Cambridge
## scuole.eta
A quali età corrispondono gli esami Cambridge for Schools?
Per i nostri studenti di terza media quale esame for Schools è indicato?
Il First for Schools a che età si sostiene?
Sono referente di un istituto comprensivo e mi servono le fasce d'età del Key for Schools
Qual è l'età consigliata per il Preliminary for Schools?
Mio figlio ha quindici anni, quale prova for Schools fa al caso suo?
## languagecert-a1.durata|languagecert.durata
Quanti minuti dura la prova Access di LanguageCert?
Mi direbbe la durata dell'esame LanguageCert A1?
Lo scritto dell'A1 LanguageCert quanto tempo prende?
Per l'orale dell'Access quanti minuti sono previsti?
Vorrei sapere quanto sia lunga la prova LanguageCert di livello A1
## languagecert-a1.descrizione
In cosa consiste LanguageCert A1 Access?
Gradirei una descrizione dell'esame LanguageCert per principianti, l'A1
Che cosa attesta l'Access di LanguageCert?
Mi saprebbe dire se esiste una certificazione LanguageCert di livello A1 e com'è fatta?
Mi parlerebbe del LanguageCert A1?
## languagecert-a2.durata|languagecert.durata
L'esame Achiever quanto tempo richiede?
Vorrei conoscere la durata dello scritto LanguageCert A2
Quanto si sta dentro per la prova LanguageCert A2?
Di quanti minuti è il colloquio dell'Achiever?
La prova LanguageCert A2 in quanto tempo va svolta?
## languagecert-a2.descrizione
Mi spieghi per favore che cos'è LanguageCert Achiever
Vorrei notizie sull'esame LanguageCert di livello A2
Che tipo di esame è l'A2 Achiever?
Quali competenze certifica LanguageCert A2?
Avrei bisogno di una certificazione A2 con LanguageCert, me la può descrivere?
## languagecert-b1.durata|languagecert.durata
Quanto dura per intero il LanguageCert B1?
Mi serve sapere i minuti concessi per lo scritto del Communicator
La prova orale di LanguageCert B1 è lunga?
Gradirei conoscere i tempi dell'esame Communicator, scritto e orale
In quanti minuti si esaurisce il LanguageCert Communicator?
## languagecert-b1.descrizione
Che esame è il Communicator di LanguageCert?
Mi è stato chiesto un LanguageCert B1, di cosa si tratta?
Vorrei che mi illustraste il LanguageCert B1 Communicator
Il LanguageCert B1 quali abilità comprende?
Sarei lieto di avere ragguagli sul Communicator
## languagecert-b2.durata|languagecert.durata
Quante ore occupa l'esame LanguageCert Expert?
Qual è la durata della parte scritta del LanguageCert B2?
Vorrei sapere quanti minuti dura l'orale dell'Expert
Devo chiedere un permesso al lavoro, quanto tempo prende il LanguageCert B2?
Il LanguageCert Expert di quanto tempo dispone per lo scritto?
## languagecert-b2.descrizione
Di che cosa si compone LanguageCert B2 Expert?
Desidero informazioni generali sul LanguageCert di livello B2
Mi saprebbe dire che esame sia l'Expert?
LanguageCert B2 che cosa certifica?
Ho sentito nominare l'Expert di LanguageCert e vorrei capire cos'è
## languagecert-c1.durata|languagecert.durata
Quanto tempo è concesso per il LanguageCert Mastery?
La durata dell'esame LanguageCert C1 qual è?
Vorrei conoscere i minuti dell'orale del LanguageCert C1
Lo scritto del C1 LanguageCert supera le due ore?
Per quanto tempo si resta impegnati col LanguageCert C1 Mastery?
## languagecert-c1.descrizione
Potreste descrivermi il LanguageCert C1 Mastery?
Per un concorso mi basta il LanguageCert C1, che esame è?
Che cosa viene attestato dal Mastery di LanguageCert?
Gradirei sapere com'è fatto il LanguageCert di livello C1
Mi incuriosisce il Mastery, in cosa consiste?
## languagecert-c2.durata|languagecert.durata
Quanti minuti complessivi prevede il LanguageCert Mastery Pro?
Mi indicherebbe la durata del LanguageCert C2?
L'orale del Mastery Pro quanto dura?
Vorrei prepararmi anche fisicamente, il LanguageCert C2 scritto è molto lungo?
Quanto tempo si ha per la parte scritta del Mastery Pro?
## languagecert-c2.descrizione
Che cosa comprende il LanguageCert C2 Mastery Pro?
Gradirei due righe di spiegazione sul Mastery Pro
Il livello più alto di LanguageCert in che esame consiste?
Il LanguageCert C2 che abilità valuta?
Vorrei informarmi sulla certificazione LanguageCert C2
## languagecert.descrizione
Che cos'è LanguageCert?
Mi darebbe informazioni generali sulle certificazioni LanguageCert?
Si può conseguire LanguageCert presso la vostra scuola?
Un amico mi ha suggerito LanguageCert, me ne potrebbe parlare?
Vorrei capire che tipo di certificazione sia LanguageCert
Oltre a Cambridge, so che avete LanguageCert, in cosa consiste?
## languagecert.durata
Quanto durano gli esami LanguageCert ai vari livelli?
Mi occorrono le durate di tutte le prove LanguageCert
Quanto tempo richiede mediamente un esame LanguageCert?
Scritto e orale di LanguageCert quanti minuti prendono?
Mi chiedevo se la durata di LanguageCert cambi da un livello all'altro
Vorrei uno schema con i tempi degli esami LanguageCert
## languagecert.risultati
Dopo quanti giorni si conosce l'esito di LanguageCert?
Mi serve il certificato in fretta, quando escono i risultati LanguageCert?
In quanto tempo viene comunicato il punteggio di LanguageCert?
Quanto si deve attendere per l'esito dell'esame LanguageCert?
Vorrei sapere i tempi di pubblicazione dei risultati di LanguageCert
Sostenendo LanguageCert lunedì, quando saprei se è andata bene?
## languagecert.date
Ogni quanto si tengono gli esami LanguageCert?
Quando sarebbe possibile dare LanguageCert?
Vorrei sapere con che frequenza organizzate le sessioni LanguageCert
C'è una sessione LanguageCert anche il mese prossimo?
LanguageCert viene proposto tutti i mesi o due volte l'anno?
In quali periodi si svolge la prova LanguageCert?
## languagecert.riconoscimento
Mi interesserebbe sapere se il certificato LanguageCert è valido per il visto britannico
Da quale ente è regolato LanguageCert?
Vorrei sapere se LanguageCert sia approvato UKVI
Quali riconoscimenti possiede LanguageCert?
Mi trasferisco in Inghilterra, LanguageCert è accettato dalle autorità del Regno Unito?
LanguageCert è una certificazione ufficialmente riconosciuta?
## languagecert.formato
Come è strutturato un esame LanguageCert?
Vorrei sapere quali prove si sostengono in LanguageCert
Mi domandavo se LanguageCert preveda sia lo scritto sia l'orale
Quante abilità vengono valutate da LanguageCert?
Potreste spiegarmi la composizione della prova LanguageCert?
In LanguageCert si è esaminati anche nell'ascolto?
## languagecert.preparazione
Tenete corsi per preparare LanguageCert?
In che modo ci si prepara da voi a LanguageCert?
Mi piacerebbe seguire a distanza la preparazione a LanguageCert, è possibile?
Il corso per LanguageCert si frequenta in presenza oppure online?
Vorrei essere accompagnata nello studio per LanguageCert, che percorso c'è?
Che tipo di preparazione offrite a chi deve dare LanguageCert?
## languagecert.livelli
Quali livelli si possono certificare con LanguageCert?
A che livello corrisponde il Communicator?
LanguageCert Expert equivale a un B2?
Vorrei sapere se LanguageCert parta dall'A1
Come si chiamano gli esami LanguageCert dal più semplice al più arduo?
Qual è il gradino più alto fra i livelli LanguageCert?
## languagecert.iscrizione
Come ci si iscrive a LanguageCert?
Quali passi bisogna compiere per ottenere LanguageCert?
Vorrei avviare l'iscrizione all'esame LanguageCert, da dove comincio?
Mi spiegherebbe la procedura per arrivare al certificato LanguageCert?
Desidero prenotare LanguageCert, qual è la trafila?
L'iter per sostenere LanguageCert in quante fasi si articola?
Per registrarmi a LanguageCert a che cosa devo provvedere?
## toefl.descrizione
Che cos'è il TOEFL e si può dare da voi?
Vorrei capire se siate una sede autorizzata per il TOEFL
Mi servono notizie generali sull'esame TOEFL
Vorrei iscrivermi a un'università americana e mi chiedono il TOEFL, me lo descrive?
In cosa consiste il TOEFL iBT?
Gradirei sapere se presso il vostro centro si tiene il TOEFL
## toefl.prezzo
Qual è la quota da versare per il TOEFL?
A quanto ammonta l'iscrizione all'esame TOEFL?
Mi indica il costo della prova TOEFL?
Per sostenere il TOEFL che importo è richiesto?
Mio figlio dovrebbe dare il TOEFL, quanto ci verrebbe a costare?
La tassa del TOEFL di quanti euro è?
## toefl.durata
Quante ore dura il TOEFL?
La prova TOEFL occupa l'intera mattinata?
Vorrei conoscere la durata complessiva dell'esame TOEFL
## toefl.durata|toefl.formato
Mi saprebbe dire il tempo concesso per il reading del TOEFL?
Quanto tempo si ha a disposizione per la parte scritta del TOEFL?
Il listening del TOEFL quanto è lungo?
## toefl.formato
Come è suddiviso l'esame TOEFL?
Quante sezioni comprende il TOEFL?
Mi interesserebbe conoscere la struttura del TOEFL
Quali prove deve superare chi sostiene il TOEFL?
Mi può dire se nel TOEFL è inclusa una parte orale?
Vorrei sapere in quali parti si articola il TOEFL iBT
## toefl.punteggio
Qual è il punteggio massimo del TOEFL?
Come viene espresso il risultato del TOEFL?
Mi spiega la scala dei punti del TOEFL?
Vorrei capire da quanto a quanto vada il punteggio TOEFL
Il voto del TOEFL in che intervallo si colloca?
Su quanti punti è calcolato il TOEFL?
## toefl.preparazione
Vorrei sapere se organizziate corsi di preparazione al TOEFL
Esiste un corso intensivo per il TOEFL?
Vorrei prepararmi al TOEFL in poche settimane, che cosa proponete?
Mi interesserebbe sapere come si prepara il TOEFL presso di voi
Gradirei sapere se si possano prendere lezioni private in vista del TOEFL
Quali percorsi avete per chi deve affrontare il TOEFL?
## toefl.date
Quando si terrà la prossima prova TOEFL?
Come si prenota un posto per il TOEFL?
Mi occorrerebbero le date del TOEFL
Vorrei fissare il TOEFL per la primavera, a chi devo rivolgermi?
Il calendario delle sessioni TOEFL dove lo si chiede?
In quale giorno sarebbe possibile sostenere il TOEFL da voi?
## lingue.descrizione
Quali lingue straniere insegnate?
Gradirei sapere se oltre all'inglese tenete corsi di tedesco
Vorrei studiare lo spagnolo, è fra le lingue che proponete?
Mio nipote avrebbe bisogno di francese, lo insegnate?
Mi domandavo se vi fossero corsi di portoghese
Che lingue è possibile imparare nella vostra scuola?
## italiano-stranieri.descrizione
Sono straniero e vorrei imparare l'italiano, avete corsi?
La mia badante è ucraina e dovrebbe studiare l'italiano, è possibile da voi?
Saprebbe dirmi se organizzate lezioni di lingua italiana per stranieri?
Dove posso trovare i vostri corsi di italiano L2?
Mia moglie è brasiliana e desidera seguire un corso di italiano
Ho appena preso servizio all'ambasciata e cerco un corso di italiano
## traduzioni.descrizione
Traducete anche tesi di laurea?
Traducete certificati di nascita per il consolato?
Vorrei capire se effettuiate servizi di traduzione e interpretariato
Ci servirebbe un interprete per un convegno, ve ne occupate?
Quali servizi linguistici offrite in materia di traduzioni?
Vorremmo tradurre un manuale tecnico, rientra nelle vostre attività?
Saprebbe dirmi se vi occupate della localizzazione di siti e programmi?
Mi saprebbe dire se è possibile affidarvi un interprete simultaneo?
## traduzioni.prezzo
Quale tariffa applicate per una traduzione?
Come viene stabilito il costo di un interprete?
Mi occorrerebbe sapere quanto costa far tradurre un documento
Mi può dire se il prezzo di una traduzione si calcola a cartella o a preventivo?
Vorrei conoscere l'importo per tradurre un contratto di dieci pagine
A quanto ammonterebbe una giornata di interpretariato?
Avete un tariffario per le traduzioni?
## traduzioni.lingue|traduzioni.descrizione
Vorrei sapere se traduciate dall'arabo
Fra le lingue delle traduzioni è compreso il cingalese?
In quante lingue traducete?
Il numero di lingue coperte dal servizio di traduzione qual è?
Per le traduzioni lavorate soltanto con l'inglese?
Vorremmo sapere quante combinazioni linguistiche trattate nelle traduzioni
Traducete in molte lingue o solo nelle principali europee?
Quante sono le lingue in cui svolgete traduzioni?
## traduzioni.tempi
In quanto tempo consegnate una traduzione?
Quali sono i tempi di lavorazione di un testo da tradurre?
Vorrei sapere quando riavrei il documento tradotto
Per una traduzione di trenta pagine quanti giorni occorrono?
Come si concorda la scadenza di una traduzione?
La consegna di una traduzione in che termini avviene?
Avendo una certa fretta, mi interessa sapere i tempi delle vostre traduzioni
## scuole.descrizione
Che cosa proponete agli istituti scolastici?
Sono la dirigente di un liceo e gradirei conoscere i vostri servizi per le scuole
Mi può dire se tenete formazione per i docenti delle scuole?
La nostra scuola cerca un partner linguistico, quali attività svolgete?
In segreteria ci chiedono se organizzate tutoraggi e corsi di lingua per le scuole
Vorremmo sapere se formate i professori sulla metodologia CLIL
## scuole.iscrizione
Come può il nostro istituto diventare centro di preparazione Cambridge?
Qual è l'iter perché una scuola sia riconosciuta preparation centre?
Vorremmo accreditarci come scuola che prepara agli esami Cambridge, ci aiutate?
Mi illustrerebbe i passaggi per fare del liceo un centro di preparazione?
Quali fasi comporta per una scuola l'adesione al percorso Cambridge?
La procedura per iscrivere una scuola come preparation centre è complessa?
## scuole.prezzo
Quanto costerebbero i vostri servizi al nostro istituto?
Per la scuola dove lavoro mi serve il costo di un corso per gli alunni
Come si ottiene una quotazione per attività nelle scuole?
Vorrei conoscere le tariffe riservate agli istituti scolastici
A quanto ammonta la spesa per la formazione dei nostri insegnanti?
I corsi offerti alle scuole hanno un prezzo fisso?
## progetti-europei.descrizione
Vorrei capire se vi occupate di progetti Erasmus+
Mi interesserebbe sapere se assistete le scuole nei PON
La nostra scuola vorrebbe un aiuto per la mobilità degli studenti, ve ne occupate?
Curate anche la gestione amministrativa dei finanziamenti Erasmus?
Vorrei conoscere i vostri servizi in fatto di progettazione europea
Per un partenariato strategico tra scuole ci si può rivolgere a voi?
## progetti-europei.modalita
Come si svolge, passo dopo passo, un progetto europeo con voi?
Quali fasi prevede la realizzazione di un Erasmus+?
Vorremmo capire il vostro metodo di lavoro nei progetti PON
In quanti passaggi si sviluppa un progetto europeo?
Dall'idea al monitoraggio, in che modo procedete nei progetti europei?
L'iter di un progetto Erasmus seguito da voi qual è?
## viaggi-studio.descrizione
Vorrei sapere se organizziate soggiorni linguistici all'estero
Mio figlio vorrebbe frequentare un anno di scuola fuori dall'Italia, ve ne occupate?
Vorrei informazioni generali sui viaggi studio
È attivo presso di voi un servizio di vacanze studio?
Che programmi all'estero proponete ai ragazzi?
Siete anche tour operator per i soggiorni studio?
Mi piacerebbe sapere se curiate programmi universitari in altri Paesi
## viaggi-studio.destinazioni|viaggi-studio.descrizione
In quali Paesi si può andare con i vostri viaggi studio?
Tra le mete delle vacanze studio figura l'Irlanda?
Vorrei conoscere le destinazioni previste per i soggiorni linguistici
Mi domandavo se mandiate i ragazzi anche in America
Mia nipote sogna l'Australia, è una meta che trattate?
È possibile fare con voi un viaggio studio a Malta?
## viaggi-studio.prezzo
Quanto costa mediamente un soggiorno studio?
A quale spesa andrei incontro mandando mia figlia in Inghilterra con voi?
Mi servirebbe il prezzo di due settimane a Malta
Come si determina la quota di un viaggio studio?
Mi può dire se l'importo per un anno scolastico all'estero è prestabilito?
Vorrei sapere il costo di una vacanza studio in Irlanda
Il listino dei soggiorni linguistici è disponibile?
## viaggi-studio.date
Quando sono previste le partenze dei viaggi studio?
Vorrei sapere in quale periodo parte il gruppo per l'Inghilterra
Le date delle vacanze studio sono note?
Mi indicherebbe il calendario dei soggiorni all'estero?
Come mi informo sulle prossime partenze per l'estero?
In luglio ci sono partenze per i soggiorni linguistici?
## carta-docente.descrizione
Saprebbe dirmi se è possibile pagare un corso con la Carta del Docente?
Sono insegnante di ruolo, accettate il bonus docenti?
Vorrei utilizzare il buono del Ministero per insegnanti per un corso di inglese
Mi saprebbe dire se la Carta Docente è valida per i vostri corsi?
Mi confermate che un professore può servirsi della Carta del Docente da voi?
Il corso si può saldare tramite il bonus dei cinquecento euro per i docenti?
## itaca.descrizione
Fornite assistenza per il bando ITACA?
Mia figlia parteciperà al programma ITACA dell'INPS, ci potete aiutare?
Vorrei sapere se seguite le famiglie per le borse ITACA
Cos'è il bando ITACA e ve ne occupate?
Sono un dipendente pubblico e mi interessa ITACA, potete assistermi?
A chi devo telefonare per avere notizie sul bando ITACA?
## scuola.telefono
Mi potrebbe fornire un recapito telefonico?
A quale numero posso chiamare la segreteria?
Preferirei parlare a voce, come vi raggiungo per telefono?
In quali ore rispondete al telefono?
Il vostro numero, per cortesia
Sono anziana e scrivo a fatica, avete un numero da comporre?
## scuola.email
A quale indirizzo di posta elettronica posso scrivervi?
Gradirei inviarvi una richiesta scritta, qual è la vostra mail?
Mi serve un recapito e-mail della segreteria
Dove si possono spedire dei documenti per posta elettronica?
La nostra amministrazione chiede il vostro indirizzo e-mail
Come faccio a contattarvi per iscritto via computer?
## scuola.indirizzo
In quale via si trova la scuola?
Vorrei passare di persona, dove siete?
Mi dà l'indirizzo esatto, con il numero civico?
Devo spedire una raccomandata, qual è il vostro indirizzo?
In che zona di Roma avete sede?
L'ubicazione della scuola, per favore
## scuola.apertura
Quali sono gli orari di apertura della segreteria?
Il sabato mattina si trova qualcuno in sede?
Fino a che ora posso passare questa sera?
Vorrei sapere se la domenica siete aperti
A che ora apre la scuola?
Posso venire in segreteria durante la pausa pranzo, diciamo verso le tredici?
In quali giorni ricevete il pubblico?
## scuola.tempi
In quanto tempo rispondete a una richiesta?
Vi ho scritto stamane, quando riceverò un riscontro?
Quanto si deve attendere per una vostra risposta?
Mi farebbe sapere i tempi di risposta della segreteria?
Entro quando verrei ricontattato?
Se compilo il modulo oggi, dopo quante ore mi rispondete?
Vorrei capire quanto ci mettete di solito a rispondere alle mail
## scuola.esperienza
Da quanti anni esiste la vostra scuola?
Siete un istituto di lunga tradizione?
Mi interesserebbe sapere quanta esperienza abbiate nell'insegnamento
Prima di affidarvi mia figlia vorrei sapere da quando operate
Da quanto tempo siete attivi a Roma?
Mi interesserebbe sapere se siate una realtà giovane oppure storica
## scuola.descrizione
Di che cosa si occupa esattamente la vostra scuola?
Quali sono i servizi che offrite?
Vorrei un riepilogo di tutte le vostre attività
Che tipo di scuola siete?
Mi potrebbe presentare brevemente l'istituto e ciò che fa?
Oltre ai corsi, quali altre attività svolgete?
Sono capitata sul vostro sito per caso, mi spiega che cosa fate?
## scuola.dati-legali
Mi occorre la vostra partita IVA
Qual è la ragione sociale esatta della scuola?
Il nostro ufficio contabile necessita del vostro codice fiscale
Come si chiama la società che gestisce la scuola?
Potreste comunicarci i vostri dati fiscali?
Vorrei sapere sotto quale denominazione giuridica operate
## scuola.riconoscimento
La vostra scuola è riconosciuta ufficialmente?
Quale riconoscimento possiede l'istituto?
Vorrei sapere se siate un ente riconosciuto
Avete un'autorizzazione o un riconoscimento pubblico come scuola?
Mi preme verificare che l'istituto sia riconosciuto
Da chi è riconosciuta la scuola?
## reclami.descrizione
In che modo posso presentare un reclamo?
Vorrei esprimere una lamentela formale, dove la invio?
A quale pagina si trasmette una contestazione?
Mi preme sapere se il mio reclamo resterebbe riservato
Sono rimasta insoddisfatta e desidero fare una segnalazione formale
Dove trovo il modulo per reclamare?
## reclami.tempi|reclami.descrizione
Entro quanti giorni si riceve risposta a un reclamo?
Ho inoltrato una lamentela, quando mi farete sapere?
Quanto tempo avete per esaminare un reclamo?
Vorrei sapere i termini di risposta ai reclami
Dopo il reclamo, di quanto è l'attesa?
I reclami in che tempi vengono evasi?
## privacy.descrizione
Come vengono utilizzati i miei dati personali?
Desidererei la cancellazione dei dati che vi ho lasciato
A chi mi rivolgo per rettificare un dato personale?
Per quale finalità trattate le informazioni che inserisco nel modulo?
Vorrei avere accesso ai dati che conservate su di me
Dove si legge la vostra informativa sulla riservatezza?
Mi preoccupa lasciare il mio numero, a cosa vi servirà?
## privacy.tempi
Entro quando rispondete a una richiesta sui dati personali?
Ho domandato la cancellazione dei miei dati, quanto devo aspettare?
Qual è il termine per dare seguito a una richiesta di accesso ai dati?
In caso di violazione dei dati, entro quante ore avviene la notifica?
Mi domandavo se il termine per le richieste di privacy sia prorogabile
In quanti giorni ottengo risposta sulla privacy?
## privacy.cookie
Che cookie utilizza il vostro sito?
Come faccio a cambiare la mia scelta sui cookie?
Mi è comparso un avviso sui cookie, posso rifiutarli?
Vorrei revocare il consenso ai cookie, dove si fa?
Il sito adopera cookie di profilazione senza permesso?
Dove si trovano le preferenze dei cookie?
## none
È previsto il pagamento rateale del corso B2 First?
Vorrei sapere se la quota del corso Preliminary si possa dividere in due tranche
Mi domandavo se vi fosse una riduzione per chi iscrive due fratelli al corso A2 Key
Qualora fossi costretta a ritirarmi dal corso C1, mi verrebbe restituita la somma?
Entro quale data va versato il saldo del corso Proficiency?
Mi può dire se per bloccare il posto nel gruppo First è richiesto un acconto?
Mi interesserebbe sapere se sia dovuta una tassa d'iscrizione annuale in aggiunta alla quota del corso
I pensionati usufruiscono di una tariffa agevolata sui corsi?
Vorrei sapere se si possa pagare il corso PET con bonifico oppure soltanto con carta
La spesa del corso A2 di mia figlia è detraibile nel 730?
Mi saprebbe dire se emettiate fattura intestata al genitore per il corso KET?
Il prezzo del corso C1 Advanced resterà invariato anche l'anno venturo?
Esiste uno sconto per chi ha già frequentato da voi il livello precedente?
Vorrei regalare il corso B1 a mio nipote, fate dei buoni regalo?
Per gli universitari è contemplata una quota ridotta del corso CAE?
Se saldo l'intero importo del corso CPE in anticipo, ho diritto a un ribasso?
Gli ex allievi godono di condizioni particolari sui corsi di gruppo?
Desidererei conoscere l'IBAN sul quale versare la quota del corso
Accettate assegni per il pagamento del corso Preliminary?
Mi saprebbe dire se la quota del corso è comprensiva di IVA oppure ne è esente?
Gradirei sapere se in caso di malattia prolungata viene rimborsata una parte del corso B2
Potrei pagare il corso di gruppo a lezione, man mano che lo frequento?
Mi saprebbe dire entro quanti giorni posso recedere dal contratto del corso?
Le lezioni perse del corso A2 Key si possono recuperare?
Qualora mancassi a due incontri del gruppo C1, come potrei rimettermi in pari?
Vorrei capire quante assenze sono tollerate nel corso First
Nel corso PET si assegnano compiti per casa?
Vorrei sapere in che data si concluderà il corso B1 Preliminary
Mi saprebbe dire l'ultimo giorno di lezione del gruppo C2?
Durante le vacanze di Natale il corso KET viene sospeso?
Mi domandavo se le lezioni del martedì si tengano anche se cade una festività
È prevista una pausa a metà della lezione serale del CAE?
Si può cambiare gruppo, passando dal lunedì al martedì, a corso iniziato?
Ci si può inserire nel corso B2 a metà anno, pagando solo le ore restanti?
Vorrei sapere quante lezioni settimanali in più comporterebbe la versione intensiva del First
Mi interessa sapere se la lezione del Proficiency venga registrata per gli assenti
Il corso C1 Advanced viene replicato anche in estate?
Sarebbe possibile assistere a una lezione di prova del gruppo B1?
Mi piacerebbe conoscere il nome dell'insegnante del corso Preliminary
Mi piacerebbe sapere chi sostituisce la docente del First quando è assente
L'insegnante del gruppo C2 è inglese o americano?
Si può chiedere di avere lo stesso docente dell'anno scorso?
Volevo sapere quanti anni di esperienza ha il professore del corso CAE
I docenti sono anche esaminatori Cambridge?
Vorrei parlare con l'insegnante di mia figlia, quando riceve i genitori?
Mi fornirebbe il curriculum dell'insegnante che terrebbe il corso?
Qual è il titolo del libro adottato nel corso First?
Vorrei sapere di quale editore è il manuale usato per il Preliminary
Quanto verrebbe a costare il libro del corso A2 se comprato in libreria?
Il testo del B2 mi verrebbe dato in formato digitale?
Se possiedo già il manuale del PET, posso averne una riduzione sulla quota?
Il libro del corso C1 rimane all'allievo oppure va restituito?
Per seguire il gruppo C2 occorre portare un computer proprio?
Nel materiale del First sono compresi i test degli anni passati?
È previsto un dizionario fra i materiali del corso Advanced?
Alla fine del corso B1 viene consegnato un attestato di frequenza?
Mi domandavo se il corso A2 Key preveda una verifica finale interna
Mi occorre un certificato d'iscrizione al corso, lo rilasciate?
Qual è l'età media di chi frequenta il gruppo First?
Mia figlia ha quattordici anni, sarebbe in classe con adulti nel corso PET?
Qual è il numero minimo di iscritti perché il corso C2 parta?
Se il gruppo A2 non si completa, che cosa succede alla quota versata?
Vi è una lista d'attesa per il corso First?
Da quali paesi provengono gli allievi del gruppo C1?
Il corso B2 è frequentato più da studenti o da lavoratori?
L'aula del corso Preliminary è raggiungibile senza scale?
Le aule dispongono di aria condizionata?
Le classi del C2 sono dotate di lavagna elettronica?
Si può lasciare la bicicletta nel cortile durante il corso serale?
Dalla fermata della metropolitana, quanto si cammina per arrivare al corso?
C'è un parcheggio nei pressi dell'aula del corso B1?
Nella sede di Prati è presente un punto di ristoro?
Avete una biblioteca dove studiare prima del corso?
Quali documenti vanno allegati alla domanda d'iscrizione al corso?
L'iscrizione al corso può essere firmata da un nonno al posto del genitore?
Si può trasferire l'iscrizione al corso a un'altra persona?
Posso congelare l'iscrizione al corso First e riprenderla l'anno prossimo?
Fino a quale giorno si accettano iscrizioni al corso Advanced?
Mi saprebbe dire se l'iscrizione al corso si rinnovi automaticamente?
In quanto tempo, di solito, si passa dal B1 al B2?
Gradirei sapere che voto bisogna avere nel test per essere ammessi al corso C1
Se il gruppo si rivela troppo difficile, posso scendere di livello?
Nel corso B2 si dà più spazio alla conversazione o alla grammatica?
Quante simulazioni d'esame sono comprese nel corso First?
Il corso Proficiency comprende correzioni individuali degli scritti?
Con che metodo didattico si insegna nel corso Preliminary?
Esiste una piattaforma su cui ritrovare gli esercizi del corso?
C'è un gruppo di conversazione libera per chi frequenta già un corso?
Per chi è ipovedente, il materiale del corso è disponibile in caratteri grandi?
Mio figlio è dislessico, come viene seguito nel corso PET?
Il corso vale come credito formativo per il liceo?
Il corso B2 dà diritto a crediti universitari?
Gradirei sapere quante ore del corso C1 sono dedicate alla scrittura
Vorrei capire se le lezioni individuali di B2 si possono disdire il giorno prima senza penale
Con quanto preavviso va annullata una lezione privata?
Acquistando un pacchetto di trenta ore individuali si ottiene una riduzione?
Se la lezione one-to-one salta per colpa dell'insegnante, viene recuperata?
Quanto dura ciascuna lezione individuale, una o due ore?
Posso dividere la lezione privata con mia sorella e la relativa spesa?
L'insegnante privato verrebbe a domicilio?
Mi chiedevo se sia possibile seguire le lezioni individuali in videochiamata
Mi piacerebbe scegliere personalmente il docente delle lezioni private
Se non mi trovassi bene con l'insegnante individuale, potrei cambiarlo?
Il pacchetto individuale ha una scadenza entro cui usare le ore?
Qual è il numero minimo di ore private che bisogna acquistare?
Il libro è compreso nel prezzo delle lezioni individuali C1?
Le ore one-to-one non godute vengono rimborsate?
La preparazione individuale al KET si può pagare a fine mese?
Volevo sapere se le lezioni personali di Proficiency danno diritto a un attestato
Nel percorso individuale si può alternare il docente inglese con uno italiano?
È prevista una tariffa ridotta per le lezioni private ai disoccupati?
Vi è un supplemento per le lezioni private la domenica?
Dopo le ore individuali consigliate, c'è una garanzia di superare l'esame?
Mi direbbe quante lezioni private alla settimana sono il massimo consentito?
Potrei convertire le ore del gruppo First in ore individuali?
Le lezioni private per il CAE si tengono anche in agosto?
Il docente privato corregge gli scritti fra una lezione e l'altra?
Gradirei sapere se il percorso individuale B1 può essere sospeso per maternità
Posso avere una prima lezione privata di prova gratuita?
Le ore individuali si possono regalare a un'amica?
Desidererei sapere a quanto ammonta la lezione privata per tre persone insieme
Potreste dirmi quante domande contiene il test di livello?
Mi potrebbe dire quanti minuti occorrono per completare la prova d'ingresso?
Saprebbe dirmi se il test di livello si compila a casa oppure in sede?
Mi saprebbe dire dopo quanto tempo viene comunicato l'esito del test iniziale?
Il test di livello comprende un colloquio a voce?
Mi interesserebbe sapere chi corregge la prova di livello
Si può ripetere il test d'ingresso se l'esito non convince?
Il risultato del test di livello vale come certificato per il lavoro?
Mi farebbe sapere per quanto tempo resta valido il test di livello già sostenuto?
È necessario prepararsi al test di ingresso?
Viene rilasciata una ricevuta scritta del livello accertato con il test?
Esiste il test di livello anche per il tedesco?
Il test si può sostenere con lo smartphone?
Se faccio il test gratuito sono poi obbligato a iscrivermi?
A quanti anni un bambino può sostenere il test di livello?
Vorrei sapere quanto costa il corso di inglese per bambini
Mi interesserebbe sapere a quanto ammonta la retta mensile dei corsi junior
Volevo sapere in che giorni vengono i bambini a lezione d'inglese
A che ora finisce la lezione dei piccoli?
Mi occorrerebbe sapere quando comincia il corso d'inglese per ragazzi delle elementari
Volevo sapere di quante ore è fatto il corso junior
I genitori possono assistere alla lezione dei bambini?
Volevo sapere se durante la lezione dei piccoli è previsto uno spuntino
Mi preme sapere se abbiate un centro estivo in inglese per bambini
È disponibile un servizio di navetta per i ragazzi dalla scuola?
Chi può ritirare il bambino a fine lezione oltre ai genitori?
Volevo sapere se per il secondo figlio iscritto al corso junior c'è una riduzione
I corsi dei bambini proseguono durante le vacanze scolastiche?
Mi potrebbe dire quali libri usano i bambini nei corsi junior?
Mi saprebbe dire se il corso per bambini si può seguire da casa?
I ragazzi con sostegno sono ammessi ai corsi junior e con quale assistenza?
Il materiale dei bambini è compreso nella retta?
Mio figlio ha allergie, chi somministra i farmaci durante la lezione?
Che metodo adoperate per insegnare l'inglese ai bimbi di sei anni?
Mi chiedevo se si possa fare una lezione di prova nel corso per bambini
Avete un servizio di baby-sitting in inglese?
Mi occorre sapere se ai corsi junior serva il certificato medico
Il saggio di fine anno dei bambini è aperto alle famiglie?
Un bambino deve superare una prova per passare dal corso Starters a quello Movers?
L'assenza del bambino va giustificata per iscritto?
Mi piacerebbe sapere dopo quanto tempo escono i risultati dell'esame First
Potreste dirmi quando verrebbe consegnato il certificato PET?
Saprebbe dirmi se l'esito dell'Advanced viene spedito a casa o si ritira in segreteria?
La certificazione Cambridge ha una scadenza?
Per quanti anni resta valido il First?
Mi servirebbe un duplicato del mio certificato Cambridge smarrito
Con quale punteggio si considera superato l'esame B2 First?
Mi occorrerebbe la soglia minima per ottenere l'Advanced
Se non si supera il Preliminary, dopo quanto lo si può ritentare?
Mi domandavo se sia ammesso ripetere solo la parte orale del First
Quanto dura complessivamente l'esame Cambridge C1?
Sarebbe così gentile da dirmi di quanti minuti è lo speaking del PET?
Vorrei sapere quante ore si resta impegnati per lo scritto del Proficiency
L'esame First si svolge su carta o al computer?
Mi piacerebbe sapere che documento d'identità va esibito il giorno dell'esame Cambridge
Mi preme sapere se un candidato dislessico ha diritto a tempo aggiuntivo all'esame KET
Il giorno della prova Cambridge è permesso portare l'acqua in aula?
Mi interesserebbe sapere dove si lascia il telefonino durante l'esame Advanced
Se un candidato è malato il giorno dell'esame PET, ottiene il rimborso?
Si può spostare l'esame First alla sessione successiva senza perdere la quota?
L'orale del Cambridge si fa da soli o in coppia?
Mi saprebbe dire chi valuta la prova orale dell'esame Cambridge?
È possibile contestare il voto ottenuto al CAE?
Dopo la chiusura delle iscrizioni è ammessa una domanda tardiva con sovrattassa?
Per iscriversi all'esame Cambridge occorre aver frequentato da voi?
Posso annullare la mia iscrizione all'esame PET?
Sarebbe così gentile da dirmi come si corregge un cognome scritto male nell'iscrizione all'esame First?
Vorrei capire se l'esame Cambridge si può pagare in due volte
Per l'iscrizione di un minorenne all'esame serve la firma di entrambi i genitori?
Vorrei capire se l'esame First dà punti nelle graduatorie dei docenti
Quanti crediti universitari attribuisce il certificato Advanced?
Mi occorrerebbe sapere quale esame Cambridge chiede esattamente la Sapienza per la laurea magistrale
Saprebbe dirmi se il PET è sufficiente per la cittadinanza inglese?
Il First for Schools e il First per adulti danno lo stesso certificato?
Mi saprebbe dire se nelle prove Cambridge è consentito il dizionario?
Volevo sapere quante domande si trovano nel reading del C1 Advanced
Vorrei sapere di quante parole dev'essere il tema del First
Le quattro parti dell'esame KET si sostengono nello stesso giorno?
L'orale dell'esame Cambridge cade in una data diversa dallo scritto?
Vorrei capire che peso ha lo speaking sul voto finale del B2 First
Nell'ascolto del PET la registrazione viene ripetuta due volte?
Volevo sapere dove posso scaricare le prove d'esame degli anni scorsi
Organizzate una simulazione a pagamento dell'esame Cambridge?
Con il vostro 95% di promossi, quanti ottengono il voto più alto?
Che succede se un vostro studente non supera l'esame, gli restituite i soldi?
Un'azienda può verificare online l'autenticità di un certificato Cambridge?
Mi è stato richiesto l'IELTS, lo si può dare presso di voi?
Mi potrebbe dire a quanti punti IELTS corrisponde il CAE?
Tenete gli esami Trinity?
L'esame Cambridge si può sostenere nella nostra scuola, con un vostro incaricato?
I genitori possono aspettare nella sede d'esame?
Quanto prima dell'inizio bisogna presentarsi alla prova Cambridge?
Se arrivo in ritardo all'esame First mi fanno entrare?
Non ho ricevuto la convocazione per l'esame PET, quando la inviate?
Il certificato Cambridge va legalizzato per essere usato all'estero?
Mi direbbe se la sala d'esame sia accessibile a una carrozzina?
Ai bambini dello Starters viene consegnato un attestato, e dopo quanto?
Un bambino può essere bocciato al Movers?
Il Flyers dà crediti alla scuola media?
Desidererei sapere quanti scudetti occorrono perché la scuola ammetta il bambino al livello dopo
Il genitore può entrare in aula durante la prova Starters?
Si può ripetere il Flyers per migliorare il numero di scudetti?
Mi interesserebbe sapere che libri servono per preparare il Movers a casa
Il Movers viene fatto su tablet o con carta e matite?
I risultati dello Starters si vedono su Internet?
Nei Young Learners chi intervista il bambino?
Un bimbo con disturbi dell'apprendimento ha più tempo allo Starters?
Mi sa dire quanti moduli comprende il TKT CLIL?
Mi sa dire quanto dura la prova TKT CLIL?
Vorrei sapere quale livello d'inglese si richiede per affrontare il TKT CLIL
Il TKT CLIL vale punti per le supplenze?
Organizzate un corso di preparazione al TKT e di quante ore?
Il TKT CLIL scade dopo un certo numero di anni?
Per sostenere il TKT bisogna essere già di ruolo?
Il TKT CLIL si può dare a distanza?
Con il TKT CLIL si è esonerati dal corso universitario di perfezionamento?
Quando si conosce l'esito del TKT CLIL?
Mi occorrerebbe sapere che punteggio serve per la fascia più alta del TKT
Il First for Schools ha un costo diverso se lo prenota l'istituto?
Volevo sapere quante iscrizioni deve raccogliere la scuola per avere una sessione riservata
A quindici anni si può sostenere l'Advanced nella versione for Schools?
Mi chiedevo se il Key for Schools si tenga in orario scolastico
Desidererei conoscere la quota dell'esame LanguageCert B2
A quanto ammonta l'iscrizione al LanguageCert C1?
Vorrei conoscere il costo del corso di preparazione a LanguageCert
Potreste dirmi quanto si paga complessivamente per LanguageCert Communicator?
L'orale di LanguageCert ha un prezzo separato dallo scritto?
Gradirei sapere quante ore dura il corso che prepara a LanguageCert
Mi occorrerebbe sapere in quali giorni si tiene il corso LanguageCert
Desidererei sapere per quanto tempo è valido il certificato LanguageCert
Il certificato LanguageCert Expert scade dopo due anni?
È possibile sostenere l'esame LanguageCert da casa con la webcam?
Vorrei capire entro quanti giorni prima ci si registra a LanguageCert
Mi occorre il giorno preciso della sessione LanguageCert di marzo
Mi interesserebbe sapere con quale punteggio si supera LanguageCert B2
Il LanguageCert si può ripetere subito in caso di insuccesso?
Se non passo l'orale di LanguageCert devo rifare anche lo scritto?
LanguageCert è riconosciuto dal Ministero dell'Istruzione italiano per i concorsi?
Mi piacerebbe sapere quanti punti vale LanguageCert nelle graduatorie ATA
La mia università accetta LanguageCert C1?
Il certificato LanguageCert viene spedito in copia cartacea?
Gradirei sapere che documento serve per l'esame LanguageCert
L'esame LanguageCert si fa su carta oppure al computer?
Sono previste misure per candidati con DSA a LanguageCert?
Qualora non potessi presentarmi a LanguageCert, perderei la quota?
Sarebbe così gentile da dirmi quante domande contiene il reading di LanguageCert B1?
Si può usare il vocabolario durante LanguageCert Expert?
È disponibile un esame LanguageCert per bambini?
L'esame LanguageCert urgente, con esito in un giorno, esiste?
LanguageCert rilascia anche certificazioni di spagnolo da voi?
Le iscrizioni a LanguageCert si possono disdire?
Un minore di sedici anni può sostenere LanguageCert C1?
Il risultato di LanguageCert si può contestare?
Mi farebbe sapere quanti studenti di LanguageCert superano l'Expert?
Nel corso LanguageCert il libro è incluso?
Mi può dire se con LanguageCert B1 si ottiene la cittadinanza britannica?
Scritto e orale di LanguageCert si svolgono lo stesso giorno?
Il mio LanguageCert è stato dato altrove, me ne rilasciate una copia?
Sarebbe così gentile da dirmi dopo quanti giorni escono i risultati del TOEFL?
Ci terrei a sapere per quanti anni vale il TOEFL
Con quale punteggio TOEFL si entra in un'università americana?
Quanto costa il corso di preparazione al TOEFL?
Vorrei capire a quanto ammonta l'intensivo TOEFL di due settimane
Mi potrebbe dire quale tariffa ha la lezione privata per il TOEFL?
In che giorni e ore si tiene il corso di gruppo TOEFL?
Potreste dirmi quando comincia il prossimo intensivo TOEFL?
Il TOEFL si può sostenere da casa?
Quante volte è consentito ripetere il TOEFL in un anno?
Si può spostare la data del TOEFL già prenotato e con quale penale?
Vorrei capire a quante università si può far inviare gratuitamente il punteggio TOEFL
Quale documento va portato il giorno del TOEFL?
La quota del TOEFL viene restituita se mi ammalo?
Il pagamento del TOEFL si può rateizzare?
Mi interesserebbe sapere se nel TOEFL è prevista una pausa fra le sezioni
Sono disponibili agevolazioni TOEFL per candidati con disabilità?
Un TOEFL da cento punti a quale livello europeo equivale?
Mi farebbe sapere quanti punti si assegnano allo speaking del TOEFL?
Il libro è compreso nel corso TOEFL?
Ci terrei a sapere che differenza di difficoltà c'è fra TOEFL e IELTS
Mi piacerebbe sapere in che modo si ritira l'attestato del TOEFL
Mi occorrerebbe il vostro codice di centro TOEFL
Il TOEFL serve anche per insegnare in Italia?
A quale età minima si può dare il TOEFL?
L'iscrizione al TOEFL si può intestare alla ditta con fattura?
Organizzate simulazioni TOEFL al computer?
Le lezioni di preparazione al TOEFL si possono recuperare?
Potrei sapere quanto costa il corso di francese?
Mi farebbe sapere in quali giorni si svolge il corso di spagnolo?
Mi occorrerebbe sapere quando prende avvio il corso di tedesco per principianti
La lezione individuale di spagnolo a quanto viene?
Presso di voi si sostiene l'esame DELF?
È possibile dare il Goethe B1 nella vostra sede?
Siete centro d'esame DELE per lo spagnolo?
Mi interesserebbe sapere quante ore comprende il corso di francese per adulti
Mi interesserebbe sapere che libro si adotta nel corso di spagnolo
Il corso di francese si può seguire a distanza?
C'è un corso di spagnolo riservato ai pensionati, con tariffa ridotta?
Per il tedesco esiste un corso dedicato agli infermieri?
Mi interesserebbe un corso serale di francese il giovedì, c'è?
Vorrei capire quanto dura un ciclo di lezioni di spagnolo
Rilasciate un attestato per il corso di francese?
Il corso di italiano per stranieri quanto costa?
Mi piacerebbe sapere in che giorni si tengono le lezioni di italiano L2
Mi potrebbe dire quando comincia il prossimo corso di italiano per stranieri?
Presso di voi si può dare l'esame di italiano B1 per la cittadinanza?
Siete sede d'esame CILS o CELI?
Il corso di italiano è valido per il rinnovo del permesso di soggiorno?
Sarebbe così gentile da dirmi quante ore alla settimana si studia nel corso di italiano?
Per la mia collaboratrice domestica esistono corsi gratuiti di italiano?
Il corso di italiano fornisce il visto di studio?
Vorrei capire che materiale si usa nel corso di italiano L2
Per chi non conosce l'alfabeto latino, come si svolge il corso di italiano?
Mi domandavo se il corso di italiano si frequenta anche al mattino
Ci si può iscrivere al corso di italiano senza documenti?
Vorrei sapere qual è l'età minima per il corso di italiano L2
Trovate anche un alloggio a chi segue il corso di italiano?
Effettuate traduzioni giurate da depositare in tribunale?
Mi occorre una traduzione asseverata del diploma, la fate?
Vi occupate dell'apostille sui documenti tradotti?
Per una traduzione urgente quale maggiorazione applicate?
C'è un importo minimo per una traduzione?
In quale formato va inviato il testo da tradurre?
Chi traduce i vostri documenti, dei madrelingua?
Un secondo revisore rilegge la traduzione prima della consegna?
La riservatezza dei documenti da tradurre viene garantita con un contratto?
Per la traduzione si versa un anticipo?
Noleggiate anche le cabine e le cuffie per l'interpretariato?
Le spese di trasferta dell'interprete sono a carico nostro?
Vi occupate di sottotitolare filmati?
Fornite servizi di trascrizione di registrazioni in inglese?
Correggete testi già scritti in inglese da noi?
Se la traduzione contiene errori, la rifate senza spese?
La traduzione viene consegnata anche in originale cartaceo timbrato?
Gli interpreti sono iscritti all'albo del tribunale?
È possibile avere una prova gratuita di traduzione di una pagina?
Per la traduzione si può pagare alla consegna?
Avete già tradotto per studi notarili e potete darci referenze?
Nella lingua dei segni fornite interpreti?
Il corso aziendale si può finanziare con Fondimpresa?
Quanti dipendenti occorrono almeno per attivare un corso in azienda?
Potreste dirmi entro quante settimane può cominciare il corso per la nostra ditta?
Ai dipendenti viene rilasciato un attestato alla fine del percorso?
Volevo sapere con quali imprese avete già lavorato
Ci mandereste una relazione sulle presenze dei dipendenti?
La fattura del corso aziendale si può dividere fra due società del gruppo?
Quali condizioni di pagamento applicate alle aziende, a trenta o sessanta giorni?
Mi saprebbe dire se le lezioni in azienda annullate si pagano ugualmente?
Il docente del corso aziendale firma un accordo di riservatezza?
Avete insegnanti esperti di lessico medico per la nostra clinica?
Per la formazione in azienda il materiale didattico è incluso?
I corsi alle imprese si tengono anche fuori dalla provincia di Roma?
Potreste dirmi in quale fascia oraria mandate gli insegnanti in ditta?
Volevo sapere quanti partecipanti al massimo ammettete in un gruppo aziendale
Rientrate fra i fornitori del mercato elettronico MEPA?
La vostra formazione alle aziende gode di credito d'imposta?
Possiamo incontrare il docente prima di firmare il contratto aziendale?
L'executive coaching si svolge anche all'ora di colazione?
È possibile recedere dal contratto di formazione aziendale?
Ci servirebbe il DURC per l'affidamento del corso, lo fornite?
Il workshop di due giorni quante ore quotidiane comporta?
Mi può dire se al termine del percorso aziendale i dipendenti sostengono un esame?
Potrei sapere quale responsabile segue i rapporti con le imprese?
La nostra società chiede un corso di cinese per tre dirigenti, quando partirebbe?
Qual è il numero dell'accreditamento presso altre regioni, come la Lombardia?
Sono previsti voucher regionali per la formazione dei dipendenti?
Potreste dirmi quanto tempo occorre a una scuola per diventare centro di preparazione Cambridge?
Mi direbbe quali requisiti precisi deve avere l'istituto per essere preparation centre?
Mi saprebbe dire quanto costa a una scuola la domanda a Cambridge?
Il nostro istituto avrebbe una percentuale sulle iscrizioni degli alunni?
Chi è il vostro referente per le scuole?
I vostri docenti verrebbero a insegnare il pomeriggio nel nostro plesso?
Mi sa dire quanti alunni minimo servono per un corso presso il nostro istituto?
Per quanti anni vale la nomina a centro di preparazione?
Siete disponibili per percorsi PCTO con i nostri studenti?
Stipulate convenzioni con le scuole e con quali sconti per le famiglie?
Quali istituti di Roma sono già vostri centri di preparazione?
La formazione CLIL per docenti di quante ore si compone?
Il corso di formazione degli insegnanti è presente sulla piattaforma SOFIA?
Il tutoraggio per gli alunni si svolge in quale orario?
La formazione dei docenti rilascia un attestato valido ai fini ministeriali?
È possibile ospitare un lettore madrelingua in classe per tutto l'anno?
Mi direbbe che età devono avere gli alunni per il tutoraggio?
Gradirei sapere se inviate materiale promozionale da distribuire alle famiglie dell'istituto
La scuola può recedere dall'accordo per il percorso Cambridge?
Saprebbe dirmi se una scuola paritaria all'estero può diventare vostro centro?
Mi direbbe qual è il compenso richiesto per seguire un progetto Erasmus+?
Sarebbe così gentile da dirmi quanti progetti europei vi sono stati finanziati finora?
Ci terrei a sapere quando scade il prossimo bando Erasmus+ per le scuole
Gradirei sapere con quali Paesi avete partner per la mobilità
Vi occupate anche dei fondi PNRR?
Desidererei sapere quanto dura in genere un progetto PON
Mi interesserebbe sapere a quanto ammonta il finanziamento ottenibile con un Erasmus+
Se il progetto europeo non viene approvato, dobbiamo pagarvi lo stesso?
Quanti studenti possono partire con una mobilità Erasmus?
Cercate voi le famiglie ospitanti per la mobilità degli alunni?
Mi domandavo se un singolo studente universitario possa chiedere l'Erasmus tramite voi
Fornite esperti esterni per i moduli PON?
Quale percentuale dei vostri progetti europei viene approvata?
I docenti in mobilità Erasmus ricevono un rimborso delle spese?
Nei viaggi studio i ragazzi alloggiano in famiglia o in collegio?
Vorrei capire da quale età si può partecipare ai soggiorni all'estero
Il volo è compreso nella quota del viaggio studio?
C'è un accompagnatore italiano durante la vacanza studio?
Saprebbe dirmi se è inclusa un'assicurazione sanitaria nel soggiorno a Malta?
Per gli Stati Uniti pensate voi al visto?
Qual è la penale in caso di rinuncia al viaggio studio?
Potrei sapere quante ore di lezione al giorno si fanno in vacanza studio?
Mi può dire se i pasti dei ragazzi in Inghilterra sono compresi?
Quanto dura il soggiorno in Irlanda, due o tre settimane?
Gradirei sapere da quale aeroporto si parte per i viaggi studio
Mio figlio è celiaco, come ci si regola con i pasti all'estero?
Mi saprebbe dire entro quando si versa l'acconto della vacanza studio?
Quanti ragazzi compongono un gruppo in partenza?
Vorrei capire se si possa partire in camera con un amico per il viaggio studio
L'anno scolastico all'estero è riconosciuto dal liceo italiano al rientro?
Mi piacerebbe sapere quale media scolastica si chiede per l'anno all'estero
Mi direbbe il nome del college dove si soggiorna a Dublino?
Vorrei sapere se al ritorno dal viaggio studio si riceve un certificato
Mi interesserebbe sapere se nel viaggio studio in Canada sono previste escursioni
Per i viaggi studio esiste uno sconto fratelli?
Ci sono borse di studio vostre per l'anno all'estero?
Mi può dire se si può prolungare di una settimana il soggiorno a Malta?
Mi piacerebbe sapere chi contatta la famiglia in caso di problemi durante il soggiorno
Ci terrei a sapere quale livello d'inglese è richiesto per la vacanza studio in Australia
Il viaggio studio si può pagare a rate?
Posso iscrivere mia figlia al viaggio studio se ha bisogno di farmaci salvavita?
La quota dell'esame First si può pagare con la Carta del Docente?
Con la Carta Docente si possono acquistare i viaggi studio?
Il bonus docenti vale anche per il TOEFL?
Vorrei capire se posso usare la Carta del Docente per il corso di mio figlio
Mi interesserebbe sapere come si genera il buono della Carta del Docente sul portale
Mi sa dire entro quale data va speso il residuo della Carta Docente?
Accettate la Carta della Cultura Giovani dei diciottenni?
È possibile pagare con i buoni welfare aziendali?
Se il corso costa più del bonus, il resto come va versato?
Con la Carta del Docente viene rilasciata la fattura?
Un supplente ha diritto alla Carta del Docente?
Il buono della Carta Docente si può annullare se rinuncio al corso?
Devo inviarvi il codice del buono docente per posta elettronica o di persona?
Mi saprebbe dire se la Carta del Docente copre le traduzioni?
Accettate i voucher della Regione per disoccupati?
Gradirei sapere se il Satispay è fra i vostri mezzi di pagamento
Gradirei conoscere l'importo della borsa ITACA
Mi direbbe entro quando va presentata la domanda per ITACA?
Quale ISEE occorre per il bando ITACA?
Potrei sapere chi ha diritto a partecipare a ITACA?
La vostra assistenza per ITACA è a pagamento?
Mi sa dire per quali Paesi vale la borsa ITACA?
Mi farebbe sapere quando esce la graduatoria di ITACA?
Mi occorrerebbe sapere quale media di voti si chiede per concorrere a ITACA
Desidererei sapere quanti ragazzi avete mandato all'estero con ITACA
Se si rinuncia dopo aver vinto ITACA, si paga una penale?
Potrei sapere che documenti servono per il bando ITACA?
Il nipote a carico del nonno pensionato INPS può concorrere a ITACA?
ITACA dura un semestre o l'intero anno?
Potrei conoscere la differenza tra ITACA ed Estate INPSieme?
Potreste dirmi se avete un numero WhatsApp?
Mi fornirebbe il vostro indirizzo di posta certificata?
Disponete ancora di un fax?
Mi piacerebbe sapere qual è il numero diretto della direttrice
Esiste un numero verde gratuito?
C'è un recapito telefonico per le emergenze fuori orario?
Avete un profilo Instagram?
A quale indirizzo invio il mio curriculum per insegnare da voi?
Mi interesserebbe sapere se state cercando insegnanti di inglese
È possibile svolgere un tirocinio nella vostra segreteria?
Gradirei sapere come si raggiunge la sede con i mezzi pubblici
Quale autobus ferma vicino a Via Tibullo?
L'edificio della scuola ha l'ascensore?
Si trova facilmente posto auto nei dintorni della scuola?
Vorrei capire a che piano si trova la segreteria
Avete altre sedi in Italia?
La sede legale coincide con quella di Prati?
In agosto la segreteria rimane aperta?
L'otto dicembre siete chiusi?
Che giorno chiudete per le feste natalizie?
Gradirei sapere se nel periodo di Pasqua gli uffici osservano un altro orario
Occorre un appuntamento per essere ricevuti in segreteria?
La segreteria parla anche francese con i visitatori?
Con chi parlo se mi presento in sede, c'è un consulente didattico?
Mi saprebbe dire quanti iscritti conta attualmente la vostra scuola?
Volevo sapere chi ha fondato l'istituto
Ci terrei a sapere chi è il direttore della scuola
Possedete la certificazione di qualità ISO?
Vorrei conoscere il vostro codice univoco per la fattura elettronica
Mi serve il numero REA della società
Potrei sapere a quanto ammonta il capitale sociale della Scuola Esempio?
Mi saprebbe dire su quale banca avete il conto corrente?
Mi sa dire chi è il legale rappresentante della società?
Il riconoscimento della scuola in quale anno è stato concesso?
I vostri attestati danno punteggio nei concorsi pubblici?
Mi mandereste copia del decreto di riconoscimento?
Avete recensioni di ex allievi da farmi leggere?
Affittate le aule per riunioni private?
Preparate anche ai test d'ingresso di medicina?
Aiutate i ragazzi nei compiti di matematica?
Organizzate una giornata di porte aperte?
Ho dimenticato l'ombrello in aula, lo avete ritrovato?
Potete richiamarmi voi alle undici di domani?
Vi ho telefonato più volte senza successo, perché non rispondete?
La mia mail di lunedì è arrivata alla segreteria?
Vorrei sapere se si possa ricevere risposta in lingua tedesca
Il reclamo può essere presentato in forma anonima?
Chi esamina i reclami all'interno della scuola?
Se il reclamo viene accolto, ho diritto a un rimborso?
Posso ritirare un reclamo già spedito?
A chi mi rivolgo se la risposta al reclamo non mi soddisfa?
Mi farebbe sapere a che punto è il mio reclamo del mese scorso?
Un reclamo può essere inoltrato dal mio avvocato?
Dopo un reclamo, mio figlio può essere spostato di classe?
Potreste dirmi se il reclamo va scritto in italiano?
Esiste un modulo cartaceo per il reclamo da ritirare in portineria?
Entro quanto tempo dall'accaduto si può sporgere reclamo?
Per quanto tempo conservate i miei dati personali?
Mi occorrerebbe sapere chi è il vostro responsabile della protezione dei dati
I miei dati vengono trasferiti fuori dall'Unione Europea?
Mi farebbe sapere quale società ospita il server con i dati degli iscritti?
Potrei sapere come si ottiene la portabilità dei dati personali?
Fotografate i bambini in classe e pubblicate le immagini?
Volevo sapere se nella sede ci sono telecamere di sorveglianza
Le telefonate alla segreteria vengono registrate?
Per i dati di un minore chi deve dare il consenso?
Volevo sapere quali dati trasmettete a Cambridge quando ci si iscrive all'esame
Le conversazioni di questa chat dove vengono conservate?
I dati della carta di credito rimangono memorizzati?
In che modo sono cifrate le informazioni che vi ho inviato?
Vorrei disiscrivermi dalla vostra newsletter, dove clicco?
Come si presenta ricorso al Garante contro di voi?
Un familiare può chiedere notizie sull'iscrizione di mia madre?
Potete dirmi se il signor Rossi è iscritto da voi?
Mi interesserebbe sapere per quanti mesi restano attivi i cookie del sito
Ci terrei a sapere quale fornitore di statistiche riceve i dati dei cookie
I cookie del sito vengono condivisi con Google?
Se rifiuto i cookie, quali pagine smettono di funzionare?
Mi occorrerebbe sapere come si cancellano i cookie dal mio telefonino
Vi è un'applicazione della scuola da scaricare?
Il sito è consultabile anche in lingua inglese?
Non ricordo la parola d'ordine dell'area riservata, come la recupero?
La pagina dei contatti mi dà errore, potete risolvere?
Mi saprebbe dire quanti posti siano già stati occupati nel corso First alla data odierna?
Mi chiedevo se il corso B1 Preliminary del prossimo anno cada ancora di lunedì
Sarebbe possibile anticipare di mezz'ora la lezione del CAE per chi abita lontano?
A che ora apre il portone le sere in cui c'è il corso Proficiency?
Quale sarà l'ora di fine dell'esame First, per organizzare il ritorno in treno?
La durata del corso C1 può essere ridotta per chi è già esperto?
Terminate le cinquanta ore del corso First, è previsto un seguito?
Mi piacerebbe sapere quante delle ore del corso Preliminary sono dedicate all'ascolto
Se il corso A2 Key venisse interrotto, quante ore mi rimborsereste?
La data della prima lezione ci sarà comunicata per lettera?
Vorrei sapere se chi ha perso le prime lezioni del KET riceve gli appunti
In quale aula, con che numero, si tiene il corso B1?
Nella sede del corso First è disponibile il collegamento wi-fi?
Da Termini, quanto tempo occorre per arrivare in sede per il corso A2?
Presso la sede di Prati si possono fare fotocopie del materiale?
Nella descrizione del corso C1 non trovo il programma dettagliato, me lo invia?
Chi ha frequentato l'anno scorso il corso First può darmi un parere?
Il corso KET è finanziato dal Comune?
È possibile seguire due corsi di livello diverso nello stesso trimestre?
Un percorso individuale iniziato con voi può proseguire in un'altra città?
Nel piano personalizzato del B2 chi stabilisce gli argomenti?
Con le lezioni individuali per il PET si riceve anche una scheda di valutazione?
Volevo sapere quale docente avete disponibile adesso per il C1 individuale
Le lezioni private di A2 si svolgono nella sede o in biblioteca?
L'IVA è già compresa nei cinquantacinque euro della lezione individuale?
Desidererei sapere per quali livelli avete ancora posti liberi questo mese nei corsi junior
Per un adulto di settantacinque anni prevedete un gruppo riservato alla terza età?
La nostra scuola può ricevere una visita dei vostri responsabili la prossima settimana?
Fornite libri agli istituti per la preparazione degli alunni?
Chi provvede al trasporto degli alunni il giorno dell'esame Cambridge?
Mi direbbe qual è il periodo dell'anno in cui conviene avviare il tutoraggio?
Il nostro segretario chiede se siate iscritti all'albo dei fornitori dell'Ufficio scolastico
Mi farebbe sapere in quanto tempo ci mandate il preventivo per la ditta già compilato e firmato?
Ci terrei a sapere quale sconto applicate alle aziende con più di cento dipendenti
I dipendenti assenti alla lezione possono recuperarla con un altro gruppo?
Il percorso aziendale di sei mesi quante ore comporta in tutto?
Potreste dirmi se nei workshop per aziende è compreso il pranzo?
L'accreditamento regionale fino a quale data resta in vigore?
Mi servirebbe il numero di protocollo dell'accreditamento
Potreste dirmi se le vostre traduzioni hanno valore legale nel Regno Unito?
La mia traduzione di martedì è pronta?
Per le traduzioni serve un ordine scritto?
Per i viaggi studio quando si conosce il nome della famiglia ospitante?
Potreste dirmi se il programma universitario all'estero comprende l'iscrizione all'ateneo?
La risposta alla mia richiesta arriverà per telefono o per posta?
Il sabato c'è anche l'insegnante o solo la segretaria?
Fate orario continuato anche nel mese di luglio?
Cancellati i miei dati, potrò ancora ritirare il certificato?
Chi ha accesso, fra il personale, al mio numero di telefono?
Vorrei sapere se l'importo del corso A2 Key possa essere addebitato sulla busta paga
Il prezzo del corso CPE comprende una polizza infortuni?
Nel costo del gruppo A2 rientra l'accesso a un laboratorio multimediale?
Vorrei conoscere il costo di un corso Proficiency ridotto a venticinque ore
Vorrei sapere quale sarebbe l'importo da pagare per le sole ultime dieci lezioni del corso First
Gradirei sapere se il prezzo della classe B1 sia trattabile per un gruppo di amici
Mi preme sapere se la tariffa del corso KET è la stessa per i figli dei dipendenti comunali
Mi preme sapere se il costo del corso C2 sia deducibile per un libero professionista
La durata del percorso C2 può essere prorogata se non ci si sente pronti?
Nella durata di ogni lezione del corso A2 è conteggiata la pausa?
Vorrei capire se la classe A2 del prossimo trimestre avrà la stessa insegnante
Al termine del percorso one-to-one per l'A2 viene redatta una relazione?
Le lezioni one-to-one di C2 possono essere seguite da due colleghi alternandosi?
Gradirei sapere se il percorso individuale per il CPE comprenda una simulazione completa
Mi interesserebbe conoscere il nome del docente che seguirebbe mia figlia nell'A2 individuale
Per la preparazione individuale al Proficiency si firma un contratto e con quale preavviso lo si scioglie?
Mi saprebbe dire se le ore individuali B1 scadano a fine anno?
Vorrei sapere se la preparazione individuale al First si possa pagare in tre rate
Per la preparazione al KET quanti minuti al giorno di studio a casa consigliate?
Vorrei una lista di letture utili alla preparazione del C2, me la potete dare?
La preparazione al PET garantisce la promozione?
Ci terrei a sapere in che data si sapranno gli esiti dell'esame A2 Key
Vorrei conoscere il punteggio minimo per superare l'A2 Key
L'esame Proficiency quanto dura in tutto?
Gradirei sapere quanti minuti sono concessi per la prova scritta del KET
Mi potrebbe dire quanto tempo si ha per l'ascolto dell'Advanced?
Mi preme sapere se nell'esame C2 le prove scritte vengono prima dell'orale
Vorrei sapere quale delle prove del CPE venga considerata più ardua
Qualora fallissi una delle quattro prove del PET, perderei tutto l'esame?
Gradirei sapere se i candidati agli esami Cambridge ricevano un posto assegnato
I vostri corsi sono sovvenzionati dalla Regione per i disoccupati?
Vorrei sapere se per i corsi di gruppo esista un abbonamento mensile
Gradirei sapere chi prende il posto di un allievo che lascia la classe C2
Gradirei ricevere i moduli per il rimborso del corso non frequentato
Gradirei prenotare una lezione di prova nel gruppo A2 Key
Gradirei sapere a chi posso consegnare il certificato medico di assenza dal corso
Gradirei conoscere il numero di promossi del gruppo Proficiency dell'anno passato
Gradirei una copia del contratto d'iscrizione ai corsi
Vorrei conoscere le condizioni di recesso dal corso C2 Proficiency
Vorrei essere avvertita se mia figlia manca alla lezione del KET, lo fate?
Vorrei che mi mandaste il programma delle singole lezioni del corso A2
Vorrei cambiare la data del mio esame LanguageCert, che devo fare?
Vorrei ritirare il certificato PET di mio figlio, serve una delega?
Vorrei conoscere il regolamento sulle assenze ai corsi per bambini
Mi interesserebbe conoscere l'età degli altri iscritti al gruppo C1
Mi interesserebbe conoscere i costi dell'alloggio durante il soggiorno a Malta
Potreste inviarmi la fattura del corso B2 dell'anno scorso?
Mi potrebbe spiegare come si compila il modulo di rimborso del TOEFL?
Di che cosa si parla di solito nella prova orale del Preliminary?
Desidererei sapere che cosa devo portare alla prima lezione del corso A2
Che cosa bisogna scrivere nella domanda per ITACA?
Desidererei sapere come si giustificano le assenze al corso Advanced
Mi occorrerebbe sapere come posso diventare esaminatore Cambridge
Gradirei sapere dove si ritira il certificato del TKT CLIL
Mi interesserebbe conoscere la quota di LanguageCert per il livello Achiever
Quanto costa sostenere LanguageCert Mastery Pro?
Mi potrebbe dire che importo bisogna versare per LanguageCert Access?
Vorrei conoscere la durata del corso che prepara al LanguageCert C1
Le lezioni di preparazione al LanguageCert B1 in quale giorno si svolgono?
Vorrei capire quale libro si usa per preparare LanguageCert Communicator
Per LanguageCert A2 qual è il voto minimo?
In quanti si frequenta la preparazione a LanguageCert Mastery?
Vorrei sapere quante ore di preparazione consigliate per LanguageCert B2
Sarebbe così gentile da dirmi dove si tiene materialmente l'esame LanguageCert Access?
Desidererei sapere entro quando si chiudono le iscrizioni al LanguageCert C1
LanguageCert Mastery Pro dà crediti universitari?
Desidererei sapere a che ora comincia la prova LanguageCert B1
Vorrei sapere se LanguageCert Achiever sia adatto a un ragazzo di dodici anni
Quali sono le tariffe delle lezioni private per LanguageCert?
La durata di validità dell'attestato C1 Advanced è limitata?
Quanto durano in media gli esami Cambridge per adulti?
Vorrei sapere se gli esami si possano sostenere in due giornate separate
Gli esami Cambridge sono validi per sempre?
Mi saprebbe dire in quanto tempo arrivano gli esiti degli esami Cambridge?
È possibile assistere agli esami come osservatore, essendo docente?
Vorrei conoscere il rimborso previsto per gli esami non sostenuti
Il personale di segreteria della nostra scuola paga meno per i vostri corsi?
Ci interesserebbe sapere se al personale assente dal corso aziendale sia addebitata la lezione
Nella classe C2 si può entrare a gennaio pagando la metà?
Mi spiace disturbare, vorrei solo sapere chi insegna nella classe B2 di quest'anno
La classe A2 avrà un'aula al piano terreno?
Di che nazionalità sono i compagni di classe del corso C2?
Il certificato C2 Proficiency entro quando viene spedito?
La parte orale del C2 si può rinviare di qualche giorno?
Per la parte scritta dell'Advanced quanti minuti vengono accordati?
Mi domandavo che cosa si debba fare per cambiare gruppo nei corsi serali
`;
