// What visitors ask and the site doesn't say. The first list is tested as well.
export const askedUnpublished = `
## none
avete posto per parcheggiare il motorino?
cercate insegnanti di inglese? vorrei mandare il cv
ho fatto l'esame un mese fa, sono passato?
si può pagare in tre volte?
quanto costa languagecert b2?
il volo è compreso?
posso parlare con un essere umano?
mi passi la segreteria
che tempo farà a Roma domani
come si fa la carbonara
chi ha vinto il derby
scrivimi un tema di inglese sulle vacanze
come si dice mela in inglese?
quanto guadagna un vostro insegnante
assumete professori madrelingua?
si può parcheggiare sotto la scuola?
qual è la fermata metro più vicina?
il corso c2 è rimborsabile se mi ammalo?
posso recuperare le lezioni perse?
se sono bocciato al first devo ripagare?
fate lo sconto fratelli?
accettate bonifico?
il certificato first scade?
che documenti servono per dare l'esame di cambridge?
quanto è difficile il c1
fate ielts?
avete corsi di informatica
fate corsi di chitarra?
quanto costa il corso di giapponese
chi è la preside della scuola?
i want speak whit person please
è obbligatorio fare il corso per dare l'esame?
serve la carta d'identità per il toefl?
quanto costano i corsi per i bambini
con la 18app o carta cultura posso pagare?
quando mi arriva il certificato cambridge?
chi corregge gli esami?
vorrei cambiare livello dopo l'inizio, si può?
avete una scontistica per gruppi?
vorrei seguire il corso b2 ma abito a Viterbo, c'è online?
vorrei parlare con qualcuno del reparto esami
mi potete mandare una brochure?
posso pagare con satispay
avete convenzioni con la polizia?
fate corsi per la patente nautica?
il certificato b2 dura per sempre?
se mi ammalo il giorno dell'esame?
il proficiency è troppo difficile per me?
siete meglio del british council?
che ore sono?
quanto è alto il colosseo?
e se cambio idea dopo il pagamento?
fate lezioni a domicilio?
che wifi usate?
posso portare il cane a lezione?
si può fumare?
avete un gruppo facebook?
buongiorno io cerco lavoro come insegnante
avete un bar dentro?
posso lasciare la bici?
ho dimenticato l'ombrello da voi ieri
la prossima partita della lazio?
e se uno non passa l'esame?
ci sono sconti se porto un amico?
avete aule climatizzate?
mi fate credito?
languagecert è riconosciuto dal miur?
posso fare solo l'esame senza corso?
avete referenze di aziende clienti?
ho un bambino di 3 anni, avete una ludoteca?
quanto costa il corso toefl?
avete un corso intensivo b2?
c'è un limite di età per il corso b1?
il corso b2 include l'esame?
c'è uno sconto per studenti sul b1?
e se perdo una lezione del b1?
con quanto si passa il first?
a che età si può partire per il viaggio studio?
il corso b2 parte anche con 3 persone?
c'è una navetta per il corso b1?
per i viaggi studio si dorme in famiglia?
se salto due martedì del first perché ho i turni in ospedale me le ridate le lezioni?
durante l'ascolto del toefl ti danno le cuffie o usano le casse?
nel soggiorno a dublino c'è un accompagnatore italiano che dorme con loro?
la lezione del giovedì sera la registrate così me la rivedo?
si puo' fare mezzo corso b2, tipo 25 ore pagando la metà?
i 50 euro l'ora del ket da soli scendono se prendiamo un pacchetto da venti?
c'avete le macchinette del caffè e un microonde? io vengo dritta dall'ufficio
ho trovato un mazzo di chiavi davanti al vostro portone, è di un vostro studente?
per una carrozzina ci sono gradini all'ingresso?
ciao sono Ludovica faccio il terzo liceo, prendete ragazzi per il pcto?
mi stampate due fogli se passo? la copisteria è chiusa
affittate le aule il pomeriggio? faccio ripetizioni di matematica
posso cominciare col first e passare all'advanced a metà senza ripagare?
se il toefl va male dopo quanti giorni lo posso ritentare?
durante l'orale del flyers i genitori possono stare dentro?
la traduzione me la consegnate con la marca da bollo già attaccata?
in Australia quante settimane bisogna stare come minimo?
per attivare un corso in azienda c'è un numero minimo di iscritti?
quello del giovedì fa pausa o tira dritto due ore?
avete un fasciatoio? vengo col piccolo di 4 mesi
accettate i buoni pasto?
vendete grammatiche usate?
fate l'abbonamento dell'autobus scontato a chi studia da voi?
c'è una bacheca dove appendere un annuncio? affitto una stanza a studentesse
se prendo ket e pet insieme per i miei due figli mi fate un prezzaccio?
al toefl posso tenere la bottiglietta d'acqua sul banco?
quanto bisogna fare al pet per passare con merito?
sui progetti pon voi che percentuale vi trattenete?
spagnolo: quante ore a settimana sarebbero?
in Irlanda l'assicurazione medica per i ragazzi è dentro?
mi fate una lettera da portare in questura per il permesso?
a natale fate una festa con gli studenti?
mio figlio è celiaco, con le merende come vi regolate?
organizzate addii al nubilato in inglese? non ridete
per caso cercate una receptionist? ho esperienza
quand'è l'ultima volta che avete rifatto i bagni? scherzi a parte, sono accessibili?
al c2 danno i compiti per casa?
si può fare un buono regalo? è il compleanno di mia suocera
tra lo scritto e l'orale del languagecert c'è un intervallo?
il pon che avete fatto l'anno scorso con che liceo era?
c'è una toilette per chi aspetta i figli? chiedo prima di entrare
fate anche teatro o musica per i piccoli?
avete un codice etico 231 pubblicato?
se c'è sciopero dei mezzi la lezione salta?
mio nonno insegnava da voi negli anni ottanta, avete qualche foto vecchia?
al b2 quest'anno come si chiama la prof?
per una traduzione riservata ci firmate un nda?
quanti italiani finiscono di solito nello stesso gruppo a malta?
languagecert: sono dislessica, mi danno più tempo?
se un corriere passa da voi gli tenete un pacco per un amico?
fate coworking? mi serve una scrivania in zona
c'è un defibrillatore in sede?
vendete le felpe col vostro logo?
il preside dei corsi è ancora quel signore coi baffi?
`;

export const unpublished = `
## none
si può pagare a rate
si può pagare in più volte
fate sconti per studenti
c'è uno sconto se siamo in due
sconto fratelli
se porto un'amica mi scalate qualcosa
posso pagare con satispay
prendete il bancomat
si può pagare alla consegna
mi fate la fattura
come avviene il pagamento
devo lasciare un anticipo
c'è la caparra
se non mi trovo bene mi ridate i soldi
mi restituite la quota se mi ritiro
posso scaricarlo dalle tasse
è detraibile
posso cambiare gruppo a metà
se perdo una lezione la recupero
se non posso venire una volta che succede
posso saltare qualche lezione
quante assenze si possono fare
mi date un attestato alla fine
rilasciate un certificato di frequenza
le lezioni vengono registrate
posso rivedere la lezione dopo
fate pausa durante la lezione
c'è l'intervallo
si danno compiti a casa
quanti compiti danno
bisogna studiare a casa
si fanno verifiche durante il corso
c'è un esame finale del corso
posso fare una prova gratis
posso assistere a una lezione prima di decidere
posso provare una lezione
posso disdire
come annullo
posso mettere in pausa il corso
posso cedere il posto a mia sorella
posso regalare un corso
avete buoni regalo
fate metà corso a metà prezzo
se faccio un pacchetto di ore mi costa meno
il prezzo scende se siamo in due
posso fare lezione in due con mia moglie
le lezioni scadono?
entro quanto devo consumare le ore
se arrivo in ritardo mi fanno entrare
posso cambiare insegnante
come si chiama la professoressa
mi dite il nome del prof
il prof parla italiano
posso scegliere l'insegnante
posso avere la stessa insegnante dell'anno scorso
c'è un gruppo whatsapp della classe
ci sono ragazzi della mia età
che età hanno gli altri
l'età media del gruppo
si fa conversazione libera
fate aperitivi in lingua
fate un club del libro
c'è una biblioteca
avete il wifi
c'è il parcheggio
dove lascio la macchina
dove metto il motorino
c'è la metro vicino
che autobus prendo
da termini come si arriva coi mezzi
c'è l'ascensore
ci sono scale
è accessibile in sedia a rotelle
c'è l'aria condizionata
c'è un bar
posso mangiare lì
c'è una macchinetta del caffè
c'è il bagno
c'è dove cambiare il bambino
posso portare il cane
posso aspettare mio figlio dentro
c'è una sala d'attesa
i genitori possono restare
c'è una stampante
posso stampare da voi
affittate le aule
avete una sala per eventi
ho perso gli occhiali da voi
ho dimenticato l'ombrello in aula
ho trovato un portafoglio
avete trovato una sciarpa
siete aperti ad agosto
siete aperti a natale
il 24 dicembre siete aperti
il 2 giugno ci siete
fate ponte
siete aperti il primo maggio
c'è lezione durante le feste
c'è sciopero, fate lezione?
se nevica si fa lezione
avete un'altra sede
siete anche a milano
aprite pure all'eur
venite a casa mia
fate lezione a domicilio
cercate insegnanti
posso mandarvi il curriculum
assumete
quanto pagate i docenti
fate tirocini
posso fare il pcto da voi
offrite stage
posso fare uno stage da voi
quanto guadagna un vostro insegnante
chi è il direttore
chi è il proprietario
con chi parlo per gli acquisti
mi passa la contabilità
vorrei parlare con la preside
siete su instagram
avete una pagina facebook
avete un'app
come entro nell'area riservata
ho perso la password
non mi arriva la mail di conferma
non riesco a entrare nel mio account
il link non funziona
il sito non va
dove scarico i materiali
mi mandate la brochure
avete un volantino
posso avere il programma dettagliato
quante persone avete iscritte quest'anno
quanti studenti avete avuto
che recensioni avete
cosa dicono di voi
siete meglio della concorrenza
perché costate più degli altri
fate ielts
fate il trinity
fate il delf
fate il dele
avete corsi di matematica
aiuto compiti
doposcuola
corsi di informatica
corso di chitarra
corso di cucina
fate la patente
corsi di lingua dei segni
inglese per infermieri
inglese per il volo
inglese legale
fate inglese giuridico
preparate al concorso in polizia
preparate all'esame di maturità
preparate al test di medicina
preparate ai test di ammissione
posso avere crediti universitari
quanti cfu vale
ai fini della maturità quanto vale
dopo quanti anni scade
quanto tempo resta valido il certificato
il certificato ha scadenza
ho perso il certificato
mi rifate una copia del diploma
mi spedite il certificato a casa
posso ritirarlo con una delega
dove ritiro il certificato
ho passato l'esame?
è arrivato il mio risultato
mi dite il voto di mio figlio
a che punto è la mia pratica
avete ricevuto il mio pagamento
avete ricevuto la mia mail
mi confermate che sono iscritto
il mio nome è in lista
che documento devo portare all'esame
basta la patente come documento
si può usare il dizionario
danno le cuffie per l'ascolto
c'è il computer o la carta
si fa su computer o su carta
posso farlo al computer
posso usare la penna
si può andare in bagno durante la prova
posso bere durante l'esame
si può portare l'acqua
se sbaglio tolgono punti
quanti errori si possono fare
con che punteggio si passa
quanto serve per passare
qual è la soglia
quante domande ci sono
come si chiama l'esaminatore
chi corregge
chi è la commissione
l'orale si fa da soli o in coppia
posso fare l'orale un altro giorno
posso spostare la data dell'esame
posso rimandare l'esame
se mi ammalo il giorno della prova
se non passo lo ridò gratis
si può ripetere
quante volte posso darlo
posso contestare il voto
chiedo la revisione
avete prove vecchie
fate la simulazione
avete esercizi da mandarmi
dove trovo gli esercizi
che libro mi consigliate per studiare da solo
che app mi consigli
che serie guardo per imparare
è difficile?
è più facile il toefl o il first
quanto è difficile
ci sono tempi aggiuntivi per dislessici
mio figlio è dsa
ha la 104
sono ipovedente
sono sordo
ho bisogno di un insegnante di sostegno
è allergico alle noci
mio figlio è celiaco
cosa si mangia
dove si dorme
dormono in famiglia o in college
in quanti per camera
sono camere singole
chi li accompagna
c'è un accompagnatore
i ragazzi sono sorvegliati
il volo è compreso
il transfer dall'aeroporto è compreso
da che aeroporto si parte
quanti chili di bagaglio
serve il passaporto
serve il visto per andare
c'è l'assicurazione
devo fare vaccini
se si ammala là
possono telefonare a casa
si può portare il telefono
posso partire con la mia amica
quanti italiani ci sono nel gruppo
quante ore di lezione al giorno nel viaggio
si fanno gite
posso lavorare mentre studio là
quante settimane minimo si sta
il viaggio si può annullare
la traduzione è giurata
fate l'asseverazione in tribunale
la marca da bollo è compresa
il traduttore è iscritto all'albo
i vostri interpreti sono certificati
traducete con l'intelligenza artificiale
posso ritirare la traduzione a mano
la traduzione la mandate via pec
fate sottotitoli
fate doppiaggio
quante persone minimo per avviare
c'è un minimo di partecipanti
se siamo solo in tre il corso parte
se non si raggiunge il numero il corso si fa
fate corsi al mattino alle 6
con quali aziende lavorate
avete referenze
chi sono i vostri clienti
date report sui progressi
rilasciate attestati ai dipendenti
siete nel mepa
siete su mepa
avete il durc
avete la certificazione iso
siete convenzionati con il mio ente
convenzione con l'università
convenzioni con le forze dell'ordine
sconto soci coop
avete posti per la borsa interna
fate borse di studio voi
rilasciate visti
mi aiutate col permesso di soggiorno
posso venire senza appuntamento per il test
chi compila la domanda
quanto finanzia il bando
quando scade il bando
avete già vinto bandi
che percentuale vi prendete
usate il metodo callan
che metodo usate
si parla solo inglese in classe
si usa il computer in classe
avete la lavagna interattiva
fate inglese britannico o americano
si può registrare la lezione col telefono
posso fare due livelli insieme
posso passare di livello a metà corso
quanto tempo serve per passare da un livello all'altro
quanto ci vuole per diventare bilingue
posso imparare in un mese
garantite il risultato
soddisfatti o rimborsati
mi chiamate un taxi
vendete libri usati
mi vendi il libro
posso comprare solo il libro
avete una mensa
che tempo fa
chi ha vinto ieri
mi consigli un film
mi consigli un ristorante
una ricetta
che ore sono
che giorno è oggi
quanto fa 12 per 7
mi fai i compiti
traducimi questa frase
come si dice buongiorno in inglese
correggimi questa mail
scrivimi una lettera
dimmi una barzelletta
chi è il presidente
vendete computer
mi presti dei soldi
conosci un buon dentista
affitto una stanza
cerco coinquilina
posso appendere un annuncio
fate l'abbonamento ai mezzi
avete un nido
tenete i bambini fino alle 18
il bambino può stare da solo
posso lasciarlo un'ora prima
fate feste di compleanno in inglese
fate campi estivi in città
c'è il pulmino
fate corsi per cani
come mi vesto
cosa mi metto
do you have parking
is there parking for my car
serve un documento per l'esame
che documenti servono il giorno dell'esame
siete vicini al vaticano
è lontano dalla metro
siete bravi
siete i migliori
perché dovrei scegliere voi
che danno stasera in tv
cosa fanno in televisione
a che ora gioca la roma
quanto costa il parcheggio
quanto si paga per parcheggiare
è vicino alla stazione
siete vicino alla metro
via tibullo è vicino al vaticano
è vicino a san pietro
quanto è lontano da termini
si fa a prati
quanto fa 2+2
quanto fa dieci diviso due
quanto fa 7 per 8
fate sconti sul first
c'è uno sconto sul corso b1
sul corso c1 c'è qualche agevolazione
il corso b2 si può pagare a rate
il b1 lo posso pagare in due volte
quanto costa il corso b2 con lo sconto studenti
siete aperti a capodanno
fate lezione il giorno di natale
a pasqua siete chiusi
si può pranzare da voi
c'è un posto dove mangiare vicino
vi pago metà adesso e metà dopo
posso darvi una parte subito e il resto il mese prossimo
se vi do 100 adesso e il saldo a fine corso
posso dividere la quota in due
posso dividerlo in due volte
con quali scuole avete lavorato
per chi avete già fatto progetti
quali licei sono vostri clienti
mi fate il prezzo di favore
se ne prendo due mi fate un prezzo
prezzaccio per due fratelli
quanto vi trattenete
che commissione prendete
l'assicurazione è dentro al prezzo
la medicina la trova lì
chi paga se perde l'aereo
posso tenere l'acqua sul banco
si può tenere il cappotto
posso portare il telefono in aula
hanno le cuffie o le casse
gli auricolari li danno
è rumorosa la stanza dell'esame
quanto intervallo c'è tra una parte e l'altra
organizzate addii al nubilato
organizzate feste
fate cene in inglese
fate karaoke
avete un gatto
vendete cancelleria
secondo te mi lascio col ragazzo
che faccio della mia vita
dimmi un segreto
mi dai il numero della professoressa
la segretaria è fidanzata
posso avere il numero personale del prof
mi mandi la foto dell'aula
avete foto della classe
c'è un video della scuola
quanti bagni ci sono
la stanza è riscaldata
fa freddo in aula
ci sono i banchi o le sedie con la ribaltina
chi pulisce
c'è un citofono, che nome c'è
a che piano siete
devo suonare a quale citofono
c'è un armadietto
dove attacco il motorino
il bus 70 ferma lì
c'è un bancomat vicino
se ritento l'esame pago di nuovo
dopo quanto posso riprovare
se va male quando lo ridò
la firma digitale la accettate
mandate la pec
avete lo spid
mi serve una dichiarazione per il datore di lavoro
mi fate un foglio per il permesso dal lavoro
rilasciate giustificazione per la scuola
mi fate un certificato di iscrizione
mi mandate il contratto da firmare
ho firmato il contratto, posso recedere
quanto tempo ho per ripensarci
ho pagato due volte
il bonifico è arrivato
a che iban pago
posso pagare in contanti
prendete american express
fate preparazione per il test della nasa
inglese per piloti
inglese per il calcio
corso di dizione
corso di scrittura creativa
corso di teatro in inglese
corso di pronuncia americana
fate tandem linguistici
posso scambiare conversazione
avete studenti stranieri con cui parlare
fate incontri con madrelingua gratis
il corso comprende l'esame
nella quota c'è l'esame
l'esame è incluso nei 680
la tassa d'esame è compresa
il trasporto è compreso
i pasti sono compresi
c'è la lavatrice nel college
il pos ce l'avete?
il passaporto e l'esta li sbrigate voi?
a quanto?
e se ve ne do 200 subito e il resto a marzo?
se dopo due lezioni non mi piace me li ridate i soldi?
con che programma lavorate, trados?
dà punti in graduatoria?
`;
