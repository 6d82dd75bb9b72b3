// How one side of a thing is asked for, whatever the thing: `*.prezzo` is the price of anything.
export const sides = `
## *.prezzo
quanto mi viene a costare tutto
mi fate un'idea della spesa
che cifra devo mettere in conto
a quanto sta
quanto sta il corso
quanto ci vuole di soldi
quanti soldi servono
quanti euro sono
con quanti soldi me la cavo
è caro?
costa tanto?
è tanto costoso
è una cosa economica o costa un botto
qual è la tariffa
tariffe per favore
mi dite i prezzi
vorrei conoscere i costi
il prezzo quant'è
quant'è
e quant'è all'ora
quanto vuole a lezione il prof
quanto si prende l'insegnante all'ora
quanto devo sborsare
quanto devo scucire
quanto tocca pagare
quanto chiedete
quanto vi devo
mi fate sapere l'importo
a quanto ammonta la quota
quota di partecipazione
a che prezzo lo fate
quanto me lo fate pagare
quanto mi fate spendere
sui mille euro o meno?
con 500 euro ce la faccio?
sta sotto i settecento?
rientro in un budget di 700 euro?
ho solo 600 euro mi bastano?
ce la faccio con 50 euro l'ora
è gratis o si paga
si paga qualcosa
è a pagamento?
c'è da pagare?
bisogna pagare per farlo?
la tassa per darlo
quota per sostenere la prova
spesa totale
il conto finale
quanto pesa sul portafoglio
how much does it cost
what's the price
cuánto cuesta
prezzo per persona
quanto a testa
costo complessivo
costo orario
quanto spenderei in tutto
mi costa di più in gruppo o da solo
mi date un'idea dei costi
quali sono le vostre tariffe
listino
l'importo da versare
## *.durata
quanto dura
quante ore sono in tutto
per quanto tempo va avanti
quanto ci si mette
quanto tempo ci vuole per finirlo
quanti mesi dura
per quanti mesi
in quanti mesi si finisce
quante settimane sono
quanto è lungo
è lungo?
è una cosa lunga?
quante ne servono di ore
e quante ore mi servirebbero
quante ore ci vogliono
quante ore devo fare
quante lezioni sono in totale
il monte ore
ore complessive
quanto resto dentro all'esame
quanto si sta in aula per la prova
quanto tempo dura la prova
quanti minuti è
minuti dello scritto
e l'orale quanto tiene
quanto porta via
mi porta via tutta la mattina?
quanto impegno richiede in ore
quanto impegno è
da quante ore è il pacchetto
basta una giornata o di più
è una roba di un giorno o di mesi
breve o lungo?
qualcosa di corto, un paio di giorni
un percorso di pochi mesi
quanto ci vuole per prepararsi
in quanto tempo mi preparo
in quanto tempo si arriva pronti
quanto tempo ci metto a prenderlo
how long does it take
how many hours
cuántas horas
per quanto vi impegnate
una mezza giornata è sufficiente o serve di più
ci si impiega molto
ci si mette parecchio?
va per le lunghe?
dura parecchio?
dura un anno intero?
quanto rimane il bambino a fare la prova
mia figlia quanto deve stare seduta
un pomeriggio basta
tre ore bastano
## *.orario
a che ora è
in che giorno
che giorno cade
quale sera della settimana
di che sera si fa
che giorno lo tenete
quando si fa lezione
quando ci si vede
le lezioni quando sono
mattina o sera?
è di pomeriggio?
la mattina no?
c'è qualcosa la mattina
c'è nel weekend
il sabato si può fare
avete qualcosa di sabato
va bene per chi lavora?
stacco alle sei arrivo in tempo?
finisco di lavorare alle 17 e mezza, riesco?
smonto alle sette, è troppo tardi?
sono libero solo il martedì
posso solo il lunedì sera
io il giovedì ho calcetto
a che ora si comincia e a che ora si finisce
a che ora si esce
a che ora finisce
a che ora inizia la lezione
fino a che ora
da che ora a che ora
fascia oraria
la fascia oraria qual è
quante volte a settimana
quante volte a settimana ci si vede
una o due volte a settimana?
che giorni ci sono
giorni e orari
orario delle lezioni
gli orari mi servono
mi mandi gli orari
il calendario settimanale
qual è il giorno
quando cade la lezione
in settimana quando
capita di lunedì o martedì
è dopo cena?
dopo scuola ce la fa
mio figlio esce da scuola alle 16 fa in tempo
what day and time is it
is it in the evening
qué días
è serale?
lo fate dopo le 18?
prima di cena
in pausa pranzo si può
alle sei e mezza?
faccio i turni, che giorno è
mi coincide con la palestra del giovedì
è ancora il mercoledì?
## *.inizio
quando si parte
quando parte
da quando
quando cominciate
quando ricominciate
quando inizia il prossimo
quando attacca
la partenza quand'è
data di partenza
è già partito?
è già iniziato?
è già cominciato il corso
sono ancora in tempo
faccio ancora in tempo a entrare
se arrivo adesso è tardi?
si può entrare a corso avviato
posso aggregarmi a metà
posso inserirmi adesso
ho letto che partiva a ottobre
ho letto 21 ottobre sul sito
la data che c'è scritta è giusta?
il giorno scritto sul sito è vero?
quel 23 ottobre è di quest'anno?
il prossimo giro quando è
il prossimo turno
la prossima edizione
ne parte un altro a gennaio?
a gennaio ne fate uno nuovo
a settembre ricominciate?
in primavera ne parte uno?
ne apre uno nuovo a febbraio
dopo natale ripartite
da che mese
in che mese si comincia
quando finisce
fino a che mese va
quando si chiude il corso
when does it start
next start date
cuándo empieza
quando posso cominciare
subito o devo aspettare
si comincia subito?
se mi decido adesso quando inizio
quando è la prima lezione
la prima lezione
il corso è in partenza?
quando avviate il gruppo nuovo
mi sono perso l'inizio
la partenza di autunno
il 22 ottobre di che anno
ma il 20 ottobre è passato
parte lunedì 20?
## *.posti
quanti posti ci sono
c'è posto
c'è ancora posto
siete al completo?
è pieno?
quanti siamo
quanti si è in classe
in quanti si è
in quanti siamo in aula
quanta gente c'è
quanta gente ci sta dentro
quante persone nel gruppo
quanti alunni per classe
gruppi da quanti
il gruppo è grande?
non voglio stare in trenta
non mi piacciono le classi affollate
la classe è numerosa
quante teste
siamo in otto?
siete tanti?
quanti studenti al massimo
massimo quanti
numero massimo di partecipanti
quanti ne prendete per volta
quanti ne ammettete
posti rimasti
posti liberi
disponibilità
me ne serve uno, c'è disponibilità?
mi tenete un posto?
classi piccole?
piccoli gruppi o grossi
how many students per class
is it full
quanti compagni avrei
gruppetti o classoni
quanti iscritti al massimo nel corso
saremo in sei?
capienza della classe
## *.sede
dove si fa il corso
dove si svolge
dove si tengono le lezioni
in presenza?
in presenza o online
si fa da voi in aula
si va lì o da casa
si viene di persona
dal vivo
devo venire fisicamente
dove si dà l'esame
dove si sostiene la prova
in che posto si fa l'esame
l'esame lo faccio da voi o altrove
sempre a prati?
le lezioni sono a prati o da un'altra parte
in quale sede
solo lì o anche in altri posti
dove devo presentarmi
where are the lessons held
il gruppo si può seguire da remoto
posso seguire il gruppo via internet
il corso di gruppo lo fate su zoom
si può fare il corso da casa col computer
collegarsi da casa
## *.materiali
il libro è incluso
il libro è a parte
il testo lo compro io
devo comprare i libri
i testi ve li devo comprare
che libro si usa
su quale libro si studia
il volume è compreso nel prezzo
nel prezzo c'è pure il libro
mi date voi il materiale
il materiale lo fornite voi
dispense
fotocopie o libro
serve comprare il manuale
cosa devo comprare per seguire
libri da prendere
quaderni e libri compresi?
mi tocca comprare il libro?
il libro di testo me lo date voi
materiale didattico
is the book included
nella quota rientra il testo
e i libri?
devo portare il libro
materiale compreso?
il materiale si paga?
## *.formato
come è fatto l'esame
com'è strutturata la prova
di quante parti è
quali sono le prove
in cosa consiste la prova
che prove ci sono
che pezzi ci sono nell'esame
scritto e orale?
c'è anche l'orale?
c'è il listening
che ti fanno fare all'esame
cosa ti chiedono
cosa bisogna fare all'esame
quante sezioni ha
sezioni
da cosa è composto
come si divide
come è diviso
su cosa mi esaminano
cosa valutano
quali abilità si provano
si deve anche scrivere?
si deve parlare?
è solo a crocette
reading writing e poi
what are the parts of the exam
c'è da parlare con l'esaminatore
quali competenze testano
struttura esame
com'è articolato
quanti moduli ha la prova
## *.risultati
quando arrivano i risultati
quando escono gli esiti
dopo quanto si sa
dopo quanto so se l'ho passato
quanto si aspetta per il risultato
in quanti giorni mi dite l'esito
quando mi dite com'è andata
tempi per i risultati
i voti quando escono
quando esce il voto
l'esito in quanto tempo
quanto ci mettono a correggere
quanto ci mettete a dare l'esito
aspetto molto per sapere se sono passato
dopo l'esame quanto devo aspettare
il certificato dopo quanto arriva
quando si ritira il certificato
entro quanto so com'è andata
when do I get the results
mi serve il risultato entro il mese, arriva?
i punteggi quando li comunicano
il responso
ce l'ho in settimana il risultato?
## *.punteggio
quanto è il massimo
qual è il punteggio massimo
che voto si prende
il voto come va
da quanto a quanto va il punteggio
su quanto è il punteggio
quanti punti
quanti punti si possono fare
punteggio pieno
il massimo dei voti qual è
scala dei punteggi
quanti scudi si prendono
quanti scudetti
il voto è in trentesimi?
è su 100 o su 120
con 100 com'è, buono?
come danno i voti ai bambini
il punteggio come si calcola
max score
si prende un voto?
## *.eta
da che età
a quanti anni si può fare
a quanti anni lo fanno
per quale età è
per che età va bene
fascia di età
che età bisogna avere
quanti anni ci vogliono
fa la seconda elementare, quale va bene
ha sei anni quale fa
è piccolo, ha 5 anni
ha 8 anni, cosa può dare
per i miei di 7 e 9 anni
mio nipote di 10 anni
dai quanti anni
a che età si comincia
va bene a nove anni?
ne ha undici
per chi ha 12 anni
per gli alunni di quinta elementare
for what age
i bambini di che età
età minima starters
di quanti anni devono essere
età consigliata
per una classe di dodicenni cosa va bene
## *.date
quando è l'esame
quando si dà l'esame
quando c'è la sessione
la prossima sessione
prossimo appello
date degli esami
in che date
calendario esami
c'è un esame a maggio
a marzo c'è
quand'è che si può dare
quando posso darlo
quando lo posso fare l'esame
ogni quanto si fa
ogni quanto lo fate
ogni quanti mesi
quante volte l'anno si fa
è tutti i mesi?
quante sessioni ci sono
una data vicina
la prima data utile
quando me lo fate fare
voglio fissare la data
voglio prenotare l'esame
devo prenotarlo
come prenoto la prova
quando partono i ragazzi
quando si parte per il viaggio
in che periodo si va
a luglio o agosto si parte
date di partenza del viaggio
settimane disponibili
when is the next exam
exam dates
fechas del examen
prima di giugno ce n'è uno
entro l'estate riesco a darlo
quando cade l'esame
## *.iscrizione
come mi iscrivo
come ci si iscrive
come si fa a iscriversi
cosa devo fare per iscrivermi
per iscrivermi che faccio
entro quando mi devo iscrivere
quanto tempo prima devo iscrivermi
quanto prima ci si deve muovere
con quanto anticipo
la scadenza qual è
fino a quando posso iscrivermi
termine ultimo
chiudono quando le iscrizioni
quando chiudono le iscrizioni
le iscrizioni sono aperte
sono ancora aperte le iscrizioni
voglio iscrivermi
voglio iscrivere mio figlio
mi segno come
dove mi segno
come mi segno
che procedura c'è
qual è l'iter
quali passi
quali sono i passaggi
che strada si fa
che trafila c'è
per cominciare cosa devo fare
come si procede
come faccio a partecipare
come aderisco
vorrei prenotare un posto
sign up
how do I enrol
mi posso iscrivere adesso?
per diventare centro che si fa
come si diventa centro
cosa serve per diventare centro preparatore
mi sono deciso, cosa faccio?
se mi muovo a ridosso è tardi per iscriversi all'esame?
l'ultimo giorno per iscriversi
due settimane prima va bene?
basta un mese prima?
## *.livelli
che livelli ci sono
quali livelli fate
quanti livelli
avete i principianti
parto da zero
sono a zero
non so niente
non so una parola
mai studiato
mai fatto inglese in vita mia
per chi non sa nulla
siete per principianti
dal livello base
quali gradini ci sono
quali scalini
come si chiamano i livelli
a che livello corrisponde
che livello è
di che livello è
corrisponde al b2?
per chi parte da capo
how many levels
livello base
ricomincio da capo
elementare
quali esami per ogni livello
quale esame è per quale livello
## *.preparazione
mi preparate all'esame
lo preparate voi
fate preparazione
c'è un corso per prepararlo
un corso per il toefl
un corso per chi deve dare l'esame
come mi preparo
come ci si prepara
come posso studiare per l'esame
mi aiutate a prepararlo
qualcuno che mi alleni per la prova
preparazione in poco tempo
preparazione intensiva
ho poco tempo per prepararmi
ce l'avete un intensivo
corso veloce prima dell'esame
lezioni per passare l'esame
mi seguite voi fino all'esame
fate voi la preparazione o solo l'esame
oltre all'esame fate anche il corso
devo dare l'esame a breve, mi preparate
do you offer preparation
mi allenate voi
se voglio un corso prima
studiare con voi per la certificazione
## *.riconoscimento
vale?
è valido?
è riconosciuto?
è un titolo riconosciuto
chi lo riconosce
è buono per l'università
lo accettano all'università
lo accettano per il visto
serve per il concorso
vale per le graduatorie
mi serve per l'erasmus, va bene?
posso usarlo per la laurea
me lo prendono buono
vale all'estero
vale in tutto il mondo
vale in inghilterra
è ufficiale?
è una cosa seria o un pezzo di carta
siete accreditati
avete l'accreditamento
siete riconosciuti dal ministero
la scuola è riconosciuta dallo stato
avete qualche bollino ufficiale
è approvato dal governo inglese
per il permesso in uk va bene
l'azienda lo accetterà
lo vogliono i datori di lavoro
utile per il curriculum
is it recognised
is it valid for a visa
fa punteggio nei concorsi
conta per l'università
ha valore legale
spendibile nel lavoro
siete abilitati
siete autorizzati
ci riconoscono con i fondi regionali
## *.tempi
in quanto tempo è pronta
quando è pronta
per quando è pronto
ce la fate per venerdì
ce la fate entro lunedì
è urgente, riuscite?
mi serve subito
mi serve per domani
in quanto la consegnate
quanto ci mettete a tradurre
tempi di consegna
tempistiche
quando me la date
quando mi rispondete
in quanto rispondete
entro quanto rispondete
entro quanto mi richiamate
quanto devo aspettare una risposta
mi fate sapere in fretta?
vi ho scritto ieri quando rispondete
ho mandato il modulo e aspetto
rispondete in giornata
dopo quanto mi contattate
quando mi fate sapere
entro quanti giorni rispondete al reclamo
quanto tempo avete per rispondermi
how long until you reply
quando ricevo risposta
aspetto da due giorni
riuscite per la settimana prossima
per la fine del mese ce la fate
ci vuole tanto per avere la traduzione
entro dicembre la finite?
## *.lingue
in che lingue
quali lingue
quante lingue
traducete dal turco
lo fate in arabo
anche in cinese?
fate anche il giapponese
coprite il polacco
anche lingue rare
quali lingue trattate
da che lingua a che lingua
solo inglese o anche altro
oltre all'inglese
avete il russo
insegnate il portoghese
which languages
si può in tedesco
## *.modalita
si può fare online
venite voi da noi
venite in azienda
venite nei nostri uffici
venite in sede da noi
il docente viene qui
il formatore viene da noi o dobbiamo muoverci
a distanza si può
da remoto
su zoom o teams
in videochiamata
metà in aula metà a distanza
in forma mista
come si svolge
come funziona in pratica
quali sono le fasi
per quali fasi si passa
come lavorate
come vi organizzate
in sede o presso di noi
i dipendenti sono in smart working
siamo sparsi per l'italia
dobbiamo spostarci noi?
how does it work
## *.destinazioni
dove si va
in che paesi
in quali posti
quali mete
dove li mandate
dove li portate
dove mandate i ragazzi
si può andare in america
mandate anche in australia
c'è malta
anche l'irlanda?
dublino c'è?
londra la fate
vancouver
anche fuori europa
oltreoceano
quali nazioni
dove andate quest'estate
che posti proponete
andate in scozia o solo in inghilterra
where do you travel to
qualche posto al mare dove si parla inglese
negli usa
in canada
## *.docenti
chi insegna
chi fa lezione
chi sono i prof
chi tiene il corso
chi avrei come prof
con chi si fa lezione
gli insegnanti di dove sono
sono inglesi veri
sono italiani o stranieri
è gente madrelingua
madrelingua?
native speakers
i docenti sono bravi
i prof sono preparati
che titoli hanno gli insegnanti
sono qualificati
insegna un inglese o un italiano
chi mi segue
chi ci sta in cattedra
che prof avete
il maestro è inglese
la teacher è inglese?
l'accento dei professori
voglio un insegnante inglese
parla inglese dalla nascita
## scuola.telefono
un numero per chiamarvi
a che numero rispondete
come vi chiamo
il vostro numero
telefono
avete whatsapp
posso chiamarvi
vorrei sentirvi a voce
preferisco telefonare
mi dà un recapito
come vi contatto
dove chiamo
a che numero
il fisso
numero della segreteria
your phone number
fatemi avere un contatto
vi posso dare un colpo di telefono
vi faccio uno squillo
## scuola.email
la vostra mail
a che mail scrivo
dove mando una mail
dove vi scrivo
un indirizzo di posta elettronica
vi mando un documento dove
a quale indirizzo mail spedisco il file
email
your email address
posso scrivervi
a chi la mando la mail
indirizzo per inviare l'ordine
la posta elettronica
## scuola.apertura
quando siete aperti
a che ora aprite
a che ora chiudete
fino a che ora ci siete
fino a che ora vi trovo
oggi ci siete
siete aperti adesso
domani trovo qualcuno
se passo sabato vi trovo
domenica siete aperti
in pausa pranzo siete aperti
orari della segreteria
la segreteria fino a quando
che orari fa l'ufficio
quando posso passare
posso venire nel pomeriggio
se vengo alle cinque c'è qualcuno
è tardi per passare
opening hours
are you open on saturday
a che ora abrís
quando trovo qualcuno in ufficio
passo dopo il lavoro, siete ancora lì?
a che ora alzate la serranda
fate orario continuato
aprite pure il sabato
rispondete al telefono il sabato?
fino a che ora chiamo
## scuola.indirizzo
dove siete
dove state
dove vi trovo
che via è
in che via siete
la via e il numero
via?
il civico
l'indirizzo preciso
indirizzo
come vi raggiungo
come arrivo da voi
in che zona
in quale quartiere
siete in centro
siete a prati giusto
vicino a dove
zona?
dove devo venire
dove sta la scuola
sto cercando la scuola e non la trovo
metto il navigatore su che via
che metto sul navigatore
non trovo il portone, che numero è
where are you
dónde estáis
da che parte di roma
siete lontani dal vaticano
mandami la posizione
dove devo andare
dove si trova la sede
strada e numero
per venirvi a trovare
## scuola.dati-legali
partita iva
la vostra p iva
mi serve la p.iva
codice fiscale della scuola
ragione sociale
come vi chiamate di preciso come società
nome della società
intestazione per il bonifico
dati per fare l'ordine
dati della società
dati fiscali
siete una srl
che società siete
a chi intesto
dati aziendali vostri
## scuola.esperienza
da quanto tempo esistete
da quanti anni ci siete
da quanto state lì
siete nuovi
siete aperti da tanto
è molto che lavorate
da quando esiste la scuola
siete una scuola storica
siete seri?
mi posso fidare
avete esperienza
quanti anni di attività
da quando fate questo mestiere
siete nati quando
la storia della scuola
chi siete
siete affidabili
siete in giro da parecchio
## scuola.riconoscimento
siete riconosciuti
avete un riconoscimento del ministero
la scuola è autorizzata
siete una scuola riconosciuta o privata e basta
avete un decreto
siete in regola con il ministero
siete accreditati dallo stato
## cambridge.successo
quanti passano
in quanti lo superano
la percentuale di promossi
quanti ce la fanno
quanti dei vostri passano
lo passano tutti?
i vostri studenti lo superano
tasso di successo
quanti ne bocciano
che probabilità ho di passarlo
su dieci quanti passano
chi studia da voi lo passa
success rate
si viene bocciati facilmente
garanzia di passare
## privacy.cookie
cookie
i cookie che fate
se rifiuto i cookie
il banner dei cookie
come tolgo i cookie
ho cliccato accetta sui cookie, come torno indietro
la finestra che chiede di accettare
se non accetto cosa succede
mi tracciate sul sito
il sito mi traccia?
usate google analytics
## privacy.descrizione
cosa fate coi miei dati
i miei dati dove vanno
che fine fanno i miei dati
quello che scrivo qui chi lo legge
chi legge questa chat
dove finisce quello che scrivo
vendete i dati a qualcuno
date il mio numero ad altri
cancellate i miei dati
toglietemi dagli archivi
toglietemi dalla lista
voglio essere rimosso
eliminate il mio nominativo
voglio sparire dal vostro database
come trattate le informazioni
privacy
gdpr
informativa
posso vedere che dati avete su di me
accesso ai miei dati
rettifica dei dati
non voglio essere più contattato
## privacy.tempi
entro quanto cancellate i dati
quanto tempo avete per darmi i miei dati
in quanti giorni rispondete sul gdpr
violazione dei dati entro quanto avvisate
## reclami.descrizione
voglio fare un reclamo
devo lamentarmi
non sono soddisfatto
sono rimasto deluso
il servizio è stato pessimo
mi avete trattato male
a chi mi rivolgo per protestare
dove segnalo un disservizio
ho avuto un problema con voi
è uno schifo come mi avete gestito
vorrei segnalare un comportamento
il professore non si è presentato, con chi me la prendo
voglio protestare
la lezione è saltata e nessuno ha avvisato
esigo spiegazioni per come sono stata trattata
## reclami.tempi
entro quanto rispondete ai reclami
ho fatto reclamo quando rispondete
in quanti giorni gestite una lamentela
## test-livello.descrizione
da dove comincio
da dove parto
da che parte comincio
non so a che livello sto
che livello sono
che livello ho
dove mi mettereste
in che classe mi mettete
che corso è giusto per me
quale corso devo fare
cosa mi consigliate
che mi consigli
secondo voi cosa è meglio per me
sono a metà tra due livelli
non so se fare questo o quello
indeciso tra due livelli
b1 o b2? non so
a2 o b1 per mia figlia
al liceo avevo 7
avevo otto a scuola
l'ho studiato anni fa e l'ho dimenticato
non parlo da vent'anni
sono arrugginita
capisco ma non parlo
parlo ma non so la grammatica
me la cavo a parlare
guardo le serie in inglese
ho vissuto un anno a londra tanto tempo fa
ho già il b1 e adesso
ho fatto il pet anni fa cosa faccio dopo
ho preso il first, il passo dopo
sono pronto per il c1?
sono all'altezza del first
sarò in grado di seguire
come capisco il mio livello
si può fare un test
un test per capire
mi valutate prima
fate una prova per vedere come sto
mi fate una valutazione
what level am I
placement test
quale mi conviene
quale faccio
come scelgo
non so cosa scegliere
quale esame fa per me
quale certificazione mi serve
ho studiato con le app sul telefono, dove entro
alle superiori ho fatto francese, con l'inglese che faccio
da quale gradino partirei
mi oriento tra i livelli come
mi ricordo poco e niente
mastico qualcosa
## test-livello.prezzo
il test si paga
il test è gratis
quanto costa il test di livello
la prova iniziale è a pagamento

## *.prezzo
il first quanto viene
azz. e se lo faccio da sola con un prof?
prezzo?
a malta quanto si spende?
quanto costa il corso che fate il lunedì
costi?

## *.durata
e quante me ne servirebbero di ore
languagecert communicator, quanto ci sto seduto?
e quello dopo?
e ci mette tanto?

## *.orario
in che serata cade?
ah giovedì non può. il gradino sotto invece?

## *.preparazione
lo preparate pure voi?
e in quanti si sta

## *.lingue
avete qualcuno che mi traduca il sito dell'agriturismo in tedesco

## *.tempi
ok ma ce la fareste entro natale?

## *.destinazioni
dove li portate i ragazzi d'estate

## *.date
e si parte quando

## *.materiali
libro compreso?
e quello del venerdì? stesso discorso col libro?

## *.eta
quanti anni deve avere uno per dare movers

## *.iscrizione
e per diventare un centro che prepara ai cambridge che strada si fa

## *.inizio
il proficiency di venerdì 22 ottobre è confermato o no?

## *.sede
nel modulo del concorso devo scrivere la sigla del vostro centro cambridge, me la dettate?

## *.orario
che giorno è il proficiency
di venerdì nooo. e l'advanced?
Buongiorno, il KET a che ora finisce la sera?

## *.posti
lì dentro in quanti si è

## *.eta
mio figlio ha undici anni e mezzo, quale Young Learners gli tocca?
e lezioni per la sua età ce ne sono?

## *.punteggio
ok flyers. il voto come funziona

## *.prezzo
business english a tu per tu, tariffa?
e se invece fosse per tutto il reparto, siamo 14
Già che ci siamo, il costo?
a proposito, all'ora quanto verrebbe
a quanto mettete la simultanea per un convegno

## *.durata
un percorso così per quanti mesi va avanti
languagecert c1, quant'è lungo l'esame
e con un insegnante privato sempre il b2?

## *.risultati
esito quando?

## *.date
lo organizzate spesso?

## *.lingue
coreano e arabo li coprite?

## *.telefono
bene, datemi un numero che ne parliamo a voce

## *.inizio
torno al b1 di gruppo: quando riparte?

## *.prezzo
soldi?
Se prendessi un insegnante solo per il PET, mi dice la tariffa oraria?
Invece insieme ad altri, la sera, spesa totale?
esame cambridge, quota?
e del secondo il prezzo

## *.materiali
testo incluso?

## *.durata
Quante me ne consigliate?
un workshop per la mia rete vendita quanti giorni prende

## *.sede
e si fa lì da voi?

## *.livelli
parto da zero zero eh

## *.docenti
e chi insegna è italiano?

## *.indirizzo
dove siete

## *.apertura
aperto ora?
e sabato pom?

## *.email
mail?

## *.modalita
verreste voi a pomezia?
e per fasi come si procede

## *.date
del primo ogni quanto c'è una sessione

## *.posti
quante sedie ci stanno al proficiency

## *.inizio
e quando si comincia?
e il ket?

## scuola.tempi
quando mi contattate
grazie quando mi richiamate
quando vi fate sentire
tra quanto mi scrivete

## *.tempi
entro natale riuscite a consegnarla
ce la fareste entro pasqua
me la fate entro il ponte
## *.posti
quante sedie ci sono
quante sedie in aula

## *.iscrizione
materialmente cosa devo fare
in concreto che devo fare per entrare
mi sono convinto, come faccio a entrare
quanto prima mi devo segnare
quanto prima bisogna muoversi
con quanti mesi di anticipo mi muovo
segnarsi come si fa
## *.sede
la prova si fa nei vostri locali
lo date lì da voi
si fa da voi o da un'altra parte
devo andare altrove o si fa lì
lo posso sostenere da voi
l'aula dov'è
in che edificio si fa lezione
## scuola.apertura
all'ora di pranzo ci siete
vi trovo alle due
venerdì pomeriggio c'è qualcuno in segreteria
dopo pranzo siete lì
a quest'ora rispondete
fate la pausa pranzo
## *.riconoscimento
ci faccio qualcosa con questo certificato
serve a qualcosa all'estero
è carta straccia o vale
lo accettano a londra
li accettano per vivere in inghilterra
per lavorare fuori va bene
ha il timbro dello stato
le università straniere lo prendono
## *.inizio
sul volantino c'è scritto 21 ottobre che faccio
dice ottobre ma di quest'anno?
l'annuncio diceva 20 ottobre, è ancora buono
ormai è partito?
ma non era già cominciato
mi hanno detto che è iniziato un anno fa
ne riparte uno
quando riattaccate
## *.prezzo
e quanto mi partirebbe
quanto mi parte
quanto se ne va
a quanto lo mettete
quanto viene via
mi spennate?
quanto bisogna scucire al mese
un'ora quanto me la mettete
## *.tempi
mi serve per ieri
mi servirebbe ieri
ho fretta
ce la fate in fretta
è una cosa urgentissima
quando mi fate avere il lavoro
entro la settimana me la date
quando mi fate sapere qualcosa
vi ho lasciato un messaggio, quando vi fate sentire
ho compilato il modulo stamattina, tra quanto rispondete
## *.durata
quanto li tenete dentro
quanto la tenete alla prova
quanto rimango seduto
in classe quante ore si fanno
quanto va avanti un percorso
per quanti mesi si va avanti
ci mette tanto
## *.posti
quanta gente nella stanza
quante persone intorno al tavolo
eravamo rimasti che si sta in sei
posso stare in una classe piccola
siamo tanti dentro?
## *.punteggio
il voto massimo
quanto si può prendere al massimo
con 120 ho fatto il pieno
il massimo che si prende
da quanto a quanto vanno gli scudi
## *.date
lo organizzate spesso
ogni quanto si tiene
lo fate spesso o una volta l'anno
si dà spesso
## *.orario
che sera è
in che serata cade
cosa fate il giovedì
finisco alle 18, arrivo in ritardo?
esco alle sei ce la faccio
in che fascia della giornata
al mattino presto niente?
quello della sera a che ora stacca
decido io i giorni
i giorni li scelgo io
posso scegliere l'orario
## *.docenti
chi insegna è italiano
chi c'è in cattedra
la gente che insegna di dov'è
sono di londra i prof?
il prof è inglese o ha studiato
insegnano stranieri?
## *.livelli
non so un'acca
so zero di inglese
parto da zero zero
mai visto l'inglese
a scuola ho fatto solo francese
posso venire anche se non so niente
che gradini esistono
come si chiamano i vari livelli
## *.preparazione
qualcosa di concentrato prima dell'esame
due settimane piene per prepararlo
lo preparate pure voi
mi preparate senza che venga ogni volta
ho poco tempo, qualcosa di intensivo
## test-livello.descrizione
dove mi metto
dove mi infilereste
a che punto sono con l'inglese
gioco online con inglesi, che livello sarò
su duolingo sono avanti, in livelli veri cosa sono
tradotto in livelli cosa sono
lo reggo il first
ce la posso fare col c1
mi butto sul c1 diretto
sono anni che non studio, il b2 lo reggo
qualcosa per sapere quanto ne so
per capire quanto ne so
posso misurare il mio inglese
da che gradino parto
ho il diploma di ragioneria di trent'anni fa, da dove riprendo
che faccio prima
quale mi tocca
## traduzioni.descrizione
da far mettere in italiano
devo mandare un manuale in turco
siete in grado di fare il polacco per un manuale tecnico
serve uno che traduca alla fiera
## italiano-stranieri.descrizione
la signora che aiuta mia nonna è peruviana e vuole imparare la nostra lingua
dan clases de italiano
i want to learn italian
un ragazzo rifugiato deve imparare a parlare qui
## viaggi-studio.descrizione
la quarta superiore fuori
dieci mesi in una scuola straniera
mandare mio figlio un anno in una scuola americana
## reclami.descrizione
sono arrabbiata, dove lo scrivo
dove lo metto nero su bianco
voglio scrivere una lettera di protesta
## privacy.cookie
ho accettato tutto per sbaglio
se dico di no mi seguite lo stesso
## cambridge.descrizione
qual è la sigla del vostro centro
il codice del centro
siete un centro autorizzato
## itaca.descrizione
l'inps dà soldi per studiare fuori, ci aiutate

## *.riconoscimento
per andare a vivere a londra li accettano?

## *.prezzo
quota di quest'esame?
e quanto mi partirebbe
e l'inglese da ufficio?
se vengo da sola quanto all'ora?
c2 con prof dedicato, tariffa
troppo. scendiamo di un livello
e di uno ancora
il c1 quanto costa? e a metà lezione fate la pausa sigaretta?
prezzo dell'esame toefl e se posso dividerlo in due volte
quanto costa il first

## *.tempi
mi servirebbe per ieri, ce la fate?
e poi quanto aspetto

## *.preparazione
quante ore è il corso per il toefl

## *.durata
e l'esame vero e proprio?

## *.punteggio
il voto massimo

## *.telefono
a voce non si può? ditemi il numero

## *.posti
quanta gente mettete nel first
vabbè. nel ket invece in quanti

## *.docenti
prof inglese vero?

## *.destinazioni
ce li portate i ragazzi in america?

## *.inizio
ma il 22 ottobre 2025 era mercoledì mica venerdì, il C2 quando parte?

## *.orario
b2 in gruppo che giorno
no allora dimmi il b1
e l'a2

## *.prezzo
costa uguale?
costo?
quanto all'ora per il first da sola
e il c1
prezzo
sto test lo pago?
corso pet, quant'è?

## *.lingue
quindi in svedese, ok?
traducete in arabo?

## *.eta
età?

## *.durata
dura?
con quest'ultimo a quante ore si arriva di solito

## *.modalita
in presenza?

## *.riconoscimento
la regione vi ha accreditato?

## *.date
e per prenotarmi

## *.telefono
il vostro numero?

## *.apertura
di sabato ci siete?

## *.indirizzo
e state a?

## *.materiali
il proficiency, libro incluso?
e nell'advanced
e nel ket

## *.livelli
io sto a zero

## *.iscrizione
poi per entrare in classe che si fa

## *.orario
che serata è
quale serata
in quali serate ci si trova
di quale giorno si tratta
## *.prezzo
e in soldoni?
e la botta finale qual è?
ok, ma la cifra?
mh, e la spesa per due?
## *.orario
sì ma che sera sarebbe
e la mattina nulla?
## *.inizio
e si attacca da quando
ormai è andato quindi?
## *.durata
e quanto va avanti sta cosa
e per arrivare in fondo quanto ci metto
## *.posti
tanta gente lì dentro?
## *.materiali
e il volume lo porto io?
## *.formato
e che ti fanno fare lì
## *.date
ce n'è uno prima di pasqua?
## *.risultati
e dopo quanto si sa se è andata
## *.sede
sempre lì da voi in aula?
## *.riconoscimento
e poi me lo accettano in giro?
## *.iscrizione
e per aderire che passo faccio
## *.eta
va bene pure per uno di dieci anni?
## *.punteggio
e su quanto è il voto
## *.docenti
e chi mi ritrovo davanti?
## *.modalita
e si può pure da remoto
## *.preparazione
e ad arrivarci pronti ci pensate voi?
## *.livelli
e quanti gradini ci sono in tutto
## *.tempi
e prima di venerdì no?
## *.descrizione
ve ne occupate?
lo fate?
li fate tutti e due?
le fate anche voi?
c'è da voi?
lo posso dare da voi?
si può sostenere lì da voi
si può fare nella vostra sede?
siete del mestiere?
siete pratici?
ci lavorate?
avete qualcosa del genere?
avete qualcosa per noi?
cosa avete per me
cosa mi proponete
mi potete aiutare?
ci potete dare una mano?
mi dite tutto
dimmi di più
me ne dite di più
raccontami un po'
come funziona da voi
di che si tratta
che roba è
che cos'è di preciso
cosa sarebbe
mi servirebbe, lo trattate?
ne ho bisogno, lo avete?
sto cercando qualcuno che lo faccia
potete occuparvene voi
do you have it
do you offer them
lo tenéis
## *.orario
che serata è
che serata sarebbe
in che serata si fa
`;
