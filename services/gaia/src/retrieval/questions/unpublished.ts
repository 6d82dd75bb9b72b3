// What visitors ask and the site doesn't say. The first list is tested as well.
export const askedUnpublished = `
## none
quando finisce il corso b2?
fate traduzioni giurate in tribunale?
il toefl si fa al computer?
quanto dura il test di livello?
avete posto per parcheggiare il motorino?
cercate insegnanti di inglese? vorrei mandare il cv
ho fatto l'esame un mese fa, sono passato?
si può pagare in tre volte?
quanto costa languagecert b2?
il volo è compreso?
posso parlare con un essere umano?
mi passi la segreteria
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
vorrei parlare con qualcuno del reparto esami
mi potete mandare una brochure?
posso pagare con satispay
avete convenzioni con la polizia?
fate corsi per la patente nautica?
il certificato b2 dura per sempre?
se mi ammalo il giorno dell'esame?
siete meglio del british council?
che ore sono?
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
paypal lo prendete o solo contanti?
posso saldare dopo che prendo lo stipendio
con klarna si riesce?
c'è una quota associativa da aggiungere?
pensionati e disoccupati hanno una tariffa ridotta
mia nipote ha l'isee basso, esiste un'agevolazione
sono un ex alunno, mi fate un occhio di riguardo
per il black friday fate offerte
mi intestate la ricevuta alla ditta di mio marito
con la fattura elettronica come fate, vi serve il codice sdi?
il 730 me lo accetta come spesa di istruzione
pago tutto subito e mi abbuonate qualcosina?
ho versato la quota ma mi trasferiscono a torino, i soldi tornano?
se mi rompo una gamba a metà anno che fine fanno le ore
il diritto di recesso vale 14 giorni?
esiste un contratto da firmare e dove lo leggo prima
aumentate i prezzi l'anno prossimo?
buono sconto da regalare a mia figlia per la laurea, ce l'avete?
il welfare aziendale tipo edenred lo potete scalare
il fondo forma temp mi copre l'iscrizione?
m'è arrivato un addebito doppio sulla carta
accettate assegni postali
si usa tanto il gessetto o fate roba multimediale
mi interrogano davanti a tutti? sono timidissima
ci sta un momento per fare due chiacchiere libere oppure è tutta grammatica
la grammatica la spiegano in italiano o no
ho due bambini, a casa non ho tempo di fare esercizi, è un problema?
in aula si può tenere il portatile
esco dal turno alle 18 e 30, posso entrare sempre mezz'ora dopo?
un mercoledì sì e uno no vado fuori per lavoro, mi fanno recuperare?
se il professore sta male lo sostituite o salta tutto
avete una piattaforma tipo classroom con le dispense
i video delle spiegazioni restano disponibili da qualche parte
durante le due ore ci si ferma a prendere un caffè?
mi fate i mock test prima di maggio?
le ore di permesso studio le certificate?
se mi accorgo che per me è troppo facile mi spostate
posso farne due insieme, quello del lunedì e quello del martedì
mio marito vorrebbe venire a sentire una volta per capire com'è
è consentito il registratore? ho problemi di memoria
si lavora a coppie o ognuno per conto suo
se restiamo in due soli chiudete il gruppo?
come siete messi col livello, son tutti uguali o c'è chi parla meglio
cambiate i posti a sedere ogni volta
posso usare il testo di mia sorella invece di prenderlo nuovo
il manuale lo posso avere in pdf
a pasqua vi fermate quanto
d'estate i gruppi vanno avanti?
fate uscite al museo con la guida in inglese
c'è la serata cinema in lingua originale
organizzate scambi tandem con stranieri
preferirei una donna come docente, è possibile
l'anno passato c'era un ragazzo irlandese bravissimo, tiene ancora le classi?
posso scrivere direttamente alla docente di mio figlio
la teacher corre troppo, glielo potete dire voi
gli altri sono tutti universitari? io ho 58 anni
sarei l'unico maschio?
ci stanno stranieri nel gruppo o tutti romani
una mia collega è già dentro, mi mettete con lei?
voglio stare separato dal mio ex che fa lo stesso livello
vi scambiate i numeri tra allievi?
mi so scordato la carta d'identità a casa, mi fanno entrare lo stesso
che succede se rimango bloccato nel traffico
il cellulare me lo ritirano?
orologio al polso sì o no durante lo scritto
matita oppure biro per le risposte
la gomma da cancellare è ammessa
tappi per le orecchie, li posso mettere?
il file audio si sente una volta o due
posso scegliere con chi fare il colloquio
quante parole bisogna scrivere nella lettera del first
quanti esercizi ci sono nel reading del proficiency
le risposte sbagliate vengono penalizzate?
mio figlio ha la discalculia e la disgrafia, gli danno più minuti?
porto l'apparecchio acustico, c'è una prova adattata?
sono incinta all'ottavo mese, posso uscire se mi sento male
il giorno della prova ho un matrimonio, me la spostano?
avendo 39 di febbre perdo tutto?
vi ho mandato il certificato medico, ottengo il rimborso della quota d'esame?
mia mamma può aspettarmi nel corridoio
per entrare mi serve la stampata della convocazione
non ho ricevuto nessuna convocazione e l'esame è tra tre giorni
nella convocazione hanno sbagliato il cognome, chi lo corregge
ho cambiato idea, da first a advanced, si può modificare l'iscrizione?
posso fare solo la parte orale e tenermi lo scritto dell'altra volta
non ricordo il codice per vedere il voto sul portale dei candidati
mi manca un punto per il C1, si può far ricontrollare
con 159 sulla scala che livello mi danno?
se vado fortissimo al PET mi esce un B2?
bocciato allo speaking ma bravo nel resto, passo?
il pet che ho preso nel 2011 è ancora buono
mi si è allagata casa e ho perso il diploma del proficiency, come faccio
può venire mio padre a prendere l'attestato al posto mio
me lo mandate per raccomandata?
fino a quando tenete in deposito i diplomi non ritirati
il nome stampato sul diploma è sbagliato
alla sapienza quanti crediti mi riconoscono col first
vale come credito scolastico per il quinto anno?
ho bisogno di un'attestazione provvisoria per l'università entro domani
ve l'ho inviata io la liberatoria per il ritiro, vi è arrivata
quanto sudore ci vuole per passare dal B2 al C1
è più tosto il first o il pet
avete past papers del 2024 da passarmi
quale app è buona per allenarsi al listening
i risultati del toefl in quanti giorni si vedono
per quanti anni resta valido il toefl
il toefl si può fare da casa con la webcam?
al toefl che tastiera trovo, americana o italiana? con la qwerty inglese mi perdo
a quante università mandate il punteggio gratis
bocconi quanto chiede di toefl
con 85 al toefl mi prendono a un master in olanda?
nel toefl si può prendere appunti su carta
si può spostare la prenotazione dell'ets a un'altra data senza penale
quanto costa rimandare il toefl
l'account ets me lo create voi o lo faccio io
non mi ricordo la password di ets
mi confondo coi rumori, nella stanza del toefl quanti siete
al toefl si parla con una persona o col microfono
c'è una pausa in mezzo al toefl
l'intensivo di due settimane per il toefl quanto mi viene a costare
lezioni private toefl, tariffa?
l'insegnante del toefl l'ha fatto lui per primo?
un 100 al toefl a che livello europeo corrisponde
fate pure il toefl junior o l'itp per la mia scuola
quante volte all'anno uno lo può rifare il toefl
il superscore, myBest, come funziona
meglio gre o toefl per la columbia?
il tariffario dell'achiever a2 dove lo vedo
languagecert si fa dal divano di casa con il sorvegliante online?
che requisiti deve avere il computer per il languagecert a distanza
il languagecert scade o è per sempre
col mastery C1 mi danno i 3 punti nelle graduatorie ata?
il ministero lo considera il languagecert per le supplenze
che percentuale serve per essere promossi nell'expert
se fallisco solo l'orale languagecert, ripeto tutto?
take2 di languagecert lo offrite
languagecert o cambridge, che mi consigli tra i due
il certificato languagecert me lo date cartaceo o digitale
nell'orale del languagecert l'esaminatore sta in video?
a che ora finisce l'inglese dei piccoli? devo prenderli prima del nuoto
quanto dura una lezione dei bimbi, 45 minuti o un'ora?
mio nipote di 5 anni piange coi grandi, può restare la nonna in classe
avete qualcuno che li va a prendere a scuola alle 16
si canta e si gioca o stanno seduti sui libri
summer camp a giugno quando chiudono le scuole, lo fate?
il centro estivo a prati in lingua l'avete mai organizzato
lettura di favole il sabato per i piccolini?
mio figlio è autistico, avete personale preparato
bimba adhd che non sta ferma un secondo, come vi comportate
può entrare da solo o lo devo accompagnare fino in classe
a chi lo lasciate se faccio tardi col traffico
vi mando una foto della piccola per il tesserino?
le maestre hanno il certificato penale antipedofilia
la recita di fine anno quando è
mi dite come sta andando Tommaso a lezione?
la pagella gliela fate?
posso iscrivere due gemelli in classi diverse
in due con la mia ragazza dividiamo il costo dell'ora?
se disdico la lezione privata la mattina stessa me la addebitate
meet o skype per la lezione singola?
il prof viene nel mio studio a san giovanni?
da un'ora e mezza alla volta si può o per forza sessanta minuti
posso farne una sola tanto per sbloccarmi prima di un colloquio
il docente della lezione privata lo scelgo io?
se con l'insegnante singolo non scatta il feeling?
devo pagare tutte le ore prima o lezione per lezione
mi aiutate a ripetere la tesi in inglese?
la one to one la fate pure su zoom
le lezioni individuali durano 60 minuti pieni o 50
siamo un ristorante con 4 camerieri, c'è un minimo per attivarlo?
fonservizi e fonter li gestite
c'è il credito d'imposta formazione 4.0
pagamento a 60 giorni data fattura, accettate?
siete iscritti alla piattaforma degli acquisti della pubblica amministrazione
il nostro ufficio acquisti chiede la iso 9001 e la iso 21001
avete già lavorato con banche o studi legali?
mi elenca tre clienti del settore farmaceutico
ci mandate una presentazione power point dell'offerta per il consiglio di amministrazione
fate il report delle presenze per le risorse umane
misurate i progressi dei dipendenti con quali indicatori
ci sarebbe da firmare un nda, è un problema
quanto dura ogni incontro del coaching
il nostro personale lavora su tre turni, anche di notte, riuscite a coprirli
quanto tempo serve per far partire il percorso da quando firmiamo
se un dipendente si licenzia a metà percorso lo sostituiamo?
il business english rilascia una certificazione finale bulats o linguaskill
terminologia per hostess e steward
quanti attestati emettete l'anno per la regione
da quanti alunni si può attivare il pet nel nostro liceo
il lettore madrelingua lo mandate in classe la mattina?
quante ore di madrelingua riuscite a dare alle medie
gli esami li possiamo fare nella nostra palestra
i vostri esaminatori vengono fino a latina da noi?
sono la dirigente dell'istituto comprensivo, chi è il vostro referente per le scuole
ci serve la dichiarazione di tracciabilità flussi e il cig
quanto tempo ci mette cambridge ad approvare la domanda
quali requisiti deve avere un'aula per passare la verifica
se cambridge ci dice di no ci ridate i soldi?
il logo cambridge lo possiamo mettere sul sito della scuola
quante ore sono i corsi per noi prof e valgono per i 25 annui
prendete scolaresche in visita
organizzate il teatro in lingua per le superiori
il tkt clil quante domande ha
il tkt clil dura ottanta minuti?
quanti punti in gps fa prendere il tkt
che livello di inglese ci vuole per affrontarlo sto tkt
i band del tkt come si leggono
si può bocciare al tkt o ti danno comunque una fascia
il tkt si fa al computer
i moduli 1 2 3 del tkt li fate pure
ho fatto il tkt nel 2019, va rinnovato
devo fare il voucher prima o dopo essermi iscritta
il buono della carta docente non me lo valida, che faccio
quant'è l'importo della carta docenti di quest'anno
i supplenti col 30 giugno ce l'hanno la carta del docente?
se il corso costa più del bonus metto la differenza io?
residuo dell'anno scorso sulla carta docente si perde?
mio marito è in pensione inps gestione pubblica, possiamo partecipare all'itaca
dove esce la graduatoria itaca
ho vinto l'itaca ma voglio cambiare paese, si può?
quanti dei vostri ragazzi hanno preso la borsa itaca
la caparra da versare per itaca quand'è che si restituisce
quante domande ha la prova di ingresso
quanto ci metto a fare il test
il test si fa a voce o con le crocette
mi dite subito il risultato del test o devo aspettare
ho fatto il test ieri e m'ha dato b1, ma mi sembra sbagliato, lo posso rifare?
quante volte si può ripetere la prova gratuita
il test è anonimo
posso copiare nel test col traduttore ahah
mi rilasciate un documento col livello del test
col vostro test posso dimostrare il livello per l'erasmus
il test ce l'avete pure per lo spagnolo?
al test c'è pure una parte di ascolto
mia figlia di 8 anni lo fa lo stesso test
mi si è chiuso il test a metà, ho perso tutto?
chi lo guarda il mio test
entro quanto tempo dal test devo decidere
devo studiare prima di venire a fare il test
mi serve la patente tradotta e giurata per la motorizzazione
fate sconto sulla terza traduzione
vi posso lasciare i documenti originali o bastano le scansioni
chi rilegge il testo dopo il traduttore
usate trados o memoq
deepl lo usate di nascosto?
la cabina e le cuffie per il convegno le noleggiate voi
quante ore lavora un interprete prima del cambio
l'interprete si sposta a bruxelles, chi gli paga l'albergo
fate voice over per un documentario
in quale college stanno i ragazzi a dublino
la famiglia ospitante ha animali? mio figlio è allergico ai gatti
può condividere la stanza con suo cugino
colazione e cena sono dentro o se le pagano loro
mio figlio è vegano, la famiglia lo sa
quanti soldi in tasca gli devo dare per 15 giorni a malta
che documenti ci vogliono per un minore che vola senza genitori
partono da fiumicino o da ciampino
la valigia da stiva è inclusa?
possono uscire la sera da soli
se litiga con la famiglia lo spostate?
se ha nostalgia e vuole tornare prima mi rimborsate
fino a che età si può andare in canada con voi
posso andare anch'io che ho 45 anni in irlanda?
la mamma può partire col figlio
fanno il corso la mattina e il pomeriggio escursioni?
al ritorno gli danno un diploma
si può fare solo il semestre invece dell'anno
che vestiti si porta in irlanda ad agosto
serve l'adattatore della corrente
la sim inglese gliela date
posso pagare il viaggio un po' al mese
c'è una riunione informativa con i genitori prima della partenza
si può lavare i panni dalla famiglia
la tessera sanitaria basta per malta?
posso lavorare in un pub mentre frequento il corso in australia
il budget massimo per una mobilità erasmus di 10 alunni
quanto vi prendete sul finanziamento
quanti progetti vi hanno approvato negli ultimi cinque anni
ci trovate voi il partner in finlandia?
avete il pic e l'oid
ospitate tirocinanti erasmus dalla spagna
un'associazione culturale può chiedere l'erasmus o solo le scuole
scrivete anche progetti per il pnrr, tipo dm 65
gli alloggi per il gruppo polacco in arrivo li prenotate voi
siete coordinatori o solo partner
my wife need italian exam for citizenship B1 you have cils?
celi plida cils quale fate
for the permesso di soggiorno I must do A2 italian test, where is
c'è un corso gratis di italiano per rifugiati
il citofono cosa c'è scritto sopra
il 490 ferma lì davanti
c'è un posto disabili davanti all'ingresso
ho le stampelle, quanti scalini ci sono
il bagno è agibile con la sedia elettrica
avete i riscaldamenti accesi? l'altra volta si gelava
quante aule ci sono nella struttura
posso ricaricare il telefono in classe
la rete internet per gli ospiti ha una password?
un frigorifero dove lasciare il pranzo
c'è il portiere nel palazzo
ci sono le telecamere all'entrata
posso venire a vedere gli ambienti prima, open day?
state traslocando? ho sentito che cambiate sede
avete una filiale a ostia o ai castelli
allarme antincendio e uscite di sicurezza, siete a norma?
mi noleggiate la sala riunioni per mezza giornata
ho lasciato la borraccia sotto al banco martedì, l'avete vista
un giubbotto blu da bambino, l'ha trovato qualcuno?
per l'immacolata tenete chiuso?
la vigilia fino a che ora ci siete
a ferragosto risponde qualcuno
san pietro e paolo lavorate?
ad agosto la segreteria va in ferie
tra natale e la befana posso venire a iscrivermi
lunedì dell'angelo aperti o chiusi
il ponte dei morti lo fate
il venticinque aprile trovo qualcuno
avete un numero whatsapp per mandare i vocali
fax ce l'avete ancora
la pec a cui spedire
c'è un numero verde
interno diretto dell'ufficio esami
come si chiama la signora che mi ha risposto stamattina
vi ho lasciato tre messaggi in segreteria e nessuno s'è fatto vivo
fatemi parlare col responsabile, per piacere
devo prendere appuntamento o posso presentarmi così
avete linkedin o tiktok
il modulo dei contatti mi da errore quando premo invia
c'è una app della scuola da scaricare
la mia area personale non si carica
l'email di benvenuto non è arrivata neanche nello spam
tu sei un robot o una persona?
avete recensioni su google, quante stelle
dove leggo commenti di ex allievi
quanti dipendenti siete
chi l'ha fondata la scuola e perché
il fatturato dell'anno scorso?
siete in franchising
il vostro codice sdi per la fatturazione
siete una onlus o a scopo di lucro
e si può disdire dopo?
e me lo ridanno indietro?
e se vado male?
e con quale insegnante?
e per una persona cieca si può?
e con i mezzi pubblici ce la faccio?
ne vale la pena?
quindi me lo sconsigli?
chi me lo garantisce?
e quanto ci vuole a imparare bene?
avrei due lauree e il celta, a chi spedisco la candidatura
sono una ragazza seria, pulisco uffici, vi serve qualcuno
faccio il grafico freelance, vi interessa rifare il logo
i collaboratori li pagate a ora o a contratto
che ral offrite per un posto da coordinatore
cerco un impiego part time a prati, anche al bancone
posso venire a fare volontariato da voi
mi manca un tirocinio curriculare per laurearmi in lingue, lo attivate?
sono un traduttore di portoghese, come entro nella vostra squadra
cercate accompagnatori per l'estate? parlo tre lingue
vi ho spedito il cv a settembre, novità?
fate contratti a tempo indeterminato
I'm a native speaker from Leeds looking for teaching hours
avete bisogno di un tecnico per i computer
mi scrivete una lettera di raccomandazione per un posto all'alitalia
la naspi la perdo se faccio due ore da collaboratore?
vendo spazi pubblicitari su radio locali, con chi parlo
sono un fornitore di cancelleria, posso mandare il listino
vorrei proporvi un contratto luce e gas più vantaggioso
siamo un'agenzia seo, vi portiamo in prima pagina su google
a che ora apre la posta di via crescenzio
il barbiere lì accanto è bravo?
mi serve un idraulico urgente zona prati
riparate telefoni con lo schermo rotto
dove cambio i dollari senza farmi fregare
fate tessere della palestra?
quanto si paga il bus turistico a due piani
prenotate visite ai musei vaticani saltafila
biglietti per l'udienza del papa dove li ritiro
tenete bagagli per qualche ora?
c'è una farmacia di turno stanotte
devo rinnovare il passaporto, quale commissariato
mi fate le fototessere
fate pratiche auto e passaggi di proprietà
cerco un veterinario per il gatto
affittate appartamenti brevi ai turisti?
un avvocato per il divorzio ce l'avete
vendete biglietti atac
quanto costa una camera doppia da voi per due notti
il menù fisso a pranzo cosa prevede
mi tenete un tavolo per sei sabato sera
fate la messa in piega senza prenotare
ripetizioni di latino e greco per il classico?
corso di fotografia reflex
scuola di ballo, salsa e bachata
yoga in gravidanza il martedì
patente b quante guide obbligatorie
corso oss regionale gratuito
diploma online in un anno, recupero anni scolastici
ecdl e icdl le certificazioni del pc
un corso di trucco e unghie
scuola calcio per bimbi nati nel 2018
università telematica, quanto la retta
corso sulla sicurezza nei luoghi di lavoro 81/08
lezioni di scacchi
mi ha lasciato la fidanzata e non riesco a dormire
secondo te le devo scrivere o aspetto
mia suocera mi fa impazzire, consigli?
ho mal di testa da tre giorni, che prendo
la tachipirina e l'ibuprofene si possono dare insieme
credo di essere incinta che faccio
quante calorie ha un supplì
dieta per perdere cinque chili entro natale
mio figlio di quindici anni non mi parla più
mi sento solo stasera, ti va di chiacchierare
ti sei mai innamorato?
ma tu quanti anni hai
sposami
sei single?
che ne pensi della gelosia
come faccio a diventare ricco
ho sognato mio nonno, che numeri gioco al lotto
oggi è il mio compleanno!! che mi regali
ho litigato con mia sorella per l'eredità
la mia vicina mette la musica a palla, a chi mi rivolgo
mi hanno rubato il motorino sotto casa
posso chiederti un prestito di venti euro
quanto pago di imu sulla seconda casa
la pensione a che età la prendo se sono del '66
il bonus mobili c'è ancora?
isee come si calcola
il cane mi ha mangiato le scarpe che faccio
sto weekend piove o no
mi porto l'ombrello stasera?
quando mettono l'ora legale
nevicherà a roma quest'inverno secondo te
la lazio vince lo scudetto prima o poi?
chi gioca in porta nell'inter
a che ora parte il gran premio
il risultato della juve
chi è stato eletto sindaco
per chi voto alle prossime
che ne pensi della guerra
quando muore il papa chi comanda
qual è la capitale del kazakistan
quanto è lontana la luna
quanti abitanti ha roma
chi ha scritto i promessi sposi
chi era Tibullo, quello della via
in che anno è caduto l'impero romano
gli alieni esistono?
quanto vale un bitcoin adesso
quanto sta il cambio euro sterlina
qual è il fiume più lungo del mondo
quanto vive una tartaruga
perché il cielo è blu
radice quadrata di 144
il venti per cento di 350
quanti giorni mancano a natale
che santo è oggi
come finisce la casa di carta
che film danno all'adriano
dimmi una canzone triste da ascoltare
un libro giallo bello da leggere al mare
come si cucinano i carciofi alla giudia
quanto deve bollire un uovo sodo
ricetta del tiramisù senza mascarpone
la gricia ci va la cipolla?
dove si mangia la pizza buona a trastevere
un posto romantico per l'anniversario spendendo poco
come tolgo una macchia di vino dal divano
mi si è rotta la lavatrice, perde acqua
come si aggiorna windows
scrivi una poesia per mia madre
fammi un riassunto dei malavoglia
risolvi x al quadrato meno quattro uguale zero
fammi la versione di cicerone
inventami una scusa per non andare alla cena
mi fai gli auguri di laurea per un'amica
scrivi un codice python che ordina una lista
come si coniuga il verbo essere al congiuntivo trapassato
how do you say sciopero in english
correggi questo: i am agree with you
qual è la differenza tra since e for
cantami qualcosa
raccontami una storia di paura
sai giocare a tris?
parla come un pirata
chi ti ha programmato
sei chatgpt?
qual è il senso della vita
bella zi, che stai a fa?
asdfghjkl
boh niente lascia perdere
famme ride
a bello ma che ore so?
weather in rome tomorrow please
where can i eat good pizza near vatican
can you lend me an umbrella
i lost my passport where is embassy
ci fate un prezzo migliore se ci iscriviamo in due?
fate un prezzo speciale per due fratelli
un occhio di riguardo se porto mia sorella
ai parenti fate uno sconticino
ci fate un prezzo d'amico?
fate un prezzo di famiglia
## none
Buongiorno, sono un'insegnante madrelingua con CELTA, cercate personale?
Avevo l'appuntamento per il test giovedì alle 16, potrei spostarlo a venerdì?
Vi ho scritto sul sito lunedì per un preventivo e ancora non mi ha risposto nessuno
Ho dimenticato l'ombrello nell'aula in fondo ieri sera, qualcuno l'ha trovato?
domani non riesco a venire a lezione ho la febbre, devo avvisare qualcuno?
Si può pagare con Satispay?
fate ripetizioni di matematica?
preparate anche all'IELTS?
nelle aule avete la lavagna interattiva?
La lezione di ieri con il nuovo insegnante è stata pessima, ha passato un'ora a parlare di sé
c'è il wifi per gli studenti?
se poi non mi trovo bene mi ridate i soldi?
Scrivo per la redazione di un giornale locale, vorremmo intervistare la direttrice sulle scuole di lingua a Roma. A chi mi rivolgo?
fate sconti se ci iscriviamo in due, io e mia sorella?
La British School di via Cola di Rienzo è migliore di voi?
ho perso il certificato del first preso nel 2016, come si fa ad averne una copia?
posso portare il cane in classe? è piccolo e buonissimo
Mio figlio è allergico alle noccioline, avete un distributore di merendine?
un vostro insegnante può venire a fare lezione a casa mia?
mi hanno addebitato due volte il corso sulla carta, che si fa?
Buonasera, sono iscritta al corso del martedì ma mi hanno cambiato turno in ufficio. Posso passare a un altro gruppo?
fate anche lezioni di chitarra?
le spese per il corso si possono detrarre nel 730?
Preparate al Trinity o al DELE?
Il bagno per disabili c'è?
mi fate una giustificazione per il lavoro il giorno dell'esame?
dopo quante assenze perdo il diritto all'attestato?
Collaborate con qualche università per tirocini? Studio mediazione linguistica
ho fatto l'esame a ottobre, è arrivato il mio risultato?
## none
e scade dopo un po'?
il certificato poi scade dopo qualche anno?
e l'età media?
l'età media in classe qual è
la traduzione la fate giurata?
la fate giurata?
quanto dura il test di livello gratuito
`;
