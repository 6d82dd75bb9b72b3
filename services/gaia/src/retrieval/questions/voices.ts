// Questions as students, young workers, teachers, heads of school and HR people ask them, each under the facts that answer it or under none.
export const voices = `
## corsi-a2.descrizione
mi inquadrate il percorso KET in gruppo, com'è impostato?
Corso A2 Key, due dritte su come funziona
per chi parte quasi da zero c'è qualcosa tipo KET di gruppo e in cosa consiste?
sintesi del corso collettivo A2 per favore, devo girarla alla mia coinquilina
Prevedete una classe che alleni al Key?
sto valutando il vostro A2 di gruppo, che cosa contempla in breve?
## corsi-a2.prezzo|corsi.prezzo
Che cifra bisogna sborsare per seguire il KET con la classe?
budget per A2 Key in gruppo, sono fuori sede e conto gli spiccioli
la retta del corso A2 a quanto ammonta?
quanti soldi vi devo se faccio il Key con voi
A2 di gruppo: spesa totale?
con settecento euro ci rientro nel corso KET?
## corsi-a2.durata|corsi.durata
Il monte ore del KET qual è?
quante ore d'aula mi spettano col corso A2 Key
corso A2, di quante ore parliamo complessivamente?
È un percorso lungo quello del Key oppure in poche ore si chiude?
Dal primo all'ultimo incontro dell'A2 quante ore si accumulano?
a2 key ore totali grz
## corsi-a2.orario|corsi.orario
in che serata cade il KET?
A2 Key, che slot occupa nella settimana?
stacco dal turno alle 17:30, faccio in tempo per la lezione A2?
la fascia serale del corso Key da che ora a che ora va
Il giorno dell'A2 coincide per caso col lunedì?
Ditemi quando devo tenermi libero per seguire il KET con gli altri
## corsi-a2.inizio|corsi.inizio
A2 Key è già partito o faccio ancora in tempo?
quand'è che si attiva il prossimo KET?
da che data valgono le lezioni del corso A2
Il via del Key quando è stato dato?
avvio classe A2: giorno?
mi sono perso la partenza del KET vero?
## corsi-a2.posti
Nel KET avete ancora un banco libero per me?
siete al completo sull'A2?
mio cugino vorrebbe infilarsi nel KET, c'è spazio?
## corsi-a2.sede|corsi.sede
in quale zona di Roma si svolge il KET
A2 Key: si segue da casa in dad oppure bisogna presentarsi?
il corso Key in che quartiere lo fate
location delle lezioni A2?
vivo a San Lorenzo, dove mi tocca andare per il corso A2 di gruppo?
Le serate del KET si tengono di persona?
## corsi-a2.materiali
Per il KET il manuale lo passate voi?
che dispense servono nel corso A2 Key
A2: quali libri bisogna procurarsi?
nel corso Key il testo è compreso o va preso a parte?
Serve comprare qualcosa da studiare per l'A2 di gruppo?
KET, elenco del materiale didattico?
## corsi-a2.formato|cambridge.formato
com'è spezzettato l'esame KET
Quali abilità vengono valutate nell'A2 Key?
A2 Key: oltre allo scritto c'è pure il parlato?
di quante prove si compone il KET?
la struttura dell'esame A2 Cambridge me la spiegate?
nel Key ci sta il listening o me lo risparmio
## corsi-b1.descrizione
Corso Preliminary, un riassunto veloce?
ho sentito che avete un gruppo PET, di che si tratta
mi serve il B1 per la triennale, il vostro corso collettivo come è fatto?
B1 Preliminary in classe: cosa offrite nel concreto?
Esiste da voi un percorso di gruppo verso il PET?
raccontatemi il corso B1 come se fossi uno che non ne sa niente
## corsi-b1.prezzo|corsi.prezzo
PET di gruppo, esborso complessivo?
Il corso B1 a quanto me lo mettete
quota di frequenza per il Preliminary?
che somma devo mettere da parte per il B1 con la classe
quanto mi spillate per le lezioni del PET ahah
tariffa corso B1 Preliminary?
## corsi-b1.durata|corsi.durata
Quante ore comprende il gruppo PET?
B1: l'ammontare delle ore di lezione?
il Preliminary collettivo in quante ore si esaurisce
mi attesto su quante ore facendo il vostro B1?
Ore di frequenza previste dal corso PET
quanto è lungo in ore il B1 di gruppo, che devo incastrarlo con la sessione
## corsi-b1.orario|corsi.orario
PET, in quale giorno della settimana lo piazzate?
ho calcetto il lunedì sera, il B1 ci va a sbattere?
A che ora suona la campanella del corso B1 Preliminary?
il gruppo B1 fino a che ora tiene
Le lezioni PET sono di mattina o dopo il lavoro?
slot orario del preliminary?
## corsi-b1.inizio|corsi.inizio
B1 in partenza a breve?
quando è decollato il corso PET
Ho dato l'ultimo esame ieri, il Preliminary di gruppo è già avviato?
prima lezione del B1 che giorno era
quando aprite il nuovo giro del PET?
start del corso B1?
## corsi-b1.posti
è rimasto qualche buco nel PET?
Avremmo due stagisti da mandare al corso PET, ce li fate entrare?
PET sold out?
## corsi-b1.sede|corsi.sede
Il PET collettivo dove viene erogato?
corso B1, l'aula sta a Prati o altrove?
vengo in metro, in che zona si fa il Preliminary?
B1 da remoto o in carne e ossa?
In quale parte della città sono le lezioni del PET
luogo di svolgimento B1 Preliminary
## corsi-b1.materiali|corsi.materiali
nel B1 il libro rientra nella quota?
il volume del PET me lo date voi o lo cerco usato su Vinted
Materiale di studio compreso nel corso Preliminary?
per il B1 c'è da pagare a parte il manuale?
Che cosa fornite per studiare a chi fa il PET
testo B1 in omaggio sì o no
## corsi-b1.formato|cambridge.formato
Il PET in che parti si articola?
nell'esame B1 Preliminary si scrive e si parla?
quante sezioni ha l'esame Preliminary
Che prove mi aspettano al PET?
B1 Cambridge: paper previsti?
mi tocca pure lo speaking nel B1 Preliminary?
## corsi-b2.descrizione
corso First, mi fate un identikit?
B2 per laurearmi, il vostro corso di gruppo cosa comprende?
Attivate un gruppo FCE?
In che consiste il percorso collettivo B2 First
cerco una classe che mi alleni al First, ne avete una e com'è?
Due righe di presentazione del B2 da inoltrare ai colleghi
## corsi-b2.prezzo|corsi.prezzo
First in classe quanto viene
Il corso B2 incide quanto sul portafoglio?
per il gruppo FCE che importo va messo a bilancio?
b2 prezzoo??
sono studente squattrinato, il corso di gruppo First quanto chiede?
il costo del B2 collettivo arriva ai mille euro?
## corsi-b2.durata|corsi.durata
quante ore servono per arrivare in fondo al corso FCE
B2 First di gruppo, impegno orario totale?
le ore del corso First bastano a riempire un quadrimestre, cioè quante sono?
Corso B2: trenta ore, cinquanta o cento?
a quante ore ammonta il pacchetto First con la classe
Mi date il totale ore del B2 che lo metto nella richiesta di permesso studio?
## corsi-b2.orario|corsi.orario
FCE che sera è?
Il B2 lo fate in fascia pomeridiana o serale
giorno e ora del First, così vedo se si accavalla con analisi 2
il martedì alle sei c'è il B2 o ricordo male?
corso First, in quale turno rientra?
A che ora si stacca dalla lezione B2?
## corsi-b2.inizio|corsi.inizio
Il First è già cominciato quest'autunno?
appena torno dall'Erasmus vorrei fare il B2, quando riparte?
Data di attivazione del gruppo FCE
corso B2: siamo in ritardo o dobbiamo ancora iniziare?
quando vi riunite la prima volta col First
prossima tornata del corso B2?
## corsi-b2.posti
FCE: ancora disponibilità in aula?
la classe First è piena zeppa?
mi tenete un posto nel B2 o è esaurito
Il B2 ha esaurito le ammissioni?
## corsi-b2.sede|corsi.sede
il First lo tenete in sede oppure in streaming?
a quale fermata devo scendere, insomma in che quartiere è il B2 di gruppo?
Luogo del corso FCE?
B2 in presenza?
dove si riunisce la classe First
il corso B2 si frequenta fisicamente a Prati?
## corsi-b2.materiali|corsi.materiali
il manuale del First è già pagato col corso?
Libri B2: li acquisto io o ci pensate voi?
nel FCE di gruppo che materiale si riceve
il corso B2 comprende il testo?
Per il First devo ordinare qualcosa in libreria
cosa mi danno da studiare se entro nel B2
## corsi-b2.formato|cambridge.formato
quali paper ci sono nel First
Il B2 First come è costruito, tipo quante parti?
FCE: si testa anche la scrittura?
mi elencate i pezzi che formano l'esame B2 First
Use of English c'è nel FCE?
nell'esame First quali competenze vengono messe alla prova?
## corsi-c1.descrizione
Il gruppo Advanced che proposta è?
C1 CAE in classe, overview rapida
Per la magistrale in inglese chiedono il C1: voi che corso collettivo proponete?
Che tipo di percorso è il vostro Advanced?
un collega consigliava il vostro CAE, spiegatemelo a grandi linee
esiste un corso di gruppo per arrivare al C1 Advanced?
## corsi-c1.prezzo|corsi.prezzo
CAE di gruppo, quanta grana ci vuole?
qual è l'importo del corso Advanced
L'azienda mi rimborsa il C1, mi dite quanto costa il gruppo?
corso C1 tariffa intera?
Quanto devo investire nel C1 con altri studenti?
la cifra per frequentare l'Advanced?
## corsi-c1.durata|corsi.durata
C1 collettivo, ammontare ore?
in quante ore si sviluppa l'Advanced
Il corso CAE quante ore prevede?
mi bastano le dita per contare le ore del C1 o sono tante
ore complessive del gruppo Advanced da scrivere nel modulo HR
Quant'è lungo il corso C1 in termini di ore?
## corsi-c1.orario|corsi.orario
giovedì o altro giorno per il CAE
L'Advanced che fascia oraria ha?
lavoro su turni in aeroporto, il C1 di gruppo quando lo fate di preciso?
orari c1 perfavore
Fino a che ora vi trattenete col corso Advanced?
In quale sera si incontra la classe C1?
## corsi-c1.inizio|corsi.inizio
Advanced di gruppo: quando si parte?
il C1 è stato attivato oppure siete ancora in raccolta adesioni?
Da quando corre il corso CAE
ci sono altre partenze per il C1 dopo quella di ottobre?
quando sbloccate la nuova classe Advanced?
data d'esordio del CAE
## corsi-c1.posti
Per l'Advanced quanti posti sono previsti?
quanti possono stare nel C1
CAE, ne resta uno libero?
Il gruppo Advanced è da sei o da otto?
riesco ancora ad accaparrarmi un posto al C1
posti messi a bando per la classe CAE?
## corsi-c1.sede|corsi.sede
dove viene fatto l'Advanced di gruppo?
C1: aula vera o aula virtuale
La classe CAE si raduna dalle parti del Vaticano?
in che punto di Roma vado per il corso C1
Sede delle lezioni Advanced
il gruppo C1 è tutto in presenza vero?
## corsi-c1.materiali|corsi.materiali
che testo usate nel CAE, è incluso?
nel C1 il libro specializzato lo devo pagare?
Corso Advanced: cosa si riceve come materiale?
Il manuale C1 va aggiunto al conto?
materiali didattici dell'Advanced a carico di chi?
per il CAE mi arriva un libro
## corsi-c1.formato|cambridge.formato
C1 Advanced: che sezioni contempla l'esame?
come si compone il CAE, quante prove
All'esame Advanced si sostiene anche un orale?
le parti dell'esame CAE quali sono
nell'Advanced oltre alla lettura rientrano ascolto e produzione?
mi descrivi com'è strutturata la prova del C1 Cambridge
## corsi-c2.descrizione
Il corso CPE com'è concepito?
C2 di gruppo, info generali
insegno al liceo e vorrei il Proficiency: che corso avete?
Proficiency in classe, cosa si fa e a quali condizioni?
avete un percorso per il livello più alto, quello CPE?
datemi un quadro del corso C2
## corsi-c2.prezzo|corsi.prezzo
Proficiency con la classe, quanto pesa in euro?
il C2 è più caro degli altri gruppi, quanto viene?
CPE collettivo: preventivo di spesa?
A quanto sta il corso C2
Che budget serve per il gruppo Proficiency?
importo da versare per frequentare il CPE
## corsi-c2.durata|corsi.durata
CPE, ore in totale?
il gruppo Proficiency quante ore mi impegna
Quante ore di lezione comprende il C2?
c2 key facts: quante ore?
per la banca ore aziendale mi serve il totale del corso Proficiency
Il corso C2 si esaurisce in meno di sessanta ore?
## corsi-c2.orario|corsi.orario
Il Proficiency mi rovina il venerdì sera?
orario settimanale del CPE
C2: da che ora si attacca?
In quale giorno avete fissato la classe C2?
la fascia oraria del gruppo Proficiency per favore
quando ci si vede per il corso CPE, di giorno o di sera
## corsi-c2.inizio
Quando prende il via il Proficiency?
C2: la data del 22 ottobre è giusta?
il CPE è partito davvero o slitta
Avvio del corso C2, mi date il giorno?
non capisco se il Proficiency è iniziato di venerdì
da quando è operativo il gruppo C2?
## corsi-c2.posti
Proficiency: in quanti entrate?
quanti posti sono stati assegnati al CPE
C2, ne rimangono?
la classe C2 ha solo quattro posti?
Numero di partecipanti ammessi al Proficiency
posso ancora aggregarmi al gruppo C2 o siete pieni
## corsi-c2.sede|corsi.sede
CPE: indirizzo di zona?
dove si danno appuntamento quelli del C2
Il Proficiency collettivo si fa a distanza?
Prati è anche la base del corso C2?
in che luogo si tengono le lezioni CPE
c2 in aula o su zoom
## corsi-c2.materiali|corsi.materiali
Nel Proficiency che materiali girano?
il C2 include risorse di livello avanzato?
CPE: cosa è compreso da studiare?
libri per il gruppo C2, forniti?
che supporti consegnate a chi segue il Proficiency
Materiale del corso C2?
## corsi-c2.formato|cambridge.formato
Proficiency, da quante parti è formato l'esame
CPE: ci sarà l'ascolto?
La prova C2 Cambridge come si suddivide
nell'esame Proficiency valutano pure il writing?
elenco dei test dentro al CPE
L'esame C2 è scritto, orale o tutti e due?
## individuale-a2.prezzo|individuale.prezzo
un'ora one to one per il KET quanto la fate?
lezioni private A2, tariffa oraria
Se mi faccio seguire da solo per il Key quanto sborso ogni volta?
KET con prof dedicato: costo orario?
A2 individuale a quanti euro l'ora
il singolo incontro privato per l'A2 Key che prezzo ha?
## individuale-a2.durata|individuale.durata
Quante ore private bastano per il KET?
A2 individuale: monte ore suggerito?
da solo col docente, in quante ore arrivo pronto al Key
Secondo voi 15 ore a tu per tu sono sufficienti per l'A2?
Per il KET one to one che numero di ore raccomandate
ore individuali consigliate a2
## individuale-a2.descrizione|individuale.descrizione
Preparazione KET a tu per tu, come si svolge?
odio le classi, per l'A2 potete seguirmi da solo?
Il percorso individuale A2 cosa contempla
lezioni private per il Key: spiegatemi il meccanismo
A2 Key personalizzato, come si procede?
esiste la formula singola per il KET
## individuale-b1.prezzo|individuale.prezzo
PET privato quanto all'ora?
B1 con insegnante solo per me, che tariffa applicate?
Un'ora individuale sul Preliminary quanto mi costa
quanto prendete per ogni ora di B1 singolo
lezioni one-to-one PET: listino?
mia sorella vuole il B1 da sola, quanti euro a ora
## individuale-b1.durata|individuale.durata
B1 one to one: di quante ore ho bisogno?
in genere quante ore private occorrono per il PET
Preliminary individuale, stima delle ore?
con venti ore a testa sul B1 privato ce la si fa o ne servono di più
Che numero di ore mi suggerite per il B1 seguito singolarmente?
PET da solo, quanto dura il percorso?
## individuale-b1.descrizione|individuale.descrizione
PET in versione individuale, cosa prevede?
mi alleno al B1 da solo con un vostro docente, da dove si parte?
Come si articola la preparazione singola al Preliminary
B1 su misura, fate anche quello?
Il piano individuale per il PET come lo costruite
Lavoro da remoto con orari strani, c'è un B1 one to one e come è fatto?
## individuale-b2.prezzo|individuale.prezzo
FCE one to one, quanto chiedete a ora
Lezione privata di First: prezzo orario?
per il B2 singolo la tariffa è diversa dal B1, quant'è?
sessanta minuti di B2 individuale a che cifra
quanto viene un'ora da solo sul First?
HR mi chiede il costo orario del B2 individuale
## individuale-b2.durata|individuale.durata
Quante ore singole per passare il First?
B2 privato, numero di ore indicativo
sono messo maluccio, per il FCE a tu per tu quante ore prevedete?
preparazione individuale First: durata consigliata?
Trenta ore one to one per il B2 possono bastare?
In quante ore individuali portate uno al B2 First
## individuale-b2.descrizione|individuale.descrizione
Il First da solo con un docente: com'è organizzato?
FCE individuale, che pacchetto è
percorso B2 uno a uno: fasi?
Ho la scadenza Erasmus e voglio il B2 senza classe, come lavorate?
Si può fare il First con lezioni cucite addosso
mi illustrate la preparazione singola B2
## individuale-c1.prezzo|individuale.prezzo
CAE privato, costo a ora
quanto si paga ogni ora di Advanced individuale?
Il C1 a tu per tu che tariffa oraria ha
one to one C1: euro?
un'oretta singola per l'Advanced a quanto ammonta
Per il budget formazione: prezzo orario C1 individuale
## individuale-c1.durata|individuale.durata
Advanced singolo: quante ore contate di farmi fare?
C1 privato, ore necessarie
quante ore individuali per il CAE partendo da un B2 solido
Secondo i vostri standard, il C1 da solo quante ore richiede?
numero ore suggerite per preparare il CAE uno a uno
Preparazione individuale Advanced, la durata indicativa?
## individuale-c1.descrizione|individuale.descrizione
C1 individuale, di che si tratta?
per il CAE preferirei un coach personale, come funziona da voi
Advanced uno a uno: che passaggi ci sono?
Prevedete lezioni singole mirate al C1
sono un ricercatore, mi serve il C1 da solo, come impostate la cosa?
come partite con uno che vuole il CAE privatamente
## individuale-c2.prezzo|individuale.prezzo
Proficiency individuale, quanto l'ora?
C2 con docente privato: esborso orario
il CPE a tu per tu è il più costoso, a quanto sta?
Quale tariffa vale per un'ora di C2 singolo?
un'ora di lezione privata Proficiency quanti euro sono
prezzo orario one to one CPE
## individuale-c2.durata|individuale.durata
CPE privato: quante ore si mettono in conto
Proficiency uno a uno, in quante ore si è pronti?
Il C2 individuale quante ore vi sembra richieda?
ore raccomandate per il C2 singolo
Per il Proficiency da solo ne bastano quaranta di ore?
la durata consigliata della preparazione privata CPE?
## individuale-c2.descrizione|individuale.descrizione
Proficiency su misura: come si lavora?
C2 individuale esiste
Sono prof di inglese e punto al CPE senza gruppo, che percorso c'è?
In che modo seguite chi prepara il C2 da solo?
CPE one to one, com'è articolato
il piano personalizzato per il Proficiency cosa include
## corsi.descrizione
Che corsi avete in catalogo per gli esami d'inglese?
panoramica dei percorsi che attivate quest'anno
oltre ai gruppi Cambridge cosa proponete a chi vuole studiare inglese?
mi passate l'offerta dei corsi, sono indeciso
Quali percorsi di gruppo ci sono e con che caratteristiche?
Sto facendo un giro di scuole, quali lezioni tenete voi?
## corsi.prezzo
tariffario dei corsi?
quanto ci esce tra gruppo e lezioni singole
A grandi linee che spesa comporta studiare da voi
mi serve una cifra per il budget formazione, i gruppi quanto vengono?
la retta per frequentare una classe Cambridge?
Ragazzi quanto si paga per fare un corso lì da voi
## corsi.durata
un corso di gruppo quante ore abbraccia
il pacchetto collettivo è da 30 ore o di più?
Monte ore standard delle vostre classi?
ore previste in un percorso di gruppo, per capire se mi sta
Di quante ore si compone un vostro corso?
Sono corsi corti o si tira avanti per parecchie ore
## corsi.orario
In quali fasce fate lezione coi gruppi?
i corsi cadono di sera o ce n'è qualcuno la mattina?
ho stage fino alle 17, i vostri turni quali sono
planning settimanale delle classi?
Mi dite giorno per giorno quando ci sono i corsi
slot disponibili per le classi serali?
## corsi.inizio
quando si riparte coi gruppi?
le classi sono già in moto o devono ancora aprire
Prossima attivazione dei corsi?
torno da Valencia a gennaio, a che punto siete con le partenze?
Avete date d'avvio fresche per i corsi di gruppo
è troppo tardi per unirsi ai corsi di quest'anno?
## corsi.posti
Tetto di persone per classe?
quanto sono affollate le aule
In gruppo si arriva a venti o siete pochi?
numero massimo di corsisti ammessi
le classi sono pollai tipo quelle del liceo?
Con quanti compagni dividerei il docente?
## corsi.sede
Dove sono le aule dei corsi di gruppo?
le classi si fanno dal vivo o su teams
In che zona bisogna recarsi per frequentare?
i corsi collettivi si tengono tutti nello stesso posto, quale?
didattica a distanza o frontale per i gruppi?
Ubicazione delle lezioni collettive
## corsi.docenti
chi sta in cattedra da voi?
I prof sono inglesi veri o italiani
che qualifica hanno gli insegnanti?
Gli istruttori parlano inglese dalla nascita?
il corpo docente come è formato, gente preparata?
voglio un accento autentico, chi fa lezione è native speaker?
Docenti titolati oppure studenti che arrotondano?
## corsi.iscrizione
Che passi devo fare per entrare in un corso?
come si blocca l'adesione a una classe
procedura di immatricolazione ai corsi, c'è un modulo?
Mi avete convinto, e adesso come formalizzo?
per aderire a un gruppo devo passare di persona o basta una chiamata
Vorrei registrarmi a un corso, a chi mi rivolgo?
come faccio a segnarmi alle lezioni
## corsi.livelli
Coprite tutto il QCER?
Sono a livello "the cat is on the table", avete qualcosa per me?
che livelli contemplate nei corsi
ho fatto duecento ore di gdr in inglese ma zero grammatica, dove mi collocate?
Accettate chi comincia da zero spaccato?
C'è spazio per ogni livello o solo per i bravi
## corsi.materiali
I libri rientrano nella quota dei corsi?
manuali a parte o inclusi nei gruppi?
che materiale viene consegnato ai corsisti
Devo mettere in conto anche l'acquisto dei testi?
nei corsi Cambridge il volume è già pagato?
quali classi comprendono il libro
## individuale.descrizione
in cosa consiste il vostro one to one Cambridge?
Le lezioni singole che iter seguono
vorrei un docente tutto per me, come la gestite?
Formula individuale: mi spiegate cosa include
percorso personalizzato, quali sono gli step?
allergico alle classi, fate lezioni a tu per tu?
## individuale.prezzo
Lezioni private, quanto all'ora?
tariffe orarie one to one per i vari livelli
il docente personale a quanto lo fate pagare
Prezziario delle lezioni individuali?
quanto mi spenna un'ora da solo con il prof
per l'individuale c'è un costo fisso o cambia col livello?
## individuale.durata
quante ore private servono mediamente
numero di ore consigliato nelle lezioni singole, livello per livello?
In quante ore one to one si è pronti all'esame
che carico di ore suggerite a chi studia individualmente?
Il percorso a tu per tu di solito quanto si protrae?
quante lezioni individuali bastano più o meno
## individuale.orario
Le lezioni singole le fisso quando voglio?
one to one in pausa pranzo, si può concordare?
che orari ci sono per l'individuale
turnista in ospedale, con le private vi adattate alla mia settimana?
Chi sceglie giorno e fascia delle ore individuali?
calendario delle lezioni private: libero o imposto?
in quali slot posso mettere il docente personale
## aziende.prezzo
Business English a tu per tu, quanto l'ora?
quanto ci addebitate per formare un reparto
Costi dei percorsi per imprese?
Da HR: mi serve la quotazione della formazione linguistica, come funziona il prezzo?
tariffa oraria per il business english singolo
il training in ditta ha un listino oppure si fa un'offerta ad hoc?
quante ore consigliate di Business English individuale e a che prezzo
## test-livello.descrizione|corsi.livelli
non so a che livello sto, come lo scopro?
avete un placement test?
## test-livello.descrizione
come richiedo la prova d'ingresso per capire il livello
Dove si prenota il placement
vorrei farmi valutare l'inglese prima di decidere, come si attiva la cosa?
per il test iniziale a chi mi rivolgo
Che cos'è questo test di livello
## test-livello.prezzo|test-livello.descrizione
Il placement si paga?
la prova per sapere il livello quanto costa
valutazione iniziale gratis o c'è un contributo?
devo sborsare qualcosa per farmi testare l'inglese
Il test di ingresso è free?
il check del livello è compreso o ha una tariffa
## bambini.descrizione
Avete classi per i marmocchi?
mio fratellino fa le elementari, c'è un corso pure per lui?
inglese junior, lo attivate?
Insegnate anche ai piccoli?
cercavo qualcosa in inglese per mia figlia delle medie
Prevedete percorsi per minori e relativi esamini?
## cambridge.descrizione
siete sede d'esame ufficiale Cambridge?
Quali certificazioni Cambridge si danno da voi
esami Cambridge: cosa c'è in menu?
Il codice del vostro centro Cambridge?
siete autorizzati da Cambridge o vi appoggiate a qualcuno
Si può sostenere qui la certificazione inglese di Cambridge?
## cambridge.prezzo
La tassa dell'esame FCE a quanto è quest'anno?
fee dell'Advanced, solo prova
quanto sborso per dare il PET senza frequentare nulla?
Le quote d'esame Cambridge dove le trovo
solo la sessione KET, che importo?
tassa d'iscrizione alla prova Proficiency, quant'è?
## cambridge.iscrizione|cambridge.date
Quanto in anticipo devo prenotare il First?
deadline per registrarsi a un esame Cambridge
fino a quando accettate candidature per il CAE?
ultimo momento utile per entrare nella sessione PET
Con quante settimane di anticipo scadono le iscrizioni Cambridge?
Se l'esame è a giugno entro quando mi devo muovere per il Cambridge?
## cambridge.date
Calendario delle sessioni Cambridge?
quand'è il prossimo appello del First
in che giorni si può dare il CAE da voi
Sessione invernale del PET prevista?
Devo certificarmi prima della laurea di marzo, quando fate l'esame Cambridge?
prossima data KET
## cambridge.livelli|cambridge.descrizione
quali livelli Cambridge ci sono?
dall'A2 al C2 quali esami Cambridge fate
## cambridge.livelli
il CAE che livello è
FCE equivale a B1 o B2?
Tabella che abbina gli esami Cambridge ai livelli?
PET e KET, a cosa corrispondono nel quadro europeo
Se l'ateneo vuole il C2, quale Cambridge devo dare?
## cambridge.formato
Gli esami Cambridge quante prove hanno?
che paper si affrontano in un Cambridge
struttura delle certificazioni Cambridge?
nel Cambridge c'è la parte orale o è tutto a crocette
In quante abilità ti esaminano i Cambridge
da che sezioni sono composti gli esami Cambridge?
## cambridge.preparazione
In che modo ci si allena da voi per un Cambridge?
per affrontare l'esame Cambridge conviene gruppo o privato, che opzioni date?
come mi fate arrivare pronto al Cambridge
Formule di preparazione Cambridge
voglio il certificato ma non so come studiare, che aiuto date per il Cambridge?
esame Cambridge fra qualche mese: soluzioni per prepararsi?
## cambridge.riconoscimento
Il First vale in università?
Con l'Advanced mi prendono per un master a Dublino?
i titoli Cambridge sono spendibili in un colloquio all'estero?
la certificazione Cambridge dove è accettata
il Cambridge fa curriculum presso le multinazionali?
Erasmus in Svezia: il certificato Cambridge va bene?
valore internazionale dei Cambridge
## cambridge.sede
Dove si svolge fisicamente la prova Cambridge?
il giorno del First in quale edificio devo presentarmi
A che ora mi devo trovare all'esame Cambridge e in che posto?
Luogo dell'esame CAE
l'esame PET lo faccio da voi in sede o altrove
Come vengo a sapere aula e orario della prova Cambridge?
## cambridge.successo
quanti dei vostri promossi sul totale?
percentuale di chi ce la fa all'esame
Che probabilità ho di passare, statisticamente?
tasso di riuscita dei corsisti
I vostri allievi di solito superano la certificazione o vengono segati?
vantate buoni risultati agli esami, in che misura?
## young-learners.descrizione
Starters, Movers, Flyers: cosa sono?
spiegatemi i Young Learners in poche parole
esamini Cambridge per bambini, di che si tratta
Come sono strutturati i livelli YLE
le certificazioni per i piccini come funzionano?
## young-learners.eta|bambini.eta
A quanti anni si può affrontare Movers?
per Flyers qual è la fascia d'età
Mio nipote ha 7 anni, in quale Young Learners rientra?
Starters da che età parte?
età dei Young Learners
dodici anni è tardi per Flyers?
## bambini.eta|young-learners.eta
Da quanti anni prendete i bimbi?
mia cuginetta ha 6 anni, è troppo piccola per voi?
a che età si comincia coi corsi junior
fascia anagrafica contemplata per i piccoli
i ragazzini di 9 anni cosa possono fare da voi?
## young-learners.durata
Quanto ci mette un bambino a fare Starters?
Flyers, minuti di prova
l'esame Movers è lungo?
tempi dei test Young Learners
Per quanti minuti resta dentro il bimbo all'esame Starters?
in mezz'ora Flyers si finisce?
## young-learners.punteggio|young-learners.descrizione
Gli scudetti come si assegnano?
che voto danno ai bambini nei Young Learners
quanti shield si possono prendere in Movers
nel Flyers c'è promosso e bocciato o un punteggio?
Il massimo ottenibile in ogni abilità dello Starters?
sistema di valutazione YLE
## tkt-clil.descrizione
insegno scienze in inglese, esiste una certificazione per me?
TKT CLIL, che roba è?
Posso dare il TKT qui?
cert metodologica Cambridge per prof di materia, la contemplate?
Che cosa attesta il TKT CLIL
collega di storia vorrebbe certificarsi CLIL, dove lo sostiene?
## scuole.eta
Key for Schools: per quali anni va bene?
classi di terza media, quale esame for Schools rientra nella loro età
A che età si propone il First for Schools?
Cambridge for Schools, fasce d'età previste
I miei alunni hanno 15 anni, Preliminary o First for Schools?
preliminary for schools da quanti anni
## languagecert-a1.durata|languagecert.durata
Access: minutaggio?
quanto si resta seduti per il LanguageCert A1
LanguageCert A1, tempo dell'orale
L'A1 Access si fa in meno di due ore?
durata dello scritto Access
Quanti minuti danno per l'A1 di LanguageCert?
## languagecert-a1.descrizione
Access cosa certifica di preciso?
l'A1 LanguageCert a grandi linee
mi basta il livello minimo per il visto, come è fatto LanguageCert A1?
LanguageCert Access, due parole
Che abilità tocca l'A1 Access?
## languagecert-a2.durata|languagecert.durata
Achiever, quanti minuti?
LanguageCert A2: quanto tempo a disposizione
Il parlato dell'Achiever quanto ti trattiene?
lunghezza della prova A2 LanguageCert
Per l'A2 Achiever bisogna bloccarsi la mattinata, quanto ci vuole?
scritto Achiever un'ora e mezza o di più
## languagecert-a2.descrizione
Achiever che esame è
LanguageCert A2 in sintesi?
cosa prevede il livello A2 di LanguageCert
in che modo valutano l'Achiever
Presentazione dell'A2 Achiever per i miei studenti adulti
## languagecert-b1.durata|languagecert.durata
Communicator dura tanto?
minuti di LanguageCert B1
l'orale del Communicator quanto tempo prende
Nel B1 LanguageCert quanto dura la parte scritta?
Chiedo il permesso al capo: l'esame Communicator quanto mi occupa?
B1 Communicator, timing di scritto e speaking
## languagecert-b1.descrizione
Communicator: di cosa si tratta?
Il LanguageCert B1 che contempla
un'infarinatura sul B1 Communicator
LanguageCert livello B1, cosa attesta e come
mi descrivete l'esame Communicator
## languagecert-b2.durata|languagecert.durata
Expert, quanto tempo concedono?
B2 LanguageCert: ore d'esame
Quanto ti tengono a parlare nell'Expert?
Tempistica della prova B2 Expert
due ore bastano per lo scritto Expert?
la durata di languagecert b2
## languagecert-b2.descrizione
Expert è il B2 di LanguageCert, come funziona?
profilo dell'esame B2 Expert
cosa si certifica con LanguageCert B2
LanguageCert Expert, competenze e prove?
per il bando Erasmus mi suggeriscono Expert, me lo illustrate
## languagecert-c1.durata|languagecert.durata
Mastery C1, quanto si sta sotto esame
quanti minuti ha lo scritto del LanguageCert C1?
Il colloquio C1 Mastery di quanto è?
C1 LanguageCert durata complessiva
ho il treno alle 15, il Mastery C1 in quanto tempo si finisce?
tempo concesso al C1 Mastery
## languagecert-c1.descrizione
C1 Mastery, una scheda?
LanguageCert C1: che cosa valuta
In che consiste il Mastery di livello C1
l'esame C1 di LanguageCert come si presenta?
sto fra CAE e Mastery, intanto raccontatemi il LanguageCert C1
## languagecert-c2.durata|languagecert.durata
Mastery Pro quanto si protrae?
LanguageCert C2, minuti per scritto e orale
Il C2 di LanguageCert supera le due ore?
lo speaking del Mastery Pro di quanti minuti è
Mi serve sapere il tempo della prova C2 Mastery Pro
C2 LanguageCert, quanto lunga la maratona?
## languagecert-c2.descrizione
Mastery Pro che livello e che prove?
C2 LanguageCert cos'è
esiste un LanguageCert da madrelingua e com'è
descrizione C2 Mastery Pro
il Mastery Pro che capacità accerta?
## languagecert.descrizione
Questo LanguageCert cos'è, tipo un Cambridge?
mi introducete LanguageCert
di LanguageCert non so nulla, pregi e caratteristiche?
Che ente è LanguageCert e che livelli copre?
LanguageCert: le info essenziali
## languagecert.durata
Quanto durano gli esami LanguageCert?
confronto dei minuti tra i livelli LanguageCert
tempi delle prove LanguageCert, dall'A1 in su
LanguageCert, scritto e speaking quanto prendono?
Quanto ci si mette a fare un LanguageCert
## languagecert.risultati|languagecert.descrizione
dopo LanguageCert in quanti giorni escono i voti?
Esito LanguageCert: attesa?
mi scade il bando venerdì prossimo, i risultati LanguageCert arrivano in fretta?
quando si conosce il punteggio del Communicator
tempi di correzione LanguageCert
Fatto Expert, fra quanto so se l'ho passato?
## languagecert.date|languagecert.descrizione
Ogni quanto c'è una sessione LanguageCert?
LanguageCert si dà anche a luglio
con che frequenza organizzate gli esami Expert
a febbraio avete LanguageCert?
cadenza delle prove LanguageCert
Devo aspettare molto tra una sessione LanguageCert e l'altra?
## languagecert.riconoscimento|languagecert.descrizione
LanguageCert serve per il visto UK?
Che autorità regola LanguageCert
i certificati LanguageCert sono validati da Ofqual?
il Communicator è accettato da UKVI
LanguageCert è roba seria o un pezzo di carta?
per l'Inghilterra LanguageCert ha l'approvazione governativa?
## languagecert.formato|languagecert.descrizione
Come è composto un esame LanguageCert?
quali skill misura LanguageCert
LanguageCert: c'è da parlare con un esaminatore oltre allo scritto?
Prove previste da LanguageCert
in LanguageCert testano anche l'ascolto?
l'ossatura dell'esame LanguageCert
## languagecert.preparazione
Fate lezioni mirate a LanguageCert?
prepararsi all'Expert con voi, in che modalità?
Studio per LanguageCert da casa, è contemplato?
come ci si allena al LanguageCert
Il training per Mastery si fa in aula o a distanza
un corso blended per LanguageCert esiste?
## languagecert.livelli
elenco dei gradini LanguageCert
Expert a che livello equivale?
Come si chiama il B1 di LanguageCert
quali livelli rilascia LanguageCert?
Achiever e Access, quale viene prima
Il nome dell'esame LanguageCert per il C2?
## languagecert.iscrizione
come ci si candida a LanguageCert?
Iter per ottenere LanguageCert
da dove comincio se voglio dare il Communicator
quali fasi ci sono dal primo contatto al certificato LanguageCert?
Mi voglio iscrivere a LanguageCert, primo passo?
procedura LanguageCert
## toefl.descrizione
Date il TOEFL voi?
toefl ibt: dritte generali
Per un PhD in Canada chiedono il TOEFL, me lo riassumete?
siete test center ETS?
TOEFL che cosa comprende
## toefl.prezzo|toefl.descrizione
quanto sgancio per il TOEFL
la fee del TOEFL?
TOEFL: importo della tassa d'esame
Con duecento euro il TOEFL me lo pago?
Che quota si versa per sostenere il toefl
Quanto incide il test TOEFL sul mio budget da studente?
## toefl.durata
quante ore dura la tortura del TOEFL
TOEFL, tempo totale al computer?
Quanto si sta dentro per il TOEFL?
in una mattina ce la si fa col TOEFL?
## toefl.formato
In quante sezioni è diviso il TOEFL?
parti del toefl ibt
nel TOEFL si parla con una persona, o comunque c'è lo speaking?
le componenti del TOEFL quali sono
ordine e tipo di prove del TOEFL
il TOEFL prevede listening?
## toefl.punteggio|toefl.descrizione
scala dei voti TOEFL
quanto è il massimo al TOEFL?
Il TOEFL a quanti punti arriva
punteggio pieno toefl
Su quanto viene valutato il TOEFL?
100 al TOEFL è tanto, su che totale?
## toefl.preparazione
Preparate al TOEFL?
c'è un crash course TOEFL prima della deadline del master
Il corso TOEFL di gruppo di quante ore è?
formule per studiare il TOEFL con voi
intensivo toefl, come è fatto
Lezioni private mirate al TOEFL le prevedete?
## toefl.date
Quando posso sostenere il TOEFL?
prossima sessione TOEFL in sede
prenotare il TOEFL da voi: come?
Calendario TOEFL 2027?
entro dicembre ci sono slot per il TOEFL
a chi mando la richiesta per bloccare una data TOEFL
## lingue.descrizione
Quali idiomi insegnate?
mi trasferisco a Monaco, fate tedesco?
Oltre all'inglese che lingue ci sono
spagnolo per Erasmus a Siviglia, avete corsi?
Il francese rientra nella vostra offerta?
vorrei imparare il giapponese per gli anime, lo insegnate?
## italiano-stranieri.descrizione|lingue.descrizione
il mio coinquilino è turco e deve imparare l'italiano, avete corsi?
Italian for foreigners, si fa da voi?
classi di italiano per studenti Erasmus in arrivo
una collega appena assunta non parla italiano, prevedete corsi?
insegnate l'italiano L2?
dove trovo i vostri corsi di italiano per non italofoni
## traduzioni.descrizione
Fate interpretariato per un convegno?
servizi di traduzione, in che cosa consistono?
traducete manuali tecnici
avremmo bisogno di un interprete in simultanea, ve ne occupate?
localizzazione di un videogioco, rientra in quel che fate?
Consecutiva o simultanea, quale offrite?
## traduzioni.prezzo
tariffa a cartella per tradurre?
Quanto chiedete per un interprete a giornata
costo traduzione del diploma per il bando estero
Tradurre la tesi quanto mi verrebbe?
preventivo di traduzione, come si stabilisce la cifra
prezzi di interpretariato
## traduzioni.lingue|traduzioni.descrizione
traducete dal curdo?
In quante lingue traducete?
coprite anche lingue rare nelle traduzioni
ventaglio linguistico del servizio traduzioni?
numero di idiomi gestiti dai traduttori
Le traduzioni contemplano solo l'inglese o molte lingue?
## traduzioni.tempi
Entro quando mi ridate la traduzione?
tempi di consegna di un testo tradotto
per quando consegnereste la traduzione di un bilancio
Quanto ci mettete a tradurre trenta pagine?
deadline stretta: in quanti giorni traducete un contratto
Ci vuole molto per avere una traduzione pronta?
## aziende.descrizione
Sono HR manager, che formazione linguistica proponete?
Inglese per i dipendenti, cosa contempla la vostra offerta
coaching ai dirigenti lo prevedete?
Per una PMI che soluzioni avete?
welfare aziendale, quali corsi ci potete attivare
il nostro team deve migliorare l'inglese delle call, che proponete alle imprese?
## aziende.durata
i percorsi in ditta quanti mesi impegnano
workshop per il personale, quante giornate?
La formazione aziendale è un impegno lungo?
Quanto durano i corsi alle imprese?
un training lampo per i commerciali, di quanti giorni
durata prevista per i percorsi corporate
## aziende.modalita|aziende.descrizione
Venite voi in ufficio a far lezione?
formazione ai dipendenti su teams, possibile?
i corsi corporate dove si tengono
metà del team è in smart, erogate in forma mista?
In azienda nostra o nelle vostre aule?
modalità di fruizione dei corsi per imprese
## aziende.riconoscimento|aziende.descrizione
Siete ente accreditato per la formazione aziendale?
accreditamento regionale, l'avete?
ai fini della rendicontazione ci serve sapere se la Regione vi ha accreditati
la vostra formazione alle imprese che accreditamento vanta
Ente formativo riconosciuto dalla Regione sì o no
HR chiede da chi siete accreditati come formatori
## scuole.descrizione
Sono un dirigente scolastico, che servizi ci offrite?
cosa fate per gli istituti superiori
tutoraggi per i nostri alunni, li attivate?
Per la mia scuola media che progetti avete in inglese?
Formazione CLIL al collegio docenti, rientra nelle vostre attività?
collaborate con gli istituti comprensivi e su cosa
## scuole.iscrizione
Come può il nostro liceo diventare preparation centre?
passaggi per l'accreditamento della scuola come centro di preparazione Cambridge
vogliamo il bollino Cambridge per l'istituto, che trafila c'è?
da preside: cosa comporta diventare centro di preparazione
Chi decide se la scuola può essere centro Cambridge?
iter del centro di preparazione per gli istituti
## scuole.prezzo
Quanto costa a una scuola attivare i vostri corsi?
tariffe per istituti
il DSGA vuole una cifra per il pacchetto alunni, la date?
preventivo per certificazioni nel nostro istituto, come si fa?
Spesa a carico della scuola per i vostri servizi
A quanto ammonta il contributo a carico dell'istituto?
## progetti-europei.descrizione
Gestite Erasmus+ per le scuole?
progettazione PON, ve ne occupate
il nostro istituto vuole fare una KA1, ci potete aiutare?
Fondi europei: su che linee lavorate
PON competenze digitali rientra nei progetti che seguite?
partenariati e mobilità staff, li curate voi?
## progetti-europei.modalita
In che fasi si articola un progetto europeo con voi?
dalla candidatura alla rendicontazione, come procedete sull'Erasmus+
Metodo di lavoro sui progetti UE
step di un PON seguito da voi
chi fa l'analisi dei bisogni prima di un progetto Erasmus, che percorso c'è
come si svolge il lavoro se vi affidiamo la progettazione europea?
## viaggi-studio.descrizione
Mandate ragazzi all'estero a studiare?
soggiorni linguistici, cosa proponete?
quarto anno di liceo fuori, lo organizzate
Siete pure tour operator?
esperienze all'estero per universitari, ne avete?
Che tipo di viaggi studio contemplate
## viaggi-studio.destinazioni|viaggi-studio.descrizione
dove si può andare coi vostri viaggi studio
mete per la vacanza studio
L'Australia è fra le destinazioni?
in quali paesi spedite gli studenti
Malta rientra tra i soggiorni?
elenco nazioni dei viaggi studio
Berlino come meta di un viaggio studio è contemplata?
## viaggi-studio.prezzo
vacanza studio a Dublino, budget?
quanto si spende per due settimane a Malta coi viaggi studio
Anno all'estero: che esborso
i soggiorni linguistici hanno un tariffario?
Cifra per un viaggio studio in Canada
mi fate un prezzo per lo stage linguistico in UK
## viaggi-studio.date
quando partono i viaggi studio?
turni estivi dei soggiorni, che date?
Partenze di luglio per l'Irlanda?
calendario vacanze studio
C'è un viaggio studio a Pasqua, in che giorni?
la prossima partenza per Malta
## carta-docente.descrizione
accettate il bonus docenti?
Il buono del ministero per noi prof, lo prendete?
ho ancora 200 euro sulla Carta del Docente, valgono per un corso?
pagamento del corso con carta docente
Sono un'insegnante di ruolo, posso scalare la quota dal bonus?
il borsellino dei docenti lo posso spendere nei vostri corsi
## itaca.descrizione
Bando ITACA, date una mano?
figlia di dipendente INPS, borsa per l'anno fuori: ci assistete?
itaca: a chi chiedo
seguite le famiglie che concorrono a ITACA?
Supporto per la borsa di studio ITACA
il programma ITACA lo gestite anche voi?
## scuola.telefono
a che numero vi becco?
contatto telefonico?
preferisco parlare a voce, dove chiamo
Il centralino in quali ore risponde?
mi date un recapito per chiamarvi
numero fisso della scuola
## scuola.email
A che mail mando i documenti?
la vostra casella di posta
vorrei scrivervi, indirizzo email?
dove invio due righe per iscritto
odio telefonare, una mail ce l'avete?
contatto e-mail della didattica
## scuola.indirizzo
Dove vi trovo?
via e civico grazie
In che strada state?
coordinate per maps
L'indirizzo esatto della sede
ma siete vicino al Vaticano o dove
## scuola.apertura
Fino a che ora c'è qualcuno in sede oggi?
il sabato mattina siete operativi?
orari di sportello
esco da lezione alle 17, vi trovo ancora aperti?
di domenica la segreteria è attiva?
Che giorni ricevete il pubblico?
## scuola.tempi
Mi fate aspettare molto per una risposta?
dopo il form quanto ci mettete a farvi vivi
entro quante ore replicate alle mail
ho scritto stamattina, quando rispondete di solito?
tempi di riscontro alle richieste
Vi devo sollecitare o rispondete in giornata?
## scuola.esperienza
Da quanti anni siete sul mercato?
siete una scuola nuova o storica
che anzianità avete come istituto?
quanta esperienza vantate
Esistete da tanto?
la vostra storia in due parole
## scuola.descrizione
Di cosa vi occupate?
che servizi fornite in generale
Cosa fa la vostra scuola, insomma?
ventaglio completo delle attività
mi hanno passato il link, ma voi che offrite?
what do you do, cioè cosa trattate
## scuola.dati-legali
Partita IVA per l'ordine d'acquisto?
ragione sociale esatta
codice fiscale della scuola per la pratica in segreteria amministrativa
Devo inserirvi come fornitori: denominazione e p.iva
sotto che società operate?
dati societari per la determina, grazie
## scuola.riconoscimento
La scuola ha qualche riconoscimento ufficiale?
chi vi riconosce come istituto?
siete una scuola riconosciuta dallo Stato o da chi
riconoscimenti ottenuti dalla vostra scuola
Avete il crisma dell'ufficialità come scuola di lingue?
che patente ufficiale avete come istituto
## reclami.descrizione
devo lamentarmi, come si fa?
canale per segnalare un disservizio
Voglio protestare formalmente
Dove si inoltra un reclamo?
il reclamo resta riservato?
c'è un modulo per le lamentele
## reclami.tempi|reclami.descrizione
Quanto attendete prima di rispondere a un reclamo?
tempistica di evasione dei reclami
ho protestato lunedì, entro quando mi dite qualcosa sul reclamo
giorni previsti per il riscontro a un reclamo
Il mio reclamo quando verrà esaminato?
termine massimo per la replica ai reclami
## privacy.descrizione
Che fine fanno i miei dati?
voglio essere cancellato dal vostro database, a chi scrivo
Usate la mia mail per altro oltre a rispondermi?
rettifica dei dati personali: procedura
trattamento dati, in base a cosa?
diritto di accesso GDPR, dove lo esercito
## privacy.tempi
Entro quanto evadete una richiesta GDPR?
in quanti giorni mi cancellate i dati
data breach: in quanto tempo avvisate?
tempi per l'accesso ai dati personali
Ho chiesto la cancellazione, quanto potete metterci al massimo?
Quante ore avete per notificare una violazione
## privacy.cookie
Mi tracciate con i cookie?
come revoco il consenso ai cookie
che tipo di cookie gira sul sito
ho cliccato accetta per sbaglio sul banner, dove cambio
cookie di profilazione ne usate?
gestione delle preferenze cookie
## corsi-a2.posti|corsi.posti
corso A2 Key, capienza della classe?
quante sedie ci sono in tutto nel gruppo Key
Per l'A2 quanti allievi ammettete al massimo?
## corsi-b1.posti|corsi.posti
Il gruppo B1 Preliminary quanti iscritti può reggere?
quanti posti contempla la classe B1
Numero chiuso per il B1, e quanti siete al massimo?
## corsi-b2.posti|corsi.posti
Quanti banchi conta il corso B2?
In quanti può essere composto il gruppo First?
## toefl.durata|toefl.formato
il reading del TOEFL quanto tempo ti dà
TOEFL: minuti di speaking e writing
## none
Sul corso KET c'è uno sconto per chi ha l'ISEE basso?
il prezzo del B2 si può spezzare in tre rate?
Se mollo il First a metà mi restituite la quota?
con PayPal posso saldare il corso C1
la tariffa del PET cala se ci iscriviamo in due?
Il costo del corso è detraibile nel 730
fatemi la fattura del B1 intestata alla ditta
caparra per bloccare il C1, di quanto?
Il prezzo del B2 resta lo stesso anche a gennaio o aumenta?
Convenzione con la Sapienza sulla retta dei corsi?
Student card ESN, vale per avere qualcosa in meno sul corso?
entro che giorno va saldata la quota del gruppo
ho pagato due volte il PET, come recupero i soldi?
quanto costa solo l'ultimo mese del corso B2
se entro a corso First già avviato pago di meno?
una lezione di prova del CAE quanto viene
Il bonifico per il corso su quale IBAN va fatto?
quanto costa il corso di tedesco
prezzo del gruppo di spagnolo base?
Retta del corso junior per mio figlio
il corso TOEFL di gruppo quanto viene?
tariffa dell'intensivo TOEFL di due settimane
quota d'esame LanguageCert Expert?
Quanto si spende per l'esame Communicator
LanguageCert costa più o meno del Cambridge?
corso di preparazione LanguageCert, che budget serve
corso di italiano per stranieri, quanto sborso?
il francese individuale a quanto l'ora
prezzo di un'ora privata di tedesco
mora se pago la retta in ritardo?
Accettate contanti per la quota
Posso saldare il corso con Klarna
il voucher regione copre la retta del C1?
rimborso se la classe non raggiunge il numero
il mio fondo interprofessionale può pagare il corso C2?
marca da bollo compresa nella cifra?
Mi fate avere la ricevuta del pagamento B2
C'è una quota associativa o di segreteria oltre al corso?
con il bonus cultura dei diciottenni pago il First?
Carta Giovani Nazionale accettata per ridurre la tariffa?
Sconto fratelli sui corsi
se vi porto un amico mi scalate qualcosa?
regalo di laurea: fate buoni per un corso?
il pacchetto gruppo più esame ha un prezzo scontato?
quanto mi rimborsate se salto quattro lezioni di PET
Prezzo bloccato anche per il livello successivo?
posso pagare il corso a fine mese quando arriva lo stipendio
IVA inclusa nei 680 o va aggiunta?
L'abbonamento annuale a tutti i corsi esiste?
In che mese finisce il corso B2?
ultima lezione del PET, quando?
Quante settimane copre il KET dall'inizio alla fine
il First si ferma sotto Natale?
il corso C1 fa pausa durante gli appelli di gennaio
A giugno il gruppo B1 è ancora in corso?
Quante ore di compiti a casa per il B2
percentuale minima di frequenza del corso C1
dopo quante ore di assenza mi buttate fuori dal PET?
quante ore del corso sono dedicate allo speaking
ore di simulazione comprese nel First?
Il corso A2 ha la pausa caffè a metà lezione?
si può concentrare il B2 in un mese solo
Se le 50 ore non mi bastano posso prolungare?
quante ore ci vogliono per passare da A1 a C1 in totale
la durata in mesi del C2 da calendario?
entro quanto devo consumare le ore private
le lezioni del B1 perse si recuperano?
arrivo tardi di mezz'ora ogni martedì, al First va bene lo stesso?
posso alternare il gruppo del lunedì con quello del giovedì?
Si può spostare il turno del KET alle 20?
se il mercoledì è festa la lezione A2 quando si recupera
mi avvisate se il prof del C1 dà buca?
orario dei corsi per bambini
che giorno fanno lezione i ragazzi delle medie
Gli slot del corso di francese?
il corso TOEFL in che sere è
In che giorni si tiene il gruppo di spagnolo?
orari del corso di italiano per stranieri
A che ora inizia l'esame LanguageCert
il corso TOEFL si frequenta anche la domenica?
posso uscire mezz'ora prima dal CAE per prendere il treno
il prof del B2 riceve fuori orario?
quando fate gli open day
Business English, in che fascia stanno le lezioni di gruppo
Il PET salta domani per lo sciopero?
stasera c'è lezione di C1 o no?
quante persone servono perché il gruppo B1 si attivi?
numero minimo per far partire il Proficiency
Se il C2 non parte mi spostate su altro?
Lista d'attesa per il First, come ci si mette?
mi avvertite via sms quando riapre il PET?
posso assistere come uditore alla prima lezione del KET
entrare a lezione già avviata mi penalizza?
il corso estivo di B2 lo fate?
Un gruppo nuovo solo per noi quattro amici lo aprireste?
quando comincia il corso di tedesco
Avvio dei corsi per bimbi, che mese?
da quando parte il gruppo di spagnolo
inizio del corso TOEFL collettivo
quando parte l'italiano per stranieri
Se parto in Erasmus a metà posso congelare il posto?
Che età hanno gli altri della classe B2?
nel gruppo C1 sono tutti universitari?
posso opzionare due posti senza pagare subito
quanti siete attualmente iscritti al CAE, nomi e facce?
si possono dividere fidanzato e fidanzata in gruppi diversi
Avete una classe solo over 50
classi solo ragazze ne fate?
posti riservati a chi ha la 104
nei corsi junior dividete i bambini per classe di scuola?
il corso di francese è misto per età o solo adulti
il mio posto nel PET lo posso cedere a un amico
Quanti si sono ritirati l'anno scorso dal First?
C'è il parcheggio vicino all'aula del B2?
Che autobus ferma davanti alla sede
con la sedia a rotelle si entra in classe
a che piano sono le aule
il wifi è aperto agli studenti dei corsi?
c'è un angolo per mangiare prima della lezione del First
aria condizionata in aula o si schiatta?
Avete una succursale all'EUR
Fuori Roma avete sedi, tipo Latina?
dove si legano le bici o il monopattino
esiste una sala studio dove restare dopo il C1
distributori di caffè in sede?
sede dell'esame LanguageCert
In che aula si fa il corso di tedesco?
l'aula dei bambini ha i giochi
posso portare il cane a lezione
come entro se il portone è chiuso alle 18
le aule dei corsi hanno la LIM?
il corso di italiano per stranieri in quale via è
posso collegarmi da remoto solo quando sono malato
Le lezioni del B1 vengono registrate?
titolo e casa editrice del libro di First?
che edizione del manuale CAE usate
Il testo del PET è cartaceo o ebook?
rivendo il libro del B2 usato, lo ritirate?
ho già il manuale del C1, mi scalate il prezzo?
perso il libro di B1, me ne ridate uno
dispense in braille disponibili?
si possono fotocopiare le unità del testo First
Past papers del Proficiency ne date?
accesso a una app insieme al libro?
materiale del corso TOEFL, è fornito?
libri per prepararsi a LanguageCert, quali?
nelle lezioni private il testo è compreso?
i materiali del Business English chi li paga?
quaderno e penne li date voi?
quando viene consegnato il libro del C1
serve il computer in aula per il C2?
un bel sito per allenare il listening del First?
Che libro usano i bambini di Movers
dizionario: cartaceo o monolingue per il B2
con che punteggio si passa il First?
Quanti punti bastano per il PET
soglia minima nel CAE per il C1
il FCE si fa al computer o su carta?
posso usare il vocabolario nell'esame Cambridge
tracce del writing uscite nel B2 First
allo speaking del PET si entra in coppia?
quanto pesa il reading sul voto del Proficiency
Il voto Cambridge come si converte in trentesimi?
durata dell'esame B2 First in minuti
Quanto tempo ti danno per lo scritto del CAE
lo speaking PET quanti minuti prende
KET, durata complessiva della prova?
In quante ore si fa il Proficiency d'esame
Cambridge, dopo quanto escono i risultati?
esito del First: attesa in settimane
quando mi arriva a casa il certificato CAE
Il PET scade dopo qualche anno?
validità nel tempo del certificato First
se vado male al CAE posso rifare un solo paper?
bocciato al First, dopo quanto posso riprovarci
mi spedite il diploma Cambridge a Bologna?
Ho smarrito il certificato PET, copia?
che documento va portato il giorno del Cambridge
tempo extra per DSA agli esami Cambridge
posso disdire l'esame First e riavere la tassa
mi ammalo il giorno del CAE, che succede?
spostare l'iscrizione dal PET di marzo a quello di giugno
ricorso contro il voto del Proficiency
Serve aver frequentato da voi per sostenere il First?
esiste un'età minima per il CAE
mi dite il mio risultato del First, codice candidato 000?
password del portale risultati Cambridge dimenticata
Come verifico che un certificato Cambridge non sia taroccato?
i telefoni dove si lasciano durante il PET
si può bere in aula all'esame C1?
simulazione dell'esame First, ne fate una a pagamento?
mock del CAE la prenoto dove
vorrei vedere il compito corretto del PET
il Linguaskill lo fate voi
Fate IELTS?
IELTS Academic, quota e date?
sostenere il DELE da voi è possibile
DELF B2, siete centro?
Goethe Zertifikat C1, sessioni?
CILS per la cittadinanza la erogate?
B1 di italiano per diventare cittadino, lo fate?
Duolingo English Test, avete postazioni?
Trinity ISE lo contemplate
TOEIC per lavorare in aeroporto?
PTE Academic in programma?
OET per infermieri nel Regno Unito?
preparazione IELTS, quanto costa
il GMAT si dà da voi?
quale è più facile tra First e IELTS
il CELI 3 rientra nei vostri esami?
HSK di cinese, sede d'esame?
JLPT, organizzate la sessione di dicembre
Certificazione informatica tipo ECDL la date
Bocconi, che livello chiede per l'ammissione?
la mia facoltà a Roma Tre toglie crediti col First, quanti CFU?
Con il B2 sono esonerato dall'idoneità d'inglese alla Sapienza?
il C1 quanti punti vale nel concorso scuola?
quanti punti GPS prende chi ha il CAE
punteggio in graduatoria ATA con il PET
Il B2 Cambridge basta per il Politecnico di Delft?
per fare l'hostess Ryanair che certificato esigono
visto di lavoro australiano: il CAE è valido?
quanto vale il First per l'Esercito
col PET mi prendono al liceo linguistico?
crediti formativi alla maturità grazie al B2?
il Cambridge sostituisce l'IELTS per Oxford?
Quanti dei vostri passano il TOEFL al primo colpo?
percentuale promossi a LanguageCert
media voti dei vostri al Proficiency
che probabilità ho di prendere il grade A al First
tasso di successo dei corsi junior
se vengo bocciato mi rifate il corso gratis
garanzia soddisfatti o rimborsati sull'esame?
Si può cambiare insegnante se non mi trovo?
come si chiama la prof del B2
L'insegnante di C1 è uomo o donna?
quanti docenti avete in organico
assumete insegnanti madrelingua?
cercate tutor per i corsi estivi, mando il CV?
sono native speaker, quanto pagate all'ora
il prof di tedesco è svizzero o austriaco?
posso avere di nuovo la docente dell'anno scorso
Che accento ha il prof del First, british o americano?
mi date il numero personale della teacher?
supplente se il docente è malato?
il docente corregge i temi anche fuori aula?
il prof individuale viene a casa mia?
I vostri insegnanti sono esaminatori Cambridge
tirocinio universitario nella vostra scuola, possibile?
fate corsi per diventare insegnante di inglese, tipo CELTA?
stage curricolare in segreteria, lo attivate
lavorate con studenti part time alla reception?
Quanto tempo ho per ritirarmi dopo l'iscrizione
diritto di recesso sui corsi
che documenti servono per formalizzare l'adesione al B1
un minorenne può firmare da solo l'iscrizione?
Permesso di soggiorno in rinnovo, mi iscrivete uguale?
il contratto del corso lo posso leggere prima
delega per iscrivere un amico che è in Cina
serve la SPID per registrarsi?
posso trasferire l'iscrizione dal B2 al C1
Mi sono iscritto ieri, vi risulta?
ho mandato il modulo PET ma niente conferma, controllate?
cambiare email nella mia iscrizione
l'iscrizione vale per due anni accademici?
voglio annullare l'iscrizione al KET
rilasciate un attestato di frequenza a fine corso?
il certificato di partecipazione B2 è valido per i CFU
serve una visura del diploma per l'iscrizione al C2?
attestato con le ore di assenza, me lo stampate per l'azienda
libretto presenze per il permesso studio 150 ore
pagella di fine corso per i genitori
se a novembre scopro che il B1 è troppo facile posso salire?
salto dal B1 al C1 senza passare dal B2, me lo lasciate fare?
con un sei e mezzo di IELTS a quale corso corrispondo
in quanto tempo si passa da B1 a B2 di norma
il mio 24 all'idoneità che livello vale
Retrocedere dal C1 al B2 a corso iniziato?
quali argomenti grammaticali si fanno nel B2
programma dettagliato delle lezioni del PET
syllabus del C1 da allegare alla borsa
che differenza c'è fra phrasal verbs del B2 e del C1
si fa conversazione libera nel corso A2?
fate test intermedi durante il First
Un corso solo di pronuncia esiste
un gruppo di sola grammatica senza certificazione lo tenete?
club di conversazione il venerdì?
laboratorio di scrittura creativa in inglese
inglese medico per specializzandi, lo attivate
inglese giuridico, programma e docente?
inglese per sviluppatori, c'è un corso tech?
corso di inglese per naviganti
scambio linguistico con madrelingua, lo organizzate?
Quanto dura il test di livello
il placement si può fare da casa?
quante domande ha il test d'ingresso
come mi preparo al test di livello
dopo il placement in quanti giorni mi dite il livello?
il risultato del test di livello vale per l'università
posso ripetere il placement se ero stanco
Il test di livello valuta anche lo speaking?
attestato del test gratuito, me lo date?
placement per il francese, esiste?
c'è un test di livello per i bimbi
chi corregge la prova d'ingresso
Che voto ho preso al test di livello di lunedì?
entro quando va fatto il placement prima del corso
test di livello per cinquanta dipendenti, come si organizza?
il placement scade
il test è adattivo o a domande fisse
Le lezioni individuali si possono fare online
private in due con la mia ragazza, tariffa?
disdico l'ora privata la mattina stessa, la pago?
pacchetto da venti ore singole, c'è uno sconto?
quante volte a settimana mi consigliate l'individuale
l'ora privata dura 60 o 50 minuti?
le ore one to one scadono?
posso scegliere io il docente delle private
regalo ore individuali a mia madre, come fare?
Se trovo troppo duro il CAE privato passo al gruppo?
venite a domicilio per l'individuale
con le private posso saltare direttamente all'esame di marzo?
lezione singola per un colloquio di lavoro domani
mi preparate a una presentazione in inglese, tariffa?
revisione della lettera motivazionale in inglese
ore private di matematica in inglese?
una sola ora di prova individuale gratis
rimborso delle ore singole non usate
il docente privato manda report al mio capo?
l'individuale d'agosto si fa
Quanti dipendenti minimo per attivare un corso in ditta?
Fondimpresa: gestite voi la pratica?
ci fornite l'attestato per ogni dipendente a fine percorso
registro presenze per HR, lo compilate?
le ore di formazione aziendale sono deducibili?
chi paga la trasferta del docente in azienda
Referenze di altre imprese clienti?
Avete lavorato con società del settore gaming
sala riunioni nostra, che attrezzatura vi occorre?
clausola di riservatezza per il coaching ai manager
corsi alle imprese il sabato, maggiorazione?
report sui progressi del team a cadenza mensile
Fatturazione a 60 giorni, la accettate?
il training aziendale prevede un esame finale?
possiamo interrompere il percorso corporate in anticipo
test d'ingresso a tutto l'ufficio, quando ce lo somministrate?
Quanti formatori potete mandarci in contemporanea
siete iscritti al MePA?
DURC aggiornato, ce lo mandate?
quando vi scade l'accreditamento regionale?
siete certificati ISO 9001
il coach dei nostri export manager che curriculum ha?
sicurezza sul lavoro in inglese, la fate?
Foundation per assunti extra UE, come l'organizzate?
i lavoratori in cassa integrazione hanno il corso gratis?
garanzia giovani, avete corsi finanziati
GOL della regione Lazio: siete tra gli enti?
apprendisti: la formazione obbligatoria la erogate
politiche di disdetta per i corsi aziendali
assistenza dopo il workshop di due giorni?
potete gestire buoni welfare Edenred?
piattaforma e-learning per i dipendenti, quale usate
la nostra sede è a Milano, mandate il docente?
ci serve la lezione in stabilimento alle 6 di mattina, disponibili?
Quanti alunni minimo per attivare un corso da noi a scuola
potete fare gli esami Cambridge nella nostra aula magna?
esperto esterno madrelingua per il bando del mio istituto, candidate qualcuno?
CIG e dichiarazione dei conti dedicati, a chi li chiedo
convenzione PCTO con la nostra quinta, la firmate?
Quota agevolata per gli studenti delle scuole convenzionate
gli insegnanti accompagnatori pagano l'esame?
Preparation centre: quanto tempo ci vuole in mesi
quanti candidati l'anno bisogna portare per restare centro di preparazione
requisiti minimi della scuola per il riconoscimento Cambridge, quanti iscritti?
ogni quanto si rinnova lo status di preparation centre
la targa del centro di preparazione chi la fornisce?
se Cambridge rifiuta la domanda dell'istituto?
quali scuole di Roma sono vostri centri di preparazione
percorso CLIL del DM 65, lo attivate entro maggio?
Corso metodologico CLIL: di quante ore?
i docenti ricevono l'attestato SOFIA
Corso linguistico per noi prof, quante ore e quando?
la formazione docenti è riconosciuta sulla piattaforma del ministero?
Avete un lettore da mandarci già lunedì
simulazioni d'esame per le classi quinte, in quali mesi
mandate il materiale promozionale per i genitori?
incontro con le famiglie in istituto, quando venite
scadenza per aderire come scuola ai corsi del prossimo anno
orario scolastico: mattina curricolare o pomeriggio?
esame for Schools, quante sessioni l'anno in istituto
differenza fra Key e Key for Schools
First for Schools, durata della prova
voto minimo nel Preliminary for Schools
un sedicenne può fare il First normale invece del for Schools?
pagamento tramite PagoPA della scuola
la gara d'appalto del nostro istituto: partecipate?
Insegnante di sostegno: entra in aula all'esame?
griglie di valutazione CLIL da condividere?
scadenza del bando Erasmus+ di quest'anno?
quanti progetti Erasmus vi hanno finanziato
quale percentuale trattenete sul budget del PON
il cofinanziamento europeo quanto copre
Erasmus+ per singoli universitari, la borsa quanto è?
mi trovate un partner in Finlandia per la KA2?
Candidature PON: chi firma come progettista?
il mio ateneo chiede l'OLS, lo fate voi?
certificato linguistico per il bando Erasmus della Sapienza, entro quando
learning agreement, mi aiutate a compilarlo?
quanti mesi dura un progetto europeo
Tempi di approvazione dell'Agenzia nazionale
Traineeship Erasmus: trovate l'azienda ospitante
servizio civile europeo, ne sapete qualcosa?
job shadowing in Irlanda, quanti docenti per volta?
diarie e biglietti nella mobilità staff chi li anticipa
Horizon Europe rientra nelle vostre competenze?
PNRR linea STEM, ci affiancate?
l'importo massimo di un PON quanto è
nei progetti Erasmus il viaggio è assicurato?
Nel viaggio studio il volo è compreso?
chi accompagna i ragazzi a Malta
dormono in famiglia o in college nei soggiorni
assicurazione medica per l'anno in Canada inclusa?
A che età si può partire coi viaggi studio?
ci vuole il passaporto per il soggiorno in UK
visto per studiare negli USA, lo fate voi?
quante ore di lezione al giorno durante la vacanza studio
Quanti studenti per gruppo in partenza
acconto da versare per il viaggio studio
se mi ritiro da Malta perdo tutto?
Celiaca in viaggio studio, ci pensate voi?
il viaggio in Irlanda quanti giorni dura
compagnia aerea usata per Dublino?
posso lavorare mentre faccio lo study trip in Australia
bonus vacanze studio INPS Estate INPSieme, lo accettate
Anno all'estero: la scuola italiana lo riconosce?
quando è l'incontro informativo sull'anno all'estero
c'è un volo da Napoli per il soggiorno
con che borsa posso finanziarmi un semestre in Canada
mia figlia può stare in stanza con l'amica?
wifi e lavatrice nel residence di Malta?
numero di emergenza per chi è in viaggio adesso
tutor in loco, parla italiano?
per adulti over 30 ci sono soggiorni?
lettera per il college: me la scrivete?
i programmi universitari esteri che voto di maturità esigono
quali università americane sono nel programma
au pair a Londra, lo organizzate?
working holiday, mi aiutate col visto
gita di classe a Dublino, quanti docenti gratis ogni 15 alunni?
Con la Carta del Docente pago l'esame Cambridge?
carta docente valida per TOEFL
Il bonus docenti copre il viaggio studio?
come si genera il buono della Carta del Docente
Quando scade il credito della carta docente
supplente fino a giugno, ho diritto alla Carta del Docente?
la parte che avanza della Carta la rimborsate?
personale ATA, c'è un bonus simile?
carta docente di mia moglie per il mio corso, vale?
quale categoria devo scegliere sul portale carta docente
ho fatto il buono con l'importo sbagliato, lo stornate?
il buono docenti si unisce a un pagamento in contanti?
quanto mette il ministero sulla carta docente quest'anno
Sono di religione, mi spetta il bonus insegnanti?
con la Carta della Cultura posso iscrivermi
libri di testo acquistabili col bonus dei prof?
Importo massimo della borsa ITACA?
quando esce il bando ITACA
scadenza per ITACA di quest'anno
quale ISEE serve per ITACA
graduatoria ITACA: a che posto sono?
requisiti scolastici per concorrere a ITACA
che media voti chiede ITACA
ITACA copre anche i sei mesi o solo l'anno
INPS mi ha respinto la domanda ITACA, ricorso?
quanto chiedete per la pratica ITACA
paesi ammessi dal bando ITACA
ITACA per figli di pensionati privati, rientrano?
assistenza ITACA anche per chi parte con un'altra agenzia?
Traduzione giurata in tribunale, la fate?
asseverazione del certificato di nascita
ci vuole l'apostille, ve ne occupate voi
Traduzione dall'amarico, avete qualcuno?
Interprete LIS disponibile?
sottotitoli per un cortometraggio universitario
chi sono i vostri traduttori, nomi
un NDA per i documenti tradotti lo firmate?
mi rileggete la tesi già in inglese
Proofreading di un paper scientifico, fatto da chi
in che formato ridate il file tradotto
traduzione gratis di una pagina di prova
cabine e cuffie per la simultanea incluse
quanti interpreti servono per un convegno di otto ore
posso ritirare la traduzione a mano
pagate in anticipo voi i traduttori freelance?
cercate traduttori per localizzare giochi
usate DeepL o traducete a mano?
correzioni dopo la consegna della traduzione sono comprese?
Il traduttore può lavorare sul mio InDesign
traduzione vocale in tempo reale su zoom?
lo stato della mia traduzione del contratto
traduzione della patente per la Germania, è accettata dalla motorizzazione?
voice over per un gameplay in inglese
quanto costa l'esame LanguageCert C1 da voi
LanguageCert online da casa si può fare?
in che posto si dà LanguageCert
Communicator, punteggio per essere promossi
LanguageCert vale per i CFU a Tor Vergata?
il certificato Expert scade
LanguageCert Mastery accettato dal concorso scuola?
rifare solo lo speaking di LanguageCert
che ID serve per LanguageCert
Posso rinviare la sessione LanguageCert già pagata
certificato cartaceo LanguageCert, dove si ritira
take2 di LanguageCert come funziona?
LanguageCert fa media matematica fra le quattro abilità?
ore del corso di preparazione LanguageCert
che giorno preciso è LanguageCert di dicembre
corso Expert: quando comincia e in quanti si è?
LanguageCert per dislessici, misure?
entro quando mi iscrivo a LanguageCert di gennaio
Access: quali domande fanno all'orale
esempio di traccia per il writing di Expert
LanguageCert Academic lo avete?
SELT UKVI A1 per il ricongiungimento, quota?
l'esaminatore LanguageCert è dal vivo o in video
LanguageCert Young Learners esiste da voi
nel Mastery Pro si può usare il dizionario
quante persone alla sessione LanguageCert
ho ricevuto failed all'Achiever, perché?
LanguageCert contro Cambridge, quale preferiscono i recruiter
LanguageCert in America lo accettano?
quando escono i risultati del TOEFL
TOEFL: per quanti anni resta valido
toefl home edition, supportate?
dopo quanti giorni si può ridare il TOEFL
Che punteggio TOEFL chiede la ETH?
passaporto obbligatorio al TOEFL o basta la carta d'identità
mandare lo score TOEFL a un quarto ateneo, costo?
TOEFL, sono previste pause
MyBest scores come si leggono
92 al TOEFL a quale livello europeo equivale?
cambiare data del TOEFL, penale?
TOEFL annullato per maltempo, ho diritto al rimborso?
si prendono appunti durante il TOEFL
cuffie rumorose al TOEFL, posso portare le mie?
che documento mi spetta dopo il TOEFL
TOEFL ITP per l'Erasmus lo fate?
nell'intensivo TOEFL il pranzo è compreso
il prof TOEFL quanto ha preso lui al test
TOEFL per il visto inglese, è valido?
quante domande ha il reading del TOEFL
Il mio account ETS è bloccato, mi aiutate?
la tastiera del TOEFL è americana
soglia TOEFL per la magistrale a Bologna
toefl essentials
libro ufficiale ETS lo regalate?
quante postazioni avete per il TOEFL
TOEFL con invalidità, ausili?
sconto TOEFL per i rifugiati?
quanti crediti mi abbonano con 100 al TOEFL
Quando arrivano i risultati di Starters?
il genitore può stare in aula durante Movers
Flyers a che livello europeo corrisponde
mio figlio è agitato, si può rinviare Starters?
il certificato Movers serve alle medie?
corso per Flyers, quante ore e che costo
i bambini fanno merenda durante le lezioni
lasciate i bimbi da soli all'uscita del corso?
bilinguismo a 3 anni, avete un nido in inglese?
campo estivo in inglese per bambini
compleanno in inglese, lo fate?
mia figlia ha saltato Movers, può passare a Flyers
quanti scudetti servono per passare al KET?
babysitter madrelingua ne fornite?
Bimbo autistico, lo inserite nel corso junior
compiti per bambini nel corso d'inglese
doposcuola in inglese al pomeriggio?
c'è una lezione prova per mio figlio di 5 anni
nell'esame Flyers si deve disegnare?
le foto dei bambini al corso le pubblicate?
TKT CLIL, quante domande ha?
TKT CLIL, che livello d'inglese pretende
punteggio GPS del TKT CLIL
durata in minuti del TKT CLIL
come ci si prepara al TKT CLIL, corso?
fascia di voto Band 3 del TKT, cosa vuol dire
il TKT CLIL vale come i 60 CFU
TKT moduli 1 2 3 li fate
il ministero riconosce il TKT CLIL ai fini del DM 77?
TKT CLIL risultati quando
bibliografia per il TKT CLIL
quante lezioni a settimana fa il corso di francese
certificazione di tedesco per medici
Il corso di spagnolo è con insegnante sudamericano?
francese per bambini, lo attivate?
quante ore dura il corso di italiano per stranieri
l'italiano per stranieri rilascia un certificato per il permesso di soggiorno
Test A2 della prefettura, si fa qui?
classe di italiano gratis per rifugiati?
italiano online per chi è ancora in Brasile
visto studente grazie al vostro corso di italiano
posso fare inglese e tedesco insieme con uno sconto
quante ore di tedesco bastano per lavorare a Monaco
quanti iscritti al gruppo di tedesco A1
titolo del libro del corso di spagnolo
WhatsApp della segreteria?
un numero attivo di notte per urgenze
interno diretto della direttrice
mi richiamate voi tra mezz'ora?
Avete una PEC
codice SDI per la fattura elettronica
IBAN della scuola
profilo instagram
gruppo telegram dei corsisti?
la mail personale del preside della scuola
con chi sto parlando, nome dell'operatore
fax ne avete ancora
Siete aperti l'8 dicembre?
chiudete per ferie ad agosto
orario del ponte di Ognissanti
alla vigilia di Natale fino a che ora c'è gente?
quando è meno affollata la segreteria
serve appuntamento per venire allo sportello
in sede c'è qualcuno che parla cinese
posso visitare le aule prima di decidere
ho lasciato la borraccia in aula, l'avete trovata?
dove parcheggio la moto in via Tibullo
fermata metro più vicina alla scuola
il citofono che nome porta?
ascensore in sede c'è
quanti metri a piedi da San Pietro
Alloggi per studenti fuori sede vicino a voi, ne conoscete?
mensa convenzionata in zona Prati
quanto fatturate all'anno
chi è il titolare della scuola
quanti studenti avete avuto in tutto
numero di dipendenti della società
capitale sociale e REA?
recensioni di ex studenti, dove le leggo
siete soci di AISLI o Eaquals?
in che anno la scuola ha ottenuto il riconoscimento
il vostro diploma ha valore legale
siete parificati come un liceo?
franchising: posso aprire una vostra sede a Viterbo
partnership con la nostra associazione studentesca, vi interessa?
volete fare da sponsor al torneo di esports di facoltà?
collaborazione con content creator, a chi scrivo?
posso affittare una vostra aula la domenica
fornitore di libri: con chi parlo degli acquisti?
il vostro statuto o carta dei servizi dove si scarica
polizza infortuni in aula, siete coperti?
sito non si carica da telefono, che faccio?
area riservata: ho scordato la password
ho scritto tre giorni fa e nessuno risponde, che succede alla mia pratica
a che punto è la mia richiesta di preventivo
mi mandate il preventivo entro oggi pomeriggio?
Reclamo anonimo, si può?
Chi legge i reclami in direzione?
che indennizzo spetta dopo un reclamo accolto
se il reclamo viene respinto a chi mi rivolgo
Il mio reclamo 4512 a che punto è?
reclamo verso Cambridge per un esaminatore sgarbato
posso fare il reclamo a voce
conciliazione o giudice di pace per la retta non resa?
ritiro del reclamo già inviato
mi licenziate il prof se reclamo?
quanti reclami avete avuto quest'anno
entro quanti giorni dal fatto devo presentare il reclamo
che documenti si allegano al reclamo
Per quanti anni conservate i miei dati?
nome del DPO
i dati li passate a Cambridge o a ETS
server in Europa o in America?
questa chat viene registrata e chi la legge
avete telecamere in aula?
chi tiene l'archivio delle foto degli studenti
disiscrivermi dalla newsletter
consenso dei genitori per un sedicenne, come si raccoglie?
i miei voti li comunicate al datore di lavoro?
Mi dite che dati avete su Marco Inventato?
avete subito attacchi hacker
usate l'intelligenza artificiale sui miei compiti
nomina a responsabile del trattamento per la nostra scuola, la firmate
informativa privacy in inglese, link?
quanto durano i cookie sul mio pc
che fornitore gestisce i cookie del sito
il sito funziona con i cookie bloccati?
mi compare sempre il banner dei cookie, è un bug?
avete il pixel di Meta, con quale codice?
sanzioni del Garante ricevute?
portabilità dei dati in formato excel
Che tempo fa a Roma domani?
mi fai i compiti di inglese di oggi
traducimi questa frase: ci vediamo al bar
come si dice in inglese sbloccare un livello
chi vince lo scudetto quest'anno
qual è il miglior rpg per imparare l'inglese?
Consigliami una serie in lingua
mi correggi il CV in inglese al volo
spiegami il third conditional
differenza tra make e do
mi scrivi la mail al relatore in inglese?
quanto guadagna un insegnante di lingue
dove si mangia bene a Prati
il numero di un'altra scuola di inglese in zona
meglio voi o il British Council
Mio figlio va male in matematica, ripetizioni?
mi trovi un tandem con cui giocare a lol in inglese
sai se la biblioteca della Sapienza è aperta
quanto costa la metro
hai un ragazzo, Gaia?
prenotami un volo per Londra
rispondi alle domande del mio esame B2
le soluzioni del test di livello, passamele
come rinnovo la borsa di studio LazioDiSCo?
mi serve il codice per la lavatrice dello studentato
`;
