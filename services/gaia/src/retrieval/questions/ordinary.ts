// Questions ordinary visitors ask in everyday words, with the facts that answer them, or `none` where the school publishes no answer: to learn from.

export const ordinary = `
## corsi-a2.descrizione
ket, che corso è?
mi racconti in due parole il corso Key?
Buongiorno, riprendo l'inglese dopo vent'anni e una collega mi ha parlato del vostro A2: in che consiste?
com'è fatto il gruppo per il key
vorrei capire cosa propone il corso a2 prima di passare da voi
il percorso A2 prepara proprio all'esame, vero?

## corsi-a2.prezzo|corsi.prezzo
key, spesa totale?
quanto mi verrebbe a costare il ket con il gruppo
Ho un budget di settecento euro, per l'A2 me la cavo?
il corso a2 è sotto i mille euro, no?
Sono in cassa integrazione e devo fare due conti: per il corso Key che cifra devo mettere da parte?

## corsi-a2.durata|corsi.durata
a2 quante ore sono in tutto
Il monte ore del Key qual è?
il ket sono una cinquantina di ore, dico bene?
Prima di iscrivere mia moglie all'A2 volevo sapere di quante lezioni si parla, insomma quante ore

## corsi-a2.orario|corsi.orario
il ket è di mercoledì, giusto?
in che giorno capita il corso Key
Stacco dal negozio alle sei e un quarto: per l'A2 arrivo in tempo?
a2 a che ora si finisce la sera
Il mercoledì ho la palestra alle otto, combacia con la lezione del Key?
l'a2 non è mica di mattina?

## corsi-a2.inizio|corsi.inizio
key già cominciato?
quando parte l'a2
Se mi decido adesso per il KET faccio ancora in tempo o siete partiti?
Mi interessava l'A2 ma ho visto una data di ottobre: il prossimo gruppo quando comincia?
il primo giorno del corso key qual era

## corsi-a2.posti
nel ket c'è ancora un buco?
Quanti siete previsti nel gruppo Key?
Io e mia cugina vorremmo entrare nell'A2 insieme, due sedie libere ci sono?
a2 è pieno?
L'A2 lo fate in classi da otto, ho letto bene?

## corsi-a2.sede|corsi.sede
il corso key dove si fa
l'a2 si segue in aula o dal computer?
Vengo da Ostia col treno, il KET si tiene a Prati o in un'altra sede?
Il corso A2 non è a distanza, vero?
Salve, chiedo per mia mamma che si muove solo coi mezzi: il gruppo A2 in quale zona di Roma si ritrova?

## corsi-a2.materiali
ket, che libro serve?
Per l'A2 devo comprare qualcosa io?
Il testo del Key è compreso o no, che sul sito non lo trovo?
Mi dite cosa occorre portarsi per seguire l'a2, quaderno a parte?

## corsi-a2.formato|cambridge.formato
esame ket quante prove ha
com'è diviso l'A2 Key
Mia figlia ha paura dell'orale: nel KET c'è anche la parte parlata?
l'esame a2 è solo scritto?

## corsi-b1.descrizione
pet: di che si tratta
Corso Preliminary, mi fate un riassunto?
Dopo il liceo ho mollato l'inglese e vorrei rifarmi col B1, come funziona il vostro gruppo?
che roba è il corso b1 che avete in programma
Il B1 da voi è un corso mirato all'esame oppure conversazione?

## corsi-b1.prezzo|corsi.prezzo
preliminary quanto si paga
b1 a quanto ammonta la quota del corso
Mio figlio si paga il corso da solo facendo il cameriere: per il PET quanto deve tirare fuori?
seicentottanta euro bastano per il corso B1?
che prezzo fate per il gruppo pet?

## corsi-b1.durata|corsi.durata
il preliminary quanto è lungo
PET: ore complessive del corso?
Con il B1 me la sbrigo in trenta ore o sono di più?
Devo scrivere al mio capo quante ore di formazione faccio: il corso b1 quante ne prevede?

## corsi-b1.orario|corsi.orario
pet che sera è
Il lunedì esco dall'ospedale alle 17.30, per il Preliminary ci arrivo?
b1 orari
Mi hanno detto lunedì per il B1, confermate?
Per il corso PET c'è da venire anche il sabato?
Alle venti del lunedì il preliminary è già finito?
Gentilmente, potrei sapere quale sera devo tenermi libera per il Preliminary? Ho la babysitter da avvisare

## corsi-b1.inizio|corsi.inizio
b1 si è già partiti?
la partenza del preliminary quand'è
Rientro dalla maternità a gennaio e mi piacerebbe fare il PET: la data d'avvio qual è?
Il B1 comincia a novembre, giusto?
sono arrivata tardi per il corso pet?

## corsi-b1.posti
preliminary quanti in classe
Nel B1 ci entra ancora una persona?
Siamo in tre colleghi e puntiamo al PET: i posti sono sufficienti?
il gruppo b1 è al completo?
Mi farebbe la cortesia di dirmi se nel PET avanza un posticino per mio nipote?

## corsi-b1.sede|corsi.sede
b1 in che zona si tengono le lezioni
Abito a Bracciano e non guido: il PET è per forza in presenza?
il preliminary lo fate a Prati?
Lezioni del B1: ci si collega da casa o si viene lì?

## corsi-b1.materiali|corsi.materiali
pet libro compreso?
Il manuale per il B1 lo fornite voi?
Per il Preliminary non devo spendere altro per i testi, vero?
Ho ancora il libro di mia sorella, ma nel corso b1 il testo è già dentro?

## corsi-b1.formato|cambridge.formato
esame pet com'è strutturato
quali abilità si provano al Preliminary
Il B1 ha pure l'ascolto? Mio nipote è un po' sordo da un orecchio
Quante sezioni deve superare uno che dà il b1 Cambridge?

## corsi-b2.descrizione
first, cosa comprende il corso
Due righe sul corso FCE?
Mi serve il B2 per laurearmi e mi hanno fatto il vostro nome: che tipo di corso è?
il gruppo del first come lavora
Potreste spiegarmi a grandi linee il corso b2, che devo convincere i miei?

## corsi-b2.prezzo|corsi.prezzo
first quanto viene
b2 la cifra?
Ho preso la tredicesima e vorrei regalarmi il corso FCE: quanto devo sborsare?
Il B2 costa più di seicento euro?
il corso first me lo fate a quanto
Mi conviene il gruppo del B2 come prezzo? Quanto chiedete?
Buonasera, scusi il disturbo a quest'ora: la retta del gruppo che porta al First?

## corsi-b2.durata|corsi.durata
fce quante ore dura il corso
Il First si fa in cinquanta ore?
Per capire se reggo con il lavoro: in tutto il B2 quante ore prende?
il pacchetto del corso b2 di quante ore è

## corsi-b2.orario|corsi.orario
lavoro fino alle sei, faccio in tempo per il corso del First?
b2 martedì o giovedì?
Il FCE è sempre di sera?
Ho gli allenamenti lunedì e mercoledì, il corso B2 quando cade?
che giorno tocca andare a lezione per il first
Alle diciotto precise si comincia il b2 oppure un po' dopo?

## corsi-b2.inizio|corsi.inizio
first, prima lezione quando
il b2 è già avviato?
Mi laureo a dicembre e vorrei iniziare subito dopo: il FCE da quando parte?
Nel corso B2 posso entrare ora o è già cominciato da un pezzo?
Il B2 parte a ottobre?
Ho appena vinto il dottorato e mi scade tutto in estate, il gruppo del First non l'avete ancora avviato, vero?

## corsi-b2.posti
b2 posti rimasti?
Nel First quanti sono i banchi a disposizione?
Vorrei evitare le aule stracolme: nel corso FCE il tetto di iscritti qual è?
ci sta ancora qualcuno nel gruppo b2

## corsi-b2.sede|corsi.sede
first in presenza o su zoom
Il B2 lo tenete in via Tibullo o altrove, la zona qual è?
Studio a Viterbo, devo per forza venire a Roma per il corso FCE?
dove si svolge il corso b2

## corsi-b2.materiali|corsi.materiali
first il testo è incluso?
Devo ordinare un libro per il B2 o me lo date voi?
Nel prezzo del FCE rientra anche il manuale?
che materiale danno a chi fa il corso b2

## corsi-b2.formato|cambridge.formato
b2 parti dell'esame
Al First c'è Use of English?
Vado male nello scritto e benissimo a parlare: l'FCE da quali prove è composto?
quante componenti ha il first

## corsi-c1.descrizione
advanced, di cosa si occupa il corso
Che percorso avete per il CAE?
Insegno all'asilo e mi chiedono il C1 per la graduatoria: mi descrivete il vostro corso?
in cosa consiste il gruppo c1
Il corso Advanced è pensato per chi dà l'esame?

## corsi-c1.prezzo|corsi.prezzo
c1 costo corso
CAE, quanto c'è da pagare?
L'Advanced costa come gli altri corsi o di più?
Mio marito dice che con settecento euro il C1 ci rientra, ha ragione?
corso advanced prezzi
Grazie in anticipo: il mio capo mi copre l'Advanced solo sotto i settecento euro, ci siamo?

## corsi-c1.durata|corsi.durata
cae ore totali
Il C1 è più lungo degli altri corsi?
Ho solo l'inverno libero: l'Advanced quante ore richiede in tutto?
le ore del corso c1 sono 50?

## corsi-c1.orario|corsi.orario
il C1 è di giovedì, giusto?
advanced che serata occupa
Prendo il treno per Orte alle 20.20: il giovedì il corso CAE a che ora mi libera?
c1 giorno e ora per favore
Il venerdì non posso mai. L'Advanced cade in un altro giorno?
Salve, insegno fino alle 17 a Monterotondo: secondo voi per le lezioni dell'Advanced ce la faccio?

## corsi-c1.inizio|corsi.inizio
c1 partenza
Il CAE è iniziato da molto?
Torno dall'Erasmus a fine mese, per l'Advanced ormai siete avanti col programma?
quand'era la prima lezione del c1
Se vengo a gennaio trovo un C1 che comincia?

## corsi-c1.posti
advanced posti totali
Nel C1 siete in sei, è corretto?
Mi piacciono i gruppi ristretti, quanti ne accogliete nel CAE?
il corso c1 ha ancora disponibilità?

## corsi-c1.sede|corsi.sede
c1 dove
L'Advanced si può seguire da remoto?
Lavoro all'Eur e mi chiedo dove sia l'aula del corso CAE, in che quartiere?
il corso c1 è dal vivo?

## corsi-c1.materiali|corsi.materiali
cae testo incluso?
Al C1 che libri si usano, li comprate voi?
Ho visto che un manuale avanzato costa un occhio: nell'Advanced ce lo mettete voi?
materiale didattico del corso c1

## corsi-c1.formato|cambridge.formato
prove del cae?
com'è articolato l'esame Advanced
Devo prepararmi da sola per il C1 e non so nemmeno in quante parti sia diviso
il c1 advanced ha uno speaking o si parla per niente

## corsi-c2.descrizione
proficiency: info sul corso
Avete un gruppo per il CPE? Che fa?
Sono traduttrice e mi manca solo il C2, mi illustrate il corso?
il corso c2 a cosa punta
Per favore due notizie sul Proficiency, che sul volantino non si legge niente

## corsi-c2.prezzo|corsi.prezzo
cpe quanto
Per il C2 tocca pagare di più rispetto al First?
quanto vi devo per il corso proficiency
Mi aspetto almeno mille euro per il corso C2, sbaglio?

## corsi-c2.durata|corsi.durata
proficiency numero di ore
C2: cinquanta ore pure lì?
Mi hanno concesso un permesso studio, devo indicare quante ore fa il corso CPE
di quante ore consta il c2

## corsi-c2.orario|corsi.orario
c2 venerdì sera?
A che ora attacca il Proficiency
Il venerdì vado dai miei in Abruzzo col pullman delle otto e mezza: il CPE finisce prima?
quale serata prende il corso c2
Il Proficiency non coincide con il corso del giovedì, vero?

## corsi-c2.inizio
c2 quando si comincia
La partenza del Proficiency è il 22 ottobre?
Il sito dice venerdì 22 ottobre ma a me risulta mercoledì: il CPE da quando parte?
il corso cpe è già in moto?
Vorrei sapere la data d'inizio del c2, grazie mille

## corsi-c2.posti
proficiency quanti posti
il c2 ha solo quattro posti?
Saremmo io e il mio compagno: nel CPE ci entriamo tutti e due?
Nel C2 c'è qualche sedia libera?

## corsi-c2.sede|corsi.sede
cpe in aula?
Il corso C2 si frequenta a Roma centro?
Sto in sedia a rotelle e vorrei capire intanto in quale quartiere tenete il Proficiency
il proficiency lo fate pure online

## corsi-c2.materiali|corsi.materiali
c2 che materiali
Il Proficiency include dispense o libri?
Per il CPE mi devo procurare i testi oppure pensate a tutto voi?
cosa vi danno al corso c2 per studiare
Perdoni la pignoleria, ma al Proficiency lavorate con testi vostri o ognuno si arrangia?

## corsi-c2.formato|cambridge.formato
esame cpe, che prove
Il C2 Cambridge è fatto come gli altri esami, in quattro parti?
Vorrei buttarmi sul Proficiency senza corso: da cosa è composto l'esame?
sezioni del proficiency

## individuale-a2.prezzo|individuale.prezzo
key individuale quanto all'ora
Lezioni da solo per il KET: tariffa?
Ho turni impossibili e per l'A2 mi serve un insegnante tutto mio, quanto prende l'ora?
un'ora privata di a2 sta sui cinquanta?

## individuale-a2.durata|individuale.durata
quante ore private per il ket
Mi basterebbero venti ore da sola per il Key?
Parto quasi da zero con un docente dedicato: per l'A2 quante lezioni mi consigliate?

## individuale-a2.descrizione
come funziona il key uno a uno
Preparare l'A2 con lezioni private: che proponete?
Per mio padre, settant'anni, il gruppo è troppo: c'è un percorso A2 tutto per lui?

## individuale-b1.prezzo|individuale.prezzo
pet privato costo orario
Se faccio il B1 da solo con l'insegnante quanto spendo all'ora?
A mio figlio non va il gruppo: un'ora di lezione solo sua per il Preliminary quanto la mettete?

## individuale-b1.durata|individuale.durata
individuale b1 ore consigliate
Trenta ore a tu per tu bastano per il PET?
Ho due mesi soltanto e prenderei il Preliminary in privato: quante ore ci vogliono?

## individuale-b1.descrizione
b1 a tu per tu, come si svolge
Il PET con lezioni personali: mi spiegate?
Vorrei preparare il preliminary senza compagni di classe, che offrite?

## individuale-b2.prezzo|individuale.prezzo
first, lezione singola quanto
La tariffa oraria di un docente privato per il B2?
Viaggio per lavoro e il gruppo non lo reggo: con l'FCE individuale quanto mi parte ogni ora?
cinquantacinque l'ora per il b2 privato, esatto?

## individuale-b2.durata|individuale.durata
fce da solo, quante ore servono
Per il B2 con il docente dedicato mi toccano più di trenta ore?
In privato, per arrivare al First, quante lezioni si fanno di solito?

## individuale-b2.descrizione
b2 individuale com'è
Il First lo fate pure con lezioni personali?
Sono timidissima e il gruppo mi blocca, per l'FCE c'è una preparazione uno a uno?

## individuale-c1.prezzo|individuale.prezzo
advanced privato prezzo ora
sessanta euro l'ora per il CAE individuale, giusto?
Per il concorso mi serve il C1 in fretta: se prendo lezioni da sola, ogni ora quanto la pago?

## individuale-c1.durata|individuale.durata
c1 individuale quante ore
Ce la farei con 35 ore private per l'Advanced?
Ho già un ottimo B2: col docente solo per me quanto lavoro calcolate per il CAE?

## individuale-c1.descrizione
cae uno a uno, informazioni
Il C1 si può preparare privatamente da voi?
Faccio la hostess e sono a Roma a singhiozzo: per l'Advanced avete un percorso solo mio?

## individuale-c2.prezzo|individuale.prezzo
cpe individuale costa?
Il C2 privato è il più caro di tutti?
Un'oretta alla volta da solo sul Proficiency, che cifra chiedete?

## individuale-c2.durata|individuale.durata
ore private c2
Quaranta ore di lezione personale per il CPE sono abbastanza?
per il proficiency senza gruppo quante ore mettete in conto

## individuale-c2.descrizione
proficiency con insegnante personale
Il C2 da solo: come lo impostate?
Devo fare il CPE per la cattedra all'estero e voglio un insegnante unico, cosa prevedete?

## individuale.descrizione
lezioni private?
ripetizioni di inglese per un esame, le fate?
Con il bimbo piccolo il gruppo è un problema: mi spiegate come va la preparazione uno a uno?
vorrei un insegnante solo per me
Come si svolge un percorso personale da voi, dalla a alla zeta?
Si può studiare senza classe?
fate pure lezioni singole oppure solo gruppi?
Mi vergogno a parlare davanti agli altri, esiste qualcosa di più riservato?
Sono un chirurgo e il cercapersone suona sempre, mi ci vorrebbe qualcuno che segua soltanto me: è previsto?

## individuale.prezzo|corsi.prezzo
tariffa oraria individuale
Un'ora di lezione privata quanto sta?
Le lezioni a quattr'occhi col docente hanno un prezzo diverso per livello?
quanto prende il docente se sono l'unico studente
Il mio budget è cinquanta euro a lezione, col privato ci sto dentro?
Le private partono da 50 euro, dico bene?
Ogni incontro individuale mi costerebbe... ?
Buondì, quanto mi parte se voglio un'ora con il docente e nessun altro in stanza?

## individuale.durata
quante ore private devo mettere in conto
Individuale: pacchetto di ore suggerito?
Con un docente tutto mio quanto ci si impiega a essere pronti, in ore?
Venti ore da soli bastano oppure no?
da quante ore è composto un percorso personalizzato
Mi fate una stima delle ore per chi si prepara senza gruppo, livello per livello?

## individuale.orario
individuale quando si fa
La lezione privata me la posso mettere all'ora di pranzo?
Sono infermiera con turni di notte, i giorni delle lezioni singole li decido io?
se prendo il docente personale posso cambiare giorno ogni settimana in base ai turni?
orari flessibili per le private?
Sabato mattina una lezione individuale si riesce a combinare?
Il calendario delle lezioni uno a uno è fisso?
Rientro da Londra solo a fine settimana alterni: con le private ci si mette d'accordo sui momenti?

## corsi.descrizione
corsi di inglese: cosa c'è?
Che offerta avete per chi vuole imparare l'inglese?
Mi hanno regalato un buono per Natale e non so nemmeno quali corsi tenete
quali gruppi di inglese avete attivi in catalogo
Vi occupate solo di esami o fate anche corsi normali d'inglese?
Mi riassumete i corsi Cambridge, che devo scegliere con mia moglie?
inglese da voi, panoramica
Un giro veloce su tutti i corsi che proponete?

## corsi.prezzo
quanto costano i corsi
prezzi?
listino corsi di gruppo
Da voi un corso quanto si paga, più o meno?
Il prezzo cambia da un livello all'altro oppure è unico?
Prima di passare, mi dite quanto bisogna spendere per studiare inglese da voi?
Conviene il gruppo o l'individuale come prezzi?
Sono studente e ho pochi soldi, la quota dei corsi Cambridge a quanto sta?
tutti i gruppi hanno la stessa tariffa?
Scusate, sul depliant che ho preso in biblioteca manca la cifra: per un gruppo quanto occorre?

## corsi.durata
corsi quanto durano
Ogni gruppo fa cinquanta ore?
In un corso Cambridge quante ore di lezione ci sono?
I corsi brevi da dieci ore non ci sono? Quanto dura quello standard?
mi serve sapere le ore totali, le metto nella domanda di permesso
Un percorso di gruppo quante ore conta, di qualsiasi livello

## corsi.orario
orari delle lezioni
Ci sono corsi di mattina?
Il sabato tenete lezione?
in quali sere ci sono i corsi
Mi organizzo coi bambini: i gruppi si riuniscono sempre dopo le sei?
calendario settimanale dei corsi?
Faccio il turno di notte e potrei solo la mattina, c'è un corso Cambridge per me?
I corsi sono tutti serali, no?
Prima delle diciotto non comincia niente?
Ho libero soltanto il martedì e il giovedì, cosa combacia?
lezioni in pausa pranzo niente?
Buongiorno, apro il bar alle cinque e crollo alle nove: la sera quando si comincia, di solito?
Ho due figli e una moglie che lavora la sera, mi elenca i giorni di ciascun gruppo?

## corsi.inizio
quando ricominciano i corsi
A gennaio parte qualcosa?
prossima partenza?
Ci ho messo mesi a decidermi: i corsi ormai sono iniziati tutti?
posso ancora agganciarmi a un corso di quest'anno o è tardi
Se vengo il mese prossimo trovo un gruppo che comincia?
nuovi gruppi in avvio
Non siete già partiti, vero?
Le date d'avvio dei gruppi serali quali sono
Ho finito adesso la chemio e vorrei rimettermi in gioco: a breve si forma qualche gruppo nuovo?

## corsi.posti
quanti per classe
I gruppi sono numerosi?
Non vi ritrovate mica in venti in aula?
il massimo di iscritti per corso
L'ultima scuola ci stipava come sardine, da voi quanti si è?
Otto persone al massimo, giusto?
Quanti compagni avrei in un corso di gruppo?
classi piccole o grandi?
Sono uno che in mezzo alla folla si distrae: da voi in aula ci si ritrova in pochi?

## corsi.sede
dove si fanno i corsi di gruppo
I gruppi si possono seguire da casa?
in presenza oppure online?
Mi sto trasferendo a Prati, le lezioni sono proprio in zona?
I corsi Cambridge li tenete anche su Teams?
Abito a Latina e venire ogni settimana è dura: le classi sono per forza dal vivo?

## corsi.docenti
insegnanti madrelingua?
I prof sono inglesi veri o italiani?
chi insegna, gente qualificata?
Mia figlia ha una pronuncia da film di Totò: da voi trova docenti di madrelingua?
Il corpo docente che preparazione ha
Vorrei essere sicuro che in classe non mi capiti uno studente universitario: gli insegnanti sono qualificati?
i professori parlano inglese dalla nascita?
Chiedo scusa se sono diretta, ma chi tiene le lezioni è cresciuto parlando inglese?

## corsi.iscrizione
come mi iscrivo
iscrizione a un corso, procedura
Per bloccare un posto in un corso basta una telefonata?
Da dove comincio se voglio partecipare a un gruppo?
Ho deciso, voglio fare il corso: adesso che devo fare?
ci si può segnare via web
Vorrei iscrivere mio figlio maggiorenne a un corso di gruppo, a chi tocca rivolgersi?
serve venire di persona per iscriversi ai corsi?
Ho letto tutto e sono convinto: per entrare in un corso vi lascio i dati qui o c'è un'altra strada?
Abito lontano e non posso passare: l'iscrizione ai gruppi si sistema per telefono?

## corsi.livelli
corso per chi parte da zero?
livelli disponibili
A scuola ho fatto francese, di inglese non so una parola: c'è posto per me?
fate corsi base
Da quale a quale livello arrivate?
Principianti assoluti ne prendete?
I livelli che seguite sono quelli europei?
Sono un vecchio che non distingue il to be dal to have, avete qualcosa per me?
Sono già avanzato, avete corsi all'altezza?
Buongiorno, a cinquant'anni suonati e con l'inglese delle canzoni, trovo qualcosa alla mia portata?

## corsi.materiali
libri inclusi nei corsi?
I testi ce li mettete voi?
Oltre alla quota dei gruppi c'è da comprare il libro?
che materiale è compreso, nei vari corsi
La mia ex scuola faceva pagare i manuali a parte, da voi pure?
quali corsi hanno il libro di testo dentro

## test-livello.descrizione|corsi.livelli
non so che livello ho
Come faccio a capire se sono da B1 o da B2?
test d'ingresso, come funziona
Quale corso è adatto a me? L'ultima volta che ho studiato inglese c'era la lira
C'è una prova per sapere il mio livello?
Mi consigliate voi il livello giusto?
Dieci anni fa avevo un buon inglese, adesso chissà: c'è modo di farmi valutare prima di buttare soldi?

## test-livello.descrizione
il test di piazzamento dove lo faccio
Come prenoto il test di livello?
Il test iniziale si richiede per telefono o dal sito?
La prova di livello da che pagina la chiedo?
vorrei valutare l'inglese di mia figlia, a chi chiedo il test

## test-livello.prezzo|test-livello.descrizione
test livello gratis?
Si paga la prova d'ingresso?
Il test iniziale ha un costo anche se poi non mi iscrivo?
quanto chiedete per valutare il livello
Sul volantino dite gratuito: il test non costa davvero nulla?
per il test di livello bisogna versare qualcosa?
Non vorrei sorprese in cassa: la valutazione del livello me la mettete in conto?

## bambini.descrizione
inglese per bambini
Mio figlio fa la terza elementare, avete qualcosa per lui?
corsi junior ci sono?
Accettate anche ragazzini o solo adulti?
La mia nipotina adora i cartoni in inglese, la posso mandare da voi?
fate qualcosa per i piccoli delle elementari
Mia figlia di undici anni vorrebbe un corso, ne tenete?
per ragazzi delle medie c'è un corso d'inglese?
Gentile segreteria, la mia gemellina di otto anni canta in inglese tutto il giorno: c'è qualcosa per lei e la sorella?

## bambini.eta|young-learners.eta
da che età prendete i bambini
Sei anni sono pochi per cominciare?
Ho un maschio di sette e una femmina di undici, a quale esame possono puntare?
L'età minima dei piccoli?
Un bimbo di otto anni dove lo collochereste?
mio figlio compie nove anni a marzo, è grande o piccolo per i vostri esami junior?

## young-learners.descrizione
starters movers flyers, cosa sono
Cosa sarebbero gli Young Learners?
La maestra ha nominato gli YLE e ho annuito senza capire: di che si tratta?
esami cambridge per i piccoli, spiegazione
Movers a cosa serve
Mi spiega la differenza tra Starters e Flyers?

## young-learners.eta|bambini.eta
flyers che età
Per il Movers quanti anni deve avere?
Starters a sei anni si può?
Mia figlia ha dieci anni, le tocca Movers o Flyers?
Un ragazzino di dodici anni è ancora da Flyers?
le fasce di età dei tre esami per bambini
Mia nipote ne compie nove a maggio ed è sveglia: il Flyers le combacia o è prematuro?

## young-learners.durata
starters quanti minuti
L'esame Flyers tiene il bambino seduto a lungo?
Movers, durata della prova
Mio figlio non sta fermo neanche un'ora: gli Young Learners quanto durano?
in venti minuti lo starters è finito?
I test per bambini sono lunghi?
Mio figlio è iperattivo, quindi chiedo: per il Movers deve star buono quanti minuti?

## young-learners.punteggio|young-learners.descrizione
scudetti, come funzionano
Che voto danno negli Young Learners?
Quanti shields si possono prendere al massimo?
Mia nipote ha preso tre scudetti nel listening: su quanti?
nel flyers si può essere bocciati o danno gli scudi
Il punteggio del Movers com'è fatto?

## tkt-clil.descrizione
tkt clil da voi?
A chi è rivolto il TKT?
Insegno scienze in inglese al liceo, quale certificazione Cambridge fa per me?
Il TKT CLIL lo posso sostenere lì?
Cos'è questo TKT di cui parla la mia dirigente?
certificato cambridge per prof che insegnano storia in inglese
Sono docente di matematica e mi serve qualcosa sulla metodologia CLIL, un esame lo fate?

## cambridge.descrizione
siete centro cambridge?
Che esami Cambridge si possono dare da voi?
Il vostro codice centro qual è, che il modulo me lo chiede?
Siete autorizzati veramente o fate solo preparazione?
certificazioni inglese disponibili cambridge
Ho trovato in rete tante scuole finte, voi siete sede ufficiale d'esame Cambridge?
il ket e il pet li fate tutti e due come esame?
Mi servirebbe il numero identificativo del centro d'esame

## cambridge.prezzo
tassa esame cambridge
Quanto si paga per dare il First, solo l'esame?
la quota d'iscrizione al PET dove la trovo
Sono privatista, il corso non mi serve: l'esame Advanced quanto viene?
esame ket prezzo
Il listino delle certificazioni Cambridge c'è da qualche parte?
Mia figlia darebbe il Flyers, la tassa d'esame a quanto ammonta?
Per il solo esame C2 che cifra serve?
Costa tanto sostenere un Cambridge?
Buongiorno, la preparazione l'ho fatta per conto mio: dare il Preliminary e basta, che tassa comporta?

## cambridge.iscrizione
entro quando ci si iscrive all'esame
Scadenza iscrizioni FCE?
Se l'esame è a giugno, quando tocca iscriversi?
quanto prima dell'esame chiudete le iscrizioni cambridge
Mi sono svegliata tardi: mancano tre settimane al Preliminary, mi ci infilate ancora?
Basta muoversi un mese prima per prenotare il CAE?
Il termine per segnarsi al KET è di due mesi prima?
Sono in ritardo su tutto: l'esame che mi interessa è fra due mesi, mi basta segnarmi adesso per il First?

## cambridge.date
date esami
Quand'è la prossima sessione del First?
A marzo c'è un esame Cambridge?
Prossimo PET disponibile?
Devo consegnare il certificato in primavera: quali appuntamenti d'esame avete in calendario?
calendario prove cambridge 2027
Il CAE di dicembre lo fate?
Se mi preparo per l'estate, quando capita l'esame C1?
Gli esami si tengono una volta al mese o solo in certe date, quelli Cambridge?
Per cortesia, avrei bisogno del titolo entro luglio: quali appuntamenti per l'esame B2 Cambridge ci sono prima?

## cambridge.livelli
il fce a che livello corrisponde
PET = B1?
Quale esame Cambridge devo dare per avere il C1?
come si chiama adesso il vecchio first certificate
Che certificato è il CPE, il più alto?
Elenco degli esami Cambridge con il relativo livello?
Sul bando c'è scritto B2 e non so a quale esame equivale
key, preliminary, first: mi fate ordine?
Il professore mi ha detto "prendi il CAE" e io ho annuito: che livello sarebbe?

## cambridge.formato
com'è strutturato un esame cambridge
Quante prove bisogna superare nei Cambridge?
L'orale è obbligatorio nelle certificazioni Cambridge?
Reading, listening... e poi che altro c'è?
Ho il terrore dell'ascolto, nei vostri esami Cambridge non c'è mica?
le parti dell'esame per favore
Bisogna anche scrivere un tema nei Cambridge?

## cambridge.preparazione
come mi preparo al cambridge
Per arrivare all'esame First che strade ci sono da voi?
Ho il CAE tra un anno, mi affianco a un gruppo o prendo lezioni mie: cosa proponete?
preparazione certificazione inglese
Per il Preliminary mi aiutate a prepararmi o tocca studiare da soli?
chi mi fa studiare per l'esame cambridge?

## cambridge.riconoscimento
il certificato cambridge vale per i concorsi?
L'università me lo accetta?
Con il First in tasca un'azienda tedesca mi considera?
è riconosciuto all'estero il cambridge
Il CAE ha valore per iscriversi a un ateneo inglese?
A che mi serve un attestato Cambridge, lo guardano davvero?
Punteggio in graduatoria a parte, il titolo Cambridge è valido ovunque?
Mi candido in banca a Lussemburgo: un diploma Cambridge lì lo prendono sul serio?

## cambridge.sede
l'esame dove si fa
Il First lo sostengo da voi o mi mandate in un albergo?
A che ora comincia la prova Cambridge?
dove devo presentarmi il giorno dell'esame pet
L'indirizzo della prova e l'orario del CAE me li comunicate voi?
Vengo da Frosinone, il KET si dà proprio a Roma nel vostro centro?
L'ora precisa in cui tocca a me all'esame Cambridge come la so?
Salve, per il giorno della prova Preliminary devo prenotare l'albergo: si dà nei vostri locali?

## cambridge.successo
quanti passano l'esame?
percentuale di promossi
Ci sono molti bocciati tra i vostri allievi?
Se studio con voi che probabilità ho di farcela?
Che tasso di successo vantate?
Mio figlio è già stato respinto una volta altrove, i vostri ragazzi di solito superano la prova?
Sia sincero: di quelli che preparate, quanti tornano a casa col diploma in mano?

## languagecert-a1.durata|languagecert.durata
access quanti minuti
L'A1 LanguageCert è una prova corta?
Mia suocera deve dare l'Access: quanto la tengono lì?

## languagecert-a1.descrizione|languagecert.livelli
access a1, cos'è
languagecert per chi sa pochissimo, l'Access che attesta?

## languagecert-a2.durata|languagecert.durata
achiever: durata
Un'ora e mezza di scritto per l'A2 LanguageCert, è così?
Quanto ci vuole a fare l'esame Achiever?

## languagecert-a2.descrizione|languagecert.livelli
Achiever che livello sarebbe
Mi spiegate l'esame LanguageCert A2?

## languagecert-b1.durata|languagecert.durata
communicator orale quanti minuti
L'esame B1 di LanguageCert supera le due ore?
Per il Communicator devo chiedere mezza giornata al capo: tempo totale?

## languagecert-b1.descrizione|languagecert.livelli
il communicator corrisponde al b1?
LanguageCert B1: che certifica?

## languagecert-b2.durata|languagecert.durata
expert tempi della prova
Lo scritto del LanguageCert B2 quanto dura?
Due ore filate per l'Expert?

## languagecert-b2.descrizione|languagecert.livelli
expert, a quale livello equivale
Per la laurea mi va bene il LanguageCert Expert, che è un B2?

## languagecert-c1.durata|languagecert.durata
mastery c1 quanto tempo
L'orale del LanguageCert C1 dura venti minuti?
Quanto sto sotto torchio col Mastery?

## languagecert-c1.descrizione|languagecert.livelli
mastery che esame è
Il LanguageCert per il C1 come si chiama e cosa valuta?

## languagecert-c2.durata|languagecert.durata
mastery pro minuti?
LanguageCert C2, è una prova infinita?
Col C2 LanguageCert quanto dura il colloquio?

## languagecert-c2.descrizione|languagecert.livelli
il mastery pro sarebbe il c2?
LanguageCert C2 cosa attesta di preciso

## languagecert.descrizione
languagecert cos'è
Mi parlate di questo LanguageCert?
Conosco solo Cambridge: l'altra certificazione che fate, LanguageCert, in cosa consiste?
fate anche languagecert?
Un amico ha preso il LanguageCert, è un esame d'inglese?
Notizie generali su LanguageCert, grazie

## languagecert.durata
languagecert quanto dura l'esame
Quanti minuti tra scritto e orale, al LanguageCert?
A seconda del livello cambia la lunghezza della prova LanguageCert?
Devo prendere ferie: il LanguageCert occupa tutta la mattina?
tempi dei vari esami languagecert livello per livello

## languagecert.risultati
esito languagecert dopo quanto
Il LanguageCert ti dà il risultato in una settimana?
Mi scade il bando venerdì prossimo: con LanguageCert l'esito arriva in fretta?
quanti giorni per sapere se ho passato il languagecert
Bisogna aspettare un mese per la risposta di LanguageCert?
risultati languagecert tempi
Il rettorato vuole l'esito entro il 20: se do il LanguageCert la settimana prima ci rientro?

## languagecert.date
languagecert quando
A febbraio c'è una prova LanguageCert?
Ogni quanto si tiene il LanguageCert?
Sessioni LanguageCert frequenti o due all'anno?
Ho perso quella di novembre, per il LanguageCert tocca aspettare tanto la prossima?
il languagecert si fa tutti i mesi?
Scusi, ho i turni fino a primavera: le sessioni LanguageCert capitano spesso?

## languagecert.riconoscimento
languagecert è valido?
Per il visto inglese accettano LanguageCert?
Chi garantisce sul LanguageCert, c'è un ente dietro?
Il LanguageCert è approvato dal governo britannico o è una cosa nostra?
Mi trasferisco a Manchester e chiedono un esame UKVI, LanguageCert lo è?
riconoscimenti del languagecert
Mia sorella raggiunge il marito a Leeds e l'ufficio immigrazione vuole un esame approvato: LanguageCert va bene?

## languagecert.formato
languagecert come si svolge
C'è la parte orale nel LanguageCert?
abilità valutate da languagecert
Solo crocette o anche colloquio, al LanguageCert?
Mia moglie parla poco: nel LanguageCert lo speaking conta?
com'è diviso l'esame languagecert

## languagecert.preparazione
corso per languagecert
Mi aiutate a preparare il LanguageCert anche online?
Da sola non ce la farei: per LanguageCert organizzate lezioni?
Si può seguire a distanza la preparazione LanguageCert?
come ci si prepara al languagecert
Lezioni miste, un po' lì un po' da casa, per LanguageCert ne fate?
Vivo su un'isola e vorrei il LanguageCert: qualcuno di voi mi segue a distanza?

## languagecert.livelli
languagecert livelli
LanguageCert arriva fino al C2?
Quali gradini prevede LanguageCert?
esiste un languagecert per principianti?
I nomi strani dei LanguageCert, Achiever ed Expert, a che livelli si riferiscono?

## languagecert.iscrizione
languagecert come ci si iscrive
Per fare LanguageCert da dove si parte?
I passi da seguire per il LanguageCert quali sono?
Vorrei il LanguageCert entro l'anno, che trafila mi aspetta?
Dopo il test di livello per LanguageCert che succede?
mi iscrivo direttamente al languagecert o serve altro prima?

## toefl.descrizione
toefl da voi?
Che cos'è il TOEFL iBT in breve?
Siete autorizzati per il TOEFL?
Voglio fare il master a Boston e mi parlano di TOEFL: mi spiegate di che si tratta?
informazioni toefl
Il TOEFL si può dare nel vostro centro?

## toefl.prezzo
toefl quanto costa
Duecentoventi euro per il TOEFL, vero?
La tassa del TOEFL mi svena?
quota esame toefl
Mi rimborsa l'azienda ma vuole sapere prima la cifra: per dare il TOEFL quanto occorre?
Ci sto dentro con 200 euro per il TOEFL?
Il toefl è più caro di trecento?
Buongiorno, devo chiedere un prestito a mio padre: per sostenere il TOEFL di che somma parliamo?

## toefl.durata
toefl ore
Quanto mi tiene impegnata il TOEFL?
Lo Speaking del TOEFL è di un quarto d'ora o giù di lì?
Soffro di emicrania, il TOEFL va avanti per molto?
tempo totale della prova toefl
In due ore si finisce il TOEFL?
Allatto ancora, mi serve sapere per quanto tempo il TOEFL mi tiene lontana da casa

## toefl.formato
sezioni toefl
Nel TOEFL quali prove si affrontano?
Il TOEFL comprende il parlato?
com'è composto il test toefl
C'è grammatica nel TOEFL o solo lettura, ascolto e il resto?
Ho fatto il toefl vent'anni fa: oggi che parti ha?

## toefl.punteggio
toefl voto massimo
Il TOEFL si calcola su 120?
Mi chiedono 90 punti: al TOEFL il tetto qual è?
come va il punteggio toefl
Si può prendere zero al TOEFL?
scala dei punti del toefl

## toefl.preparazione
corso toefl
Ho due settimane libere, riesco a prepararmi al TOEFL in modo intensivo?
Quante ore ha il gruppo TOEFL?
lezioni per toefl ne date?
Il corso TOEFL in quanti si frequenta?
Col TOEFL tra un mese mi conviene l'intensivo: com'è organizzato?
Per il TOEFL c'è pure qualcosa di privato?
quattro ore al giorno per l'intensivo toefl, non scherzate?
Ho l'ammissione a Toronto appesa a un filo: per il TOEFL avete qualcosa di rapido e concentrato?

## toefl.date
prossimo toefl quando
Come si prenota il TOEFL?
Date del TOEFL a gennaio?
Voglio fissare il TOEFL, a chi mi rivolgo?
iscrizione toefl
Il calendario TOEFL dove lo guardo, che sul sito non c'è?
Mi basta una mail per bloccare il giorno del TOEFL?
Gentilissimi, per riservare un giorno per il TOEFL chi devo contattare?

## lingue.descrizione
che lingue insegnate
Spagnolo ne fate?
corsi di tedesco?
Mi sono innamorata di un parigino: il francese da voi si impara?
Oltre all'inglese cosa c'è?
Il giapponese lo trattate?
Vado in pensione e vorrei il portoghese, lo tenete o no?
il russo non ce l'avete, immagino
Il tedesco anche per chi non l'ha mai visto?
Cinese per mio figlio, esiste da voi?
arabo?
In quali lingue tenete lezione a parte l'inglese?
Mia figlia si trasferisce a Vienna e deve cavarsela col tedesco, lo insegnate?

## italiano-stranieri.descrizione
italiano per stranieri?
La mia badante vorrebbe imparare bene l'italiano, avete un corso?
Fate lezione d'italiano a chi viene da fuori?
corso di italiano per mia moglie che è peruviana
È arrivata una ragazza alla pari dalla Svezia, dove può studiare l'italiano con voi?
insegnate italiano agli americani?
Un collega indiano parla solo inglese e cerca italiano serale, voi lo fate?
Ospito un profugo e gli servirebbe la nostra lingua, potete aiutarlo?
Il mio vicino è arrivato dal Bangladesh e non spiccica parola d'italiano: avete lezioni adatte?

## traduzioni.descrizione
traduzioni?
Vi occupate di interpreti per congressi?
Mi serve qualcuno che traduca un manuale tecnico, siete il posto giusto?
fate simultanea
Per una riunione con dei coreani ci vorrebbe un interprete, lo fornite?
Il mio sito va adattato per la Spagna, localizzate voi?
che servizi linguistici offrite per documenti e convegni
Traduttori ne avete o solo insegnanti?
Salve, ospitiamo una delegazione giapponese a febbraio e ci occorre chi traduca a voce: potete occuparvene?

## traduzioni.prezzo
traduzione quanto costa a cartella
Tradurre dieci pagine che spesa comporta?
tariffe interprete
Un interprete per mezza giornata quanto lo fate pagare?
Ho un contratto in inglese da volgere in italiano, il costo come si calcola?
prezzo traduzioni
C'è una tariffa fissa per le traduzioni oppure no?
Da un concorrente mi chiedono trenta euro a pagina per tradurre, da voi?
Buongiorno, ho uno statuto di venti facciate da portare in francese, di che spesa si tratta?

## traduzioni.lingue
traducete dal polacco?
Quante lingue coprite con le traduzioni?
In che lingue potete tradurre?
un documento in ucraino lo sapete girare in italiano?
Traduzioni anche in lingue rare?
Mi servono le istruzioni in svedese, finlandese e danese: per le traduzioni le avete tutte?
traduzioni solo inglese o altro

## traduzioni.tempi
traduzione urgente, si può?
Quanto ci mettete a tradurre?
Consegna di una traduzione: in giornata?
Ho la gara d'appalto lunedì, il testo tradotto in quanti giorni arriva?
tempi di consegna traduzioni
Per una ventina di pagine da tradurre devo aspettare settimane?
Tre giorni vi bastano per tradurre un opuscolo?
Il notaio mi aspetta giovedì: se vi porto domani il testo da tradurre fate in tempo?

## aziende.descrizione
corsi per aziende
Formate i dipendenti?
Abbiamo una ditta di infissi e i commerciali balbettano in inglese, cosa ci proponete?
executive coaching lo fate
Business English per lo staff, c'è?
Il nostro direttore vorrebbe lezioni sue e il resto un gruppo: per le imprese cosa organizzate?
Per un hotel che deve istruire i receptionist cosa c'è?
alla mia società interessa il francese, oltre all'inglese, ne fate per le aziende?
Gestisco una clinica e i nostri infermieri devono parlare coi turisti: che formazione potreste darci?

## aziende.prezzo
business english prezzo
Quanto spende una ditta per formare il personale con voi?
formazione aziendale costi
Siamo in quindici in ufficio: un corso in azienda che prezzo ha?
Il preventivo per le imprese si chiede o c'è un listino?
le aziende pagano a ore o su offerta?

## aziende.prezzo|individuale.prezzo
business english individuale, quanto l'ora
Un dirigente che fa Business English da solo, quanto l'ora?

## aziende.durata
workshop aziendale quanti giorni
Il percorso in azienda va avanti per mesi?
In una giornata sola si può fare formazione al nostro team?
durata formazione aziendale
Vorremmo qualcosa di breve per i venditori, due giorni al massimo, è fattibile?
Sei mesi di corso in ditta sono la norma?
Per le imprese i percorsi lunghi quanto sono lunghi?
Per approvarlo il consiglio vuole i tempi: un percorso per i nostri impiegati quanti mesi occupa?

## aziende.modalita
venite voi in azienda?
I dipendenti possono collegarsi online?
Abbiamo gente in smart working e gente in capannone: la formazione si può fare mista?
corso aziendale in sede nostra
Tocca mandare gli impiegati da voi oppure vi spostate?
le lezioni per il personale si tengono da remoto?
Per i lavoratori della nostra filiale che modalità prevedete?
Siamo sparsi fra Roma e Bari: il corso per il nostro personale può andare in parte via internet?

## aziende.riconoscimento
siete accreditati per la formazione?
L'accreditamento regionale ce l'avete?
Per usare un fondo la Regione deve riconoscervi come ente, lo fa?
formazione aziendale accreditata regione lazio
Il nostro ufficio personale chiede se siete un ente accreditato, posso rispondere di sì?
In Regione risultate accreditati per i corsi alle imprese?

## scuole.descrizione
servizi per istituti
Sono la vicepreside di una media di Tivoli: cosa fate per le scuole?
Mandate tutor nelle scuole?
corsi d'inglese nel nostro liceo, li tenete?
Formate i docenti della scuola statale al CLIL?
Da noi servirebbe un esperto che segua i ragazzi il pomeriggio a scuola, ve ne occupate?
collaborazioni con le scuole superiori
Le elementari della mia zona cercano lezioni di lingua per le classi, siete disponibili?
Sono la referente lingue di un professionale, che tipo di collaborazione proponete ai plessi come il nostro?

## scuole.iscrizione
diventare centro di preparazione cambridge
Il nostro istituto vorrebbe il logo Cambridge: qual è la trafila?
Quali passaggi deve fare una scuola per essere preparation centre?
che requisiti verificate per una scuola che vuole diventare cambridge
Chi decide se un liceo diventa centro di preparazione?
Siamo un istituto comprensivo: per farci riconoscere come centro di preparazione da dove cominciamo?
in cinque passi la scuola diventa centro, quali?
Il collegio docenti ha votato sì a Cambridge: adesso cosa tocca fare per diventare centro di preparazione?

## scuole.prezzo
scuole: tariffe
Quanto chiedete a un liceo per un corso pomeridiano?
Il dirigente vuole sapere i costi dei vostri interventi a scuola
Un progetto nella nostra primaria quanto verrebbe?
prezzi per istituti scolastici
Per diventare centro di preparazione c'è un costo per la scuola?
Alla scuola mandate un preventivo o avete un tariffario?

## scuole.eta
key for schools età
Il First for Schools a quanti anni si dà?
A tredici anni è presto per il Preliminary for Schools?
Cambridge for Schools, fasce d'età?
I nostri alunni di seconda media in quale for schools rientrano?
mio figlio ha 15 anni, può fare il first for schools?
per ragazzini di undici anni c'è il key for schools, no?

## progetti-europei.descrizione
erasmus+ ve ne occupate?
Il PON lo gestite voi?
progetti europei, cosa fate
Vorremmo mandare dei docenti all'estero coi fondi dell'Unione, date una mano?
I partenariati strategici Erasmus rientrano nel vostro lavoro?
Alla nostra scuola è arrivato un finanziamento PON sulle competenze digitali, ci seguite?
Fate anche la gestione amministrativa dei progetti Erasmus?
mobilità del personale scolastico, la curate
Il nostro DSGA è disperato con le carte di Erasmus+: voi date supporto?

## progetti-europei.modalita
come si svolge un progetto europeo
Le fasi di un Erasmus+ con voi?
Da dove si parte per un progetto con l'Europa, dall'analisi?
Vi occupate pure del monitoraggio, nei progetti europei?
chi presenta la domanda del progetto europeo, a che punto?
Ci affidiamo a voi per un PON: in che ordine procedete?
I passi, dall'idea alla gestione, per un progetto finanziato dall'UE

## viaggi-studio.descrizione
viaggi studio?
Anno scolastico all'estero, lo organizzate?
Mio figlio vuole fare la quarta superiore in America: ve ne occupate?
vacanze studio cosa proponete
Siete voi il tour operator delle vacanze studio oppure rivendete?
Esistono programmi universitari tra i vostri soggiorni all'estero?
Mia figlia sogna un'estate fuori per la lingua, che cosa avete?
soggiorni linguistici per ragazzi

## viaggi-studio.destinazioni
vacanza studio a malta?
Dove mandate i ragazzi?
Il Canada c'è tra le mete?
Non mi fido a mandarla oltreoceano: in Europa che paesi proponete per la vacanza studio?
mete viaggi studio
Dublino è tra i posti dove andate?
In Sudafrica non ci andate, vero?
Si può scegliere l'Australia per il soggiorno studio?
londra la fate?
Mio figlio vorrebbe il mare e l'inglese insieme: fra i vostri paesi per l'estate c'è Malta o simili?

## viaggi-studio.prezzo
viaggio studio quanto costa
Due settimane a Malta che spesa sono?
prezzi vacanze studio
Mia suocera vuole regalare al nipote l'Irlanda: quanto deve mettere via?
Un anno di scuola negli Stati Uniti con voi è una follia come prezzo?
Tremila euro bastano per una vacanza studio?
Il costo del soggiorno a Londra cambia col periodo?
Sono una mamma sola e devo organizzarmi: un soggiorno di lingua in Inghilterra che esborso richiede?

## viaggi-studio.date
viaggi studio partenze
A luglio ci sono turni per la vacanza studio?
Quando si parte per l'Inghilterra?
Devo incastrare le ferie con il viaggio studio del bambino: le date si sanno?
date soggiorni estate 2027
Per la vacanza studio si parte anche a Pasqua?
Il turno di agosto per Malta quando comincia?
Buonasera, l'esame di terza media finisce a fine giugno: la partenza per la vacanza studio è dopo?

## carta-docente.descrizione
carta del docente accettata?
Sono di ruolo: il bonus insegnanti lo prendete?
posso pagare il corso con la carta docente
I cinquecento euro del ministero per noi prof si possono spendere da voi?
Per un insegnante il corso si copre col bonus?
Mi avanza qualcosa sulla Carta del Docente, lo uso per l'Advanced?
bonus docenti sì o no
La mia collega dice che con voi la carta docente non vale, è così?
Insegno religione e ho ancora il bonus intatto: da voi riesco a spenderlo per un corso?

## itaca.descrizione
bando itaca
Vi occupate di ITACA?
Mio padre è dipendente statale e c'è la borsa INPS per l'anno fuori: ci assistete?
itaca inps, aiuto con la domanda?
Abbiamo vinto la borsa ITACA e cerchiamo chi ci segua
Con il concorso ITACA si va all'estero tramite voi?
Qualcuno può darci spiegazioni sulla borsa di studio Itaca?
borse di studio per l'anno all'estero ne seguite?
Sono un'impiegata INPS e per mia figlia ho sentito di una borsa per la scuola fuori, Itaca mi pare: voi c'entrate qualcosa?

## scuola.telefono
numero di telefono
Vi posso chiamare?
Preferisco parlare a voce, che numero faccio?
recapito telefonico della scuola
Fino a che ora rispondete al telefono?
Sono anziano e col computer litigo: mi dà un numero da comporre?
Il sabato c'è qualcuno al telefono?
telefono segreteria?
Con le tastiere sono negata, preferirei una chiacchierata: a quale numero?

## scuola.email
mail?
A che indirizzo di posta vi scrivo?
Dove mando un messaggio elettronico con le mie domande?
avete un indirizzo e-mail
Al telefono in ufficio non posso stare, una mail a cui rivolgermi?
La vostra posta elettronica qual è?
Devo inoltrarvi dei documenti dal computer, l'indirizzo a cui spedirli?

## scuola.indirizzo
dove siete
Siete a Prati, no?
via e numero civico?
Devo dire al tassista dove portarmi
Mi trovo in piazza Risorgimento e non vi vedo: la via qual è?
indirizzo esatto della scuola
La scuola sta in centro o in periferia?
Che CAP devo mettere sulla busta per voi?
In quale strada vi trovo?
Ho l'appuntamento fra un'ora e non ho segnato la via: dove vengo?

## scuola.apertura
siete aperti il sabato?
orari segreteria
Fino a che ora vi trovo oggi?
Posso passare dopo il lavoro, tipo alle sette, in ufficio?
A che ora aprite la mattina?
domenica chiusi?
La segreteria fa orario continuato?
Oggi è aperto?
Stacco alle due il sabato, l'ufficio lo trovo ancora aperto?
quando posso venire a parlare con qualcuno?
Lavoro a Fiumicino fino alle cinque, in settimana prima che chiudiate ce la faccio?

## scuola.tempi
dopo quanto rispondete
Se vi scrivo stasera, domani ho una risposta?
tempi di risposta alle richieste
Compilo il modulo e poi? Entro quando mi ricontattate?
Mi serve saperlo in fretta: a un messaggio replicate in giornata?
Quanto si aspetta per avere notizie da voi dopo aver chiesto informazioni?
lasciando i dati, mi richiamate presto?
Vorrei mandarvi una richiesta stasera: indicativamente quanto attendo prima che qualcuno si faccia vivo?

## scuola.esperienza
da quanti anni esistete
Siete una scuola nuova?
Avete aperto da poco o siete del mestiere?
Prima di fidarmi vorrei sapere chi siete e da quanto lavorate
che esperienza avete
Mia zia dice di aver studiato da voi negli anni Ottanta, c'eravate già?
Quarant'anni di attività, è vero?

## scuola.descrizione
cosa fate di preciso
In che campi lavorate?
Ho visto l'insegna passando: che servizi ha la vostra scuola?
tutti i servizi della scuola
Solo corsi oppure anche altro?
Mi dica, di cosa vi occupate lì dentro?
Fate un po' di tutto? Esami, traduzioni, viaggi?

## scuola.dati-legali
partita iva?
Ragione sociale della scuola per la fattura
Il commercialista vuole il vostro codice fiscale
Come vi chiamate ufficialmente come società?
dati fiscali
Siete una srl o un'associazione?
Devo intestare un bonifico: la denominazione esatta e la P.IVA?

## scuola.riconoscimento
scuola riconosciuta dal ministero?
Avete un riconoscimento ufficiale?
Siete un ente riconosciuto o privati qualunque?
Il MIM vi riconosce?
Mi serve per la banca ore del lavoro: la vostra scuola è riconosciuta dallo Stato?
riconoscimento ministeriale ce l'avete
Se devo dichiararlo al provveditorato, che riconoscimento avete?

## reclami.descrizione
come faccio un reclamo
Voglio protestare, dove scrivo?
Se qualcosa non mi va giù a chi mi lamento?
I reclami restano riservati?
modulo reclami dov'è
Non vorrei che il docente sapesse che mi lamento: il reclamo è confidenziale?
Che canale usate per le lamentele?
segnalare un disservizio, come si fa
Scusi se mi sfogo: se volessi mettere nero su bianco quello che non va, c'è un canale apposta?

## reclami.tempi|reclami.descrizione
reclamo, entro quanto rispondete
A una lamentela quanto ci mettete a replicare?
Quindici giorni per un reclamo?
Se presento un reclamo oggi devo aspettare un mese?
giorni per la risposta a un reclamo
Ai reclami rispondete in fretta o passano le settimane?

## privacy.descrizione
privacy, che fate dei miei dati
Cancellate il mio numero se lo chiedo?
I dati che lascio finiscono a qualche call center?
Non voglio più stare nei vostri archivi, a chi lo comunico?
come si esercita il diritto di accesso ai dati
Vi ho dato la mail sbagliata e vorrei correggerla tra i dati personali, a chi scrivo?
Usate i miei dati per fare pubblicità?
informativa sul trattamento dati
Buongiorno, anni fa vi lasciai i miei recapiti: vorrei sparire dai vostri elenchi, come procedo?

## privacy.tempi
gdpr entro quanti giorni rispondete
Se chiedo di vedere i miei dati quanto tempo avete?
Una violazione dei dati entro quando la notificate?
Potete prorogare la risposta a una richiesta sulla privacy?
richiesta accesso dati tempi
Un mese per evadere una domanda sui dati personali, è giusto?
Se vi bucano i server, in quante ore lo segnalate?

## privacy.cookie
che cookie usate
Posso rifiutare i cookie?
Ho cliccato accetta per sbaglio sul banner, si torna indietro?
i cookie di profilazione ci sono?
Dove si cambia la scelta sui cookie del sito?
Se non accetto niente, il sito mi traccia lo stesso?
preferenze cookies

## none
quanto dura la pausa tra un'ora e l'altra
al corso b2 fate una pausa caffè?
Nelle due ore del First ci si ferma un attimo oppure no?
il b1 quando finisce, a maggio o a giugno?
Mi sposo il 10 giugno: per quella data il corso C1 si è concluso?
ultima lezione del ket
l'advanced arriva fino all'estate?
A che mese si conclude il corso Proficiency?
quando termina il corso first, come data
a Natale le lezioni del b1 si interrompono?
Nel ponte dell'Immacolata il corso del martedì c'è?
il gruppo del venerdì salta il venerdì santo?
ad agosto siete chiusi
La Vigilia la segreteria lavora?
Il primo maggio c'è qualcuno in ufficio?
fra Natale e Capodanno vi trovo?
per san Pietro e Paolo siete aperti?
avete un calendario delle festività?
se perdo il libro del first quanto costa ricomprarlo
Il manuale del B1 me lo vendete senza iscrivermi?
Di che editore è il testo dell'Advanced?
titolo del libro del corso pet?
posso usare un libro usato al b2?
Il libro del First si trova anche in digitale?
la grammatica che consigliate a chi fa il key
nel prezzo del corso c1 c'è anche l'esame?
I 680 euro del B2 coprono pure la tassa per la prova finale?
L'esame TOEFL è incluso se faccio il corso?
con la quota del gruppo ket ci esce anche la certificazione?
fino a che età si può frequentare il b1
Mia nonna ha ottant'anni, c'è un'età massima per i corsi?
A sedici anni mi prendono nel corso First degli adulti?
il toefl si può dare a quindici anni?
C'è un limite d'età per LanguageCert?
età minima per il corso advanced
quante persone servono perché il c2 parta
Se siamo solo in tre il corso A2 lo annullate?
numero minimo per attivare un gruppo b1
Con due iscritti il Proficiency si fa comunque?
E se il corso non raggiunge gli iscritti che succede?
a che piano siete
Ci sono scale da fare per entrare?
c'è l'ascensore
Ho la madre col deambulatore, riesce a salire da voi?
il citofono qual è
Su che campanello devo suonare?
L'aula del B2 è al piano terra?
in quale aula si tiene il ket
come si chiama la prof del b2
Come si chiama chi tiene il corso Advanced quest'anno?
Il docente del Preliminary è sempre Michael?
nome della vostra direttrice?
al corso c1 l'insegnante è uomo o donna
La maestra dei bambini che formazione ha sull'infanzia?
L'insegnante del First è americana o inglese?
posso avere il curriculum del prof delle lezioni private?
Posso scegliere io l'insegnante per l'individuale?
se il professore non mi piace lo cambiate?
quanti italiani ci sono per classe
nel gruppo b2 ci sono stranieri?
che età hanno i miei compagni al first
Nel corso Advanced sono tutti ragazzini?
In media la gente del ket ha la mia età, cioè sessanta?
Ci sono più uomini o donne nei gruppi?
a che ora comincia di preciso il toefl
Il LanguageCert di dicembre a che ora lo fate?
l'orale languagecert si fa la mattina o il pomeriggio?
A che ora tocca presentarsi per il TOEFL?
spedite il certificato a casa? quanto costa
Per mandarmi l'attestato del First a Milano c'è una spesa?
spedizione del certificato cambridge all'estero
Posso delegare mia sorella a ritirare il certificato PET?
Il certificato cartaceo del CAE dove lo ritiro?
se perdo il certificato first me ne fanno un altro?
Duplicato del vecchio certificato Cambridge, quanto viene?
Come pago, bonifico o bancomat?
accettate satispay
Per il corso B2 devo versare in contanti?
Si può pagare con PayPal il TOEFL?
iban per il bonifico?
prendete l'american express
Il saldo del corso C1 entro quando va versato?
c'è un acconto da dare per il ket?
rate?
Il First lo posso dilazionare in tre mesi?
680 tutti insieme non li ho: si spezza il pagamento?
klarna o simili ne avete
L'individuale si paga lezione per lezione o tutto prima?
si rimborsa se smetto il b1 a metà
Mi sono fatta male al ginocchio, i soldi del corso tornano indietro?
se annullo l'iscrizione al first che succede ai soldi?
Diritto di recesso: quanti giorni ho?
il toefl si può disdire con rimborso
Se non passo l'esame mi ridate la quota?
Disdire il viaggio studio comporta una penale?
Cambridge: se sono malato il giorno dell'esame perdo tutto?
in due ci fate lo sconto
Io e mio fratello insieme all'A2, c'è un'agevolazione?
sconto studenti universitari?
Chi ha già fatto il B1 da voi paga meno il B2?
Offerta Black Friday?
convenzioni con i dipendenti comunali
La tessera Coop dà diritto a qualcosa sul corso?
sconto per disoccupati sul first
Porto un amico: mi scalate qualcosa?
codice promozionale
Esiste una tariffa ridotta per famiglie con tre figli al corso junior?
i buoni pasto o welfare aziendale li prendete?
Edenred welfare per pagare il C1?
posso recuperare la lezione persa del b2
Se salto due mercoledì del Key si recuperano?
recupero assenze
Sono in trasferta una settimana: il C1 perso va perduto?
le lezioni del first vengono registrate?
Se disdico la privata il giorno prima la pago lo stesso?
entro quando si annulla una lezione individuale
se manca il professore recuperate l'ora
rilasciate un attestato di frequenza
A fine corso B1 mi date un foglio con le ore fatte?
Per il permesso dal lavoro mi occorre una dichiarazione di presenza al corso
attestato di partecipazione per i crediti scolastici?
Il corso Advanced dà CFU?
quante assenze si possono fare al first
frequenza obbligatoria al ket?
compiti a casa ne date
Al B2 quanto c'è da studiare tra una lezione e l'altra?
tra un giovedì e l'altro del c1 ci sono esercizi?
fate verifiche durante il corso b1?
C'è un esamino finale interno nel corso Key?
wifi c'è?
La password del wi-fi dell'aula?
C'è una connessione per seguire col portatile in classe?
dove parcheggio
Il martedì sera per il First si trova posto per la macchina?
avete un garage convenzionato
Posso legare la bici lì davanti?
Siete dentro la ZTL?
che metro prendo
Da Lepanto quanto si cammina per arrivare al corso?
quale autobus ferma vicino
Da Termini come ci arrivo coi mezzi?
Il tram 19 passa da voi?
quanto ci metto dall'aeroporto alla vostra scuola
C'è un bar interno?
si può mangiare in classe
Distributore di merendine in scuola?
Salto la cena per il corso del mercoledì: posso sgranocchiare qualcosa a lezione?
posso portare il cane
Il mio cane guida entra in aula?
gatto in trasportino durante la privata, dà noia?
c'è una sala d'attesa per i genitori
Mentre il bambino fa lezione io dove aspetto?
bagno per disabili?
avete una biblioteca
Una sala studio dove fermarmi prima del corso C1?
C'è il fasciatoio?
corsi di matematica?
Date ripetizioni di latino?
chitarra ne insegnate
Avete corsi di informatica o di Excel?
doposcuola per le medie in tutte le materie?
corso di cucina
Dizione e teatro, li tenete?
corso per oss
Preparate ai test di medicina?
avete una sede a Milano
Ci siete anche a Napoli?
A Ostia avete una filiale?
altre sedi oltre a prati
Aprirete una succursale all'Eur nei prossimi anni?
A Bologna conoscete una scuola come la vostra?
ielts lo fate?
L'IELTS da voi si può prenotare?
trinity?
Preparate al Trinity GESE per bambini?
DELE di spagnolo lo sostengo lì?
Goethe-Zertifikat?
delf per mia figlia
Il TOEIC per l'azienda lo fate sostenere?
duolingo english test
Pearson PTE, siete centro?
CILS per la cittadinanza, si fa da voi?
il celi b1
esame hsk
sat per le università americane?
GMAT ne sapete qualcosa?
bulats
Cambridge Linguaskill lo erogate?
ocse pisa o invalsi, fate la preparazione
cercate insegnanti?
Sono madrelingua inglese e vorrei lavorare da voi
dove mando il curriculum
Assumete in segreteria?
lavora con noi
Quanto pagate un docente di francese?
Il mio ragazzo è interprete freelance, lo prendete nelle traduzioni?
cercate accompagnatori per le vacanze studio?
Fate fare il tirocinio universitario?
stage
Studio mediazione linguistica e mi servono 150 ore da tirocinante
alternanza scuola-lavoro con voi, si può?
servizio civile da voi?
Sono una giornalista, con chi parlo per un'intervista?
ufficio stampa
Scrivo per un blog su Prati e vorrei farvi qualche foto in aula
Vi interessa comparire sul nostro portale?
Vendo sedie per aule, chi si occupa degli acquisti?
siamo una ditta di pulizie, vi facciamo un'offerta
Vi propongo un gestionale per le scuole di lingue
Avete bisogno di un social media manager?
affitto un locale vicino a voi, vi serve?
distributori automatici: con chi ne parliamo
Vorrei farvi pubblicità alla radio
Sono un'editrice, volete provare i nostri manuali?
potreste sponsorizzare la nostra squadra di calcetto?
Ho fatto un reclamo a ottobre, a che punto siamo?
il mio reclamo lo avete letto
Vi ho mandato una lamentela sul corso B1 e chi la sta seguendo?
martedì non vengo al b2
Avviso che mia figlia giovedì salta l'Advanced
sono malato, stasera niente ket
Può dire alla prof del First che arrivo con mezz'ora di ritardo?
ho superato il first?
Mi dite quanto ho preso al PET di giugno?
non trovo il mio esito languagecert
L'esame Flyers di mio figlio com'è andato?
il risultato del mio toefl
Il test di livello che ho fatto ieri, che livello mi dà?
I miei punteggi del CAE, me li leggete?
ho lasciato l'ombrello in aula
Qualcuno ha trovato un paio di occhiali al corso di lunedì?
persa una sciarpa rossa
Mio figlio ha dimenticato l'astuccio lì sabato
ho smarrito il portafoglio da voi
non entro nell'area riservata
Ho scordato la password della piattaforma
il login non va
Mi servono le credenziali per gli esercizi online del B2
come accedo al registro elettronico
Il modulo dei contatti dà errore
la pagina del toefl non si apre
sul cellulare il vostro sito si vede male
Il pulsante invia non risponde da stamattina
la chat si è bloccata prima
il link del test di livello non funziona
vi ho scritto dieci giorni fa e niente
Ho mandato tre mail e nessuno si è degnato
Aspetto da una settimana il preventivo per la traduzione
Mi avevate promesso di richiamarmi per il TOEFL e sto ancora qui
la mia richiesta di venerdì che fine ha fatto
avete ricevuto il mio modulo?
sul certificato first il mio cognome è sbagliato
Hanno scritto Giuglia al posto di Giulia sull'attestato PET, come si corregge?
data di nascita errata sul certificato cambridge
Mi sono sposata: posso cambiare cognome sul diploma CAE?
il nome sulla convocazione del toefl è invertito
vorrei passare dal gruppo del martedì a quello del lunedì
Il B2 è troppo duro per me, mi spostate in B1?
posso cambiare corso a metà anno
Se a metà strada il First mi annoia salto all'Advanced?
cedere il mio posto del c1 a un'amica si può?
languagecert quanto costa
La tassa del LanguageCert B2 a quanto sta?
Devo pagare l'Expert, che prezzo ha?
il communicator costa meno del pet?
prezzo del solo orale languagecert
Il corso LanguageCert che preparate quanto lo fate pagare?
quante ore dura la preparazione per languagecert
LanguageCert: qual è il punteggio minimo per passare?
si può rifare solo la parte scritta del languagecert?
Il LanguageCert scade dopo qualche anno?
LanguageCert si fa da casa con la telecamera?
Quanti tentativi ho per il LanguageCert?
Giorni esatti di dicembre per il LanguageCert?
l'orale languagecert è lo stesso giorno dello scritto?
Con chi si parla all'orale del LanguageCert?
il certificato languagecert arriva in pdf
Il LanguageCert C1 vale punti per le gps, quanti?
toefl risultati dopo quanto
In quanti giorni mi arriva il punteggio TOEFL?
il toefl quanti anni è valido
Dopo due anni il TOEFL scade?
toefl home edition si può?
Che differenza c'è tra TOEFL e IELTS per difficoltà?
con 80 al toefl che livello ho
Quanti punti mi servono al TOEFL per la Bocconi?
il corso di gruppo toefl quanto costa
L'intensivo TOEFL di due settimane a quanto lo vendete?
una lezione privata per il toefl, prezzo
In che settimane si tiene l'intensivo toefl?
a quante università posso mandare il punteggio toefl
Quante volte l'anno posso ridare il TOEFL?
il giorno del toefl che documento porto
Al TOEFL si può usare la calcolatrice?
le cuffie per il toefl le date voi
che computer avete per il toefl
Il TOEFL è più semplice dell'Advanced?
spostare la data del toefl costa?
gli insegnanti del corso toefl hanno fatto l'esame?
voto minimo per passare il first
Quanti punti servono per avere il C1 con l'Advanced?
con 160 al b2 cosa prendo
Fra quanto escono i risultati del PET?
esiti cambridge dopo quante settimane
Il CAE ha una scadenza?
quanti minuti dura il first esame
Lo Speaking del KET quanto dura?
l'esame advanced dura quattro ore?
Si fa su carta o al computer, il First?
all'orale del pet si è da soli o in coppia
Chi è l'esaminatore del mio Speaking?
si può usare il dizionario al cambridge
quante parole bisogna scrivere nel writing del b2
Se mi bocciano al First quando posso rifarlo?
c'è un limite di tentativi al CPE
il writing del first di quanti testi si compone
dsa al cambridge, che aiuti ci sono
Mio figlio è dislessico: tempo in più all'esame PET?
posso dare il B2 First senza avere il B1
che documento serve all'esame cambridge
A penna o a matita, l'esame Key?
Si possono tenere gli orologi all'esame Advanced?
vedere il compito corretto del first si può?
ricorso contro il voto cambridge
Avete una simulazione completa del First?
simulazioni d'esame gratis
fac simile pet da scaricare
Mi girate gli esercizi di listening per il CAE?
vecchi temi d'esame proficiency
il b2 vale 30 cfu per insegnare?
Con il C1 quanti punti prendo in graduatoria ATA?
il first quanti punti dà al concorso carabinieri
Alla Sapienza con il PET mi tolgono l'esame di inglese?
in quanti mesi si passa dal b1 al b2
Riesco ad arrivare al C1 in un anno partendo dall'A2?
quante parole deve sapere uno da b2
Per il Flyers quanto costa il corso?
corso bambini prezzo
Il corso junior che giorni si fa?
orari del corso per bambini
Il corso dei piccoli quando comincia?
quanto dura la lezione dei bambini
le maestre dei piccoli parlano italiano?
date la merenda ai bambini?
campo estivo in inglese
Il centro estivo a giugno lo organizzate?
festa di compleanno in inglese da voi
baby sitter inglese, me la trovate?
scuolabus o pulmino per il corso junior
posso assistere alla lezione di mia figlia
Mi mandate i voti di mio figlio del corso ragazzi?
il bambino deve portare il grembiule
Chi accompagna i piccoli in bagno?
ai bambini date i compiti
Starters: a chi mando la foto del documento di mia figlia?
tkt quanto dura
Il TKT CLIL quante domande ha?
tkt clil risultati
preparate al tkt con un corso? quanto costa
Il TKT quando scade?
celta
Il DELTA si fa da voi?
corso di spagnolo prezzo
Il francese quanto mi costa?
in che giorni c'è il tedesco
Il corso di francese quando parte?
orario spagnolo serale
quante ore ha il corso di tedesco
Il libro di spagnolo è compreso?
la prof di tedesco è austriaca?
Il corso di spagnolo prepara al DELE B2?
certificato finale del corso di francese
italiano per stranieri costo
Il corso d'italiano per la mia colf in che orari è?
quando inizia l'italiano per stranieri
Con il corso di italiano mi danno il permesso di soggiorno?
test a2 per la carta di soggiorno
esame di italiano b1 per la cittadinanza, quando?
italiano gratis per rifugiati
La vostra scuola di italiano partner come si chiama?
traduzioni giurate in tribunale
Asseverate le traduzioni?
apostille
Mi legalizzate il diploma per la Spagna?
chi mi traduce il certificato di nascita, un traduttore ufficiale?
le traduzioni le fate con l'intelligenza artificiale?
i traduttori sono iscritti all'albo
Le traduzioni mediche le rivede un dottore?
fornite le cabine per la simultanea
Microfoni e cuffie per il convegno li portate voi?
quante ore lavora di fila un interprete
l'interprete viene anche a Palermo?
correzione di bozze della tesi
Mi revisionate l'abstract in inglese?
sottotitoli per un video
mi traduci questa frase in inglese?
firma di riservatezza sulle traduzioni
in che formato mi consegnate il testo tradotto
quante aziende avete come clienti
Mi fate i nomi di ditte che avete formato?
fondimpresa ve ne occupate
Con Fondirigenti o For.Te. si copre il corso in azienda?
la formazione aziendale è detraibile
numero minimo di dipendenti per un corso in ditta
La trasferta del docente in azienda la paghiamo noi?
chi è il referente per le imprese
report sui progressi del personale
A fine percorso aziendale date un attestato ai dipendenti?
quali argomenti ci sono nel workshop di comunicazione
sicurezza sul lavoro o haccp per le imprese
mepa, siete iscritti?
Il vostro DURC è regolare?
codice sdi per la fattura elettronica
pec?
La PEC della scuola me la dà?
numero rea
capitale sociale
Siete iscritti alla camera di commercio di Roma da che anno?
mi fate la fattura intestata alla mia ditta?
ricevuta per il 730
Il corso B2 si detrae dalle tasse?
non mi è arrivata la fattura di ottobre
l'iva è compresa nei 680 euro?
le scuole con cui lavorate quali sono
Avete seguito il liceo Mamiani?
quanti tutor mandate per classe
il tutoraggio nelle scuole quante ore dura
Diventare centro di preparazione quanto tempo richiede?
quanti studenti minimo per il preparation centre
ogni quanto si rinnova lo status di centro di preparazione
Il corso CLIL per docenti quante ore ha?
corso clil riconosciuto su sofia?
piattaforma sofia codice corso
il first for schools è più facile del first normale?
Quanti progetti Erasmus avete vinto?
scadenza del bando erasmus
quanti soldi finanzia il pon
Quanto vi prendete per gestire un Erasmus+?
in che paesi mandate con l'erasmus
un privato può partecipare a erasmus con voi?
nome del vostro europrogettista
pnrr dm 65, ci date una mano?
partner stranieri per un erasmus ne avete
viaggi studio: il volo è incluso?
Da che aeroporto si parte per Malta?
con che compagnia volano i ragazzi
Il bagaglio in stiva nella vacanza studio è compreso?
in famiglia o in college, quanti per camera
A Dublino i ragazzi dormono in famiglia?
la famiglia ospitante è vegetariana?
serve il passaporto per l'inghilterra
Per Londra mio figlio ha bisogno dell'ETA?
visto per gli stati uniti, lo fate voi?
J-1 per l'anno scolastico, chi se ne occupa?
assicurazione sanitaria viaggio studio
Se mio figlio si ammala in Canada chi paga il medico?
polizza annullamento
quanti accompagnatori ci sono con i ragazzi
Il group leader della vacanza studio chi è?
età minima per la vacanza studio
Mia figlia di nove anni può venire in Irlanda?
quante ore di inglese al giorno nel viaggio studio
escursioni incluse nel soggiorno a malta?
quanto dura una vacanza studio
Due settimane o tre, il soggiorno in Irlanda?
i ragazzi possono usare il cellulare in college
Paghetta consigliata per la vacanza studio?
celiaco in viaggio studio
vacanza studio per adulti over 50
Ci sono altri italiani nel college?
acconto viaggio studio
la mia famiglia può venire con mia figlia a londra
Il bonus vacanze vale per il viaggio studio?
anno all'estero e debiti a scuola, come funziona al rientro?
che voti servono per l'anno scolastico in america
scadenza domanda itaca
Quanti soldi dà la borsa ITACA?
requisiti isee per itaca
graduatoria itaca quando esce
sono all'inps, che punteggio serve per itaca
Per il bando ITACA mio figlio deve avere la media del 7?
corso di lingue in italia inps
estate inpsieme
Il programma ITACA quanti mesi copre?
carta docente: come genero il buono
Il codice del bonus docenti a chi lo mando?
che importo devo mettere nel voucher carta docente
La carta del docente quando la ricaricano quest'anno?
carta giovani nazionale
carta cultura e del merito per mio figlio diciottenne
18app
bonus nido o voucher comunale
dote scuola
il corso si paga col reddito di formazione della regione?
Con la carta docente posso prendere anche il tablet da voi?
il test di livello quante domande ha
Quanto dura il test di livello?
il test di livello è orale?
Il risultato del test d'ingresso quando me lo dite?
ogni quanto si può rifare il test di livello
il test di livello vale come certificato
Chi corregge il test di livello?
lezione di prova gratuita
Posso assistere a una lezione del B2 prima di pagare?
si può provare una volta il corso first e poi decidere
open day
regalare un corso: fate gift card?
buono regalo lezioni inglese
pacchetto prepagato di lezioni private scade?
lezione individuale quanto dura, un'ora o un'ora e mezza
La privata si può fare in due amiche dividendo la spesa?
il docente viene a casa mia
Lezioni private al parco o al bar?
dove si tengono le lezioni individuali
L'individuale si fa su Skype?
posso tenere il telefono acceso in classe
A lezione del First si può registrare l'audio?
regolamento interno
mio figlio di dieci anni può uscire da solo dopo la lezione?
Un quindicenne entra al corso serale senza genitore?
si può fumare nel cortile
dress code all'esame advanced
Se arrivo tardi al B2 mi fanno entrare?
posso venire con il neonato a lezione
dopo quante lezioni saltate mi mandano via dal c1
è vietato parlare italiano al corso?
lim o proiettore ci sono?
Per il Proficiency devo portare il portatile?
in aula ci sono i computer
avete il laboratorio linguistico
Ci sono armadietti per lasciare la borsa?
fotocopiatrice disponibile
l'aria condizionata funziona
Lo scorso inverno in aula si gelava: avete sistemato i termosifoni?
le stanze sono insonorizzate
C'è rumore dalla strada durante le lezioni del First?
quanti metri quadri è l'aula del b1
le sedie hanno il tavolino? Sono mancino
mascherina obbligatoria
Se ho il covid posso seguire il B1 da casa?
avete i purificatori d'aria
serve il green pass o qualche vaccino
la scuola di chi è
Chi è il proprietario?
il presidente della srl come si chiama
Fate parte di un gruppo o di una catena?
quanti soci avete
siete legati alla chiesa?
Da che parte state politicamente?
che ne pensate della riforma della scuola
siete a favore dello sciopero dei docenti
quanti alunni avete in un anno
In quanti hanno fatto il First con voi nel 2025?
numero di dipendenti
quanti insegnanti lavorano lì
fatturato
Siete in utile o in perdita?
bilancio della scuola pubblico?
quante aule avete
siete meglio della british council?
Che ne pensate di Wall Street English?
perché dovrei scegliere voi e non il shenker
La International House fa il B2 a meno, voi che dite?
duolingo basta per imparare?
Babbel o voi?
meglio il vostro corso first o un mese a londra
Secondo lei è più utile il francese o il tedesco?
le recensioni su google sono vere?
Quante stelle avete su Trustpilot?
ho letto pareri pessimi, che rispondete
Mi fa parlare con un vostro ex alunno del C1?
qual è il corso più bello secondo te
il TOEFL serve ancora a qualcosa o è roba vecchia, opinione tua?
secondo voi mia figlia è portata per le lingue
siete su instagram?
pagina facebook
avete whatsapp
Si può scrivere su Telegram?
canale youtube con lezioni
newsletter
un podcast consigliato per il listening del first
Mi dai qualche film per migliorare?
app per ripassare le parole del key
come si dice ombrello in tedesco
Mi correggi questa lettera in inglese?
quando si usa il present perfect
differenza tra will e going to
scrivimi una presentazione per il PET
che tempo fa a roma
Chi ha vinto ieri la partita?
mi consigli una pizzeria a prati
un albergo vicino alla scuola per chi viene a fare il toefl
Vengo da Bari per l'esame Advanced, dove posso dormire?
affittate stanze agli studenti
Ospitalità in famiglia a Roma per chi studia italiano?
trovate casa agli studenti stranieri
navetta da fiumicino per gli studenti
invito per il visto studio in italia
Il mio amico egiziano ha bisogno di una lettera per l'ambasciata, la fate?
permesso di soggiorno per studio: basta l'iscrizione da voi?
codice fiscale per stranieri me lo fate
se mi faccio male in aula siete assicurati
Durante la lezione dei bambini c'è una copertura infortuni?
assicurazione del pc rubato a scuola
club di conversazione
Aperitivo in lingua il venerdì?
fate serate film in inglese
scambio linguistico con stranieri
gita a fine corso?
cena di classe del gruppo c1, quando?
book club inglese
conferenze o eventi a dicembre
corsi estivi a luglio per adulti
quanti minuti vale un'ora di lezione
Nel B1 quanto tempo si dedica al parlato?
programma dettagliato del corso b2
Che argomenti di grammatica si toccano nel Key?
metodo callan o altro
che metodo usate
Il corso Advanced segue un sillabo, lo posso avere?
lezioni frontali o giochi?
quanto speaking si fa al proficiency
Al corso First si leggono romanzi?
piattaforma online con esercizi
Quale programma usate per le videolezioni?
le slide delle lezioni del c1 ce le mandate?
mi passate gli appunti di martedì scorso
Che pagina dobbiamo fare per lunedì al Preliminary?
stasera la prof viene?
con lo sciopero dei mezzi di venerdì il c2 si fa?
se nevica le lezioni saltano
C'è il gruppo whatsapp del corso KET?
chi c'è iscritto nel mio gruppo
Mi dà il numero dell'insegnante del First?
la mail personale della prof di advanced
posso parlare con la direttrice
orario di ricevimento dei docenti
Quando posso incontrare la responsabile dei corsi junior?
mi passi giovanna della segreteria
Qual è l'interno per l'ufficio esami?
numero di cellulare del preside
il numero verde
fax
Vi trovo su Google Maps con che nome?
la scuola ha un cancello o portone di che colore
di fronte a cosa siete, c'è un negozio vicino?
taxi da villa borghese quanto costa
sono fuori e non mi aprite
Ho suonato e nessuno risponde, c'è qualcuno?
avete una cassetta delle lettere per le buste
posso lasciare un pacco per un'insegnante
a chi consegno i documenti per l'esame flyers
Vi serve una mia foto per il First?
ho pagato il b2 ma non ho ricevuto conferma
Il bonifico per l'esame CAE vi è arrivato?
mi avete addebitato due volte la quota
non mi è arrivata la convocazione del pet
Sono iscritta all'Advanced di dicembre, mi confermi?
in che ordine sono in lista d'attesa per il c2
esiste una lista d'attesa per il first
si può tenere un posto fino a lunedì senza pagare
tassa d'iscrizione annuale oltre ai 680?
quota associativa
C'è una tessera da fare per seguire il Key?
marca da bollo sull'attestato
contratto da firmare per il corso?
la caparra mi torna indietro se non parto per l'irlanda
entro quando mi devo ritirare dall'esame pet per riavere i soldi
si può congelare il corso b1 se resto incinta
sospendere le lezioni individuali d'estate
Il mio pacchetto di private C1 vale anche l'anno prossimo?
mi spostate la privata da mercoledì a venerdì?
annulla la mia lezione di domani
Vorrei cambiare professore nelle private B2, non ci troviamo
il prof ieri non si è presentato
la lezione di lunedì è durata solo un'ora, mi ridate l'altra?
in classe c'è uno che disturba
Il docente del First parla troppo in fretta, ci potete fare qualcosa?
sono scontento, voglio i soldi
chi guarda le lamentele, un avvocato?
se il reclamo viene respinto dove mi rivolgo
conciliazione o giudice di pace, qual è il foro competente?
posso fare un reclamo anonimo contro cambridge
Mi risarcite per il reclamo accolto?
quanti reclami ricevete all'anno
chi è il dpo
Per quanti anni conservate i miei dati?
dove stanno i server con i nostri dati
Il responsabile della protezione dati ha un nome?
gaia usa chatgpt?
Chi ti ha programmato?
sei una persona o un robot
queste conversazioni le legge qualcuno?
quanto dura un cookie sul computer
Che strumento usate per le statistiche del sito?
mi avete mandato spam, da dove avete preso il mio numero
usate le foto dei ragazzi sui social?
liberatoria per le foto di mio figlio al corso
telecamere in aula?
certificato iso 9001
siete eaquals?
AISLi, siete soci?
da quanti anni siete centro cambridge
Che premi avete vinto come centro d'esame?
il vostro codice meccanografico
Chi ha fondato la scuola?
la foto del fondatore e la sua storia
in che anno esatto avete aperto
avete sempre avuto sede a via tibullo
Perché la via si chiama Tibullo?
il palazzo è antico
siete in affitto o di proprietà
percentuale di promossi al c2 soltanto
Quanti passano il TOEFL con più di 100?
tasso di successo languagecert
media dei voti dei vostri studenti al first
Di quelli che fanno l'individuale quanti superano il CAE?
pretest o mock exam a pagamento
se sbaglio livello d'iscrizione all'esame posso cambiarlo
iscrizione tardiva cambridge, sovrapprezzo?
Dopo la scadenza dell'iscrizione al First c'è una mora?
posso trasferire l'iscrizione all'esame ad altra data
quanto tempo prima arriva la convocazione
Devo rinnovare il PET preso nel 2010?
il mio vecchio first del 1998 vale ancora
certificato verificabile online, dove inserisco il codice
statement of results cos'è
che differenza c'è tra grade a e grade b
Con un grade C al First ho comunque il B2?
se vado bene al pet mi danno il b2?
cambridge scale 180 che vuol dire
Quanto pesa il writing sul voto del CAE?
meglio british o american nel proficiency
all'esame advanced posso scrivere all'americana?
bere acqua durante l'esame si può?
in bagno durante il toefl ci si va?
È permesso portare l'inalatore all'esame First?
sono sordo, l'esame pet come lo faccio
carrozzina all'esame languagecert, ci passo?
allatto: posso interrompere il toefl
Buongiorno, mia figlia frequenta il First e ha finito i fogli: in segreteria vendete quaderni?
Scusi, al corso del mercoledì per il Key si può avere una sedia con lo schienale alto? Ho l'ernia
Gentilmente, mi direbbe se il gruppo Advanced fa vacanza a Carnevale?
Ho il turno che slitta: la stessa settimana posso seguire il B2 con un altro gruppo e poi tornare nel mio?
Salve, sono in affitto da luglio: il Preliminary per allora è concluso?
Mio marito è allergico ai gatti, da voi girano animali?
Grazie per la pazienza: se pago il B2 in due volte si può?
Ho finito la cassa integrazione, per il corso C1 c'è qualche agevolazione sul reddito?
Buonasera, dove lascio il motorino quando vengo per il Proficiency?
Per cortesia, da Battistini con quale linea arrivo alla lezione di A2?
Vorrei sapere con chi parlo quando chiamo per il LanguageCert, c'è una persona dedicata?
Mia suocera vuole pagare il TOEFL al nipote: può versare lei la somma a suo nome, e come?
Buongiorno, il mio attestato del First dice Maria e io sono Mara: chi lo sistema?
Ho preso il LanguageCert con voi ad aprile e non trovo più il foglio, ne stampate un altro?
Scusate, ma per la simultanea mandate uno o due interpreti?
Dovrei tradurre la patente: la motorizzazione accetta il vostro timbro?
Per i nostri impiegati, il docente di Business English ha lavorato in banca?
La preside chiede se i vostri tutor hanno il casellario giudiziale in regola
Ci servirebbe sapere con quanti istituti del Lazio avete lavorato l'anno scorso
Mio figlio soffre d'asma: in Irlanda c'è un'infermeria nel college?
Per la vacanza studio in Canada chi firma l'autorizzazione della questura?
Mia figlia è vegana, nel soggiorno a Malta come mangia?
Gentili signori, col bando Itaca la scuola estera la scelgo io o l'INPS?
Se mi resta un residuo sulla Carta del Docente dopo il corso, me lo restituite in contanti?
Buongiorno, alla lezione dei piccoli può entrare anche la tata?
Il mio bimbo è celiaco e gli altri portano i biscotti al corso junior: come vi regolate?
Scusi la curiosità, la vostra insegnante di tedesco di dov'è?
Mi piacerebbe un gruppo di sole donne per il Preliminary, ne formate?
Ho sentito che la scuola cambia gestione, è vero?
Pensate di aumentare i prezzi del First l'anno venturo?
L'altra sera al B1 la luce saltava di continuo: avete chiamato l'elettricista?
Dalla finestra dell'aula C1 entra l'odore del ristorante, cosa si può fare?
Se dimentico il libro dell'Advanced a casa, in classe ce n'è uno di scorta?
Buongiorno, cerco la mia borraccia blu, lasciata dopo la prova Flyers
Il giorno del Preliminary mio figlio ha la cresima: gli spostate la prova?
Ho saltato lo Speaking del KET per un incidente, me lo fanno rifare?
Ho messo la crocetta sbagliata nel modulo del TOEFL, si corregge?
Volevo portare una torta all'ultima lezione del First, è permesso?
Sono uno scrittore: presentereste il mio romanzo nella vostra sede?
Il docente privato di C2 può aiutarmi anche con la tesi?
`;
