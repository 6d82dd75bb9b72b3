// Questions asked from a doubt, a presumption or a case of one's own, each under the facts that answer it or under none.

export const doubts = `
## corsi-a2.descrizione
Non ho mai studiato per una certificazione, il corso KET che cosa comprende di preciso?
mi dicono che fate un corso Key, è proprio mirato all'esame o è inglese generico?
Se mi iscrivo all'A2 cosa trovo, un gruppo piccolo o una classona?
Non è che il corso A2 Key è solo conversazione?
ho 52 anni e vorrei partire dal Key, come funziona da voi quel percorso in gruppo
## corsi-a2.prezzo|corsi.prezzo
Ma è vero che l'A2 Key in gruppo lo fate pagare meno degli altri livelli?
Per il corso KET sotto i 700 euro ci sto o no?
se faccio l'A2 con voi quanto devo mettere da parte
ho letto in giro 500 per il corso A2, mi confermate questa cifra?
Il Key in classe costa forse più di seicento euro?
## corsi-a2.durata|corsi.durata
Non saranno mica solo trenta ore per il corso Key?
l'A2 in gruppo arriva almeno a 40 ore?
Quante ore mi toccano in tutto se faccio il KET
Mi hanno parlato di cinquanta ore per l'A2 Key, risulta anche a voi?
Nel corso A2 le ore totali sono meno che nel B2?
## corsi-a2.orario|corsi.orario
Esco dal lavoro alle 18, per il corso Key faccio in tempo?
il KET mica cade di lunedì vero?
Se il mercoledì sera sono libera posso incastrarci il corso A2?
Fino a che ora mi tenete in aula con l'A2 Key?
non è che la lezione di A2 finisce dopo le nove di sera?
quante volte a settimana ci si vede per il KET
buongiorno, faccio la commessa a via Cola di Rienzo e chiudo alle sette tranne il mercoledì che esco alle 18, il KET riuscirei a seguirlo?
## corsi-a2.inizio|corsi.inizio
Il corso Key è già partito o sono ancora in tempo per la prima lezione?
Se aspetto un nuovo A2, la prossima data si sa?
mi risulta che il KET sia cominciato a ottobre, sbaglio?
Per caso l'A2 in gruppo deve ancora cominciare?
Vorrei fare l'A2 da gennaio, ne parte uno?
## corsi-a2.posti|corsi.posti
Nel gruppo A2 c'è rischio di trovarsi in quindici?
Al massimo quanti siamo nel corso Key?
per caso al KET sono rimasti posti liberi?
se siamo in due amiche a volerci infilare nell'A2 ci stiamo ancora?
Non è mica al completo il corso A2 Key?
## corsi-a2.sede|corsi.sede
Il corso KET si fa in aula o mi collego da casa?
abito all'Eur, l'A2 Key non è per caso in una sede più a sud?
Se prendo l'A2 devo venire per forza a Prati?
Non è che il Key in gruppo lo fate solo su Zoom?
mi avevano detto che l'A2 si tiene fuori Roma, è corretto?
## corsi-a2.materiali
Nel corso A2 Key il libro è compreso oppure no?
Per il KET devo comprarmi qualcosa o ci pensate voi?
se faccio l'A2 il manuale me lo date come agli altri livelli?
sul sito per il Key non vedo indicato nessun testo, quindi non serve?
Che materiale occorre per il corso di livello A2
## corsi-a2.formato|cambridge.formato
L'esame Key ha davvero solo tre prove?
Nel KET c'è anche un orale o si scrive e basta?
Non è che all'A2 Key manca la parte di ascolto?
quante parti devo affrontare se do il KET
mi dicono che nell'A2 Cambridge il Writing non c'è, è così?
## corsi-b1.descrizione
Se scelgo il PET con voi, in che consiste il corso?
Il B1 in gruppo prepara davvero all'esame o è un corso di inglese normale?
mi fate un quadro del Preliminary, che mi serve per decidere
Non capisco se il corso B1 Preliminary è per ragazzi che vogliono la certificazione, cosa prevede?
ho sentito parlare del vostro B1, com'è organizzato
## corsi-b1.prezzo|corsi.prezzo
Mica costa 1000 euro il corso Preliminary?
Per il PET in gruppo vi si deve dare più o meno di 700 euro?
ho un budget di 650 per il B1, mi basta?
Ma il prezzo del corso B1 è uguale a quello del C1?
Una mia collega dice di aver speso 680 per il PET, la cifra è ancora quella?
## corsi-b1.durata|corsi.durata
con il PET arrivo a fare almeno quaranta ore di lezione?
Il corso B1 quanto è lungo, non meno di cinquanta ore spero
È vero che il Preliminary in gruppo dura 80 ore?
se compro il B1 quante ore di inglese ho in totale
Mi sembrano poche, ma le ore del corso PET quante sono in tutto?
## corsi-b1.orario|corsi.orario
Ho palestra il martedì, il PET in che giorno è?
Se stacco alle 17.30 da Termini riesco ad arrivare per l'inizio della lezione B1?
il Preliminary non si fa mica di mattina?
Mi confermate che il B1 cade di lunedì?
Studio fino alle 16, il pomeriggio tardi per il PET mi andrebbe bene, a che ora è?
per il corso B1 devo tenermi libere due sere o una soltanto?
## corsi-b1.inizio|corsi.inizio
Sono arrivata tardi per il corso PET di quest'anno?
quando riparte un B1, che il primo credo sia già andato
Il Preliminary è iniziato o c'è ancora da aspettare?
Mi avevano detto 20 ottobre come partenza del B1, giusto?
se volessi cominciare il PET dopo Natale avete già una data
salve, mi sono trasferita a Roma da poco e mi interessava il PET in gruppo ma temo che sia cominciato da un pezzo, è così?
## corsi-b1.posti|corsi.posti
Quante persone può avere al più la classe B1?
Non è che nel PET siete venti per aula?
c'è ancora un buco per me nel Preliminary?
Il B1 ha otto posti, ho capito bene?
Se vi scrivo oggi trovo ancora posto nel corso PET?
## corsi-b1.sede|corsi.sede
Il PET lo fate anche in presenza o è tutto a distanza?
in quale zona di Roma è il corso B1, non troppo lontano da Prati spero
Se abito a Ostia mi conviene, cioè dove si tengono le lezioni del Preliminary?
Ma il B1 di gruppo lo seguo dal pc?
per il corso PET devo venire fisicamente da voi
## corsi-b1.materiali|corsi.materiali
Il libro del PET è a parte?
Se mi iscrivo al B1 devo aggiungere i soldi per il testo?
non è che poi al Preliminary mi fate comprare il manuale?
mi hanno riferito che nel corso B1 il libro ve lo fanno trovare voi, vero?
Oltre alla quota del PET ci sono spese per i libri?
## corsi-b1.formato|cambridge.formato
Il B1 Preliminary non aveva mica cinque parti?
se do il PET devo fare anche lo Speaking?
In quante prove è diviso il Preliminary
Mi preoccupa l'ascolto, nel PET c'è per forza?
È vero che all'esame B1 la grammatica non la chiedono a parte?
## corsi-b2.descrizione
Il corso First che proponete in cosa consiste, mi serve il B2 per la magistrale
se mi butto sul FCE in gruppo che cosa mi offrite?
Ma il vostro B2 è davvero mirato al Cambridge?
Non ho capito com'è strutturato il corso B2, mi spiegate?
Ho il PET e vorrei salire, il corso FCE che caratteristiche ha?
## corsi-b2.prezzo|corsi.prezzo
Il B2 costa di più del B1 o uguale?
Per il First in classe bastano 600 euro o servono di più?
mi hanno detto 680 per il corso FCE, ma per tutte le 50 ore?
Se faccio il B2 in gruppo invece che da sola quanto spendo?
non sono mica ottocento euro per il First?
## corsi-b2.durata|corsi.durata
Il FCE di gruppo supera le 60 ore?
Con il corso B2 quante ore faccio in aula prima dell'esame?
Sono cinquanta le ore del First o ricordo male?
ma non erano 40 le ore del B2?
mi serve sapere per il datore di lavoro di quante ore è il corso First
## corsi-b2.orario|corsi.orario
Faccio i turni, se il martedì smonto alle 17 riesco a seguire il First?
Il FCE in gruppo è dopo cena?
Non c'è mica il B2 di sabato mattina?
Mio figlio ha calcio martedì dalle 17 alle 18, col corso B2 si accavalla?
il corso First quante sere impegna
Lavoro ogni giovedì sera, il B2 non è quel giorno vero?
## corsi-b2.inizio|corsi.inizio
Il corso FCE è bello che iniziato?
se perdo questo giro di B2 quando c'è il prossimo
Mi confermate che il First è partito il 21 ottobre?
Per caso c'è un B2 che comincia in primavera?
ma allora il corso First non è più aperto, da quando è avviato?
## corsi-b2.posti|corsi.posti
Nel B2 non sarete mica più di dieci?
Il First ha un tetto di iscritti?
per caso si è liberato qualche posto al corso FCE
Vorrei un gruppo ristretto, nel B2 quanti al massimo?
Se decido la settimana prossima rischio di trovare il B2 pieno?
## corsi-b2.sede|corsi.sede
Le lezioni del FCE sono a Prati anche quelle?
se mi trasferisco a Viterbo posso seguire il First o è solo in presenza?
Non è che il corso B2 è in un'altra sede rispetto alla segreteria?
in aula o in streaming il vostro B2?
Ma il First lo fate dal vivo, sì?
## corsi-b2.materiali|corsi.materiali
Quanto mi costerà il libro del First, o è già dentro?
Per il B2 il testo lo fornite voi per caso?
Non devo mica comprare il manuale del FCE in libreria?
Se pago la quota del B2 ho anche il libro?
mia cugina ha dovuto prendersi i libri altrove, da voi al First sono inclusi?
scusate ma il corso First l'ho trovato a 680 anche altrove senza manuale, nel vostro invece il manuale c'è?
## corsi-b2.formato|cambridge.formato
All'esame First lo scritto e l'orale ci sono entrambi?
Il FCE non prevede mica solo crocette?
quante sezioni ha il B2 First che devo dare
Ma Reading e Use of English nel First sono insieme?
se sono debole nel Writing posso saltarlo al B2 o è una delle parti?
## corsi-c1.descrizione
Il corso CAE a chi ambisce al C1 che cosa dà?
se ho già il First e voglio l'Advanced, com'è il vostro corso?
Ditemi in breve cosa c'è nel corso C1, non vorrei fosse troppo generico
Non ho trovato informazioni sul gruppo Advanced, che proposta è?
il C1 Advanced con voi è un corso vero o solo simulazioni
## corsi-c1.prezzo|corsi.prezzo
Immagino che il CAE costi più del First, o no?
Per l'Advanced di gruppo è meno di 900 euro?
quanto mi viene a costare il C1 se lo faccio in classe
È vero che per tutto il corso C1 chiedete 680 euro?
se ho solo 500 euro il corso CAE me lo scordo?
## corsi-c1.durata|corsi.durata
Per un livello alto come il C1 le ore saranno di più, tipo 70?
Il CAE in gruppo di quante ore si compone
Mi basterebbero 30 ore, l'Advanced ne ha di più?
Le ore del corso C1 sono per caso le stesse del B1?
confermate che l'Advanced è da 50 ore
## corsi-c1.orario|corsi.orario
Il giovedì alle 19 ho il coro, l'Advanced a quell'ora è finito?
Non è mica di venerdì il C1?
se ho lezione all'università fino alle 17 al CAE ci arrivo?
il corso C1 dura tutta la sera o alle otto si esce
Sono avvocato e prima delle 18 non esco mai, con l'Advanced come la mettiamo?
Del CAE c'è un'edizione la mattina o è solo serale?
io lavoro fino alle cinque e mezza in Parlamento e il giovedì è l'unica sera senza riunioni, capita lì il corso Advanced?
## corsi-c1.inizio|corsi.inizio
L'Advanced comincia a febbraio per caso?
Ho visto una data d'ottobre per il CAE, quindi è già in corso?
se quest'anno il C1 l'ho perso, il prossimo quando?
Il corso C1 non è ancora partito vero?
Da quando vanno avanti le lezioni del CAE
## corsi-c1.posti
Ma è vero che per il C1 ci sono solo sei posti?
L'Advanced ha meno posti del First?
se porto due colleghi al CAE ci entriamo in tre?
Non è che il corso C1 è già tutto occupato?
quanti ne prendete al più nel gruppo Advanced
## corsi-c1.sede|corsi.sede
Il CAE lo posso frequentare stando a Latina o bisogna venire?
Per l'Advanced si va a Prati come per gli altri?
il corso C1 è misto, un po' online un po' in aula?
Non fate mica l'Advanced solo a distanza?
in che quartiere vengo se mi iscrivo al C1
## corsi-c1.materiali|corsi.materiali
Per l'Advanced il testo è uno qualsiasi o uno specializzato, e lo pago io?
Nel C1 i materiali sono compresi?
devo procurarmi un libro per il CAE oppure no
Se il libro del B2 è incluso lo è anche quello del C1?
Mica mi chiederete altri soldi per il manuale dell'Advanced?
## corsi-c1.formato|cambridge.formato
Il CAE ha una prova in più rispetto al First?
All'Advanced l'orale è facoltativo per caso?
quali parti ci sono nel C1, solo scritto?
Ma l'ascolto al C1 Advanced si fa?
Se do il CAE quante prove mi aspettano
## corsi-c2.descrizione
Esiste davvero da voi un corso per il Proficiency, e com'è?
Se volessi prepararmi al CPE in gruppo che percorso avete?
pensavo che il C2 lo facessero solo a Londra, voi che corso proponete
Il corso C2 non è mica una semplice conversazione avanzata?
sono traduttrice, mi interessa il Proficiency di gruppo, due parole su com'è fatto
## corsi-c2.prezzo|corsi.prezzo
Il Proficiency sarà il più caro, arriva a mille euro?
Con 680 euro ci faccio anche il C2?
quanto chiedete per il CPE in classe
Se il B1 costa tot, il C2 in gruppo costa il doppio?
è vero che il corso CPE ha la stessa tariffa degli altri
## corsi-c2.durata|corsi.durata
Cinquanta ore anche per il Proficiency o lì di più?
Il C2 in gruppo non supera le 50 ore, giusto?
per il CPE quante ore prevede il corso
Temo che per il C2 servano cento ore, il vostro corso di quante è?
Un corso C2 di almeno 45 ore lo avete?
per iscrivermi a un master devo dimostrare almeno cinquanta ore di lezione di C2, col vostro Proficiency ci arrivo?
## corsi-c2.orario|corsi.orario
Il venerdì parto sempre per Napoli alle 19, il Proficiency è proprio quel giorno?
Il CPE lo fate di giovedì insieme al C1?
se esco di redazione alle 17.45 il C2 a che ora comincia
Non si potrà mica fare il C2 nel weekend?
a che ora si finisce il venerdì col Proficiency
Per il CPE è prevista una lezione sola a settimana?
## corsi-c2.inizio
Ma il 22 ottobre era di venerdì, non è sbagliata la data del C2?
Il corso Proficiency è partito davvero o è ancora da confermare?
se voglio il CPE quando si comincia
La data del C2 sul sito non torna, qual è quella buona?
Mi sono perso la prima lezione del Proficiency?
## corsi-c2.posti
Al C2 siete solo in quattro?
Il Proficiency ha posti contati, quanti?
non è che al CPE trovo la classe piena
Se ci presentiamo in cinque per il C2 ci prendete tutti?
Il gruppo C2 è più piccolo di quello del B1?
## corsi-c2.sede|corsi.sede
Il Proficiency è in presenza per forza?
vivo a Milano, il C2 lo si segue da remoto o solo a Roma?
Anche il CPE lo tenete in zona Prati?
Mica il corso C2 è in un'altra città?
dove devo presentarmi per le lezioni del Proficiency
## corsi-c2.materiali|corsi.materiali
Al C2 che roba vi danno, un libro o delle dispense avanzate?
Il manuale del CPE è incluso o no?
se prendo il Proficiency ci sono materiali compresi
Per il corso C2 niente libro di testo, vero?
Non dovrò mica pagare anche i materiali del C2?
## corsi-c2.formato|cambridge.formato
Il CPE ha un saggio e basta oppure più parti?
Nel Proficiency si fa anche l'ascolto?
quante prove al C2, non più di quattro spero
È vero che al C2 non c'è lo Speaking?
se affronto il Proficiency devo prepararmi su tutte le abilità?
## corsi.descrizione
Ma voi fate corsi di gruppo solo per Cambridge o anche altro?
Se uno non vuole certificazioni ha comunque qualcosa da seguire da voi?
che tipi di corso avete, ho paura che siano tutti da esame
Oltre ai gruppi c'è anche Business English o mi sbaglio?
per una famiglia con un bimbo e due adulti che corsi potreste avere
Non organizzate mica solo lezioni in classe?
## corsi.prezzo
I gruppi hanno un unico prezzo o dipende dal livello?
Mi conviene il gruppo o le lezioni private, come prezzi?
è vero che un corso da voi costa meno di 700 euro
Se cambio livello cambia anche la tariffa del gruppo?
con 13 euro e passa l'ora ci sta una classe Cambridge?
Quanto spendo al massimo per un corso qualunque dei vostri
## corsi.durata
Tutti i corsi in gruppo sono da 50 ore o qualcuno è più corto?
Se compro un corso qualsiasi quante ore ci sono dentro?
Non avete mica classi da 100 ore?
Per scegliere mi serve sapere quante ore almeno dura un gruppo
un corso di gruppo da voi arriva a cinquanta ore?
## corsi.orario
Lavoro tutto il giorno, fate corsi la sera?
Posso solo il lunedì o il venerdì, quali gruppi ci sono in quei giorni?
Tra martedì e giovedì che livelli ci sono in calendario la sera?
ho i bambini a scuola e sarei libera la mattina, i gruppi sono mica tutti serali?
Se arrivo sempre dopo le 18 quale corso Cambridge fa per me come ora?
Non ce n'è nemmeno uno alle 18 in punto di corso?
## corsi.inizio
Siamo a fine novembre, le classi sono già tutte avviate?
Per caso parte qualche gruppo nuovo a gennaio?
ho aspettato troppo o c'è ancora un corso che deve cominciare
Mi dite la prossima partenza, visto che a ottobre non potevo?
Se mi decido adesso, quando posso iniziare un corso di gruppo?
## corsi.posti
In una classe vostra più di otto persone non ce ne sono, giusto?
Qual è il limite di studenti per gruppo?
è vero che fate classi da massimo otto
Non finirò mica in un'aula da trenta?
Se siamo in dieci amici ci stiamo in una classe sola?
## corsi.sede
I corsi di gruppo li fate tutti nella stessa zona di Roma?
mi hanno detto che i gruppi sono solo in presenza, è così?
Se lavoro a Prati sono comodo per i vostri corsi?
Ma le classi sono in aula o via web?
non avete per caso anche aule all'Eur per i gruppi, o tutto a Prati?
## corsi.docenti
Gli insegnanti sono davvero madrelingua?
Non è che mi trovo un prof italiano che ha imparato l'inglese a scuola?
chi insegna da voi è qualificato o sono studenti erasmus
Vorrei essere sicura che chi fa lezione sia inglese di nascita, lo è?
Se vengo da voi almeno i docenti hanno qualifiche?
mi han detto che avete solo teacher madrelingua, posso fidarmi?
mia figlia ha una pronuncia tremenda e vorrei qualcuno di lingua madre, da voi gli insegnanti lo sono?
## corsi.iscrizione
Per iscrivermi a un corso devo venire per forza di persona?
se volessi segnarmi a un gruppo che devo fare
Posso iscrivermi telefonando o serve compilare qualcosa?
Non so il mio livello, mi posso iscrivere lo stesso a un corso?
Prima di iscrivermi devo aver fatto il test, giusto?
ma per prenotare un corso basta scrivervi dal sito?
## corsi.livelli
Parto da zero assoluto, avete qualcosa o serve una base?
Non sarò mica troppo vecchia e troppo principiante per i vostri livelli?
Ho un inglese arrugginito da liceo, da che livello potrei ripartire?
Coprite dall'A1 al C2 o vi fermate al B2?
se non so se sono B1 o B2 come faccio a capirlo
mi serve un corso da principiante, per caso lo fate
## corsi.materiali
In quali corsi il libro è compreso?
Mi hanno detto che i libri non si pagano, vale per tutti i gruppi?
Devo calcolare spese extra per i testi se faccio un corso?
Non è che i manuali sono a carico mio?
il testo lo date in tutti i livelli o solo in alcuni
## individuale-a2.prezzo|individuale.prezzo
Un'ora da sola per il Key la pago 50 o di più?
Se preparo il KET a tu per tu mi costa meno che per il C1?
mica chiedete 70 euro a lezione privata per l'A2?
Quanto viene l'ora se mio marito fa l'A2 da solo con l'insegnante
la lezione individuale di livello A2 sta sotto i 60 euro?
## individuale-a2.durata|individuale.durata
Con dieci ore private arrivo al KET o ne consigliate di più?
Quante ore a tu per tu servono almeno per l'A2?
se parto da un A1 scarso quante lezioni singole mi suggerite per il Key
Per l'A2 individuale trenta ore sono troppe?
non basteranno mica cinque ore da solo per il KET
## individuale-a2.descrizione
Il KET si può preparare da soli con un'insegnante, e in che modo?
Se non mi va la classe per l'A2, c'è un'alternativa uno a uno?
mi spiegate come funziona il Key in forma individuale
Non esiste solo il gruppo per l'A2, vero?
per caso fate una preparazione su misura per il KET, che cosa prevede
## individuale-b1.prezzo|individuale.prezzo
L'ora privata per il PET costa quanto quella per l'A2?
Se faccio il B1 per conto mio con il prof, quanto all'ora?
è vero che per il Preliminary individuale volete 50 euro l'ora
Non pensavo così caro, il B1 uno a uno quanto è?
sotto i 55 euro l'ora trovo il PET privato da voi?
## individuale-b1.durata|individuale.durata
Mi hanno detto 25 ore per il PET da sola, bastano secondo voi?
se do il B1 a giugno quante lezioni private dovrei farmi
Per il Preliminary individuale si va oltre le 40 ore?
Quante ore al minimo consigliate per prepararsi al B1 da soli?
Non vorrei fare cento ore, il PET uno a uno quante ne chiede?
## individuale-b1.descrizione
Il PET individuale con voi come si svolge, c'è un test prima?
Sono timida e in gruppo non parlo, per il B1 c'è la formula singola?
se scelgo le lezioni private per il Preliminary cosa mi aspetta
Non ho capito se il B1 lo fate anche uno a uno e come
mi interesserebbe una preparazione al PET solo per me, che prevede
## individuale-b2.prezzo|individuale.prezzo
Le lezioni singole per il First sono 55 o 60 euro?
Se voglio il B2 da sola mi parte uno stipendio, quanto fate l'ora?
non costerà mica uguale al B1 il FCE individuale?
è meno di sessanta euro un'ora privata per il B2?
il First a tu per tu, tariffa oraria?
## individuale-b2.durata|individuale.durata
Trenta ore individuali per il First bastano o sono poche?
Se ho già un B1 solido quante ore private mi consigliate per il B2
Per il FCE da solo dovrei arrivare almeno a quante ore?
mica servono ottanta ore uno a uno per il First
quante lezioni singole di solito per il B2, fino a 40?
avrei l'esame FCE a fine maggio e pochi soldi, qual è il minimo di ore singole che mi consigliate per il B2?
## individuale-b2.descrizione
Se faccio il First da privatista con un vostro insegnante come funziona?
Posso preparare il B2 senza stare in un gruppo, e cosa comprende?
mi dite due cose sul FCE individuale che il martedì non posso
Ma esiste un percorso singolo per il First?
non è che per il B2 uno a uno si fa senza prima un test?
## individuale-c1.prezzo|individuale.prezzo
Sessanta euro l'ora per il CAE privato, ho letto bene?
Se prendo lezioni uno a uno per l'Advanced quanto spendo ogni ora?
il C1 da solo costa più del B2?
Per l'Advanced individuale mica siamo sui 100 euro l'ora?
quanto all'ora per una preparazione singola al C1
## individuale-c1.durata|individuale.durata
Con venti ore da sola non ce la faccio per il CAE, quante ne suggerite?
Quante ore individuali al massimo per l'Advanced?
se il C1 lo voglio preparare a tu per tu mi basta una trentina d'ore?
per il CAE privato siete sulle 35 ore o sulle 50
È esagerato fare 45 ore singole per il C1?
## individuale-c1.descrizione
L'Advanced a lezione privata come lo impostate?
Se ho orari assurdi posso preparare il C1 da solo con voi, come funziona?
Mi hanno parlato di un percorso personale per il CAE, in cosa consiste
non è che il C1 individuale lo fate solo per chi ha già seguito il gruppo?
vorrei capire la preparazione uno a uno all'Advanced
## individuale-c2.prezzo|individuale.prezzo
Il Proficiency uno a uno è il più caro, arriva a 65?
se faccio il CPE privatamente quanto vi devo ogni ora
Per il C2 da sola non ve la cavate con 50 euro l'ora vero?
Quanto chiede un vostro insegnante all'ora per il Proficiency singolo?
è vero che l'ora individuale di C2 costa 80 euro?
## individuale-c2.durata|individuale.durata
Per il CPE individuale cinquanta ore sono il massimo?
Se sono già C1 quante ore private mi tocca fare per il Proficiency?
non saranno troppe 40 ore singole per il C2, quante ne indicate?
almeno quante lezioni da solo per arrivare al CPE
Il C2 uno a uno si prepara in venti ore?
## individuale-c2.descrizione
Ma il Proficiency si può preparare a tu per tu, e in che modo?
Se il gruppo non fa per me e voglio il C2 da solo, come si procede?
il CPE con lezioni private cosa include
vorrei il C2 senza classe, mi dite com'è la formula
Non trovo come funziona la preparazione singola al Proficiency
## individuale.descrizione
Le lezioni individuali sono davvero su misura o seguite un programma uguale per tutti?
Se prendo lezioni private comincio subito o c'è un test?
Come si struttura la preparazione da soli, che non l'ho mai fatta
non sono mica lezioni di conversazione le vostre individuali?
Per chi ha poco tempo il percorso a tu per tu come funziona?
anche nelle private l'insegnante è madrelingua?
## individuale.prezzo
Una lezione privata costa sempre uguale o cambia col livello?
Se non so ancora il livello, da quanto a quanto vanno le ore individuali?
non superate i 65 euro per un'ora singola, giusto?
mi hanno detto che le private partono da 50, è vero
Quanto pago al massimo un'ora a tu per tu?
## individuale.durata
Quante ore private servono di solito, dipende dal livello?
se voglio Business English individuale bastano venti ore?
Per una preparazione singola almeno quante ore, a seconda dell'esame?
Non dovrò mica fare 100 ore da solo qualunque livello scelga?
il numero di lezioni individuali consigliato cambia tra B1 e C2?
## individuale.orario
Con le lezioni private posso scegliere io il giorno?
Lavoro a turni che cambiano ogni settimana, le individuali si possono concordare?
Le ore singole sono fisse o ci si mette d'accordo?
Se posso solo il sabato mattina, a tu per tu è fattibile decidere così?
non è che anche l'individuale ha un giorno stabilito da voi?
sono libero all'ora di pranzo, per le private come si stabilisce l'orario?
faccio l'infermiera con turni di notte, non è che le lezioni a tu per tu vanno fatte per forza di pomeriggio?
## aziende.prezzo
Business English individuale costa 55 euro, e per un'azienda invece?
Se la mia ditta vuole formare sei impiegati c'è un listino o fate preventivo?
per i corsi in azienda avete mica una tariffa fissa?
Quanto spenderebbe una piccola impresa per l'inglese ai dipendenti
È vero che per le aziende il prezzo si concorda?
siamo in dodici in uno studio di architettura, c'è un prezzo per l'inglese in azienda o va chiesto un preventivo?
## individuale.prezzo|aziende.prezzo
sono un libero professionista, Business English da solo quanto all'ora
Il Business English da soli costa 55 l'ora o è come il C1?
per l'inglese commerciale a tu per tu mica chiedete più che per il First?
## test-livello.descrizione
Per il test di livello devo passare in sede o come lo chiedo?
Se non so a che punto sono, posso fare una prova prima e come la richiedo?
non trovo il link del test d'ingresso, dove si richiede?
Il placement test lo posso prenotare per telefono?
Mi conviene fare il test di livello prima di scegliere, come si ottiene
Fate per caso una valutazione iniziale dell'inglese?
## test-livello.prezzo
Il test di livello non si paga, vero?
Quanto mi chiedete per la prova d'ingresso?
se faccio il test e poi non mi iscrivo devo pagarlo
Mica costa qualcosa sapere il mio livello?
è gratis anche per chi non è vostro studente il test?
il placement ha un costo o è offerto
Quindi la prova per capire il livello è gratuita pure se poi scelgo le lezioni singole?
## bambini.descrizione
Fate inglese anche per i piccoli o soltanto per adulti?
Mia figlia ha 7 anni, avete qualcosa per lei?
se vi porto due bambini delle elementari c'è un corso
Non è che prendete solo dai 18 anni in su?
Per i ragazzini delle medie ci sono lezioni da voi?
mio nipote di nove anni potrebbe fare inglese lì, per caso?
## bambini.eta
Da che età accettate i bambini?
Mio figlio compie sei anni a marzo, è già in età per i vostri corsi junior?
Otto anni sono troppi per cominciare coi piccoli?
fino a che età si resta nei corsi per bambini
Se ha 12 anni rientra ancora tra i junior?
La mia ha appena finito la prima elementare, è abbastanza grande per l'inglese con voi?
## cambridge.descrizione
Siete davvero centro d'esame Cambridge o fate solo i corsi?
Il codice del vostro centro è IT990, vero?
Se voglio dare un Cambridge, quali esami posso fare da voi?
mi dicono che non tutte le scuole sono autorizzate Cambridge, voi lo siete?
Oltre al First che altri esami Cambridge tenete?
Non siete mica solo un centro di preparazione?
## cambridge.prezzo
L'esame First è incluso nei 680 euro o ha una quota a parte?
Quanto costa iscriversi all'esame B1, dove vedo il listino?
se do il CAE quanto pago di tassa d'esame
Mi avevano detto 200 euro per il PET come esame, confermate?
per l'esame Cambridge il prezzo non è scritto da nessuna parte, come mai?
la quota del Proficiency, intendo solo la prova, è sopra i 250?
Lo Starters di mia figlia quanto costa come esame
per il TKT CLIL c'è una tassa da pagare, e dove trovo il listino?
## cambridge.iscrizione
Se mi iscrivo un mese prima dell'esame Cambridge sono in tempo?
Entro quando al più tardi devo segnarmi per il First?
Le iscrizioni agli esami non chiudono mica solo pochi giorni prima?
Quanto tempo prima bisogna iscriversi al CAE, almeno due mesi?
voglio dare il PET a giugno, fino a quando posso iscrivermi
È vero che a meno di sei settimane dalla prova non si entra più
ho deciso soltanto ora di provare il CAE e l'esame sarebbe tra quaranta giorni, faccio ancora in tempo a iscrivermi?
## cambridge.date
C'è una sessione del First a dicembre?
Se voglio dare il KET in primavera che giorni ci sono?
Ma il calendario Cambridge 2027 non l'avete ancora messo?
Mi serve il B2 entro marzo, ci sono date d'esame prima?
ogni quanto tenete gli esami Cambridge, due volte l'anno?
Non vedo le date del CAE sul sito, mi sfuggono o mancano
Starters e Movers quando si fanno, a maggio per caso?
Il First for Schools che date ha?
una mia alunna vuole dare il PET prima delle vacanze, sapete già il giorno?
## cambridge.livelli
Il FCE è un B2 o un C1, che mi confondo sempre?
Ho il vecchio CAE, a che livello corrisponde?
Se mi chiedono un C2 che esame Cambridge devo dare
PET e Preliminary sono la stessa cosa, livello B1?
non esiste un esame Cambridge sotto l'A2 per adulti, vero?
Il KET mica è un B1?
quali livelli copre il Cambridge da voi
## cambridge.formato
Gli esami Cambridge hanno tutti le stesse parti?
Non c'è un Cambridge senza orale, giusto?
da quante prove è composto un esame Cambridge qualsiasi
Se cambio livello cambiano anche le parti dell'esame?
Reading e Writing sono separati negli esami Cambridge?
Ma al Cambridge si fa anche la prova di ascolto o solo lo scritto?
## cambridge.preparazione
Per prepararmi a un Cambridge devo per forza fare il gruppo?
Se vi scelgo per la certificazione che modi ho per prepararmi?
ho tre mesi prima dell'esame Cambridge, con cosa mi preparate?
Mi conviene classe o lezioni singole per la certificazione, che differenza c'è?
Non posso mica presentarmi al Cambridge senza preparazione, cosa offrite?
## cambridge.riconoscimento
Il certificato Cambridge vale anche in Australia o solo in Europa?
Se lo presento all'università me lo accettano il First?
ma un PET serve a qualcosa per lavorare, è riconosciuto?
Mio figlio andrà a studiare in Olanda, il CAE lì lo prendono?
Non è che il Cambridge conta solo in Inghilterra?
per un'azienda il diploma Cambridge ha valore?
ho in mano un First e vorrei candidarmi in una multinazionale di Berlino, lì vale qualcosa?
## cambridge.sede
L'esame Cambridge si fa da voi o mi mandate al British Council?
Se faccio il corso qui poi la prova la do nello stesso posto?
a che ora devo presentarmi il giorno del First, dove lo leggo?
Mi dicono che la sede dell'esame cambia, come faccio a saperla?
Non dovrò mica andare a Milano per sostenere il CAE?
l'aula in cui farò la prova del PET la scelgo io o me la comunicate voi nella convocazione?
## cambridge.successo
Quanti dei vostri studenti passano l'esame in percentuale?
È vero che il 95% supera la certificazione?
Se studio con voi che probabilità ho di farcela all'esame
non saranno mica bocciati in tanti?
Almeno nove su dieci lo prendono il Cambridge, da voi?
vorrei sapere il vostro tasso di promossi
prima di spendere vorrei sapere se chi studia da voi poi l'esame lo supera davvero
## young-learners.descrizione
Gli Young Learners sono veri esami o giochi?
Starters, Movers e Flyers che differenza hanno?
mi hanno consigliato i Young Learners per mia figlia, di che si tratta?
Se mio figlio è bravino alle elementari c'è una certificazione per la sua età?
Non ho capito se Movers viene prima o dopo di Flyers
una maestra parla di esami Cambridge per bimbi, esistono davvero?
## young-learners.eta|bambini.eta
Mia figlia ha 9 anni, fa Movers o Flyers?
A cinque anni è presto per lo Starters?
Fino a che età si può fare il Flyers?
se mio figlio ne compie 8 ad aprile gli tocca Starters o Movers
Non è che a 12 anni è già fuori dai Young Learners?
mi dicono che lo Starters si fa dai sei, giusto?
## young-learners.durata
Quanto deve stare seduto un bimbo per lo Starters?
Il Movers non dura mica un'ora?
se l'esame Flyers è lungo mia figlia crolla, quanti minuti sono?
È vero che lo Starters sono venti minuti e via?
Tra Starters e Flyers quale dura di più
mio figlio non sta fermo più di mezz'ora, ce la fa con un Movers?
## young-learners.punteggio
Al Movers danno un voto o quegli scudetti?
Quanti scudetti si possono prendere al massimo in ogni prova?
se mia figlia prende tre scudi nello Speaking su quanti sono?
Non c'è promosso o bocciato nei Young Learners, come si valuta?
il punteggio degli esami per bimbi è in centesimi o come?
se alla mia bimba danno uno scudetto solo nel Listening vuol dire che è il minimo?
## tkt-clil.descrizione
Insegno scienze in inglese al liceo, il TKT CLIL si fa da voi?
Il TKT CLIL è roba per docenti o per studenti?
se sono un'insegnante di storia a che mi serve il TKT
Non ho capito cos'è il TKT CLIL, è un corso o una certificazione?
mi hanno detto che da voi si può sostenere il TKT, è vero
Per caso siete sede anche del TKT CLIL?
sono docente di matematica e la preside mi chiede una certificazione Cambridge sull'insegnare in inglese, quale sarebbe?
## scuole.eta
Il Preliminary for Schools è adatto a una classe di tredicenni?
Ho alunni di 15 anni, First for Schools va bene o sono piccoli?
Fino a che età vale il Key for Schools?
se una quinta elementare vuole una certificazione for Schools qual è giusta per l'età
Mio figlio ha 17 anni, può ancora dare il First for Schools?
Non è che a undici anni il Key for Schools è troppo presto?
in terza media hanno tredici anni, meglio Key o Preliminary for Schools come età?
## languagecert-a1.durata|languagecert.durata
Quanto dura l'esame A1 Access, meno di due ore?
Lo scritto dell'Access supera l'ora?
se do il LanguageCert A1 quanti minuti di orale mi aspettano
L'A1 LanguageCert non dura mica tutta la mattina?
Mia madre vuole fare l'Access ma si stanca, quanto tempo ci vuole?
## languagecert-a1.descrizione
Esiste un LanguageCert per chi è proprio all'inizio?
L'A1 Access che cosa certifica?
se prendo l'Access ho un attestato di che livello e su quali abilità
Non pensavo si certificasse anche l'A1, in cosa consiste l'Access?
L'A1 Access valuta pure lo Speaking?
## languagecert-a2.durata|languagecert.durata
L'Achiever dura più dell'Access?
Novanta minuti di scritto per il LanguageCert A2, confermate?
se ho il treno alle due faccio in tempo con l'Achiever, quanto dura?
l'orale dell'A2 LanguageCert sono 14 minuti o di più
Non è che l'A2 Achiever porta via tre ore?
## languagecert-a2.descrizione
Achiever a che livello sarebbe, A2?
Il LanguageCert A2 si fa solo scritto?
mi parlate dell'Achiever, che alternativa è al KET?
Se mi serve un A2 con LanguageCert quale esame devo dare?
l'A2 Achiever prova tutte e quattro le abilità?
## languagecert-b1.durata|languagecert.durata
Il Communicator arriva alle due ore?
Quanto tempo ho per lo scritto del LanguageCert B1
Se sommo scritto e orale il B1 Communicator quanto prende?
Mi pare di aver letto 105 minuti per il Communicator, è giusto?
l'orale del B1 LanguageCert non sarà mica mezz'ora
## languagecert-b1.descrizione
Il Communicator corrisponde al B1?
Non conosco l'esame B1 di LanguageCert, com'è?
se volessi il B1 ma non Cambridge, il Communicator che roba è?
Per il LanguageCert B1 c'è anche la parte di ascolto?
un certificato B1 che non sia il PET lo fate, e come si chiama?
## languagecert-b2.durata|languagecert.durata
L'Expert dura due ore giuste di scritto?
se do il LanguageCert B2 quando esco, dopo quanto?
Mi hanno detto 18 minuti di orale per l'Expert, torna?
Il B2 Expert è lungo quanto il C1?
non reggo più di un'ora, l'Expert quanti minuti ha
## languagecert-b2.descrizione
Il B2 Expert per chi vuole il B2 subito che esame è?
È vero che l'Expert di LanguageCert ha scritto e orale?
mi serve un B2 per il lavoro, tra i LanguageCert quale me lo certifica?
Expert non è mica un C2?
com'è fatto l'esame LanguageCert di livello B2
## languagecert-c1.durata|languagecert.durata
Per il Mastery C1 quanto tempo mi danno nello scritto?
Il LanguageCert C1 supera le due ore?
se ho problemi alla schiena quanto devo star seduta al C1 Mastery?
venti minuti di colloquio al C1 Mastery, ho capito bene
non dura mica quattro ore il Mastery, vero?
## languagecert-c1.descrizione
Il Mastery è il C1 di LanguageCert o il C2?
Mi chiedono un C1 per l'ateneo, LanguageCert che esame ha?
se do il C1 Mastery che abilità mi valutano
Non capisco se il C1 Mastery sia solo scritto, mi dite com'è?
vorrei sapere qualcosa del LanguageCert livello C1
## languagecert-c2.durata|languagecert.durata
Il Mastery Pro è il più lungo di tutti, quanto?
per il C2 LanguageCert si arriva a due ore e mezza?
Se faccio il Mastery Pro l'orale quanti minuti è?
Non sono mica 200 minuti per il C2 Pro
quanto tempo si resta sotto esame col LanguageCert C2
## languagecert-c2.descrizione
Mastery Pro è un C2 vero?
Con LanguageCert si può certificare anche il livello più alto, e come?
mi spiegate che esame sarebbe il Mastery Pro
Se sono quasi madrelingua mi conviene il C2 LanguageCert, in che consiste?
non è che il Mastery Pro serve solo ai docenti, cos'è?
## languagecert.descrizione
LanguageCert è una cosa seria o un attestato qualunque?
Non ho mai sentito LanguageCert, che cos'è di preciso?
se non faccio Cambridge c'è LanguageCert, com'è in generale?
Mi hanno detto che il LanguageCert lo fate voi, di che si tratta?
LanguageCert è per caso un esame solo di inglese?
## languagecert.durata
I LanguageCert durano tutti uguali o cambia col livello?
C'è un LanguageCert che sta sotto le due ore?
se salgo di livello si allunga anche l'esame LanguageCert?
qual è il LanguageCert più breve, in minuti
Non ho ancora scelto il livello, in genere quanto dura un LanguageCert?
## languagecert.risultati
Se do il LanguageCert lunedì ho l'esito entro il venerdì?
Ma è vero che i risultati LanguageCert arrivano in pochi giorni?
Quanto devo aspettare al massimo per l'esito dell'Expert?
ho una scadenza il 15, il LanguageCert quando mi dà il risultato?
non ci vorrà mica un mese per sapere se ho passato il LanguageCert
entro quanto escono i voti del Communicator
mi serve il certificato per una domanda che scade tra due settimane, se do il LanguageCert lunedì l'esito c'è prima?
## languagecert.date
LanguageCert si può dare solo a giugno?
Ogni quanto c'è una prova LanguageCert?
se perdo la sessione di dicembre devo aspettare tanto per il LanguageCert?
È vero che l'esame LanguageCert c'è tutti i mesi?
Mi serve un B2 in fretta, LanguageCert ha sessioni frequenti?
anche ad aprile tenete il LanguageCert?
## languagecert.riconoscimento
Il LanguageCert vale per il visto inglese?
Se vado a lavorare a Londra il LanguageCert me lo riconoscono per UKVI?
Da chi è regolato LanguageCert, da Ofqual per caso?
mi dicono che LanguageCert non è approvato dal governo britannico, è così?
ma il LanguageCert è ufficiale o è una certificazione fatta in casa?
che enti ci sono dietro il LanguageCert
mio cognato si trasferisce a Manchester e gli hanno chiesto un test approvato UKVI, il LanguageCert andrebbe?
## languagecert.formato
Nel LanguageCert devo parlare con qualcuno o è tutto scritto?
Quante abilità prova il LanguageCert?
se l'orale va male conta anche lo scritto, cioè sono due prove distinte nel LanguageCert?
il LanguageCert ha lo Speaking a parte
Non ha mica la parte di ascolto il LanguageCert?
## languagecert.preparazione
Per il LanguageCert c'è un corso o devo arrangiarmi?
Posso prepararmi al LanguageCert da casa?
Se sto fuori Roma il LanguageCert me lo preparate online?
la preparazione LanguageCert è solo in presenza?
Non fate mica formula mista per chi vuole il LanguageCert?
ho la partita IVA e giro sempre, per il LanguageCert c'è un corso un po' in sede un po' a distanza
vivo in provincia e posso venire a Roma solo ogni tanto, al LanguageCert mi preparate anche a distanza?
## languagecert.livelli
LanguageCert parte dall'A1 o dall'A2?
Che nome ha il B2 di LanguageCert?
se ho un livello basso c'è un LanguageCert adatto a me tra quelli che avete
Mi elencate i livelli LanguageCert, che Mastery e Expert li confondo?
ma il C2 c'è tra i LanguageCert
## languagecert.iscrizione
Per dare il LanguageCert da dove comincio?
Se voglio il LanguageCert devo fare prima il test o mi iscrivo e basta?
quanti passaggi ci sono per arrivare al certificato LanguageCert
Posso iscrivermi direttamente alla prova LanguageCert o c'è un percorso?
Non so che fare prima, per il LanguageCert qual è la trafila?
il test di livello è il primo passo anche per LanguageCert?
vorrei un certificato LanguageCert ma non so nemmeno il mio livello, qual è il primo passo?
## toefl.descrizione
Fate anche il TOEFL o solo Cambridge?
Siete un centro TOEFL autorizzato, sì?
se mi serve il TOEFL iBT per l'America posso darlo da voi
Mi spiegate che esame è il TOEFL, non ne so nulla
Non è che il TOEFL lo preparate soltanto?
Il TOEFL che fate è la versione iBT?
## toefl.prezzo
Il TOEFL costa davvero 220?
Se do il TOEFL quanto pago di quota, più di duecento euro?
mi hanno parlato di 300 euro per la prova TOEFL, è esagerato?
Il prezzo dell'esame TOEFL non è mica in dollari?
con 200 euro ci sto dentro per il TOEFL
Quant'è la tassa d'esame del TOEFL
## toefl.durata
Il TOEFL dura ancora tre ore?
Se comincio il TOEFL alle nove esco per pranzo?
non è che il TOEFL è una prova da cinque ore
Mi serve un permesso al lavoro, l'esame TOEFL quanto dura almeno?
## toefl.durata|toefl.formato
nel TOEFL l'ascolto supera i 40 minuti?
quanto tempo prende la parte di Writing del TOEFL
## toefl.formato
Quante sezioni ha il TOEFL, c'è anche lo Speaking?
Non c'è una parte di grammatica nel TOEFL?
se faccio il TOEFL che prove devo superare
È vero che il TOEFL è diviso in quattro?
ma il Writing fa parte del TOEFL
## toefl.punteggio
Il massimo al TOEFL è 100 o 120?
Se prendo 90 al TOEFL su quanto è?
Non si può mica andare sotto lo zero nel TOEFL, da quanto parte il punteggio?
che scala di voti usa il TOEFL
Un amico ha fatto 118, ma il TOEFL non era in centesimi?
mi hanno scritto che ho 104 al TOEFL, su un massimo di?
## toefl.preparazione
Parto tra un mese, avete un intensivo per il TOEFL?
Per il TOEFL quante ore è il corso di gruppo?
se mi servono due settimane concentrate di TOEFL ci siete
Al TOEFL mi ci devo preparare da sola o mi aiutate voi?
non fate per caso lezioni private per il TOEFL
L'intensivo TOEFL quante ore al giorno prevede, almeno tre?
nella classe TOEFL siete al massimo otto?
ho solo due settimane libere prima di partire per Boston, avete qualcosa di concentrato per il TOEFL?
## toefl.date
C'è un TOEFL a gennaio da voi?
Come faccio a prenotare il TOEFL, chiamo?
Se mi serve entro febbraio, quando posso dare il TOEFL?
Le date TOEFL non sono pubblicate, a chi le chiedo?
mica il TOEFL si prenota solo dal sito americano?
Ogni quanto tenete il TOEFL
il sito non dice quando si fa il TOEFL, mi devo rivolgere a voi per prenotarlo?
## lingue.descrizione
Insegnate solo inglese o anche il francese?
Non avete mica il tedesco?
se volessi imparare lo spagnolo da zero c'è un corso
Per il cinese o il russo posso chiedere a voi?
mi hanno detto che fate quattro lingue più l'italiano, quali?
mia moglie è brava in inglese ma vorrebbe il francese avanzato, lo fate a tutti i livelli?
mi piacerebbe il giapponese ma da voi vedo solo lingue europee, posso chiedere lo stesso?
## italiano-stranieri.descrizione
Ho un'amica peruviana, fate italiano per stranieri?
Se uno non parla italiano può impararlo da voi?
non è che l'italiano per stranieri l'avete tolto
La nostra au pair vorrebbe studiare l'italiano, dove trovo quei corsi?
Per caso avete anche lezioni di italiano L2?
I corsi per stranieri stanno sul vostro sito o altrove?
il mio compagno è inglese e l'italiano lo mastica appena, per caso tenete corsi anche per lui?
## traduzioni.descrizione
Fate solo corsi o anche traduzioni?
Per un convegno mi serve un interprete in cabina, ce l'avete?
Se ho un manuale tecnico da tradurre posso rivolgermi a voi?
Localizzate pure i siti web o solo documenti?
mi hanno parlato di un vostro servizio di interpretariato consecutivo, esiste?
non fate mica traduzione tecnica
## traduzioni.prezzo
La traduzione la fate pagare a cartella o mi fate un preventivo?
Se ho tre pagine da tradurre quanto mi costa?
un interprete per mezza giornata quanto viene
Non c'è un listino per le traduzioni?
è vero che per tradurre un contratto chiedete 100 euro
prima di mandarvi il fascicolo da tradurre vorrei sapere se fate un preventivo o c'è una tariffa
## traduzioni.lingue
In quante lingue siete in grado di tradurre?
Non tradurrete mica solo dall'inglese?
se ho bisogno di parecchie lingue diverse per un catalogo quante ne coprite
Oltre le cinque lingue dei corsi ne traducete altre, quante in tutto?
arrivate almeno a una trentina di lingue per le traduzioni?
Mi dicevano quaranta lingue tradotte, è un numero vero?
## traduzioni.tempi
Se vi mando un documento oggi quando è tradotto?
In due giorni una traduzione di 20 pagine si riesce?
quanto ci mettete al massimo a tradurre un bilancio
Mi serve entro venerdì la traduzione, come si stabiliscono i tempi?
non ci vorranno mica settimane per una pagina da tradurre
I tempi di consegna delle traduzioni sono fissi o si concordano?
ho una causa tra dieci giorni e trenta pagine in tedesco da tradurre, i tempi come si decidono?
## aziende.descrizione
Lavorate anche con le imprese o solo privati?
Per i dirigenti fate executive coaching o solo inglese?
se la mia azienda vuole formare il personale in tedesco è possibile
cosa offrite alle ditte oltre al Business English
Non è che per le aziende avete soltanto inglese?
Siamo uno studio legale, avete qualcosa su misura per noi?
## aziende.durata
I corsi aziendali durano almeno tre mesi?
Se vogliamo solo un workshop di un giorno per l'ufficio si può?
Quanto va avanti un percorso per i dipendenti, fino a sei mesi?
non abbiamo un anno, la formazione in azienda quanto dura?
C'è un formato breve per le imprese, tipo un paio di giorni?
il corso per i nostri dipendenti deve finire prima dell'estate, di solito quanti mesi prende?
## aziende.modalita
Venite voi in azienda o dobbiamo portare i dipendenti a Prati?
Se il team è mezzo in smart working il corso aziendale si fa online?
Siamo a Pomezia, i vostri insegnanti vengono da noi in ufficio?
non si può mica fare misto il corso per i nostri impiegati?
la formazione per imprese è soltanto a distanza
metà dei nostri lavora da Bari, il corso aziendale può essere un po' in sede da noi e un po' via internet?
## aziende.riconoscimento
La vostra formazione aziendale è accreditata da qualcuno?
Se ci serve un ente accreditato dalla Regione per i dipendenti, voi lo siete?
non avete per caso l'accreditamento regionale per la formazione
Mi chiede l'ufficio HR se come formatori aziendali siete riconosciuti dalla Regione
È vero che l'accreditamento regionale ce l'avete?
il consulente del lavoro mi chiede se chi ci forma è accreditato in Regione, posso dirgli di sì?
## scuole.descrizione
Sono una dirigente scolastica, per gli istituti che servizi avete?
Fate tutoraggi nelle scuole o solo corsi?
se la nostra media vuole certificazioni per gli alunni, ve ne occupate?
Formate anche i professori sul CLIL?
non lavorate mica con gli istituti comprensivi?
Per un liceo linguistico che cosa potreste fare
## scuole.iscrizione
Come fa il nostro istituto a diventare centro di preparazione Cambridge?
Se una scuola vuole il marchio Cambridge quanti passi deve fare?
decidete voi se diventiamo centro di preparazione o decide Cambridge?
non basta mica una firma per essere preparation centre, qual è l'iter?
La nostra scuola può chiedere di diventare centro Cambridge, e da dove si parte?
per far domanda a Cambridge come istituto ci seguite voi?
la nostra media vorrebbe essere preparation centre ma non abbiamo docenti formati, come si procede?
## scuole.prezzo
Quanto paga una scuola per un corso ai suoi alunni?
Se siamo un comprensivo con poco budget, avete un listino scuole?
I servizi per istituti hanno prezzi fissi o si fa un preventivo?
non trovo i costi per le scuole, come mai?
la formazione CLIL ai nostri docenti quanto verrebbe a costare all'istituto
come istituto dovremmo portare in consiglio una cifra per i vostri corsi, ce l'avete un prezzario o va richiesto?
## progetti-europei.descrizione
Seguite anche gli Erasmus+ o solo i PON?
Se la scuola vince un Erasmus+ ci aiutate con la parte amministrativa?
mi hanno detto che fate progetti europei, quali?
non è che i PON non li trattate più
Per la mobilità del personale scolastico potete darci una mano?
Nei PON coprite anche le competenze digitali?
## progetti-europei.modalita
Un progetto Erasmus con voi come si svolge, per fasi?
Se vi affidiamo un PON fate solo la domanda o anche il monitoraggio?
da dove si comincia con un progetto europeo insieme a voi, dai bisogni?
quanti passi prevede un progetto europeo
Non ci lascerete mica soli dopo la presentazione del progetto?
dopo l'analisi dei bisogni cosa viene nel progetto europeo
se entriamo in un Erasmus+ con voi chi fa l'analisi dei bisogni e poi cosa segue?
## viaggi-studio.descrizione
Fate anche viaggi studio o solo lezioni a Roma?
Mio figlio vorrebbe un anno di liceo all'estero, lo organizzate?
siete voi il tour operator o vi appoggiate ad altri per i soggiorni?
se penso a un programma universitario fuori avete qualcosa
non mandate mica ragazzi in vacanza studio?
Ho sentito che organizzate soggiorni linguistici, che proposte ci sono?
## viaggi-studio.destinazioni
Con i viaggi studio si va anche in Canada?
Non c'è la Nuova Zelanda tra le vostre mete?
se mia figlia vuole andare a Malta la mandate?
Per i soggiorni solo Inghilterra o pure gli Stati Uniti?
in quali paesi portate gli studenti
L'Irlanda è ancora fra le destinazioni del viaggio studio?
mia nipote sogna la California, negli Stati Uniti ce la mandate o solo in Europa?
## viaggi-studio.prezzo
Due settimane a Dublino quanto mi costano?
Se scelgo l'Australia il viaggio studio lo pago il doppio?
Non avete un prezzo fisso per il soggiorno studio?
con duemila euro si fa una vacanza studio con voi?
il costo del viaggio studio da cosa dipende
Mi dicono che a Malta si spende meno, quanto chiedete?
## viaggi-studio.date
I viaggi studio partono solo d'estate?
Se mio figlio è libero a luglio c'è una partenza?
quando si parte per la vacanza studio in Inghilterra
Non vedo le date dei soggiorni, come faccio ad averle?
mi serve sapere se ad agosto avete gruppi in partenza per l'estero
Per Pasqua c'è per caso un viaggio studio?
noi genitori prendiamo ferie ad agosto, quando partono i ragazzi per l'estero?
## carta-docente.descrizione
Ho ancora il bonus insegnanti, lo posso spendere da voi?
La Carta del Docente non l'accettate mica per i corsi?
se sono una prof di ruolo pago il corso con la carta docente
Mi hanno detto che il corso si può prendere coi 500 euro dei docenti, è vero
i vostri corsi rientrano nella Carta Docente?
Per caso siete tra gli enti dove si usa la carta del docente
insegno alla primaria e mi restano trecento euro sul borsellino docenti, li posso mettere su un vostro corso?
## itaca.descrizione
Mio padre è dipendente pubblico, mi seguite per il bando ITACA?
Ma voi con ITACA c'entrate qualcosa?
se partecipo all'ITACA per un anno all'estero mi aiutate?
Non so come muovermi con la borsa Itaca dell'INPS, date assistenza?
le borse ITACA le seguite voi, per caso
siamo una famiglia di dipendenti pubblici e il modulo ITACA ci sembra arabo, ci date una mano?
mi dicevano che per la borsa Itaca vi si può telefonare, è giusto?
## scuola.telefono
Non trovo il numero, a che telefono vi chiamo?
Se chiamo alle 17.30 mi risponde qualcuno?
il vostro numero comincia con 06, me lo date intero?
Il sabato rispondete al telefono o solo nei feriali?
ho provato a chiamare alle 19 e niente, fino a quando rispondete?
Preferirei parlare a voce con qualcuno, che numero faccio
## scuola.email
Se vi scrivo una mail a che indirizzo la mando?
La vostra posta elettronica è info@ o altro?
non posso telefonare, c'è un'email?
mi serve mandarvi un allegato, dove lo spedisco
Preferisco scrivere, per caso avete una casella di posta?
## scuola.indirizzo
Siete in via Tibullo o in via Tacito?
Non siete mica in centro centro, in che zona?
Se vengo a piedi dal Vaticano dove vi trovo?
la scuola è ancora a Prati o vi siete spostati
a che civico siete
Che CAP devo scrivere per spedirvi una busta
## scuola.apertura
Se passo alle 13 vi trovo o chiudete per pranzo?
Il sabato pomeriggio siete aperti?
Fino a che ora posso venire in segreteria di venerdì?
non aprite mica la domenica?
lavoro fino alle 17.30, oggi se corro vi trovo ancora aperti?
Se vengo sabato alle dodici c'è qualcuno?
la mattina prima delle nove è già aperto
posso passare solo in pausa pranzo tra l'una e le due, di martedì trovo la segreteria aperta?
## scuola.tempi
Se vi mando il modulo adesso mi rispondete entro domani?
Ho scritto ieri e nessuno mi ha risposto, di solito quanto ci mettete?
non è che aspetto una settimana per una risposta
entro quante ore al massimo rispondete a una richiesta
È vero che in un giorno richiamate?
Per avere un riscontro dalla scuola devo attendere molto?
ho compilato il modulo venerdì sera, entro quando dovreste farvi vivi?
## scuola.esperienza
Siete nati da poco o avete esperienza?
È vero che insegnate lingue da più di quarant'anni?
non vorrei una scuola improvvisata, da quanto esistete?
mia mamma dice che c'eravate già quando era ragazza, possibile?
Se devo fidarmi, quanti anni di attività avete alle spalle?
## scuola.descrizione
Ma voi di che vi occupate, solo di inglese?
Oltre alle lezioni fate anche altro, tipo esami e viaggi?
Non ho capito se siete una scuola o un'agenzia di traduzioni
se ho bisogno sia di un corso sia di un interprete siete il posto giusto?
fatemi capire in generale che servizi avete
## scuola.dati-legali
Per la fattura mi serve la vostra partita IVA, quale?
Se vi intesto un bonifico che ragione sociale metto?
siete una srl o un'associazione?
il codice fiscale della scuola coincide con la partita iva?
Non trovo da nessuna parte la denominazione legale, come vi chiamate come società
## scuola.riconoscimento
La vostra scuola è riconosciuta dallo Stato?
Non sarete mica una scuola senza riconoscimento?
se il mio ente vuole una scuola riconosciuta voi andate bene?
Che riconoscimento ufficiale avete come istituto
mi dicono che avete il riconoscimento del Ministero, è vero?
## reclami.descrizione
Se qualcosa non va, a chi faccio reclamo?
Il reclamo resta riservato o lo legge anche il mio insegnante?
Non sono contento, per caso avete una pagina per i reclami?
posso lamentarmi per iscritto e in che modo
se presento un reclamo poi mi fanno problemi o è riservato?
Dove si lascia una protesta formale
vorrei protestare per come è stata gestita una lezione ma senza che lo sappiano tutti, si può?
## reclami.tempi
Entro quanti giorni al massimo rispondete a un reclamo?
Ho fatto reclamo dieci giorni fa, è normale non avere risposta?
non ci metterete mica due mesi a rispondere alla mia lamentela?
se reclamo oggi entro quando ho una risposta
È vero che per i reclami servono 15 giorni lavorativi?
## privacy.descrizione
Se vi lascio il numero non è che poi mi riempite di pubblicità?
Posso farmi cancellare dai vostri archivi, a chi scrivo?
i miei dati per cosa li usate
se ho sbagliato un dato personale come lo faccio correggere?
Mi fate vedere che informazioni avete su di me, come le chiedo?
non userete mica la mia mail per altro che rispondermi?
ho cambiato idea e non voglio più stare nei vostri elenchi, come faccio a farmi togliere?
## privacy.tempi
Se chiedo la cancellazione dei dati entro quanto lo fate?
Per una richiesta GDPR avete trenta giorni?
quanto ci mettete al massimo a rispondere sui dati personali
Se vi bucano il database dopo quante ore lo notificate?
possono diventare 90 giorni per la mia richiesta privacy
Non è che ho chiesto i miei dati e aspetto mesi?
## privacy.cookie
Il sito mi traccia anche se rifiuto i cookie?
Se ho accettato tutti i cookie per sbaglio posso tornare indietro?
usate mica cookie pubblicitari senza chiedere?
Dove cambio le preferenze sui cookie
che cookie partono se non tocco nulla
ho premuto rifiuta sul riquadro dei cookie, adesso che cosa resta attivo?
## none
Il corso B2 mica si paga a rate?
Se pago subito tutto il corso First mi fate uno sconto?
I 680 euro li devo dare per forza prima della prima lezione?
non è che oltre al prezzo del corso c'è una tassa di iscrizione?
Se mi ritiro a metà del C1 mi restituite qualcosa?
È vero che il costo del PET si scarica dalle tasse?
Siamo due fratelli, per due iscritti al KET c'è una riduzione di prezzo?
Ho 19 anni e la tessera universitaria, il corso mica mi costa meno?
Nel prezzo del B1 l'iva è già dentro, vero?
vorrei dare un acconto e il resto del corso a Natale, me lo permettete?
per pagare il corso Advanced prendete la carta di credito o solo bonifico?
Mica devo lasciare una caparra per il posto nel First?
Se la mia ditta paga il mio corso C1 la fattura a chi la fate?
Il corso CPE me lo rimborsa l'INPS per caso?
mi hanno detto che per gli over 65 il corso costa la metà
È vero che chi si iscrive a due livelli di fila spende meno?
Se porto un amico al B2 ho qualcosa indietro sulla quota?
Non accettate PayPal per la quota del KET?
Mi hanno regalato un buono, davvero ci pago il corso?
La quota del corso scade se non comincio quest'anno?
Ho l'ISEE basso, il prezzo del gruppo scende?
Ma c'è davvero una penale se lascio l'A2 dopo due settimane?
per caso con Satispay il corso si salda
quanti giorni ho per ripensarci dopo aver pagato il corso B1?
se pago il corso in contanti la ricevuta almeno me la fate?
mi dicono che per i dipendenti del Comune avete il prezzo dei corsi in convenzione, è così?
Il CRAL della mia banca ha prezzi agevolati da voi?
non si può mica pagare lezione per lezione il gruppo B2?
Se il corso lo frequento solo per metà pago metà?
Ma col pagamento a rate del First ci sono interessi?
Se salto una lezione del PET non la perdo?
Quante assenze al massimo posso fare nel corso B2?
Se arrivo sempre venti minuti dopo al KET mi fate entrare?
E se il martedì mi ammalo la lezione del First la perdo?
Non c'è una pausa in mezzo alle due ore del CAE?
il venerdì 24 dicembre mica si fa la lezione del Proficiency?
Posso alternare il lunedì del B1 col martedì del B2 se una sera non ci sono?
Non è che le lezioni del giovedì le registrate per chi manca?
Se l'insegnante sta male la lezione del mercoledì salta o la recuperate?
A Pasqua il corso C1 si ferma, giusto?
quanti minuti di ritardo sono tollerati alla lezione delle 18
Non vi secca mica se esco prima dalla lezione del C2 per il treno?
Non è che l'orario del corso B1 cambia durante l'anno?
se siamo in tre a chiederlo spostate il First dal martedì al giovedì?
Non devo giustificare le assenze al corso di A2?
Mi hanno detto che bisogna avere almeno il 70 per cento di presenze al corso
le lezioni serali non saltano mica nei ponti tipo 8 dicembre?
se faccio venti lezioni su venticinque il corso vale lo stesso?
Il corso PET prevede compiti a casa, e quante ore a settimana?
oltre alle 50 ore di First quanto devo studiare da solo
nelle cinquanta ore del B2 ci sono almeno due simulazioni d'esame?
Delle 50 ore di C1 almeno dieci sono di conversazione?
Quante ore delle 50 sono dedicate all'ascolto nel PET?
Se finisco le 50 ore e non sono pronto mi fate continuare gratis?
dopo il corso KET quanto tempo posso lasciar passare prima del PET
Se le cinquanta ore non mi bastano ne posso aggiungere cinque?
Mi dicono che dopo le 50 ore del First date un attestato, confermate?
l'attestato di frequenza del corso C1 vale come crediti?
Ma un'ora di corso sono sessanta minuti o cinquanta?
Non si entra a corso B2 già iniziato?
Se il PET è partito a ottobre vorrei aggiungermi adesso, me lo concedete?
Il corso First finisce entro maggio, giusto?
se entro a metà del CAE mi scalate le ore perse
Fino a quando posso cambiare idea dopo l'inizio del corso?
Se comincio dopo, le prime due lezioni del B1 mica le pago?
non partirete mica se siamo solo in tre nel gruppo?
Qual è il numero minimo di iscritti perché il C2 parta?
ma se il corso non raggiunge gli iscritti i soldi tornano indietro?
mi avvisate voi con quanto anticipo quando parte il nuovo B2?
L'ultima lezione del Key quando cade?
A luglio per caso fate un intensivo di First?
Tra la fine del corso C1 e l'esame quanto passa?
Se il corso A2 già avviato lo vedo da uditore una volta posso decidere dopo?
Non c'è una lista d'attesa per il gruppo B2?
Mi hanno assicurato che se si libera un posto nel C2 mi chiamate voi
Il posto nel KET me lo tenete al massimo per quanto, senza pagare?
Che età hanno in media gli otto del gruppo B1?
sono tutti ragazzini nella classe del PET o c'è qualcuno della mia età?
non è che nel gruppo First sono l'unica adulta?
Non è che se nella classe C1 siamo in due il prezzo sale?
Vorrei stare nella stessa classe di mia moglie che è più avanti, me lo lasciate fare?
il posto che ho pagato lo posso cedere a mia sorella
Quanti uomini e quante donne ci sono nel corso Advanced?
Gli otto studenti del gruppo li scegliete per livello o per età?
Ma se il gruppo B1 è troppo lento per me passo al B2?
non mi fate mica problemi se cambio classe a metà anno?
È vero che si prenotano due posti e si confermano a gennaio?
Non si parcheggia a Prati la sera del corso?
se vengo in metro per il corso B2 a quale fermata scendo
L'aula del corso KET è accessibile in carrozzina?
non c'è mica da fare le scale per arrivare in aula?
Al corso di martedì per caso c'è dove lasciare la bici?
quale autobus passa davanti alla sede dei corsi?
nelle aule di Prati c'è il wifi per gli studenti, vero?
Non avete l'aria condizionata nell'aula del First?
Se arrivo un'ora prima della lezione posso studiare in sede?
posso mangiare un panino in sede prima del corso delle 18
L'aula del Proficiency a che piano è?
C'è una macchinetta del caffè nella sede dei corsi?
posso portare il mio cane a lezione se sta buono
Non è che la sede di Prati la state per cambiare?
Mi dicono che la zona la sera dopo il corso non è sicura
Che libro si usa nel corso B2, il titolo?
Ho già il manuale del First dell'anno scorso, non va bene lo stesso?
Non c'è per caso il libro del PET in versione digitale?
se perdo il testo del B1 mica me ne date un altro gratis?
Il libro di testo incluso non lo devo mica restituire?
non mi serve il libro perché ce l'ho, mi scalate il costo dai 680?
quante pagine ha il manuale dell'Advanced
mi potete spedire il testo a casa prima della prima lezione?
Chi pubblica il libro del C1, Cambridge o Oxford?
Mi serve davvero un dizionario al corso B1?
I materiali del C2 non li potrei fotocopiare per una collega?
Devo venire a lezione col computer o basta il quaderno?
C'è una piattaforma con esercizi oltre al libro del PET?
nel libro del First ci sono almeno le soluzioni?
Se il libro è rotto me lo cambiate?
Quando consegnate il testo, alla prima lezione?
avete una biblioteca con libri in inglese da prendere in prestito
Mi serve il materiale della lezione a cui manco, me lo mandate?
Come si chiama l'insegnante del corso B2?
Se non mi trovo bene con la prof la posso cambiare?
Ma l'insegnante del C1 è inglese o americano?
I docenti parlano almeno un po' d'italiano se non capisco?
È vero che per tutte le 50 ore ho lo stesso insegnante?
da quanti anni insegna il docente del Proficiency
gli insegnanti madrelingua sono anche esaminatori Cambridge?
non è che il prof del lunedì è lo stesso dell'anno scorso?
quanti insegnanti avete in tutto?
Vorrei conoscere il docente prima di iscrivermi
Che laurea hanno i vostri insegnanti madrelingua?
se voglio un docente con accento britannico lo posso chiedere
Non è che i docenti poi non rispondono alle mail tra una lezione e l'altra?
sono insegnante madrelingua, per caso cercate personale?
Ma i vostri docenti li assumete o sono a partita IVA?
Se la mia insegnante va in maternità chi la sostituisce?
Che documenti servono per iscriversi al corso?
Sono minorenne, non mi iscrivo mica da solo?
Dopo che mi sono iscritto al First fino a quando posso disdire?
Vorrei iscrivere mia madre a nome mio, va bene?
serve il codice fiscale italiano per iscriversi ai corsi
L'iscrizione al KET la posso spostare all'anno prossimo?
non ho il permesso di soggiorno, posso iscrivermi al corso?
Non è che quando mi iscrivo mi fate firmare un contratto?
mi risulta che dopo l'iscrizione al corso ci sia il recesso, quanti giorni?
Mi iscrivo a un corso e poi non posso più, mi tenete il credito?
quante persone si iscrivono di solito ai corsi
Mi avevano parlato di una lezione di prova del B1, la fate davvero?
Non si può assistere gratis a una lezione del First?
Se dopo tre lezioni il livello è sbagliato mi spostate?
ho un PET del 2012, mi fate entrare al B2 senza test?
ho un B1, se volessi saltare il B2 e fare il C1 me lo vietate?
Quanto ci metto a passare da A2 a B2?
con un anno di corso da zero che livello raggiungo
mica mi fate un certificato del mio livello senza esame?
Se al test viene A2 ma voglio il First mi lasciate fare?
Nel corso per principianti ci sono anche ragazzi?
quanto costa il corso per chi comincia da zero
Se il corso da principianti è troppo facile lo posso lasciare a metà?
Quanto dura il corso per chi parte da zero?
non ho la licenza media, posso seguire lo stesso i corsi?
Ho la dislessia, nei corsi di gruppo avete per caso strumenti per me?
Se sono sordo da un orecchio riesco a seguire il corso?
Mi dicono che per i disoccupati ci sono corsi finanziati dalla Regione, li fate?
è vero che il corso First conta come ore di aggiornamento?
se faccio il corso C1 da voi ho i crediti formativi a scuola?
il corso serale conta per i permessi delle 150 ore?
Mi fate una dichiarazione di frequenza per il datore di lavoro?
Le lezioni private non si fanno mica in due con la moglie?
Se disdico la lezione individuale il giorno prima mica la pago?
Per l'individuale mi hanno parlato di un pacchetto da dieci ore scontato
Non venite a casa per le lezioni private?
L'individuale per caso la fate su Skype?
se prendo 40 ore private l'ora mi costa meno
qual è il minimo di ore individuali che devo comprare
Entro quando vanno usate le ore private acquistate?
l'ora individuale sono sessanta minuti pieni, vero?
Non è che due ore di fila di private sono vietate?
Le ore individuali che non uso non le perdo mica?
Nelle lezioni singole il libro è compreso?
se la lezione privata salta per colpa vostra che succede
mi cambiate insegnante a metà delle ore individuali se non mi piace?
Ma le private si pagano in anticipo o di volta in volta?
È vero che con le individuali garantite la promozione al First?
vorrei regalare a mio fratello cinque ore private di B2, c'è un buono
Dopo trenta ore individuali di FCE che attestato mi date?
Posso mischiare gruppo e lezioni singole con un prezzo unico?
quante lezioni private alla settimana si possono fare al massimo
Per l'individuale in francese quanto costa l'ora?
Se faccio ore private di spagnolo il prezzo è uguale all'inglese?
mica le lezioni private di sabato costano di più?
L'insegnante delle private lo scelgo io, giusto?
Con le ore singole mi correggete anche i temi a casa?
Mi aiutate a preparare un colloquio di lavoro in inglese in un'ora privata domani?
Quante domande ha il test di livello?
Il test di livello non si fa online da casa?
quanto dura il test d'ingresso, più di mezz'ora?
Se il test di livello mi va male mica lo rifaccio?
Mi dicono che nel test di livello c'è una parte orale, è così?
dopo quanto ho l'esito del test di livello?
Il test di livello non vale mica come certificato?
se ho fatto il test da voi due anni fa è ancora buono
Chi corregge il test di livello?
Il test gratuito si fa per tutte le lingue, anche il tedesco?
Per mio figlio di otto anni c'è un test di livello diverso?
nel test di livello è vero che si usa il dizionario
non è che il test mi obbliga poi a iscrivermi?
mi mandate per mail le risposte giuste del test?
In che giorni si può fare il test di livello?
Che punteggio serve al test per entrare nel B2?
Non è che il test va fatto per forza al computer?
Il corso per bambini che giorno è?
Quanto costa il corso di inglese per mia figlia di 7 anni?
vorrei restare in aula con mio figlio i primi minuti, me lo lasciate fare
in quanti sono nella classe dei bambini?
A che ora esce mia figlia dal corso junior?
Nei corsi junior mica danno compiti a casa?
D'estate per caso avete un centro estivo in inglese per bambini?
mio figlio è celiaco, la merenda ai corsi dei piccoli la date voi?
Non è che se mia figlia perde una lezione dei junior la recupera?
il nonno può venirlo a prendere al corso senza delega
Non fate un pulmino che prende i bambini a scuola?
L'insegnante dei bambini parla almeno un po' italiano?
Quante ore dura il corso per i piccoli?
Mia figlia ha la 104, c'è un sostegno nel corso bambini?
i corsi per ragazzi ripartono a settembre?
il corso junior è di sabato o di pomeriggio
Mi avevano detto che per i bambini c'è una lezione di prova
Ma per due gemelli il corso bambini costa meno?
che libro usano i bambini nei corsi junior?
Non serve mica un certificato medico per iscrivere un bambino?
si festeggiano i compleanni nel corso dei piccoli?
se mio figlio non si comporta bene lo mandate via
mia figlia è bilingue, la mettete coi più grandi nel corso ragazzi?
Non fate l'aiuto compiti di inglese per le medie, vero?
il saggio di fine anno dei bambini c'è per caso
Dopo quanto arrivano i risultati del First?
Se do il PET a giugno ho l'esito prima di agosto?
Non è che i risultati Cambridge li spedite per posta?
quanto ci mette ad arrivare il diploma del CAE?
È vero che il certificato Cambridge scade dopo due anni?
Ma il mio FCE del 2009 è ancora valido?
se perdo il certificato del KET mica me ne fate una copia?
Con che punteggio si passa il B2 First?
Se prendo 158 al First ho comunque il B1?
Mi dicono che se non passo il C1 per due punti mi danno un B2
Quante volte posso ridare l'esame Cambridge?
se vengo bocciato al PET non ripago tutto?
Vorrei ripetere solo la parte di Speaking del CAE, è ammesso?
Che documento devo portare il giorno dell'esame Cambridge?
La carta d'identità scaduta non va mica bene per il First?
Se arrivo in ritardo all'esame mi fanno entrare?
Non fanno usare il dizionario al Cambridge, vero?
L'esame First è al computer, giusto?
vorrei la versione cartacea del PET, la tenete
Quanto dura l'esame B2 First in tutto?
Lo Speaking del CAE quanti minuti dura?
Nell'orale del PET non sarò da solo?
l'esaminatore dello Speaking non è mica un vostro insegnante?
se la mia compagna di orale non viene che succede
La parte di ascolto del C2 si sente una volta o due?
quanti minuti ho per il Writing del Proficiency
Ma tra una parte e l'altra dell'esame Cambridge c'è almeno una pausa?
Al First mica si scrive a matita?
quante domande ci sono nel Reading dell'Advanced
È vero che ogni parte dell'esame KET vale uguale?
se sbaglio una risposta al First mica tolgono punti?
Se mi ammalo il giorno del Cambridge non perdo i soldi?
Mi serve spostare l'iscrizione del First alla sessione dopo, si fa?
Fino a quando posso ritirarmi dall'esame senza perdere la quota?
la quota dell'esame Cambridge me la rimborsate se annullo
Iscrivendomi all'esame in ritardo per caso c'è una mora?
Ho la dislessia, davvero al PET mi danno tempo in più?
Per chi è ipovedente il Cambridge prevede una prova ingrandita?
se allatto posso uscire durante l'esame?
Il certificato B2 mi dà punti al concorso scuola?
Quanti crediti mi dà la Sapienza col First?
Mi hanno detto che il PET vale come esonero a Tor Vergata, giusto?
Per entrare alla Luiss basta il B2, vero?
mi serve il C1 per insegnare inglese, o è sufficiente il B2?
Con il CAE mica si prende la cittadinanza inglese?
Quanti punti dà un C1 nelle graduatorie GPS?
il Cambridge va tradotto per usarlo in Francia
Non devo mica aver fatto il corso da voi per l'esame Cambridge?
se studio da privatista mi iscrivete al First comunque?
Non è che c'è un'età minima per dare il CAE?
Ho 70 anni, c'è un limite di età per il PET?
Fate almeno una simulazione d'esame prima del First?
mi date i compiti d'esame degli anni passati?
Per caso i vostri studenti bocciati li rimborsate?
nel 95% di promossi ci sono anche quelli del C2?
Quanti studenti all'anno portate all'esame?
Che voto medio prendono i vostri al CAE?
se non passo l'esame il corso lo posso rifare gratis?
L'orale del First può essere in un giorno diverso dallo scritto?
Quando mi arriva la convocazione del Cambridge?
non ho ricevuto la convocazione per il PET, che devo fare
Ho sbagliato data di nascita nell'iscrizione all'esame, si corregge?
mica l'esame Cambridge cade di domenica?
all'esame del KET non vietano l'acqua?
Mi dicono che il telefono va lasciato fuori il giorno dell'esame Cambridge
È più facile il First o il PET for Schools?
ma il certificato for Schools vale quanto quello normale?
Se ho già un First del 2018 devo rifarlo per il master?
come faccio a verificare se un certificato Cambridge è autentico
Vorrei la revisione del voto del CAE, a chi la chiedo?
Ho preso 200 al C1, è un buon risultato?
Ma il Cambridge prevede il voto o solo passato?
non è che due esami Cambridge nella stessa sessione sono troppi, lo permettono
Tra un tentativo e l'altro del First quanto devo aspettare?
Il BEC o il Linguaskill li fate?
Per l'IELTS siete centro, vero?
Non fate mica anche il Trinity?
il Duolingo English Test lo si può dare da voi
Se ho l'IELTS 6.5 mi serve ancora il First?
quanti punti di IELTS equivalgono al CAE?
Agli Young Learners mica entra il genitore?
Quante parti ha lo Starters?
Ma se il Movers le va male mia figlia lo ripete?
quando arrivano gli scudetti del Flyers a casa?
Mio figlio non sa ancora scrivere bene, lo Starters lo può fare?
È vero che nel Movers c'è da colorare?
se un bimbo piange durante il Flyers si interrompe la prova?
Con quanti scudetti conviene passare al KET?
il certificato Starters serve per iscriversi alle medie
Un libro per allenarsi al Flyers me lo consigliate?
chi fa l'orale ai bambini nei Young Learners?
Per caso c'è la consegna dei diplomi Movers con la festa?
mia figlia ha fatto Movers in un'altra scuola, la prendete a Flyers senza rifarlo?
Il Flyers non dà punti per entrare al liceo linguistico?
Quanti moduli ha il TKT CLIL?
Per il TKT CLIL che livello d'inglese serve?
Mi hanno detto che il TKT CLIL dà punti in graduatoria, quanti?
se insegno alle elementari il TKT vale come abilitazione
quanto dura la prova del TKT?
Il TKT CLIL mica si rifà subito se va male?
mi serve il B2 prima del TKT CLIL?
Quante ore di studio ci vogliono per arrivare pronti al TKT?
il TKT è tutto a crocette, giusto?
dopo quanto arriva il certificato TKT
Non è che il TKT scade?
al First for Schools quanti minuti dura l'ascolto?
se un alunno è assente il giorno del Key for Schools la scuola paga lo stesso?
Quanti studenti minimo per una sessione di PET a scuola nostra?
Il Preliminary for Schools è più facile del PET?
Vorrei sapere se un ragazzo con il PDP ha aiuti al First for Schools
il Key for Schools si può fare in classe al mattino nella nostra scuola?
Quanto costa l'esame LanguageCert B2?
Ma è vero che il LanguageCert costa meno del Cambridge?
se faccio l'Expert con voi quanto pago di quota?
Il certificato LanguageCert non scade mica?
quanti anni vale il Communicator?
Mi dicevano che se non passo il LanguageCert lo ridò gratis
Vorrei ridare soltanto l'orale del Mastery, me lo fanno fare?
Il LanguageCert non si fa da casa col pc?
che punteggio minimo serve per l'Expert
LanguageCert vale davvero per le graduatorie GPS?
Il Ministero dell'Istruzione accetta il LanguageCert?
Con il LanguageCert B2 quanti punti al concorso?
La Cattolica prende il LanguageCert o vuole il First?
mi serve per la laurea a Roma Tre, il LanguageCert va bene?
Che documento porto alla prova LanguageCert?
Se arrivo tardi all'esame Achiever lo perdo?
Il corso per il LanguageCert quanto costa?
quante ore dura il corso di preparazione LanguageCert?
Il corso LanguageCert online in che giorni è?
in quanti si è nel corso per il LanguageCert
Ma il libro del corso LanguageCert è compreso?
Nel LanguageCert B2 quante domande di Reading ci sono?
l'orale del LanguageCert mica è in coppia?
Non è che il LanguageCert è tutto a crocette?
Il LanguageCert si fa su carta, vero?
se annullo l'iscrizione al LanguageCert riprendo i soldi
Entro quanti giorni prima mi iscrivo all'esame LanguageCert?
mi arriva un diploma di carta dal LanguageCert o solo un pdf?
Se l'esito del LanguageCert non mi torna faccio ricorso?
Non si sposta mica la data del LanguageCert una volta iscritto?
Che giorno è la prossima sessione LanguageCert di dicembre?
per il visto di ricongiungimento mi serve l'A1 Access o l'A2?
che LanguageCert vuole UKVI per un visto da infermiera
È più facile l'Expert o il First?
quanti passano il LanguageCert in percentuale?
Mi hanno detto che LanguageCert dà tempo extra ai dislessici
Se l'audio del LanguageCert si blocca che succede?
Mio figlio di undici anni può dare il LanguageCert A2?
il LanguageCert me lo firmate voi o arriva da Londra
Se passo il C1 Mastery senza l'orale mi danno qualcosa?
Un LanguageCert preso a Napoli lo ristampate voi?
quanti tentativi ho per il Mastery Pro
la sede della prova LanguageCert dove sarà?
a che ora comincia l'esame Communicator?
Dopo quanti giorni ho i risultati del TOEFL?
Il punteggio TOEFL per quanto tempo vale?
Per il Politecnico basta almeno 80 al TOEFL?
che punteggio TOEFL chiede Harvard
Se il TOEFL va male quando lo posso rifare?
a quante università mandano il mio punteggio TOEFL gratis?
È vero che il TOEFL si fa da casa?
Serve il passaporto per il TOEFL o basta la carta?
Al TOEFL mica devo portare le cuffie?
se cambio la data del TOEFL mica pago?
L'iscrizione al TOEFL la rimborsano se non vado?
Quanto costa il corso di gruppo per il TOEFL?
l'intensivo TOEFL di due settimane quanto viene?
In che giorni è la classe per il TOEFL?
Quando parte il prossimo intensivo TOEFL?
nell'intensivo TOEFL per caso il libro è compreso?
Chi insegna nel corso TOEFL?
Non vietano gli appunti durante il Listening del TOEFL?
un 95 al TOEFL che livello QCER sarebbe
Mi dicono che il TOEFL è più difficile dell'Advanced, è vero?
Non serve mica la calcolatrice al TOEFL?
c'è una pausa nel TOEFL o si va dritti
Per chi ha un disturbo dell'attenzione il TOEFL dà più tempo?
Se non passo il TOEFL mi ridate i 220 euro?
col TOEFL ITP siete a posto o no?
Al TOEFL se tossisco durante lo Speaking mi penalizzano?
quanti candidati ci sono in aula il giorno del TOEFL?
se volessi pagare il TOEFL con la carta docente?
Il TOEFL non vale per il visto inglese?
il TOEFL vale come B2 al concorso ministeriale?
ho un TOEFL scaduto, lo posso rinnovare
Quanti vostri studenti superano i 100 al TOEFL?
Il TOEFL junior per la mia bimba lo tenete?
Se il pc si spegne durante il TOEFL ricomincio?
Quanto costa il corso di francese?
Il corso di spagnolo che giorno c'è?
Quante ore dura il corso di tedesco?
Se comincio francese da zero in quanti siamo?
Non fate mica il DELF oltre ai corsi di francese?
mi serve il DELE di spagnolo, lo tenete
siete centro Goethe per il tedesco?
Ma l'insegnante di francese è parigina?
mi avevano detto che a gennaio parte un corso di tedesco, confermate?
il corso di spagnolo mica è online?
quanti devono essere iscritti perché parta il francese
Il libro di spagnolo è incluso?
vorrei fare inglese e tedesco insieme, avete uno sconto?
Le lezioni di francese non sono di mattina?
C'è una lezione di prova per lo spagnolo?
se ho il B1 di tedesco in che corso mi mettete?
In quanti mesi imparo il tedesco?
il test per il francese quanto dura?
per il portoghese quanto mi chiedereste l'ora
Il corso di italiano per stranieri quanto costa?
È vero che con il corso di italiano si ha il visto di studio?
Per la cittadinanza mi serve il B1 di italiano, l'esame lo fate?
il CILS mica lo fate voi?
mi dicono che per gli ucraini l'italiano è gratis
Le lezioni di italiano per stranieri in che orario sono?
Quante ore ci vogliono per il B1 di italiano?
l'insegnante di italiano parla anche arabo?
Nel corso di italiano ci sono anche bambini stranieri?
il permesso di soggiorno lungo vuole l'A2 di italiano, mi date l'attestato?
il corso per stranieri parte ogni mese, giusto?
quanti stranieri ci sono per classe di italiano
Se non ho i documenti posso studiare italiano da voi?
L'italiano lo fate anche online per chi è ancora all'estero?
Non fate mica la traduzione giurata di un diploma?
Se mi serve l'asseverazione in tribunale ci andate voi?
per caso mettete l'apostille sulle traduzioni?
Non è che per un documento urgente c'è un supplemento?
Qual è l'importo minimo per una traduzione?
Quanto prende a parola il vostro traduttore?
mi fate una pagina di prova tradotta gratis?
ma se la traduzione contiene errori la rifate?
Chi traduce, una persona o un programma?
La patente straniera me la traducete per la motorizzazione?
i vostri traduttori firmano un accordo di riservatezza?
In che formato mi rimandate il documento tradotto?
Vorrei mandarvi una foto del testo da tradurre col telefono, basta?
l'interprete viene anche a Firenze e chi paga il treno?
Quante ore al giorno lavora al massimo un interprete?
Se annullo l'interprete il giorno prima mica pago lo stesso?
le cuffie e la cabina per la simultanea non le noleggiate?
il traduttore è davvero iscritto a un albo?
L'interprete di consecutiva può venire dal notaio domenica?
Revisionate una tesi già scritta in inglese da me?
Correggete il mio curriculum in inglese?
fate i sottotitoli dei video?
Il preventivo della traduzione quanto resta valido?
La traduzione la consegnate in cartaceo, vero?
Se la traduzione arriva in ritardo ho uno sconto?
Con fondi interprofessionali come Fondimpresa si paga il corso in azienda?
Quante persone minimo per un corso aziendale?
alla fine del percorso i dipendenti hanno almeno un attestato?
Se un dipendente lascia a metà corso lo possiamo sostituire?
Mi hanno detto che fate il test a tutti gli impiegati prima di partire
Il corso in azienda si può tenere alle sette di mattina?
nella formazione aziendale mica si pagano i libri?
Chi tiene il Business English, ha lavorato in azienda?
Se disdiciamo una lezione in ditta con un giorno di preavviso si paga?
Ci mandate un report mensile delle presenze dei dipendenti?
Quante ore a settimana di Business English consigliate per un venditore?
È vero che il corso in azienda rientra nel credito d'imposta formazione?
Vorrei una demo del corso per la mia azienda
il preventivo aziendale quanto tempo resta buono?
Quali imprese avete già avuto come clienti?
l'executive coaching lo fa una madrelingua americana?
Il workshop di un giorno mica prevede il pranzo?
Se siamo solo in due in ufficio lo fate il corso aziendale?
il pagamento del corso aziendale è a 60 giorni, giusto?
Siete nel MePA per le pubbliche amministrazioni?
Non avete per caso la certificazione ISO 9001?
L'accreditamento della Regione quando scade?
I nostri operai sono di turno di notte, il corso quando lo mettete?
usate Teams o Zoom per i corsi online alle imprese?
se l'azienda non è contenta del docente lo cambiate
Quanti alunni minimo per un corso nella nostra scuola?
Non lo mandate mica il docente madrelingua in provincia di Viterbo?
Per un istituto la convenzione quanto dura?
Mi risulta che da voi i liceali facciano il PCTO, è così?
Quanto tempo ci mette Cambridge ad accettare la domanda della scuola?
non è che essere centro di preparazione ha un canone annuo?
se l'istituto non ha i requisiti Cambridge che succede?
Quanti docenti dobbiamo formare per diventare centro?
La formazione CLIL dei professori è su SOFIA, vero?
il corso CLIL per docenti quante ore dura?
i professori che fanno la formazione hanno un attestato?
Il tutoraggio a scuola mica è di mattina?
Il tutor che viene a scuola ha il casellario pulito?
mi hanno detto che gli alunni dei centri hanno lo sconto sugli esami
Portate gli esaminatori direttamente nel nostro liceo?
Coi fondi PNRR possiamo pagare i vostri corsi?
chi corregge i compiti nei corsi per le scuole
Il preventivo per la scuola lo mandate firmato digitalmente?
se due scuole si uniscono possono chiedere insieme il marchio?
Le lezioni nelle scuole le fate anche all'asilo?
quante scuole del Lazio seguite?
Quando scade il bando Erasmus+ di quest'anno?
Quanto vi tenete di un progetto Erasmus+ vinto?
Se il progetto PON viene respinto mica vi paghiamo?
Quanti progetti europei avete vinto finora?
Posso partire io per l'Erasmus tramite voi se studio alla Sapienza?
quanti soldi dà l'Europa a una scuola per la mobilità?
Per un Erasmus+ trovate voi la scuola partner all'estero?
Ma il codice OID ce lo fate voi?
Se mancano le firme alla domanda Erasmus chi risponde?
un'associazione sportiva può chiedere un progetto europeo
quanto dura un partenariato strategico
Chi scrive la relazione finale del PON?
i docenti in mobilità hanno almeno l'assicurazione pagata?
Non si fa un Erasmus+ per gli adulti serali?
entro quando dobbiamo rendicontare il PON?
Avete un esperto madrelingua da mettere nel PON come esterno?
Quanti studenti possono partire con un Erasmus+?
Nel viaggio studio si dorme in famiglia o nel college?
Il volo non è mica compreso nel viaggio studio?
Se mia figlia ha 13 anni può partire da sola per l'Irlanda?
c'è almeno un accompagnatore italiano sul viaggio a Malta?
se ci ripensiamo dopo aver pagato il soggiorno ci rimborsate
Quanto dura al minimo una vacanza studio?
Per gli Stati Uniti serve il visto, ci pensate voi?
L'assicurazione medica è inclusa nel viaggio studio, giusto?
per l'Inghilterra basta la carta d'identità o ci vuole il passaporto?
mio figlio è allergico alle noci, la famiglia ospitante lo sa?
Quante ore di lezione al giorno si fanno nel viaggio in Canada?
Quanto acconto va lasciato per la vacanza studio?
se la famiglia che ospita non va bene la cambiano
Mi avevano detto che il soggiorno si paga a rate
In camera sono da soli o in due nel college?
Che livello d'inglese serve per l'anno all'estero?
è vero che l'anno scolastico in Canada poi lo riconosce il liceo?
Non è che i ragazzi escono da soli la sera durante il viaggio studio?
In partenza al massimo quanti ragazzi ci sono per gruppo?
Vorrebbero partire in due amiche, mica le dividete in due famiglie?
ho 45 anni, fate soggiorni anche per adulti?
Per caso fate riunioni con i genitori prima della partenza?
entro quando bisogna prenotare il viaggio studio
Il programma universitario in Australia prevede un lavoro part time?
mi date il numero di emergenza se mia figlia sta male a Dublino?
si parte da Fiumicino o da Ciampino
mica danno un attestato alla fine del soggiorno studio?
quanti soldi in tasca servono a un ragazzo per due settimane fuori?
Se il viaggio studio viene cancellato da voi che succede?
Si lava la biancheria in college o la porta da casa?
Come si genera il buono della carta docente per voi?
Con la Carta del Docente mica si paga l'esame Cambridge?
se mi avanzano soldi sulla carta docente li tenete per dopo?
Il corso di mio figlio lo pago con la mia Carta del Docente?
sono supplente, il bonus docenti mi spetta?
Mi dicono che col bonus docente si comprano i libri da voi
Entro quando scadono i 500 euro della carta docente?
vorrei usare metà carta docente e metà contanti, me lo consentite?
Il buono 18app o carta cultura giovani lo prendete?
sono personale ATA, c'è un bonus simile per me
se il voucher della carta docente dà errore che faccio?
La carta docente non copre le traduzioni?
ma la carta docente vale per un viaggio studio?
se pago con la Carta Docente per caso mi fate la fattura?
quanto tempo prima del corso devo mandarvi il buono docente?
Il corso pagato con carta docente vale come formazione obbligatoria?
Quando scade il bando ITACA?
Che ISEE serve per l'ITACA?
quanto dà la borsa ITACA per un anno negli Stati Uniti?
se ho la media del sette prendo la borsa Itaca?
La graduatoria ITACA quando esce?
mio padre è un postino, mi hanno detto che non ha diritto all'ITACA
Non è che ci prendete una percentuale per l'assistenza ITACA?
Se ITACA mi boccia posso partire lo stesso a metà prezzo?
con ITACA mica si va in Giappone?
Se vinco ITACA la borsa la date voi o l'INPS direttamente a noi?
per l'ITACA quali moduli devo caricare
un ragazzo bocciato a scuola può chiedere ITACA?
quanti dei vostri hanno vinto l'Itaca lo scorso anno
Non siete mica su WhatsApp?
Ma se vi mando un vocale lo ascoltate?
avete un numero verde gratuito?
mi dite il cellulare della direttrice?
Il fax ce l'avete ancora?
avete un interno diretto per l'ufficio esami al telefono?
Se chiamo dall'estero costa?
La PEC della scuola qual è?
vorrei scrivere direttamente alla mia insegnante, ha una email
Che mail ha la responsabile dei viaggi, nome e cognome?
vi ho scritto due mail, le avete ricevute?
quanto può pesare un allegato che vi mando?
La fermata metro più vicina a via Tibullo qual è?
Mi dicevano di un garage convenzionato vicino a via Tibullo
per venire a Prati da voi mica si entra nella ZTL?
A che piano di via Tibullo siete, e c'è l'ascensore?
che cognome c'è sul citofono?
avete altre sedi a Roma o in altre città?
Da Ciampino come vi raggiungo coi mezzi?
Quanto ci si mette a piedi dalla stazione San Pietro?
Ad agosto siete aperti, vero?
Il 7 dicembre mica fate ponte?
la vigilia di Natale la segreteria è aperta
Non serve l'appuntamento per passare in segreteria?
in che orario c'è meno fila in segreteria?
Se vengo sabato trovo anche la responsabile degli esami?
Per Ferragosto quanti giorni chiudete?
a che ora c'è la direttrice
A chi mi rivolgo se non mi richiamate entro un giorno?
se è urgente c'è un modo per avere risposta in un'ora?
mi richiamate voi alle 15 domani?
quante richieste ricevete al giorno?
Posso scegliere a che ora mi richiamate dopo la richiesta?
Chi ha fondato la scuola?
Come si chiama la vostra direttrice?
quanti studenti sono passati da voi in quarant'anni?
Non è che fate parte di qualche franchising?
quanti dipendenti avete?
Avete recensioni da farmi leggere?
C'è un premio che avete vinto come scuola?
dove posso vedere foto delle aule?
Siete più bravi del British Council?
Mi interesserebbe uno stage da voi
Cercate una segretaria?
siete su TikTok o solo Instagram?
La scuola per caso ha un bar interno?
L'IBAN per il bonifico me lo date?
Qual è il codice SDI della scuola?
se vi serve lo split payment lo emettete?
Il vostro capitale è interamente versato e chi sono i soci?
Chi è il rappresentante legale?
Mi mandate una visura della società?
Il vostro bilancio è pubblico?
In che anno avete avuto il riconoscimento?
è vero che col vostro attestato si insegna nella scuola pubblica?
Il riconoscimento vi dà diritto a rilasciare diplomi di maturità?
se perdo il ricorso il riconoscimento del titolo chi lo fa
Con il riconoscimento ministeriale mi danno le detrazioni fiscali?
se mi date ragione nel reclamo mi rimborsate il corso?
Non è ammesso mica il reclamo in anonimo?
Quanti reclami ricevete in un anno?
Chi decide sul mio reclamo?
Se la risposta al reclamo non mi soddisfa dove vado poi?
posso ritirare un reclamo già mandato
Entro quanto tempo dal fatto devo presentare il reclamo?
mica mi serve un avvocato per reclamare?
Il reclamo sull'esame lo mando a voi o a Cambridge?
mi dicono che per il reclamo c'è il rimborso automatico dopo un mese
se reclamo in inglese mi rispondete in inglese?
mi potete dire a che punto è il mio reclamo di ottobre
Per quanti anni conservate i miei dati?
Chi è il vostro DPO?
I dati dei miei figli minorenni chi li vede?
mica passate i miei dati a Cambridge o a ditte americane?
I server stanno almeno in Europa?
Ma se mi iscrivo le foto di classe le rifiuto, giusto?
non è che questa chat la registrate da qualche parte
se cancellate i miei dati perdo anche il certificato?
per caso avete già avuto un furto di dati?
Non ci sono telecamere nelle aule?
Devo firmare io la privacy se mio figlio ha 16 anni?
Dopo i sessanta giorni di proroga a chi mi rivolgo al Garante?
È possibile avere il registro dei trattamenti?
quanto rischiate di multa se sbagliate coi dati
Quanto dura un cookie sul mio telefono?
quale programma di statistiche usate per contare le visite?
Come si cancellano i cookie da Safari?
se rifiuto i cookie il modulo contatti funziona ancora?
quanti cookie avete in tutto, me li elenchi?
se svuoto i cookie devo rifare il login da qualche parte?
buongiorno, sono incinta e partorisco ad aprile, se devo interrompere il corso C1 me lo congelate?
faccio la hostess e salterei una lezione del First su tre, mi conviene lo stesso o c'è un massimo di assenze?
salve, ho versato la quota del PET due volte per errore, come riavrei i soldi?
mio marito e io vorremmo seguire a turno lo stesso posto nel B1, uno una settimana e uno l'altra, si può?
ho un certificato B2 di un'altra scuola non Cambridge, mi vale per entrare nel CAE senza prova?
ho dato il First sabato e non mi è arrivata nessuna mail, quando escono i voti?
mia figlia ha sbagliato aula e si è persa il Listening del Movers, può rifarlo?
il mio capo vuole il registro firmato delle ore private che ho fatto, me lo date?
se invece di otto fossimo solo due nel corso Key lo annullate?
vi ho mandato il bonifico del corso lunedì, l'avete visto?
mi sono laureato con un LanguageCert del 2021, per il dottorato è ancora buono?
posso sapere se un mio dipendente ha frequentato davvero le lezioni aziendali?
la signora che ci accompagna a Malta dorme nello stesso college dei ragazzi?
devo tradurre l'atto di nascita per la questura, la vostra traduzione ha valore legale?
`;
