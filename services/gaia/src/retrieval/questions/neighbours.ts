// Questions about a purpose, a trait, a time or a company beside a thing of the school: what its facts hold, and what only sounds like it.
export const neighbours = `
## none
l'esame languagecert si fa nella vostra sede?
languagecert si può dare a prati?
che software usate per tradurre?
usate trados o memoq per le traduzioni?
avete corsi per l'abilitazione all'insegnamento?
fate corsi per il concorso in magistratura
organizzate corsi per entrare in accademia navale?
c'è un corso per gli esami da commercialista?
cerco un corso per il concorso dei vigili del fuoco
tenete corsi per diventare guida turistica?
esiste un corso per assistenti di volo?
un corso per fare il doppiatore ce l'avete?
preparate al test di medicina?
fate preparazione per i concorsi della scuola?
avete un corso per hostess e steward?
c'è un corso per la scuola guida in inglese
fate lezioni per il concorso in polizia?
avete corsi per sommelier?
fate corsi di aggiornamento per infermieri?
si può seguire il B1 con un'insegnante giovane?
vorrei il C1 con un docente severo
è possibile fare il first con un professore paziente?
mi date un insegnante uomo per il B2?
posso scegliere io la professoressa del C2?
vorrei una maestra dolce per la mia bimba
per il corso A2 c'è un docente americano?
si può avere sempre lo stesso insegnante al KET?
inglese per i bambini a che ora è?
le lezioni per bambini in che giorni sono?
i corsi junior in quali pomeriggi si fanno?
il corso dei piccoli a che ora finisce?
corsi per ragazzi delle medie, che orari avete?
i corsi per bambini quando iniziano?
il gruppo dei bambini di quanti è?
quanto costano le lezioni per i bambini?
il corso per i piccoli quanto dura?
per i bambini il libro è compreso?
chi sono i titolari della scuola?
chi sono gli azionisti?
chi sono gli amministratori della società?
chi sono i soci fondatori?
chi sono i vostri clienti?
chi sono i vostri concorrenti?
chi sono gli esaminatori del first?
chi sono gli altri iscritti al gruppo?
chi sono i responsabili del centro?
di chi è la proprietà della scuola?
com'è andata la mia prova di livello?
com'è andato il test di mia figlia?
che esito ha avuto il mio test d'ingresso?
il test l'ho fatto martedì, che livello mi avete dato?
il risultato della mia prova di livello quando me lo dite?
il mio liceo vuole uno stage, lo posso fare da voi?
la mia scuola chiede trenta ore di volontariato, si possono fare qui?
l'istituto di mio figlio cerca un posto per il tirocinio, lo ospitate?
l'università mi chiede un progetto, posso svolgerlo da voi?
la preside vorrebbe che intervistassimo un docente, possiamo venire?
posso passare in ufficio col gatto?
posso venire in segreteria con il cane?
posso venire a lezione con un'amica che ascolta?
posso passare da voi con due valigie?
posso portare mio figlio in aula mentre seguo il corso?
veniamo io e mia cugina, ci fate un piccolo ribasso?
io e mio marito insieme, un prezzetto?
siamo due sorelle, ce lo fate un prezzo speciale?
con mio fratello e mia zia siamo in tre, qualche riduzione?
se porto un'amica abbassate la cifra?
siamo una polisportiva, ci paghereste le trasferte?
siamo un'associazione, fareste una donazione per i ragazzi?
siamo una cooperativa, offrireste un rinfresco per la festa dei bambini?
sponsorizzate la squadra di calcio del quartiere?
siamo un comitato di genitori, ci sostenete la gara di lettura?
siete aperti a pasquetta?
siete aperti il primo maggio?
per carnevale chiudete?
il 2 giugno lavorate?
siete aperti durante il ponte dei santi?
la settimana di natale a che ora aprite?
il giorno della befana c'è qualcuno?
la vigilia fate orario ridotto?
quando termina il C1?
fino a quando va il gruppo del first?
in che mese si conclude il proficiency?
il B1 quando si chiude?
l'ultima lezione del KET quando è?
il modulo si chiude da solo appena clicco
quando clicco su invia il modulo contatti si blocca
se premo conferma la pagina sparisce
il formulario mi dà errore quando lo mando
appena scrivo la mail il modulo si cancella
per lo spagnolo base quanto costa?
tedesco per principianti, che prezzo fate?
quanto si spende per il francese da zero?
il russo per principianti che giorni è?
quando comincia lo spagnolo livello base?
quanti minuti dura la prova di livello?
il test d'ingresso quanto dura?
quante domande ha il test di livello?
che libro usate nel b1, di che editore è?
come si intitola il manuale del c1?
qual è il numero minimo per far partire il gruppo?
in quanti bisogna essere almeno perché il corso parta?
quanti ragazzi viaggiano insieme nelle vacanze studio?
in quanti si parte per malta?
Laura segue il corso B2 da voi? sono la sorella
Paolo Finti frequenta il first? sono la fidanzata
una certa Marta è iscritta al C1?
## corsi.livelli
avete corsi per principianti?
avete corsi per chi parte da zero?
ho sessant'anni e so dire solo hello, prendete anche chi comincia adesso?
accettate chi non ha mai studiato inglese?
mia madre ha settant'anni, può cominciare da zero?
## corsi.descrizione
che corsi di inglese fate per gli adulti?
cosa avete per una signora di settant'anni che vuole riprendere l'inglese?
quali corsi ci sono per chi vuole prendere una certificazione?
## cambridge.preparazione
avete corsi per il first?
organizzate corsi per l'esame proficiency?
## toefl.preparazione
l'intensivo quante settimane dura?
quanto è lungo il corso intensivo?
avete corsi per chi deve fare il toefl?
c'è un corso per prepararsi al toefl?
## corsi.docenti
chi sono gli insegnanti?
chi sono i vostri docenti?
si può seguire il B1 con un docente madrelingua?
chi tiene i corsi?
i professori del first sono qualificati?
## scuola.dati-legali
come si chiama la società che gestisce la scuola?
qual è la ragione sociale?
## scuola.apertura
posso passare in ufficio domani pomeriggio?
posso venire in segreteria senza appuntamento alle dieci?
siete aperti il sabato?
siete aperti all'ora di pranzo?
fino a che ora trovo qualcuno?
## bambini.descrizione
avete corsi di inglese per i piccoli?
c'è qualcosa per mio nipote di otto anni?
il corso junior come funziona?
## bambini.eta
quanti anni devono avere i bambini per il corso?
mio figlio ha sei anni, è troppo piccolo?
## test-livello.descrizione
come si fa il test di livello?
posso fare il test di livello anche se non mi iscrivo?
come capite in che gruppo mettermi?
non vorrei un corso troppo facile, come si stabilisce il livello?
ho il pet, posso saltare al cae?
## traduzioni.descrizione
ci serve un interprete con il microfono per un'assemblea
fate interpretariato con cuffie per un convegno?
cerchiamo un interprete con cabina per due giorni
un interprete con attrezzatura per una fiera ce l'avete?
traducete un diploma per l'università?
mi traducete un atto di matrimonio?
traducete certificati e documenti?
fate traduzioni dal francese per un processo?
mi traducete una tesi dallo spagnolo?
## traduzioni.tempi
ci mettete parecchio a tradurre?
siete veloci con le traduzioni?
in fretta si può avere la traduzione?
## traduzioni.lingue
in quante lingue lavorate per le traduzioni?
traducete anche dal bulgaro?
## viaggi-studio.prezzo
venti giorni a malta quanto costerebbero?
due settimane in irlanda quanto verrebbero?
quindici giorni di viaggio studio di quanto parliamo?
## viaggi-studio.destinazioni
mi fate un esempio di viaggio studio, dove si va?
in che posti mandate i ragazzi?
## cambridge.successo
che risultati ottenete agli esami?
quali esiti hanno i vostri studenti?
la prova la superano in tanti?
da voi la gente li passa gli esami?
## scuola.tempi
inviato il form dopo quanto mi cercate?
se mando la domanda dal sito quanto manca prima che qualcuno mi cerchi?
compilo il modulo e poi quanto aspetto?
quanto passa prima che vi facciate vivi?
## privacy.descrizione
se vi lascio il numero cosa ne fate?
il mio cellulare per cosa lo usate?
## privacy.cookie
ho accettato tutto per sbaglio, come torno indietro?
come cambio la scelta sui cookie?
## italiano-stranieri.descrizione
¿dan cursos de italiano a extranjeros?
hola, imparten cursos de italiano?
buenas, hay cursos de italiano para extranjeros?
do you offer Italian courses for foreigners?
## scuola.indirizzo
where in the city is the school?
whereabouts is your school?
where exactly is the school?
## languagecert.risultati
when will I know my LanguageCert score?
how long until the LanguageCert results?
quanto ci vuole per avere il punteggio languagecert?
## carta-docente.descrizione
posso usare i cinquecento euro dello stato per il corso?
sono una prof, il bonus lo accettate?
## corsi.orario
lavoro fino alle sette, che corsi ci sono dopo?
stacco alle sei e mezza, quali gruppi posso seguire?
## corsi-b1.inizio|corsi.inizio
ho letto che il B1 iniziava il 3/11, è vero?
il pet partiva a ottobre, giusto?
## scuole.prezzo
quanto costa alla scuola un corso CLIL per i docenti?
## itaca.descrizione
non so se si chiama itaca, aiutate con la domanda?
## corsi-b1.prezzo|corsi.prezzo
er pet quanto me viene a costà
## corsi-c1.prezzo|corsi.prezzo
quanti sordi ce vonno pe er cae
## italiano-stranieri.descrizione|lingue.descrizione
degli amici stranieri vogliono imparare la lingua di qui, avete qualcosa?
la mia coinquilina è peruviana e vuole imparare la nostra lingua
## aziende.durata
fate qualcosa di corto per il personale, un giorno o due?
una formazione breve per gli operatori, di una giornata, esiste?
## cambridge.descrizione
siete un centro ufficiale per gli esami?
## scuola.apertura
il venerdì in genere fino a che ora?
`;
