// Short questions typed on a phone, each under the facts that answer it, or under none: what the classifier learns from.
export const terse = `
## corsi-a2.descrizione
info corso ket
com'è fatto il corso a2
mi dite qlc sul key
corso a2 come funziona
ket in gruppo, che sarebbe
fate la preparazione al kett

## corsi-a2.prezzo|corsi.prezzo
a2 key costo?
qnt si paga x il key
corso ket a quanto sta
spesa x corso gruppo livello a2
salve volevo sapere il prezzo del ket

## corsi-a2.durata|corsi.durata
a2 quante ore
ore totali ket
durata corso kei a2
key monte ore
il corso ket qnt è lungo

## corsi-a2.orario|corsi.orario
a2 che giorno
orari ket
ket a che ora inizia la lezione
il key è di merc?
giorno e ora gruppo a2
a2 la mattina o la sera

## corsi-a2.inizio|corsi.inizio
a2 quando parte
ket è già iniziato
prossima partenza corso key
quanno comincia er ket
data inizo gruppo a2
mia figlia vuole il ket, quando parte

## corsi-a2.posti
a2 ce so' ancora posti
posto libero ket?
corso key pieno o no
un posticino nel gruppo a2
ciao x il key avete ancora un posto

## corsi-a2.posti|corsi.posti
ket quanti in classe
a2 max studenti
quanta gente c'è nel gruppo key
n alunni corso ket
classe a2 numerosa?

## corsi-a2.sede|corsi.sede
ket dove si fa
sede corso a2
key in presenza o da casa
a2 lezioni in che zona
corso ket solo a prati?

## corsi-a2.materiali
libro ket compreso
a2 testo da comprare
che libro usa il corso key
a2 materiale icnluso
serve un libbro per il ket
dispense a2 ci sono

## corsi-a2.formato|cambridge.formato
esame ket che prove ha
parti esame a2 key
com'è strutturato l'esame key
ket c'è lo speaking
a2 key sezioni

## corsi-b1.descrizione
info pet
corso b1 due informazioni
spiegatemi il gruppo preliminary
b1 gruppo in cosa consiste
vorrei sape der pet

## corsi-b1.prezzo|corsi.prezzo
pet quanto
prezzi corso b1
b1 quanti euri so'
x il pet qto devo spendere
coto corso preliminary

## corsi-b1.durata|corsi.durata
pet ore
preliminary quante ore in tutto
il b1 dura tanto
lunghezza corso pet
ore complessive gruppo b1

## corsi-b1.orario|corsi.orario
b1 giorni e orari
pet che sera è
a che ora esco dal preliminary
lezione b1 il lunedi?
orrio pet
b1 finisce alle 8?

## corsi-b1.inizio|corsi.inizio
pet partenza
b1 ricomincia quando
preliminary già partito
quando apre il prossimo gruppo b1
corso pet da che giorno

## corsi-b1.posti
preliminary c'è posto
b1 ancora disponiblità
mi infilate nel pet
posti rimasti b1
scusate il pet è completo o entro

## corsi-b1.posti|corsi.posti
b1 quanti siamo
pet massimo allievi
preliminary classe piccola
grandezza gruppo pet
in quanti si sta al b1

## corsi-b1.sede|corsi.sede
preliminary in quale sede
'ndo se fa er b1
b1 in aula o online
pet a prati?
abito fuori, il pet si segue online

## corsi-b1.materiali|corsi.materiali
pet libro incluso
b1 il testo è nel prezzo
il manuale del preliminary lo danno loro
mi devo comprà il libro pet
libri preliminary li date voi
devo prendere il liibro x pet o c'è

## corsi-b1.formato|cambridge.formato
pet prove
che c'è nell'esame preliminary
parti dell esame b1 cambridge
b1 preliminary ha il lisetning
struttura pet

## corsi-b2.descrizione
first info
corso b2 raccontatemi
dettagli gruppo fce
b2 in gruppo come va
fate corsi x il first
mi serve il b2, corso?

## corsi-b2.prezzo|corsi.prezzo
first gruppo costo?
fce in classe prezzo
quanto me costa er first
bi due quanto viene
allora volevo il costo del first punto interrogativo

## corsi-b2.durata|corsi.durata
first quante ore sono
ore b2
durata fce gruppo
quanto va avanti il b2
totale ore corso firts

## corsi-b2.orario|corsi.orario
first giorno?
fce che orari fa
b2 il martedi sera giusto
lezioni first quando in settimana
lavoro fino alle 17 first che ore

## corsi-b2.inizio|corsi.inizio
first quando inizia
b2 prossimo avvio
b2 parte a gennaio o no
gruppo fce nuovo quando
avete gia iniziato il first

## corsi-b2.posti
b2 posti
c'è buco nel corso first
first tutto pieno?
entrare nel gruppo fce, posto c'è

## corsi-b2.posti|corsi.posti
first in quanti
b2 alunni x classe
fce numero massimo
quanti siete ner gruppo first
gruppo b2 grande o piccolo

## corsi-b2.sede|corsi.sede
first dove
corso b2 indirizzo zona
fce lezioni dal vivo
first da remoto si puo
il gruppo b2 dove si tiene

## corsi-b2.materiali|corsi.materiali
first libro
testo b2 a parte o compreso
fce il libro lo pago io
che materiale danno al first
nel b2 ce sta pure er libro
manuale b2 inculso

## corsi-b2.formato|cambridge.formato
first com'è l'esame
b2 first quante parti
fce raeding writing e poi
prove scritte e orali del first
sezzioni esame b2

## corsi-c1.descrizione
advanced info corso
cae gruppo come funziona
c1, che corso è
due righe sul corso advanced
preparazione di gruppo c1 ce l'avete
corso cea dettagli

## corsi-c1.prezzo|corsi.prezzo
c1 costo gruppo
advanced qnt viene
cae prezzo corso
ci uno quanto si spende
quota corso advacned
euro x corso c1

## corsi-c1.durata|corsi.durata
cae ore totali
c1 quante ore dura
advanced durata del gruppo
di quante ore è il cae
durta corso c1

## corsi-c1.orario|corsi.orario
c1 quale giorno
advanced orario lezioni
cae giovedi a che ora
la sera del c1 qual è
quanno stanno le lezioni de advanced

## corsi-c1.inizio|corsi.inizio
advanced inizio corso
c1 è partito gia
cae prossima classe qnd
quando si comincia col c1
se mi iscrivo ora al c1 quando comincia

## corsi-c1.posti
c1 posti previsti
advanced ci entro ancora
cae posti disponibili
ultimo posto c1 ce sta
siamo in due, nel c1 ci stiamo

## corsi-c1.posti|corsi.posti
cae max persone
c1 in quanti in aula
gruppo advanced quante teste
c1 numero partecipanti
advanced pochi alunni?

## corsi-c1.sede|corsi.sede
c1 presenza?
cae sede
advanced si fa in via tibullo zona prati
do' sta l'aula der c1
corso advanced on line o li

## corsi-c1.materiali|corsi.materiali
cae libro di testo
c1 compro qualcosa io
tesot incluso advanced
libro specializzato c1 sta nel preezzo
materiali c1
il volume x advanced è comrpeso

## corsi-c1.formato|cambridge.formato
advanced esame parti
prove c1 cambrodge
c1 advanced ha 4 parti o 5
use of english nel cae c'è
all'esame advanced che prove mi fanno fare

## corsi-c2.descrizione
proficiency info
cpe corso com'è
c2 gruppo spiegazioni
dettagli corso profficiency
esiste un gruppo c2
vorrei preparare cpe con altri

## corsi-c2.prezzo|corsi.prezzo
c2 prezzo
cpe gruppo quanto sta
proficiency costo corso
quanti soldi il c2
per il cpe che cifra
c2 costa come gli altri

## corsi-c2.durata|corsi.durata
cpe quante ore
proficiency ore gruppo
durata c2
quanto dura er proficiency
ore corso c2 in totale

## corsi-c2.orario|corsi.orario
c2 orario
cpe giorno della settimana
ci due che ore fa
il gruppo proficency a che ora
il venerdì sera c'è il proficiency

## corsi-c2.inizio|corsi.inizio
proficiency quando iniziate
cpe data di avvio
c2 cominciato?
inizio corso c2 qual è
cpe quando riapre

## corsi-c2.posti
proficiency posto libero
c2 se po' ancora entra
cpe rimasto qlc posto
c2 posti esauriti?
mi sa dire se nel c2 c'è posto

## corsi-c2.posti|corsi.posti
c2 quanti studenti
cpe classe da quanti
proficiency limite persone
quanti posti ha il gruppo c2

## corsi-c2.sede|corsi.sede
cpe dove lo fate
c2 si segue da casa
proficiency in presenza
sede gruppo c2
in che quartiere il corso cpe

## corsi-c2.materiali|corsi.materiali
c2 libri
cpe materiali dati
proficiency il testo c'è
che si usa al corso c2
materialli avanzati c2 quali
dispense cpe comprese

## corsi-c2.formato|cambridge.formato
proficiency esame prove
c2 parti esame
cpe com'è diviso
struttura esame proficiency
nel cpe ce sta l'orale

## individuale-a2.prezzo|individuale.prezzo
ket privato quanto all'ora
lezione individuale a2 costo
ora di key da solo prezzo
a2 uno a uno tariffa
ripetizioni ket qnt l'ora

## individuale-a2.durata|individuale.durata
ket individuale quante ore servono
a2 da solo ore consigliate
ore private x arrivare al key
quante lezzioni ore ket singolo
per il ket da sola quante ore consigliate

## individuale-a2.descrizione
a2 individuale info
preparare il ket da sola
key con prof privato come
mi preparate al ket in lezioni singole come
la bimba deve fa er key, prof privato

## individuale-b1.prezzo|individuale.prezzo
pet lezione privata prezzo
b1 one to one quanto
un'ora individuale preliminary quanto viè
b1 costo orario singolo
tariffa ora pet indivduale

## individuale-b1.durata|individuale.durata
b1 individuale ore
quante ore private x il pet
preliminary one to one durata consigliata
ore da fare da solo b1
quante ore da solo prima del pet

## individuale-b1.descrizione
pet individuale come funziona
preliminary solo io e l'insegnante
b1 privato, mi spiegate
niente gruppo pet solo individuale mi dite tutto
lezioni solo x me pet, come sono

## individuale-b2.prezzo|individuale.prezzo
first individuale all'ora
b2 privato qnt
costo lez singola fce
ora one to one first prezzo
lezioni private bi due quanto me viè

## individuale-b2.durata|individuale.durata
first privato quante ore
b2 individuale ore consigliate
in quante ore singole preparo il first
ore indiviuali fce
con 20 ore private basta pe' il first

## individuale-b2.descrizione
b2 individuale
first one to one info
preparazione privata fce dettagli
un percorso solo mio x first
vorrei il first ma individuale come sarebbe
first uno a uno mi dici come va

## individuale-c1.prezzo|individuale.prezzo
cae ora privata costo
c1 individuale quanto
advanced lezioni singole tariffa
a quanto l'ora er c1 da solo
prezzo orraio c1 individuale

## individuale-c1.durata|individuale.durata
c1 privato ore necessarie
advanced quante ore individuali
quante ore one to one cae
ore consigliate singolo c1
advanced con prof privato quante ore circa

## individuale-c1.descrizione
advanced individuale info
c1 col prof personale
cae percorso one to one
preparare c1 da solo con voi
cerco preparazione advanced solo per me info
c1 singolo, tutto quello che c'è da sapere

## individuale-c2.prezzo|individuale.prezzo
proficiency privato prezzo
c2 indviiduale l'ora
cpe lezione singola quanto
quanto prendete x un'ora c2
c2 one to one cossto

## individuale-c2.durata|individuale.durata
c2 individuale quante ore
cpe ore private consigliate
proficiency da solo in qnt ore
ore singole c2
quante ore private devo mettere in conto cpe

## individuale-c2.descrizione
cpe individuale info
proficiency con insegnante privato
c2 singolo come lo fate
il proficiency da soli come lo organizzate voi
c2 privato, info generali x favore

## corsi.descrizione
che corsi avete
info corsi inglese
corsi di gruppo cambridge quali
corsi d'inglese ne fate
mandatemi info sui corsi grz

## corsi.prezzo
corsi costo
quanto costano i corsi di gruppo
listino corsi cambridge
aho quanto vengono 'sti corsi
tariffe gruppi

## corsi.durata
corsi quante ore
durata dei corsi di gruppo
ore di un corso cambridge
quanto durano i corsi
monte ore gruppi

## corsi.orario
orari corsi
che giorni ci sono i corsi
lezioni di gruppo la sera
giorni e ore dei gruppi
corsi dopo le 18
studio la mattina, avete corsi la sera

## corsi.inizio
corsi quando partono
inizio corsi
prossimi corsi data
sono già cominciati i corsi
iniziano a gennaio i gruppi
corsi nuovi da quanno

## corsi.posti
quanti x classe
max studenti gruppo
classi numerose?
in quanti si è a lezione
numero persone nei corsi

## corsi.sede
corsi dove
corsi in presenza?
lezioni di gruppo online o in aula
dove si fanno i corsi
i gruppi li fate a prati

## corsi.docenti
prof madrelingua?
chi insegna, madrelingua o italiani
docenti qualificati
i prof so' de madrelingua
ma i prof so' inglesi inglesi o no

## corsi.iscrizione
come mi iscrivo
iscrizione corso che devo fa
iscrivermi si puo per tel
voglio iscrivere mio figlio al corso
x iscriversi a chi scrivo
ok mi avete convinto come faccio a iscrivermi

## corsi.livelli
che livelli ci sono
corsi x principianti
parto da zero c'è qualcosa
fate pure livello base
avete tutti i livelli
mai fatto inglese in vita mia, c'è corso

## corsi.livelli|test-livello.descrizione
nn so il mio livello
come capisco che livello ho
a che corso vado, livello boh
nn so se sono b1 o b2

## corsi.materiali
libri inclusi
il libro è compreso nei corsi
materiale dei corsi chi lo da
pago pure er libro
corsi, libro di testo incluos

## individuale.descrizione
lezioni private info
one to one si fa
vorrei un prof solo per me
preparazione individuale cambridge spiegate
insegnante privato x esame

## individuale.prezzo
lezione privata quanto
prezzo all'ora lezioni singole
tariffe one to one
quanto chiedete l'ora da soli
ora privata listino
lez individuli prezzi

## individuale.prezzo|aziende.prezzo
business english individuale quanto
inglese x lavoro lezione privata costo
tariffa oraria business english
business one to one prezzo ora

## individuale.durata
individuale quante ore servono
ore consigliate lezioni private
quante ore one to one devo fa
pacchetto ore consigliato individuale
durata preparazione singola

## individuale.durata|aziende.prezzo
business english ore consigliate
quante ore di business english individuale
ore inglese commerciale one to one

## individuale.orario
individuali che orari
lezioni private quando voglio io
posso scegliere il giorno individuale
one to one di mattina si po'
indiiduale in pausa pranzo ok
faccio i turni, lezioni private a orari variabili

## aziende.prezzo
corso in azienda costo
prezzi x aziende
quanto viene un corso x dipendenti
costo percoso aziendale
ho una ditta, corso x 5 quanto viè

## test-livello.descrizione
test di livello come si fa
dove faccio il test
voglio fare il test d'ingresso
valutazione livello iniziale come
test ingresso, chi chiamo

## test-livello.prezzo
test livello gratis?
il test d'ingresso si paga
placement test a pagameno
prova di livello è gratuita
x caso il test iniziale si paga

## test-livello.prezzo|test-livello.descrizione
test gratuito c'è
fate test inglese gratis
livello gratis come richiederlo

## bambini.descrizione
corsi x bambini
inglese bimbi lo fate
fijo mio elementari, corsi?
avete corsi per ragazzi
buongiorno per mio nipote in quarta avete corsi

## cambridge.descrizione
siete centro cambridge
esami cambridge quali fate
centro autorizzato cambrige?
it990 sitee voi
info esami cambridge

## cambridge.prezzo
esame first quanto
tassa esame cambridge
esame pet prezzo solo esame
costo certificazione b2 cambridge
quanto viè l'esame advanced
solo l'esame pet senza corso quanto viene

## cambridge.iscrizione|cambridge.date
esame first iscrizione entro quando
qnt prima mi iscrivo esame pet
chiusura iscr esame cae
termine x iscriversi al cambridge
fino a quanno me posso segnà esame
quante settimane prima devo iscrivermi all'esame first

## cambridge.date
date esami cambridge
sessione giugno pet data
esame b2 quando c'è
calendario esami cambrdge
quando se fa l'esame advanced
esami dicembre ket date

## cambridge.livelli
livelli cambridge
first che livello è
ket pet fce quali livelli
a che livello sta er proficiency
pet è b1 o b2
che esame c'è pe' il c1

## cambridge.formato
esami cambridge che parti
prove esame cambridge
quante parti l'esame
struttura esami cambridge
cambridge scritto e parlato?

## cambridge.preparazione
come ci si prepara al cambridge
preparazione esame cambridge che opzioni
x prepararmi gruppo o individuale
aiutate a prepraare la certificazione
prepararsi cambridge da voi
preparazzione first pet come

## cambridge.riconoscimento
cambridge vale all'università
aziedne lo accettano il cae
il pet è riconosciuto ndo'
serve a qualcosa er cambridge
se vado a lavorare fuori il first vale

## cambridge.sede
esame cambridge dove
dove si fa l'esame pet
l'esame lo faccio da voi
in che posto l'esame cae
orario e luogo prova cambridge
ndo vado pe' l'esame

## cambridge.successo
quanti passano
tasso successo esami
95% vero?
i vostri so' bravi, quanti superano
percentuae superamento esame
ma alla fine quanti ce la fanno all'esame

## young-learners.descrizione
young learners info
starters movers flyers cosa sono
esami cambridge x bambini
certificazione bimbi
young lerners spiegazione
starters che è

## young-learners.eta
starters a che età
movers anni
flyers x che età è
età consigliata yle
quanti anni per i flyers
young ltarners fascia età

## bambini.eta
corsi junior età
corso bimbi da quanti anni
piccoli di 6 anni li prendete
età minma junior

## bambini.eta|young-learners.eta
da che età bambini
bimba 9 anni che esame
quanti anni deve ave pe' inizia
a 11 anni movers o flyers
mia figlia fa 10 anni che esame yle

## young-learners.durata
starters quanto dura
movers minuti
durata flyers
quanto tempo è l'esame starters
esame bambiin quanti minuti
durata young leners

## young-learners.punteggio
scudetti come funziona
movers si viene bocciati o scudetti
quanti scudetti max
voti young learners
flyers punti
come valutano i bimbi, scudeti

## tkt-clil.descrizione
tkt clil lo fate
certificazione clil x prof
tkt clil che è
esame clil da voi si puo
insegno scienze in inglese, certificato?

## scuole.eta
key for schools età
preliminary for schools x chi
cambridge for schools a che anni
pet for schols 14 anni va bene
esami per le scuole, fasce età
mio alunno ha 12 anni che for schools

## languagecert-a1.durata|languagecert.durata
languagecert a1 quanto dura
access durata
a1 access minuti
quanto tempo lc a1
orale access quanti min

## languagecert-a1.descrizione
languagecert a1 info
access che cos'è
a1 access com'è
lc a1 abilità
esame acces spiegato

## languagecert-a2.durata|languagecert.durata
achiever durata
languagecert a2 minuti
scritto a2 achiever quant'è
lc a2 quano dura
tempo esame achieverr

## languagecert-a2.descrizione
achiever info
languagecert a2 com'è fatto
a2 achiever in cosa consiste
lc a2 che certifica
dettagli esame achiever

## languagecert-b1.durata|languagecert.durata
communicator quanto dura
languagecert b1 tempo
b1 communicator scritto minuti
durata lc b1
orale communicator lungo?

## languagecert-b1.descrizione
communicator info
languagecert b1 che esame è
b1 communicator abilità valutate
lc b1 dettagli
comunicator come funziona

## languagecert-b2.durata|languagecert.durata
languagecert b2 durata
expert quanti minuti
lc b2 dura quanto
scritto expert quanto tempo
quanto so' lunghi scritto e orale expert

## languagecert-b2.descrizione
epxert info
languagecert b2 com'è
b2 expert prove
lc b2 cosa certifica
languegecert b2 dettagli

## languagecert-c1.durata|languagecert.durata
mastery durata esame
languagecert c1 minuti
lc c1 quanto tempo
c1 mastery scritto
quanto dura l'orale lc c1

## languagecert-c1.descrizione
mastery info
languagecert c1 di che si tratta
c1 mastery com'è
lc c1 abilità
matsery c1 spiegatemi

## languagecert-c2.durata|languagecert.durata
lc c2 in quanto lo si fa
mastery pro minuti
languagecert c2 durata
c2 mastery pro dura tanto
tempo scritto languagecert c2

## languagecert-c2.descrizione
mastery pro info
languagecert c2 cos'è
lc c2 come è fatto
c2 mastery pro dettagli
masteri pro che esame è

## languagecert.descrizione
languagecert info
che è languagecert
fate languagecert
esame lc com'è
due parole su languagecert
ma 'sto languagecert che sarebbe

## languagecert.durata
languagecert quanto dura
durate esami languagecert
minuti scritto e orale languagecert
lc temmpo d'esame
quanto stai a fa' languagecert

## languagecert.risultati
languagecert risultati quando
dopo quanto si sa languagecert
in quanti gg arrivano i risultati languagecert
lc risultato veloce?
languagecert esito dopo l'esame gg
mi serve in fretta, languagecert risultato in quanto

## languagecert.date
languagecert qaundo
lc ogni quanto
languagecert tutti i mesi?
prossimo esame languagecert
quante sessioni fa languagecert
a gennaio c'è un esame languagecert

## languagecert.riconoscimento
languagecert valido?
lc riconosciuto da chi
ofqual languagecert
languagecert x visto uk approvato
languagecert è serio, riconosciuto
languagecert va bene pe' il visto inglese ukvi

## languagecert.formato
languagecert prove
lc scritto e orale
com'è fatto esame languagecert
c'è speaking nel languagecert
parti languagcert

## languagecert.preparazione
languagecert corso
come preparo lc
lnguagecert corsi misti
preparate al languagecert
mi devo prepara pe' languagecert

## languagecert.livelli
languagecert livelli
lc da che livello parte
languagecert arriva al c2
expert che livello è
quale livello è communicator
nomi livelli languagecert

## languagecert.iscrizione
languagecert iscrizione
come ci si iscrive a lc
x fare languagecert da dove comincio
iscrivermi languagecert che faccio
iscrizone languagecert

## toefl.descrizione
toefl info
fate il toefl
toelf ibt da voi
che è il toefl
centro toefl a roma siete voi
toeflt si fa lì

## toefl.prezzo
toefl costo
qaunto costa il toefl
toefl esame euro
toefl qnt si paga
er toefl quanto me viè
x l'esame toefl quanto devo versare

## toefl.durata
toefl quanto dura
toefl ore
durata toefl ibt
toefl quanto tempo ci vuole x farlo
minuti reading toefl
3 ore toefl?

## toefl.formato
toefl sezioni
com'è fatto toefl
toefl c'è lo speaking
strutura toefl
toefl di che se compone

## toefl.punteggio
toefl punteggio
punti toefl max
toefl su quanto
120 è il massimo toefl
punteggi tolef
da quanto a quanto va toefl

## toefl.preparazione
corso toefl
preparasi toefl come
corso toefl quante ore
toefl in 2 settimane si fa
poco tempo, toefl avete un corso intensivo

## toefl.date
toefl quando
prenotare toefl
toefl a dicembre c'è
quanno se fa er toefl
toefl calednario
devo fare il toefl entro marzo, date

## lingue.descrizione
che lingue fate
francese ce l'avete
tedesco si puo
oltre inglese che lingue
spagnolo pe' principianti ce sta
mia cugina vuole il tedesco lo insegnate

## italiano-stranieri.descrizione
italiano x stranieri
corso italiano mia moglie straniera
corsi di italiano ne avete
badante deve imparare italiano
itailano per stranieri dove

## traduzioni.descrizione
traduzioni ne fate
interprete x evento
traduzione tecnica manuale
localizzazione sito
me serve n'interprete

## traduzioni.prezzo
traduzione quanto costa
prezzo a pagina traduzione
costo traduzioni
preventivo traduzione contratto
quanto viè tradurre 10 pagine
devo tradurre un contratto in inglese quanto chiedete

## traduzioni.lingue
traduzioni quante lingue
in che lingue traducete
numero lingue traduzione
da quali lingue traducete
traducete in tante lingue?

## traduzioni.tempi
traduzione in quanto
tempi trdauzione
x tradurre quanti gg
traduzione urgente tempi
tempi di cosegna traduzione
mi serve una traduzione, quanti giorni ci mettete

## aziende.descrizione
corsi x aziende
business english fate
corsi dipendenti che offrite
executive coaching
azieda vorrei corsi
coaching pe' dirigenti

## aziende.durata
corso aziendale quanto dura
workshop aziende quanti gg
durata percorsi aziendali
mesi corso in azienda
formazione ditta durata
azienda, 1 giorno si puo

## aziende.modalita
venite in azienda
formazione aziende da remoto o in sede
docente viene da noi in ufficio
azienda dove si fanno le lezioni
siamo 6 impiegati venite voi in ufficio

## aziende.riconoscimento
formazione aziendale accreditata
accreditati regione?
accreditamento regionale ce l'avete
corsi aziende riconosciuti regione
ente accreditato regione lazio siete
acreditamento regione

## scuole.descrizione
servizi x scuole
siamo un liceo, che offrite
scuola media collaborazione
corsi dentro le scuole
certificazioni a scuola nostra
so' na preside, che fate pe' noi

## scuole.iscrizione
diventare centro preparazione cambridge
come fa una scuola a diventare centro
istituto, passi x preparation centre
liceo centro cambridge come
requisiti e passaggi centro di preparazione

## scuole.prezzo
scuole costo servizi
corso nel nostro liceo quanto
quanto fate paga' alle scuole
costi formazzione docenti istituto
siamo un comprensivo, corsi da voi a quanto

## progetti-europei.descrizione
erasmus+ fate
pon competenze di base
prgetti europei info
seguite er pon
partenariati strategici
la nostra scuola vuole un erasmus ci seguite

## progetti-europei.modalita
progetto europeo come si svolge
fasi progetto erasmus
passi x un progetto pon
come lavorate sui progetti europei
prima fase progetto europeo

## viaggi-studio.descrizione
viaggi studio
anno all'estero
viaggio studio info
università estero programmi
quarto anno fuori organizzate
viagi studio estero

## viaggi-studio.destinazioni
viaggi studio dove
mete vacanza studio
malta c'è
irlanda viaggio studio
'ndo se va co' i viaggi studio
mio figlio vorrebbe il canada ci mandate

## viaggi-studio.prezzo
viaggio studio costo
londra 2 settimane quanto
anno all'estero quanto costa
qnt viene la vacanza studio
due settimane in irlanda quanto spendo

## viaggi-studio.date
viaggi studio quando
partenze estate
quanno se parte pe' malta
partenza luglio viaggi studio
prossimo viaggio studio dta

## carta-docente.descrizione
carta docente
accettate carta del docente
pago con carta docente?
carta prof la prendete
so' insegnante, posso usa' la carta
insegno alle medie pago il corso col bonus

## itaca.descrizione
bando itaca aiutate
assistenza domanda itaca
itcaa fate
programma itaca che fate voi
mio padre è ex inpdap, bando itaca aiutate

## scuola.telefono
numero di telefono
a che num chhiamo
num segreteria
me date er numero
tel scula
preferisco parlare a voce che numero faccio

## scuola.email
la vostra email
indirizzo mail
dove scrivo
indirizzo di posta elettronica
scrivervi una mail
la posta vostra qual è

## scuola.indirizzo
dove siete
in che via state
'ndo sttae
la scuola dove sta
devo passare da voi ma 'ndo state

## scuola.apertura
orari apertura
a che ora chiudete
segreteria orari
state aperti mo'
orai segreteria
se passo sabato pomeriggio vi trovo

## scuola.tempi
in quanto rispondete
ho scritto, quando mi richiamate
quatno ce mettete a risponde
tmpi risposta mail
se scrivo stasera quando mi arriva risposta

## scuola.esperienza
da quanto esistete
esperienza scuola
siete nuovi?
da quanti anni state aprti
quant'anni c'ha la scuola
40 anni di espereinza

## scuola.descrizione
che fate
di che vi occupate
cosa offrite
tutti i servizi
de che ve occupate

## scuola.dati-legali
partita iva
ragione sociale
codice fiscale vostro
dati x fattura vostri
partita via
per la fattura la vostra p iva

## scuola.riconoscimento
scuola riconosciuta?
riconosciuti dal ministero
siete una scuola ufficiale
riconoscimento scuola
avete riconoscimenti
siete riconosiuti

## reclami.descrizione
dove faccio reclamo
voglio lamentarmi
come si manda un reclamo
devo da fa' un reclamo
il reclamo resta riservato
nn sono contento x niente dove mi lamento

## reclami.tempi|reclami.descrizione
reclamo risposta quando
tempi reclami
dopo quanti gg rispondete al reclamo
reclamo quanto aspetto
reclmo tempi
quanno me risponnete ar reclamo

## privacy.descrizione
cancellare i miei dati
che fate coi dati miei
voglio i miei dati corretti
togliete i miei dai
accesso ai dati come
vorrei che i miei dati fossero cancellati, come

## privacy.tempi
richiesta dati in quanto rispondete
data breach notifica
cancellazione dati quanti giorni
violazione dati entro quando
tempi privaci

## privacy.cookie
cookies che usate
come tolgo i cookie
cookie di profilazione?
preferenze cookie dove
ho accettato i cookie, cambio idea

## none
languagecert fino a quando mi posso iscrivere
toefl lezioni private prezzo
cae quante settimane dura
languagecert iscrizione scadenza
cae annullare iscrizione esame
fce avete slide online
iscrizione corso documenti
key esame quanto dura
se annullo la vacanza studio che perdo
l'intensivo toefl di 2 settimane prezzo
il reclamo si può fare in aonimo
pagare online link
chi viene a prendere mio figlio, delega
cambridge risultati quando
b2 eserciziario autore
carta docente x libri
lezioni private a domicilio
se lascio il c1 mi ridanno i soldi
vacanza studio che coprifuoco c'hanno
se non passo mi ridate i soldi
cambrigde posso uscire in bagno
plumino c'è
bimbi spagnolo costo
toefl ogni quanti gg rifarlo
first quanti iscritti adesso
carta docente rimboso
se vado male al first mi danno b1
libri usati li prendete
le lezioni individuali le fate anche su zoom
scuole numero minimo alunni
languagecert certificato cartaceo
starters quante domande
languagecert gps punti
lettore madrelingua ore settimana
reclamo, chi è il responsabile
iscrizione cambridge conferma
asseverazione tribunale
itaac esito quando
viaggio studio posti rimasti malta
dati carta di credito salvati
corso base quanti in classe nome prof
languagecert x ata
centro preparazione quanto tempo
itaca isee
delf quanto
pet posso pagare in due volte
clil 60 cfu
corso a2 quando finisce
il martedì nn posso, mi spostate le lezioin
itaca quali paesi
c1 advanced quando i risultati
toefl libro incluso
l'interprete si deve pagare pure il viaggio
quanto dura l'esame fisrt in tutto
cambridge puntegigo minimo
l'orario del first può cambiare duratne l'anno
per venire in segreteria serve l'appuntamento
il test di livello quanto tempo ci vuole
premiazione flyers quando
nel prezzo del b2 è compreso parcheggio
toefl corso rate
che isee ci vule per itaca
bimbi che giorno
chi è il responsabile dei dati da voi
certificato cambridge spedito a casa
b1 scontro studente universitario
c2 sconto insegnanti
accreditamento miur s.o.f.i.a
col gruppo del viaggio viene un accompagnatore
chi ha fondato la scuola
languagecert minore età
videosorevglianza aule
b2 quanti mesi
dpo chi è
dati di mio figlio chi li vede
i corsi aziendali sono finanziabili coi fondi
il test di livello c'è anche x spagnolo
azienda quante ore a settimana
ricevuta x 730
iscrivere un minore che firma
cambridge crediti formativi
il test di livello lo faccio da casa
itaca pensionati inps vlgono
i cookie quanto restano sul telefono
francese individuale costo
first vale quanti cfu
cae lista attesa
corso toelf che giorno
corsi recuperi
alla prima lezione b2 che devo portare
la formazione docenti quante ore sono
il tedesco che giorni lo fate
tel prof
corsi studenti fuori sede agevolazioni
dati conservti quanti anni
c1 titolo del libro
itaca quanti posti
per i bimbi si può provare una lezione
cambridge posso venire da privatista
toefl punteggio minimo università
cambridge password risultati
le quattro parit del pet valgono uguale
preparazione cambridge past papers
dele esame
c2 attestato ore
mail del dpo
reclamo raccomandata indirizzo
individuale in due quanto
viaggio studio rate
ket età minima corso
languuagecert dsa
iscrizzione passarla a mio fratello
italiano stranieri prezzo
one to one pacchetti scontati
il toefl dopo quanto i risultati
fce quamte parole l'essay
spagnolo quante ore
il corso toefl di gruppo quanto viene
movers scudetti quando arrivano
toefl corso prezzzo
il buono della carta docente come lo genero
via tibullo ztl
toefl mybest
individuale first, il libro lo cmpro io
cambridge ripetere solo writing
corsi regalo buono
business enlgish gruppo quando
moves libro x prepararsi
b1 età media classe
young learners foto attestato
toefl c1 quanti punti
i 220 euro del toefl me li ridate
insegnanti quanti sono
test livelo con timer
cambridge stateement of results
business english online x privati
azienda miimo dipendenti
i prof sono assunti
acvonto quanto
aziendale libro
certificato cambridge digitale
bambini inizio coso
vacanza studio telefono ai figli
mail dirtttore
canada anno scolastico scuola quale
vacanza studio celiaco
italiano corso ore
ho già il libro c1, mi scalate qualcosa
italiano stranieri orari
lo speaking del first lo fai da soli
quanto tempo mi tenete il posto nel first
c1 rimborso malattia
il corso di spagnolo quanto costa
nome docente madrelingua
corsi vidoeregistrati
voti cambridge a b c come
pet quante parole nel writing
ai bambini serve comorare un libro
b2 libro che titolo
il corso per languagecert quanto viene
la sede del corso ha l'ascensore
sede wifi
progetti già fatti lista
iscrizione corso scadenza
del test di livello quando so il risultato
se il gruppo c1 nn si riempie
corsi app o piattaforma
aziende fattura a 60 gg
languahecert orale e scritto stesso giorno
orari ponte 2 giugno
con via tiblulo si parcheggia facile o no
communicator costo
toefl scade
lezione privata spagnolo costo
young learners corso ore
proficiency validità
risultati lc per posta
volevo sapere quando finisce il corso pet
vacanza studio volo incluso
corso a1 gruppo costo
esame cambridge pagamento bonifico
irlanda quante settimane
iscrizione lc documenti
principianti che giorno
b1 libro titolo e isbn
pet libro usayo va bene
quante volte posso rifare il toefl
il corso ket rilascia un attestato alla fine
citofono e piano
languagecert corso prezzo
cambiate prof durante l'anno
malta accompagnatore c'è
quanti soldi arrivano con un progetto erasmus
pon quante ore
il mio reclamo a che punto sta
b2 first spostare la data
ora privata 60 o 50 minuti
quanti minuti è lo spesking del pet
corsi assenze massime
ritiro certificato first
toefl si può fare dal computer di casa
stasera al pet il prof è malato
orri estivi
flyers ripeterlo
toefl quante domande reading
ielts preparazione ore
lc ripetere solo orale
quanto prima aprono la porta al ket
conversazione la leegge qualcuno
cae attestato
privato conversazione costo
libri si rivendono
toefl pausa
tkt online
aevte un numero whatsapp x i messaggi
la traduzione ha valore legale
cambriddge special consideration
traduzione la mia è pronta
esame cambridge dsa
tkt scadenza certificato
privacy liberatoria foto modulo
interprete nome
starters se sbaglia tutto
pet c'è verifica finale
languagecert quante domande
come vi mando il file da trradurre
per isriversi all'esame che documenti servono
intensivo toefl costo
il buono carta docente l'avete ricevuto
viaggi studio x adulti 50 anni
il bado itaca quando scade
c1 lezione pilota gratis
il riconoscimento vale per il premesso di studio
ket attestato finale danno
b2 intensivo agoso
prof americano o inglese
quando mi rimborsate
pet esame durata
parcheggoi vicino a voi
traduzione legalizzata
nella classe c2 ce stanno minorenni
avete anche un'altra sede a roma sud
geothe zertifikat
materiali spediti a casa
starters spostare esame
quanto tempo prima arrivare all'esame
ho perso l'inizio del ket, mandatte gli appunti
cambridge punti ata
flyers scade
corso toefl quanto
languagecert corso orari
insegnante oggi malato?
languagecert se boccio
all'esame advanced si puo usare il vocabolario
se perdo una lezione del b2 la recupero
starters su tablet
francese principianti inizio
lavorare da traduttore con voi
tedesco b1 quando
il corso dei bambini quanto costa al mese
certificazione iso scuola
ragazzi medie aiuto compiti
bambini prezzo corso
traduzione bozza modifiche gratis
first libro se lo pedro
languagecert quanit anni dura il certificato
francese certificazione
con carta docente pago pure l'esame
advanced scade il certificato
first corso estivo
carta docente traduzioni
maestra bimbi come se chiama
in irlanda dormono in famiglia o in college
richiesta inviata, stato
test lievllo rifarlo
viaggi studio inpseime 2027
centro cambridge quanti studenti minimo
first registrazione lezione di ieri
i corsi bambini che pomtriggi sono
cookie scadono
posso tenere il posto b2 con un acconto
languagecert c1 reading quesiti
iscrizione esame nome sbagliato
ket individuale online
mi idcrivo all'esame ma se sto male
itaca età figli
preliminary parcheggio vicino
corsi passaggio di livello come
toefl spostare
ad agosto siete aperti o chiusi
reclamo rimborso
formazione azienda sala con proiettore
trinity esme
corso a2 quanti si sono isritti finora
italiano serale
first con grade a prendo c1?
scuole presentazione open day
conciliazione reclamo
c1 quanti hanno gia pagato
un istituto quanti studenti deve portare all'esame
infividuale francese prezzo
test livello quante domande
progetti partner estero nomi
mi so' iscritto, conferma arrivata
formazione aziendae chi sono i vostri clienti
lc libro
toefl include libro la quota
italiano per stranieri quanto si paga
la lezione individuale quanti minuti dura
esame cambridge rate
tra le due ore di c1 c'è pauas
cpe libri in pdf
languagecert prezzo
i 680 euro li posso dividere
vacanza studio annullamento penale
il libro b2 lo devo rendere alla fine
con quanto di toefl entro alla bocconi
cambridge scala 160
toefl risultati quando
il prezzo individuale scende se siamo in due
a2 rimborso se mollo
cpe risultati
il libro del first che titolo ha
ielts costo
a2 si paga a rate
business prof chi è
cae sconto ex alunni
successo privatisti
traduzione diploma x estero giuratta
riconosciuti per visto studenti
se nn passo languagecert ripago tutto
fce passo da gruppo a individuale
test livello serve documento
languagecert lo speaking è con una persona vera
key for schools durata
italiano x stranieri libro
area studenti login
tedesco registrazioni
se annullo la lezione privata la pago uguale
il prezzo del first quanto scende x studenti
mobilità studenti chi li accompagna
metor più vicina
scuole libri cambridge omaggio
test livello, a che ora domani
traduzione glossario
toefl corso online
sede esame parcheggio
first attestato presenza
posso pagare il first un po' al mese
quando escono i voti preliminary
bambini quanti mesi
first libro dove lo compro
quante aule
accreditamento scadenza
nel writing del cae quante parole chiedono
inglese x viaggiare corso
in america la famiglia chi è
advanced privato scelgo insegnante
mia figlia 8 anni corso, che ora finisce
starters risultati quando
pet passare al b2 a metà corso
corso pet lezione gratis prima
b1 validità anni
b2 first voto minimo
proficiency mesi
itaca anno o trimestre
business english certificato
carta docente toefl quota
logo cambridge ussarlo
dati server dove
quante settimane dura la vacanza in inghilterra
languagecert risultati mia figlia usciti
bimbi lezione di prova
toefl calcolatrice
orai ritiro certificati
toefl età minima
test d'ingresso orrale
le 50 ore sono da 45 minuti
esame cambridge quante persone in sala
carta docente scadenza
pnrr dm 65
cambridge scade
scuole sconto famiglie
tefl validità
b1 certificato di frequenza
linguaskill esme
sconto forze ordine
lc riborso
reclamo allegati quanti mb
scuola convenzioni carabinieri
il libro del pet quando me lo date
c1 rata mensile
doposcuola inglese
ho paggato l'esame, ricevuta
key chi è la prof
viaggio londra passaporto
quanto serve per passare languagecert b1
itaca prezzo assistenza
sede prati, dove parcheggio x la lezione
sede legale
communicator orlae su che argomenti
sede eur
lc 120 minuti con dizionario?
cae quante domande listening
ielts date
quando mi danno il dipoma del cae
anno all'estero semestre o trimestre
il toefl quanti anni è valido
reclamo contro voto esame
ho pagato iscrizione, ricevuta
languagecrt la prova dove si svolge
carta docente ata
tedesco quanto
detraibile il corso
ielts academic punteggio
dati in america?
password area riservata
il corso di francese quante ore dura
viaggio studio scoonto fratelli
b2 aula quale stsaera
iscrizione sconto entro natale
quanto vale il first negli anni
newsletter iscriversi
reclamo numero pratica
50 ore in quanti mesi le fate
toefl accento speaking
mastery quanto se paga
cookie durata mesi
riunione genitori viaggio quando
erasmus quanti soldi
posto bici
pet for schools valido maturità
first se nn passo ripago?
date un attestato ai dipendenti a fine corso
ket risultati dopo quanto
c1 libro che edizione
ket caparra quanta
festivi aperti
corso principianti quando inizia
c1 posso assistere a una lezione
chi è che legge i reclami da voi
accesso al mio account
iscrizione col passaporto
mi fate la fattura elettronica
advanced minorenni ok
tkt corso preparazione ore
toefl dsa
il prof privato può venire a casa mia
b2 acconto
expert equivale ielts
risultati languagecert contestare
bimbi online
fisrt fine corso?
in azienda quante volte a settimana venite
il flyers vale come ket o meno
corso expert che giorno
per quanti anni tenete i miei dati
preliminary quante settimane
toefl risultati dopo quanti gg
cambridge gps punteggio
preliminary for schools risultati
proficiecy singolo in coppia
posso cambià giorno del ket
young learners corso prezzo
il certificato first quanti anni vale
insegnanti laureati dove
corso junior quando finisce
tutoraggi online
quanti dipendenti servono almeno x un corso
erasmus quali paesi
allegato mail quanto grande
siamo due sorelle al b1 c'è lo sconto
iscrizione tardiva cambridge multa
languagecert quanto costa
ket quanti mesi sono
indennizzo ritardo reclamo
flyers certificato ritiro
preparazione writing correzione temi
a2 privato quanto dura una lezione
carta docente buono in che data
corsi cambio turno
reclamo avvocato
dopo quanto arrivano i risultati del first
aziendale quanti per gruppo
pon scadenza
ket quante domande nel reading
lc conferma iscrizione arrivata
c2 pagare dopo
l'iscrizione all'esame la fa la scuola o io
scuola, corso pomeriggio quali giorni
revoca newsletter automatica
oet infermierri
spagnolo libro
il corso tooefl di 40 ore quando parte
coros toefl quando
expert prezzo
spagnolo inizoi
cambridge equivale ielts quanto
corsi rimborso se rinucnio
corso ket sconto fratelli
pet ultima lezione che data
iscrizione, moodulo pdf
languagecert online esame
corso bimbi sconto fratellini
mi avete chiamato voi?
first prova gratuita una lezione
langaugecert c1 prezzo e se c'è sconto
ripetenti sconto
fce durata esame
a natale la segreteria è chisua
italiano a2 permesso soggiorno
languagecert giorno esatto dicembre
chiamata persa da 06
mando il cv dove
lc rate
open day quando
quanto csta un esame languagecert b2
quante assenez ho
itca scadenza bando
quanti scudetti x passare a movers
movers genitore entra
advanced lezione persa
tkt clil quante domande
toefl certificato cartaceo
toefl che livello serve prima
esame cambidge telefono in aula
c2 minimo iscritti x partire
ket esame mio figlo dislessico
i 220 euro del toefl a rate
i risultati movers quando li dnano
corsi quanti iscritti in tutto
cae durata prova scritta
fate traduzioni giurate in tribunale
il listening del ket quante volte si sente
carta docente viaggi studio
languagecert dove si fa esame
individuale regalo buono
corso intensivo inglese estate
680 euro iva compresa o esclusa
le ore private scadono dopo quanto
si può rifare solo il listening del first
sala d'attesa
spagnolo gruppo quanti
cpe privato pagamento anticipato
aziende certificazione finale inclusa
c2 esame costo duplicato
corsi compiti
b2 mettermi in lista d'attesa
corso inglese gratis disoccupati
corsi attestato
tkt clil moduli quali
lingue sconto due corsi
cercate insegnanti
tedesco mesi
quanto ci mette una scuola a diventare centro
toefl quota rimborsbile
cpe a pc
itaca quanto danno di borsa
quota iscrizione annuale c'è
quanti studenti avete avuto in 40 anni
tel verde
progetto erasmus scadenza
languagecert punteggio minimo
business english orrai
mobilità docenti quatni gg
lc c2 quanto viè
il reclamo mi dà diritto al rinborso
languagecert simulazione gratis
for shcools a scuola nostra
la carta docente per quale importo la fate
ket pausa durante la lezione
traduzione marca da bolol
tkt clil rsultati
l'esame cambridge lo fate su computer o cartaceo
first duplicato diploma
nel viaggio studio il volo è compreso
toefl da casa
languagecret scade
viaggi studio scuola partner nome
quanti prof avete
fce individuale libro compreso
ket lez di prova c'è
toefl annullare rimborso
altre sedi roma
correzione tesi inglese
stage da voi
b1 one to one scnoto 10 ore
ascensore c'è
toefl sconto studenti
itaca requisiti
cae punteggio x passare
al movers posso entrare con mio figlo
test ingresso attestato di livello
aperti vigila
mio rsultato cambridge
test livello risultato quando
mia figlia dislessica all'esame ha più tempo
passare da first a pet dopo iscritto
preparazione online cambridge registrata
a2 max assenze
quanto prende il minimo x passare il pet
viaggio studio fotocopia documenti dove mando
b2 singolo pacchetto scontato
se faccio assenze al pet perdo le ore
nell'aula del pet c'è la lavagna interattiva
posso ritirare l'iscrizione
corsi borse di studio
progetti percentuale vinti
full immersion week end
toefl quuota con carta docente
corsi minorenni accompagnati
formazione aziendale attestati
esame cambridge durata
libro anche audio
klarna tre rate
mia figlia ha passato il pet?
timbro traduzione
crsi prof nomi
expert voto x passare
francese prezzo
lc ritiro attestato
prendo 30 ore di individuale che sconto c'è
iban x bnoifico
garanzia giovani
spagnolo costo corso
b1 se manco 3 volte
toefl vale in italia
itaca quanno esce er bando
il mio attestato è pronto
verificare autenticità certificato cambridge
iscritto all'esame pet, posso spostare a giugno
bonifico causale
formazione docenti date
preventivo mio a che punto
languagecert pausa tra scritto e orale
italiano stranieri quando comincia il prossimo corso
irlannda quante ore di lezione
traduttore come si chiama
achiever prezz
quanto ce vo' a impara er tedesco
accreditati fonservizi
tutoraggio orari
garante ricorso come
corsi fine quando
individuale da casa skype
lezione individuale di prova
di francese quanti siete in classe
posso fare solo 25 ore di first
quando arriva la convocazione
first risultati quando
il giorno dell'esame che documento porto
spagnolo x bimbi orari
quanti passano con grade a
lc young learners
ore individuali scadono
c2 punteggio minimo
il workshop aziendale che data è il prossimo
itaca voto minimo scuola
il corso clil x docenti quando inizia
quanti iscritti x far partire il pet
vacanza studio attestato
candidato ipovedente cambridge
per malta quanti anni bisogna avere almeno
advanced chi insegna nome
scuola quannti studenti
tedesco orari
italiano stranieri b1 certificato
annullare iscrizione esame
l'esame languagecert lo posso fare da casa
aziende report presenze
fce sconto se siamo due amici
australia visto studenti
intelligenza artificiale usa i miei dati
advanced posso enrare a metà
flyers a che livello equivale
la mia iscrizione è a posto
corsi sconto
proficiency asesnze
ho pagato l'esame ma niente conferma
pagina facebook
segreteria fila quanto
tkt clil x graduatorie punti
del corso b2 quante ore ho già fatto
con l'italiano date il certificato per cittadinanza
toefl ripetere quante volte
prof madrelingua di che paese
flyers crediti medie
starters quanti scudetti servono x passare
first simulazioni quante
fce libro digitale
quanto devo ancora pagare
b2 rate
lc high pass
cambridge ritiro certificato
azieda sconto 20 dipendenti
corso junior costo mensile
da termini con che metro arrivo a prati
preparazione cambridge app
ket scade?
per il pon quando scade la domanda
`;
