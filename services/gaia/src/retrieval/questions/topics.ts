// How things are spoken of by those who don't know what the site calls them.
export const topics = `
## traduzioni.descrizione
ho un contratto in inglese da girare in italiano
chi mi traduce un documento
mi traducete un atto
devo mandare un manuale in un'altra lingua
ho bisogno di un interprete per una riunione
arriva un cliente straniero e ci serve qualcuno che parli per noi
convegno con ospiti esteri, fate le cabine
mi servirebbe la versione inglese del sito
mettere in tedesco il sito del mio b&b
il catalogo lo voglio in francese
passare un testo dall'italiano allo spagnolo
qualcuno che parli arabo per una trattativa
fate da interpreti
vi occupate di atti e certificati da portare in altra lingua
tradurre il diploma
## traduzioni.prezzo
quanto prendete a cartella
quanto costa tradurre una pagina
quanto chiedete per un interprete mezza giornata
tariffa a parola
## traduzioni.tempi
entro quanto mi date la traduzione
dieci pagine per venerdì si può
quando mi ridate il documento tradotto
ce la fate a tradurlo per domani
## traduzioni.lingue
traducete pure dall'ucraino
in quante lingue traducete
dal rumeno all'italiano lo fate
## viaggi-studio.descrizione
vacanze studio ne fate
mandate i ragazzi all'estero
d'estate fate partire i ragazzi per l'inghilterra
mia figlia vuole fare la quarta superiore in america
un anno di liceo fuori
un'esperienza all'estero per mio figlio
soggiorni linguistici
partire con voi per imparare l'inglese sul posto
organizzate viaggi
## viaggi-studio.destinazioni
dove portate i ragazzi
in quali paesi mandate gli studenti
il ragazzo vorrebbe andare a boston
c'è l'australia tra le mete
## viaggi-studio.prezzo
due settimane a dublino quanto verrebbero
quanto costa mandare un figlio a londra
un mese a malta che spesa è
## viaggi-studio.date
quando partono i viaggi
a luglio che partenze ci sono
il viaggio quando si fa
## aziende.descrizione
siamo una ditta e vogliamo formare i dipendenti
inglese per i miei impiegati
inglese per il personale dell'albergo
i camerieri del mio ristorante devono parlare inglese
fate formazione per chi lavora
siamo uno studio legale e ci serve inglese per i colleghi
ufficio risorse umane cerchiamo un fornitore per la formazione linguistica
un corso per i venditori
la nostra cooperativa vuole un percorso per gli operatori
inglese per le call con i clienti esteri
coaching per un dirigente
## aziende.durata
quanto durano i corsi per le aziende
qualcosa di breve per il personale
un workshop di una giornata per lo staff
percorso di qualche mese per i colleghi
## aziende.modalita
venite in azienda
i dipendenti possono collegarsi da casa
il corso lo fate nei nostri uffici
## aziende.prezzo
quanto ci costa formare dieci persone in ufficio
quotazione per l'azienda
business english all'ora
## aziende.riconoscimento
possiamo usare i fondi per la formazione, siete accreditati
siete accreditati in regione per la formazione
## scuole.descrizione
siamo una paritaria avete qualcosa per noi
sono la referente lingue di un comprensivo
per il mio istituto che offrite
insegno in un tecnico, collaborate con le scuole
per le nostre classi avete progetti
corsi per i nostri alunni
un liceo può fare qualcosa con voi
formate i prof delle nostre scuole
mandate lettori nelle scuole
## scuole.iscrizione
come facciamo come scuola a diventare centro cambridge
la mia scuola vuole diventare centro che prepara agli esami, che si fa
quali requisiti per il centro di preparazione
## scuole.prezzo
quanto costano i servizi alla scuola
i prezzi per gli istituti
## scuole.eta
first for schools a che età
preliminary for schools per che classi
## progetti-europei.descrizione
erasmus plus ci date una mano
vi occupate di pon
la mia scuola vuole fare un progetto europeo
bandi europei
mobilità per i docenti
## progetti-europei.modalita
per un bando europeo come lavorate
le tappe di un progetto erasmus
che fasi ha un progetto europeo
## carta-docente.descrizione
sono una prof, posso usare il bonus
il bonus dello stato per noi insegnanti
i 500 euro del ministero per gli insegnanti si possono usare
accettate la carta del docente
posso pagare col borsellino dei docenti
## itaca.descrizione
bando itaca
mio padre è dipendente pubblico, c'è la borsa inps per l'estero
borsa dell'inps
aiutate con la domanda itaca
## italiano-stranieri.descrizione
my wife wants to learn italian
la mia colf deve imparare l'italiano
badante ucraina che non parla italiano
corsi per stranieri di lingua italiana
un amico brasiliano vuole imparare la nostra lingua
il mio ragazzo è inglese e non sa l'italiano
## lingue.descrizione
fate anche spagnolo
avete altre lingue
vorrei imparare il tedesco
francese lo fate
fate pure giapponese
che lingue insegnate
corso di arabo
solo inglese insegnate?
il russo c'è
## tkt-clil.descrizione
insegno storia in inglese, c'è una certificazione
certificazione per docenti che fanno lezione in inglese
tkt
clil per prof
## bambini.descrizione
fate qualcosa per i piccoli
c'è qualcosa per chi va alle medie
inglese per i più piccini
mio figlio va alle elementari, avete corsi
avete gruppi di ragazzini
per i bimbi della materna
mia nipote ha iniziato la scuola, corsi per lei
per i miei ragazzi di 12 e 13 anni avete gruppi
## bambini.eta
ha 7 anni cosa può fare
per una di 9 anni che c'è
che esame per un bambino di otto anni
fa la terza elementare che esame fa
## young-learners.descrizione
starters movers e flyers cosa sono
gli esami cambridge per bambini
cosa sono gli yle
## young-learners.durata
quanto dura lo starters
quanto sta dentro la bambina a fare movers
il flyers è lungo?
## young-learners.punteggio
quanti scudetti si prendono al movers
come li valutano i bambini
## young-learners.eta
starters a che età
a quanti anni si fa flyers
## individuale.descrizione
fate lezioni da soli
un insegnante tutto per me
voglio un prof solo per me
senza altri studenti
uno a uno
non in gruppo, solo io
preferirei da sola
col prof privato
a tu per tu con l'insegnante
ripetizioni
## individuale.prezzo
un'ora da sola col prof quanto viene
quanto vuole l'insegnante privato
da soli quanto all'ora
tariffa oraria lezioni singole
## individuale.durata
quante ore da solo mi servono
quante lezioni private per essere pronto
## toefl.descrizione
fate il toefl
il toefl da voi si può dare
che roba è il toefl
## toefl.preparazione
corso per il toefl
intensivo toefl
preparate al toefl
## toefl.date
quando posso dare il toefl
voglio fissare il toefl
prenotare il toefl
## toefl.punteggio
massimo del toefl
quanti punti si fanno al toefl
## languagecert.descrizione
che differenza ha languagecert
cos'è languagecert
## languagecert.riconoscimento
l'home office accetta languagecert
languagecert per lavorare in inghilterra va bene
## languagecert.risultati
language cert dopo quanto si sa
## languagecert.date
ogni quanto fate languagecert
## languagecert.livelli
che livelli ha languagecert
## languagecert.preparazione
preparate al languagecert anche a distanza
## languagecert.iscrizione
da cosa si comincia per fare languagecert
## cambridge.descrizione
siete centro d'esame
che esami si possono dare da voi
quali certificazioni fate
l'esame si può fare da voi
si può dare il first da voi
## cambridge.livelli
quali esami cambridge ci sono e a che livello corrispondono
## cambridge.sede
dove si fa l'esame cambridge
## cambridge.riconoscimento
le aziende lo guardano il first
il first vale qualcosa
## corsi.descrizione
che corsi fate
cosa c'è di corsi
cosa avete per imparare l'inglese
voglio imparare l'inglese
mi interessa un corso
mi illustrate i corsi
che proponete per gli adulti
parlatemi del corso
ditemi qualcosa del corso
mi dai due informazioni sul corso
com'è il corso
## scuola.descrizione
cosa fate
di cosa vi occupate
che attività svolgete
cosa offre la vostra scuola
che cosa si fa lì da voi
che servizi avete
## italiano-stranieri.descrizione
do you teach italian to foreigners
my wife needs italian lessons
dan clases de italiano
quiero aprender italiano
je voudrais apprendre l'italien
## corsi.descrizione
what courses do you have
qué cursos tienen
which english classes do you run
## corsi.docenti
are the teachers native
los profesores son nativos
who teaches
## corsi.posti
how many people in a class
cuántos alumnos por clase
## corsi.prezzo
how much is a group course
cuánto vale el curso
## scuola.indirizzo
what's your street and postcode
where is your office
dónde están
## scuola.apertura
are you open on saturday
do u open saturdays
a qué hora abren
## scuola.email
which email can i write to
can i contact you by email
what is your e-mail address
## languagecert.descrizione
can i take languagecert at your place
## toefl.descrizione
is the toefl held at your school
puedo hacer el toefl con vosotros
## languagecert.risultati
when do the languagecert results come
## cambridge.descrizione
can i sit the cambridge exam with you
hacen exámenes de cambridge
## reclami.descrizione
devo protestare con qualcuno
voglio lamentarmi di una cosa
## cambridge.successo
quanti ne fate passare
ne promuovete tanti?
## scuola.esperienza
da quanto ci siete
è da tanto che esistete
## cambridge.descrizione
siete una sede autorizzata per gli esami
siete un centro ufficiale
## test-livello.descrizione
non so se sono da questo o da quello
mia figlia ha sette in inglese, da dove parte
uso l'inglese in ufficio ma non so a che punto sono
in pagella ho otto, quale livello mi tocca
il prof dice che è pronto ma io non ne sono sicura
ho un vecchio certificato, da che corso riparto
mi conviene quello prima o quello dopo
come si decide in che classe vado
è troppo presto per il livello sopra?
## aziende.modalita
il docente viene nel nostro ufficio
siamo una ditta di venti dipendenti, viene qualcuno da noi?
i corsi per i dipendenti si fanno anche a distanza
## privacy.descrizione
che fine fanno i dati che vi lascio
il mio numero poi a chi lo date
con la mia mail poi che ci fate
i dati che scrivo qui chi li vede
non è che poi mi tempestate di pubblicità
## toefl.descrizione
il toefl lo posso dare da voi
il toefl si fa lì
## individuale.durata
quante ore servono col privato per passarlo
quante ore da solo per arrivare all'esame
quante me ne consigliate col prof dedicato
## traduzioni.descrizione
avete un interprete per una fiera
ci serve un interprete di lingua dei segni
`;
