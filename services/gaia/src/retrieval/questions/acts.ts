// What a sentence of a visitor does (greets, thanks, tells, asks …), by examples: sections of one sentence a line, from which Gaia learns it.
export const acts = `
## greeting
Ciao Gaia!
prova prova mi leggi?
ciao
Ciao Gaia
salve
buongiorno
Buonasera
buon pomeriggio
buon giorno a tutti
hey
ehi ciao
ehilà
salve a tutti voi
ciaoo
hola
hello
hi there
good morning
buenos dias
salve Gaia, buongiorno
buongiorno gentile assistente
ciao bella
oh ciao
bongiorno
buonsera
buondì
Buongiorno scuola
ciao ciao eccomi
rieccomi
eccomi qua
ciao, sono tornato
ciao di nuovo
salve di nuovo
c'è qualcuno?
c'è nessuno?
ci sei?
ci siete?
sei online gaia
pronto?
pronto, mi sentite
ao ciao
aò
bella ciao a tutti
we ciao
ciao a te
Gentile Gaia buonasera
spett.le scuola buongiorno
Gentilissimi, buongiorno
buona domenica gaia
buon sabato
buonasera, spero di non scrivere troppo tardi
ciao piacere
piacere di conoscerti
yo
good evening
hi gaia nice to meet you
buenas tardes
toc toc
saluti a tutti, eccomi
hei gaia ci sei??
Bonjour
gaia?
## thanks
scherzavo dai, grazie lo stesso
Grazie a lei per la pazienza e buon fine settimana
grazie
Grazie mille
grazie tante
ti ringrazio
vi ringrazio molto
la ringrazio per la risposta
grazie gaia ❤️
ok grazie
va bene grazie
perfetto grazie
ottimo grazie mille
grazie infinite davvero
grazieeee
thx
thanks
thank you so much
many thanks for your help
gracias
muchas gracias por todo
merci
grz mille
grazie x le info
grazie per le informazioni
grazie per l'aiuto
grazie della disponibilità
grazie del tuo tempo
grazie per avermi risposto subito
grazie, molto chiaro
grazie, chiarissima, buona giornata
grazie, sei stata utilissima
grazie e arrivederci
grazie, ciao!
grazie ciao ciao
grazie mille e buona serata
Ok grazie, alla prossima
va bene, la ringrazio, arrivederci
ti ringrazio tanto gaia, a presto
grazie di tutto, buon lavoro
grazie di cuore
davvero grazie
mille grazie
ma grazie!
ah perfetto, grazie mille
capito grazie
ho capito, ti ringrazio
tutto chiaro grazie
chiaro, grazie mille per la spiegazione
benissimo grazie
grazie lo stesso
grazie comunque
grazie uguale per averci provato
vabbè grazie lo stesso
grazie anticipatamente
vi ringrazio in anticipo
grazie ancora
grazie ancora per la pazienza
grazie 1000
grazie milleee
Molte grazie per la cortesia
La ringrazio della gentilezza
grazie, gentilisima
gentilissimi grazie
grazie, mi hai tolto un dubbio
grazie mi hai salvato
grazie, era quello che volevo sapere
grazie, era proprio questo che cercavo
ok ti ringrazio allora vi chiamo domattina
grazie allora passo in segreteria
grazie, ne parlo con mio marito e vi faccio sapere
grazie, leggo tutto con calma
ok grazie mi guardo la pagina
grazie mi organizzo
grazie, per ora mi basta così
grazie per ora è tutto
perfetto grazie, ho tutto quello che mi serve
super grazie
grazie bella
grande grazie
aò grazie mille
te ringrazio
grazie tesoro
ty!
thank you very clear, bye
thanks a lot gaia
ok gracias adiós
grazie assai
grazzie
graze mille
troppo gentile, grazie
cosi va bene, grazie e saluti
## goodbye
vabbè mi sei stata utile, te saluto e bona serata
ottimo, allora a presto!
Buona giornata e buon lavoro!
arrivederci
Arrivederci e buona giornata
buona giornata
buona serata
buonanotte
ciao ciao
ciao a presto
a presto
alla prossima
ci vediamo
ci sentiamo
ci sentiamo presto
a domani
ci vediamo in segreteria
ok ciao
va bene ciao
vabbè ciao
allora ciao
ciao gaia alla prossima
ti saluto
vi saluto
la saluto cordialmente
saluti
cordiali saluti
distinti saluti
tanti saluti
un saluto a tutti
buon lavoro
buon weekend
buon fine settimana
buone feste
buona domenica a voi
Buon proseguimento
buona continuazione
bye
bye bye
goodbye
see you
see you soon
adios
hasta luego
hasta la proxima
au revoir
addio
arrivederla
ora devo andare, ciao
devo scappare
devo staccare, a dopo
scappo ciao
adesso vado, ci risentiamo
ti lascio, devo andare al lavoro
vado a dormire
mi scollego
chiudo qui
io chiudo, buona giornata
a dopo
a più tardi
ci risentiamo domani
ci sentiamo nei prossimi giorni
stammi bene
statemi bene
vabbè io vado, bella
se vedemo
se sentimo
se beccamo
ok allora a presto, saluti
per oggi è tutto, a presto
abbiamo finito, ciao
passo domani, a presto
cià
## how-are-you
come stai
come stai gaia?
come va
come va oggi
tutto bene?
tutto ok?
tutto a posto?
come te la passi
come ti va la vita
come butta
come te butta
che si dice
che mi racconti
che fai di bello
come sta?
come state
come andiamo
ciao come stai
buongiorno, come sta oggi
ciao gaia tutto bene?
salve, come va?
hey come va la giornata
ti sei riposata
sei stanca?
giornata pesante oggi?
how are you
how's it going
que tal
hola como estas
oh come stai, io bene
## praise
complimenti per il sito, fatto proprio bene
ma quanto sei simpatica 😂
ti ha mai detto nessuno che sei velocissima a rispondere?
perfetto era quello che volevo sapere
si si tutto chiaro
brava
bravissima!!
sei bravissima
brava gaia
sei stata brava
sei stata chiarissima
chiarissimo
molto chiaro
tutto chiaro
sei molto gentile
gentilissima
sei forte
sei fortissima
sei un mito
sei mitica
mitica gaia
sei un genio
sei grande
grande!
che brava
che velocità
che veloce
sei velocissima a rispondere
risposta rapidisima
però, rispondi subito
caspita che rapidità
wow
wow che servizio
fantastico
fantastica
ottimo
ottimo lavoro
ottimo capito
perfetto
ok perfetto
benissimo
molto bene
bene bene
va bene
va benissimo
okok
ok capito
capito
ho capito
ah ecco ora è chiaro
ah ok adesso ho capito
interessante
molto interessante
che bello
che bella cosa
mi piace molto questa cosa
buono a sapersi
ah però
ah non lo sapevo
non pensavo fosse così semplice
ottima notizia
che bella notizia
fico
che figata
ammazza che brava
ammazza oh
daje
daje così
e daje gaia
ao sei na bomba
sei meglio della segreteria
meglio di tante persone al telefono
magari fossero tutti così
mi sei stata di grande aiuto
mi hai aiutato tantissimo
molto utile
utilissima
spiegazione perfetta
hai spiegato benissimo
complimenti
complimenti per il servizio
complimenti alla scuola per questa chat
ben fatto
great
awesome, very helpful
you are great
muy bien
perfecto
👍
mi sembra ottimo
mi pare un'ottima proposta
top
ok ricevuto
sei simpatica
mi stai simpatica
## refusal
Va bene allora ne parlo con mio marito e poi decidiamo
Mmm capisco, ci devo riflettere un po'
lascia stare non fa niente
un attimo che mi suona il telefono
aspetta che mi squilla il cellulare
un secondo, mi stanno chiamando al telefono
scusa, rispondo al telefono e torno
un momento che suonano alla porta
ok perfetto ci penso e vi faccio sapere, grazie mille
non mi interessa più, arrivederci
No grazie.
no no grazie
no, va bene così
no basta così
nient'altro
nient'altro grazie
no niente altro
no, non mi serve altro
non ho bisogno di altro
no per ora basta
per ora no
per il momento no
adesso no
non ora
magari un'altra volta
magari più avanti
sarà per un'altra volta
ci penso
ci devo pensare
ci penso su
ci penso e vi faccio sapere
ne parlo a casa e poi vedo
devo parlarne con mio marito prima
ci rifletto un po'
vedremo
poi vedo
poi vediamo
fammici pensare
lasciamo stare
lascia stare
lascia perdere
lassa perde
niente
niente lascia stare
no niente
nulla
fa niente
non fa niente
non importa
nn mi interessa
no non sono interessato
non mi interessa grazie
non è quello che cercavo, pazienza
troppo caro per me
per me è troppo
è un po' caro, passo
costa troppo
mi dispiace ma non me lo posso permettere
fuori dal mio budget
ammazza quanto costa, lascio perdere
mazza che prezzi, no grazie
ho cambiato idea
ci ho ripensato
no guarda ho cambiato idea
non voglio lasciare i miei dati
preferisco non dare il numero
no non mi chiamate
no preferisco non essere contattata
preferisco di no
meglio di no
direi di no
mi sa di no
anche no
no dai
sto solo guardando
do solo un'occhiata
stavo solo curiosando
era solo curiosità
volevo solo dare uno sguardo
non ho intenzione di iscrivermi adesso
ho già trovato un'altra scuola
mi sono già iscritto altrove
mi cerco qualcosa di più economico
no thanks
not now thanks
maybe later
just looking
no gracias
quizás otro día
non fa per me
## apology
Scusa ho sbagliato chat
scusa
scusami
scusa gaia
mi scusi
scusate
scusate tanto
chiedo scusa
chiedo venia
perdonami
mi perdoni
perdono
scusa per prima
scusa ho sbagliato
ho sbagliato a scrivere
scusa errore di battitura
scusa il correttore
colpa del t9
scusa ho scritto male
scusa chat sbagliata
ops chat sbagliata
oddio scusa non era per te
scusate ho sbagliato finestra
scusa era un messaggio per mia sorella
mi è partito il messaggio per sbaglio
scusa mi è scappato l'invio
ignora il messaggio di prima
non volevo scrivere quello
scusa il disturbo
scusate se disturbo
scusi se la disturbo ancora
scusa se rompo
scusa se ti faccio mille domande
scusate l'ora
scusa l'ignoranza
mi dispiace
scusa mi ero innervosito
sorry
sorry wrong chat
perdon
sorry ho fatto casino col telefono
## laughter
ah ok pensavo peggio ahahah
ahahah
ahah
ahahahahah
haha
hahaha
eheh
eheheh
ihihih
lol
ahah mi fai ridere
ahahah troppo forte
ahah che simpatica
che ridere
mi fai morire
sto morendo dal ridere
sto a morì
😂😂😂
🤣
ahah ok
ahaha bella questa
ahahah no vabbè
ma dai ahah
lmao
jajaja
hihi
ah ah ah
rotfl
xD
ahahaha scherzavo
stavo scherzando
## who-are-you
che bel nome Gaia, chi te l'ha dato?
chi sei
chi sei?? non ti conosco
ma tu chi sei
tu chi saresti
scusa ma chi sei
come ti chiami
qual è il tuo nome
come ti chiami tu
con chi sto parlando
con chi parlo
chi parla
chi mi sta rispondendo
chi c'è dall'altra parte
chi scrive da lì
posso sapere con chi ho il piacere di parlare
lei chi è
lei chi è scusi
chi è gaia
perché ti chiami gaia
Gaia è il tuo vero nome?
sei la segretaria
sei tu che rispondi sempre qui
sei un'insegnante?
lavori per la scuola?
lavori lì da molto
quanti anni hai
di dove sei
sei italiana?
dove abiti
sei sposata
hai un cognome
sei di roma?
presentati
parlami di te
raccontami qualcosa di te
dimmi chi sei
mi dici come ti chiami
chi ti ha creata
chi ti ha fatto
chi ti ha inventato
da dove vieni
who are you
what's your name
who am i talking to
quien eres
como te llamas
e te chi sei
ma chi sei te
gaia chi?
che ruolo hai nella scuola
## robot
ma a te ti pagano gaia?
sei un robot
sei un robot?? rispondi
ma sei un bot
sei una persona vera
sei una persona o un programma
sei umana
sei vera?
parlo cn un robot?
sto parlando con una macchina
sto parlando con un computer o con qualcuno
ma risponde una persona
c'è una persona dietro
chi risponde è un essere umano?
è un risponditore automatico
queste sono risposte automatiche?
sei un'intelligenza artificiale
sei una ia?
sei un ai
sei chatgpt
usi chatgpt?
sei come siri
sei come alexa
sei un chatbot giusto
assistente virtuale quindi non sei una persona
che modello sei
che intelligenza artificiale usi
sei un software?
sei un algoritmo
dimmi la verità sei un bot
mi sa che sei un robot
secondo me sei un computer
sembri una macchina
sembri finta
non sembri una persona
parli come un robot
ma esisti davvero
hai sentimenti
pensi davvero
hai un cervello
are you a robot
are you human
is this a bot
am i talking to a real person
eres una persona real?
aò ma sei vera
nun sei na persona vero
sei gpt?
hai coscienza
ti hanno programmata
dietro di te c'è openai?
## capabilities
cosa sai fare
cosa puoi fare
che puoi fare per me
in cosa puoi aiutarmi
come puoi aiutarmi
a cosa servi
a che servi
che servizio offre questa chat
a cosa serve questa chat
di cosa ti occupi
cosa fai qui
cosa posso chiederti
che ti posso chiedere
che domande posso farti
quali domande posso fare
su cosa rispondi
su quali argomenti sei preparata
mi puoi aiutare?
puoi aiutarmi
mi aiuti
sai rispondere a tutto
sai tutto della scuola?
che informazioni hai
che informazioni puoi darmi
puoi farmi un preventivo?
puoi iscrivermi tu
puoi prenotare per me
puoi mandare tu la richiesta alla scuola
puoi vedere i miei dati
sai parlare in spagnolo?
do you speak english
can you speak english please
what can you do
how can you help me
hablas español
que puedes hacer
posso scriverti in inglese?
ti posso fare domande pure sugli esami
ti ricordi quello che ti ho scritto ieri
ricordi le conversazioni
sei disponibile anche di notte?
rispondi a qualsiasi ora
capisci i messaggi vocali
posso mandarti una foto
puoi leggere un pdf se te lo mando
come funziona questa chat
come ti si usa
dammi qualche esempio di cosa posso chiedere
aiuto
help
## misunderstood
non hai risposto
non mi hai risposto
nn hai risposto alla mia domanda
non mi stai rispondendo
non è quello che ho chiesto
non ti ho chiesto questo
non intendevo questo
ti avevo chiesto un'altra cosa
ti ho chiesto le date, non il costo
non c'entra niente
e che c'entra scusa
cosa c'entra con la mia domanda
non capisco
non ho capito
non o capito bene
non ho capito niente
non capisco cosa vuoi dire
non capisco la risposta
non mi è chiaro
poco chiaro
in che senso??
cioè?
che vuol dire
che significa
che intendi
puoi spiegarti meglio
spiegati meglio
spiegami meglio
puoi ripetere
ripeti per favore
me lo rispieghi con parole semplici
più semplice per favore
puoi essere più chiara
puoi essere più precisa
troppo vago
risposta troppo generica
sei stata troppo generica
mi hai già detto questa cosa
ripeti sempre la stessa cosa
mi dai sempre la stessa risposta
hai capito la domanda?
hai capito cosa ti ho chiesto
ma hai letto quello che ho scritto
forse non mi hai capito
mi sa che non ci siamo capiti
non ci siamo capiti
non mi sono spiegato
forse mi sono espressa male, intendevo altro
mi hai frainteso
hai capito male
hai sbagliato corso, io parlavo di un altro
no parlavo di un'altra cosa
non è la risposta che cercavo
questa risposta non mi aiuta
non mi sei stata d'aiuto
questo lo sapevo già
l'hai già detto
e quindi?
boh nun ho capito
ma che stai a dì
non ce sto a capì niente
eh?
in che senso scusa non ti seguo
non ti seguo
I don't understand
that's not what i asked
no entiendo
la domanda era un'altra
mi confondi
sono più confuso di prima
## rude
sei stupida
sei scema
sei un'idiota
sei proprio scema
cretina
stupida
deficiente
idiota
imbecille
sei inutile
sei completamente inutile
non servi a niente
non servi a un cazzo
NON CAPISCI NIENTE
non capisci un cazzo
non capisci una mazza
non sai niente
non sai fare niente
fai schifo
fate schifo
questa chat fa schifo
questo bot fa pena
che schifo di servizio
servizio vergognoso
siete ridicoli
siete vergognosi
vergogna
vergognatevi
ladri
truffatori
scuola di merda
bot di merda
che merda
che cagata
che cazzata
vaffanculo
vaffa
vai a quel paese
va a cagare
ma va a morì ammazzato
mortacci tua
li mortacci vostra
ma vattela a pija
sei de coccio
sei na frana
te possino
sei un rottame
macchina inutile
sei più stupida di un tostapane
stai zitta
chiudi il becco
non rompere
non rompere le palle
mi hai rotto
mi hai stufato
hai rotto le scatole
che palle oh
sei noiosa
sei lenta come una lumaca
incompetenti
siete degli incompetenti
siete degli incapaci totali
peggior scuola di roma
mi fate perdere tempo
perdita di tempo totale
mi stai facendo perdere la pazienza
ma sei scema o ci fai
ma ci fai o ci sei
ma vai a studiare
cambia mestiere
ti odio
you suck
you are stupid
fuck you
shut up
vete a la mierda
che cesso de chat
siete na banda de cialtroni
cialtroni
buttati nel tevere
## off-topic
che tempo farà a Roma domani
consigliami un ristorante di pesce a fregene va
quanto è alto il colosseo?
come si fa la carbonara
raccontami una barzelletta
dimmi una barzelletta
mi racconti una freddura
la sai quella del carabiniere
raccontami una storia
inventa una favola per la buonanotte
cantami una canzone
sai cantare?
fammi un indovinello
giochiamo a qualcosa
giochiamo a nomi cose città
facciamo una partita a scacchi
quanto fa 2+2
quanto fa 15 per 17
quant'è la radice quadrata di 144
mi fai 350 diviso 12
il 22% di 480 quanto viene
risolvi questa equazione x+3=9
mi calcoli l'area di un cerchio di raggio 5
quanti secondi ci sono in un giorno
che tempo fa oggi
che tempo fa a roma
domani piove?
ci sarà il sole nel weekend
farà freddo stasera
nevica a roma quest'anno?
chi ha vinto ieri la roma
forza roma
che ha fatto la roma ieri sera
quando gioca l'inter
a che ora è la partita stasera
chi vince il campionato quest'anno
chi vincerà i mondiali
chi ha vinto sanremo
per che squadra tifi
sei romanista o laziale
risultati della champions
dove danno la partita in tv
Come si fa la carbonara?
la vera amatriciana ci va la cipolla?
qnt cuoce la pasta al forno
come si fa il tiramisù
mi dai una ricetta veloce per cena
che ce magnamo stasera
quanti minuti bolle un uovo sodo
un dolce senza uova
come si fa il pane in casa
chi ha vinto le elezioni
per chi voto alle prossime elezioni
cosa pensi del governo
sei di destra o di sinistra
chi è il presidente della repubblica
chi è il sindaco di roma
cosa ne pensi della guerra
che ne pensi dell'immigrazione
quando si vota per il referendum
ti amo
mi vuoi sposare gaia
esci con me stasera
sei bella
mandami una tua foto
che stai indossando
mi dai il tuo numero così usciamo
andiamo a prenderci un caffè
sono innamorato di te
come faccio a conquistare una ragazza
la mia ragazza mi ha lasciato
il mio ragazzo mi tradisce secondo te
come faccio a dimenticare la mia ex
litigo sempre con mio marito che devo fare
mi sento solo
sono triste oggi 😢
che medicina prendo per la febbre
mi fa male un dente
come faccio a dimagrire 5 chili
una dieta per l'estate
mi fai l'oroscopo
oroscopo di oggi leone
di che segno sei
interpreta il mio sogno
dammi i numeri del lotto
che numeri gioco al superenalotto
scrivimi una poesia
scrivimi una mail per il mio capo
scrivi una lettera di dimissioni
mi scrivi una lettera d'amore
fammi un tema sulle vacanze
scrivimi un tema sull'amicizia di due pagine
fai i compiti di mio figlio
mi fai i compiti di matematica
mi risolvi questo esercizio di grammatica
completa questo esercizio con past simple
correggimi questo testo
mi correggi questa frase in inglese
riassumimi i promessi sposi
fammi un riassunto della rivoluzione francese
scrivimi il curriculum
mi prepari una lettera motivazionale in inglese
scrivi un post per instagram
fammi una didascalia per una foto al mare
mi scrivi un discorso per il matrimonio di mia sorella
scrivi un programma in python
mi fai una formula excel
Traduci questa frase in inglese
traducimi ciao come stai in francese
come si dice gatto in inglese
come si dice ti voglio bene in tedesco
che vuol dire although
cosa significa give up
traduci il testo di questa canzone
mi traduci sto messaggio che m'è arrivato
translate this sentence for me
come si coniuga il verbo to be
che differenza c'è tra since e for
qual è il passato di go
quando si usa il present perfect
come si pronuncia thought
qual è la capitale dell'australia
capitale della mongolia
quanto è alto il monte bianco
quanto è lungo il tevere
quanti re ha avuto roma
chi ha scoperto l'america
chi ha scritto la divina commedia
chi ha dipinto la gioconda
quando è caduto l'impero romano
in che anno è finita la seconda guerra mondiale
quanti pianeti ci sono
quanto dista la luna
xke il cielo è blu
quanto vive una tartaruga
qual è l'animale più veloce
chi ha inventato il telefono
cos'è un buco nero
esiste dio
qual è il senso della vita
gli alieni esistono
è nato prima l'uovo o la gallina
che ore sono
che giorno è oggi
tra quanti giorni è natale
quando è pasqua quest'anno
che film mi consigli
un bel film da vedere stasera
che danno in tv oggi
una serie su netflix bella
che danno al cinema
com'è finito l'ultimo episodio
un libro da leggere in spiaggia
mi consigli una canzone
qual è il tuo colore preferito
qual è il tuo piatto preferito
hai fame
che hai mangiato oggi
hai un animale domestico
il mio cane non mangia
come si educa un gattino
un nome per il mio cane
un regalo per la mia ragazza
cosa regalo a mia madre x il compleanno
un ristorante buono a trastevere
dove si mangia bene il pesce
una pizzeria vicino al colosseo
un bar aperto adesso in zona
dove posso ballare sabato sera
che si fa a roma stasera
cosa visitare a firenze in due giorni
voli economici per barcellona
mi prenoti un albergo a parigi
a che ora parte il treno per milano
c'è sciopero dei mezzi domani?
quanto costa un biglietto della metro
quanto costa un iphone nuovo
quale telefono mi consigli
come si sblocca il telefono
non mi funziona il wifi a casa
ho il computer lento
come recupero la pasword di facebook
come si cancella instagram
la bolletta enel è sbagliata
devo disdire il contratto con tim
numero verde di poste italiane
il mio pacco amazon non è arrivato
come faccio lo spid
devo rinnovare la carta d'identità
come si fa il 730
quanto costa il bollo auto
mi serve un avvocato
devo vendere la macchina
cerco casa in affitto a san giovanni
mi serve un idraulico
cerco un lavoro da cameriere
conviene comprare bitcoin
in quali azioni investo
che tassi fa la banca per il mutuo
quanto sta il dollaro
vendete anche lavatrici
fate pure patenti di guida
insegnate a suonare la chitarra
fate ripetizioni di matematica
avete una palestra
il lidl è aperto domenica
orari della farmacia sotto casa
orari della biblioteca comunale
come va la scuola guida di fianco a voi
tell me a joke
what's the weather like today
who won the match last night
write me an essay about pollution
cuentame un chiste
que tiempo hace hoy
fammi un complimento
dimmi una frase motivazionale
dimmi un proverbio
ti piace la pizza
secondo te domani mi interrogano
come si lava un maglione di lana
quando si potano le rose
come si cambia una gomma
chi vince il derby domenica
## human
voglio parlare con una persona
vorrei parlare con una persona
vorrei parlare cn qualcuno
posso parlare con qualcuno
posso parlare con una persona vera
fammi parlare con una persona
mi fai parlare con un umano
voglio un umano
VOGLIO UN OPERATORE
operatore
mi passi un operatore?
passami un operatore
passami la segreteria
mi passa la segreteria per cortesia
vorrei parlare con la segreteria
posso parlare con la segretraria
devo parlare con la segreteria
c'è qualcuno della segreteria
c'e un operatore disponibile
c'è una persona con cui parlare
c'è qualcuno in carne e ossa
c'è qualche umano lì
È possibile parlare con un operatore umano?
è possibile parlare con qualcuno dello staff
si può parlare con una persona fisica
preferirei parlare con una persona
preferisco parlare con un essere umano
preferisco una persona vera grazie
preferisco parlare a voce con qualcuno
non voglio parlare con un robot
non voglio parlare con una macchina
basta robot voglio una persona
basta bot, datemi un operatore
non parlo con i robot
con te non parlo, voglio qualcuno vero
mi serve un operatore
mi serve una persona
ho bisogno di parlare con qualcuno
ho bisogno di un consulente
vorrei un consulente
posso parlare con un consulente didattico
vorrei parlare col direttore
posso parlare con il responsabile
voglio parlare con il titolare
fatemi parlare con la direttrice
mi faccia parlare con un responsabile
vorrei parlare con un insegnante
posso parlare con un professore della scuola
mi metti in contatto con un docente
mettimi in contatto con qualcuno
mettimi in contatto con la segreteria
collegami con un operatore
trasferiscimi a un operatore
può trasferirmi a un collega
mi trasferisce all'ufficio giusto
girami a qualcuno che ne capisce
mi gira a una collega umana
fai intervenire una persona
chiama un collega
chiamami la segretaria
c'è il tuo capo
passami il tuo responsabile
voglio parlare col tuo superiore
qualcuno di reale può rispondermi
può rispondermi una persona invece di te
vorrei che mi rispondesse una persona
preferirei che rispondesse la segreteria
con chi posso parlare di persona
con chi posso parlare a voce
posso chattare con una persona
c'è una chat con operatore
live chat con operatore?
assistenza umana
servizio clienti
vorrei parlare con il servizio clienti
parlare con operatore
umano
persona vera
persona reale per favore
segreteria
qualcuno che mi aiuti sul serio
voglio parlare con chi si occupa dei corsi
vorrei parlare con chi segue le aziende
vorrei confrontarmi con qualcuno della scuola
mi piacerebbe parlare con qualcuno prima di decidere
è una cosa delicata, preferisco una persona
la mia è una situazione particolare vorrei spiegarla a una persona
è complicato da scrivere, c'è qualcuno con cui parlare
tu non mi capisci, passami una persona
non mi sai rispondere quindi passami qualcuno
non risolvi, voglio un operatore
famme parlà co na persona
me fai parlà co quarcuno
voio parlà co na persona vera
aò ce sta qualcuno vero co cui parlà
passame quarcuno
ma una persona normale no?
possibile che non ci sia un umano
ma qualcuno che risponde davvero c'è
operatre per favore
oeratore
vorei parlare con un operatore
I want to talk to a real person
can i speak to a human
human please
agent please
is there someone i can talk to
quiero hablar con una persona
puedo hablar con alguien de la escuela
un operador por favor
## level-advice
ho preso 6 all'ielts, quale corso mi tocca?
con 80 al toefl a che corso cambridge corrispondo?
il proficiency è troppo difficile per me?
che livello sono
qual è il mio livello
come faccio a sapere il mio livello
come capisco il mio livello
come si capisce che livello uno ha
non so che livello ho
non so da che livello partire
non conosco il mio livello di inglese
non ho idea del mio livello
boh non so se sono b1 o b2
sono tra B1 e B2
penso di essere tra l'a2 e il b1
sarò un b1 scarso
credo di essere un b2 ma non sono sicura
a occhio sono un A2 ma ho dei dubbi
mi sento a metà tra b2 e c1
sto a metà strada tra c1 e c2
da che livello parto
da che livello dovrei iniziare
da dv comincio
da dove è meglio che inizi
mi sento arrugginito da dove parto
sono arrugginita, che livello faccio
inglese arrugginito da vent'anni, che corso mi consigli
ho l'inglese delle superiori, che livello sarà
ho fatto inglese solo a scuola che livello posso avere
che livello mi consigli
che livello mi consigliate
qale livello fa per me
qual è il livello giusto per me
qual'è il corso adatto al mio livello
quale corso è adatto a me
quale corso è più adatto a chi parte da poco
che corso mi consigli
che corso dovrei fare
quale corso dovrei scegliere
quale certificazione è adatta a me
che certificazzione mi consigli
quale esame mi conviene fare
che esame posso provare a dare
quale esame faccio con il mio inglese
meglio il pet o il first per me
pet o first?
meglio B1 o B2 per me
meglio b2 o c1 nel mio caso
mi conviene il first o l'advanced
first o cae per uno che ha vissuto a londra un anno
ket o pet per un ragazzino di seconda media
faccio il b1 o salto direttamente al b2
posso saltare il b1 e fare subito il b2
posso passare dall'a2 al b2 direttamente
è meglio fare prima il pet e poi il first
devo per forza fare il pet prima del first
posso iscrivermi al b2 senza avere il b1
ho il b1 posso fare il b2
ho preso il pet tre anni fa, adesso che faccio
ho il pet con merit, sono pronto per il first
ho il first del 2015, posso puntare al c1
ho il B2, il C1 è troppo difficile per me?
ho preso 165 al first, posso provare l'advanced
ho il ket quindi adesso quale viene
ho il certificato trinity grade 6 a che livello corrisponde per voi
ho 5.5 di ielts che corso dovrei fare
con 80 di toefl a che livello mi metto
ho fatto duolingo per un anno, che livello avrò
su duolingo sto al livello 60 a cosa corrisponde
il test su internet mi ha dato b2, ci posso credere
un test online mi dà b1 ma parlo male, quale corso scelgo
e' troppo presto per il first
è troppo presto per fare il pet in prima superiore
è presto per il ket a 11 anni
è troppo difficile il c1 per me
il b2 è troppo per uno che parte quasi da zero
ce la faccio a fare il first in terza superiore
ce la posso fare a prendere il b2 in sei mesi
ce la farò a passare dal b1 al c1 in un anno
sono pronto per il C1?
come so se sono pronta per il first
cm faccio a capire se posso fare il cpe
mio figlio è pronto per il pet?
mia figlia è pronta per flyers o è presto
mio figlio fa la seconda media che livello gli va bene
mia figlia fa la quinta elementare, movers o flyers
mio figlio fa terza media, ket o pet
mia figlia è al primo liceo linguistico, quale certificazione
mio figlio ha 7 anni, starters va bene per lui
mio figlio ha 9 anni quale esame dei piccoli
bimba di 8 anni che fa inglese da due, in che gruppo
per un bambino di quarta elementare quale livello
per una ragazza di 16 anni che ha 7 in inglese che corso ci vuole
per un ragazzo del terzo scientifico quale livello è giusto
per un adulto principiante quale corso
per chi è a zero da che si comincia
per chi non ha mai studiato inglese quale livello
sono a zero con l'inglese che corso devo fare
parto da zero, quale livello
ho 9 in inglese a scuola, posso fare il first
ho 6 in inglese, quale esame è alla mia portata
prendo sempre 8 in inglese che certificazione posso fare
mio figlio ha la sufficienza in inglese, il pet è troppo
mia figlia ha 10 in inglese alle medie, le fate fare il b1
a scuola va male in inglese che livello gli consigliate
ha il debito in inglese, da che livello lo fate ripartire
capisco tutto ma non parlo, che livello sono
capisco abbastanza ma mi blocco quando parlo dove mi mettete
leggo bene ma non so parlare, quale corso è per me
guardo le serie in inglese senza sottotitoli, che livello ho
parlo inglese al lavoro tutti i giorni, quale certificato faccio
uso l'inglese per le email di lavoro, sono b1 o b2
al lavoro faccio call in inglese, che livello potrei avere
lavoro in albergo e l'inglese lo mastico, quale corso
ho lavorato due anni in irlanda, c1 o c2
ho vissuto a londra 6 mesi che livello avrò
ho fatto l'erasmus in olanda, posso puntare al c1
sono stata ragazza alla pari in inghilterra, quale esame sarebbe adatto
sono vent'anni che non studio inglese da dove riparto
non tocco l'inglese dal liceo, che livello faccio
ho smesso di studiare 10 anni fa, mi rimetto al b1 o più in basso
dopo tanti anni da che livello si riparte
ho studiato francese e mai inglese, dove parto
l'inglese me lo sono scordato, ricomincio da a1 o a2
avevo il B2 ma è passato tanto tempo, lo rifaccio o provo il c1
per l'università che livello mi conviene prendere
per la laurea magistrale meglio b2 o c1
per i concorsi che livello è meglio avere
per insegnare quale livello devo puntare
sono docente, mi conviene il b2 o il c1
per le graduatorie conviene b2 o c1 nel mio caso
per lavorare all'estero mi basta il b2
per andare a studiare in inghilterra quale livello dovrei raggiungere
per trovare lavoro meglio first o advanced
mi serve per il curriculum, che livello faccio
voglio solo viaggiare, quale livello mi basta
per cavarmela in vacanza che livello ci vuole
quale livello si dovrebbe avere alla fine delle medie
che livello si ha dopo il liceo
che livello ha di solito uno che ha finito le superiori
in quinta superiore che livello si dovrebbe avere
in quale classe del vostro corso finirei
in che gruppo mi inserite
in quale corso mi mettereste
in quale corso lo inserireste mio figlio
dove collochereste uno come me
potete dirmi che livello ho
mi dici che livello sono
mi sapresti dire quale livello è adatto a mio marito
secondo te che livello ho
Secondo voi posso fare il C1?
secondo te il first è fattibile per me
secondo lei mia figlia può già fare il pet
dici che è meglio il b1
tu cosa mi consigli tra b2 e c1
cosa mi consigliate per iniziare
cosa consigliate a chi è un po' arrugginito
mi consilgiate un livello
mi consigli quale corso prendere
mi aiuti a scegliere il livello
mi aiutate a capire da dove partire
aiutami a scegliere tra ket e pet
sono indeciso tra b1 e b2
siamo indecisi tra movers e flyers per la bambina
non so se fare il PET o il FIRST
non so se iscrivermi al c1 o al c2
nn so quale corso scegliere
non so quale certificazione fare
non so se il b2 è alla mia portata
non so se sono all'altezza del c1
ho paura che il c1 sia troppo per me
ho paura di scegliere un livello troppo alto
temo che il b1 sia troppo facile per me
il mio livello è basso, quale corso
il mio inglese è scolastico, quale corso scelgo
il mio inglese fa schifo da dove parto
il mio inglese è maccheronico, che livello è
l'inglese lo parlicchio, dove me metti
co l'inglese sto a zero, da ndo comincio
che livello me consigli che so na capra
so arruginito forte, da che parto
che livello me tocca
vorrei capire il mio livello
vorrei capire qual è il corso giusto per me
vorrei sapere che livello ho prima di iscrivermi
vorrei sapere se posso fare direttamente il first
vorrei un consiglio sul livello
vorrei un consiglio su quale esame dare
avrei bisogno di capire da che livello partire
mi servirebbe un consiglio sul livello di mia figlia
consiglio sul livello
livello giusto per mio figlio di 12 anni
livello consigliato per seconda media?
che livello per un 14enne
Quale livello per mia moglie, che capisce ma non parla?
mia moglie lo capisce un po', da dove la fareste partire
mio marito ha fatto il british anni fa, quale livello ora
mia madre ha 60 anni e vuole imparare, da quale corso parte
mio nipote ha fatto movers l'anno scorso, adesso cosa fa
mia figlia ha già starters, tocca a movers?
dopo flyers cosa si fa
dopo il pet cosa viene?
dopo il first conviene l'advanced o mi fermo
finito il b1 passo subito al b2 o aspetto
ho fatto il b1 da voi, ora posso passare al first
anche se non parlo bene posso fare il b2
se ho 15 anni posso provare il first
a 13 anni meglio ket o pet
a 40 anni da dove si riparte
quanto inglese devo sapere per il corso b2
serve già una base per il b1
ci vuole una base per fare il ket
basta l'inglese delle medie per il pet
which level is right for me
what level am i
i don't know my level
should i take first or advanced
is the b2 too difficult for me
que nivel me recomiendas
no se cual es mi nivel
per lo spagnolo ho studiato due anni, che livello sarei
ho fatto francese alle medie, da che livello riprendo
tedesco mai fatto, parto dall'a1 giusto
## tells
mio figlio fa la terza media
mia figlia frequenta la quarta elementare
mio figlio ha 8 anni
mia figlia ha appena compiuto 13 anni
ho due figli, uno di 7 e una di 10 anni
ho tre bambini tutti alle elementari
mio figlio va alle medie al quartiere
mia figlia fa il liceo linguistico
mio figlio sta al terzo anno di scientifico
mia figlia si diploma quest'anno
mio figlio comincia l'università a ottobre
mia nipote fa la prima superiore
sono il nonno di un ragazzino di 11 anni
sono una mamma di due bambine
sono il papà di una ragazza di 16 anni
siamo una famiglia con due ragazzi
mio figlio ha preso un brutto voto in inglese
mia figlia in inglese va bene, ha la media dell'8
mio figlio ha il debito in inglese
a scuola di mio figlio hanno cambiato tre supplenti d'inglese
la professoressa ci ha consigliato di prendere la certificazione
la maestra dice che è portato per le lingue
mio figlio è dislessico e discalculico
mia figlia e' molto timida
il bambino ha già fatto starters
mia figlia ha passato il ket a giugno
mio figlio è stato bocciato al pet
mia figlia quest'estate è stata a dublino
in famiglia parliamo solo italiano
mia moglie è inglese quindi a casa un po' lo parliamo
devo sostenere un concorso a maggio
ho un concorso pubblico tra due mesi
sto preparando il concorso della scuola
devo dare l'esame a giugno
ho l'esame fra tre settimane
ho già prenotato l'esame altrove
devo laurearmi a marzo
mi laureo a luglio e mi manca l'idoneità di inglese
l'università mi chiede il B2
per la magistrale mi chiedono un certificato
mi hanno preso in un'università olandese
vado in erasmus a settembre
parto per l'australia a gennaio
mi trasferisco a londra in primavera
devo fare il visto per l'inghilterra
a novembre ho un colloquio in inglese
ho un colloquio di lavoro la settimana prossima
ho iniziato un nuovo lavoro in una multinazionale
il mio capo vuole che migliori l'inglese
in ufficio da noi si parla sempre più inglese
lavoro con clienti stranieri
lavoro fino alle 19
lavoro su turni
lavoro anke il sabato
esco dall'ufficio alle sei e mezza
ho solo la pausa pranzo libera
sono libera soltanto il martedì e il giovedì
il mercoledì mio figlio ha calcio
il venerdì sera non posso mai
la mattina sono sempre impegnato
posso solo dopo cena
ho pochisimo tempo
faccio l'infermiera e ho orari assurdi
faccio il cameriere in centro
faccio la guida turistica
faccio l'avvocato
sono un medico
sono un architetto
sono un commercialista con studio proprio
sono una hostess
sono pensionato
sono in pensione da poco e ho tempo
sono disoccupata al momento
sono in cassa integrazione
sono studente universitario
sono una studentessa fuori sede
sono un insegnante di sostegno
sono una docente di scuola primaria
sono precaria nella scuola, terza fascia
insegno matematica alle superiori
insegno scienze in inglese in una classe quarta
ho la carta del docente ancora da spendere
mi sono rimasti 300 euro di carta docente
sono la referente lingue del mio istituto
sono il dirigente scolastico di un comprensivo
siamo una scuola media di ostia
siamo un istituto tecnico con circa 800 alunni
siamo un'azienda di 30 persone
siamo una piccola ditta di quattro soci
siamo uno studio legale ai parioli
siamo un hotel vicino a termini
siamo una cooperativa di guide
siamo una startup di informatica
siamo un gruppo di 6 amici
siamo in tre colleghi interessati
siamo una onlus
ho un bed and breakfast
ho un negozio in centro pieno di turisti
gestisco un ristorante a trastevere
mi occupo delle risorse umane in un'azienda farmaceutica
mi occupo di formazione per un ente pubblico
scrivo per conto della mia azienda
scrivo per conto di un'amica
scrivo per mia sorella che non usa internet
chiedo per un collega
chiedo per mio fratello
è per mia madre
è un regalo per il compleanno di mia figlia
sarebbe per me
sarebbe per me e mio marito
l'anno scorso ho fatto il B1 da voi
ho già frequentato da voi il corso b2
mia figlia ha fatto il pet da voi due anni fa
sono una vostra ex allieva
sono già iscritto da voi al C1
sono una vostra cliente
mi ha parlato di voi una collega
mi avete consigliato voi il test
mi manda un'amica che ha fatto il corso
Vi ho trovati su Google
vi ho trovato su instagram
ho visto il vostro sito
ho visto la vostra pubblicità sull'autobus
ho letto le vostre recensioni
ho letto la pagina dei corsi
ho visto la pagina del first
stavo guardando i corsi serali
ho compilato il modulo ieri
vi ho scritto una mail tre giorni fa
vi ho mandato la richiesta dal sito
ho provato a chiamare stamattina
Ho telefonato ma era occupato
mi ha risposto una signora molto gentile
ieri sono passato da voi
sono passata davanti alla scuola stamattina
sto cercando un corso per mia moglie
sto cercando qualcosa per i miei figli
sto cercando un corso serale d inglese
cerco un corso per ricominciare con l'inglese
cercavo un corso di spagnolo
cercavo qualcosa per l'estate per mio figlio
sto valutando diverse scuole
sto confrontando alcune scuole in zona
sto pensando di riprendere a studiare
pensavo di iscrivermi a ottobre
mi piacerebbe imparare il tedesco
mi piacerebbe tanto parlare bene inglese
vorrei migliorare il mio inglese
vorrei prendere il B2 entro l'estate
vorrei cambiare lavoro e mi serve l'inglese
ho deciso di fare il c1
ho deciso di buttarmi
ho intenzione di prendere la certificazione
il mio sogno è vivere a new york
mi interessa l'inglese commerciale
mi interessano gli esami per bambini
sono interessato al corso B1
sono interesata alle lezioni individuali
ci interessa la formazione per i dipendenti
ho un contratto di dieci pagine da tradurre
devo tradurre il mio diploma in inglese
ho dei documenti in rumeno
abito a Monteverde
abito a ciampino
abito vicino scuola
sto a ostia
sto fuori roma
vivo a latina ma lavoro a roma
vengo da viterbo col treno
vengo in macchina
mi sposto con i mezzi
non ho la macchina
non sono di roma
mi sono appena trasferita a roma
sono argentina e vivo qui da un anno
sono ucraina e parlo poco italiano
sono brasiliano, sto imparando l'italiano
la mia badante vuole imparare l'italiano
ho una ragazza alla pari in casa che è tedesca
Ho 45 anni.
ho 17 anni
ho appena fatto 18 anni
sono maggiorenne
ho 62 anni e non ho mai studiato lingue
a scuola ho studiato francese
alle superiori ho fatto tedesco
nn ho mai studiato inglese
ho studiato inglese solo al liceo
studio da sola con le app
uso duolingo tutti i giorni
guardo film in lingua
leggo libri in inglese
il mio inglese è buono
parlo inglese abbastanza bene
non parlo una parola di inglese
ho il B1
ho il first preso nel 2018
ho preso il c1 a dicembre
ho fatto l'ielts anni fa e ho preso 6
ho già un livello B2 certificato
ho fatto il test di livello ed è uscito B1
ho fatto il test sul vostro sito
ho dato l'esame a marzo
ho perso il certificato
non ho passato il first per due punti
mi sono bloccata allo speaking
il writing è il mio punto debole
l'ascolto per me è la parte peggiore
la grammatica la so ma non parlo
mi vergogno a parlare davanti agli altri
ho paura dell esame
l'inglese non mi è mai piaciuto
le lingue mi piacciono da morire
mi trovo meglio in gruppo
preferisco lezioni da sola
preferisco studiare online
non mi piacciono le classi grandi
ho già il libro del corso
ho comprato un manuale usato
ho perso due lezioni
ho saltato la lezione di ieri per febbre
ho cambiato numero di telefono
ho già pagato la prima rata
ho fatto il bonifico lunedì
ho un budget limitato
non posso spendere molto
paga la mia azienda
pagano i miei genitori
siamo dipendenti pubblici
mio figlio ha vinto la borsa itaca
ho partecipato al bando itaca
mio figlio vuole fare un anno all'estero
mia figlia non è mai partita da sola
l'anno scorso siamo andati a malta con un'altra agenzia
con l'altra scuola mi sono trovata male
nell'altra scuola eravamo in quindici
il mio corso di prima era online e non mi è piaciuto
ho una classe di 22 alunni da preparare
i miei studenti sono di seconda media
quest'anno a scuola abbiamo fondi pon
stiamo scrivendo un progetto erasmus
a luglio andiamo in irlanda con la classe
a settembre apriamo una sede a berlino
il nostro commerciale viaggia spesso all'estero
i dipendenti hanno livelli molto diversi
abbiamo già fatto un corso aziendale l'anno scorso
avrei una domanda
avrei una domanda da farle
avrei 2 domande
avrei bisogno di un'informazione
avrei bisogno di alcune informazioni
avrei un dubio
ho una domanda
ho una domandina
ho una curiosità
ho un problma
ho una richiesta un po' particolare
vorrei chiedere una cosa
vorrei chiederti una cosa
vorrei farle una domanda
volevo chiedervi un'informazione
volevo sapere una cosa
volevo un'informazione
ti volevo chiedere una cosa
ti posso fare una domanda
posso fare una domanda
mi serve un'informazione
un'altra cosa
ancora una cosa
ancora una domanda poi ho finito
ultima cosa
ultima domanda
anzi un'altra cosa
ah dimenticavo
ah un'ultima cosa
poi c'è un'altra questione
senti
senti un po'
senti gaia
scusa una domanda
scusi un'informazione
una domanda veloce
una cosa al volo
domanda stupida
allora ti spiego
allora, le spiego la situazione
ti spiego la mia situazione
ti racconto un attimo il mio caso
il mio caso è questo
la situazione è la seguente
il fatto è che ho poco tempo
il problema è che lavoro tutto il giorno
premetto che non so quasi niente di inglese
premessa, ho già fatto un corso anni fa
te devo chiede na cosa
te vojo chiede na cosa
c'ho na domanda
c'ho du fiji alle medie
lavoro a via veneto tutto er giorno
fijo mio va male a inglese
sto a cercà un corso pe mi moje
i have a question
can i ask you something
i live in rome and i work in a hotel
my son is 12 years old
tengo una pregunta
soy español y vivo en roma
mi hija tiene diez años
buongiorno avrei bisogno di una informazione
salve, vi scrivo per mia figlia
Buonasera, sono la mamma di un ragazzo di 14 anni che fa il liceo classico
salve sono un ingegnere di 38 anni e per lavoro viaggio spesso tra germania e olanda
buongiorno, mio figlio frequenta la prima media e l'inglese a scuola è fatto malissimo
ciao, lavoro in un call center e mi hanno offerto un posto all'estero se miglioro con la lingua
sono rientrato in italia dopo tre anni a manchester e non vorrei perdere quello che ho imparato
ho mollato gli studi a vent'anni e adesso coi figli grandi mi è tornata la voglia
dunque io e la mia compagna partiamo per il canada l'estate prossima con un visto di lavoro
mia figlia odia i compiti delle vacanze
faccio il pendolare da frosinone e torno tardissimo
prima di tutto ti dico come sono messa
## asks
mi servirebbe sapere gli orari
mi servirebbe sapere quando iniziate
mi servirebbe il costo delle lezioni private
mi serve sapere entro quando mi devo iscrivere
mi servirebbe un preventivo per 15 dipendenti
prezzi del first
prezzi dei corsi
prezzo corso c2
costo esame toefl
il costo del B2
costi lezioni individuali
costo orario business english
orari corsi serali
orari segreteria
orario di apertura sabato
date esami cambrige
date del ket
prossima sessione del first
prossima data toefl
scadenza iscrizioni pet
durata del corso b1
durata esame languagecert c1
quante ore il c1
numero massimo per classe
eta' minima per starters
indirizzo
numero di telefono
il vostro telefono per favore
la mail della segreteria
partita iva
sede del corso b2
parcheggio?
metro più vicina?
fermata autobus vicino a voi
mandatemi info sui corsi per bambini
mandami il listino
mandatemi il programma del corso c1
mandatemi un preventivo x una traduzione
inviatemi i prezzi delle vacanze studio
datemi informazioni sul toefl
info corso inglese adulti
info young learners
informazioni su languagecert
informazzioni sul test di livello
info su itaca
dettagli sul corso c1 advanced
dimmi i prezzi
dimmi qnt costa il b1
dimmi quando parte il prossimo b2
dimmi dove siete
dimmi tutto sul corso per l'advanced
dammi gli orari del corso C1
parlami del corso di francese
parlatemi dei servizi per le scuole
spiegami come funziona l'iscrizione
spiegami come è fatto l'esame first
vorrei capire se accettate la carta del docente
vorrei sapere il costo del corso b2
vorrei sapere se fate corsi di arabo
vorrei conoscere i giorni del corso c2
vorrei sapere quanto dura il toefl
vorrei avere informazioni sui corsi individuali
vorrei delle info sugli esami x bambini
vorrei ricevere un preventivo per la mia azienda
vorrei un preventivo per tradurre un certificato
vorrei prenotare un test di livello
vorrei prenotare l'esame pet
vorrei iscrivermi al corso b1, ditemi come si fa
vorrei capire meglio come funziona la preparazione individuale
Volevo sapere i prezzi
volevo sapere se il libro è compreso
volevo sapere se c'è ancora posto al c1
volevo sapere gli orari di domani
volevo capire se si può pagare a rate
volevo chiedere se fate anche corsi estivi
volevo chiedervi il costo di un interprete per una giornata
mi piacerebbe sapere se gli insegnanti sono madrelingua
mi interesserebbe sapere dove si fa l'esame
sarei interessata a conoscere le date di partenza
sarei curioso di sapere quanti passano l'esame
gradirei conoscere i costi del corso aziendale
gradirei ricevere il calendario degli esami
desidero informazioni sui corsi di tedesco
desidererei sapere se rilasciate attestato
chiedo cortesemente il costo della certificazione B1
chiedo se è possibile recuperare le lezioni perse
avrei bisogno di sapere se fate fattura
avrei bisogno degli orari dei corsi per bambini
avrei bisogno di un preventivo per un corso in azienda
mi dica i costi per favore
mi dica se ci sono sconti per fratelli
mi dici quanto viene il corso per il cae
mi mandi il calendario
fammi sapere quando aprono le iscrizioni
fatemi sapere se il corso è confermato
fammi un preventivo per lezioni private
per caso c'è posto
per caso fate anche il giapponese
per caso avete corsi il sabato mattina
c'è posto nel b2
ci sono sconti
è possibile fare una lezione di prova
è incluso il libro
è compreso l'esame nel prezzo
fate traduzioni dal cinese
e il c1
e il prezzo
e gli orari invece
e per i bambini
e il toefl
e la durata
e se volessi farlo online
e per due persone
e in estate
pure il c2 costa così
invece il languagecert
il corso b1 quando parte
l'esame dove si fa
il libro me lo date voi
i risultati dopo quanto
quota iscrizione
modalità di pagamento
a rate?
sconti famiglia?
attestato di frequenza?
lezione di prova gratis?
accesso disabili?
posti ancora liberi nel c1?
differenza tra first e languagecert b2
validità del certificato
sto cercando di capire quanto costa il pet
non trovo gli orari sul sito
non trovo il prezzo dell'esame
non riesco a trovare la data del prossimo ket
non ho trovato da nessuna parte il costo
me serve sapè quanto costa er first
dimme n po' i prezzi
quanto me viè a costà er b2
ndo state
me mandate l'orari
price of the b2 course
i'd like to know the timetable
please send me info about italian courses
quisiera saber el precio del curso
info para el examen b1
potete dirmi quanto costa il corso di italiano per mia cognata
lavoro fino alle 18, mi servirebbe un corso dopo quell'ora
mia figlia ha 9 anni, vorrei sapere che corsi avete per lei
siamo in 12 in ufficio e ci servirebbe un preventivo per un corso d'inglese
sono docente e vorrei sapere come spendere il bonus da voi
## level-advice
b1 o b2? capisco i film con i sottotitoli ma scrivo male
lavoro come receptionist da 10 anni e l'inglese lo parlo però non so la grammatica. quale classe va bene per me?
Ho il First con voto B. Il prossimo passo qual è?
mia mamma ha 62 anni e sa solo good morning, che corso le faccio fare?
Duolingo mi dà B2 ma non ci credo tanto, mi fido?
in seconda superiore quale certificazione si prende di solito?
Ho 50 anni e mi vergogno un po'... parto proprio da zero o quasi, mi mettete con i ragazzini?
ho preso 5.5 all'ielts nel 2021, che corso cambridge corrisponde?
mia figlia ha fatto il ket in prima media con 130 punti, ora fa la terza, pet?
quinta superiore, voto 6, obiettivo economia in inglese alla luiss. che mi serve?
Mio figlio ha un B1 certificato a marzo, adesso conviene aspettare o fare subito il B2?
Buongiorno, secondo lei con un 7 e mezzo al classico si può affrontare il First quest'anno?
Faccio la quarta liceo e ho 8 in inglese, che corso dovrei fare?
mio figlio è in terza media ha 7, gli fate fare ket o pet?
ho studiato inglese a scuola 25 anni fa e poi più niente. da dove riparto?
Ho preso il PET nel 2019, adesso secondo voi posso puntare al First o è presto?
uso l'inglese tutti i giorni per le email in ufficio ma a parlare mi blocco, che livello sono?
Mi sono diplomata allo scientifico con 9 in inglese e ho fatto tre mesi a Dublino. C1 è troppo?
non so se sono A1 o A2, come faccio a capirlo?
Ho fatto l'erasmus a Malta l'anno scorso, quale corso mi consigliate?
sono un principiante totale, c'è un corso anche per me?
all'università ho dato l'idoneità di b1 quattro anni fa, posso iscrivermi direttamente al b2?
ho vissuto a londra due anni facendo il barista. sarò un b2 o un c1?
Come faccio a sapere il mio livello senza sbagliare corso?
il mio capo dice che mi serve un inglese "buono" per le call con Londra. Che livello sarebbe?
Mi iscriverei al C2 ma ho solo il CAE con C, è fattibile?
leggo romanzi in inglese senza problemi però non parlo mai con nessuno, pet o first?
a scuola ho fatto solo francese, l'inglese l'ho imparato dalle canzoni ahah. dove mi mettereste?
sono ingegnere, leggo manuali tecnici in inglese ma zero conversazione. quale livello?
Ho un vecchio certificato A2 del 2012 e da allora quasi niente, riparto da A2 o vado sul B1?
## who-are-you
ao ma chi t'ha programmata
chi ti ha programmata?
## tells
abbiamo un congresso medico a maggio con relatori giapponesi e americani
siamo uno studio legale in prati, sei avvocati, ci serve inglese per i clienti
`;
