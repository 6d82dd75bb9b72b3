// Questions that differ in the few words that decide whether, and by which fact, they are answered: what Gaia learns from minimal pairs.
export const contrasts = `
## aziende.descrizione
fate formazione per le aziende?
che corsi proponete alle imprese? lo segno in agenda
per un progetto di famiglia che abbiamo da tempo, avete executive coaching?
business english per un team, lo fate?
lavoro nelle risorse umane di una ditta di trasporti: che formazione offrite alle aziende?
siamo in quindici in ufficio e fate anche corsi di comunicazione per le imprese?

## aziende.descrizione|individuale.descrizione
meglio un percorso aziendale o lezioni individuali, che differenza c'è?

## aziende.durata
mentre aspetto il treno ne approfitto: quanto dura un percorso per aziende
i workshop aziendali sono di uno o due giorni?
un corso aziendale dura mesi o giorni?
lavoro nelle risorse umane di una ditta di trasporti: i percorsi aziendali quanto durano?
siamo in quindici in ufficio e ci basterebbe un workshop breve, c'è?

## aziende.modalita
venite voi in azienda a fare lezione?
la formazione aziendale si fa online? mia suocera insiste per saperlo
senza impegno, i corsi per aziende sono in sede nostra o a distanza?
si può fare un po' in ufficio e un po' online?
lavoro nelle risorse umane di una ditta di trasporti: potete venire nei nostri uffici a fare lezione?
siamo in quindici in ufficio e il corso lo vorremmo online, si può?
I have just moved to Rome for work, can you teach at our company office?

## aziende.prezzo
quanto costa un corso aziendale
il business english individuale quanto viene
se posso permettermi, i corsi in azienda sono a preventivo o a listino?
lavoro nelle risorse umane di una ditta di trasporti: quanto ci costerebbe un corso aziendale?
siamo in quindici in ufficio e ci servirebbe il prezzo di un percorso aziendale

## aziende.riconoscimento
siete accreditati per la formazione aziendale?
la regione vi accredita?
vorrei organizzarmi con le ferie: la formazione alle imprese è accreditata da chi
lavoro nelle risorse umane di una ditta di trasporti: avete l'accreditamento regionale?
la formazione aziendale è accreditata? lo chiede il mio commercialista

## bambini.descrizione
fate corsi per bambini?
c'è l'inglese per i piccoli
avete corsi per ragazzi delle medie?
mio figlio va in terza elementare: avete corsi di inglese per lui?
come nonna che paga volentieri chiedo: organizzate l'inglese per i bambini?
I have just moved to Rome for work, do you have English classes for my kids?

## bambini.eta
mio figlio ha 9 anni, che corso c'è
da che età prendete i bambini
a 7 anni cosa può fare mia figlia
mio nipote di 6 anni che esame può fare?
mio figlio va in terza elementare: quale esame è giusto a 8 anni?
come nonna che paga volentieri chiedo: da quanti anni si può iniziare?

## cambridge.date
quando sono i prossimi esami cambridge
quando posso dare il first? sto confrontando un po' di scuole
sto facendo due conti: c'è un esame PET a giugno?
che date ci sono per l'advanced
mi serve per la laurea, quando c'è il prossimo first?
la prof di mio figlio chiede le date degli esami cambridge
a dicembre ci sono esami cambridge? grazie mille per la pazienza
when is the next Cambridge exam

## cambridge.descrizione
domani ho poco segnale, quindi chiedo ora: siete un centro esami cambridge?
ho visto il vostro cartello in metropolitana, che esami cambridge si fanno da voi
da voi si può dare il first?
la prof di mio figlio chiede se siete centro cambridge
si possono dare gli esami cambridge da voi? grazie mille per la pazienza

## cambridge.descrizione|languagecert.descrizione
meglio cambridge o languagecert?
che differenza c'è tra cambridge e languagecert
mi serve per la laurea, prendo cambridge o languagecert?
languagecert rispetto a cambridge cosa cambia
Cambridge or LanguageCert, what is the difference?

## cambridge.descrizione|toefl.descrizione
TOEFL o cambridge?
differenze fra l'esame cambridge e il TOEFL
voglio fare un master in america: meglio il TOEFL o un cambridge?
should I take TOEFL or Cambridge, how do they differ?

## cambridge.descrizione|young-learners.descrizione
young learners e gli altri cambridge, che differenza c'è?

## cambridge.formato
quante prove ha un esame cambridge
agli esami cambridge c'è anche l'orale?
che parti ha l'esame cambridge
mi serve per la laurea, quali parti ha l'esame cambridge?
ho l'ansia degli esami quindi che prove ci sono nell'esame cambridge?
nell'esame cambridge c'è listening e speaking?

## cambridge.iscrizione
entro quando mi iscrivo all'esame cambridge? devo dirlo a casa stasera
quanto prima chiudono le iscrizioni al PET
le iscrizioni chiudono 6 settimane prima, giusto?
mi serve per la laurea, entro quando ci si iscrive all'esame B2?
la prof di mio figlio chiede quando chiudono le iscrizioni agli esami cambridge
fino a quando ci si può iscrivere al cambridge? mia suocera insiste per saperlo
sono una frana con gli orari, quante settimane prima devo iscrivermi al cambridge?

## cambridge.livelli
allora, riassumo perché ho la testa confusa: a che livello corrisponde il PET
il first che livello è? se non lo sapete fa niente
il CAE è C1?
KET e A2 sono la stessa cosa?
che certificati cambridge esistono per livello
mi serve per la laurea, il PET che livello sarebbe?
quale cambridge corrisponde al C1? grazie mille per la pazienza

## cambridge.preparazione
come ci si prepara a un esame cambridge da voi? ve lo chiedo perché cambio città a breve
tra i bambini e il lavoro non ho un minuto, per l'esame cambridge meglio in gruppo o da soli, cosa offrite?
mi preparate al first?
ho l'ansia degli esami quindi come mi preparate al cambridge?

## cambridge.prezzo
quanto costa l'esame first
la quota dell'esame advanced quant'è
mi ha parlato di voi una collega, la quota d'esame cambridge è compresa o è a parte?
mi serve per la laurea, quanto costa sostenere l'esame C1?
la prof di mio figlio chiede la tariffa dell'esame KET
quanto viene l'esame PET? grazie mille per la pazienza
quanto costa l'esame cambridge se lo do da privatista?
premetto che pago di tasca mia, quanto costa l'esame B1?

## cambridge.riconoscimento
il certificato cambridge è riconosciuto?
il first vale all'estero?
ho provato a chiamare ma era occupato: le aziende accettano il certificato cambridge?
in caso mi decidessi, dove è riconosciuto l'advanced
il PET lo accettano le università?
mi serve per la laurea, il certificato cambridge è accettato dalle università?
la prof di mio figlio chiede se il B1 cambridge vale ovunque
is the Cambridge certificate recognised abroad?

## cambridge.sede
dove si tiene l'esame cambridge
dove si fa l'esame first
per non perdere il viaggio a vuoto, l'esame cambridge lo do da voi o altrove?
se ho capito bene il sito non lo dice chiaro: dove e a che ora si svolge la prova del PET?
mi serve per la laurea, in che posto si fa l'esame?
ho l'ansia degli esami quindi l'esame lo darei nella vostra sede?
in quale sede si svolge l'esame proficiency? grazie mille per la pazienza
where is the Cambridge exam held
senza impegno, come so l'orario e il posto della prova cambridge?

## cambridge.successo
quanti passano l'esame da voi
che percentuale di promossi avete
nel caso riuscissi a organizzarmi, gli studenti vostri superano l'esame di solito?
una mia amica di Milano dice che è tutto diverso lì: il 95% passa, è vero?
ho l'ansia degli esami quindi quanti di solito vengono promossi da voi?
che tasso di successo avete? grazie mille per la pazienza

## carta-docente.descrizione
sono una prof di scienze, posso pagare con la carta del docente?
sono una prof di scienze, accettate il bonus docenti?
la carta del docente la prendete?
i corsi si pagano con il bonus docente?
senza impegno, carta docente sì o no?
vorrei organizzarmi con le ferie: con i 500 euro della carta docente pago il corso?
la carta docente vale da voi?
insegno alle superiori da vent'anni e vorrei usare la carta docente, si può?
insegno alle superiori da vent'anni e il corso lo pagherei con il bonus docenti, va bene?
insegno alle superiori da vent'anni e la carta del docente è accettata?
la carta docente è utilizzabile per i corsi? altrimenti aspetto l'anno prossimo
si usa la carta docente con voi? altrimenti aspetto l'anno prossimo
si paga anche con la carta del docente? lo chiede il mio commercialista

## corsi-a2.descrizione
ultima domanda e poi non disturbo più: mi spiega il corso ket

## corsi-a2.descrizione|corsi-b1.descrizione
che differenza c'è tra il corso A2 e il B1
KET o PET, in cosa cambiano i corsi?
visto che riparto da poco, meglio il corso A2 o il corso B1?

## corsi-a2.descrizione|corsi-b2.descrizione
quanto sono diversi il corso A2 e il corso B2?

## corsi-a2.descrizione|individuale-a2.descrizione
KET di gruppo o KET individuale?

## corsi-a2.durata|corsi.durata
buonasera, scusi l'ora, sono 50 ore anche per il ket?
mi scusi il disturbo, l'A2 quante ore è?
una mia amica di Milano dice che è tutto diverso lì: il corso KET è lungo 50 ore o meno?

## corsi-a2.formato|cambridge.formato
da quante prove è composto il KET
vorrei organizzarmi con le ferie: nel KET c'è l'orale?
ciao, sei gentilissima, le parti dell'esame KET quali sono?

## corsi-a2.inizio|corsi.inizio
quando riparte il corso KET
mi scusi il disturbo, quando riparte l'A2?
per un progetto di famiglia che abbiamo da tempo, quand'è che parte un nuovo A2?
ho già dato un acconto altrove e me ne pento, il KET da voi quando ricomincia?

## corsi-a2.materiali|corsi.materiali
in caso mi decidessi, i libri del KET sono inclusi?
se ho capito bene il sito non lo dice chiaro: per il KET devo comprare il libro o ce lo date?

## corsi-a2.orario|corsi.orario
prima di pagare vorrei capire una cosa: il ket è di mercoledì o di giovedì?
siccome lavoro fino alle 18, il KET comincia alle 18:30?
il corso KET in che giorno è? così mi organizzo con i turni in ospedale
abbia pazienza, sono pignolo: il KET dura un'ora e mezza a lezione?
mercoledì alle 18:30 è il corso KET?

## corsi-a2.posti|corsi.posti
il KET è pieno?
mi scusi il disturbo, nell'A2 quanti siete?
nel KET c'è ancora posto e in quanti siete?

## corsi-a2.prezzo|corsi.prezzo
quanto viene il corso KET? sto confrontando un po' di scuole
mi scusi il disturbo, quanto costa il corso A2?
ciao Gaia! 680 anche per l'A2?

## corsi-a2.sede|corsi.sede
il KET è a Prati?
mi scusi il disturbo, l'A2 dove si fa?
il corso A2 è online oppure no?

## corsi-b1.descrizione
com'è il corso PET

## corsi-b1.descrizione|corsi-b2.descrizione
differenza tra corso B1 e corso B2
mi confronta il preliminary e il first?
sono indeciso, che cambia tra il corso PET e il corso first?
siccome lavoro fino alle 18, B1 o B2 in cosa si distinguono?
what is the difference between the B1 and the B2 course

## corsi-b1.descrizione|corsi-c1.descrizione
che differenza passa fra il corso B1 e il corso C1

## corsi-b1.descrizione|individuale-b1.descrizione
il B1 in classe o il B1 privato, differenze?

## corsi-b1.descrizione|languagecert-b1.descrizione
mio nipote è indeciso tra PET e languagecert B1, che cambia?

## corsi-b1.durata|corsi.durata
siccome stacco tardi dal lavoro: quanto dura il corso b1
se possibile mi dica la durata in ore del B1
gentile segreteria, 50 ore bastano a finire il corso PET o sono di più?

## corsi-b1.formato|cambridge.formato
com'è fatto l'esame B1 preliminary
se possibile mi dica le parti dell'esame B1
il preliminary ha quattro parti?

## corsi-b1.inizio|corsi.inizio
quando inizia il b1
quando ne riparte un altro di B1
se possibile mi dica la data di partenza del B1
il PET è partito a ottobre, ne fate un altro?

## corsi-b1.materiali|corsi.materiali
tra i bambini e il lavoro non ho un minuto, il libro del preliminary è compreso?
lo chiedo per mia figlia che fa il liceo: nel B1 il libro è incluso?
visto che ho già il libro usato di mia sorella, nel preliminary il libro è già compreso?
is the textbook included in the B1 course?

## corsi-b1.orario|corsi.orario
che giorno è il B1
mi ha parlato di voi una collega, il corso preliminary finisce alle 20, vero?
siccome lavoro fino alle 18, a che ora inizia il B1?
che giorno e a che ora c'è il B1? così mi organizzo con i turni in ospedale
what day is the B1 class
se domani riesco a liberarmi, il B1 c'è di lunedì?
sono una frana con gli orari, il lunedì il PET comincia alle 18?

## corsi-b1.posti|corsi.posti
sto facendo due conti: ci sono ancora posti al b1
lo chiedo per mia figlia che fa il liceo: al B1 in quanti sono?
sono allergica ai gatti e un po' timida, nel corso PET quante persone ci sono?
al PET siete otto al massimo, vero? non vorrei sbagliarmi come l'altra volta

## corsi-b1.prezzo|corsi.prezzo
quanto si paga per il B1
buongiorno, mi servirebbe per un concorso: il corso B1 quanto viene?
il B1 costa 680 euro, giusto?
quanto costa e cosa comprende il corso PET

## corsi-b1.sede|corsi.sede
il corso b1 è online o in presenza?
abito a Latina e vengo in treno, il preliminary è solo in presenza?
se possibile mi dica il luogo del corso B1
mentre aspetto il treno ne approfitto: devo venire fino a Roma per il B1?

## corsi-b2.descrizione
mi parlate del corso B2 First?

## corsi-b2.descrizione|corsi-c1.descrizione
B2 o C1, che differenze ci sono nei corsi?
il corso first e il corso advanced a confronto
per mia figlia che fa il liceo, cosa cambia tra first e advanced?

## corsi-b2.descrizione|corsi-c2.descrizione
corso first e corso proficiency, le differenze?

## corsi-b2.descrizione|individuale-b2.descrizione
per il B2 corso di gruppo o individuale, che cambia?
first in gruppo e first da solo a confronto, per favore

## corsi-b2.descrizione|languagecert-b2.descrizione
first o languagecert B2, che differenza fa?
il B2 di cambridge e il B2 di languagecert in cosa cambiano?

## corsi-b2.durata|corsi.durata
quante ore è il corso first
buongiorno, mi servirebbe per un concorso: quanto è lungo il corso B2?
quante ore in tutto fa il B2?

## corsi-b2.formato|cambridge.formato
quante parti ha l'esame first
ho l'ansia degli esami quindi il first quante prove ha?
first: reading, writing, listening e poi?

## corsi-b2.inizio|corsi.inizio
il corso first quando comincia? grazie in anticipo
lo chiedo per mia figlia che fa il liceo: il first quando comincia?
buongiorno, mi servirebbe per un concorso: il corso B2 parte a breve?
l'anno scorso ho fatto il B1 da voi e il B2 quando riparte?
il first l'avete già cominciato?

## corsi-b2.materiali|corsi.materiali
ho provato a chiamare ma era occupato: il libro del first è incluso?
visto che ho già il libro usato di mia sorella, il libro del B2 è dentro i 680 euro?
per il B2 mi devo procurare il libro? un saluto cordiale
ho già dato un acconto altrove e me ne pento, il testo del first da voi è incluso?

## corsi-b2.orario|corsi.orario
a che ora comincia la lezione del first
abito a Latina e vengo in treno, a che ora finisce la lezione del B2?
buongiorno, mi servirebbe per un concorso: il first che giorno è?
l'anno scorso ho fatto il B1 da voi e il B2 in che giorno è?
a che ora e in che giorno si fa il B2? lo segno in agenda
I have just moved to Rome for work, what time is the B2 class?
la lezione del first è di due ore?

## corsi-b2.posti|corsi.posti
per non perdere il viaggio a vuoto, quanti posti ha il corso first
l'anno scorso ho fatto il B1 da voi e al B2 ci sono posti?
i posti del first sono otto o dodici?
ultima domanda e poi non disturbo più: c'è posto al first o è già pieno?

## corsi-b2.prezzo|corsi.prezzo
quanto costa il corso b2
lo chiedo per mia figlia che fa il liceo: quanto costa il corso first?
l'anno scorso ho fatto il B1 da voi e il B2 quanto costa?
how much is the B2 course

## corsi-b2.sede|corsi.sede
dove si tiene il corso first
avendo un bimbo piccolo, il B2 lo posso seguire da casa?
il corso first si frequenta a Prati?

## corsi-c1.descrizione
in cosa consiste il corso advanced

## corsi-c1.descrizione|corsi-c2.descrizione
tra il C1 e il C2 che differenza c'è
advanced e proficiency, in che si differenziano i due corsi?
non ho fretta ma vorrei capire il corso C1 rispetto al corso C2

## corsi-c1.descrizione|individuale-c1.descrizione
per l'advanced è meglio il gruppo o le ore individuali?

## corsi-c1.descrizione|languagecert-c1.descrizione
advanced oppure languagecert C1?

## corsi-c1.durata|corsi.durata
il C1 di quante ore è fatto?
prima di decidere vorrei sapere quante ore dura il C1
il C1 sono 50 ore o 60?
ho già dato un acconto altrove e me ne pento, l'advanced da voi di quante ore è?

## corsi-c1.formato|cambridge.formato
una mia amica di Milano dice che è tutto diverso lì: che prove ci sono all'esame advanced
se possibile mi dica le prove dell'esame C1
reading, writing, listening e speaking nell'advanced?

## corsi-c1.inizio|corsi.inizio
da che data parte il C1? chiedo per un'amica
prima di decidere vorrei sapere quando parte il C1
when does the C1 course start
a quando il prossimo advanced?

## corsi-c1.materiali|corsi.materiali
il testo dell'advanced lo date voi?
prima di decidere vorrei sapere se al C1 il libro è incluso
se posso permettermi, devo comprare il libro per il C1?

## corsi-c1.orario|corsi.orario
che giorno è il C1
siccome lavoro fino alle 18, che sera è l'advanced e da che ora?
il giovedì dalle 18 alle 20 c'è l'advanced? è per il mio curriculum

## corsi-c1.posti|corsi.posti
nel C1 quanti studenti prendete
prima di decidere vorrei sapere quanti posti ha il C1
in famiglia siamo in tre interessati, nel C1 c'è posto?
l'advanced è al completo?

## corsi-c1.prezzo|corsi.prezzo
il prezzo dell'advanced qual è
prima di decidere vorrei sapere il prezzo del C1
quanto si spende per il corso CAE?

## corsi-c1.sede|corsi.sede
il C1 si può fare a distanza? se non lo sapete fa niente
allora, riassumo perché ho la testa confusa: l'advanced si segue da casa o si viene lì?

## corsi-c2.descrizione
fate il corso proficiency? non vorrei sbagliarmi come l'altra volta

## corsi-c2.descrizione|individuale-c2.descrizione
C2 con il gruppo oppure C2 uno a uno, che differenza c'è

## corsi-c2.durata|corsi.durata
il proficiency dura 50 ore, giusto?
non ho fretta ma il proficiency quanto dura?
sono 50 ore pure per il C2?

## corsi-c2.formato|cambridge.formato
ciao Gaia! l'esame proficiency ha anche lo speaking?
il proficiency quante prove ha, quattro?

## corsi-c2.inizio|corsi.inizio
il C2 è già partito?
non ho fretta ma il prossimo C2 quando parte?
mi hanno promesso un aumento se miglioro l'inglese, il C2 è partito il 22 ottobre o un altro giorno?

## corsi-c2.materiali|corsi.materiali
che materiali ci sono nel C2
al proficiency i materiali sono inclusi?
dopo vent'anni torno sui banchi: per il CPE i materiali li date voi?

## corsi-c2.orario|corsi.orario
domani ho poco segnale, quindi chiedo ora: che giorno e a che ora è il proficiency?
abito a Latina e vengo in treno, il C2 in che giorno cade?
il C2 è di venerdì? così mi organizzo con i turni in ospedale
il proficiency è il venerdì sera? lo segno in agenda
sono una frana con gli orari, venerdì dalle 18 alle 20 il C2, giusto?

## corsi-c2.posti|corsi.posti
al proficiency siete in 4?
quanti posti ci sono nel C2 e quanti siete al massimo?

## corsi-c2.prezzo|corsi.prezzo
680 euro per il C2, giusto? devo dirlo a casa stasera
non ho fretta ma il C2 quanto si paga?
il corso CPE costa 680 euro come gli altri?

## corsi-c2.sede|corsi.sede
il proficiency è in sede? ve lo chiedo perché cambio città a breve
il corso C2 dove e in che zona si fa?

## corsi.descrizione
dopo vent'anni torno sui banchi: che corsi di inglese avete
per un regalo a mio marito, che corsi ci sono?
organizzate corsi di inglese per adulti?
fate business english?
per un progetto di famiglia che abbiamo da tempo, avete corsi per preparare gli esami Cambridge?

## corsi.descrizione|individuale.descrizione
meglio il gruppo o le lezioni individuali?
differenza tra corso di gruppo e lezioni private
ho poco tempo, mi conviene il corso o l'uno a uno?
in cosa cambia fare il corso con gli altri o da soli
group course or private lessons, which is better?

## corsi.docenti
avete insegnanti madrelingua?
chi insegna è madrelingua o italiano?
ciao, sei gentilissima, i docenti sono qualificati?
gentile segreteria, che insegnanti avete
gli insegnanti sono inglesi veri?
lo chiedo per mia figlia che fa il liceo: i professori sono madrelingua?
sono allergica ai gatti e un po' timida, i professori sono madrelingua?
ho letto il sito ma non trovo la risposta: gli insegnanti sono madrelingua?
are your teachers native speakers?

## corsi.durata
salve, una curiosità: quante ore dura un corso di gruppo
un corso intero di quante ore è
avendo un bimbo piccolo, quante ore sono in tutto i corsi?
how many hours is a group course

## corsi.inizio
quando iniziano i prossimi corsi
i corsi sono già cominciati o devono ancora partire? mi basta una risposta veloce
a corso già partito, quando ne parte un altro? perdonate l'ignoranza
non ho fretta ma da quando si può cominciare un nuovo corso?

## corsi.iscrizione
come mi iscrivo a un corso
per iscrivermi al corso devo venire di persona o basta scrivere?
cosa devo fare per iscrivermi al corso? un saluto cordiale
ci si iscrive al corso per telefono? è per il mio curriculum
prima di decidere vorrei sapere come ci si iscrive a un corso
in famiglia siamo in tre interessati, come facciamo a iscriverci?
ho letto il sito ma non trovo la risposta: come ci si iscrive a un corso?
I have just moved to Rome for work, how do I sign up for a course?
voglio iscrivermi a un corso, a chi scrivo?
l'iscrizione al corso si fa online o al telefono?
appena esco dall'ufficio passerei da voi, posso iscrivermi al corso?

## corsi.livelli
avete corsi per principianti assoluti?
che livelli di corso avete
partite proprio da zero?
mi hanno promesso un aumento se miglioro l'inglese, c'è un corso anche per chi ha già un buon livello?
per un regalo a mio marito, avete il livello base?
sono anni che non parlo inglese, c'è un corso adatto a chi ricomincia da zero?

## corsi.materiali
nel caso riuscissi a organizzarmi, i libri sono compresi nei corsi?
i libri si pagano a parte o no?
visto che ho già il libro usato di mia sorella, in quali corsi è incluso il testo?
nel prezzo del corso c'è il libro?
con la mia pensione non scialacquo, oltre al corso devo pagare il libro?

## corsi.orario
i corsi sono di mattina o di sera?
ci sono corsi al mattino
fate lezioni la sera dopo le 18
ho visto il vostro cartello in metropolitana, che giorni ci sono i corsi di gruppo
siccome lavoro fino alle 18, i corsi sono serali?
quali giorni ci sono lezioni di gruppo? così mi organizzo con i turni in ospedale
avendo un bimbo piccolo, ci sono corsi in tarda mattinata?
le lezioni di gruppo iniziano tutte alle 18?

## corsi.posti
se ho capito bene il sito non lo dice chiaro: in classe in quanti si è
allora, riassumo perché ho la testa confusa: quante persone al massimo per gruppo
siete in 8 o di più nelle classi?
in famiglia siamo in tre interessati, quanti posti hanno le classi?
sono allergica ai gatti e un po' timida, i gruppi sono piccoli?
le classi sono di 10, no?
how many students are there in a group
quanto sono grandi i gruppi?
ho già dato un acconto altrove e me ne pento, da voi quanti si è per classe?

## corsi.prezzo
quanto costa un corso di gruppo
i corsi costano tutti uguale o cambia col livello?
che prezzi avete per i corsi
buongiorno, mi servirebbe per un concorso: quanto costano i corsi?
in famiglia siamo in tre interessati, un corso di gruppo quanto costa a testa?
per un regalo a mio marito, un corso quanto costa?
premetto che pago di tasca mia, quanto sono i corsi?

## corsi.prezzo|corsi-b1.prezzo
il corso PET costa come gli altri?

## corsi.sede
i corsi si fanno da voi o online?
in che zona fate i corsi di gruppo
abito a Latina e vengo in treno, i corsi si possono fare online o solo a Roma?
I have just moved to Rome for work, are the courses online or in person?

## individuale-a2.descrizione
come funziona l'individuale per il KET
per il KET fate un percorso individuale, com'è?

## individuale-a2.durata|individuale.durata
buonasera, scusi l'ora, bastano 20 ore private per il KET?
per il KET da sola mi bastano poche ore? se non lo sapete fa niente

## individuale-a2.prezzo|individuale.prezzo
tanto per sapere, preparazione individuale KET prezzo
il KET con lezioni private a quanto lo fate? ve lo chiedo perché cambio città a breve

## individuale-b1.descrizione
mi racconta la preparazione individuale al PET
PET da sola con un insegnante, come si svolge?

## individuale-b1.descrizione|individuale-b2.descrizione
individuale B1 e individuale B2, che differenza c'è?

## individuale-b1.durata|individuale.durata
quante ore individuali servono per il PET
25 o 35 ore per il PET individuale?

## individuale-b1.prezzo|individuale.prezzo
la lezione privata per il B1 quanto costa all'ora
ho poco tempo e tanto lavoro, il B1 uno a uno quanto costa?
un'ora da sola con l'insegnante per il PET quanto costa?

## individuale-b2.descrizione
com'è la preparazione individuale al first

## individuale-b2.descrizione|individuale-c1.descrizione
la preparazione individuale first rispetto a quella advanced cosa cambia

## individuale-b2.durata|individuale.durata
quante lezioni private consigliate per il B2
quante ore devo prevedere per il first da solo?

## individuale-b2.prezzo|individuale.prezzo
55 euro l'ora per il first individuale, giusto?
sto preparando il trasloco a Londra: quanto costa il B2 individuale?
il first a lezioni private quanto viene all'ora?

## individuale-c1.descrizione
sto preparando il trasloco a Londra: mi spiegate la preparazione individuale al C1?

## individuale-c1.descrizione|individuale-c2.descrizione
lezioni private per il C1 o per il C2, differenze?

## individuale-c1.durata|individuale.durata
quante ore mi ci vogliono per il C1 uno a uno
ho poco tempo e tanto lavoro, per l'advanced da sola quante ore mi servono?
tra i bambini e il lavoro non ho un minuto, ore consigliate per l'advanced uno a uno

## individuale-c1.prezzo|individuale.prezzo
per il C1 da solo quanto si spende l'ora
60 euro l'ora per l'advanced privato, confermate?

## individuale-c2.descrizione
in cosa consiste l'individuale proficiency
abbia pazienza, sono pignolo: come è organizzato il proficiency uno a uno?

## individuale-c2.durata|individuale.durata
siccome stacco tardi dal lavoro: per il C2 individuale quante ore consigliate?
ho provato a chiamare ma era occupato: quante ore private mi ci vogliono per il CPE?

## individuale-c2.prezzo|individuale.prezzo
quanto chiedete all'ora per il proficiency uno a uno? sono un po' in ansia
sto preparando il trasloco a Londra: il proficiency privato quanto costa all'ora?

## individuale.descrizione
come funziona la preparazione individuale? grazie in anticipo
fate lezioni uno a uno?
le lezioni private come sono organizzate
sto preparando il trasloco a Londra: in che consistono le vostre lezioni uno a uno?
sono anni che non parlo inglese, come funzionano le lezioni da soli?

## individuale.durata
quante ore individuali mi servono
ho poco tempo e tanto lavoro, quante ore private consigliate?
di solito quante ore individuali si fanno? è per mia moglie che ha orari strani

## individuale.orario
l'orario delle lezioni private lo scelgo io?
quando si fanno le lezioni individuali
salve, una curiosità: le individuali si fanno anche la mattina?
ho poco tempo e tanto lavoro, per le lezioni private ci accordiamo sui giorni?
i giorni delle individuali si decidono insieme? è per mia moglie che ha orari strani
can I choose the time of private lessons?
sono una frana con gli orari, le lezioni private le fissiamo insieme?

## individuale.prezzo
ipotizziamo che venga da voi: quanto costa una lezione individuale
il business english individuale quanto costa l'ora? chiedo per un'amica
ho poco tempo e tanto lavoro, quanto viene l'ora individuale?
le individuali quanto costano all'ora? è per mia moglie che ha orari strani
how much is a private lesson
premetto che pago di tasca mia, quanto prendete all'ora per le private?

## itaca.descrizione
aiutate con il bando itaca?
cos'è itaca e che fate voi
domani ho poco segnale, quindi chiedo ora: con itaca mi assistete per la domanda?
ho visto il vostro cartello in metropolitana, siete nel programma itaca?
la borsa di studio itaca la seguite?
ITACA INPS, ve ne occupate?
mio marito è dipendente pubblico, ci date una mano con itaca?
mio marito è dipendente pubblico, vorremmo partecipare a itaca, ci assistete?
mio marito è dipendente pubblico, per la borsa itaca possiamo rivolgerci a voi?

## italiano-stranieri.descrizione
ciao, sei gentilissima, fate corsi di italiano per stranieri?
la mia badante vuole imparare l'italiano, avete qualcosa?
italiano per un ragazzo ucraino, c'è?
dove trovo i corsi d'italiano per chi viene da fuori
gentile segreteria, insegnate l'italiano?
mio cognato arriva dal Brasile e gli serve imparare l'italiano, fate corsi?
mio cognato arriva dal Brasile e ci sarebbe un corso di italiano per lui?
do you teach Italian to foreigners?
I have just moved to Rome for work, do you have Italian classes?

## languagecert-a1.descrizione
mi dice dell'access A1 di languagecert

## languagecert-a1.descrizione|languagecert-a2.descrizione
languagecert A1 o A2, quali differenze?

## languagecert-a1.durata|languagecert.durata
l'access A1 quanto è lungo? finora nessuno me l'ha saputo dire
il languagecert A1 in quanti minuti si fa?

## languagecert-a2.descrizione
cos'è l'achiever di languagecert

## languagecert-a2.descrizione|languagecert-b1.descrizione
che differenza c'è fra achiever e communicator

## languagecert-a2.durata|languagecert.durata
sono un pensionato curioso: scritto e orale del languagecert A2 quanto durano?
in caso mi decidessi, l'achiever dura 90 minuti più l'orale?

## languagecert-b1.descrizione
sono una studentessa fuori sede, com'è il languagecert B1

## languagecert-b1.descrizione|languagecert-b2.descrizione
languagecert B1 e B2 che differenza hanno
communicator o expert, cosa cambia?

## languagecert-b1.durata|languagecert.durata
quanti minuti di scritto ha il communicator
il languagecert B1 quanti minuti dura? ho la tesi a febbraio
durata del communicator

## languagecert-b2.descrizione
mi dite del languagecert B2 expert? mi basta una risposta veloce

## languagecert-b2.descrizione|languagecert-c1.descrizione
differenza tra expert e mastery di languagecert
per il concorso, languagecert B2 o C1, in cosa cambiano?

## languagecert-b2.durata|languagecert.durata
sono una studentessa fuori sede, quanto dura il languagecert B2
devo consegnare il certificato entro natale, l'expert B2 quanto dura?
lo scritto dell'expert è di due ore?

## languagecert-c1.descrizione
cos'è il mastery di languagecert

## languagecert-c1.descrizione|languagecert-c2.descrizione
languagecert C1 e C2 a confronto

## languagecert-c1.durata|languagecert.durata
l'orale del languagecert C1 quanto dura
mio nipote vuole lavorare in inghilterra: il mastery C1 quanto tempo prende?
mastery C1, quanti minuti lo scritto e quanti l'orale?

## languagecert-c2.descrizione
sono un pensionato curioso: cosa certifica il mastery pro

## languagecert-c2.durata|languagecert.durata
il languagecert C2 dura 150 minuti più l'orale?
nel caso riuscissi a organizzarmi, quanto dura il mastery pro?

## languagecert.date
tanto per sapere, ogni quanto c'è l'esame languagecert
quando si può dare il languagecert
c'è languagecert tutti i mesi?
il languagecert a marzo si fa?
devo consegnare il certificato entro natale, languagecert quando si può dare?
ogni mese c'è il languagecert? ho la tesi a febbraio
how often can you take LanguageCert

## languagecert.descrizione
che cos'è languagecert
fate gli esami languagecert?
mio nipote vuole lavorare in inghilterra: mi spieghi cos'è languagecert?

## languagecert.descrizione|toefl.descrizione
languagecert e TOEFL in cosa differiscono
ho la tesi a febbraio, TOEFL o languagecert?
che cambia tra TOEFL e languagecert?

## languagecert.durata
quanto dura l'esame languagecert? così ne parlo con il mio capo
quanto durano scritto e orale di languagecert? ho la tesi a febbraio

## languagecert.formato
che prove ha il languagecert
buonasera, scusi l'ora, nel languagecert c'è l'orale?
salve, una curiosità: languagecert valuta anche il writing?
mio nipote vuole lavorare in inghilterra: scritto e orale ci sono entrambi in languagecert?
scritto e orale, languagecert li ha tutti e due?

## languagecert.iscrizione
come ci si iscrive al languagecert? perdonate l'ignoranza
quali passi per prendere il certificato languagecert
da dove comincio per languagecert
devo consegnare il certificato entro natale, come si comincia con languagecert?
per languagecert quali sono i passaggi? ho la tesi a febbraio

## languagecert.livelli
quali livelli ha languagecert? chiedo per un'amica
mio nipote vuole lavorare in inghilterra: che livelli di languagecert ci sono?

## languagecert.livelli|languagecert-b1.descrizione
il communicator è un B1 o un B2?

## languagecert.livelli|languagecert-b2.descrizione
expert che livello è

## languagecert.preparazione
la preparazione languagecert si può fare online?
come ci si prepara al languagecert con voi
fate un corso per languagecert?
per languagecert si segue in presenza o a distanza? grazie in anticipo
mio nipote vuole lavorare in inghilterra: lo preparate voi al languagecert?

## languagecert.riconoscimento
languagecert è riconosciuto? sono un po' in ansia
siccome stacco tardi dal lavoro: languagecert è approvato UKVI?
chi riconosce il languagecert
per il visto inglese vale il languagecert?
devo consegnare il certificato entro natale, languagecert è regolato da Ofqual?
mio nipote vuole lavorare in inghilterra: languagecert va bene per UKVI?

## languagecert.risultati
quando arrivano i risultati languagecert
in quanti giorni si sa l'esito del languagecert
i risultati languagecert ci mettono 3 o 5 giorni?
ipotizziamo che venga da voi: il risultato languagecert è veloce?
devo consegnare il certificato entro natale, con languagecert in quanto tempo ho il risultato?
gli esiti languagecert in quanto escono? ho la tesi a febbraio
how long do LanguageCert results take

## lingue.descrizione
che lingue insegnate
nel caso riuscissi a organizzarmi, fate corsi di spagnolo?
una mia amica di Milano dice che è tutto diverso lì: c'è il francese?
insegnate tedesco per tutti i livelli?
avete il giapponese o altre lingue?
solo inglese o anche altre lingue?
ciao Gaia! si può studiare francese da principiante?
mio cognato arriva dal Brasile e vuole studiare anche tedesco, lo insegnate?
per lavoro devo trasferirmi a Berlino, avete corsi di tedesco?
per lavoro devo trasferirmi a Berlino, oltre all'inglese insegnate il tedesco?
ho mia madre anziana con me, le farebbe piacere il francese, lo insegnate?
I have just moved to Rome for work, which languages do you teach?

## lingue.descrizione|italiano-stranieri.descrizione
corsi di lingue e italiano per stranieri, cosa cambia?

## privacy.cookie
che cookie usate
come tolgo i cookie
ciao Gaia! i cookie del sito sono solo tecnici?
ciao, sei gentilissima, posso cambiare la scelta sui cookie?
ho letto il sito ma non trovo la risposta: quali cookie usate?

## privacy.descrizione
ho provato a chiamare ma era occupato: che ne fate dei miei dati
in caso mi decidessi, come faccio cancellare i miei dati
a chi scrivo per la privacy
i miei dati li date ad altri?
posso correggere i dati che avete su di me?
sono rimasta molto delusa, come chiedo di cancellare i miei dati?

## privacy.tempi
nel caso riuscissi a organizzarmi, in quanto tempo rispondete a una richiesta sui dati personali
una mia amica di Milano dice che è tutto diverso lì: se chiedo la cancellazione dei dati quanti giorni ci vogliono?
le violazioni dei dati entro quando le notificate
ho letto il sito ma non trovo la risposta: in quanti giorni rispondete sui dati personali?

## progetti-europei.descrizione
sono la referente lingue del mio istituto, seguite anche progetti Erasmus+?
tanto per sapere, vi occupate di erasmus e PON?
che progetti europei fate? sono un po' in ansia
ci aiutate con un PON competenze di base?
gestite la parte amministrativa dell'erasmus+?
la preside vorrebbe candidarsi all'erasmus+: è una cosa che seguite?
la preside vorrebbe candidarsi all'erasmus+: seguite la mobilità del personale?

## progetti-europei.modalita
sono la referente lingue del mio istituto, come si svolge un progetto europeo con voi?
quali sono le fasi di un progetto europeo
siccome stacco tardi dal lavoro: da dove si parte per un progetto erasmus+ con voi?
buonasera, scusi l'ora, in quanti passi si fa un progetto europeo
la preside vorrebbe candidarsi all'erasmus+: come funziona il percorso del progetto?

## reclami.descrizione
come faccio un reclamo
voglio lamentarmi, dove scrivo?
il reclamo è riservato?
c'è un modulo per i reclami? ve lo chiedo perché cambio città a breve
sono rimasta molto delusa, come si presenta un reclamo?
sono rimasta molto delusa, il reclamo resta riservato?
I have just moved to Rome for work, how can I make a complaint?

## reclami.tempi
tra i bambini e il lavoro non ho un minuto, entro quanto rispondete a un reclamo
15 giorni per il reclamo, giusto?
il reclamo in quanti giorni ha risposta
un reclamo quanto ci mette ad avere risposta
sono rimasta molto delusa, a un reclamo quando rispondete?

## scuola.apertura
che orari fate
quando siete aperti
siete aperti il sabato?
posso passare in segreteria di sabato?
sto facendo due conti: a che ora chiudete
la segreteria è aperta oggi?
di domenica siete aperti o chiusi?
chiudete alle 18, giusto?
a che ora apre la segreteria e in che giorni?
sono di passaggio a Roma per due giorni, siete aperti sabato mattina?
sono di passaggio a Roma per due giorni, a che ora apre la segreteria?
ho mia madre anziana con me, oggi fino a che ora ci siete?
se non è un problema vorrei gli orari della segreteria
are you open on Saturday?
appena esco dall'ufficio passerei da voi, fino a che ora siete aperti?
se domani riesco a liberarmi, la segreteria a che ora la trovo aperta?
sono una frana con gli orari, il sabato la segreteria fino a che ora sta aperta?

## scuola.dati-legali
qual è la vostra partita iva
la ragione sociale della scuola
codice fiscale vostro
siete una srl? se non lo sapete fa niente
se non è un problema vorrei la vostra partita IVA
la partita iva della scuola qual è? lo chiede il mio commercialista
il codice fiscale della scuola qual è? lo chiede il mio commercialista
come si chiama esattamente la società? lo chiede il mio commercialista

## scuola.descrizione
che servizi offrite
di cosa vi occupate
allora, riassumo perché ho la testa confusa: cosa fate in questa scuola
mi fate un elenco di quello che fate?
sono di passaggio a Roma per due giorni, in due parole cosa fate?

## scuola.email
qual è la vostra mail
a che indirizzo email scrivo
posso scrivervi per posta elettronica?
vi mando una mail, dove?
sono di passaggio a Roma per due giorni, a che mail posso scrivere?
se non è un problema vorrei la vostra email
I have just moved to Rome for work, what is your email address?

## scuola.esperienza
da quanti anni esistete
se ho capito bene il sito non lo dice chiaro: da quanto tempo fate questo lavoro
avete esperienza?
sono 40 anni che ci siete, vero?
ho letto il sito ma non trovo la risposta: da quanti anni siete aperti come scuola?
tanto per sapere, la scuola è nuova o storica?

## scuola.indirizzo
dove siete? devo dirlo a casa stasera
in che via siete
siete a Prati o in centro?
via tibullo numero?
l'indirizzo della scuola
siete in zona Prati? sto confrontando un po' di scuole
sono di passaggio a Roma per due giorni, dove vi trovo?
ho mia madre anziana con me, in che via è la scuola?
se non è un problema vorrei il vostro indirizzo
where are you located
appena esco dall'ufficio passerei da voi, in che via devo venire?

## scuola.riconoscimento
siete riconosciuti?
la scuola ha qualche riconoscimento ufficiale?
chi vi riconosce come scuola
la scuola è riconosciuta ufficialmente? lo chiede il mio commercialista
avete un riconoscimento come scuola?

## scuola.telefono
qual è il vostro numero di telefono
a che numero vi chiamo
posso telefonarvi?
mi date il telefono della segreteria
sono di passaggio a Roma per due giorni, mi dà un numero a cui chiamare?
se non è un problema vorrei il vostro numero
what is your phone number

## scuola.telefono|scuola.apertura
mi ha parlato di voi una collega, in che orari rispondete al telefono

## scuola.tempi
per non perdere il viaggio a vuoto, entro quanto rispondete alle richieste
quanto ci mettete a rispondere
se vi scrivo oggi quando mi rispondete?
rispondete in giornata?
sono rimasta molto delusa, quando mi risponderete se vi scrivo?
ho letto il sito ma non trovo la risposta: dopo quanto rispondete a un messaggio?

## scuole.descrizione
cosa offrite alle scuole? così ne parlo con il mio capo
fate tutoraggio e corsi nelle scuole?
avete servizi per un istituto comprensivo?
formate i docenti di una scuola?
sono la referente lingue del mio istituto, che servizi avete per le scuole?

## scuole.descrizione|progetti-europei.descrizione
servizi per le scuole e progetti europei, in che cosa si distinguono?

## scuole.eta
ipotizziamo che venga da voi: a che età si fa il preliminary for schools
il key for schools è per le medie?
first for schools per quali età
cambridge for schools che fasce d'età ha
sono la referente lingue del mio istituto, il preliminary for schools va bene a 14 anni?
sono la referente lingue del mio istituto, quali certificazioni for schools per le medie?

## scuole.iscrizione
sono una studentessa fuori sede, come diventa centro di preparazione cambridge una scuola
sono un pensionato curioso: quali passi per diventare centro di preparazione
il nostro liceo può diventare preparation centre?
sono la referente lingue del mio istituto, come si diventa centro di preparazione cambridge?

## scuole.prezzo
quanto costano i servizi per le scuole
i corsi a scuola nostra quanto costano
per le scuole c'è un listino o si fa un preventivo? finora nessuno me l'ha saputo dire
sono la referente lingue del mio istituto, quanto ci costano i vostri servizi per la scuola?
premetto che pago di tasca mia, i servizi alle scuole quanto si pagano?

## test-livello.descrizione
fate un test per capire il livello? mi basta una risposta veloce
come si prenota il test di livello
prima di pagare vorrei capire una cosa: devo fare un test prima del corso?
dove chiedo il test di livello
non so che livello ho, come lo scopro?
sono anni che non parlo inglese, c'è modo di misurare il mio livello?
sono anni che non parlo inglese, come faccio il vostro test di livello?
se domani riesco a liberarmi, il test di livello come lo prenoto?

## test-livello.prezzo
il test di livello è gratis?
quanto costa il test d'ingresso
il test di livello si paga o è gratuito? perdonate l'ignoranza
sono anni che non parlo inglese, per il test di livello si paga qualcosa?
ho mia madre anziana con me, il test di livello lo paga?
is the placement test free?
con la mia pensione non scialacquo, il test di livello è davvero gratuito?

## test-livello.prezzo|test-livello.descrizione
il test d'inglese per sapere il livello è a pagamento?

## tkt-clil.descrizione
cos'è il TKT CLIL
il TKT CLIL si fa da voi?
mentre aspetto il treno ne approfitto: a chi serve il tkt clil
il CLIL per docenti lo certificate? mia suocera insiste per saperlo
insegno storia in inglese, che certificazione c'è?
sono una prof di scienze, posso certificarmi clil con voi?
sono una prof di scienze, il TKT CLIL è per me?

## toefl.date
quando posso fare il TOEFL
che date avete per il TOEFL
come prenoto il TOEFL? ve lo chiedo perché cambio città a breve
voglio fare un master in america: il TOEFL quando si può sostenere?
per il TOEFL che giorni ci sono? scusate ma sul sito non capisco

## toefl.descrizione
tra i bambini e il lavoro non ho un minuto, fate il TOEFL da voi?
siete centro autorizzato TOEFL?
cos'è il TOEFL iBT
voglio fare un master in america: il TOEFL lo fate voi?

## toefl.durata
quanto dura il TOEFL
in quante ore si fa l'esame TOEFL
il TOEFL dura tre ore?
il writing del TOEFL quanti minuti dura? sto confrontando un po' di scuole
voglio fare un master in america: l'esame TOEFL quanto è lungo?
lo speaking del TOEFL quanto dura? scusate ma sul sito non capisco

## toefl.formato
sto facendo due conti: quali sezioni ha il TOEFL
quante sezioni ci sono nel TOEFL
come è strutturato il TOEFL
voglio fare un master in america: il TOEFL che sezioni ha?
reading e listening sono entrambi nel TOEFL? scusate ma sul sito non capisco

## toefl.preparazione
fate un corso per il TOEFL?
il corso TOEFL di quante ore è
allora, riassumo perché ho la testa confusa: c'è un intensivo TOEFL?
in quanti si è al corso TOEFL? se non lo sapete fa niente
mi posso preparare al TOEFL in due settimane?
voglio fare un master in america: mi preparate al TOEFL con lezioni private?
il corso TOEFL quante ore ha? scusate ma sul sito non capisco

## toefl.prezzo
quanto costa il TOEFL
mi ha parlato di voi una collega, la quota del TOEFL è 220 euro o di più?
220 euro per il TOEFL, giusto? devo dirlo a casa stasera
voglio fare un master in america: quanto si paga per il TOEFL?
l'esame TOEFL costa 220 euro? scusate ma sul sito non capisco
how much is the TOEFL exam
premetto che pago di tasca mia, quant'è il TOEFL?
con la mia pensione non scialacquo, la tassa d'esame del TOEFL a quanto ammonta?

## toefl.punteggio
il punteggio massimo del TOEFL qual è
per non perdere il viaggio a vuoto, che punteggio si prende al TOEFL, da quanto a quanto
se ho capito bene il sito non lo dice chiaro: il TOEFL va da 0 a 120?
com'è la scala dei punti del TOEFL
voglio fare un master in america: il TOEFL che punteggio massimo ha?
il punteggio TOEFL arriva fino a 120? scusate ma sul sito non capisco
what is the maximum TOEFL score

## traduzioni.descrizione
fate traduzioni? un saluto cordiale
offrite interpreti simultanei?
che tipi di traduzione fate
c'è il servizio di interpretariato?
fate consecutiva o simultanea? è per il mio curriculum
mi hanno chiesto un documento per l'ambasciata, vi occupate di traduzioni?
per il convegno di primavera, avete interpreti in simultanea?
fate traduzione tecnica? l'originale ce l'ho in pdf
ipotizziamo che venga da voi: localizzazione di siti web, la fate?

## traduzioni.lingue
ultima domanda e poi non disturbo più: in quante lingue traducete
abbia pazienza, sono pignolo: in che lingue fate traduzioni
traducete davvero in 40 lingue?
le lingue che traducete quante sono
mi hanno chiesto un documento per l'ambasciata, traducete in tante lingue?
per il convegno di primavera, per quante lingue avete traduttori?

## traduzioni.prezzo
mi hanno promesso un aumento se miglioro l'inglese, quanto costa la traduzione
quanto viene tradurre un contratto
le traduzioni sono a pagina o su preventivo?
prezzo di un interprete
dopo vent'anni torno sui banchi: un preventivo per la traduzione come si calcola, quanto costa?
mi hanno chiesto un documento per l'ambasciata, quanto costa tradurlo?
per il convegno di primavera, l'interprete quanto costa?
quanto costa tradurlo in inglese? l'originale ce l'ho in pdf
how much is a translation
con la mia pensione non scialacquo, per farmi tradurre una lettera quanto chiedete?

## traduzioni.tempi
quanto ci mettete per una traduzione? non vorrei sbagliarmi come l'altra volta
in quanti giorni è pronta la traduzione
la traduzione me la fate per domani?
tempi di consegna di una traduzione
mi hanno chiesto un documento per l'ambasciata, in quanto tempo lo traducete?
la traduzione quando sarebbe pronta? l'originale ce l'ho in pdf
la traduzione è urgente, quanto ci vuole? finora nessuno me l'ha saputo dire

## viaggi-studio.date
quando si parte per il viaggio studio
date di partenza vacanze studio? perdonate l'ignoranza
prima di pagare vorrei capire una cosa: a luglio ci sono partenze?
partite in estate o anche a pasqua?
mio figlio di sedici anni non è mai partito da solo, quando ci sono le partenze?
stiamo pensando all'estate e ci servirebbero le date dei viaggi

## viaggi-studio.descrizione
organizzate viaggi studio?
si può fare l'anno all'estero con voi?
che tipi di viaggi studio avete
salve, una curiosità: siete tour operator?
mio figlio di sedici anni non è mai partito da solo, fate viaggi studio?

## viaggi-studio.descrizione|itaca.descrizione
differenza tra i vostri viaggi studio e itaca

## viaggi-studio.destinazioni
dove si va con i viaggi studio? grazie in anticipo
andate a Malta?
quali mete avete per le vacanze studio
Irlanda o Inghilterra, le avete entrambe?
fate l'america o solo l'europa? chiedo per un'amica
mio figlio di sedici anni non è mai partito da solo, dove lo potreste mandare?
stiamo pensando all'estate e vorremmo le mete dei viaggi studio
stiamo pensando all'estate e il Canada c'è tra i viaggi studio?
where do your study trips go

## viaggi-studio.prezzo
quanto costa un viaggio studio? mi basta una risposta veloce
prezzo di due settimane a Dublino
il viaggio studio a Malta quanto viene
mio figlio di sedici anni non è mai partito da solo, un viaggio studio quanto costa?
stiamo pensando all'estate e ci interessa il costo di una vacanza studio in Inghilterra
una vacanza studio in Canada che costo ha?
con la mia pensione non scialacquo, una vacanza studio a che prezzo si trova?

## young-learners.descrizione
cosa sono gli esami young learners
fate starters e movers?
mio figlio va in terza elementare: mi spiega gli esami young learners?

## young-learners.descrizione|bambini.descrizione
che differenza c'è tra i corsi per bambini e gli esami young learners

## young-learners.durata
quanto dura l'esame movers
l'esame starters quanti minuti è? lo segno in agenda
per un progetto di famiglia che abbiamo da tempo, quanto durano le prove flyers
mio figlio va in terza elementare: quanto dura la prova movers?

## young-learners.eta
a che età si fa starters
movers per quanti anni è
mia figlia ha 9 anni, quale young learners?
flyers è adatto a dieci anni?
i flyers vanno da 9 a 12 anni, giusto?
mio figlio va in terza elementare: i movers sono per la sua età?
come nonna che paga volentieri chiedo: flyers è per quale fascia d'età?

## young-learners.punteggio
quanti scudetti si prendono agli young learners
come si valutano gli starters
agli young learners ci sono i voti o gli scudetti?
se posso permettermi, 5 scudetti è il massimo nei movers?
mio figlio va in terza elementare: con gli starters prende un voto o degli scudetti?
che punteggio danno gli starters? così ne parlo con il mio capo

## none
siccome stacco tardi dal lavoro: quanto dura la pausa al corso b1
siccome stacco tardi dal lavoro: quanto dura il certificato b1
siccome stacco tardi dal lavoro: quanto dura la validità del b1
quante assenze si possono fare al corso first
quante verifiche si fanno al corso first
quante ore di compiti dà il corso first
il C1 di quanti moduli è fatto?
il proficiency dura per sempre, giusto?
buonasera, scusi l'ora, sono 50 pagine di compiti anche per il ket?
salve, una curiosità: quanti minuti di intervallo ha un corso di gruppo
salve, una curiosità: in quanti mesi si finisce un corso di gruppo
un corso intero in quanti mesi si conclude
quando finisce il b1
quando c'è l'ultima lezione di B1
il corso first quando termina? grazie in anticipo
il corso first quando fa vacanza? grazie in anticipo
fino a che data arriva il C1? chiedo per un'amica
il C2 è già finito?
quando si ferma per natale il corso KET
quando finiscono i corsi
quando si fermano i corsi per le feste
i corsi a giugno sono già finiti o vanno avanti? mi basta una risposta veloce
a corso già partito si può entrare lo stesso? perdonate l'ignoranza
a corso già partito si paga meno? perdonate l'ignoranza
che giorno recupero il B1 se manco
che giorno fate festa al B1
se manco quel giorno recupero il C1?
se arrivo tardi alla lezione del first mi fate entrare
a che ora comincia la simulazione del first
prima di pagare vorrei capire una cosa: il ket di mercoledì si può spostare al giovedì?
domani ho poco segnale, quindi chiedo ora: che giorno e a che ora è la festa di fine corso?
i corsi di sera sono più affollati?
alla fine dei corsi di sera c'è ancora l'autobus?
ci sono sconti al mattino
fate recuperi la sera dopo le 18
ho visto il vostro cartello in metropolitana, che giorni ci sono i compiti in classe
mi ha parlato di voi una collega, il corso preliminary finisce a maggio, vero?
quanto costa saltare una lezione del corso b2
quanto costa ripetere il corso b2
quanto costa una singola lezione di prova del corso b2
come si paga il B1, contanti o bonifico
quando si paga il B1, subito o dopo
il prezzo dell'advanced è rateizzabile
il prezzo dell'advanced è scaricabile dalle tasse
680 euro per il C2 in tre rate si può? devo dirlo a casa stasera
quanto viene la caparra del corso KET? sto confrontando un po' di scuole
quanto costa disdire un corso di gruppo
i corsi costano meno se siamo in due?
i corsi costano meno agli studenti universitari?
che sconti avete per i corsi
che metodi di pagamento avete per i corsi
sto facendo due conti: ci sono ancora posti per l'auto quando vengo al b1
per non perdere il viaggio a vuoto, quanti maschi e quante femmine ha il corso first
nel C1 quanti studenti si ritirano
al proficiency in 4 avete tutti più di trent'anni?
il KET è difficile?
se ho capito bene il sito non lo dice chiaro: in classe di che età si è
se ho capito bene il sito non lo dice chiaro: in classe si mangia
allora, riassumo perché ho la testa confusa: quante persone al minimo per far partire un gruppo
allora, riassumo perché ho la testa confusa: se il gruppo non si riempie il corso salta?
i banchi sono singoli o doppi nelle classi?
le lezioni del corso b1 vengono registrate?
in che aula si tiene il corso first
a che piano si tiene il corso first
il C1 si può fare metà quest'anno e metà il prossimo? se non lo sapete fa niente
il proficiency in sede ha l'aria condizionata? ve lo chiedo perché cambio città a breve
il KET a Prati ha il parcheggio vicino?
i corsi si registrano e si riguardano online?
con che mezzi si arriva dove fate i corsi di gruppo
tra i bambini e il lavoro non ho un minuto, il libro del preliminary si può avere usato?
tra i bambini e il lavoro non ho un minuto, il libro del preliminary ha l'audio da scaricare?
ho provato a chiamare ma era occupato: l'eserciziario del first si compra a parte?
ho provato a chiamare ma era occupato: che edizione è il libro del first?
ho provato a chiamare ma era occupato: di che editore è il libro del first?
il testo dell'advanced lo posso rivendere?
il dizionario per l'advanced lo date voi?
che film guardate nel C2
al proficiency le fotocopie sono a pagamento?
in caso mi decidessi, i libri del KET li ordinate su amazon?
nel caso riuscissi a organizzarmi, i quaderni e le penne sono compresi nei corsi?
nel caso riuscissi a organizzarmi, la tessera della biblioteca è compresa nei corsi?
il certificato di frequenza si paga a parte o no?
com'è fatto l'attestato del B1 preliminary
quante domande ha l'esame first
quanti errori si possono fare all'esame first
una mia amica di Milano dice che è tutto diverso lì: che voto serve all'esame advanced
ciao Gaia! allo speaking del proficiency si è in coppia?
da quante persone è composta la commissione del KET
sono madrelingua, cercate insegnanti?
siamo due insegnanti madrelingua, assumete?
chi insegna il martedì come si chiama?
ciao, sei gentilissima, i docenti quanto guadagnano?
ciao, sei gentilissima, i docenti si possono scegliere?
gentile segreteria, che accento hanno gli insegnanti, inglese o americano
gli insegnanti sono gli stessi per tutto l'anno?
come disdico un corso
come sposto l'iscrizione a un altro corso
per iscrivermi al corso devo portare la carta d'identità?
cosa devo fare per ritirarmi dal corso? un saluto cordiale
ci si iscrive al corso con la firma dei genitori? è per il mio curriculum
quanto si paga solo di iscrizione al corso? è per il mio curriculum
entro quando ci si iscrive al corso? è per il mio curriculum
avete corsi per insegnanti di yoga?
che livelli di sconto avete
partite proprio puntuali?
mi hanno promesso un aumento se miglioro l'inglese, c'è uno sconto per chi ha già fatto un livello?
dopo vent'anni torno sui banchi: che corsi di cucina avete
dopo vent'anni torno sui banchi: che corsi di nuoto avete
com'è il bar vicino al corso PET
mi parlate dei compagni del corso B2 First?
in cosa consiste il test di metà corso dell'advanced
fate il compito finale al corso proficiency? non vorrei sbagliarmi come l'altra volta
ultima domanda e poi non disturbo più: mi spiega le regole sulle assenze del corso ket
siccome lavoro fino alle 18, se arrivo in ritardo al B1 perdo la lezione?
siccome lavoro fino alle 18, il KET si può seguire saltando la prima mezz'ora?
siccome lavoro fino alle 18, c'è un posto dove mangiare prima del corso?
siccome lavoro fino alle 18, l'advanced lo registrate?
abito a Latina e vengo in treno, quanto dista la stazione dal B2?
abito a Latina e vengo in treno, ai corsi mi fate uscire dieci minuti prima?
abito a Latina e vengo in treno, il C2 quante volte l'anno viene annullato per sciopero?
abito a Latina e vengo in treno, se c'è sciopero il preliminary si recupera?
lo chiedo per mia figlia che fa il liceo: il corso first dà crediti scolastici?
lo chiedo per mia figlia che fa il liceo: chi firma l'iscrizione al corso first?
lo chiedo per mia figlia che fa il liceo: il first quando finisce?
lo chiedo per mia figlia che fa il liceo: nel B1 i compiti si correggono in classe?
lo chiedo per mia figlia che fa il liceo: al B1 sono tutti minorenni?
lo chiedo per mia figlia che fa il liceo: i professori parlano con i genitori?
prima di decidere vorrei sapere quante lezioni del C1 posso saltare
prima di decidere vorrei sapere se il prezzo del C1 si può dividere in rate
prima di decidere vorrei sapere quando finisce il C1
prima di decidere vorrei sapere che lavoro fanno gli altri del C1
prima di decidere vorrei sapere se al C1 il libro è nuovo o usato
prima di decidere vorrei sapere se il corso è rimborsabile
prima di decidere vorrei sapere se si può assistere a una lezione gratis
mi scusi il disturbo, quanto costa il libro di esercizi dell'A2?
mi scusi il disturbo, quando consegnate l'attestato dell'A2?
mi scusi il disturbo, nell'A2 quanti anni avete in media?
mi scusi il disturbo, l'A2 in che aula si fa?
mi scusi il disturbo, l'A2 quante ore di studio a casa chiede?
buongiorno, mi servirebbe per un concorso: il corso B2 fa punteggio?
buongiorno, mi servirebbe per un concorso: il corso B2 finisce prima di marzo?
buongiorno, mi servirebbe per un concorso: il corso B1 mi rilascia una fattura?
buongiorno, mi servirebbe per un concorso: i corsi si detraggono?
buongiorno, mi servirebbe per un concorso: il first che giorno si recupera?
se un lunedì sono di turno recupero il B1? così mi organizzo con i turni in ospedale
il C2 del venerdì si può cambiare ogni tanto col giovedì? così mi organizzo con i turni in ospedale
quante assenze sono permesse nelle lezioni di gruppo? così mi organizzo con i turni in ospedale
il corso KET mi avvisa se salta? così mi organizzo con i turni in ospedale
avendo un bimbo piccolo, c'è qualcuno che lo guarda durante i corsi?
avendo un bimbo piccolo, il B2 lo posso seguire con lui in braccio?
avendo un bimbo piccolo, quante pause ci sono durante i corsi?
visto che ho già il libro usato di mia sorella, nel preliminary mi scalate il prezzo del libro?
visto che ho già il libro usato di mia sorella, va bene l'edizione del 2015 per il preliminary?
visto che ho già il libro usato di mia sorella, il libro del B2 ve lo posso restituire?
visto che ho già il libro usato di mia sorella, in quali corsi si usa l'app del testo?
in famiglia siamo in tre interessati, c'è uno sconto famiglia per il corso di gruppo?
in famiglia siamo in tre interessati, ci mettete tutti nella stessa classe?
in famiglia siamo in tre interessati, ci si può iscrivere con un pagamento solo?
in famiglia siamo in tre interessati, nel C1 ci si può alternare?
non ho fretta ma il C2 quando si conclude?
non ho fretta ma fino a quando tenete bloccato il prezzo del corso?
non ho fretta ma il C2 si paga in anticipo?
non ho fretta ma il proficiency quanto resta valido?
per un regalo a mio marito, un corso si può intestare a un altro?
per un regalo a mio marito, fate buoni regalo per un corso?
per un regalo a mio marito, che confezione ci mettete?
per un regalo a mio marito, avete il pacchetto per coppie?
l'anno scorso ho fatto il B1 da voi e il certificato di frequenza quando arriva?
l'anno scorso ho fatto il B1 da voi e il B2 me lo scontate?
l'anno scorso ho fatto il B1 da voi e il B2 lo fa la stessa insegnante?
l'anno scorso ho fatto il B1 da voi e al B2 ci vanno i miei vecchi compagni?
sono allergica ai gatti e un po' timida, in sede ci sono animali?
sono allergica ai gatti e un po' timida, i professori fanno parlare davanti a tutti?
sono allergica ai gatti e un po' timida, nel corso PET si fanno recite?
se possibile mi dica la data di fine del B1
se possibile mi dica il nome dell'insegnante del corso B1
se possibile mi dica la durata della pausa del B1
se possibile mi dica il voto minimo dell'esame B1
se possibile mi dica gli argomenti dei temi dell'esame C1
il B1 costa meno al secondo anno, giusto?
il C1 sono due libri o uno?
le classi hanno la lavagna digitale, no?
abbia pazienza, sono pignolo: il KET dà compiti a ogni lezione?
con chi e in che aula si fa il B2? lo segno in agenda
quanto costa spedire il diploma del corso PET
organizzate gite per adulti?
organizzate feste in inglese per adulti?
fate inglese per piloti d'aereo?
per un progetto di famiglia che abbiamo da tempo, avete corsi per preparare la patente?
per un progetto di famiglia che abbiamo da tempo, avete corsi per preparare gli esami di maturità?
per un progetto di famiglia che abbiamo da tempo, avete corsi per preparare il concorso scuola?
rilasciate un attestato di frequenza del corso?
se posso permettermi, il corso si interrompe ad agosto?
mentre aspetto il treno ne approfitto: se mi ammalo tenete le lezioni perse?
posso cambiare gruppo a metà corso? mia suocera insiste per saperlo
il gruppo ha una chat?
si può mangiare un panino in aula?
senza impegno, posso portare il computer a lezione?
vorrei organizzarmi con le ferie: fate la lezione anche il 2 novembre?
posso fermarmi a studiare in sede dopo il corso? così ne parlo con il mio capo
posso prestare il libro del corso a mio fratello?
la prima lezione la posso provare gratis?
sono una studentessa fuori sede, chi viene al corso può portare un amico?
sono un pensionato curioso: fate l'appello a lezione?
il corso B2 dà crediti universitari? finora nessuno me l'ha saputo dire
il corso è valido per la NASpI?
il mio datore mi può pagare il corso con il welfare aziendale?
ipotizziamo che venga da voi: quanto costa annullare una lezione individuale
ipotizziamo che venga da voi: quanto costa una lezione individuale in due
la lezione privata per il B1 quanti compiti ha
per il C1 da solo si paga ogni volta o tutto insieme
55 euro l'ora per il first individuale, con la ricevuta?
tanto per sapere, preparazione individuale KET disdetta
quanto preavviso chiedete per disdire il proficiency uno a uno? sono un po' in ansia
quante ore prima si disdice l'individuale per il PET
quante lezioni private di prova date per il B2
quante ore di fila posso fare di C1 uno a uno
siccome stacco tardi dal lavoro: per il C2 individuale quanti mesi valgono le ore?
buonasera, scusi l'ora, scadono le 20 ore private per il KET?
quante ore individuali posso regalare
l'insegnante delle lezioni private lo scelgo io?
quando si pagano le lezioni individuali
salve, una curiosità: le individuali si fanno anche a domicilio?
come funziona il rimborso dell'individuale? grazie in anticipo
fate pacchetti da dieci lezioni uno a uno?
come si chiama l'insegnante della preparazione individuale al first
le lezioni private come si disdicono
il business english individuale quanti libri richiede? chiedo per un'amica
ho poco tempo e tanto lavoro, per le lezioni private venite voi in ufficio da me?
ho poco tempo e tanto lavoro, le ore private scadono?
ho poco tempo e tanto lavoro, per l'advanced da sola quanti libri mi servono?
ho poco tempo e tanto lavoro, se salto l'ora individuale la pago?
ho poco tempo e tanto lavoro, il B1 uno a uno me lo può pagare la ditta?
sto preparando il trasloco a Londra: il B2 individuale lo finisco in tre settimane?
sto preparando il trasloco a Londra: le vostre lezioni uno a uno le posso continuare da Londra?
sto preparando il trasloco a Londra: mi spiegate come si paga l'individuale al C1?
sto preparando il trasloco a Londra: il proficiency privato lo fate in videochiamata?
le individuali si possono disdire all'ultimo? è per mia moglie che ha orari strani
le individuali si possono dividere in due persone? è per mia moglie che ha orari strani
di solito in che aula si fanno le ore individuali? è per mia moglie che ha orari strani
fate un test per capire se sono dislessico? mi basta una risposta veloce
come si annulla il test di livello
il test di livello è lungo?
il test di livello è a crocette?
quanto dura il test d'ingresso
quante domande ha il test d'ingresso
il test di livello è scritto o orale? perdonate l'ignoranza
prima di pagare vorrei capire una cosa: devo ripassare prima del test?
dove vedo il risultato del test di livello
il test d'inglese per sapere il livello è a tempo?
non so che voto ho preso al test, come lo scopro?
il test di livello si può rifare?
sono anni che non parlo inglese, c'è modo di ripassare prima del test?
sono anni che non parlo inglese, per il test di livello c'è un limite di tempo?
sono anni che non parlo inglese, quanto dura il vostro test di livello?
sono anni che non parlo inglese, c'è un gruppo di soli over 60?
sono anni che non parlo inglese, come funzionano i compiti a casa?
domani ho poco segnale, quindi chiedo ora: siete un centro di ricerca su cambridge?
ho visto il vostro cartello in metropolitana, che esami cambridge sono più facili
da voi si può ritirare il certificato del first?
quanto costa ripetere una sola prova del first
quanto costa la copia del certificato first
la quota dell'esame advanced si rimborsa
mi ha parlato di voi una collega, la quota d'esame cambridge si paga con bonifico o contanti?
entro quando disdico l'esame cambridge? devo dirlo a casa stasera
entro quando contesto il voto dell'esame cambridge? devo dirlo a casa stasera
quanto prima devo arrivare il giorno del PET
i risultati escono 6 settimane dopo, giusto?
quando escono i risultati degli esami cambridge
quando arriva il diploma degli esami cambridge
quando posso ridare il first se mi bocciano? sto confrontando un po' di scuole
sto facendo due conti: c'è un esame PET già svolto da scaricare?
che voti ci sono per l'advanced
su che supporto si tiene l'esame cambridge, carta o computer
con che penna si fa l'esame first
con quale documento si fa l'esame first
per non perdere il viaggio a vuoto, l'esame cambridge lo do al computer o su carta?
se ho capito bene il sito non lo dice chiaro: chi e quanti sono gli esaminatori del PET?
quante volte si può ripetere un esame cambridge
quante ore dura un esame cambridge
all'orale cambridge si è da soli o in due?
che parti dell'esame cambridge si possono rifare da sole
allora, riassumo perché ho la testa confusa: a che voto corrisponde il merit nel PET
il first quanti punti è? se non lo sapete fa niente
il CAE è scaduto dopo due anni?
KET e IELTS si possono dare nello stesso giorno?
che certificati cambridge esistono in digitale
come si giustifica l'assenza a un esame cambridge? ve lo chiedo perché cambio città a breve
tra i bambini e il lavoro non ho un minuto, per l'esame cambridge meglio dormire o ripassare la sera prima?
mi prestate le cuffie al first?
il certificato cambridge è scaduto?
il certificato cambridge è digitale?
il first vale due anni?
il first vale quanti crediti?
ho provato a chiamare ma era occupato: le aziende rimborsano il certificato cambridge?
in caso mi decidessi, dove è stampato l'advanced
il PET lo trattengono in originale le università?
quanti fanno l'esame da voi ogni anno
che percentuale di stranieri avete
nel caso riuscissi a organizzarmi, gli studenti vostri copiano all'esame di solito?
una mia amica di Milano dice che è tutto diverso lì: il 95% della quota è rimborsabile, è vero?
mi serve per la laurea, il certificato cambridge quanti crediti mi vale?
mi serve per la laurea, quando mi arriva l'esito del first?
mi serve per la laurea, entro quando arriva il diploma B2?
mi serve per la laurea, quanto costa farsi spedire il diploma C1?
mi serve per la laurea, con che documento si fa l'esame?
mi serve per la laurea, il PET che voto minimo vuole?
mi serve per la laurea, quale punteggio minimo ha l'esame cambridge?
ho l'ansia degli esami quindi quante volte si può rifare se va male?
ho l'ansia degli esami quindi che succede se mi blocco all'orale cambridge?
ho l'ansia degli esami quindi come mi calmate il giorno del cambridge?
ho l'ansia degli esami quindi all'esame potrei uscire a bere?
ho l'ansia degli esami quindi il first si può dare una prova alla volta?
la prof di mio figlio chiede se siete voi a correggere le prove
la prof di mio figlio chiede quando consegnate i diplomi degli esami cambridge
la prof di mio figlio chiede i risultati degli esami cambridge
la prof di mio figlio chiede il punteggio dell'esame KET
la prof di mio figlio chiede se il B1 cambridge scade
l'esame PET si fa in due giorni? grazie mille per la pazienza
a dicembre escono i voti cambridge? grazie mille per la pazienza
in quale lingua parla chi sorveglia l'esame proficiency? grazie mille per la pazienza
che voto medio avete? grazie mille per la pazienza
si possono vedere i compiti corretti degli esami cambridge? grazie mille per la pazienza
quale cambridge scade prima? grazie mille per la pazienza
mio figlio è dislessico, all'esame ha tempo in più?
ho perso il certificato cambridge, me lo rifate?
se il giorno dell'esame ho la febbre posso rinviare?
ciao Gaia! il first computer based lo fate?
ciao, sei gentilissima, gli esami cambridge si correggono in inghilterra?
gentile segreteria, posso portare la bottiglia d'acqua all'esame?
posso vedere i miei errori dell'esame?
quanto dura l'esame first?
quante ore dura la prova dell'advanced? un saluto cordiale
che punteggio serve per passare il PET? è per il mio curriculum
mi hanno promesso un aumento se miglioro l'inglese, se prendo un voto alto al B2 mi danno il C1?
quanto tempo ci vuole per sapere se ho passato il C2?
fate l'esame IELTS?
dopo vent'anni torno sui banchi: fate il trinity?
fate gli esami DELF? non vorrei sbagliarmi come l'altra volta
ultima domanda e poi non disturbo più: fate il DELE di spagnolo?
i risultati cambridge si vedono online?
il diploma cambridge me lo spedite a casa?
abbia pazienza, sono pignolo: si può dare solo l'orale del first?
posso portare le cuffie mie al listening?
cosa si vince agli esami young learners
fate la foto dopo starters e movers?
a che velocità parla l'audio di starters
che figure ci sono in starters
movers per quanti mesi si prepara
mia figlia ha 9 anni, può restare da sola in sede?
flyers è adatto a un bimbo con l'insegnante di sostegno?
i flyers vanno bene come credito alle medie, giusto?
quanto dura l'attesa dei risultati movers
l'esame starters quante domande ha? lo segno in agenda
per un progetto di famiglia che abbiamo da tempo, quanto costano i ripassi flyers
quanti bambini ci sono agli young learners
come si vestono gli starters
agli young learners ci sono i genitori o restano fuori?
se posso permettermi, 5 scudetti nei movers danno diritto a uno sconto?
fate feste di compleanno per bambini?
fate il doposcuola per bambini?
c'è lo scuolabus per i piccoli
avete ripetizioni di matematica per ragazzi delle medie?
mio padre compie 60 anni, fate buoni regalo?
da che ora prendete i bambini
da che porta entrano i bambini
a 7 anni mia figlia può uscire da sola
mio nipote di 6 anni che merenda può portare?
quanto costa il corso per bambini?
che giorni sono i corsi dei bambini?
che giochi si fanno nel corso junior?
chi sono le maestre del corso junior?
mio figlio va in terza elementare: avete una mensa per lui?
mio figlio va in terza elementare: quale zaino serve al corso?
mio figlio va in terza elementare: quanto dura la ricreazione al corso?
mio figlio va in terza elementare: i movers li fa insieme ai compagni di scuola?
mio figlio va in terza elementare: con gli starters prende un diploma o una medaglia?
mio figlio va in terza elementare: mi spiega chi lo sorveglia agli young learners?
come nonna che paga volentieri chiedo: organizzate l'uscita sorvegliata dei bambini?
come nonna che paga volentieri chiedo: da quanti anni si può venire senza genitori?
come nonna che paga volentieri chiedo: flyers per quanti anni resta valido?
cos'è la parte più difficile del TKT CLIL
il TKT CLIL si fa al computer?
mentre aspetto il treno ne approfitto: a quanti punti equivale il tkt clil in graduatoria
il CLIL per docenti quanto dura? mia suocera insiste per saperlo
insegno storia in inglese, mi assumete?
sono una prof di scienze, posso avere il modulo clil per la graduatoria?
sono una prof di scienze, il TKT CLIL quante crocette ha?
sono una prof di scienze, posso pagare con la carta di credito?
sono una prof di scienze, posso pagare con satispay?
sono una prof di scienze, accettate il bonus psicologo?
la carta di credito la prendete?
la carta giovani la prendete?
la carta cultura la prendete?
i corsi si pagano con paypal?
i corsi si pagano con il bonus 18app?
senza impegno, carta di debito sì o no?
vorrei organizzarmi con le ferie: con i 500 euro della carta docente mi date il resto?
vorrei organizzarmi con le ferie: con la carta docente ci compro anche il tablet da voi?
la carta docente scade ad agosto?
insegno alle superiori da vent'anni e vorrei usare il bancomat, si può?
insegno alle superiori da vent'anni e il corso lo pagherei a rate, va bene?
insegno alle superiori da vent'anni e la carta del docente come la genero?
insegno alle superiori da vent'anni e mandate il mio curriculum alla direttrice?
la postepay è utilizzabile per i corsi? altrimenti aspetto l'anno prossimo
si usa il voucher welfare con voi? altrimenti aspetto l'anno prossimo
chi ha fondato languagecert
fate lo sconto sugli esami languagecert?
quanto costa l'esame languagecert?
quanto costa il languagecert B2?
quanto dura il certificato languagecert? così ne parlo con il mio capo
quanto dura l'attesa per il posto al languagecert? così ne parlo con il mio capo
sono una studentessa fuori sede, quanto vale il languagecert B2 in un concorso
quanti esercizi di scritto ha il communicator
l'orale del languagecert C1 con chi si fa
il languagecert C2 si dà in giorni diversi per l'orale?
sono un pensionato curioso: scritto e orale del languagecert A2 si danno lo stesso giorno?
l'access A1 quanto è difficile? finora nessuno me l'ha saputo dire
quando arriva il diploma di carta languagecert
quando ti rimborsano il languagecert
in quanti giorni si può rifare il languagecert
i ricorsi languagecert ci mettono 3 o 5 giorni?
ipotizziamo che venga da voi: il computer languagecert è veloce?
tanto per sapere, ogni quanto scade il languagecert
quando si può spostare il languagecert
c'è languagecert anche per i non vedenti?
il languagecert a marzo si rimborsa?
languagecert è rimandabile? sono un po' in ansia
siccome stacco tardi dal lavoro: languagecert è compatibile col mio tablet?
chi corregge il languagecert
per il visto inglese che documenti servono?
che punteggio ha il languagecert
buonasera, scusi l'ora, nel languagecert c'è un bonus per la pronuncia?
salve, una curiosità: languagecert concede tempo in più ai DSA?
l'esame languagecert si può fare online da casa?
come ci si collega al languagecert dal mac
fate una prova finta di languagecert?
quanto costa il corso per languagecert?
per languagecert si scrive a mano o al computer? grazie in anticipo
quali voti ha languagecert? chiedo per un'amica
expert che punteggio chiede
il communicator è su carta o su computer?
cos'è il punteggio minimo del mastery di languagecert
mi dite la tariffa del languagecert B2 expert? mi basta una risposta veloce
come ci si ritira dal languagecert? perdonate l'ignoranza
quali passi per contestare il certificato languagecert
da dove scarico il mio certificato languagecert
devo consegnare il certificato entro natale, languagecert si può annullare gratis?
devo consegnare il certificato entro natale, con languagecert in quanto tempo ho il cartaceo?
devo consegnare il certificato entro natale, come si paga languagecert?
devo consegnare il certificato entro natale, l'expert B2 quanto costa?
devo consegnare il certificato entro natale, languagecert lo paga il mio comune?
mio nipote vuole lavorare in inghilterra: languagecert va pagato in sterline?
mio nipote vuole lavorare in inghilterra: che voto minimo di languagecert ci vuole?
mio nipote vuole lavorare in inghilterra: mi spieghi come fare il visto?
mio nipote vuole lavorare in inghilterra: scritto e orale li corregge la stessa persona in languagecert?
mio nipote vuole lavorare in inghilterra: il mastery C1 quanti anni resta valido?
mio nipote vuole lavorare in inghilterra: lo accompagnate voi al languagecert?
ogni mese cambia il prezzo del languagecert? ho la tesi a febbraio
gli esiti languagecert li mandate alla segreteria studenti? ho la tesi a febbraio
quanto costano scritto e orale di languagecert? ho la tesi a febbraio
il languagecert B1 quanti crediti dà? ho la tesi a febbraio
per languagecert quali sono i documenti? ho la tesi a febbraio
il languagecert si può dare da casa con la webcam?
se non passo l'orale di languagecert ripeto tutto?
dove si tiene l'esame languagecert, a che piano?
prima di pagare vorrei capire una cosa: che età minima ci vuole per languagecert?
domani ho poco segnale, quindi chiedo ora: languagecert scade dopo due anni?
ho visto il vostro cartello in metropolitana, languagecert quanti crediti vale alla sapienza?
quanto costa spostare la data del TOEFL
quanto costa mandare il punteggio TOEFL a un'altra università
quanto costa il corso TOEFL
mi ha parlato di voi una collega, la quota del TOEFL si paga in dollari o in euro?
220 euro per il TOEFL me li rimborsate, giusto? devo dirlo a casa stasera
quanto dura la validità del TOEFL
quanto dura la pausa nel TOEFL
in quante ore si ha il risultato TOEFL
il TOEFL vale due anni?
il writing del TOEFL quante parole chiede? sto confrontando un po' di scuole
sto facendo due conti: quali cuffie si usano al TOEFL
quante pause ci sono nel TOEFL
come è corretto il TOEFL
il punteggio richiesto dalla bocconi al TOEFL qual è
per non perdere il viaggio a vuoto, che punteggio basta al TOEFL per il B2
se ho capito bene il sito non lo dice chiaro: il TOEFL va rifatto ogni due anni?
com'è la sala dove si fa il TOEFL
fate lo sconto corso più esame TOEFL?
il corso TOEFL di che giorno è
il corso TOEFL quando finisce
allora, riassumo perché ho la testa confusa: c'è un libro consigliato per il TOEFL?
in che lingua spiegano al corso TOEFL? se non lo sapete fa niente
mi posso ritirare dal TOEFL due settimane prima?
quando ricevo il punteggio del TOEFL
che computer avete per il TOEFL
come disdico il TOEFL? ve lo chiedo perché cambio città a breve
tra i bambini e il lavoro non ho un minuto, fate il TOEFL da casa?
siete già pieni il giorno del TOEFL?
che documento vuole il TOEFL iBT
voglio fare un master in america: quanto si paga per l'invio dei punteggi TOEFL?
voglio fare un master in america: il TOEFL quando si può ripetere?
voglio fare un master in america: il TOEFL che punteggio richiede harvard?
voglio fare un master in america: l'esame TOEFL quanto è difficile?
voglio fare un master in america: mi scrivete una lettera di presentazione per il TOEFL?
voglio fare un master in america: il TOEFL che documenti chiede all'ingresso?
voglio fare un master in america: il visto lo fate voi?
l'esame TOEFL si può pagare in due volte? scusate ma sul sito non capisco
per il TOEFL che tastiera c'è? scusate ma sul sito non capisco
il corso TOEFL quanti euro costa? scusate ma sul sito non capisco
lo speaking del TOEFL chi lo valuta? scusate ma sul sito non capisco
reading e listening si possono invertire nel TOEFL? scusate ma sul sito non capisco
il punteggio TOEFL arriva per posta? scusate ma sul sito non capisco
il TOEFL scade?
il TOEFL home edition lo fate?
serve il passaporto per il TOEFL?
ho provato a chiamare ma era occupato: in quanti giorni esce il punteggio TOEFL?
in caso mi decidessi, il TOEFL per il B2 quanti punti vuole?
che lingue parla la segretaria
che lingue sono più facili
nel caso riuscissi a organizzarmi, quanto costa il corso di spagnolo?
nel caso riuscissi a organizzarmi, quando finisce il corso di spagnolo?
nel caso riuscissi a organizzarmi, che giorno è il corso di spagnolo?
una mia amica di Milano dice che è tutto diverso lì: a che ora c'è il francese?
insegnate tedesco con quale libro?
quanti compiti date nel corso di tedesco?
avete giapponesi o altri stranieri in classe?
solo adulti o anche pensionati nelle altre lingue?
ciao Gaia! si può studiare francese con un'app vostra?
ciao, sei gentilissima, quanto costano i corsi di italiano per stranieri?
ciao, sei gentilissima, che giorni ci sono i corsi di italiano per stranieri?
la mia badante vuole l'esame per la cittadinanza, lo fate?
la mia badante vuole un contratto, la aiutate?
casa per un ragazzo ucraino, c'è?
dove trovo un alloggio per chi viene da fuori
gentile segreteria, insegnate il dialetto romano?
gentile segreteria, fate l'esame CILS?
gentile segreteria, il corso di italiano vale per il permesso di soggiorno?
mio cognato arriva dal Brasile e gli serve il codice fiscale, ci pensate voi?
mio cognato arriva dal Brasile e vuole studiare anche tedesco, quanto paga?
mio cognato arriva dal Brasile e ci sarebbe un coinquilino per lui?
per lavoro devo trasferirmi a Berlino, avete contatti di lavoro in Germania?
per lavoro devo trasferirmi a Berlino, oltre al tedesco mi trovate casa?
per lavoro devo trasferirmi a Berlino, il tedesco in quanti mesi lo imparo?
per lavoro devo trasferirmi a Berlino, il corso di tedesco quanto costa?
fate fotocopie delle traduzioni? un saluto cordiale
fate traduzioni con l'intelligenza artificiale? un saluto cordiale
offrite le cuffie per gli interpreti?
che programmi di traduzione usate
c'è il rimborso viaggio nell'interpretariato?
fate la giurata o l'apostilla? è per il mio curriculum
la traduzione la giurate in tribunale? è per il mio curriculum
mi hanno promesso un aumento se miglioro l'inglese, quanto costa la marca da bollo sulla traduzione
chi firma se tradurre un contratto va storto
le traduzioni sono consegnate in pdf o su carta?
nome di un interprete
dopo vent'anni torno sui banchi: un preventivo per la traduzione quanti giorni vale?
quante parole a pagina ci mettete in una traduzione? non vorrei sbagliarmi come l'altra volta
in quante copie è pronta la traduzione
la traduzione me la portate a casa?
penale sulla consegna in ritardo di una traduzione
ultima domanda e poi non disturbo più: in quanti traducete
abbia pazienza, sono pignolo: in che formato fate traduzioni
traducete davvero di notte?
i traduttori che avete chi sono
mi hanno chiesto un documento per l'ambasciata, vi occupate dell'apostilla?
mi hanno chiesto un documento per l'ambasciata, quanto costa il bollo?
mi hanno chiesto un documento per l'ambasciata, lo traducete con il timbro del tribunale?
mi hanno chiesto un documento per l'ambasciata, traducete accompagnandomi allo sportello?
per il convegno di primavera, avete la cabina insonorizzata?
per il convegno di primavera, l'interprete mangia con noi?
per il convegno di primavera, per quante ore di fila lavora un traduttore?
la traduzione mantiene l'impaginazione? l'originale ce l'ho in pdf
lo devo stampare e portare in originale? l'originale ce l'ho in pdf
fate la rilettura di una traduzione già fatta da altri? l'originale ce l'ho in pdf
fate convenzioni con le aziende per i dipendenti?
fate colloqui di selezione per le aziende?
che imprese sono vostre clienti? lo segno in agenda
per un progetto di famiglia che abbiamo da tempo, avete un ufficio commerciale a Milano?
team building in inglese all'aperto, lo fate?
quanto costa la trasferta del docente per un corso aziendale
il business english individuale che libro usa
se posso permettermi, i corsi in azienda sono a fattura anticipata o posticipata?
mentre aspetto il treno ne approfitto: quanto dura un contratto con le aziende prima di disdire
i workshop aziendali sono con il pranzo?
un corso aziendale ha un minimo di persone?
venite voi in azienda a fare gli esami?
la formazione aziendale si fa in agosto? mia suocera insiste per saperlo
senza impegno, i corsi per aziende sono con registro firme o senza?
si può fare un po' in orario di lavoro e un po' il sabato pagato?
siete coperti dai fondi interprofessionali?
la regione ci rimborsa?
vorrei organizzarmi con le ferie: la formazione alle imprese è tenuta da chi, con che nome
lavoro nelle risorse umane di una ditta di trasporti: che report sulle presenze ci mandate?
lavoro nelle risorse umane di una ditta di trasporti: quanto anticipo ci chiedete?
lavoro nelle risorse umane di una ditta di trasporti: potete venire nei nostri uffici a presentarvi giovedì?
lavoro nelle risorse umane di una ditta di trasporti: i percorsi aziendali quante persone minimo?
lavoro nelle risorse umane di una ditta di trasporti: avete il DURC?
lavoro nelle risorse umane di una ditta di trasporti: usate fondimpresa?
siamo in quindici in ufficio e il corso lo vorremmo gratis con i fondi, si può?
siamo in quindici in ufficio e ci servirebbe l'attestato di un percorso aziendale
siamo in quindici in ufficio e ci basterebbe una stanza per le riunioni, c'è?
siamo in quindici in ufficio e fate anche corsi di sicurezza per le imprese?
quante scuole seguite adesso? così ne parlo con il mio capo
fate supplenze nelle scuole?
avete posti per un tirocinio nell'istituto?
assumete i docenti di una scuola?
sono una studentessa fuori sede, quanto ci mette una scuola a diventare centro di preparazione cambridge
sono un pensionato curioso: quali sconti per chi è già centro di preparazione
il nostro liceo può usare il logo sul sito?
quanto pesano i servizi per le scuole sul PTOF
i corsi a scuola nostra chi li sorveglia
per le scuole c'è il MePA o si fa un bando? finora nessuno me l'ha saputo dire
ipotizziamo che venga da voi: a che ritmo si ripassa per il preliminary for schools
il key for schools è su carta?
first for schools per quanti anni vale
cambridge for schools che durata ha
sono la referente lingue del mio istituto, che referenze avete di altre scuole?
sono la referente lingue del mio istituto, quanto preavviso serve per un corso a scuola?
sono la referente lingue del mio istituto, come si rinnova il centro di preparazione cambridge?
sono la referente lingue del mio istituto, il preliminary for schools si può fare nelle nostre aule?
sono la referente lingue del mio istituto, quali compiti per le vacanze per le medie?
sono la referente lingue del mio istituto, seguite anche i ragazzi in viaggio Erasmus+?
sono la referente lingue del mio istituto, quando scade un progetto europeo con voi?
tanto per sapere, vi occupate di borse erasmus universitarie?
che progetti europei avete vinto? sono un po' in ansia
ci aiutate con il bando PNRR infissi?
gestite la parte medica dell'erasmus+?
quali sono le scadenze di un progetto europeo
siccome stacco tardi dal lavoro: da che aeroporto si parte per un progetto erasmus+ con voi?
buonasera, scusi l'ora, in quanti euro si finanzia un progetto europeo
buonasera, scusi l'ora, che percentuale trattenete su un progetto europeo?
buonasera, scusi l'ora, quante candidature erasmus+ vi hanno approvato?
la preside vorrebbe candidarsi all'erasmus+: è una cosa che si fa entro febbraio?
la preside vorrebbe candidarsi all'erasmus+: come funziona il rimborso del progetto?
la preside vorrebbe candidarsi all'erasmus+: seguite la mobilità con i pullman?
organizzate viaggi di nozze?
organizzate gite di un giorno?
si può avere la pagella dell'anno all'estero con voi?
che tipi di valigia per i viaggi studio
salve, una curiosità: siete assicurati contro l'annullamento?
dove si dorme nei viaggi studio? grazie in anticipo
dove si mangia nei viaggi studio? grazie in anticipo
andate a Malta con l'accompagnatore?
quali età avete per le vacanze studio
famiglia o college, li avete entrambi?
fate la quota con volo o senza volo? chiedo per un'amica
quanto costa il bagaglio nel viaggio studio? mi basta una risposta veloce
quanto costa annullare un viaggio studio? mi basta una risposta veloce
programma giorno per giorno di due settimane a Dublino
il viaggio studio a Malta quanto dura
quando si versa l'acconto per il viaggio studio
orari dei voli vacanze studio? perdonate l'ignoranza
prima di pagare vorrei capire una cosa: a luglio ci sono sconti?
portate i ragazzi al mare o anche in montagna?
mio figlio di sedici anni non è mai partito da solo, fate videochiamate ai genitori ogni sera?
mio figlio di sedici anni non è mai partito da solo, dove lo andiamo a prendere in aeroporto?
mio figlio di sedici anni non è mai partito da solo, un viaggio studio che assicurazione ha?
mio figlio di sedici anni non è mai partito da solo, quando ci chiama il group leader?
mio figlio di sedici anni non è mai partito da solo, nei viaggi studio c'è un accompagnatore?
mio figlio di sedici anni non è mai partito da solo, nei viaggi studio si dorme in famiglia?
stiamo pensando all'estate e vorremmo le foto dei viaggi studio
stiamo pensando all'estate e ci interessa il programma giornaliero di una vacanza studio in Inghilterra
stiamo pensando all'estate e ci servirebbero i nomi dei compagni di viaggio
stiamo pensando all'estate e il visto c'è tra le spese dei viaggi studio?
quando scade il bando itaca?
quanto dà di borsa itaca
domani ho poco segnale, quindi chiedo ora: con itaca che ISEE ci vuole?
ho visto il vostro cartello in metropolitana, siete primi in graduatoria itaca?
la borsa di studio itaca la pagano in anticipo?
SPID INPS, ve ne occupate?
mio marito è dipendente pubblico, ci date una mano con l'ISEE?
mio marito è dipendente pubblico, vorremmo sapere la graduatoria itaca, ce l'avete?
mio marito è dipendente pubblico, per la borsa itaca che media scolastica serve?
mio marito è dipendente pubblico, itaca copre tutta la retta?
qual è il vostro numero di fax
qual è il vostro whatsapp
a che citofono suono
posso telefonare all'insegnante a casa?
mi date il cellulare della direttrice
mi ha parlato di voi una collega, in che lingua rispondete al telefono
qual è la vostra pec
a che nome intesto il bonifico
posso scrivervi su instagram?
posso scrivervi su telegram?
vi mando un bonifico, dove?
dove si parcheggia? devo dirlo a casa stasera
dove sono i bagni? devo dirlo a casa stasera
in che metro scendo
siete a piano terra o al secondo?
via tibullo ha le strisce blu?
il codice univoco della scuola
siete raggiungibili in carrozzina? sto confrontando un po' di scuole
l'ascensore c'è? sto confrontando un po' di scuole
che ponti fate
quando siete in ferie
siete aperti la vigilia di natale?
siete aperti a ferragosto?
posso venire a vedere una lezione di sabato?
sto facendo due conti: a che ora passa l'autobus
la segreteria è simpatica?
la segreteria è al primo piano?
di domenica si parcheggia gratis o si paga?
chiudete per sciopero domani, giusto?
come si chiama la segretaria e da quanto lavora lì?
per non perdere il viaggio a vuoto, entro quanto rispondete ai curriculum dei professori
quanto ci mettete ad aprire il portone
se vi scrivo oggi con chi parlo?
rispondete in dialetto?
da quanti piani è fatto il palazzo
se ho capito bene il sito non lo dice chiaro: da quanto tempo è lì la direttrice
avete recensioni?
sono 40 i vostri dipendenti, vero?
che sconti offrite
di cosa si occupa il titolare nel tempo libero
allora, riassumo perché ho la testa confusa: cosa serve per lavorare in questa scuola
mi fate un elenco dei vostri studenti?
qual è il vostro iban
qual è il vostro codice sdi
il fatturato della scuola
serve il codice fiscale mio?
siete una cooperativa con quanti soci? se non lo sapete fa niente
siete convenzionati?
la scuola ha qualche premio sportivo?
chi vi finanzia come scuola
chi è il direttore della scuola
come ritiro un reclamo
come faccio una recensione
voglio lavorare con voi, dove scrivo?
il reclamo vuole la marca da bollo?
c'è un modulo per le assenze? ve lo chiedo perché cambio città a breve
tra i bambini e il lavoro non ho un minuto, entro quanto rimborsate dopo un reclamo
15 giorni per il recesso, giusto?
il reclamo in quante copie si manda
un reclamo chi lo legge
se il reclamo non viene accolto che faccio?
il reclamo lo posso fare anonimo?
ho provato a chiamare ma era occupato: che ne fate dei miei compiti
in caso mi decidessi, come faccio cancellare la mia lezione
in caso mi decidessi, come faccio cancellare la mia iscrizione all'esame
a chi scrivo per un tirocinio
i miei voti li date ad altri?
le mie foto le mettete sui social?
posso correggere il nome sul diploma?
nel caso riuscissi a organizzarmi, in quanto tempo si distruggono i vecchi compiti
una mia amica di Milano dice che è tutto diverso lì: se chiedo la cancellazione del corso quanti soldi perdo?
le assenze entro quando le notificate
per quanti anni conservate i miei dati?
avete un DPO, come si chiama?
che fornitore usate per il sito
come tolgo la newsletter
ciao Gaia! i video del sito sono sottotitolati?
ciao, sei gentilissima, posso cambiare la password?
sono di passaggio a Roma per due giorni, siete aperti il giorno di ognissanti?
sono di passaggio a Roma per due giorni, dove lascio la valigia?
sono di passaggio a Roma per due giorni, mi dà un posto dove aspettare?
sono di passaggio a Roma per due giorni, a che ora passa il 70?
sono di passaggio a Roma per due giorni, a che persona devo rivolgermi per nome?
sono di passaggio a Roma per due giorni, in due ore mi correggete un tema?
ho mia madre anziana con me, c'è una rampa all'ingresso?
ho mia madre anziana con me, oggi c'è una sedia per aspettare?
ho mia madre anziana con me, il test di livello lo può fare seduta in segreteria?
ho mia madre anziana con me, le farebbe piacere un gruppo di pensionati, c'è?
se non è un problema vorrei la vostra pec
se non è un problema vorrei il vostro iban
se non è un problema vorrei il vostro codice destinatario
se non è un problema vorrei il vostro catalogo cartaceo
se non è un problema vorrei gli orari della metro
sono rimasta molto delusa, come si ottiene un rimborso?
sono rimasta molto delusa, un rimborso quando arriva?
sono rimasta molto delusa, come chiedo di cambiare insegnante?
sono rimasta molto delusa, quando mi farà le scuse l'insegnante?
sono rimasta molto delusa, il contratto resta valido?
la fattura elettronica la mandate? lo chiede il mio commercialista
il corso è esente iva? lo chiede il mio commercialista
la spesa è detraibile? lo chiede il mio commercialista
si paga anche con assegno? lo chiede il mio commercialista
la formazione aziendale è finanziata? lo chiede il mio commercialista
quanti soci ha esattamente la società? lo chiede il mio commercialista
ho letto il sito ma non trovo la risposta: quanti studenti avete in questo momento?
ho letto il sito ma non trovo la risposta: gli insegnanti sono laureati dove?
ho letto il sito ma non trovo la risposta: quali recensioni avete?
ho letto il sito ma non trovo la risposta: in quanti giorni cancellate le registrazioni video?
ho letto il sito ma non trovo la risposta: dopo quanto scade un preventivo?
ho letto il sito ma non trovo la risposta: come si recede da un corso?
assumete segretarie?
cercate traduttori freelance?
avete un bar interno?
gentile segreteria, c'è il wifi per gli studenti?
affittate aule? un saluto cordiale
avete altre sedi fuori Roma? è per il mio curriculum
si può portare il cane?
c'è la rastrelliera per le bici?
emettete fattura a nome della mia ditta?
mi hanno promesso un aumento se miglioro l'inglese, avete un canale youtube?
dopo vent'anni torno sui banchi: dove lascio il motorino?
accettate tirocini universitari?
fate pubblicità con volantini nelle scuole?
organizzate aperitivi linguistici? non vorrei sbagliarmi come l'altra volta
ultima domanda e poi non disturbo più: quante donne lavorano da voi?
abbia pazienza, sono pignolo: siete quotati in borsa?
avete un codice sconto per la newsletter?
che metro devo prendere per via tibullo?
how much is the workbook for the B2 course
how much is it to repeat the B2 course
what day do we make up a missed B1 class
when does the C1 course end
how many rooms are there in the school
I am a native speaker, are you hiring teachers?
is the textbook for the B1 course second hand?
how many absences are allowed in a group course
how much notice to cancel a private lesson
can I choose the teacher of private lessons?
is the placement test timed?
when are the Cambridge results out
where is the Cambridge exam marked
is the Cambridge certificate posted abroad?
how long does a LanguageCert certificate last
how often can you resit LanguageCert
how much is it to reschedule the TOEFL exam
what is the TOEFL score for Bocconi
how much is the stamp on a translation
how much is the Italian course for foreigners?
are you open on Christmas Eve?
where can I park
what is your WhatsApp
where do students sleep on your study trips
I have just moved to Rome for work, can I arrive late to the B2 class?
I have just moved to Rome for work, how do I get a refund for a course?
I have just moved to Rome for work, do you help with residence permits?
I have just moved to Rome for work, which languages do the other students speak?
I have just moved to Rome for work, can you invoice our company in dollars?
I have just moved to Rome for work, what is your bank account?
I have just moved to Rome for work, are the courses recorded?
I have just moved to Rome for work, do you have after-school care for my kids?
I have just moved to Rome for work, how can I leave a review?
il corso PET si paga all'inizio o alla fine?
la lezione del first è registrata?
le lezioni di gruppo iniziano con l'appello?
il venerdì prima di pasqua c'è il proficiency? lo segno in agenda
per un progetto di famiglia che abbiamo da tempo, quand'è che si fa il test finale dell'A2?
i posti del first si possono prenotare senza pagare?
quanto sono grandi le aule?
quanto sono grandi gli altri studenti, di età?
nel prezzo del corso c'è la marca da bollo?
nel prezzo del corso c'è l'iva?
nel prezzo del corso c'è l'assicurazione?
se posso permettermi, devo comprare un altro libro se perdo quello del C1?
mentre aspetto il treno ne approfitto: devo venire elegante al B1?
voglio insegnare in un corso, a chi scrivo?
voglio cambiare corso, a chi scrivo?
l'iscrizione al corso si rinnova da sola?
quanto costa il ricorso sul voto cambridge?
fino a quando si può spostare il cambridge? mia suocera insiste per saperlo
fino a quando vale il cambridge? mia suocera insiste per saperlo
senza impegno, come so quanti errori ho fatto nella prova cambridge?
nell'esame cambridge si può usare il dizionario?
il preliminary si fa in quattro giorni?
reading o writing, qual è più duro nell'advanced?
vorrei organizzarmi con le ferie: nel KET l'orale si fa il giorno prima?
che merenda danno agli starters? così ne parlo con il mio capo
scritto e orale, languagecert li rimborsa tutti e due?
cos'è che si sbaglia di più nell'achiever di languagecert
mi dice quanto costa l'access A1 di languagecert
sono una studentessa fuori sede, com'è il voto medio al languagecert B1
sono un pensionato curioso: cosa boccia il mastery pro
come si disdice l'individuale per il KET
mi racconta chi ha fatto l'individuale al PET
in cosa consiste la penale dell'individuale proficiency
la traduzione è urgente, c'è un supplemento? finora nessuno me l'ha saputo dire
ipotizziamo che venga da voi: realizzazione di siti web, la fate?
una vacanza studio in Canada che visto richiede?
tanto per sapere, la scuola è grande o piccola?
avete un regolamento come scuola?
appena esco dall'ufficio passerei da voi, fino a che ora c'è posto nel parcheggio?
appena esco dall'ufficio passerei da voi, in che metro devo scendere?
appena esco dall'ufficio passerei da voi, posso seguire una lezione gratis?
premetto che pago di tasca mia, quanto costa rifare l'esame B1?
premetto che pago di tasca mia, quant'è la mora sul TOEFL?
premetto che pago di tasca mia, quante rate sono i corsi?
premetto che pago di tasca mia, quanto preavviso volete per le private?
premetto che pago di tasca mia, i servizi alle scuole quando si pagano?
se domani riesco a liberarmi, la segreteria mi fa una fotocopia?
se domani riesco a liberarmi, il test di livello in quanto lo correggete?
se domani riesco a liberarmi, il B1 lo posso provare?
le fatture le fate elettroniche?
il corso si può congelare se vado in Erasmus?
la ricevuta del corso me la mandate per posta?
se mi trasferisco mi ridate i soldi del corso? sono un po' in ansia
siccome stacco tardi dal lavoro: posso pagare metà ora e metà a febbraio?
buonasera, scusi l'ora, se il prof si ammala chi lo sostituisce?
quante ore si perdono se salta una lezione?
ci sono studenti della mia età?
salve, una curiosità: il certificato di fine corso vale in Europa?
posso registrare la lezione con il telefono? grazie in anticipo
chi corregge i compiti a casa? chiedo per un'amica
si usano i film nelle lezioni?
fate un corso solo di pronuncia?
avete un gruppo di conversazione con aperitivo? mi basta una risposta veloce
c'è la macchinetta del caffè? perdonate l'ignoranza
prima di pagare vorrei capire una cosa: mi fate uno sconto se porto un amico?
la caparra è restituibile?
i corsi sono deducibili?
domani ho poco segnale, quindi chiedo ora: posso fare il B1 e il B2 insieme e risparmiare?
i compiti del corso sono tanti?
ho visto il vostro cartello in metropolitana, il bonifico a chi lo intesto?
quanto dura l'orale del first?
quanto dura l'orale del PET?
mi ha parlato di voi una collega, il certificato del B2 quando lo ritiro?
il certificato lo può ritirare mia madre?
l'esame TOEFL si può interrompere per andare in bagno? devo dirlo a casa stasera
a languagecert serve lo SPID?
quanto dura il viaggio studio in Irlanda?
nei viaggi studio c'è il telefono d'emergenza? sto confrontando un po' di scuole
sto facendo due conti: il volo del viaggio studio è compreso?
per non perdere il viaggio a vuoto, che ISEE serve per itaca?
se ho capito bene il sito non lo dice chiaro: per il KET devo comprare il dizionario o ce lo prestate?
allora, riassumo perché ho la testa confusa: l'advanced si segue anche con la videocamera spenta?
il proficiency quante prove finte fa fare, quattro?
quanti anni hanno e da dove vengono quelli del C2?
il corso C2 con chi e in che aula si fa?
per il KET da sola mi bastano due mesi? se non lo sapete fa niente
il KET con lezioni private a che indirizzo lo fate, a casa mia? ve lo chiedo perché cambio città a breve
25 o 35 esercizi a lezione nel PET individuale?
quanti compiti devo prevedere per il first da solo?
60 euro l'ora per l'advanced privato anche se disdico, confermate?
tra i bambini e il lavoro non ho un minuto, app consigliate per l'advanced uno a uno
ho provato a chiamare ma era occupato: quante ore prima posso disdire il prof privato per il CPE?
un'ora da sola con l'insegnante per il PET la posso provare?
il first a lezioni private in due quanto si risparmia?
il languagecert A1 in quanti tentativi si fa?
in caso mi decidessi, l'achiever dura per sempre o scade?
nel caso riuscissi a organizzarmi, quanto costa il mastery pro?
mastery C1, quanti punti lo scritto e quanti l'orale?
tariffa del communicator
lo scritto dell'expert è a scelta multipla?
una mia amica di Milano dice che è tutto diverso lì: il corso KET è lungo fino a maggio o meno?
ciao Gaia! 680 tutti subito anche per l'A2?
nel KET c'è ancora lo sconto e fino a quando?
mercoledì alle 18:30 ci sono i recuperi del KET?
il corso A2 è pesante oppure no?
ciao, sei gentilissima, le soluzioni dell'esame KET dove sono?
gentile segreteria, 50 ore bastano a passare dal B1 al C1?
quante ore al giorno devo studiare per il B2?
first: quanti punti il reading e quanti il writing?
il corso first si frequenta con obbligo di presenza?
per il B2 mi devo procurare le cuffie? un saluto cordiale
il giovedì di festa si recupera l'advanced? è per il mio curriculum
quanto si risparmia con il corso CAE più esame?
a quando la fine dell'advanced?
l'advanced è alla portata di chi ha 60 anni?
mi hanno promesso un aumento se miglioro l'inglese, il C2 si ferma il 22 dicembre o un altro giorno?
dopo vent'anni torno sui banchi: per il CPE i materiali li posso fotocopiare agli amici?
il corso CPE si paga in contanti come gli altri?
sono 50 euro di acconto pure per il C2?
il PET è partito a ottobre, mi fate entrare adesso?
al PET avete tutti la stessa età, vero? non vorrei sbagliarmi come l'altra volta
ultima domanda e poi non disturbo più: c'è posto al first per un uditore gratis?
il first l'avete già interrotto?
per il KET fate una prova gratuita, com'è?
PET da sola con un insegnante, come si paga?
abbia pazienza, sono pignolo: come è fatturato il proficiency uno a uno?
ho già dato un acconto altrove e me ne pento, l'acconto da voi si perde se rinuncio?
ho già dato un acconto altrove e me ne pento, l'advanced da voi me lo scontate?
ho già dato un acconto altrove e me ne pento, il testo del first comprato altrove va bene?
ho già dato un acconto altrove e me ne pento, da voi si può cambiare classe?
sono una frana con gli orari, se esco prima dal PET il lunedì devo giustificare?
sono una frana con gli orari, le lezioni private le posso spostare il giorno stesso?
sono una frana con gli orari, il sabato l'autobus fino a che ora passa?
sono una frana con gli orari, venerdì entro le 20 il C2 devo disdirlo, giusto?
sono una frana con gli orari, quanti minuti prima devo presentarmi al cambridge?
con la mia pensione non scialacquo, il test di livello è davvero necessario per gli anziani?
con la mia pensione non scialacquo, oltre al corso devo pagare una tessera?
con la mia pensione non scialacquo, la tassa d'esame del TOEFL è rimborsabile?
con la mia pensione non scialacquo, per farmi tradurre una lettera quanto incide il bollo?
con la mia pensione non scialacquo, una vacanza studio fino a che età si fa?
`;
