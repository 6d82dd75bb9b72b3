// Longer messages: a question in one sentence with a story, a reason or a condition, the same kinds of story beside what is published and what is not.
export const stories = `
## aziende.descrizione
fate corsi di business english, visto che ho due figli piccoli e un capo tedesco che parla solo inglese?
che corsi proponete alle aziende, visto che il direttore vuole tutto l'ufficio al B2 entro l'estate
ho sette anni di inglese alle spalle ma appena devo parlare mi blocco, soprattutto davanti al mio capo di Chicago, fate coaching in inglese per dirigenti?
che formazione linguistica fate per le ditte, visto che la nostra ditta di ascensori ha tecnici in Qatar e manuali da seicento pagine?
Siamo un piccolo hotel con nove dipendenti e un proprietario di Losanna, che corsi fate per aziende come noi
facciamo software per ospedali, ci chiamano da Helsinki ogni lunedì e ci capiamo a gesti, cosa proponete alle ditte
## aziende.durata
quanto durano i percorsi che fate alle imprese, dal momento che in azienda siamo in venti e a ottobre apriamo a Manchester?
un workshop quanto dura, visto che nella mia agenzia immobiliare nessuna parla con i clienti americani?
entro martedì devo portare i numeri al mio ufficio, i percorsi continuativi quanto durano, poi vi ricontatto per il B2
Il nostro responsabile odia le cose lunghe e sogna due giorni e via, quanto dura un vostro workshop
## aziende.modalita
i corsi li venite a fare da noi in ufficio, dal momento che in azienda siamo in venti e a ottobre apriamo a Manchester?
il mio direttore vuole che tutto l'ufficio commerciale arrivi al B2 entro l'estate, siamo in sei, si può fare metà online e metà in sede?
ho un'agenzia immobiliare a Prati e tre ragazze che non spiccicano una parola con i clienti americani, il corso si può tenere nella nostra sede?
potete venire in fabbrica, visto che qui a Pomezia abbiamo operai rumeni e un cliente di Leeds
nell'agriturismo che ho a Bracciano arrivano sempre più francesi e mia figlia ventenne non vuole saperne, le lezioni per il personale le fate anche sul posto?
Dirigo un'impresa di pulizie con quaranta addetti e un appalto all'aeroporto dove chiedono almeno un A2, fate corsi direttamente in azienda?
salve, dirigo un piccolo studio di ingegneria con clienti arabi e tedeschi, potete dirmi se i corsi si tengono nella nostra sede
## aziende.prezzo
siamo un'azienda di venti persone all'Eur e a ottobre apriamo un ufficio a Manchester, quanto ci verrebbe a costare un corso di inglese per i dipendenti?
quanto costa il business english individuale, visto che in riunione con Berlino i colleghi ridono del mio accento
Ho un'agenzia immobiliare a Prati e tre ragazze che non spiccicano una parola con i clienti americani, quanto costano le lezioni di business english?
devo metterlo a budget entro martedì altrimenti il mio ufficio non lo approva, il business english a quanto lo fate, anche per il B2
potete dirmi quanto costa il business english per un dipendente visto che il mio studio di ingegneria lavora con arabi e tedeschi
## aziende.riconoscimento
la vostra formazione è accreditata dalla Regione, dato che il direttore vuole tutto l'ufficio al B2 entro l'estate?
la vostra formazione ha un accreditamento regionale, che il nostro bando per le piccole imprese lo pretende
la formazione che fate è accreditata, perché all'aeroporto per l'appalto chiedono almeno un A2 agli addetti
## bambini.descrizione
avete corsi di inglese per bambini, perché i gemelli hanno sette anni e a scuola fanno un'ora a settimana?
Sto divorziando, mio figlio di dieci anni sta una settimana con me e una con il padre e a giugno vorrebbe fare flyers, fate corsi per ragazzini delle elementari?
avete dei corsi junior, dato che la mia bimba di sei anni al corso del quartiere piangeva sempre?
la mia bambina ha otto anni e la nonna che la porterebbe il giovedì cammina con il bastone, ci sono corsi di inglese per la sua età
Mio marito viaggia sempre, i bambini hanno cinque e nove anni e io a giugno ho il concorso da dirigente scolastica, tenete corsi per bambini?
Avete corsi per bambini di otto e undici anni, che di figli ne ho due e la scuola di nuoto ci fa lo sconto?
mio genero è di Cork e i bimbi a casa parlano un po' tutto, avete corsi di inglese per loro
volevo chiedere se avete corsi per i bambini perché i miei nipoti di sei e nove anni col papà parlano inglese
## bambini.eta|young-learners.eta
da che età prendete i bambini, visto che la mia bimba di sei anni al corso del quartiere piangeva sempre?
Abbiamo adottato due fratellini etiopi che un po' di inglese lo sanno, a quanti anni si entra nei corsi junior
## cambridge.date
Mi hanno bocciato al first per tre punti a dicembre con un'altra scuola e sono ancora arrabbiata, quando c'è la prossima sessione di esami Cambridge
Sono iscritta a un master a distanza dell'università di Edimburgo e mi hanno dato tempo fino al 30 aprile, quando si può fare l'esame advanced
ci sono sessioni dell'advanced più avanti, perché a sciare mi sono rotta il braccio con cui scrivo
quando si tengono gli esami, visto che sono all'ottavo mese ma l'advanced vorrei darlo lo stesso?
si sa già quando sarà il prossimo esame Cambridge, dato che le altre mamme della terza A mi tempestano di domande?
quali sono le date dopo dicembre, dato che mio figlio è fermo con la gamba rotta e a dicembre aveva il KET?
dell'esame Cambridge so già tutto, quattro prove e poi lo speaking in coppia con uno sconosciuto, ma quand'è la prossima sessione?
La prossima data d'esame qual è, perché a mio nipote l'orale del preliminary è andato male?
Buongiorno, volevo sapere quando è il prossimo esame Cambridge perché mia figlia è in terza media e il KET l'ha già preso
## cambridge.descrizione
sono una mamma di tre ragazzi, il grande fa il quinto ginnasio, la media fa il ket a scuola e il piccolo ha sei anni, quali esami Cambridge si danno da voi?
siete un centro d'esami ufficiale, visto che io insegno spagnolo ma mi tocca prendere il first?
Si possono dare da voi tutti gli esami Cambridge, lo vorrei dire stasera alla nostra ragazza alla pari finlandese che il sabato è libera
quali certificazioni Cambridge si possono dare con voi, con due gemelli di dodici anni appena rientrati da Nairobi?
Il mio vicino giura che da voi si possono solo fare i corsi, ma siete anche centro d'esame Cambridge
## cambridge.formato
com'è strutturato il Cambridge, che le altre mamme della terza A mi tempestano di domande?
quando ho preso il first nel 2014 a Cagliari era tutto su carta e ci avevano messo due mesi, l'esame quante parti ha, adesso che tocca a mia figlia
Ho dato il DELE l'anno scorso e aveva cinque prove, gli esami Cambridge invece come sono fatti
## cambridge.iscrizione
Quanto tempo prima dell'esame chiudono le iscrizioni, perché il preliminary l'ho fatto alle medie e adesso sono al quarto anno dello scientifico
sono iscritta a un master a distanza dell'università di Edimburgo e mi hanno dato tempo fino al 30 aprile, entro quando mi devo iscrivere al Cambridge?
ho un contratto che scade a marzo e se mi licenziano voglio almeno aver fatto qualcosa di utile, quanto prima bisogna prenotare l'esame Cambridge
per l'esame entro quando ci si deve segnare, dato che dallo studio notarile esco tardi e vorrei iscrivere mia figlia al PET?
con quante settimane di anticipo ci si iscrive, adesso che l'esame tocca a mia figlia e io sono rimasta al mio first su carta del 2014
Entro quanti giorni dall'esame, considerando che sto aspettando lo stipendio, bisogna segnarsi al first
Ma entro quando ci si iscrive, perché delle quattro prove e dello speaking del Cambridge so già tutto?
facendo il pendolare con Napoli mi riduco sempre all'ultimo, quanto prima chiudono le iscrizioni per il CAE
buongiorno, volevo sapere entro quando va iscritta all'esame preliminary perché mia figlia è in terza media e il KET l'ha già preso
## cambridge.livelli
Che esame Cambridge corrisponde a ogni livello, perché siamo rientrati da Toronto e i ragazzi parlano meglio inglese che italiano
ho la partita iva, faccio la grafica e un cliente di Zurigo mi ha chiesto di mettere sul curriculum un livello vero, quali sono gli esami Cambridge e a che livello corrispondono?
dopo il first quale esame Cambridge viene, visto che il 4 dicembre mia figlia dà il first a Perugia?
## cambridge.preparazione
In che modi ci si può preparare al Cambridge con voi, perché dall'estero il B2 me lo chiedono entro l'anno?
il mio ex collega del catasto ha imparato da solo con i telefilm ed è arrivato al C1, io con i telefilm dormo, per preparare l'esame Cambridge che possibilità date?
l'orale del preliminary a mio nipote è andato male perché era raffreddato, e adesso non vuole più sentirne parlare, come preparate i ragazzi all'esame?
tra un mese do la maturità e poi ho l'estate per l'advanced, in quali modi ci si può preparare con voi
## cambridge.prezzo
l'anno scorso ho fatto il corso B1 da voi il lunedì con una ragazza irlandese bravissima, quanto costa adesso l'iscrizione all'esame Cambridge?
Lo scorso maggio mio nipote ha fatto starters e ha preso undici scudetti su quindici, quanto si paga l'esame?
Quanto costa a testa l'iscrizione al first, che in quinta siamo in quattordici e la prof vuole confrontare i prezzi?
stasera esco tardi dallo studio notarile e passerei da voi domani, ho il PET da iscrivere a nome di mia figlia, quanto si versa per l'esame preliminary?
Quanto costa oggi iscriversi, adesso che l'esame tocca a mia figlia e io sono rimasta al mio first su carta del 2014
ma quanto si paga di iscrizione, perché delle quattro prove e dello speaking del Cambridge so già tutto?
Sono la nonna di due bambini di sei e nove anni che parlano già un po' di inglese col papà, volevo chiedere quanto costa iscriverli agli esami Cambridge
## cambridge.riconoscimento
A giugno mi laureo in triennale e per la magistrale a Dublino mi chiedono un C1, il certificato Cambridge viene accettato dalle università straniere?
Studio ingegneria alla Sapienza, ho già l'A2 delle superiori e per laurearmi devo consegnare il B2 in segreteria, il first viene riconosciuto dall'ateneo?
ho il first del 2009 chiuso in un cassetto e adesso il concorso della Banca d'Italia chiede un certificato di inglese, le certificazioni Cambridge valgono per i concorsi?
all'università di Bologna mi hanno detto che basta un certificato qualsiasi di livello B1 purché dell'ultimo triennio, il Cambridge lo accettano gli atenei?
il certificato Cambridge, mi chiede mio suocero che fa il medico a Lione, è riconosciuto anche in Francia
il Cambridge vale all'estero, perché siamo un gruppo di infermieri che va a lavorare in Galles?
una mia alunna brasiliana ha quindici anni, parla portoghese e inglese e in italiano è ferma a buongiorno, una certificazione Cambridge le servirà anche in Brasile?
ciao, studio economia e il bando per il doppio titolo esce a febbraio, mi chiedevo se il certificato Cambridge è riconosciuto dalle università
## cambridge.sede
nella mia classe di quinta siamo in quattordici a voler fare il first e la prof ci ha detto di sentire più centri, dove si fa l'esame Cambridge e a che ora?
dove mi devo presentare per l'esame, che io il preliminary lo avevo fatto in un albergo vicino alla stazione
il Goethe l'ho dato a Trieste in un palazzo introvabile, l'esame Cambridge con voi dove si svolge
## cambridge.successo
Quanti dei vostri studenti passano l'esame, dopo che a dicembre con un'altra scuola mi hanno bocciato al first per tre punti?
qual è la percentuale di promossi da voi, dopo aver buttato 1200 euro con una scuola online?
Ci dite quanti studenti superano l'esame, perché mio padre che paga vuole sapere tutto prima del C1
Quanti ne passano tra i vostri iscritti, almeno chiudo la bocca al mio compagno che dice che a quarant'anni il PET non si fa
## carta-docente.descrizione
insegno matematica in un istituto tecnico e il preside vuole che dall'anno prossimo faccia qualche ora in inglese, accettate la carta del docente per il corso
insegno inglese alle medie da undici anni e quest'anno vorrei spendere il bonus prima che scada ad agosto, si può pagare con la carta docente
con la carta del docente posso pagarci un corso, avendo due bambini di cinque e nove anni e un concorso da dirigente a giugno?
accettate la carta del docente, che sono di ruolo da settembre alle elementari di Monte Mario
I corsi rientrano nella carta del docente, che all'anno di prova porto chimica in inglese con un B2 tirato
mio marito insegna musica alle medie e vorrebbe fare il B2 il martedì, può usare la carta del docente
vi chiedo se posso usare la carta del docente per il corso perché insegno alle elementari e voglio il C1 prima della mobilità
## corsi-a2.descrizione|corsi.descrizione
mi raccontate com'è il corso ket, che mio figlio è fermo con la gamba rotta e a dicembre aveva il KET
quest'estate ho lavorato in un camping a Jesolo con olandesi e tedeschi e mi sono vergognata del mio inglese, che corso è l'A2 key?
## corsi-a2.durata|corsi.durata
Lavoro al bar di mio cognato dalle sei alle due e il pomeriggio dormo, quante ore in tutto dura il corso A2
per fare il confronto con la scuola sotto casa mia che fa l'A2 online, mi servirebbe sapere quante ore fate per l'A2
il rimborso me lo fa la cassa edile, basta che ci sia scritto quante ore e che livello, il corso base del ket quante ore fa?
Vorrei capire quante ore dura il corso del key, mio figlio ha undici anni e flyers l'ha fatto a maggio
## corsi-a2.formato|cambridge.formato
da quante parti è composto l'esame key, considerando che mio figlio ha dodici anni ed è dislessico certificato
ho letto tre volte la pagina del key: mercoledì, sei e mezza, otto persone, libro da chiedere, ma l'esame key com'è fatto?
L'anno passato all'orale del KET mio figlio ha fatto scena muta e la maestra dice che serve solo più pratica, quali sono le prove del key?
## corsi-a2.inizio|corsi.inizio
il corso A2 quando ricomincia, che tra nuoto e catechismo a mio figlio resta solo il mercoledì?
dopo l'incidente in motorino della settimana scorsa mio figlio sta fermo fino a gennaio e il KET era prenotato per dicembre, il prossimo corso A2 quando comincia?
ma quando inizia, perché dalla pagina del ket ho capito mercoledì alle sei e mezza e otto persone?
## corsi-a2.materiali
ho fatto il conto e tra palestra, nuoto e catechismo a mio figlio resta libero solo il mercoledì, per il corso del key servono dei libri?
Ho ritrovato in cantina il vocabolario del 1994, per il corso A2 che materiali servono
## corsi-a2.orario|corsi.orario
Mio figlio è dislessico, ha dodici anni e fa la seconda media in una scuola internazionale, a che ora è il corso del ket?
quando si tiene il corso A2 key, dato che tra nuoto e catechismo a mio figlio resta solo il mercoledì?
Che corso c'è di mercoledì e a che ora, che con la cataratta sullo schermo leggo male?
il corso A2 è più corto la sera, che ho un cane vecchio e posso stare fuori due ore al massimo?
Il corso A2 di che giorno è, che mia cugina è non vedente e lavora al centralino del Comune
Buongiorno, scrivo per mio figlio di undici anni che ha fatto flyers a maggio, vorrei capire quando si tengono le lezioni del corso A2
## corsi-a2.posti|corsi.posti
In quanti sono in classe nel corso A2, che la ragazza a settembre inizia il linguistico con tre lingue?
l'anno passato all'orale del KET mio figlio ha fatto scena muta e la maestra dice che serve solo più pratica, il corso A2 di quanti posti è?
## corsi-a2.prezzo|corsi.prezzo
quanto si paga il corso del livello A2, perché come guida parlo francese e tedesco e di inglese so pochissimo?
Sono allenatore di rugby, i ragazzi dell'under 16 vanno in tournée in Galles e nessuno ha più di un A2, il corso A2 a persona quanto costa?
nel palazzo accanto al mio c'è un'altra scuola che fa tutto online e costa poco, voi il corso A2 a quanto lo mettete, per confrontare
quanto costa il corso per il key, visto che di figli ne ho due e la scuola di nuoto ci fa lo sconto?
ho letto tre volte la pagina del key: mercoledì, sei e mezza, otto persone, libro da chiedere, ma quanto si paga?
## corsi-a2.sede|corsi.sede
Il corso A2 si tiene a Prati, perché io da Boccea con due autobus ci arrivo solo lì
## corsi-b1.descrizione|corsi.descrizione
mi spiegate com'è il corso del pet, visto che mio figlio al terzo classico esce alle quattro e ha latino e greco ogni giorno?
il corso del preliminary com'è organizzato, che dopo il terzo figlio riparto da un vecchio attestato A2 del Comune?
mi sono licenziata da un call center di Tiburtina, ho tre mesi di preavviso e una voglia matta di ripartire dal B1, il corso preliminary com'è?
## corsi-b1.durata|corsi.durata
il corso B1 di quante ore è, dopo tanti anni di trinity da bambina e un pet ormai dimenticato?
il corso del pet quante ore fa, perché il contratto mi scade a marzo e voglio fare qualcosa di utile?
Il corso B1 quanto dura in ore, che mi sono appena licenziata dal call center e voglio ripartire dal B1?
## corsi-b1.formato|cambridge.formato
per non perdere le ore di italiano e latino mio figlio può uscire da scuola solo alle quattro e fa il terzo classico, in quante parti è diviso l'esame preliminary?
Il mio compagno dice che a quarant'anni è tardi, io invece il PET lo voglio fare lo stesso, mi dite com'è composto l'esame preliminary, almeno gli chiudo la bocca
sono alla terza media, ho un dieci in inglese e un quattro in ginnastica, il PET come è fatto
## corsi-b1.inizio|corsi.inizio
la mia coinquilina si è iscritta al vostro corso B2 e il martedì torna sempre contentissima, quando comincia il prossimo corso B1?
mi dite quando ricomincia il corso B1, almeno chiudo la bocca al mio compagno che dice che a quarant'anni il PET non si fa
## corsi-b1.materiali|corsi.materiali
la mia coinquilina si è iscritta al vostro corso B2 e il martedì torna sempre contentissima, nel corso B1 il libro è incluso o si compra
Nel prezzo c'è anche il libro, perché dal sito del B1 ho capito solo che sono 680 euro per 50 ore?
## corsi-b1.orario|corsi.orario
il corso del pet in che giorno è, tenendo conto che sono in sedia a rotelle e che l'esame è a maggio?
il lunedì a che ora fate il preliminary, visto che a Pasqua nel mio bed and breakfast arrivano trenta inglesi?
A che ora finisce la lezione del preliminary, perché al bar stacco alle due e poi il pomeriggio dormo?
la lezione finisce alle otto giusto, perché ieri per lo sciopero sono arrivata a B1 quando uscivano tutti?
a che ora inizia e finisce il corso B1, dato che ho un cane vecchio e posso stare fuori due ore al massimo
ho visto sul sito che il corso B1 costa 680 euro e dura 50 ore, in quale giorno si svolge
## corsi-b1.posti|corsi.posti
per il preliminary ci sono ancora posti, dato che la mia coinquilina fa il B2 con voi e mi ha messo voglia?
Il corso preliminary di quante persone è, perché a cinquant'anni con un C2 di russo cerco di rimettermi in gioco?
Quanti siete al corso B1 del lunedì, che io in mezzo a troppa gente non apro bocca
Ho visto sul sito che il corso B1 costa 680 euro e dura 50 ore, quanti siamo in classe?
siamo appena tornati da tre anni a Nairobi, i miei gemelli di dodici anni fanno una media internazionale, il gruppo del B1 quanti posti ha?
## corsi-b1.prezzo|corsi.prezzo
Sono in sedia a rotelle e a maggio devo dare il B1 per un concorso al comune, quanto costa il corso del preliminary?
Quanto si spende per il corso del livello B1, che mio figlio al terzo classico esce alle quattro e ha latino e greco ogni giorno
col mio tedesco da C1 non ho problemi, è l'inglese che mi ha fatto perdere un posto a Vienna, quanto devo mettere in conto per il corso B1?
quanto costa, per una che come me lavora al mercato e ha solo la licenza media, il corso B1
il rimborso me lo fa la cassa edile, basta che ci sia scritto quante ore e che livello, la cifra del corso B1 qual è
ho fatto i conti con mia moglie, tra babysitter e benzina una sera a settimana ci costa ottanta euro oltre al corso, il corso B1 di per sé quanto costa?
Buonasera, mia figlia fa la terza media e ha già il KET, volevo sapere quanto costa il corso per il PET
## corsi-b1.sede|corsi.sede
sto cercando casa dalle parti di piazza Risorgimento e nel frattempo dormo da un'amica a Ostia, il corso preliminary si fa a Roma?
ho la macchina dal meccanico fino a lunedì e vado a piedi ovunque, il corso B1 in quale sede si fa
## corsi-b2.descrizione|corsi.descrizione
che cosa comprende il vostro corso B2, visto che un'altra scuola per il first mi chiede 900 euro?
la mia professoressa di lettere, che è fissata, ci fa leggere Orwell in lingua e metà classe ha a malapena un B1, in cosa consiste il corso per il first
## corsi-b2.durata|corsi.durata
Mio figlio di sedici anni ha passato luglio a Brighton con una famiglia e adesso è gasatissimo, di quante ore è il corso del first
ho tre diplomi di spagnolo e vorrei insegnarlo la sera, intanto però mi tocca prendere il first per l'abilitazione, quante ore conta il percorso del first?
senza girarci intorno, quante ore sono in tutto il B2, che con i turni e un B1 di due anni fa devo organizzarmi
Ho la registrazione di tutte le lezioni che facevo online con un'altra scuola ma non le guardo mai, quante ore di lezione fate per il B2?
la squadra di calcio di mio figlio gioca ogni sabato e si allena martedì e giovedì, a scuola gli danno il first entro maggio, il corso di gruppo B2 quanto dura
## corsi-b2.formato|cambridge.formato
com'è diviso l'esame first, che capisco tutto grazie al nonno di Glasgow ma non so scrivere una mail?
## corsi-b2.inizio|corsi.inizio
quando parte il prossimo corso per il first, perché il preliminary l'ho fatto alle medie e adesso sono al quarto anno dello scientifico?
il corso B2 è già partito, perché avevo iniziato il first a Torino e a novembre mi hanno trasferito a Roma?
quand'è che parte, se parte ancora quest'anno, il corso del first di cui mi ha parlato la mia professoressa
se entro il 20 gennaio non trovo posto dovrò rinunciare alla borsa per Melbourne, il B2 quando riparte
## corsi-b2.materiali|corsi.materiali
anche nel corso del first il libro è compreso, perché l'anno scorso ho fatto il B1 del lunedì e mi sono trovata benissimo?
avevo iniziato il first a Torino, poi mi hanno trasferito a Roma a novembre e ho metà libro ancora da fare, il libro lo date voi?
mio padre ha fatto un bonifico a nome suo ma l'iscritta al corso del B2 sono io che ho ventun anni, il libro del corso è già compreso?
## corsi-b2.orario|corsi.orario
l'anno scorso ho fatto il corso B1 da voi il lunedì con una ragazza irlandese bravissima, il corso dopo, il B2, in che giorno cade
in quale giorno si fa il B2, sperando di passare il pet a dicembre
senza girarci intorno, in che giorno e a che ora è il first, che con i turni e un B1 di due anni fa devo organizzarmi
la lezione del B2 a che ora comincia, tanto in Prati non si parcheggia e verrei in motorino?
La squadra di calcio di mio figlio gioca ogni sabato e si allena martedì e giovedì, a scuola gli danno il first entro maggio, il first in che giorno e orario lo fate
## corsi-b2.posti|corsi.posti
ho preso il PET in terza media con un'altra scuola di Roma nord e adesso sono al quarto anno di liceo, in quanti siamo nella classe del B2?
C'è ancora un posto nel gruppo del first, perché avevo iniziato il first a Torino e a novembre mi hanno trasferito a Roma
nel corso first ci sono posti liberi, se no entro il 20 gennaio devo rinunciare alla borsa per Melbourne?
## corsi-b2.prezzo|corsi.prezzo
quanto verrei a spendere per il corso del first, dato che in banca esco alle sei e il B1 l'ho preso ai tempi del liceo?
Quanto costa il gruppo del B2, perché a luglio mollo tutto e vado in Australia per un anno
prima di firmare con un'altra scuola che mi chiede 900 euro per il first vorrei capire bene, da voi il corso B2 quanto costa?
Ho tre diplomi di spagnolo e vorrei insegnarlo la sera, intanto però mi tocca prendere il first per l'abilitazione, il corso di gruppo B2 quanto viene
ciao, ho il B1 da due anni e vorrei salire, mi dite quanto costa il corso B2, così mi organizzo con i turni
da voi quanto costa il first, dopo che altrove mi hanno negato il rimborso di due assenze?
## corsi-b2.sede|corsi.sede
il corso B2 dove si fa, perché mio fratello carabiniere tra tre mesi parte per un corso Nato
la classe del B2 si riunisce a Prati, che la prof di lettere ci fa leggere Orwell in lingua e io ho a malapena un B1?
## corsi-c1.descrizione|corsi.descrizione
un mio amico architetto ha mandato il curriculum a Oslo e gli hanno risposto di fare prima un C1, sta disperato, che cosa si fa nel corso advanced?
mi dite in breve com'è il corso C1, io che con i telefilm dormo a differenza del mio ex collega del catasto?
da piccola parlavo inglese con il nonno maltese, adesso sono avvocata e le sentenze europee le leggo a fatica, in che cosa consiste l'advanced?
## corsi-c1.durata|corsi.durata
Ho il first del 2009 chiuso in un cassetto e adesso il concorso della Banca d'Italia chiede un certificato di inglese, quante ore di lezione prevede il corso advanced
di quante ore è l'advanced, che il 4 dicembre mia figlia dà il first a Perugia?
## corsi-c1.formato|cambridge.formato
mi sono rotta il braccio destro a sciare e a marzo avrei il writing dell'advanced, quali sono le parti dell'esame CAE?
da piccola parlavo inglese con il nonno maltese, adesso sono avvocata e le sentenze europee le leggo a fatica, l'esame CAE in che prove è diviso?
## corsi-c1.inizio|corsi.inizio
se mi prendono nella sede di Amsterdam devo avere un C1 in mano entro il primo luglio, quando riparte il corso advanced?
Il corso C1 quando ricomincia, che sul mio B2 c'è il cognome da nubile?
Vi contatto da Bari perché a settembre mi trasferisco a Roma per lavoro con un B2 in tasca, mi sapete dire quando comincia il prossimo corso C1
## corsi-c1.materiali|corsi.materiali
nel corso C1 i libri sono compresi, dato che sono all'ottavo mese ma l'advanced vorrei darlo lo stesso?
il libro dell'advanced, siccome l'anno scorso altrove me l'hanno fatto pagare 48 euro, è compreso
vengo da un C1 fatto su fotocopie in un'altra scuola, nel vostro corso advanced che libro è incluso
## corsi-c1.orario|corsi.orario
in che giorno c'è il corso advanced, visto che insegno matematica al tecnico e il preside mi vuole sul clil da settembre?
Sono di Latina e lavoro da remoto, per cui a Roma ci vengo giusto il martedì e il giovedì, a che ora finisce la lezione del CAE?
per la palestra ho già il mercoledì occupato e per il dentista il lunedì, il C1 in che giorno cade, poi mi regolo
Giovedì prossimo è il compleanno della mia ragazza e le vorrei far trovare un corso C1 sotto la torta, di che giorno è e a che ora?
Il corso C1 quando si fa, perché il 4 dicembre mia figlia dà il first a Perugia?
Insegno alle elementari a Ladispoli e vorrei fare il C1 entro la mobilità di marzo, vi chiedo in quale giorno della settimana c'è il corso C1
## corsi-c1.posti|corsi.posti
Sono rientrato da dieci anni a Toronto e i miei figli parlano meglio inglese che italiano, quante persone ci sono nel gruppo C1?
mi ha parlato di voi il dentista di mio figlio, che da voi ha fatto il C1 di giovedì e si è trovato benissimo, quanti posti ha il corso C1
Il 4 dicembre mia figlia dà il first a Perugia e io intanto guardo già avanti al prossimo gradino, il corso advanced quanti posti prevede
## corsi-c1.prezzo|corsi.prezzo
quanto costa il corso per passare al livello C1, che il mio first è del 2009 e ora c'è il concorso in Banca d'Italia?
quanto costa il gruppo dell'advanced, visto che il dentista di mio figlio ha fatto il C1 da voi?
buongiorno, ne parlavo con mio padre che è quello che paga, ci servirebbe sapere quanto costa l'advanced, che se no lui non si convince
Per l'anno di prova da docente devo presentare un progetto clil di chimica e il mio inglese è un B2 tirato, quanto costa passare per il corso C1?
quanto costa il corso intero, che giovedì la mia ragazza compie gli anni e vorrei regalarle il C1
Mi sapete dire quanto costa il corso C1 che a settembre mi trasferisco da Bari con un B2 in tasca
## corsi-c1.sede|corsi.sede
il corso C1 è in presenza e dove, nel caso mi prendano ad Amsterdam e mi chiedano il C1 per luglio?
Tanto il parcheggio in Prati è un incubo e verrei in motorino, l'advanced si tiene lì da voi?
fatemi capire una cosa, che a me il giovedì avanzano due ore, il corso C1 lo fate a Roma in aula
## corsi-c2.descrizione|corsi.descrizione
Il corso di proficiency in cosa consiste, perché una signora del vostro corso del venerdì mi ha fatto venire voglia
il corso C2 cosa prevede, dato che a ottobre finisco il dottorato e punto a Leida?
## corsi-c2.durata|corsi.durata
Il corso C2 quante ore dura, che per una borsa americana il Cern vuole un C2?
Se i miei accettano di anticiparmi la tredicesima vorrei fare finalmente il C2 invece di rimandare ancora, il corso cpe di quante ore è?
## corsi-c2.formato|cambridge.formato
l'esame cpe quante parti ha, visto che una signora del vostro corso del venerdì mi ha fatto venire voglia?
Mio fratello giura che al proficiency fanno cantare, ma davvero quali parti ha quell'esame
## corsi-c2.inizio|corsi.inizio
sul telefono mi esce di continuo il riquadro dei cookie mentre cerco gli orari del C2, quando inizia il proficiency?
Il proficiency quando parte, sempre che i miei mi anticipino i soldi e io smetta di rimandare il C2?
## corsi-c2.materiali|corsi.materiali
tra il dottorato in fisica e il lavoro al Cern devo presentare un certificato C2 per una borsa americana, con che materiali si lavora nel corso proficiency?
i materiali del C2 quali sono, sempre che i miei mi anticipino i soldi e io smetta di rimandare il C2?
## corsi-c2.orario|corsi.orario
a che ora comincia la lezione del C2, dato che abito a Viterbo e arrivo a Roma solo il venerdì col treno?
mi scrivete quando fate il C2, visto che tra palestra il mercoledì e dentista il lunedì devo incastrare tutto
In quale giorno, per favore, visto che il venerdì ho la bambina, si tiene il proficiency
## corsi-c2.posti|corsi.posti
quanti posti sono previsti nel corso C2, che abito a Viterbo e arrivo a Roma solo il venerdì col treno?
in quanti si è nel gruppo del cpe, senza rate perché paga mio zio notaio?
## corsi-c2.prezzo|corsi.prezzo
abito a Viterbo, vengo a Roma solo il venerdì con il treno delle quattro e sto preparando il proficiency, quanto costa il corso per il cpe?
Il professore di inglese di mia figlia dice che è da C2 ma lei ha solo diciassette anni e gioca a tennis tutti i pomeriggi, quanto costerebbe il corso proficiency?
il corso C2 quanto costa, perché insegno alle medie e il bonus mi scade ad agosto?
## corsi-c2.sede|corsi.sede
Al mare ho conosciuto una signora che fa da voi il corso del venerdì e parla come la regina, il C2 si tiene nella sede di Prati?
il corso C2 dove lo fate, sempre che i miei mi anticipino i soldi e io smetta di rimandare il C2?
## corsi.descrizione
Mi ha parlato di voi il dentista di mio figlio, che da voi ha fatto il C1 di giovedì e si è trovato benissimo, che corsi avete per gli esami Cambridge?
sto cercando qualcosa per me e per mio fratello, lui ha il PET io niente, che corsi di inglese fate
## corsi.docenti
ci siamo trasferiti da Milano ad agosto e mio marito ha cominciato un lavoro in un'ambasciata, i professori sono di madrelingua?
ho trentasei anni, lavoro in una startup e i colleghi di Berlino ridono del mio accento, chi sono i vostri insegnanti?
prima di firmare con un'altra scuola che mi chiede 900 euro per il first vorrei capire bene, gli insegnanti sono tutti madrelingua
le lezioni le fanno insegnanti inglesi, dato che a me l'esame non interessa e voglio solo cavarmela a Londra?
Gli insegnanti, dato che mia figlia ha bisogno di sentire un accento vero, sono madrelingua
Che insegnanti avete, che con un'altra scuola avevo tutte le lezioni registrate e non le ho mai guardate?
al linguistico la madrelingua era di Voghera e ci siamo fatti una risata, voi che insegnanti avete
## corsi.durata
ho un contratto che scade a marzo e se mi licenziano voglio almeno aver fatto qualcosa di utile, di quante ore sono i corsi?
i corsi di gruppo quante ore sono, dato che il rimborso me lo dà la cassa edile in base alle ore?
## corsi.inizio
quando cominciano i nuovi corsi, sperando di passare il pet a dicembre?
Ho partecipato alla vostra serata di presentazione a settembre e poi con il trasloco ho perso tutti i fogli, quando partono i prossimi gruppi
il prossimo giro di corsi quando parte, che in un camping a Jesolo mi sono vergognata del mio inglese?
Mi hanno spostato le ferie a febbraio e a gennaio sono libero, per quando sono previsti i prossimi corsi di gruppo
## corsi.iscrizione
faccio la guida turistica e parlo già francese e tedesco, ma l'inglese mi manca del tutto, come faccio a iscrivermi a un corso?
Domani alle nove ho un colloquio in via Cola di Rienzo e poi sono libera fino al treno delle due, che cosa devo fare per iscrivermi?
la mia azienda mi rimborsa fino a 700 euro di corso, ma solo se presento tutto entro il 31 dicembre, come si fa l'iscrizione?
come ci si iscrive, che domani parto per Palermo e vorrei lasciare tutto a posto per il corso di gennaio
l'iscrizione al corso come funziona, visto che lavoro in mensa fino alle due e il sabato non ce la faccio?
Come si fa per iscrivere qualcuno, che giovedì la mia ragazza compie gli anni e vorrei regalarle il C1?
ho scelto il B2 del martedì dopo mille dubbi e tre telefonate a mia madre, come mi iscrivo adesso
## corsi.livelli
avete qualcosa per chi parte proprio da zero, visto che a 58 anni vorrei riuscire a parlare con mia nuora che è inglese
faccio la guida turistica e parlo già francese e tedesco, ma l'inglese mi manca del tutto, avete corsi per principianti assoluti?
ci sono corsi per chi non ha mai studiato inglese, dato che mio padre è in pensione da marzo e cerca qualcosa da fare?
Quali livelli coprite con i corsi, che secondo un'app sarei C1 ma io non ci credo per niente?
Da quale livello partono i vostri corsi, che in Belgio ho studiato francese e olandese e mai inglese?
a Natale vorrei fare una sorpresa a mia madre che sogna di vedere New York e non sa una parola, avete un corso per principianti?
se a dicembre passo il pet vorrei continuare con voi anche l'anno dopo senza fermarmi, dopo il preliminary c'è un livello successivo?
Mio nonno era di Glasgow e io l'inglese lo capisco, ma di scritto non so fare nemmeno una mail, fate tutti i livelli?
non voglio fare un esame, l'ho detto anche a mio marito, mi basta riuscire a ordinare al ristorante quando andiamo a Londra, ci sono corsi per chi parte da zero
Che corso c'è per mia zia, che l'inglese lo ha sentito solo nelle canzoni dei Beatles
da voi si può partire dal livello zero, secondo mio zio prete le lingue si imparano a memoria?
Mia nonna compie novant'anni sabato e ha detto che il suo sogno è parlare con la nipote di Sydney prima di morire, avete un corso per chi non sa niente di niente?
ho perso mio marito a marzo e cerco un motivo per uscire di casa almeno una sera, magari il lunedì o il martedì, serve una base o si parte da qualunque livello?
Avrei bisogno di sapere se avete corsi anche per principianti dato che ho quarant'anni e l'inglese non lo tocco dal liceo
## corsi.materiali
in quali corsi, dal preliminary in su, il libro è compreso nel prezzo, che io con tre figli faccio i conti
tra libri di scuola e vocabolari ho speso 400 euro a settembre, nei corsi di gruppo i testi sono compresi
## corsi.orario
Lavoro in banca fino alle sei e il martedì ho sempre riunione, che giorni della settimana fate i corsi serali?
ho visto che il corso advanced è di giovedì e io il giovedì ho pallavolo fino alle otto, ci sono corsi di gruppo in altri giorni?
sono di Latina e lavoro da remoto, per cui a Roma ci vengo giusto il martedì e il giovedì, in che giorni sono il first e l'advanced?
gli orari dei gruppi quali sono, che nel trasloco ho perso i fogli della serata di presentazione?
da quando faccio smart working da Orvieto ho tutte le mattine libere tranne il lunedì e il B2 è il mio sogno, i corsi di gruppo sono solo di sera?
ho perso mio marito a marzo e cerco un motivo per uscire di casa almeno una sera, magari il lunedì o il martedì, che corsi ci sono il lunedì e il martedì sera?
dato che faccio la parrucchiera e chiudo il lunedì, mi dite quali corsi di gruppo ci sono quel giorno
ho fatto i conti con mia moglie, tra babysitter e benzina una sera a settimana ci costa ottanta euro oltre al corso, gli orari dei corsi quali sono?
mi potreste dire se ci sono corsi di gruppo il pomeriggio o solo la sera, sono un'infermiera e dopo il turno delle due sono libera
## corsi.posti
ho quarantadue anni, due figli piccoli e un capo tedesco che mi scrive solo in inglese, quanti siete al massimo in una classe?
quante persone ci sono per classe, perché davanti al mio capo di Chicago mi si blocca la lingua
nel palazzo accanto al mio c'è un'altra scuola che fa tutto online e costa poco, voi in aula quanti ne mettete, per confrontare
Dopo il terzo figlio ho deciso di rimettermi a studiare, ho un vecchio attestato A2 del Comune e tanta paura, in classe quanti si è
nei gruppi quanti ragazzi ci sono al massimo, dato che mio figlio ha il sostegno e la folla lo agita?
i gruppi sono piccoli, perché da quando sono vedova cerco un motivo per uscire la sera?
a yoga siamo in trenta e non si respira, nei vostri corsi serali di inglese quanti siete
buongiorno, ho quarant'anni e non tocco l'inglese dal liceo, avrei bisogno di sapere quante persone ci sono per classe
## corsi.prezzo
da bambina facevo il trinity ogni anno, poi alle superiori il pet e adesso a trent'anni non ricordo niente, quanto costano i corsi di gruppo?
qual è il prezzo dei corsi di gruppo, perché l'azienda mi rimborsa fino a 700 euro entro il 31 dicembre?
Lo scorso anno con una scuola online ho speso 1200 euro, un disastro, e a maggio non mi sono neanche presentata all'esame, un corso con voi a quanto sta
ho partecipato alla vostra serata di presentazione a settembre e poi con il trasloco ho perso tutti i fogli, mi ricordate quanto costano i corsi?
premetto che ho tre bambini, un mutuo e un marito in cassa integrazione, il corso di gruppo quanto costa, capite che non posso sbagliare
se mi iscrivo adesso che ho preso la tredicesima, quanto mi costa un corso di gruppo di inglese
## corsi.sede
i corsi di gruppo dove si svolgono, che da Latina vengo a Roma solo il martedì e il giovedì
i vostri corsi di gruppo sono in presenza, che con un'altra scuola avevo tutte le lezioni registrate e non le ho mai guardate?
Io abito a Cinecittà e mia cugina a Prati, le lezioni di gruppo dove si tengono
## individuale-a2.descrizione|individuale.descrizione
com'è fatta la preparazione privata al key, visto che lavoro in crociera e sbarco a Civitavecchia un sabato ogni due?
come funziona la preparazione personale al ket, che in classe con i ragazzini a cinquant'anni mi vergogno
le lezioni individuali A2 come funzionano, visto che mia cugina è non vedente e lavora al centralino del Comune?
## individuale-a2.durata|individuale.durata
quante ore individuali servono per il key, visto che al bar stacco alle due e poi il pomeriggio dormo?
quante ore private di solito bastano per un A2, visto che con la cataratta sullo schermo leggo male?
quante ore private per il key sono consigliate, che all'orale del KET mio figlio ha fatto scena muta?
## individuale-a2.prezzo|individuale.prezzo
a quanto sta un'ora di lezione privata per il livello A2, perché a 58 anni vorrei riuscire a parlare con mia nuora che è inglese?
quando vivevo in Belgio ho studiato cinque anni francese e tre di olandese, l'inglese mai, quanto chiedete per un'ora privata per principianti A2?
Al liceo avevo otto, poi ho fatto il militare, due anni in fabbrica e adesso la guida del camion in mezza Europa, un'ora privata di livello A2 che prezzo ha?
l'anno passato all'orale del KET mio figlio ha fatto scena muta e la maestra dice che serve solo più pratica, le lezioni private A2 quanto costano?
## individuale-b1.descrizione|individuale.descrizione
il mio cane è vecchio e non posso lasciarlo solo più di due ore, quindi il corso del lunedì da due ore è già un limite, le lezioni private per il pet come sono fatte?
l'insegnante di sostegno di mio figlio dice che il B1 è alla sua portata, solo che la folla lo agita, la preparazione individuale al preliminary in cosa consiste
## individuale-b1.durata|individuale.durata
quante ore private consigliate per il livello B1, essendo a Roma solo quattro giorni al mese perché volo?
in quante ore singole si prepara il preliminary, visto che mi sono appena licenziata dal call center e voglio ripartire dal B1
quante lezioni singole servono in genere per il B1, perché a mio nipote l'orale del preliminary è andato male?
## individuale-b1.prezzo|individuale.prezzo
faccio la hostess per una compagnia che a marzo ci esamina in inglese e sono a Roma solo quattro giorni al mese, quanto costa una lezione singola per il pet?
la lezione privata per il B1 quanto costa, visto che un posto a Vienna l'ho perso per l'inglese e non per il tedesco?
l'insegnante di sostegno di mio figlio dice che il B1 è alla sua portata, solo che la folla lo agita, quanto costa la lezione a tu per tu di livello B1?
e una lezione individuale B1 quanto costa, dato che tra babysitter e benzina ogni sera fuori ci costa ottanta euro?
salve, sono un'infermiera e finisco il turno alle due, mi potreste dire quanto costa all'ora la preparazione individuale B1
## individuale-b2.descrizione|individuale.descrizione
da quando faccio smart working da Orvieto ho tutte le mattine libere tranne il lunedì e il B2 è il mio sogno, come funziona la preparazione privata al first?
per passare da responsabile di negozio a capoarea devo avere il first, come sono le vostre lezioni individuali per quello
## individuale-b2.durata|individuale.durata
mi hanno bocciato al first per tre punti a dicembre con un'altra scuola e sono ancora arrabbiata, quante ore di lezione privata mi consigliate per il B2?
quante ore di individuale per arrivare al first, visto che mio fratello carabiniere tra tre mesi parte per un corso Nato?
La mia professoressa di lettere, che è fissata, ci fa leggere Orwell in lingua e metà classe ha a malapena un B1, in quante ore individuali si arriva al B2?
## individuale-b2.prezzo|individuale.prezzo
Quanto costa all'ora la preparazione individuale al first, perché con i turni in ospedale non posso garantire tutti i martedì?
quanto vuole a ora un insegnante per il first, che dopo il tribunale sono uno straccio e il gruppo mi spaventa?
nell'altra scuola per due assenze mi hanno fatto pagare lo stesso e non mi hanno rimborsato niente, quanto costa invece l'ora singola per il B2?
Le lezioni private B2 a quanto le mettete, con mio figlio che si allena martedì e giovedì e gioca il sabato?
## individuale-c1.descrizione|individuale.descrizione
un mio amico architetto ha mandato il curriculum a Oslo e gli hanno risposto di fare prima un C1, sta disperato, come sono le lezioni individuali per il C1?
## individuale-c1.durata|individuale.durata
di solito quante ore private servono per l'advanced, visto che il giovedì ho gli allenamenti di pallavolo fino alle otto?
sono all'ottavo mese e da maggio avrò il bambino piccolo, però l'advanced lo vorrei dare lo stesso, di quante ore individuali avrei bisogno per il C1
Io e la mia collega lavoriamo al ministero degli esteri e a metà febbraio ci spostano a Canberra, per il C1 quante ore individuali ci vogliono?
insegno alle elementari a Ladispoli e vorrei fare il C1 entro la mobilità di marzo, vi chiedo quante ore individuali consigliate per il C1
## individuale-c1.prezzo|individuale.prezzo
quanto fate pagare l'ora una lezione privata per il C1, perché ci siamo appena trasferiti da Milano e a mio marito serve l'inglese in ambasciata?
le lezioni singole di livello C1 quanto vengono, dato che il giovedì ho gli allenamenti di pallavolo fino alle otto
mi sono rotta il braccio destro a sciare e a marzo avrei il writing dell'advanced, quanto costa l'ora di preparazione singola per il C1?
Il mio ex collega del catasto ha imparato da solo con i telefilm ed è arrivato al C1, io con i telefilm dormo, un'ora di lezione privata di livello avanzato C1 quanto viene?
quanto chiedete per le lezioni private C1, perché sono avvocata e le sentenze europee le leggo a fatica?
## individuale-c2.descrizione|individuale.descrizione
in che consiste la preparazione individuale al C2, che ormai vivo di traduzioni e mi manca solo il foglio
## individuale-c2.durata|individuale.durata
Quante ore individuali servono per il C2, che mia figlia ha diciassette anni e gioca a tennis tutti i pomeriggi?
Non mi interessano le rate perché pago mio zio che fa il notaio e non bada a spese, quante ore individuali prima del proficiency?
quante ore di lezione privata per il proficiency, visto che a ottobre finisco il dottorato e punto a Leida?
## individuale-c2.prezzo|individuale.prezzo
Tra il dottorato in fisica e il lavoro al Cern devo presentare un certificato C2 per una borsa americana, quanto costa un'ora singola per il proficiency?
a quanto mi viene una lezione privata, io che ho già un C1 e miro al proficiency per insegnare
Le lezioni private di C2 quanto vengono, senza rate perché paga mio zio notaio
## individuale.descrizione
vengo da un anno di corso online con un'app che mi ha detto che sono C1 ma io non ci credo, come funziona la preparazione individuale?
mio fratello carabiniere deve fare un corso Nato a Bruxelles e gli hanno dato tre mesi di tempo, come sono organizzate le lezioni individuali?
ho sette anni di inglese alle spalle ma appena devo parlare mi blocco, soprattutto davanti al mio capo di Chicago, in che modo funzionano le lezioni private?
mio zio prete mi ha detto che da giovane faceva latino e greco e che le lingue si imparano a memoria, una preparazione individuale come si svolge?
faccio l'attore, giro una serie a Budapest e ho pochissimo tempo, come impostate un percorso individuale
## individuale.durata
Quante ore servono di solito per il business english, perché a Pasqua nel mio bed and breakfast arrivano trenta inglesi?
ho una memoria pessima e dopo il lavoro in tribunale sono uno straccio, quindi il gruppo mi spaventa, quante ore individuali servono per livello?
quante ore individuali servono in media a uno che parte dal livello A2 e fa il cameriere
## individuale.orario
Le lezioni singole si possono mettere anche di sabato, dato che in banca esco alle sei e il B1 l'ho preso ai tempi del liceo?
Faccio i turni in ospedale, una settimana di notte e una di giorno, e il concorso da caposala chiede il B2, gli orari delle lezioni private si possono decidere insieme?
come si fissano i giorni delle lezioni individuali, essendo a Roma solo quattro giorni al mese perché volo?
Si può scegliere quando fare le lezioni singole, perché il ministero a metà febbraio ci sposta a Canberra?
le lezioni individuali si possono avere di mattina, visto che da Orvieto in smart working ho libere le mattine?
per le lezioni individuali gli orari li scelgo io, dato che tra palestra il mercoledì e dentista il lunedì devo incastrare tutto
Sto su una nave da crociera nove mesi l'anno, scendo a Civitavecchia il sabato ogni due settimane, i giorni delle lezioni individuali si concordano?
Se faccio lezioni private decidiamo insieme gli orari, perché guido il camion per mezza Europa e al liceo avevo otto
ho fatto i conti con mia moglie, tra babysitter e benzina una sera a settimana ci costa ottanta euro oltre al corso, per le lezioni individuali ci si mette d'accordo sugli orari?
la squadra di calcio di mio figlio gioca ogni sabato e si allena martedì e giovedì, a scuola gli danno il first entro maggio, con le individuali i giorni si scelgono?
## individuale.prezzo
ho quarantadue anni, due figli piccoli e un capo tedesco che mi scrive solo in inglese, quanto costa un'ora di lezione da solo?
Quanto vengono le lezioni private, perché a Natale voglio fare una sorpresa a mia madre?
le lezioni individuali che prezzo hanno, dato che dopo il tribunale sono uno straccio e il gruppo mi spaventa?
io e la mia collega lavoriamo al ministero degli esteri e a metà febbraio ci spostano a Canberra, quanto costano le lezioni individuali a seconda del livello?
la lezione privata quanto costa all'ora, capite che con tre bambini e un marito in cassa integrazione non posso sbagliare
Quanto costa una lezione tutta per lei, che mia nonna di novant'anni vuole parlare con la nipote di Sydney?
## itaca.descrizione
mia moglie lavora al ministero e i nostri figli potrebbero rientrare nel bando dell'Inps per l'estero, ci date una mano con le domande itaca
seguite le pratiche per il bando itaca, visto che a quattordici anni mia figlia vuole andare da sola in Inghilterra?
siccome mia madre è ex dipendente Inps, potete aiutarmi con il bando per l'anno all'estero itaca
Il bando itaca voi lo seguite, ora che i figli studiano a Trento e io sogno un anno sabbatico?
buonasera, mio figlio sedicenne vorrebbe passare luglio fuori e l'anno dopo il quarto anno in Canada, mi direste se ci assistete con il bando itaca
## italiano-stranieri.descrizione
sono peruviana, vivo a Roma da quattro anni e faccio la badante a Prati, avete corsi di italiano per chi viene da fuori?
sono rientrato da dieci anni a Toronto e i miei figli parlano meglio inglese che italiano, insegnate l'italiano come lingua straniera?
a Pasqua il mio ragazzo greco viene a stare qui e cerca lavoro in un ristorante, l'inglese lo sa già bene, avete corsi di italiano per un greco?
vi occupate di italiano per stranieri, dato che siamo una onlus che lavora con i rifugiati?
fate italiano per chi parla tedesco, con mia suocera che dalla Germania viene a stare un anno da noi?
fate dei corsi di italiano per ragazze straniere, lo vorrei dire stasera alla nostra ragazza alla pari finlandese che il sabato è libera
vendo formaggi al mercato Trionfale e mia moglie cinese parla solo la sua lingua e quattro parole di inglese, c'è un corso di italiano adatto a lei?
avete corsi per migliorare l'italiano, che in Moldavia ero maestra e qui faccio le pulizie
una mia alunna brasiliana ha quindici anni, parla portoghese e inglese e in italiano è ferma a buongiorno, da voi può studiare italiano?
il nuovo parroco è nigeriano, parla un inglese da C2 e un italiano stentato, lo prendete per un corso
mia moglie è ucraina, ha una laurea in farmacia e da un anno fa la cameriera a Trastevere, vorremmo sapere se ci sono corsi di italiano per stranieri
## languagecert-a1.descrizione
mi dite com'è il languagecert A1, che mio marito turco deve portarlo al consolato inglese
## languagecert-a1.durata|languagecert.durata
Devo raggiungere mia moglie a Londra e per il visto mi serve un A1 o un B1, non ho capito bene, quanto dura l'esame del livello A1?
Mia suocera viene dal Marocco e raggiunge mio cognato a Leeds, il languagecert A1 quanto dura
## languagecert-a2.descrizione
Mio cognato è sordo da un orecchio e vuole prendere un A2 per la cittadinanza della moglie inglese, come è fatto il languagecert livello A2
## languagecert-a2.durata|languagecert.durata
mio cognato è sordo da un orecchio e vuole prendere un A2 per la cittadinanza della moglie inglese, quanto dura l'esame languagecert A2?
dirigo un'impresa di pulizie con quaranta addetti e un appalto all'aeroporto dove chiedono almeno un A2, il languagecert A2 quanto dura?
## languagecert-b1.descrizione
Com'è l'esame languagecert B1, perché mia moglie vive a Londra e io devo fare il visto?
## languagecert-b1.durata|languagecert.durata
quanto dura il languagecert B1, perché a Bologna vogliono un B1 preso negli ultimi tre anni
Quanto è lungo l'esame languagecert B1, che mia moglie soffre d'ansia e dopo un'ora non ragiona più
## languagecert-b2.descrizione
sono del turno di notte al Gemelli e ogni tanto mi addormento in piedi, ma il B2 per l'estero mi serve entro l'anno, come si svolge il languagecert B2
noi infermieri del San Camillo ci stiamo muovendo in gruppo per andare in Galles, lì vogliono un livello alto e prove recenti, il languagecert B2 come è strutturato?
## languagecert-b2.durata|languagecert.durata
Quanto dura l'esame languagecert di quel livello, perché a ingegneria senza il B2 non mi fanno laureare a marzo
quanto dura il languagecert B2 in tutto, visto che a Padova ho perso l'iscrizione aspettando i risultati del first
## languagecert-c1.descrizione
Se mi prendono nella sede di Amsterdam devo avere un C1 in mano entro il primo luglio, com'è fatto il languagecert C1?
## languagecert-c1.durata|languagecert.durata
mia cugina di Bari ha fatto il languagecert in una settimana e ha già il foglio in mano, quanto dura l'esame di livello C1?
l'esame languagecert C1 quanto dura, visto che il mio amico architetto senza C1 non lo prendono a Oslo
Vi chiedo quanto dura l'esame languagecert C1 perché insegno alle elementari e voglio il C1 prima della mobilità
## languagecert-c2.descrizione
come è fatto l'esame più alto del languagecert, il C2, che la mia caporedattrice pretende da chi traduce
per l'albo dei traduttori mi tocca un C2 entro dicembre, il languagecert di quel livello come si svolge
## languagecert-c2.durata|languagecert.durata
il professore di inglese di mia figlia dice che è da C2 ma lei ha solo diciassette anni e gioca a tennis tutti i pomeriggi, quanto dura lo scritto del languagecert più alto
finisco il dottorato a ottobre e se trovo un posto a Leida voglio arrivarci con qualcosa di più del mio inglese da laboratorio, il languagecert C2 quanto dura?
## languagecert.date
gli esami languagecert ogni quanto ci sono, visto che con i turni in ospedale non posso garantire tutti i martedì
mia cugina di Bari ha fatto il languagecert in una settimana e ha già il foglio in mano, ogni quanto si può dare il languagecert?
Vivo in Svizzera, a Natale torno dai miei a Roma per tre settimane e vorrei farci entrare un esame, ogni mese c'è un esame languagecert?
tanto per capirci, io parto a marzo per la Nuova Zelanda e non torno prima del 2028, gli esami del languagecert ci sono tutti i mesi, altrimenti lascio perdere
i risultati del first li ho aspettati otto settimane e ho perso l'iscrizione alla magistrale di Padova, ogni quanto organizzate il languagecert?
Dirigo un'impresa di pulizie con quaranta addetti e un appalto all'aeroporto dove chiedono almeno un A2, ci sono esami languagecert tutti i mesi?
mi potreste dire ogni quanto si tengono gli esami languagecert, sono un'infermiera e dopo il turno delle due sono libera
## languagecert.descrizione
Vorrei lasciare il lavoro a luglio e andare in Australia con il working holiday, che cos'è il languagecert?
mi spiegate cos'è il languagecert, perché un cliente di Zurigo vuole un livello vero sul mio curriculum?
## languagecert.durata
del languagecert ho capito che si fa ogni mese e che il risultato arriva in cinque giorni, ma quanto durano le prove ai vari livelli?
ai miei colleghi serve chi un A2 chi un B1 chi un C1, quanto durano i diversi esami languagecert
## languagecert.formato
Quali abilità si valutano al languagecert, tenendo conto che mio cognato è sordo da un orecchio?
Ma che prove ci sono, che del languagecert so solo che c'è ogni mese?
per il permesso di lavoro in Canada mi chiedono una prova di lingua e la mia socia mi ha parlato di toefl e languagecert, il languagecert che prove ha?
## languagecert.iscrizione
quali sono i passi per arrivare al certificato languagecert, dato che mia cugina a Bari ha avuto il certificato in una settimana?
Sono del turno di notte al Gemelli e ogni tanto mi addormento in piedi, ma il B2 per l'estero mi serve entro l'anno, come ci si iscrive al languagecert?
Dopo due bocciature al PET ho deciso di cambiare ente, che passi faccio per il languagecert
## languagecert.livelli
a Pasqua il mio ragazzo greco viene a stare qui e cerca lavoro in un ristorante, l'inglese lo sa già bene, quali sono i livelli del languagecert?
Come si chiamano i vari livelli languagecert, che sul bando del comune di Tivoli scrivono solo Communicator
quali nomi hanno i livelli languagecert, che a ottobre finisco il dottorato e punto a Leida?
## languagecert.preparazione
per il languagecert in che modi vi preparate gli studenti, visto che vivo in Svizzera e a Roma ci sto tre settimane a Natale?
faccio la commessa in aeroporto e il capo mi ha parlato del languagecert, come ci si prepara da voi
## languagecert.riconoscimento
studio ingegneria alla Sapienza, ho già l'A2 delle superiori e per laurearmi devo consegnare il B2 in segreteria, languagecert è un ente riconosciuto?
il languagecert è approvato per il ministero inglese, perché mia moglie vive a Londra e io devo fare il visto
Del languagecert ho capito che si fa ogni mese e che il risultato arriva in cinque giorni, ma da chi è riconosciuto?
il languagecert è accettato nel Regno Unito, visto che siamo un gruppo di infermieri che va a lavorare in Galles?
## languagecert.risultati
Dopo quanti giorni escono i risultati del languagecert, perché mi laureo a giugno e l'università di Dublino vuole il C1 già a luglio?
quanto ci vuole per avere l'esito del languagecert, visto che per il master di Edimburgo ho tempo fino al 30 aprile?
I risultati del languagecert in quanto tempo arrivano, perché a Bologna vogliono un B1 preso negli ultimi tre anni?
i risultati arrivano in pochi giorni o in settimane, altrimenti lascio perdere perché a marzo parto per la Nuova Zelanda
in quanto tempo, tenendo conto che il bando chiude il 20 maggio, avrei il risultato del languagecert
i risultati del first li ho aspettati otto settimane e ho perso l'iscrizione alla magistrale di Padova, il languagecert quanto ci mette?
Per il languagecert dopo quanto si ha il risultato, perché per lavorare in Canada la mia socia mi parla di toefl e languagecert?
mi chiedevo in quanti giorni arrivano i risultati del languagecert visto che a febbraio esce il bando per il doppio titolo di economia
## lingue.descrizione
Fate corsi anche di spagnolo, che a febbraio parto in Erasmus per Siviglia e di spagnolo so dire solo hola?
oltre all'inglese che lingue insegnate, che la ragazza a settembre inizia il linguistico con tre lingue?
Quando vivevo in Belgio ho studiato cinque anni francese e tre di olandese, l'inglese mai, quali lingue si studiano da voi
fate corsi di tedesco, che a primavera sposo una ragazza di Monaco di Baviera?
siamo una onlus, lavoriamo con i rifugiati a Tor Bella Monaca e alcuni devono fare esami di lingua a giugno, avete corsi di arabo o solo lingue europee?
mia suocera tedesca viene a stare da noi per un anno e vorremmo che imparasse un po' di italiano senza annoiarsi, che lingue si possono imparare da voi
voi quali lingue fate, secondo mio zio prete le lingue si imparano a memoria
Insegnate anche il greco moderno, secondo mio zio prete le lingue si imparano a memoria
l'olandese lo insegnate, visto che in un camping a Jesolo mi sono vergognata del mio inglese
da voi si studia anche francese, visto che nell'agriturismo di Bracciano arrivano un sacco di francesi?
sono il tesoriere di un circolo di vela e a maggio ospitiamo un campionato con giurati irlandesi e francesi, insegnate anche francese ai nostri soci
una mia alunna brasiliana ha quindici anni, parla portoghese e inglese e in italiano è ferma a buongiorno, avete un corso di portoghese per me?
mia moglie è ucraina, ha una laurea in farmacia e da un anno fa la cameriera a Trastevere, vorremmo sapere quali lingue si studiano da voi
## privacy.cookie
come cambio le preferenze sui cookie, dato che mentre guardavo il corso C2 sul telefono mi è uscito il riquadro dieci volte
prima di guardare gli orari del first mi avete chiesto dei cookie, che tipo di cookie usate
Da buon informatico C1 di inglese e C2 di sospetto vi chiedo, quali cookie mettete sul computer
## privacy.descrizione
come chiedo di cancellare quei dati, perché ho compilato il modulo con il telefono di mia sorella per sbaglio?
che cosa ne fate dei miei dati, che mentre guardavo il corso C2 sul telefono mi è uscito il riquadro dieci volte?
per cosa usate i miei recapiti, che da quando ho chiesto del toefl a un'altra scuola mi chiamano i call center
date i numeri di telefono ad altre scuole, che da quando ho chiesto del toefl mi chiamano i call center
per far correggere i miei dati a chi scrivo, visto che sul mio B2 c'è il cognome da nubile
mi dite come usate i dati di chi vi scrive dato che al corso del martedì ho avuto un problema con un altro iscritto
## privacy.tempi
la settimana scorsa ho compilato il modulo con il nome e il telefono di mia sorella per sbaglio, entro quanto tempo rispondete alle richieste sui dati
Ho chiesto dieci giorni fa di essere cancellata dopo il corso B1, entro quanto siete tenuti a rispondere
## progetti-europei.descrizione
sono la dirigente di un istituto comprensivo di Ostia e a gennaio approviamo il piano triennale, ci aiutate con i progetti Erasmus e i pon?
Nella mia scuola media di Frascati abbiamo già fatto un Erasmus+ nel 2022 con la Finlandia ed è stato faticosissimo, vi occupate anche della gestione amministrativa di un Erasmus+?
Seguite anche i pon, perché la nostra scuola primaria di Rieti ne ha vinto uno sulle competenze di base
ci seguite con un Erasmus+ per mandare i docenti a Malta, che la collega che lo faceva è andata in pensione
## progetti-europei.modalita
faccio la segretaria in un liceo di Latina e la vicepreside mi ha chiesto tre preventivi entro venerdì, come si svolge un progetto europeo con voi?
con quali passi seguite un progetto, che a Frascati l'Erasmus del 2022 ci ha sfinite di carte?
al nostro istituto agrario di progetti non ne abbiamo mai fatti, nemmeno un pon, quali passi si seguono con voi
## reclami.descrizione
Come si presenta un reclamo, visto che stamattina al telefono non ha risposto nessuno?
dove va mandato un reclamo, visto che mio marito ha avuto un addebito doppio e nessuno ci ha richiamati?
A chi posso mandare un reclamo, visto che dieci giorni fa ho scritto e il bando scade venerdì?
Dove scrivo se voglio lamentarmi del rumore che c'era martedì mentre facevamo il test d'inglese
Al corso del martedì siamo finiti in dodici invece di otto e non va bene, come vi faccio un reclamo formale
Mi dite come si manda un reclamo dato che al corso del martedì ho avuto un problema con un altro iscritto
## reclami.tempi
mio marito ha fatto con voi il corso del lunedì e a fine anno ha avuto un problema con un addebito, in quanto tempo rispondete ai reclami?
un reclamo da voi in quanto tempo riceve risposta, dopo che altrove mi hanno negato il rimborso di due assenze
ho mandato un reclamo per come si è svolto l'orale del PET a novembre, quando avrò una risposta
buongiorno, al corso del martedì ho avuto un problema con un altro iscritto e non so a chi dirlo, mi dite in quanti giorni si risponde a un reclamo
## scuola.apertura
la domenica siete aperti, sono peruviana e da quattro anni faccio la badante vicino a piazza Cavour?
mio padre ha settantun anni, è in pensione da marzo e vuole fare qualcosa il venerdì pomeriggio, a che ora chiudete il sabato?
fino a che ora siete aperti oggi, visto che lunedì a lezione di PET ho dimenticato l'ombrello sotto il banco?
domani alle nove ho un colloquio in via Cola di Rienzo e poi sono libera fino al treno delle due, a che ora aprite la mattina
A Natale vorrei fare una sorpresa a mia madre che sogna di vedere New York e non sa una parola, in che orari siete aperti?
il sabato siete aperti tutto il giorno, mentre cerco casa dalle parti di piazza Risorgimento?
a causa dello sciopero di ieri la metro era ferma e sono arrivata a lezione di B1 quando stavano uscendo, la segreteria a che ora chiude la sera?
domani fino a che ora vi trovo, visto che dallo studio notarile esco tardi e vorrei iscrivere mia figlia al PET
La ragazza alla pari che sta da noi è finlandese, ha vent'anni e il sabato è libera, siete aperti il sabato mattina, glielo vorrei dire stasera
Il sabato fino a che ora ci siete, perché lavoro in crociera e sbarco a Civitavecchia un sabato ogni due?
mia nonna compie novant'anni sabato e ha detto che il suo sogno è parlare con la nipote di Sydney prima di morire, sabato che orario fate
Siete aperti dopo le cinque, che in Moldavia ero maestra e qui faccio le pulizie?
vi contatto da Bari perché a settembre mi trasferisco a Roma per lavoro con un B2 in tasca, mi sapete dire che orari fa la segreteria
## scuola.dati-legali
Mi occupo degli acquisti in un ministero e per caricare l'ordine mi manca un campo, qual è la vostra partita iva?
Devo metterlo a budget entro martedì altrimenti il mio ufficio non lo approva, mi date ragione sociale e partita iva, anche per il B2
qual è il vostro codice fiscale, dato che il bonifico l'ha fatto mio padre ma l'iscritta al B2 sono io?
il commercialista entro venerdì chiude l'anno e gli manca un dato sul corso di dicembre, la vostra partita iva qual è
## scuola.descrizione
di che cosa vi occupate esattamente, perché a cinquant'anni con un C2 di russo cerco di rimettermi in gioco?
mi ha mandato qui la mia portinaia che fa spagnolo non so dove, voi di preciso che servizi offrite
## scuola.email
stamattina ho chiamato tre volte tra le nove e le dieci e non ha risposto nessuno, qual è la mail a cui scrivere?
mio marito ha fatto con voi il corso del lunedì e a fine anno ha avuto un problema con un addebito, a che indirizzo di posta vi posso scrivere?
mi date la vostra mail, visto che il mio ragazzo greco a Pasqua si trasferisce da me?
so che aprite alle nove e che il sabato chiudete all'una, ma io lavoro in mensa fino alle due, a quale mail posso mandare i documenti?
con il cambio di cognome dopo il matrimonio ho un passaporto nuovo e sul certificato B2 c'è ancora quello vecchio, la vostra mail qual è?
il modulo del sito mi va in errore ogni volta che scrivo B2, a quale mail posso mandarvi la richiesta
## scuola.esperienza
mi occupo degli acquisti in un ministero e per caricare l'ordine mi manca un campo, da quanti anni esistete?
Da quanto lavorate in questo campo, dopo aver buttato 1200 euro con una scuola online?
da quanto tempo esiste la scuola, che mia madre dice di averci fatto il first negli anni ottanta
sono nata nel 1980 in via Crescenzio e di voi non avevo mai sentito, da quanti anni ci siete
## scuola.indirizzo
Ci siamo trasferiti da Milano ad agosto e mio marito ha cominciato un lavoro in un'ambasciata, in che via si trova la scuola?
Dove si trova di preciso la scuola, tenendo conto che sono in sedia a rotelle e che l'esame è a maggio
mi ricordate il numero civico, perché lunedì a lezione di PET ho dimenticato l'ombrello sotto il banco?
a che indirizzo vi trovo, che domani ho un colloquio lì vicino e poi il treno alle due?
qual è l'indirizzo preciso, visto che la bimba di otto anni la porterebbe la nonna con il bastone?
sto cercando casa dalle parti di piazza Risorgimento e nel frattempo dormo da un'amica a Ostia, la scuola è in zona Prati?
in che quartiere siete, con mia suocera che dalla Germania viene a stare un anno da noi?
dove siete di preciso, che il mio navigatore da Anzio mi ha portato due volte a San Pietro
tanto il parcheggio in Prati è un incubo e verrei in motorino, qual è la via esatta?
vendo formaggi al mercato Trionfale e mia moglie cinese parla solo la sua lingua e quattro parole di inglese, la vostra via qual è, siete vicini al mercato?
vi scrivo per mia cugina che non vedente lavora al centralino del Comune e vorrebbe l'A2, la scuola in che via è?
mi sapete dire a che indirizzo vi trovate che a settembre mi trasferisco da Bari con un B2 in tasca
## scuola.riconoscimento
la scuola ha un riconoscimento ufficiale, visto che per l'ordine del corso C1 di un dirigente il gestionale mi chiede tutto?
Buongiorno, ne parlavo con mio padre che è quello che paga, ci dite se la scuola è riconosciuta, che se no lui non si convince
La vostra scuola è riconosciuta dal ministero, che il mio dirigente di Nettuno vuole sapere solo quello
mia sorella ha speso 2000 euro in un posto che poi era abusivo, la vostra scuola è riconosciuta
## scuola.telefono
a febbraio parto per sei mesi di Erasmus a Siviglia e lo spagnolo lo so pochissimo, a che numero posso chiamarvi?
in che orario rispondete al telefono, visto che stamattina al telefono non ha risposto nessuno
lunedì scorso ero in classe con voi per il PET e ho lasciato l'ombrello blu sotto il banco, a chi posso telefonare in segreteria
ho provato a leggere la pagina dei corsi ma con la cataratta lo schermo mi affatica e ho capito solo mercoledì, posso avere il numero per chiamarvi?
Come faccio ad avvisarvi per telefono, perché ieri per lo sciopero sono arrivata a B1 quando uscivano tutti?
l'ho già chiesto per mail dieci giorni fa e nessuno mi ha scritto, e intanto il bando per il B2 scade venerdì, che numero faccio per parlare con una persona
a che numero vi chiamo, che sono anziana e con le mail per iscrivere mio nipote al ket mi confondo
So che aprite alle nove e che il sabato chiudete all'una, ma io lavoro in mensa fino alle due, a che numero vi trovo nel pomeriggio
mio padre ha fatto un bonifico a nome suo ma l'iscritta al corso del B2 sono io che ho ventun anni, a che numero posso parlarne?
Vi può chiamare, a che numero, perché mia cugina è non vedente e lavora al centralino del Comune
## scuola.tempi
se vi scrivo adesso entro quanto mi rispondete, visto che a febbraio parto in Erasmus per Siviglia e di spagnolo so dire solo hola?
Quando mi fate sapere qualcosa, perché ho compilato il modulo con il telefono di mia sorella per sbaglio?
se mando la richiesta oggi quando mi rispondete, perché l'azienda mi rimborsa fino a 700 euro entro il 31 dicembre?
L'ho già chiesto per mail dieci giorni fa e nessuno mi ha scritto, e intanto il bando per il B2 scade venerdì, di solito entro quanto rispondete?
Sono il tesoriere di un circolo di vela e a maggio ospitiamo un campionato con giurati irlandesi e francesi, se mando la richiesta in serata quando rispondete?
Vorremmo sapere entro quanto rispondete a una mail perché mia moglie ucraina è farmacista e intanto fa la cameriera
## scuole.descrizione
che cosa fate per le scuole, visto che in quinta siamo in quattordici e la prof vuole confrontare i prezzi
quali servizi avete per gli istituti, visto che la vicepreside di Latina vuole tre preventivi entro venerdì
Formate anche i docenti sul clil, che a Frascati l'Erasmus del 2022 ci ha sfinite di carte
cosa fate per un liceo come il nostro, che ha quattro sezioni linguistiche e nessun soldo
cosa offrite agli istituti, visto che la nuova preside di Bolzano vuole il potenziamento di inglese?
## scuole.eta
mio figlio è dislessico, ha dodici anni e fa la seconda media in una scuola internazionale, a che età si fa il key for schools?
A settembre mia figlia comincia il liceo linguistico con inglese, francese e tedesco e io vorrei che arrivasse preparata, il preliminary for schools a che età è consigliato?
sono una mamma di tre ragazzi, il grande fa il quinto ginnasio, la media fa il ket a scuola e il piccolo ha sei anni, il first for schools per che età è pensato
sono la rappresentante di classe della terza A e le mamme mi hanno fatto mille domande sul preliminary, a quanti anni si fa il preliminary for schools
mia figlia ha l'apparecchio ai denti, quattordici anni e tanta voglia di andare da sola in Inghilterra, a che età si può fare il first for schools
i ragazzi di quindici anni che esame for schools fanno, visto che alleno l'under 16 di rugby e andiamo in Galles?
siamo appena tornati da tre anni a Nairobi, i miei gemelli di dodici anni fanno una media internazionale, key for schools va bene a dodici anni?
il preliminary for schools fino a che età si fa, dato che a mio nipote l'orale del preliminary è andato male?
con l'inglese che esame for schools farebbe alla sua età, dato che una mia alunna brasiliana in italiano è ferma a buongiorno
buonasera, mia figlia fa la terza media e ha già il KET, volevo sapere per che età è il preliminary for schools
buongiorno, scrivo per mio figlio di undici anni che ha fatto flyers a maggio, vorrei capire se a undici anni si può fare il key for schools
## scuole.iscrizione
come si diventa centro di preparazione Cambridge, dato che a gennaio nel nostro comprensivo di Ostia si approva il piano triennale?
da liceo privato di Velletri, con venti classi e poca esperienza, come diventiamo centro di preparazione Cambridge
che passi si fanno per diventare centro di preparazione, perché la nuova preside di Bolzano vuole il potenziamento di inglese
## scuole.prezzo
quanto costano i vostri servizi per le scuole, dato che a gennaio nel nostro comprensivo di Ostia si approva il piano triennale?
Faccio la segretaria in un liceo di Latina e la vicepreside mi ha chiesto tre preventivi entro venerdì, quanto costa un corso di lingua nella nostra scuola?
la nostra nuova preside viene da Bolzano, parla tre lingue e vuole aprire una sezione con potenziamento di inglese, per una scuola che prezzi avete?
## test-livello.descrizione
sono peruviana, vivo a Roma da quattro anni e faccio la badante a Prati, come faccio a prenotare la prova del livello?
ho trentasei anni, lavoro in una startup e i colleghi di Berlino ridono del mio accento, da dove comincio se non so il mio livello?
Vengo da un anno di corso online con un'app che mi ha detto che sono C1 ma io non ci credo, come posso verificare il mio livello con voi?
da bambina facevo il trinity ogni anno, poi alle superiori il pet e adesso a trent'anni non ricordo niente, come capisco da che livello ripartire?
mio nonno era di Glasgow e io l'inglese lo capisco, ma di scritto non so fare nemmeno una mail, c'è un test per sapere in che classe andrei?
Come faccio il test di livello di inglese, che un posto a Vienna l'ho perso per l'inglese e non per il tedesco?
dopo il terzo figlio ho deciso di rimettermi a studiare, ho un vecchio attestato A2 del Comune e tanta paura, posso fare un test per vedere a che punto sono?
al liceo avevo otto, poi ho fatto il militare, due anni in fabbrica e adesso la guida del camion in mezza Europa, posso fare un test senza impegno per il livello?
Il test di livello come si chiede, perché mi sono appena licenziata dal call center e voglio ripartire dal B1?
## test-livello.prezzo|test-livello.descrizione
ho 58 anni, l'inglese l'ho studiato solo alle medie e adesso mia nuora è di Londra, il test per capire il livello si paga?
per il test iniziale bisogna pagare, che mio padre è in pensione da marzo e cerca qualcosa da fare
Il test di livello è gratis, che i nonni gli regalano un mese negli Stati Uniti per i diciotto anni
ho la partita iva, faccio la grafica e un cliente di Zurigo mi ha chiesto di mettere sul curriculum un livello vero, quanto costa capire a che livello sono?
non voglio fare un esame, l'ho detto anche a mio marito, mi basta riuscire a ordinare al ristorante quando andiamo a Londra, il test per iniziare quanto si paga?
premetto che ho tre bambini, un mutuo e un marito in cassa integrazione, il test d'ingresso è davvero gratuito, capite che non posso sbagliare
per sapere il mio livello devo pagare, dato che in un camping a Jesolo mi sono vergognata del mio inglese
a mia madre hanno chiesto quaranta euro solo per dirle che era un A2, il vostro test quanto costa
Buongiorno, ho quarant'anni e non tocco l'inglese dal liceo, avrei bisogno di sapere se il test di livello si paga
## tkt-clil.descrizione
da voi si può sostenere il tkt clil, visto che insegno matematica al tecnico e il preside mi vuole sul clil da settembre?
insegno inglese alle medie da undici anni e quest'anno vorrei spendere il bonus prima che scada ad agosto, cos'è il tkt clil?
il tkt clil si può fare nella vostra sede, che all'anno di prova porto chimica in inglese con un B2 tirato?
per i docenti il tkt clil si può sostenere da voi, visto che la nuova preside di Bolzano vuole il potenziamento di inglese?
vi chiedo se da voi si può fare il tkt clil perché insegno alle elementari e voglio il C1 prima della mobilità
## toefl.date
Come si prenota l'esame da voi, perché il mio ragazzo ha appena disdetto il toefl di Napoli?
vorrei mettermi alla prova con il TOEFL prima di giugno perché a Toronto prendono solo quello, come faccio a sapere le date del toefl?
come mi prenoto, dato che del toefl ho letto che costa 220 euro e dura tre ore?
## toefl.descrizione
siete un centro dove si può fare il toefl, visto che a Toronto prendono soltanto il toefl e io parto a settembre?
Voi siete autorizzati a fare il toefl, che la Berklee a mio figlio chitarrista chiede un toefl entro novembre?
## toefl.durata
ieri il mio fidanzato ha disdetto il toefl che doveva fare a Napoli il 6 dicembre, quante ore dura la prova
Quanto dura il toefl, che una mia amica a Madrid mi ha raccontato che nel toefl è cambiato tutto?
quante ore devo stare seduto, io che ho il mal di schiena, a fare il toefl
mio figlio fa il chitarrista, ha ventidue anni e la Berklee di Boston gli ha chiesto un toefl entro il primo novembre, la prova quanto è lunga?
Per il permesso di lavoro in Canada mi chiedono una prova di lingua e la mia socia mi ha parlato di toefl e languagecert, il toefl quanto dura?
ciao, studio economia e il bando per il doppio titolo esce a febbraio, mi chiedevo quanto dura la prova del toefl
## toefl.formato
come è fatto l'esame, quante sezioni ha, perché il mio ragazzo ha appena disdetto il toefl di Napoli?
quali sezioni ci sono nell'esame, visto che a Toronto prendono soltanto il toefl e io parto a settembre
le sezioni quali sono, che del toefl ho letto che costa 220 euro e dura tre ore
## toefl.preparazione
avete un corso per prepararlo, visto che una mia amica a Madrid mi ha raccontato che nel toefl è cambiato tutto?
fate un intensivo per il toefl, visto che il dipartimento di Boston mi chiede almeno cento punti?
tanto per capirci, io parto a marzo per la Nuova Zelanda e non torno prima del 2028, c'è un intensivo per il toefl, altrimenti lascio perdere
il toefl costa 220 euro, l'ho letto, dura tre ore e si arriva a 120, il corso per arrivarci di quante ore è?
con il lavoro da barista e un C1 scolastico in tasca, in che modo mi potete preparare al toefl
## toefl.prezzo
a giugno mi laureo in triennale e per la magistrale a Dublino mi chiedono un C1, quanto si paga per fare il toefl?
mi trasferisco a Boston con un dottorato in biologia e il dipartimento vuole almeno cento punti, a quanto ammonta la quota d'esame del toefl
vivo in Svizzera, a Natale torno dai miei a Roma per tre settimane e vorrei farci entrare un esame, quanto costa dare il toefl?
per il permesso di lavoro in Canada mi chiedono una prova di lingua e la mia socia mi ha parlato di toefl e languagecert, il toefl quanto costa?
mi chiedevo quanto costa sostenere il toefl visto che a febbraio esce il bando per il doppio titolo di economia
## toefl.punteggio
ho letto su un forum che il toefl è cambiato e una mia amica a Madrid dice che dura molto meno, qual è il punteggio massimo del toefl?
mi trasferisco a Boston con un dottorato in biologia e il dipartimento vuole almeno cento punti, su quanto è il massimo del toefl?
fino a quanti punti si arriva, visto che la Berklee a mio figlio chitarrista chiede un toefl entro novembre?
il mio relatore dice che ottanta punti al toefl bastano, ma su un totale di quanti
## traduzioni.descrizione
Ho aperto un bed and breakfast a Trastevere e a Pasqua mi arrivano trenta inglesi, fate anche traduzioni?
fate interpretariato simultaneo, perché il 12 marzo ospitiamo una delegazione giapponese e siamo nei guai?
che servizi di traduzione offrite, perché a novembre con la compagnia portiamo Goldoni a Edimburgo
Tra il preventivo di traduzione che ci avete fatto nel 2024 e quello di un'altra agenzia c'erano duecento euro di differenza, fate anche localizzazione di siti?
Fate traduzioni tecniche, perché la nostra ditta di ascensori ha tecnici in Qatar e manuali da seicento pagine?
sono il tesoriere di un circolo di vela e a maggio ospitiamo un campionato con giurati irlandesi e francesi, avete interpreti per un evento?
il mio editore ha comprato un romanzo coreano e vuole partire subito con una prova di traduzione di dieci pagine, quali servizi linguistici avete per un editore?
## traduzioni.lingue
devo tradurre il contratto di affitto e tre bilanci per un socio polacco entro il 15 dicembre, in quante lingue traducete
Il giapponese è tra le lingue che trattate, perché il 12 marzo ospitiamo una delegazione giapponese e siamo nei guai?
quante lingue coprite con le traduzioni, dato che siamo una onlus che lavora con i rifugiati?
mi chiamo Fulvio, ho cinquant'anni e un C2 di russo che non mi è servito a nulla, adesso cerco di rimettermi in gioco, il russo è tra le lingue da cui traducete
traducete anche dal cinese, perché ho un banco di formaggi al Trionfale e una moglie cinese
Al mio paese, in Moldavia, ero maestra e qui faccio le pulizie, con il russo e il rumeno perfetti e l'italiano così così, traducete dal rumeno?
il mio editore ha comprato un romanzo coreano e vuole partire subito con una prova di traduzione di dieci pagine, il coreano ce l'avete tra le lingue?
salve, dirigo un piccolo studio di ingegneria con clienti arabi e tedeschi, potete dirmi in quante lingue lavorate per le traduzioni
## traduzioni.prezzo
quanto si paga per tradurre dei documenti, visto che per il 15 dicembre al socio polacco devo mandare contratto e bilanci?
il nostro ufficio stampa ospita una delegazione giapponese il 12 marzo e siamo senza interprete, quanto costa un interprete?
Due anni fa al colosseo ho conosciuto una ragazza di Monaco e a primavera ci sposiamo in Baviera, quanto chiedete per tradurre dei certificati?
siamo una compagnia teatrale, a novembre portiamo Goldoni a Edimburgo e ci servono i sovratitoli, quanto costerebbe tradurre un copione?
tra il preventivo di traduzione che ci avete fatto nel 2024 e quello di un'altra agenzia c'erano duecento euro di differenza, come si stabilisce il prezzo di una traduzione?
quanto costa far tradurre il sito dell'agriturismo, dato che nell'agriturismo di Bracciano arrivano un sacco di francesi?
quanto si paga a cartella dall'arabo, dato che la nostra ditta di ascensori ha tecnici in Qatar e manuali da seicento pagine?
la traduzione di un diploma quanto costa, perché in Moldavia ero maestra e qui faccio le pulizie
quanto ci costerebbe un servizio di interpretariato, visto che a maggio il nostro circolo di vela ospita giurati irlandesi e francesi?
il mio editore ha comprato un romanzo coreano e vuole partire subito con una prova di traduzione di dieci pagine, quanto costa a pagina una traduzione
abbiamo vinto una gara in Grecia e ci servono cento pagine di capitolato, quanto chiedete per una cosa così
potete dirmi come si calcola il costo di una traduzione tecnica visto che il mio studio di ingegneria lavora con arabi e tedeschi
## traduzioni.tempi
Devo tradurre il contratto di affitto e tre bilanci per un socio polacco entro il 15 dicembre, in quanto tempo consegnate una traduzione?
Quanti giorni ci mettete per tradurre, che a primavera sposo una ragazza di Monaco di Baviera?
siamo una compagnia teatrale, a novembre portiamo Goldoni a Edimburgo e ci servono i sovratitoli, un testo di ottanta pagine in quanto lo fate?
quanto ci mettete a tradurre le carte di adozione che ci sono arrivate dalla Colombia a ottobre
I tempi di consegna quali sono, perché nel 2024 per tradurre un catalogo un'altra agenzia ci aveva chiesto duecento euro di meno?
Gestisco le trasferte di una ditta di ascensori, abbiamo tecnici in Qatar e manuali da seicento pagine, un manuale così in quanto tempo lo traducete
da piccola parlavo inglese con il nonno maltese, adesso sono avvocata e le sentenze europee le leggo a fatica, una sentenza di venti pagine in quanto la traducete?
in che tempi lavorate, perché il mio editore ha comprato un romanzo coreano?
vorremmo sapere in quanto tempo si traduce una laurea perché mia moglie ucraina è farmacista e intanto fa la cameriera
## viaggi-studio.date
Mia moglie lavora al ministero e i nostri figli potrebbero rientrare nel bando dell'Inps per l'estero, in che periodo partono i vostri gruppi?
quali sono le date di partenza, pensando a due settimane in Irlanda ad agosto con mia sorella?
il parroco ci ha chiesto se conoscevamo qualcuno che porti un gruppo di trenta ragazzi a Malta a luglio, in che settimane partite?
quando si parte di solito, visto che mia figlia ha tredici anni, è vegetariana e sogna Malta?
la mia ex moglie vuole sapere tutto con sei mesi di anticipo, in che date partono i viaggi studio
buonasera, mio figlio sedicenne vorrebbe passare luglio fuori e l'anno dopo il quarto anno in Canada, mi direste quando partono i gruppi
## viaggi-studio.descrizione
Organizzate anche l'anno scolastico all'estero, perché mia moglie è dipendente pubblica e il ragazzo vorrebbe fare il quarto anno fuori?
Per il compleanno dei diciotto anni i nonni gli regalano un mese a New York, però lui di inglese ha sei meno meno, che tipi di viaggi studio organizzate?
Di che viaggi vi occupate, perché alleno l'under 16 di rugby e andiamo in Galles?
so che i viaggi vanno in Irlanda e a Malta e che si fa un preventivo, però mia figlia è vegetariana e ha tredici anni, ci sono anche programmi di un anno scolastico
organizzate programmi universitari o solo vacanze studio, ora che i figli studiano a Trento e io sogno un anno sabbatico?
mi direste se organizzate l'anno scolastico all'estero che mio figlio sedicenne vuole fare luglio fuori e poi il quarto anno in Canada
## viaggi-studio.destinazioni
in quali paesi mandate i ragazzi l'estate, che mio figlio sedicenne è tornato gasatissimo da un mese a Brighton?
tra le vostre mete c'è anche l'Australia, perché a luglio mollo tutto e vado in Australia per un anno?
Mandate gente anche in Irlanda, pensando a due settimane in Irlanda ad agosto con mia sorella?
Dove organizzate le vacanze studio, che a quattordici anni mia figlia vuole andare da sola in Inghilterra?
Il parroco ci ha chiesto se conoscevamo qualcuno che porti un gruppo di trenta ragazzi a Malta a luglio, tra i paesi dove andate c'è Malta?
dove si può andare con voi l'estate, che mio figlio di tredici anni l'Inghilterra l'ha già fatta due volte
oltre a Malta dove si va, perché mia figlia ha tredici anni, è vegetariana e sogna Malta?
Organizzate viaggi anche in Australia, se no entro il 20 gennaio devo rinunciare alla borsa per Melbourne?
mi piacerebbe, ora che i figli sono all'università a Trento, fare l'anno sabbatico che non ho mai fatto, in quali nazioni si può andare
Buonasera, mio figlio sedicenne vorrebbe passare luglio fuori e l'anno dopo il quarto anno in Canada, mi direste in quali paesi si può andare con voi
## viaggi-studio.prezzo
Quanto costa più o meno una vacanza studio, che mio figlio sedicenne è tornato gasatissimo da un mese a Brighton?
Con mia sorella avevamo pensato di fare un viaggio in Irlanda ad agosto unendo vacanza e lezioni, quanto può costare un soggiorno linguistico?
per il compleanno dei diciotto anni i nonni gli regalano un mese a New York, però lui di inglese ha sei meno meno, quanto costa andare a studiare in America con voi?
Quanto costa a testa un viaggio del genere, che con la parrocchia saremmo trenta ragazzi a luglio?
il costo di un viaggio come si calcola, ora che i figli studiano a Trento e io sogno un anno sabbatico?
mi direste quanto costa un viaggio studio che mio figlio sedicenne vuole fare luglio fuori e poi il quarto anno in Canada
## young-learners.descrizione
che cosa sono gli young learners, che il nipotino a maggio ha fatto starters con undici scudetti?
Il mio pediatra dice che prima si comincia e meglio è, ma la mia ha appena compiuto sei anni e fa la prima, che differenza c'è tra starters, movers e flyers?
in pediatria dove lavoro si parla sempre di starters e movers, che esami sono di preciso
## young-learners.durata
quanto dura la prova per i bambini, visto che mia figlia è in quarta e la maestra le ha fatto vedere il libro dei movers?
Quanti minuti dura starters, perché i gemelli hanno sette anni e a scuola fanno un'ora a settimana?
la mia bambina ha otto anni e la nonna che la porterebbe il giovedì cammina con il bastone, quanto dura movers?
il mio di sei anni non sta fermo un attimo, mi dite quanto dura la prova di starters
sono la nonna di due bambini di sei e nove anni che parlano già un po' di inglese col papà, volevo chiedere quanto durano gli esami per i bambini
## young-learners.eta|bambini.eta|young-learners.descrizione
mia figlia ha nove anni, fa la quarta elementare e a scuola hanno iniziato a parlare di movers, a quanti anni di solito si fa quell'esame
lo scorso maggio mio nipote ha fatto starters e ha preso undici scudetti su quindici, per fare movers quanti anni deve avere?
abbiamo due gemelli di sette anni e la scuola di quartiere di inglese fa un'ora a settimana, starters va bene per la loro età?
sto divorziando, mio figlio di dieci anni sta una settimana con me e una con il padre e a giugno vorrebbe fare flyers, flyers a che età si fa?
starters si può già fare con quell'età, avendo un figlio al ginnasio, una alle medie e uno di sei anni?
ho una bimba di sei anni timidissima che al corso del quartiere piangeva ogni martedì, che età ci vuole per starters?
A che età si può fare il primo esame Cambridge, perché la mia ha appena compiuto sei anni e fa la prima elementare?
Qual è l'età giusta per flyers, avendo due bambini di cinque e nove anni e un concorso da dirigente a giugno?
flyers, per un bambino che ha fatto già movers a Firenze con un altro centro, a che età si dà
lo sconto fratelli che fanno nella scuola di nuoto mi ha abituata bene e di figli ne ho due, movers e flyers a quanti anni si fanno
volevo chiedere a che età si fanno starters e movers perché i miei nipoti di sei e nove anni col papà parlano inglese
## young-learners.punteggio|young-learners.descrizione
mia figlia ha nove anni, fa la quarta elementare e a scuola hanno iniziato a parlare di movers, come vengono dati gli scudetti?
Quanti scudetti si possono prendere, con mio figlio di dieci anni che sta una settimana da me e una dal padre?
nei young learners si può essere bocciati o si prendono scudetti, visto che la mia ha appena compiuto sei anni e fa la prima elementare
## none
lavoro in banca fino alle sei e il martedì ho sempre riunione, le lezioni perse si recuperano un altro giorno
si può pagare il corso di gruppo in tre rate, dato che in banca esco alle sei e il B1 l'ho preso ai tempi del liceo?
lavoro in banca fino alle sei e il martedì ho sempre riunione, in aula c'è la macchinetta del caffè?
durante la prova posso restare con lei in aula, visto che mia figlia è in quarta e la maestra le ha fatto vedere il libro dei movers?
Mia figlia ha nove anni, fa la quarta elementare e a scuola hanno iniziato a parlare di movers, i bambini hanno la merenda quando vengono da voi?
Quanto costa il corso di inglese per i bambini delle elementari, visto che mia figlia è in quarta e la maestra le ha fatto vedere il libro dei movers
ho preso il PET in terza media con un'altra scuola di Roma nord e adesso sono al quarto anno di liceo, il certificato vecchio vale ancora o è scaduto?
date le ore di PCTO a chi segue il corso, visto che il preliminary l'ho fatto alle medie e adesso sono al quarto anno dello scientifico?
ho preso il PET in terza media con un'altra scuola di Roma nord e adesso sono al quarto anno di liceo, mi fate uno sconto se porto due compagni di classe?
c'è un parcheggio vicino dove lasciare la macchina, perché ci siamo appena trasferiti da Milano e a mio marito serve l'inglese in ambasciata?
ci siamo trasferiti da Milano ad agosto e mio marito ha cominciato un lavoro in un'ambasciata, l'insegnante può venire a fare lezione a casa nostra
Si può cambiare professore se non ci si trova bene, perché ci siamo appena trasferiti da Milano e a mio marito serve l'inglese in ambasciata?
Insegno matematica in un istituto tecnico e il preside vuole che dall'anno prossimo faccia qualche ora in inglese, quanto è difficile il tkt per uno che ha il B2?
mi rilasciate un attestato di frequenza da mettere in graduatoria, visto che insegno matematica al tecnico e il preside mi vuole sul clil da settembre?
insegno matematica in un istituto tecnico e il preside vuole che dall'anno prossimo faccia qualche ora in inglese, il corso dà crediti per l'aggiornamento obbligatorio dei docenti?
quanto ci mettono ad arrivare i risultati del Cambridge, perché mi laureo a giugno e l'università di Dublino vuole il C1 già a luglio
a giugno mi laureo in triennale e per la magistrale a Dublino mi chiedono un C1, quanto costa iscriversi all'esame languagecert?
l'esito lo mandate voi direttamente all'università, perché mi laureo a giugno e l'università di Dublino vuole il C1 già a luglio?
Ho 58 anni, l'inglese l'ho studiato solo alle medie e adesso mia nuora è di Londra, c'è un limite di età per entrare in una classe?
Quanto dura il test di livello e come si svolge, che a 58 anni vorrei riuscire a parlare con mia nuora che è inglese?
ho 58 anni, l'inglese l'ho studiato solo alle medie e adesso mia nuora è di Londra, nei gruppi ci sono altre persone della mia età
se non passo l'esame la seconda volta si paga meno, dopo che a dicembre con un'altra scuola mi hanno bocciato al first per tre punti?
mi hanno bocciato al first per tre punti a dicembre con un'altra scuola e sono ancora arrabbiata, si può chiedere una revisione del punteggio?
qual è il punteggio minimo per passare, dopo che a dicembre con un'altra scuola mi hanno bocciato al first per tre punti?
siamo un'azienda di venti persone all'Eur e a ottobre apriamo un ufficio a Manchester, i corsi si possono finanziare con fondimpresa?
Qual è il numero minimo di persone per aprire un gruppo, dal momento che in azienda siamo in venti e a ottobre apriamo a Manchester
Siamo un'azienda di venti persone all'Eur e a ottobre apriamo un ufficio a Manchester, ci mandate un report mensile con le presenze di ognuno?
all'esame hanno diritto a tempo in più i ragazzi con dsa, considerando che mio figlio ha dodici anni ed è dislessico certificato?
mio figlio è dislessico, ha dodici anni e fa la seconda media in una scuola internazionale, gli insegnanti sono preparati a lavorare con i ragazzi dsa?
può usare il computer al posto della penna durante lo scritto, considerando che mio figlio ha dodici anni ed è dislessico certificato?
a febbraio parto per sei mesi di Erasmus a Siviglia e lo spagnolo lo so pochissimo, quanto viene un corso intensivo di spagnolo a gennaio
si può sostenere il dele nella vostra sede, che a febbraio parto in Erasmus per Siviglia e di spagnolo so dire solo hola?
A febbraio parto per sei mesi di Erasmus a Siviglia e lo spagnolo lo so pochissimo, mi date un certificato di frequenza da allegare alla domanda Erasmus?
Gli ex studenti hanno uno sconto sul secondo corso, che l'anno scorso ho fatto il B1 del lunedì e mi sono trovata benissimo?
l'anno scorso ho fatto il corso B1 da voi il lunedì con una ragazza irlandese bravissima, quest'anno insegna ancora la stessa ragazza irlandese?
devo rifare l'iscrizione alla scuola e pagare una tassa, visto che l'anno scorso ho fatto il B1 del lunedì e mi sono trovata benissimo
faccio i turni in ospedale, una settimana di notte e una di giorno, e il concorso da caposala chiede il B2, le lezioni che salto per i turni me le rimborsate?
c'è la registrazione delle lezioni da rivedere a casa, perché con i turni in ospedale non posso garantire tutti i martedì?
faccio i turni in ospedale, una settimana di notte e una di giorno, e il concorso da caposala chiede il B2, entro quante ore prima posso disdire una lezione privata senza pagarla?
Quanto costa il corso di italiano per stranieri, sono peruviana e da quattro anni faccio la badante vicino a piazza Cavour?
Sono peruviana, vivo a Roma da quattro anni e faccio la badante a Prati, preparate all'esame di italiano per il permesso di soggiorno lungo
si può venire a fare una lezione di prova gratis, sono peruviana e da quattro anni faccio la badante vicino a piazza Cavour?
mio figlio di sedici anni ha passato luglio a Brighton con una famiglia e adesso è gasatissimo, c'è un accompagnatore italiano che sta sempre con loro?
dormono in famiglia o in college, dato che mio figlio sedicenne è tornato gasatissimo da un mese a Brighton?
mio figlio di sedici anni ha passato luglio a Brighton con una famiglia e adesso è gasatissimo, serve il passaporto o basta la carta d'identità?
si possono fare lezioni private in due dividendo la spesa, che ho due figli piccoli e un capo tedesco che parla solo inglese
Ho quarantadue anni, due figli piccoli e un capo tedesco che mi scrive solo in inglese, avete qualcuno che tenga i bambini mentre faccio lezione?
C'è un corso solo di conversazione la mattina, che ho due figli piccoli e un capo tedesco che parla solo inglese?
stamattina ho chiamato tre volte tra le nove e le dieci e non ha risposto nessuno, avete un numero whatsapp?
posso prendere un appuntamento con la direttrice, visto che stamattina al telefono non ha risposto nessuno?
stamattina ho chiamato tre volte tra le nove e le dieci e non ha risposto nessuno, mi richiamate voi domani dopo le cinque
fate anche le traduzioni giurate in tribunale, perché per il 15 dicembre al socio polacco devo mandare contratto e bilanci?
devo tradurre il contratto di affitto e tre bilanci per un socio polacco entro il 15 dicembre, la traduzione me la date anche stampata e timbrata?
Chi è il traduttore che se ne occupa, perché per il 15 dicembre al socio polacco devo mandare contratto e bilanci?
Abito a Viterbo, vengo a Roma solo il venerdì con il treno delle quattro e sto preparando il proficiency, che metropolitana devo prendere per arrivare da voi?
posso uscire un quarto d'ora prima per prendere il treno, visto che abito a Viterbo e arrivo a Roma solo il venerdì col treno
abito a Viterbo, vengo a Roma solo il venerdì con il treno delle quattro e sto preparando il proficiency, alle sei del pomeriggio si trova posto per la macchina?
se l'esame va male ridate i soldi del corso, perché a ingegneria senza il B2 non mi fanno laureare a marzo?
studio ingegneria alla Sapienza, ho già l'A2 delle superiori e per laurearmi devo consegnare il B2 in segreteria, il certificato arriva a casa o devo passare a ritirarlo?
si può fare l'esame a computer invece che su carta, perché a ingegneria senza il B2 non mi fanno laureare a marzo?
Sono la dirigente di un istituto comprensivo di Ostia e a gennaio approviamo il piano triennale, quante scuole del Lazio seguite già
Entro che data scade il bando di quest'anno, dato che a gennaio nel nostro comprensivo di Ostia si approva il piano triennale?
sono la dirigente di un istituto comprensivo di Ostia e a gennaio approviamo il piano triennale, possiamo pagare dopo aver incassato i fondi del ministero?
a quanto ammonta la borsa di studio, perché mia moglie è dipendente pubblica e il ragazzo vorrebbe fare il quarto anno fuori?
mia moglie lavora al ministero e i nostri figli potrebbero rientrare nel bando dell'Inps per l'estero, l'assicurazione medica è compresa nel pacchetto?
che isee bisogna avere per fare domanda, perché mia moglie è dipendente pubblica e il ragazzo vorrebbe fare il quarto anno fuori
ho visto che il corso advanced è di giovedì e io il giovedì ho pallavolo fino alle otto, si può seguire una settimana sì e una no?
Mi fate entrare direttamente a metà lezione, perché il giovedì ho gli allenamenti di pallavolo fino alle otto?
Ho visto che il corso advanced è di giovedì e io il giovedì ho pallavolo fino alle otto, posso passare a un altro gruppo a metà anno?
si può fare una festa di consegna degli attestati, visto che il nipotino a maggio ha fatto starters con undici scudetti?
lo scorso maggio mio nipote ha fatto starters e ha preso undici scudetti su quindici, i risultati dei piccoli quanto tempo ci mettono
le foto dei bambini le mettete su instagram, dato che il nipotino a maggio ha fatto starters con undici scudetti?
ieri il mio fidanzato ha disdetto il toefl che doveva fare a Napoli il 6 dicembre, il toefl si può spostare a un'altra data?
dopo quanti giorni arrivano i risultati del toefl, perché il mio ragazzo ha appena disdetto il toefl di Napoli?
Ieri il mio fidanzato ha disdetto il toefl che doveva fare a Napoli il 6 dicembre, il punteggio per quanti anni resta valido?
C'è un corso di inglese specifico per il turismo, che come guida parlo francese e tedesco e di inglese so pochissimo
faccio la guida turistica e parlo già francese e tedesco, ma l'inglese mi manca del tutto, ci sono agevolazioni per chi ha la partita iva?
le spese del corso si scaricano dalle tasse, visto che come guida parlo francese e tedesco e di inglese so pochissimo?
sono in sedia a rotelle e a maggio devo dare il B1 per un concorso al comune, l'edificio ha l'ascensore e il bagno attrezzato?
c'è uno scalino all'ingresso, tenendo conto che sono in sedia a rotelle e che l'esame è a maggio?
sono in sedia a rotelle e a maggio devo dare il B1 per un concorso al comune, si può chiedere un'aula al piano terra
C'è uno sconto se ci si presenta in due, perché la mia coinquilina fa il B2 con voi e mi ha messo voglia?
La mia coinquilina si è iscritta al vostro corso B2 e il martedì torna sempre contentissima, la quota d'esame è già dentro il prezzo del corso?
che libro usate, di quale casa editrice, visto che la mia coinquilina fa il B2 con voi e mi ha messo voglia?
a settembre mia figlia comincia il liceo linguistico con inglese, francese e tedesco e io vorrei che arrivasse preparata, quanto dura un corso di tedesco per ragazzi?
d'estate fate un centro estivo in inglese, dato che la ragazza a settembre inizia il linguistico con tre lingue
a settembre mia figlia comincia il liceo linguistico con inglese, francese e tedesco e io vorrei che arrivasse preparata, qualcuno le può dare ripetizioni di francese due volte a settimana?
c'è un corso solo di pronuncia, visto che in riunione con Berlino i colleghi ridono del mio accento?
Ho trentasei anni, lavoro in una startup e i colleghi di Berlino ridono del mio accento, le lezioni individuali si possono registrare?
Il mio capo può vedere quante volte vengo, visto che in riunione con Berlino i colleghi ridono del mio accento?
abbiamo due gemelli di sette anni e la scuola di quartiere di inglese fa un'ora a settimana, il secondo figlio paga di meno
i corsi dei bambini in che pomeriggio sono, visto che i gemelli hanno sette anni e a scuola fanno un'ora a settimana?
abbiamo due gemelli di sette anni e la scuola di quartiere di inglese fa un'ora a settimana, le maestre parlano anche italiano con i piccoli?
se mi ammalo il giorno dell'esame perdo tutto, perché per il master di Edimburgo ho tempo fino al 30 aprile?
sono iscritta a un master a distanza dell'università di Edimburgo e mi hanno dato tempo fino al 30 aprile, mi potete fare una lettera che dice che sto preparando l'esame?
Avete un codice da dare all'università per controllare il certificato, perché per il master di Edimburgo ho tempo fino al 30 aprile
Mio padre ha settantun anni, è in pensione da marzo e vuole fare qualcosa il venerdì pomeriggio, i pensionati hanno una riduzione?
organizzate qualcosa tipo club del libro in inglese, visto che mio padre è in pensione da marzo e cerca qualcosa da fare?
mio padre ha settantun anni, è in pensione da marzo e vuole fare qualcosa il venerdì pomeriggio, gli si può regalare un corso con un buono?
il test di livello si può fare da casa, dato che secondo un'app sarei C1 ma io non ci credo per niente?
vengo da un anno di corso online con un'app che mi ha detto che sono C1 ma io non ci credo, il risultato del test me lo date per iscritto
posso assistere a una lezione prima di decidere, che secondo un'app sarei C1 ma io non ci credo per niente?
Lunedì scorso ero in classe con voi per il PET e ho lasciato l'ombrello blu sotto il banco, avete trovato un ombrello in aula?
Tenete da parte gli oggetti smarriti, che lunedì a lezione di PET ho dimenticato l'ombrello sotto il banco?
lunedì scorso ero in classe con voi per il PET e ho lasciato l'ombrello blu sotto il banco, il portiere del palazzo c'è anche dopo le otto?
può venire a settimane alterne pagando la metà, con mio figlio di dieci anni che sta una settimana da me e una dal padre
sto divorziando, mio figlio di dieci anni sta una settimana con me e una con il padre e a giugno vorrebbe fare flyers, serve la firma di tutti e due i genitori?
potete mandare le comunicazioni a due indirizzi diversi, con mio figlio di dieci anni che sta una settimana da me e una dal padre?
il mio direttore vuole che tutto l'ufficio commerciale arrivi al B2 entro l'estate, siamo in sei, se uno di noi si licenzia a metà percorso che succede?
Le lezioni possono essere alle sette e mezza di mattina, perché il direttore vuole tutto l'ufficio al B2 entro l'estate?
Il mio direttore vuole che tutto l'ufficio commerciale arrivi al B2 entro l'estate, siamo in sei, emettete fattura elettronica con scadenza a sessanta giorni
un certificato di quindici anni fa è ancora buono, visto che il mio first è del 2009 e ora c'è il concorso in Banca d'Italia?
ho il first del 2009 chiuso in un cassetto e adesso il concorso della Banca d'Italia chiede un certificato di inglese, se perdo il certificato me ne fate una copia?
quanto vale in punti il C1 in graduatoria, dato che il mio first è del 2009 e ora c'è il concorso in Banca d'Italia?
ho letto su un forum che il toefl è cambiato e una mia amica a Madrid dice che dura molto meno, al toefl si può tornare indietro nelle domande?
il toefl è più facile dell'ielts, che una mia amica a Madrid mi ha raccontato che nel toefl è cambiato tutto
Ho letto su un forum che il toefl è cambiato e una mia amica a Madrid dice che dura molto meno, quante volte si può ripetere in un anno?
Posso dettare il tema a qualcuno all'esame, che a sciare mi sono rotta il braccio con cui scrivo?
mi sono rotta il braccio destro a sciare e a marzo avrei il writing dell'advanced, la quota già versata si può spostare a giugno?
con il certificato medico ridate i soldi, visto che a sciare mi sono rotta il braccio con cui scrivo?
ho aperto un bed and breakfast a Trastevere e a Pasqua mi arrivano trenta inglesi, si può fare un corso accelerato di due settimane in dicembre
mi correggete al volo il menù che ho scritto in inglese, perché a Pasqua nel mio bed and breakfast arrivano trenta inglesi?
ho aperto un bed and breakfast a Trastevere e a Pasqua mi arrivano trenta inglesi, c'è un corso per chi lavora negli alberghi?
Fate un prezzo famiglia per tre iscritti, avendo un figlio al ginnasio, una alle medie e uno di sei anni?
Sono una mamma di tre ragazzi, il grande fa il quinto ginnasio, la media fa il ket a scuola e il piccolo ha sei anni, potete fare lezione a tutti e tre nello stesso orario?
c'è uno spazio dove aspettarli mentre studio, avendo un figlio al ginnasio, una alle medie e uno di sei anni
vorrei lasciare il lavoro a luglio e andare in Australia con il working holiday, mi aiutate a fare il visto?
avete contatti con ristoranti che assumono là, perché a luglio mollo tutto e vado in Australia per un anno?
vorrei lasciare il lavoro a luglio e andare in Australia con il working holiday, posso sospendere il corso e riprenderlo dopo?
quando ci rimborsate la cifra in più, che mio marito ha avuto un addebito doppio e nessuno ci ha richiamati?
Mio marito ha fatto con voi il corso del lunedì e a fine anno ha avuto un problema con un addebito, come si chiama la responsabile amministrativa
Mi date l'iban su cui avete incassato, che mio marito ha avuto un addebito doppio e nessuno ci ha richiamati?
la settimana scorsa ho compilato il modulo con il nome e il telefono di mia sorella per sbaglio, potete correggerlo voi senza che lo rifaccia?
chi è il vostro dpo, visto che ho compilato il modulo con il telefono di mia sorella per sbaglio?
la settimana scorsa ho compilato il modulo con il nome e il telefono di mia sorella per sbaglio, mia sorella deve confermare qualcosa?
mi date il codice destinatario per la fattura, perché per l'ordine del corso C1 di un dirigente il gestionale mi chiede tutto
mi occupo degli acquisti in un ministero e per caricare l'ordine mi manca un campo, siete sul mercato elettronico della pubblica amministrazione?
Mi mandate il durc aggiornato, perché per l'ordine del corso C1 di un dirigente il gestionale mi chiede tutto?
Sul telefono mi esce di continuo il riquadro dei cookie mentre cerco gli orari del C2, avete un'app da scaricare?
perché il sito è così lento, visto che mentre guardavo il corso C2 sul telefono mi è uscito il riquadro dieci volte?
sul telefono mi esce di continuo il riquadro dei cookie mentre cerco gli orari del C2, mi posso iscrivere senza dare il codice fiscale
i minorenni possono stare in classe con gli adulti, dato che mia figlia ha diciassette anni e gioca a tennis tutti i pomeriggi?
il professore di inglese di mia figlia dice che è da C2 ma lei ha solo diciassette anni e gioca a tennis tutti i pomeriggi, può fermarsi a studiare in un'aula vuota?
chi è nato nel 2009 può fare l'esame degli adulti, che mia figlia ha diciassette anni e gioca a tennis tutti i pomeriggi?
Faccio la hostess per una compagnia che a marzo ci esamina in inglese e sono a Roma solo quattro giorni al mese, le ore comprate entro quando si devono usare?
C'è un minimo di ore da comprare, essendo a Roma solo quattro giorni al mese perché volo
faccio la hostess per una compagnia che a marzo ci esamina in inglese e sono a Roma solo quattro giorni al mese, preparate all'esame icao per chi vola?
i vostri corsi di italiano sono il pomeriggio, visto che siamo rientrati da Toronto e i ragazzi parlano meglio inglese che italiano?
sono rientrato da dieci anni a Toronto e i miei figli parlano meglio inglese che italiano, un diploma canadese vale come certificazione?
ci sono altri bambini madrelingua nei gruppi, perché siamo rientrati da Toronto e i ragazzi parlano meglio inglese che italiano?
ho una bimba di sei anni timidissima che al corso del quartiere piangeva ogni martedì, posso stare in classe con lei la prima volta
Quanti bambini ci sono per ogni maestra, perché la mia bimba di sei anni al corso del quartiere piangeva sempre?
Ho una bimba di sei anni timidissima che al corso del quartiere piangeva ogni martedì, chi la guarda se io faccio tardi?
per parlare con qualcuno serve l'appuntamento, visto che domani ho un colloquio lì vicino e poi il treno alle due?
domani alle nove ho un colloquio in via Cola di Rienzo e poi sono libera fino al treno delle due, c'è il wifi per aspettare lì?
posso lasciare la valigia in segreteria, dato che domani ho un colloquio lì vicino e poi il treno alle due
nella mia classe di quinta siamo in quattordici a voler fare il first e la prof ci ha detto di sentire più centri, c'è uno sconto per i gruppi numerosi?
l'orale si può fare tutti nello stesso giorno, che in quinta siamo in quattordici e la prof vuole confrontare i prezzi?
Nella mia classe di quinta siamo in quattordici a voler fare il first e la prof ci ha detto di sentire più centri, potete venire a fare l'esame nel nostro liceo?
Preparate anche agli esami trinity, dopo tanti anni di trinity da bambina e un pet ormai dimenticato?
da bambina facevo il trinity ogni anno, poi alle superiori il pet e adesso a trent'anni non ricordo niente, si può saltare un livello se si va bene
quanti compiti danno per casa, dopo tanti anni di trinity da bambina e un pet ormai dimenticato?
lavoro al bar di mio cognato dalle sei alle due e il pomeriggio dormo, posso arrivare sempre dieci minuti dopo?
il bar sotto la scuola prende personale, perché al bar stacco alle due e poi il pomeriggio dormo?
lavoro al bar di mio cognato dalle sei alle due e il pomeriggio dormo, posso pagare in contanti volta per volta?
Quanto si paga per il languagecert C1, perché mia cugina a Bari ha avuto il certificato in una settimana
Mia cugina di Bari ha fatto il languagecert in una settimana e ha già il foglio in mano, il languagecert scade dopo qualche anno?
si può rifare solo l'orale se va male, visto che mia cugina a Bari ha avuto il certificato in una settimana?
devo raggiungere mia moglie a Londra e per il visto mi serve un A1 o un B1, non ho capito bene, quanto devo aspettare per il visto?
quale livello mi chiedono al consolato, perché mia moglie vive a Londra e io devo fare il visto?
devo raggiungere mia moglie a Londra e per il visto mi serve un A1 o un B1, non ho capito bene, mi accompagnate voi con le pratiche al centro visti
quanti punti si fanno di solito dopo il vostro corso, che il dipartimento di Boston mi chiede almeno cento punti?
Mi trasferisco a Boston con un dottorato in biologia e il dipartimento vuole almeno cento punti, quando è la prossima simulazione del toefl?
Il toefl si può fare da casa, che il dipartimento di Boston mi chiede almeno cento punti?
il nostro ufficio stampa ospita una delegazione giapponese il 12 marzo e siamo senza interprete, le cuffie e la cabina le portate voi?
l'interprete può fermarsi anche a cena, visto che il 12 marzo ospitiamo una delegazione giapponese e siamo nei guai
il nostro ufficio stampa ospita una delegazione giapponese il 12 marzo e siamo senza interprete, ci date il nome dell'interprete in anticipo?
venite anche fuori Roma, perché la vicepreside di Latina vuole tre preventivi entro venerdì?
faccio la segretaria in un liceo di Latina e la vicepreside mi ha chiesto tre preventivi entro venerdì, la fattura la fate con lo split payment?
Ci potete mandare il curriculum dei formatori, perché la vicepreside di Latina vuole tre preventivi entro venerdì?
Ho fatto il conto e tra palestra, nuoto e catechismo a mio figlio resta libero solo il mercoledì, i corsi dei ragazzi delle medie che giorno sono
il corso quando finisce, a maggio o a giugno, visto che tra nuoto e catechismo a mio figlio resta solo il mercoledì?
ho fatto il conto e tra palestra, nuoto e catechismo a mio figlio resta libero solo il mercoledì, si può provare una volta prima di pagare?
posso fare l'esame delf nella vostra sede, dato che in Belgio ho studiato francese e olandese e mai inglese?
quando vivevo in Belgio ho studiato cinque anni francese e tre di olandese, l'inglese mai, c'è un corso di francese avanzato il sabato?
avete un insegnante che parla anche olandese, che in Belgio ho studiato francese e olandese e mai inglese
Mio fratello carabiniere deve fare un corso Nato a Bruxelles e gli hanno dato tre mesi di tempo, preparate agli esami jfl dei militari?
Ci sono convenzioni per le forze dell'ordine, che mio fratello carabiniere tra tre mesi parte per un corso Nato?
mio fratello carabiniere deve fare un corso Nato a Bruxelles e gli hanno dato tre mesi di tempo, la divisa si può tenere in classe?
fate dei buoni regalo, visto che a Natale voglio fare una sorpresa a mia madre?
a Natale vorrei fare una sorpresa a mia madre che sogna di vedere New York e non sa una parola, il regalo si può cambiare se lei non vuole
siete aperti tra Natale e capodanno, perché a Natale voglio fare una sorpresa a mia madre?
sono all'ottavo mese e da maggio avrò il bambino piccolo, però l'advanced lo vorrei dare lo stesso, se partorisco prima posso spostare l'esame?
Posso venire con la carrozzina in classe, perché sono all'ottavo mese ma l'advanced vorrei darlo lo stesso?
Sono all'ottavo mese e da maggio avrò il bambino piccolo, però l'advanced lo vorrei dare lo stesso, il corso si può congelare per tre mesi?
quante settimane prima arriva la convocazione, nel caso mi prendano ad Amsterdam e mi chiedano il C1 per luglio
se mi prendono nella sede di Amsterdam devo avere un C1 in mano entro il primo luglio, posso avere il certificato in formato digitale?
mi conviene dare prima il first o saltarlo, nel caso mi prendano ad Amsterdam e mi chiedano il C1 per luglio?
per non perdere le ore di italiano e latino mio figlio può uscire da scuola solo alle quattro e fa il terzo classico, la scuola gli riconosce il credito scolastico?
può fare i compiti da voi prima della lezione, che mio figlio al terzo classico esce alle quattro e ha latino e greco ogni giorno?
Per non perdere le ore di italiano e latino mio figlio può uscire da scuola solo alle quattro e fa il terzo classico, quanto manca di solito dal B1 al B2
Si deve lasciare una caparra per bloccare il posto, visto che un'altra scuola per il first mi chiede 900 euro?
prima di firmare con un'altra scuola che mi chiede 900 euro per il first vorrei capire bene, ci sono costi di segreteria oltre alla retta?
mi fate lo stesso prezzo se vi porto il loro preventivo, visto che un'altra scuola per il first mi chiede 900 euro?
con mia sorella avevamo pensato di fare un viaggio in Irlanda ad agosto unendo vacanza e lezioni, prendete anche adulti di cinquant'anni nei viaggi studio?
il volo è compreso o lo prendiamo noi, pensando a due settimane in Irlanda ad agosto con mia sorella
con mia sorella avevamo pensato di fare un viaggio in Irlanda ad agosto unendo vacanza e lezioni, quante ore di lezione al giorno si fanno all'estero?
Avete una psicologa o un metodo per chi si blocca, perché davanti al mio capo di Chicago mi si blocca la lingua?
Ho sette anni di inglese alle spalle ma appena devo parlare mi blocco, soprattutto davanti al mio capo di Chicago, l'insegnante lo posso scegliere io?
avete un gruppo di conversazione gratuito, perché davanti al mio capo di Chicago mi si blocca la lingua?
due anni fa al colosseo ho conosciuto una ragazza di Monaco e a primavera ci sposiamo in Baviera, quanto costano dieci lezioni di tedesco
ci serve l'apostille, ve ne occupate voi, dato che a primavera sposo una ragazza di Monaco di Baviera?
due anni fa al colosseo ho conosciuto una ragazza di Monaco e a primavera ci sposiamo in Baviera, si può fare l'esame del goethe con voi?
ci sono scale da fare per arrivare alle aule, che la bimba di otto anni la porterebbe la nonna con il bastone?
La mia bambina ha otto anni e la nonna che la porterebbe il giovedì cammina con il bastone, la nonna può aspettare dentro al caldo?
Che autobus ferma davanti, che la bimba di otto anni la porterebbe la nonna con il bastone
avevo iniziato il first a Torino, poi mi hanno trasferito a Roma a novembre e ho metà libro ancora da fare, posso entrare a corso iniziato pagando solo i mesi che restano?
si può usare il libro che ho già comprato, visto che avevo iniziato il first a Torino e a novembre mi hanno trasferito a Roma?
avevo iniziato il first a Torino, poi mi hanno trasferito a Roma a novembre e ho metà libro ancora da fare, mi valgono le ore già fatte nell'altra scuola?
potete venire la domenica mattina, perché nella mia agenzia immobiliare nessuna parla con i clienti americani?
ho un'agenzia immobiliare a Prati e tre ragazze che non spiccicano una parola con i clienti americani, fate pagare il corso solo se le ragazze migliorano
Posso scaricare tutto come spesa di formazione, perché nella mia agenzia immobiliare nessuna parla con i clienti americani?
Sono la rappresentante di classe della terza A e le mamme mi hanno fatto mille domande sul preliminary, che documento devono portare i ragazzi il giorno della prova?
se un ragazzo arriva in ritardo lo fanno entrare, visto che le altre mamme della terza A mi tempestano di domande?
sono la rappresentante di classe della terza A e le mamme mi hanno fatto mille domande sul preliminary, il cellulare dove lo lasciano?
fate simulazioni d'esame a pagamento, dato che per una borsa americana il Cern vuole un C2
tra il dottorato in fisica e il lavoro al Cern devo presentare un certificato C2 per una borsa americana, il docente è laureato in materie scientifiche?
quanti errori sono ammessi nel C2, che per una borsa americana il Cern vuole un C2?
Se a dicembre passo il pet vorrei continuare con voi anche l'anno dopo senza fermarmi, chi continua ha un prezzo più basso?
Quando escono i risultati del pet di dicembre, sperando di passare il pet a dicembre?
se a dicembre passo il pet vorrei continuare con voi anche l'anno dopo senza fermarmi, devo rifare tutto il modulo o basta una mail
ci sono le cuffie per la prova di ascolto, tenendo conto che mio cognato è sordo da un orecchio?
mio cognato è sordo da un orecchio e vuole prendere un A2 per la cittadinanza della moglie inglese, si può essere esonerati dal listening?
serve un certificato medico per avere aiuto all'esame, tenendo conto che mio cognato è sordo da un orecchio?
la mia azienda mi rimborsa fino a 700 euro di corso, ma solo se presento tutto entro il 31 dicembre, mi fate una fattura intestata alla ditta?
Rilasciate un foglio con le presenze, perché l'azienda mi rimborsa fino a 700 euro entro il 31 dicembre
La mia azienda mi rimborsa fino a 700 euro di corso, ma solo se presento tutto entro il 31 dicembre, si può pagare adesso e cominciare ad aprile?
mi fate una dichiarazione per il datore di lavoro, visto che da Latina vengo a Roma solo il martedì e il giovedì?
sono di Latina e lavoro da remoto, per cui a Roma ci vengo giusto il martedì e il giovedì, c'è un bar dove aspettare fino alle sei?
il treno delle otto e mezza riesco a prenderlo, dato che da Latina vengo a Roma solo il martedì e il giovedì?
ho provato a leggere la pagina dei corsi ma con la cataratta lo schermo mi affatica e ho capito solo mercoledì, mi potete spedire un opuscolo a casa
i libri ci sono anche a caratteri grandi, che con la cataratta sullo schermo leggo male?
Ho provato a leggere la pagina dei corsi ma con la cataratta lo schermo mi affatica e ho capito solo mercoledì, qualcuno può leggermi il contratto a voce?
Per generare il buono che voce devo scegliere, che insegno alle medie e il bonus mi scade ad agosto?
insegno inglese alle medie da undici anni e quest'anno vorrei spendere il bonus prima che scada ad agosto, se il buono non basta la differenza come la verso?
con il C2 quanti punti prendo in graduatoria, visto che insegno alle medie e il bonus mi scade ad agosto
il mio pediatra dice che prima si comincia e meglio è, ma la mia ha appena compiuto sei anni e fa la prima, l'insegnante dei piccoli quante ore fa a settimana?
si paga anche il mese di dicembre con le vacanze, perché la mia ha appena compiuto sei anni e fa la prima elementare?
il mio pediatra dice che prima si comincia e meglio è, ma la mia ha appena compiuto sei anni e fa la prima, c'è un cortile dove giocano?
Affittate stanze agli studenti, mentre cerco casa dalle parti di piazza Risorgimento?
Sto cercando casa dalle parti di piazza Risorgimento e nel frattempo dormo da un'amica a Ostia, quanto ci si mette dalla stazione Termini
si può spostare l'iscrizione a un'altra persona, mentre cerco casa dalle parti di piazza Risorgimento?
lo scorso anno con una scuola online ho speso 1200 euro, un disastro, e a maggio non mi sono neanche presentata all'esame, quanto tempo ho per ripensarci e avere indietro i soldi?
posso vedere le recensioni di chi ha fatto il B2, dopo aver buttato 1200 euro con una scuola online?
lo scorso anno con una scuola online ho speso 1200 euro, un disastro, e a maggio non mi sono neanche presentata all'esame, si può pagare una lezione alla volta?
i corsi di italiano sono anche di sera, che il mio ragazzo greco a Pasqua si trasferisce da me
A Pasqua il mio ragazzo greco viene a stare qui e cerca lavoro in un ristorante, l'inglese lo sa già bene, un corso di italiano per principianti quanti mesi dura?
Lo aiutate a scrivere il curriculum in italiano, che il mio ragazzo greco a Pasqua si trasferisce da me?
all'università di Bologna mi hanno detto che basta un certificato qualsiasi di livello B1 purché dell'ultimo triennio, il preliminary dopo tre anni perde valore?
quale dei due è più facile da passare, perché a Bologna vogliono un B1 preso negli ultimi tre anni?
all'università di Bologna mi hanno detto che basta un certificato qualsiasi di livello B1 purché dell'ultimo triennio, l'originale me lo spedite fino a Bologna
c'è un premio per chi porta un amico, perché il dentista di mio figlio ha fatto il C1 da voi?
mi ha parlato di voi il dentista di mio figlio, che da voi ha fatto il C1 di giovedì e si è trovato benissimo, come si chiama il professore del giovedì?
Quanti anni hanno più o meno gli altri iscritti, perché il dentista di mio figlio ha fatto il C1 da voi?
Ho una memoria pessima e dopo il lavoro in tribunale sono uno straccio, quindi il gruppo mi spaventa, si può provare una mezz'ora senza impegno?
preparate anche all'inglese legale, visto che dopo il tribunale sono uno straccio e il gruppo mi spaventa
ho una memoria pessima e dopo il lavoro in tribunale sono uno straccio, quindi il gruppo mi spaventa, quanto deve durare al minimo una lezione privata?
che vaccini o visti ci vogliono per gli Stati Uniti, dato che i nonni gli regalano un mese negli Stati Uniti per i diciotto anni?
per il compleanno dei diciotto anni i nonni gli regalano un mese a New York, però lui di inglese ha sei meno meno, può spendere da voi la carta della cultura?
si può annullare il viaggio se non gli danno il permesso, che i nonni gli regalano un mese negli Stati Uniti per i diciotto anni?
Siamo una onlus, lavoriamo con i rifugiati a Tor Bella Monaca e alcuni devono fare esami di lingua a giugno, avete prezzi diversi per le associazioni
Cercate volontari per delle lezioni, dato che siamo una onlus che lavora con i rifugiati?
siamo una onlus, lavoriamo con i rifugiati a Tor Bella Monaca e alcuni devono fare esami di lingua a giugno, il mediatore culturale lo fornite voi?
si può sostenere l'esame di domenica, perché dall'estero il B2 me lo chiedono entro l'anno?
sono del turno di notte al Gemelli e ogni tanto mi addormento in piedi, ma il B2 per l'estero mi serve entro l'anno, quanto tempo vale la prenotazione dell'esame?
ci sono pause durante lo scritto, perché dall'estero il B2 me lo chiedono entro l'anno
vorrei mettermi alla prova con il TOEFL prima di giugno perché a Toronto prendono solo quello, quanti punti vale un C1 nel toefl?
Il passaporto scaduto va bene per l'esame, visto che a Toronto prendono soltanto il toefl e io parto a settembre?
Vorrei mettermi alla prova con il TOEFL prima di giugno perché a Toronto prendono solo quello, posso mandare i punteggi a più di quattro università?
fate un corso solo di scrittura, visto che capisco tutto grazie al nonno di Glasgow ma non so scrivere una mail?
mio nonno era di Glasgow e io l'inglese lo capisco, ma di scritto non so fare nemmeno una mail, lo scozzese lo capiscono i vostri insegnanti
si può fare solo la parte scritta dell'esame, dato che capisco tutto grazie al nonno di Glasgow ma non so scrivere una mail?
mia figlia ha l'apparecchio ai denti, quattordici anni e tanta voglia di andare da sola in Inghilterra, qual è l'età minima per partire?
se sta male a Londra chi la porta dal medico, che a quattordici anni mia figlia vuole andare da sola in Inghilterra?
Mia figlia ha l'apparecchio ai denti, quattordici anni e tanta voglia di andare da sola in Inghilterra, in camera sta con altre italiane?
Il corso è una spesa deducibile per chi è in forfettario, che un cliente di Zurigo vuole un livello vero sul mio curriculum
ho la partita iva, faccio la grafica e un cliente di Zurigo mi ha chiesto di mettere sul curriculum un livello vero, mi scrivete voi il curriculum in inglese?
il test di livello vale come certificato, visto che un cliente di Zurigo vuole un livello vero sul mio curriculum?
al mare ho conosciuto una signora che fa da voi il corso del venerdì e parla come la regina, quanto resta valido il cpe?
fate anche serate o gite con gli studenti, perché una signora del vostro corso del venerdì mi ha fatto venire voglia?
al mare ho conosciuto una signora che fa da voi il corso del venerdì e parla come la regina, quanto è grande la differenza tra il C1 e il C2 come fatica
Ci sono posti gratis per chi è disoccupato, perché il contratto mi scade a marzo e voglio fare qualcosa di utile?
Ho un contratto che scade a marzo e se mi licenziano voglio almeno aver fatto qualcosa di utile, accettate i voucher della Regione?
se trovo lavoro posso interrompere e non pagare il resto, perché il contratto mi scade a marzo e voglio fare qualcosa di utile?
mio marito viaggia sempre, i bambini hanno cinque e nove anni e io a giugno ho il concorso da dirigente scolastica, preparate alla prova di inglese del concorso dirigenti?
i bambini possono stare da voi mentre io ho lezione, avendo due bambini di cinque e nove anni e un concorso da dirigente a giugno
mio marito viaggia sempre, i bambini hanno cinque e nove anni e io a giugno ho il concorso da dirigente scolastica, c'è una stanza con i giochi per i piccoli?
ci sono lezioni di vocabolario per architetti, che il mio amico architetto senza C1 non lo prendono a Oslo?
Un mio amico architetto ha mandato il curriculum a Oslo e gli hanno risposto di fare prima un C1, sta disperato, quanto tempo ci vuole per passare dal B1 al C1?
Il suo vecchio toefl glielo convertite in C1, che il mio amico architetto senza C1 non lo prendono a Oslo?
a causa dello sciopero di ieri la metro era ferma e sono arrivata a lezione di B1 quando stavano uscendo, posso recuperarla con il gruppo di un altro giorno
mi mandate i compiti che hanno dato, visto che ieri per lo sciopero sono arrivata a B1 quando uscivano tutti?
a causa dello sciopero di ieri la metro era ferma e sono arrivata a lezione di B1 quando stavano uscendo, dopo quante assenze si perde il posto?
cercate insegnanti di spagnolo, perché io insegno spagnolo ma mi tocca prendere il first?
ho tre diplomi di spagnolo e vorrei insegnarlo la sera, intanto però mi tocca prendere il first per l'abilitazione, a chi posso mandare il mio curriculum?
Quanto pagate i vostri docenti, perché io insegno spagnolo ma mi tocca prendere il first
Dopo l'incidente in motorino della settimana scorsa mio figlio sta fermo fino a gennaio e il KET era prenotato per dicembre, l'esame già pagato si può rimandare?
un insegnante può venire a casa finché ha il gesso, visto che mio figlio è fermo con la gamba rotta e a dicembre aveva il KET?
dopo l'incidente in motorino della settimana scorsa mio figlio sta fermo fino a gennaio e il KET era prenotato per dicembre, può dare l'esame con la sedia a rotelle?
ogni quanti ragazzi c'è un capogruppo gratis, dato che con la parrocchia saremmo trenta ragazzi a luglio?
il parroco ci ha chiesto se conoscevamo qualcuno che porti un gruppo di trenta ragazzi a Malta a luglio, si può pagare il viaggio a rate fino a giugno
i ragazzi celiaci hanno il cibo senza glutine, che con la parrocchia saremmo trenta ragazzi a luglio?
Mia suocera tedesca viene a stare da noi per un anno e vorremmo che imparasse un po' di italiano senza annoiarsi, quanto costa all'ora un insegnante di italiano?
Si può venire solo per un mese, con mia suocera che dalla Germania viene a stare un anno da noi?
mia suocera tedesca viene a stare da noi per un anno e vorremmo che imparasse un po' di italiano senza annoiarsi, organizzate passeggiate o visite ai musei?
se siamo in due nella stessa lezione il prezzo cambia, visto che il ministero a metà febbraio ci sposta a Canberra
io e la mia collega lavoriamo al ministero degli esteri e a metà febbraio ci spostano a Canberra, le ore che avanzano si rimborsano?
possiamo continuare a distanza dall'Australia, perché il ministero a metà febbraio ci sposta a Canberra?
stasera esco tardi dallo studio notarile e passerei da voi domani, ho il PET da iscrivere a nome di mia figlia, si può pagare col bancomat?
Mia figlia deve venire a firmare di persona, perché dallo studio notarile esco tardi e vorrei iscrivere mia figlia al PET?
Stasera esco tardi dallo studio notarile e passerei da voi domani, ho il PET da iscrivere a nome di mia figlia, basta la foto della carta d'identità
vale ancora lo sconto di cui avevate parlato, visto che nel trasloco ho perso i fogli della serata di presentazione?
ho partecipato alla vostra serata di presentazione a settembre e poi con il trasloco ho perso tutti i fogli, quando fate la prossima serata aperta?
mi rimandate il volantino via mail, dato che nel trasloco ho perso i fogli della serata di presentazione?
col mio tedesco da C1 non ho problemi, è l'inglese che mi ha fatto perdere un posto a Vienna, c'è un corso intensivo tutti i giorni?
mi seguite anche per simulare il colloquio di lavoro, che un posto a Vienna l'ho perso per l'inglese e non per il tedesco
Col mio tedesco da C1 non ho problemi, è l'inglese che mi ha fatto perdere un posto a Vienna, se parlo bene tedesco imparo più in fretta?
I sovratitoli li proiettate voi durante lo spettacolo, perché a novembre con la compagnia portiamo Goldoni a Edimburgo?
siamo una compagnia teatrale, a novembre portiamo Goldoni a Edimburgo e ci servono i sovratitoli, la traduzione resta di nostra proprietà?
un attore può venire a fare dizione inglese, perché a novembre con la compagnia portiamo Goldoni a Edimburgo?
sono allenatore di rugby, i ragazzi dell'under 16 vanno in tournée in Galles e nessuno ha più di un A2, ci procurate anche le partite con le squadre del posto
fareste un corso apposta per quindici ragazzi al campo, perché alleno l'under 16 di rugby e andiamo in Galles?
sono allenatore di rugby, i ragazzi dell'under 16 vanno in tournée in Galles e nessuno ha più di un A2, si può fare lezione a cena dopo l'allenamento?
C'è un corso breve di inglese per viaggiare, perché a me l'esame non interessa e voglio solo cavarmela a Londra?
Non voglio fare un esame, l'ho detto anche a mio marito, mi basta riuscire a ordinare al ristorante quando andiamo a Londra, si può frequentare solo due mesi?
fate lezioni in giro per la città, visto che a me l'esame non interessa e voglio solo cavarmela a Londra
nella mia scuola media di Frascati abbiamo già fatto un Erasmus+ nel 2022 con la Finlandia ed è stato faticosissimo, che percentuale dei fondi trattenete?
quanti progetti vi hanno approvato l'anno scorso, dato che a Frascati l'Erasmus del 2022 ci ha sfinite di carte?
nella mia scuola media di Frascati abbiamo già fatto un Erasmus+ nel 2022 con la Finlandia ed è stato faticosissimo, trovate voi la scuola partner in Finlandia?
il biglietto del treno me lo rimborsate, che da Orvieto in smart working ho libere le mattine?
Da quando faccio smart working da Orvieto ho tutte le mattine libere tranne il lunedì e il B2 è il mio sogno, mi spedite il materiale a Orvieto
Quanto costa aggiungere lezioni online al corso, che da Orvieto in smart working ho libere le mattine?
mi chiamo Fulvio, ho cinquant'anni e un C2 di russo che non mi è servito a nulla, adesso cerco di rimettermi in gioco, cercate traduttori dal russo?
c'è un corso di inglese per chi cerca lavoro, visto che a cinquant'anni con un C2 di russo cerco di rimettermi in gioco?
mi chiamo Fulvio, ho cinquant'anni e un C2 di russo che non mi è servito a nulla, adesso cerco di rimettermi in gioco, organizzate tirocini nelle aziende?
mi fate entrare nella sessione già chiusa, perché vivo in Svizzera e a Roma ci sto tre settimane a Natale
vivo in Svizzera, a Natale torno dai miei a Roma per tre settimane e vorrei farci entrare un esame, accettate pagamenti in franchi?
Il certificato me lo potete spedire all'estero, perché vivo in Svizzera e a Roma ci sto tre settimane a Natale?
Il mio cane è vecchio e non posso lasciarlo solo più di due ore, quindi il corso del lunedì da due ore è già un limite, il cane può entrare in classe?
c'è un giardino dove lasciarlo legato, visto che ho un cane vecchio e posso stare fuori due ore al massimo?
il mio cane è vecchio e non posso lasciarlo solo più di due ore, quindi il corso del lunedì da due ore è già un limite, si può uscire a metà lezione
perché nessuno ha risposto alla mia mail, visto che dieci giorni fa ho scritto e il bando scade venerdì?
l'ho già chiesto per mail dieci giorni fa e nessuno mi ha scritto, e intanto il bando per il B2 scade venerdì, mi fate avere oggi una dichiarazione di iscrizione?
chi è il responsabile del corso B2, visto che dieci giorni fa ho scritto e il bando scade venerdì?
Ciao, ho il B1 da due anni e vorrei salire, si può cambiare giorno ogni tanto, così mi organizzo con i turni
Senza girarci intorno, mi dite se il mese di agosto si paga, che con i turni e un B1 di due anni fa devo organizzarmi
ciao, ho il B1 da due anni e vorrei salire, mi dite in che mese finiscono le lezioni, così mi organizzo con i turni
ci servirebbe sapere se fate pagare a rate, perché mio padre che paga vuole sapere tutto prima del C1
buongiorno, ne parlavo con mio padre che è quello che paga, ci dite se rimborsate chi non passa, che se no lui non si convince
ci dite quanto guadagna in più uno con il C1, perché mio padre che paga vuole sapere tutto prima del C1
per la palestra ho già il mercoledì occupato e per il dentista il lunedì, mi scrivete se a Pasqua fate pausa, poi mi regolo
La lezione di due ore ha un intervallo, perché tra palestra il mercoledì e dentista il lunedì devo incastrare tutto
Per la palestra ho già il mercoledì occupato e per il dentista il lunedì, per le lezioni individuali si può stare un'ora e mezza, poi mi regolo
entro martedì devo portare i numeri al mio ufficio, fate un prezzo più basso sopra i dieci iscritti, poi vi ricontatto per il B2
devo metterlo a budget entro martedì altrimenti il mio ufficio non lo approva, entro quanti giorni vanno pagate le fatture, anche per il B2
entro martedì devo portare i numeri al mio ufficio, mi date le coordinate bancarie, poi vi ricontatto per il B2
quando ho preso il first nel 2014 a Cagliari era tutto su carta e ci avevano messo due mesi, è ancora su carta o si fa al computer, adesso che tocca a mia figlia
entro quanto si sa come è andata, adesso che l'esame tocca a mia figlia e io sono rimasta al mio first su carta del 2014
Quando ho preso il first nel 2014 a Cagliari era tutto su carta e ci avevano messo due mesi, lo speaking si fa lo stesso giorno dello scritto, adesso che tocca a mia figlia
Il certificato dura almeno fino al 2028, altrimenti lascio perdere perché a marzo parto per la Nuova Zelanda
tanto per capirci, io parto a marzo per la Nuova Zelanda e non torno prima del 2028, si può fare il corso in un mese venendo ogni giorno, altrimenti lascio perdere
le lezioni che restano le posso finire al ritorno, altrimenti lascio perdere perché a marzo parto per la Nuova Zelanda
il mio compagno dice che a quarant'anni è tardi, io invece il PET lo voglio fare lo stesso, qual è l'età media degli iscritti, almeno gli chiudo la bocca
mi dite quante risposte si possono sbagliare, almeno chiudo la bocca al mio compagno che dice che a quarant'anni il PET non si fa
il mio compagno dice che a quarant'anni è tardi, io invece il PET lo voglio fare lo stesso, mi dite quanto si studia a casa ogni settimana, almeno gli chiudo la bocca
Per fare il confronto con la scuola sotto casa mia che fa l'A2 online, voi date il rimborso a chi cambia idea
Nel palazzo accanto al mio c'è un'altra scuola che fa tutto online e costa poco, mi servirebbe sapere se si paga una quota d'iscrizione annuale, per confrontare
per fare il confronto con la scuola sotto casa mia che fa l'A2 online, voi avete una piattaforma con gli esercizi
la ragazza alla pari che sta da noi è finlandese, ha vent'anni e il sabato è libera, i corsi di italiano sono anche il sabato, glielo vorrei dire stasera
organizzate serate di scambio linguistico, lo vorrei dire stasera alla nostra ragazza alla pari finlandese che il sabato è libera
la ragazza alla pari che sta da noi è finlandese, ha vent'anni e il sabato è libera, cercate qualcuno che insegni il finlandese, glielo vorrei dire stasera
il corso si può pagare un po' al mese, capite che con tre bambini e un marito in cassa integrazione non posso sbagliare
Premetto che ho tre bambini, un mutuo e un marito in cassa integrazione, ci sono riduzioni con l'isee basso, capite che non posso sbagliare
Se perdo il lavoro mi ridate la parte non usata, capite che con tre bambini e un marito in cassa integrazione non posso sbagliare
c'è, per chi come me arriva da Fiumicino con il treno delle cinque, un posto dove mangiare qualcosa prima del corso
è possibile, se a metà del corso B2 mi trasferiscono a Genova, avere indietro quello che non ho usato
posso portare con me, visto che il venerdì ho la bambina, anche lei alla lezione del proficiency
si può, considerando che sto aspettando lo stipendio, versare la quota del first un po' alla volta
in quanto tempo, tenendo conto che il bando chiude il 20 maggio, avrei il risultato del preliminary
Ci si può alzare ogni tanto, io che ho il mal di schiena, mentre si fa il toefl
Il certificato Cambridge, mi chiede mio suocero che fa il medico a Lione, va rinnovato ogni due anni
flyers, per un bambino che ha fatto già movers a Firenze con un altro centro, quanto è più difficile
il libro dell'advanced, siccome il corriere da me non consegna mai, lo posso avere in versione digitale
gli insegnanti, dato che mia figlia è molto ansiosa, sono uomini o donne
quante ragazze ci sono al corso B1 del lunedì, che io in mezzo a soli uomini non apro bocca
potete fare lezione alle cinque di mattina, visto che qui a Pomezia abbiamo operai con i turni
Ci prestereste un'aula per il saggio, che nel nostro liceo linguistico l'auditorium è chiuso
Ci potete fare la traduzione giurata delle carte di adozione che ci sono arrivate dalla Colombia a ottobre
potete chiamarmi voi al fisso, che sono anziana e con le mail per iscrivere mio nipote al ket mi confondo
c'è lavoro da voi, per una come me che ha già un C1 e vorrebbe insegnare
si può uscire un momento durante l'esame languagecert B1, che mia moglie soffre d'ansia e dopo un'ora non ragiona più
perché martedì c'era tutto quel rumore mentre noi del first facevamo il test d'inglese
quante settimane si può stare via con voi, che mio figlio di tredici anni l'Inghilterra l'ha già fatta due volte
Posso mandare mia sorella a firmare al posto mio, che domani parto per Palermo e il corso B1 comincia a gennaio
Accettate il bonus psicologo o altri bonus, che sono di ruolo da settembre alle elementari di Monte Mario
quanti mesi ci vogliono in media a uno che parte dal livello A2 e fa il cameriere per parlare bene
si entra nella zona a traffico limitato per venire da voi, che da Anzio vengo solo in auto
avete un modello di candidatura pon già pronto, perché la nostra scuola primaria di Rieti non ne ha mai fatto uno
quanto ci mette a imparare mia zia, che l'inglese lo ha sentito solo nelle canzoni dei Beatles
vi siete già occupati di un bando regionale, che alle piccole imprese come la nostra servono mille carte
Tenete ancora i registri vecchi, che mia madre dice di averci fatto il first negli anni ottanta
Quanti candidati ci saranno all'esame, che io il preliminary lo avevo fatto in una sala con duecento persone
si può dividere la cifra in più pagamenti, visto che dal sito del B1 ho capito solo che sono 680 euro per 50 ore?
ho visto sul sito che il corso B1 costa 680 euro e dura 50 ore, se salto qualche lezione me la scalate?
c'è qualche sconto per studenti universitari, perché dal sito del B1 ho capito solo che sono 680 euro per 50 ore
nell'altra scuola per due assenze mi hanno fatto pagare lo stesso e non mi hanno rimborsato niente, da voi le ore perse si recuperano?
Con quanto preavviso si può annullare una lezione, dopo che altrove mi hanno negato il rimborso di due assenze?
Nell'altra scuola per due assenze mi hanno fatto pagare lo stesso e non mi hanno rimborsato niente, il corso si può interrompere a metà senza penali?
il casco posso lasciarlo da qualche parte, tanto in Prati non si parcheggia e verrei in motorino?
tanto il parcheggio in Prati è un incubo e verrei in motorino, nel cortile si può mettere il motorino
la zona la sera è tranquilla per una ragazza sola, tanto in Prati non si parcheggia e verrei in motorino?
lo sconto fratelli che fanno nella scuola di nuoto mi ha abituata bene e di figli ne ho due, sul secondo iscritto levate qualcosa?
se uno dei due smette cosa succede, che di figli ne ho due e la scuola di nuoto ci fa lo sconto?
Lo sconto fratelli che fanno nella scuola di nuoto mi ha abituata bene e di figli ne ho due, c'è un pacchetto per tutta la famiglia?
Ma se siamo meno di quattro il corso parte lo stesso, che dalla pagina del ket ho capito mercoledì alle sei e mezza e otto persone
ho letto tre volte la pagina del key: mercoledì, sei e mezza, otto persone, libro da chiedere, ma quando finisce, prima delle vacanze?
ma si può avere prima il programma degli argomenti, visto che dalla pagina del ket ho capito mercoledì alle sei e mezza e otto persone?
non mi interessano le rate perché pago mio zio che fa il notaio e non bada a spese, si può avere sempre lo stesso insegnante?
il professore mi può seguire anche d'agosto, senza rate perché paga mio zio notaio?
non mi interessano le rate perché pago mio zio che fa il notaio e non bada a spese, zio può ricevere lui le comunicazioni
Mi firmate il modulo della cassa edile, perché il rimborso me lo dà la cassa edile in base alle ore?
Il rimborso me lo fa la cassa edile, basta che ci sia scritto quante ore e che livello, alla fine c'è un attestato con le ore fatte?
la ricevuta la fate subito o a fine corso, visto che il rimborso me lo dà la cassa edile in base alle ore?
ho la registrazione di tutte le lezioni che facevo online con un'altra scuola ma non le guardo mai, e voi le lezioni le registrate?
si può recuperare una lezione guardando un video, dato che con un'altra scuola avevo tutte le lezioni registrate e non le ho mai guardate
ho la registrazione di tutte le lezioni che facevo online con un'altra scuola ma non le guardo mai, il materiale si scarica da internet?
adesso il Cambridge quanto ci mette, che a Padova ho perso l'iscrizione aspettando i risultati del first?
I risultati del first li ho aspettati otto settimane e ho perso l'iscrizione alla magistrale di Padova, si può pagare di più per averli prima?
L'università vede l'esito online prima del certificato, che a Padova ho perso l'iscrizione aspettando i risultati del first?
dell'esame Cambridge so già tutto, quattro prove e poi lo speaking in coppia con uno sconosciuto, ma posso scegliere con chi fare l'orale
ma gli esaminatori sono i vostri insegnanti, visto che delle quattro prove e dello speaking del Cambridge so già tutto?
dell'esame Cambridge so già tutto, quattro prove e poi lo speaking in coppia con uno sconosciuto, ma se va male una prova si ripete solo quella?
mi potete aspettare dieci minuti oltre l'orario, perché lavoro in mensa fino alle due e il sabato non ce la faccio?
so che aprite alle nove e che il sabato chiudete all'una, ma io lavoro in mensa fino alle due, il contratto lo posso firmare da casa?
C'è qualcuno che risponde la sera sui social, perché lavoro in mensa fino alle due e il sabato non ce la faccio
Il toefl costa 220 euro, l'ho letto, dura tre ore e si arriva a 120, l'esito quando arriva?
il corso di preparazione quanto costa, visto che del toefl ho letto che costa 220 euro e dura tre ore?
il toefl costa 220 euro, l'ho letto, dura tre ore e si arriva a 120, se lo ripeto il mese dopo pago di nuovo tutto?
ma quanto costa l'esame, dato che del languagecert so solo che c'è ogni mese?
del languagecert ho capito che si fa ogni mese e che il risultato arriva in cinque giorni, ma si ripete gratis se si viene bocciati
ma si può fare da casa con la telecamera, che del languagecert so solo che c'è ogni mese?
So che i viaggi vanno in Irlanda e a Malta e che si fa un preventivo, però mia figlia è vegetariana e ha tredici anni, a tredici anni può già partire?
Chi sceglie la famiglia che ospita, che mia figlia ha tredici anni, è vegetariana e sogna Malta?
so che i viaggi vanno in Irlanda e a Malta e che si fa un preventivo, però mia figlia è vegetariana e ha tredici anni, quante volte a settimana può chiamare casa?
mi potete rimandare quel vecchio preventivo, visto che nel 2024 per tradurre un catalogo un'altra agenzia ci aveva chiesto duecento euro di meno
tra il preventivo di traduzione che ci avete fatto nel 2024 e quello di un'altra agenzia c'erano duecento euro di differenza, si paga alla consegna o prima?
se c'è un errore nella traduzione lo correggete gratis, perché nel 2024 per tradurre un catalogo un'altra agenzia ci aveva chiesto duecento euro di meno?
mio zio prete mi ha detto che da giovane faceva latino e greco e che le lingue si imparano a memoria, voi che metodo usate per la grammatica?
Gli studenti devono imparare poesie o dialoghi, secondo mio zio prete le lingue si imparano a memoria?
l'attestato del Comune serve a saltare il test, visto che dopo il terzo figlio riparto da un vecchio attestato A2 del Comune?
dopo il terzo figlio ho deciso di rimettermi a studiare, ho un vecchio attestato A2 del Comune e tanta paura, c'è un gruppo di sole mamme?
si può allattare in aula, dato che dopo il terzo figlio riparto da un vecchio attestato A2 del Comune?
mio figlio fa il chitarrista, ha ventidue anni e la Berklee di Boston gli ha chiesto un toefl entro il primo novembre, posso prenotare io al posto di mio figlio?
nel pomeriggio o di mattina si fa l'esame, che la Berklee a mio figlio chitarrista chiede un toefl entro novembre
Mio figlio fa il chitarrista, ha ventidue anni e la Berklee di Boston gli ha chiesto un toefl entro il primo novembre, il toefl si può fare due volte nello stesso mese?
L'insegnante di italiano sa un po' di cinese, che ho un banco di formaggi al Trionfale e una moglie cinese?
vendo formaggi al mercato Trionfale e mia moglie cinese parla solo la sua lingua e quattro parole di inglese, la patente cinese me la traducete con il timbro?
vi posso pagare in formaggi, scherzo, in contanti, visto che ho un banco di formaggi al Trionfale e una moglie cinese?
sto su una nave da crociera nove mesi l'anno, scendo a Civitavecchia il sabato ogni due settimane, si può fare l'esame di sabato pomeriggio
si possono fare lezioni dalla nave col satellite, perché lavoro in crociera e sbarco a Civitavecchia un sabato ogni due?
sto su una nave da crociera nove mesi l'anno, scendo a Civitavecchia il sabato ogni due settimane, il corso di gruppo si può seguire ogni due settimane?
Può fare l'esame in una stanza da solo, perché mio figlio ha il sostegno e la folla lo agita?
L'insegnante di sostegno di mio figlio dice che il B1 è alla sua portata, solo che la folla lo agita, l'insegnante di sostegno può entrare con lui?
avete insegnanti formati per l'autismo, visto che mio figlio ha il sostegno e la folla lo agita
per l'anno di prova da docente devo presentare un progetto clil di chimica e il mio inglese è un B2 tirato, mi date una mano a scrivere le schede di chimica?
il tkt in quante ore si prepara, dato che all'anno di prova porto chimica in inglese con un B2 tirato?
per l'anno di prova da docente devo presentare un progetto clil di chimica e il mio inglese è un B2 tirato, quante volte l'anno c'è il tkt?
i gemelli possono fare l'orale insieme, con due gemelli di dodici anni appena rientrati da Nairobi?
Siamo appena tornati da tre anni a Nairobi, i miei gemelli di dodici anni fanno una media internazionale, la pagella di Nairobi la traducete e la fate vidimare
C'è un gruppo di soli ragazzi bilingui, con due gemelli di dodici anni appena rientrati da Nairobi?
se entro il 20 gennaio non trovo posto dovrò rinunciare alla borsa per Melbourne, c'è una lista d'attesa?
mi tenete il posto fino a lunedì senza pagare, se no entro il 20 gennaio devo rinunciare alla borsa per Melbourne?
se entro il 20 gennaio non trovo posto dovrò rinunciare alla borsa per Melbourne, la borsa la gestite voi con l'università?
avete una biblioteca di film in inglese, io che con i telefilm dormo a differenza del mio ex collega del catasto
il mio ex collega del catasto ha imparato da solo con i telefilm ed è arrivato al C1, io con i telefilm dormo, quante parole bisogna sapere per il C1?
Date libri in prestito, io che con i telefilm dormo a differenza del mio ex collega del catasto?
Quest'estate ho lavorato in un camping a Jesolo con olandesi e tedeschi e mi sono vergognata del mio inglese, fate un corso estivo a luglio?
quante parole si imparano in tre mesi, visto che in un camping a Jesolo mi sono vergognata del mio inglese?
un insegnante va a domicilio da una signora anziana, dato che mia nonna di novant'anni vuole parlare con la nipote di Sydney?
mia nonna compie novant'anni sabato e ha detto che il suo sogno è parlare con la nipote di Sydney prima di morire, posso stare anch'io alla lezione per aiutarla?
ci fate un biglietto regalo carino, che mia nonna di novant'anni vuole parlare con la nipote di Sydney?
Noi infermieri del San Camillo ci stiamo muovendo in gruppo per andare in Galles, lì vogliono un livello alto e prove recenti, preparate all'oet per infermieri?
L'ordine degli infermieri gallese quale vuole, che siamo un gruppo di infermieri che va a lavorare in Galles
noi infermieri del San Camillo ci stiamo muovendo in gruppo per andare in Galles, lì vogliono un livello alto e prove recenti, fate l'ielts?
avete un corso da sentire in cuffia mentre guido, visto che guido il camion per mezza Europa e al liceo avevo otto?
al liceo avevo otto, poi ho fatto il militare, due anni in fabbrica e adesso la guida del camion in mezza Europa, una lezione persa per uno sciopero alla frontiera la pago?
per il patentino serve un livello di inglese, perché guido il camion per mezza Europa e al liceo avevo otto?
nell'agriturismo che ho a Bracciano arrivano sempre più francesi e mia figlia ventenne non vuole saperne, un corso di francese quanto costa
Chi non impara niente lo può rifare gratis, perché nell'agriturismo di Bracciano arrivano un sacco di francesi?
Nell'agriturismo che ho a Bracciano arrivano sempre più francesi e mia figlia ventenne non vuole saperne, il sito lo sistemate voi anche graficamente?
qualcuno ci aiuta con le interrogazioni di inglese, visto che la prof di lettere ci fa leggere Orwell in lingua e io ho a malapena un B1?
la mia professoressa di lettere, che è fissata, ci fa leggere Orwell in lingua e metà classe ha a malapena un B1, possiamo venire a studiare nelle vostre aule il pomeriggio?
che libro di grammatica mi consigliate, dato che la prof di lettere ci fa leggere Orwell in lingua e io ho a malapena un B1
con il cambio di cognome dopo il matrimonio ho un passaporto nuovo e sul certificato B2 c'è ancora quello vecchio, mi rifate il certificato con il cognome giusto?
all'esame devo portare anche l'atto di matrimonio, che sul mio B2 c'è il cognome da nubile?
Con il cambio di cognome dopo il matrimonio ho un passaporto nuovo e sul certificato B2 c'è ancora quello vecchio, il vecchio certificato resta valido?
Ci sono altri iscritti sopra i sessanta, che da quando sono vedova cerco un motivo per uscire la sera?
ho perso mio marito a marzo e cerco un motivo per uscire di casa almeno una sera, magari il lunedì o il martedì, dopo la lezione si va mai a cena insieme
posso portare un'amica a vedere una lezione, visto che da quando sono vedova cerco un motivo per uscire la sera?
firmate un accordo di riservatezza, perché la nostra ditta di ascensori ha tecnici in Qatar e manuali da seicento pagine?
gestisco le trasferte di una ditta di ascensori, abbiamo tecnici in Qatar e manuali da seicento pagine, fate un esame finale ai tecnici?
Va bene lo stesso o devo mandarvi qualcosa, perché il bonifico l'ha fatto mio padre ma l'iscritta al B2 sono io
Mio padre ha fatto un bonifico a nome suo ma l'iscritta al corso del B2 sono io che ho ventun anni, nella ricevuta potete mettere il mio nome?
se ho pagato due volte come faccio a riavere i soldi, visto che il bonifico l'ha fatto mio padre ma l'iscritta al B2 sono io?
giovedì prossimo è il compleanno della mia ragazza e le vorrei far trovare un corso C1 sotto la torta, il regalo lo può usare anche l'anno prossimo?
mi fate un cartoncino con scritto il nome, dato che giovedì la mia ragazza compie gli anni e vorrei regalarle il C1?
giovedì prossimo è il compleanno della mia ragazza e le vorrei far trovare un corso C1 sotto la torta, posso iscriverla senza dirglielo
dato che faccio la parrucchiera e chiudo il lunedì, mi dite se c'è un corso la mattina per bambini
Il libro usato, che io con tre figli faccio i conti, lo posso comprare da chi ha fatto il preliminary
Se mi iscrivo adesso che ho preso la tredicesima, il prezzo resta bloccato anche per l'anno prossimo
mi dite quanto costa il languagecert A1, che mio marito turco deve portarlo all'ambasciata inglese
quanti in Italia passano l'esame più alto del languagecert, il C2, che la mia caporedattrice pretende da chi traduce
quanti punti dà il livello Communicator, che sul bando del comune di Tivoli non lo scrivono
posso entrare mezz'ora dopo al corso A2, perché io da Boccea con due autobus non ci arrivo in tempo
quanti adulti ci sono nel corso del ket, che in classe con i ragazzini a cinquant'anni mi vergogno
Prendete nuovi collaboratori con il C2, che ormai vivo di traduzioni e mi manca un posto fisso
Quanti docenti possono partire con un Erasmus+ per Malta, che la collega che lo faceva è andata in pensione
da liceo privato di Velletri, con venti classi e poca esperienza, possiamo fare gli esami da soli nella nostra aula magna
siccome mia madre è ex dipendente Inps, mi dite entro che giorno si fa la domanda itaca quest'anno
nella vostra scuola è mai venuta un'ispezione, che il mio dirigente di Nettuno è un tipo sospettoso
ho chiesto dieci giorni fa di essere cancellata dopo il corso B1, chi ha preso in mano la mia richiesta
prima di guardare gli orari del first il sito mi è andato in errore due volte, è un problema del mio telefono
Ho mandato un reclamo per come si è svolto l'orale del PET a novembre, chi lo sta leggendo
Il mio relatore dice che ottanta punti al toefl bastano, ma è vero per la Luiss
il mio di sei anni non sta fermo un attimo, mi dite se durante la prova di starters può uscire
mio genero è di Cork e i bimbi a casa parlano un po' tutto, avete classi separate per bilingui
siamo un piccolo hotel con nove dipendenti e un proprietario di Losanna, ci dite altri alberghi che avete seguito
mi sono licenziata da un call center di Tiburtina, ho tre mesi di preavviso e una voglia matta di ripartire dal B1, il corso B1 me lo paga il centro per l'impiego?
si può cambiare livello dopo le prime lezioni, che mi sono appena licenziata dal call center e voglio ripartire dal B1?
Insegnate i termini delle sentenze, che sono avvocata e le sentenze europee le leggo a fatica?
da piccola parlavo inglese con il nonno maltese, adesso sono avvocata e le sentenze europee le leggo a fatica, riconoscete crediti per la formazione forense
il 4 dicembre mia figlia dà il first a Perugia e io intanto guardo già avanti al prossimo gradino, se a Perugia non passa l'aiutate a fare ricorso?
a diciassette anni può stare con gli adulti, perché il 4 dicembre mia figlia dà il first a Perugia?
Potete tenerci il bambino durante la lezione, perché tra babysitter e benzina ogni sera fuori ci costa ottanta euro
Ho fatto i conti con mia moglie, tra babysitter e benzina una sera a settimana ci costa ottanta euro oltre al corso, se veniamo in coppia c'è un prezzo speciale?
al mio paese, in Moldavia, ero maestra e qui faccio le pulizie, con il russo e il rumeno perfetti e l'italiano così così, mi riconoscono il titolo di maestra?
mi fate la traduzione giurata del diploma, dato che in Moldavia ero maestra e qui faccio le pulizie?
gli interpreti salgono anche in barca, che a maggio il nostro circolo di vela ospita giurati irlandesi e francesi?
Sono il tesoriere di un circolo di vela e a maggio ospitiamo un campionato con giurati irlandesi e francesi, quante ore di fila lavora un interprete?
l'orale del preliminary a mio nipote è andato male perché era raffreddato, e adesso non vuole più sentirne parlare, può ripetere soltanto l'orale?
vi hanno detto quanto ha preso in ogni prova, visto che a mio nipote l'orale del preliminary è andato male
quanti addetti per volta si possono iscrivere, perché all'aeroporto per l'appalto chiedono almeno un A2 agli addetti?
dirigo un'impresa di pulizie con quaranta addetti e un appalto all'aeroporto dove chiedono almeno un A2, se qualcuno non frequenta lo devo pagare lo stesso?
Finisco il dottorato a ottobre e se trovo un posto a Leida voglio arrivarci con qualcosa di più del mio inglese da laboratorio, correggete gli articoli scientifici
i vostri insegnanti vengono anche in laboratorio, visto che a ottobre finisco il dottorato e punto a Leida?
le assenze per le partite si possono recuperare, con mio figlio che si allena martedì e giovedì e gioca il sabato?
la squadra di calcio di mio figlio gioca ogni sabato e si allena martedì e giovedì, a scuola gli danno il first entro maggio, c'è un altro ragazzo con cui dividere le lezioni private?
La nostra nuova preside viene da Bolzano, parla tre lingue e vuole aprire una sezione con potenziamento di inglese, i vostri insegnanti possono fare supplenze?
Quante ore a settimana mandereste un madrelingua, che la nuova preside di Bolzano vuole il potenziamento di inglese?
il languagecert quanto costa, visto che per lavorare in Canada la mia socia mi parla di toefl e languagecert?
per il permesso di lavoro in Canada mi chiedono una prova di lingua e la mia socia mi ha parlato di toefl e languagecert, mi accompagnate voi all'ambasciata per il permesso
mi piacerebbe, ora che i figli sono all'università a Trento, fare l'anno sabbatico che non ho mai fatto, c'è qualcosa per chi ha più di quarantacinque anni?
Si può lavorare mentre si studia fuori, ora che i figli studiano a Trento e io sogno un anno sabbatico?
fate degli esami finti per abituarlo, visto che all'orale del KET mio figlio ha fatto scena muta
l'anno passato all'orale del KET mio figlio ha fatto scena muta e la maestra dice che serve solo più pratica, gli altri bambini del gruppo quanti anni hanno?
vi scrivo per mia cugina che non vedente lavora al centralino del Comune e vorrebbe l'A2, avete i libri in braille?
può entrare con il cane guida, che mia cugina è non vedente e lavora al centralino del Comune?
La prova di dieci pagine la fate gratis, che il mio editore ha comprato un romanzo coreano?
il mio editore ha comprato un romanzo coreano e vuole partire subito con una prova di traduzione di dieci pagine, il nome del traduttore va in copertina?
se i miei accettano di anticiparmi la tredicesima vorrei fare finalmente il C2 invece di rimandare ancora, fino a quando posso decidere senza perdere il posto?
se mi ritiro entro un mese che cosa mi tornate, sempre che i miei mi anticipino i soldi e io smetta di rimandare il C2
A quindici anni può stare in un corso di italiano da sola, perché una mia alunna brasiliana in italiano è ferma a buongiorno?
Una mia alunna brasiliana ha quindici anni, parla portoghese e inglese e in italiano è ferma a buongiorno, mandate un insegnante di italiano a scuola?
sto cercando qualcosa per me e per mio fratello, lui ha il PET io niente, possiamo stare nello stesso gruppo
mi hanno spostato le ferie a febbraio e perderei tre lezioni del mercoledì, come si fa in questi casi
io abito a Cinecittà e la sera la metro chiude presto, c'è qualcuno che torna in macchina da quelle parti
fatemi capire una cosa, che a me il giovedì avanza solo un'ora, il corso C1 si può fare a metà prezzo
Tra un mese do la maturità e poi ho l'estate per l'advanced, tenete aperto anche ad agosto
Faccio la commessa in aeroporto e il capo mi ha parlato del languagecert, quanto costa l'esame in quattro
ai miei colleghi serve chi un A2 chi un B1 chi un C1, quanto si paga per i diversi esami languagecert
per l'albo dei traduttori mi tocca un C2 entro dicembre, il languagecert di quel livello chi lo corregge
mia suocera viene dal Marocco e raggiunge mio cognato a Leeds, al languagecert A1 posso farle da interprete
ho dato il DELE l'anno scorso e in aula faceva un freddo cane, agli esami Cambridge ci si può tenere il cappotto
il Goethe l'ho dato a Trieste e ci hanno tenuti fuori un'ora, al vostro esame Cambridge quanto prima ci si presenta
Mi ha mandato qui la mia portinaia che fa spagnolo non so dove, voi avete bisogno di qualcuno per le pulizie
Sono nata nel 1980 in via Crescenzio e il palazzo lo conosco bene, le aule danno sul cortile o sulla strada
il modulo del sito mi va in errore ogni volta che scrivo B2, chi è che vi cura il sito
il commercialista entro venerdì chiude l'anno e gli manca la ricevuta del corso di dicembre, me ne fate una copia
da buon informatico C1 di inglese e C2 di sospetto vi chiedo, su quali server tenete il sito
al corso del martedì siamo finiti in dodici invece di otto e non va bene, ci ridate una parte dei soldi
mio marito insegna musica alle medie e vorrebbe fare il B2 il martedì, può usare la carta di un collega
Al linguistico la madrelingua era di Voghera e ci siamo fatti una risata, posso parlare prima con la vostra insegnante
Tra libri di scuola e vocabolari ho speso 400 euro a settembre, all'esame si può usare il vocabolario
faccio l'attore, giro una serie a Budapest e ho pochissimo tempo, un insegnante può venire sul set
in pediatria dove lavoro si parla sempre di starters e movers, fate un prezzo per i figli dei dipendenti
abbiamo adottato due fratellini etiopi che un po' di inglese lo sanno, i corsi junior quanto costano
il nostro responsabile odia le cose lunghe e sogna due giorni e via, il workshop finisce con un attestato per tutti
facciamo software per ospedali, ci chiamano da Helsinki ogni lunedì e ci capiamo a gesti, ci ascoltate voi i messaggi vocali che ci mandano
Al nostro istituto agrario di progetti non ne abbiamo mai fatti, nemmeno un pon, quante possibilità abbiamo di vincere
Con il lavoro da barista e un C1 scolastico in tasca, quanti punti al toefl potrei fare secondo voi
a mia madre hanno chiesto quaranta euro solo per dirle che era un A2, il vostro test quante domande ha
ho la macchina dal meccanico fino a lunedì e vado a piedi ovunque, il corso B1 si salta se piove forte
ho ritrovato in cantina il vocabolario del 1994, per il corso A2 bisogna avere un computer
mio fratello giura che al proficiency fanno cantare, ma davvero quanti minuti dura l'orale
sono alla terza media, ho un dieci in inglese e un quattro in ginnastica, il PET vale punti all'esame di terza media
Vengo da un C1 fatto su fotocopie in un'altra scuola, nel vostro corso advanced si usano i tablet
Per passare da responsabile di negozio a capoarea devo avere il first, mi fate una lettera per il mio direttore
a yoga siamo in trenta e non si respira, nelle vostre aule c'è l'aria condizionata
mia sorella ha speso 2000 euro in un posto che poi era abusivo, la vostra scuola posso visitarla prima
il mio vicino giura che da voi si possono solo fare i corsi, ma i suoi figli gemelli li avete avuti a lezione
dopo due bocciature al PET ho deciso di cambiare ente, mi riconoscete qualcosa di quello che ho già pagato
il nuovo parroco è nigeriano, parla un inglese da C2 e un italiano stentato, quanto spende la parrocchia per un corso
La mia ex moglie vuole sapere tutto con sei mesi di anticipo, quanti ragazzi partono per ogni viaggio studio
Ho scelto il B2 del martedì dopo mille dubbi e tre telefonate a mia madre, posso ancora cambiare idea dopo aver firmato
facendo il pendolare con Napoli mi riduco sempre all'ultimo, se arrivo tardi al CAE mi fanno entrare
abbiamo vinto una gara in Grecia e ci servono cento pagine di capitolato, prendete lavori anche nel fine settimana
buongiorno, volevo sapere quanto costano i corsi per ragazzi delle medie perché mia figlia è in terza media e il KET l'ha già preso
buonasera, mia figlia fa la terza media e ha già il KET, volevo sapere quando escono i risultati dell'esame Cambridge
buongiorno, volevo sapere se l'esame conta per il voto di terza media perché mia figlia è in terza media e il KET l'ha già preso
Buonasera, mia figlia fa la terza media e ha già il KET, volevo sapere se può annullare l'esame e quanto si perde
Salve, sono un'infermiera e finisco il turno alle due, mi potreste dire se le ore perse per i turni si possono recuperare
mi potreste dire quanto costa una lezione individuale per due persone, sono un'infermiera e dopo il turno delle due sono libera
salve, sono un'infermiera e finisco il turno alle due, mi potreste dire quanto costa sostenere l'esame languagecert B2
vorrei capire quando si tengono i corsi per i ragazzi della sua età, mio figlio ha undici anni e flyers l'ha fatto a maggio
buongiorno, scrivo per mio figlio di undici anni che ha fatto flyers a maggio, vorrei capire quanti minuti dura l'esame key
vorrei capire se gli scudetti di flyers danno diritto a uno sconto, mio figlio ha undici anni e flyers l'ha fatto a maggio
Ciao, studio economia e il bando per il doppio titolo esce a febbraio, mi chiedevo quanto costa il corso per il toefl
Mi chiedevo quanto dura la validità del toefl visto che a febbraio esce il bando per il doppio titolo di economia
ciao, studio economia e il bando per il doppio titolo esce a febbraio, mi chiedevo in quanti giorni arrivano i risultati del toefl
mi chiedevo se il certificato Cambridge ha una scadenza visto che a febbraio esce il bando per il doppio titolo di economia
avrei bisogno di sapere se il test di livello si fa online dato che ho quarant'anni e l'inglese non lo tocco dal liceo
buongiorno, ho quarant'anni e non tocco l'inglese dal liceo, avrei bisogno di sapere se nei corsi per principianti ci sono persone adulte come me
avrei bisogno di sapere quante persone servono perché il corso parta dato che ho quarant'anni e l'inglese non lo tocco dal liceo
Salve, dirigo un piccolo studio di ingegneria con clienti arabi e tedeschi, potete dirmi quanto bisogna versare di anticipo per un corso aziendale
Potete dirmi se i corsi si tengono anche ad agosto visto che il mio studio di ingegneria lavora con arabi e tedeschi
salve, dirigo un piccolo studio di ingegneria con clienti arabi e tedeschi, potete dirmi come si paga una traduzione dall'estero
potete dirmi se le vostre traduzioni hanno valore legale in tribunale visto che il mio studio di ingegneria lavora con arabi e tedeschi
mi sapete dire quando finisce il corso C1 che a settembre mi trasferisco da Bari con un B2 in tasca
vi contatto da Bari perché a settembre mi trasferisco a Roma per lavoro con un B2 in tasca, mi sapete dire quanto si paga se ci si iscrive a corso iniziato
mi sapete dire se la segreteria risponde anche su whatsapp che a settembre mi trasferisco da Bari con un B2 in tasca
Vi contatto da Bari perché a settembre mi trasferisco a Roma per lavoro con un B2 in tasca, mi sapete dire a quanti minuti siete dalla fermata della metro
Sono la nonna di due bambini di sei e nove anni che parlano già un po' di inglese col papà, volevo chiedere quanto costa il corso per tutti e due i bambini
volevo chiedere quanto dura una lezione per i bambini perché i miei nipoti di sei e nove anni col papà parlano inglese
sono la nonna di due bambini di sei e nove anni che parlano già un po' di inglese col papà, volevo chiedere se nei corsi per bambini si può entrare a metà anno
volevo chiedere in quali giorni ci sono i corsi per bambini perché i miei nipoti di sei e nove anni col papà parlano inglese
mi direste quante settimane dura un viaggio studio estivo che mio figlio sedicenne vuole fare luglio fuori e poi il quarto anno in Canada
buonasera, mio figlio sedicenne vorrebbe passare luglio fuori e l'anno dopo il quarto anno in Canada, mi direste quanto costa l'assicurazione per annullare il viaggio
Mi direste quando si ritira il passaporto con il visto che mio figlio sedicenne vuole fare luglio fuori e poi il quarto anno in Canada
Buonasera, mio figlio sedicenne vorrebbe passare luglio fuori e l'anno dopo il quarto anno in Canada, mi direste se durante il viaggio c'è un medico
mi direste se con il bando itaca si copre tutta la cifra che mio figlio sedicenne vuole fare luglio fuori e poi il quarto anno in Canada
insegno alle elementari a Ladispoli e vorrei fare il C1 entro la mobilità di marzo, vi chiedo se posso pagare una parte in contanti e una parte con bonifico
vi chiedo in quale settimana di giugno finiscono le lezioni perché insegno alle elementari e voglio il C1 prima della mobilità
insegno alle elementari a Ladispoli e vorrei fare il C1 entro la mobilità di marzo, vi chiedo quanto costa l'esame languagecert C1
vi chiedo quante assenze sono permesse nel corso C1 perché insegno alle elementari e voglio il C1 prima della mobilità
Insegno alle elementari a Ladispoli e vorrei fare il C1 entro la mobilità di marzo, vi chiedo se rilasciate l'attestato di frequenza per la mobilità
Vorremmo sapere quanto costa un corso di italiano per stranieri perché mia moglie ucraina è farmacista e intanto fa la cameriera
mia moglie è ucraina, ha una laurea in farmacia e da un anno fa la cameriera a Trastevere, vorremmo sapere se fate la traduzione giurata della laurea
vorremmo sapere in che giorni c'è il corso di italiano per stranieri perché mia moglie ucraina è farmacista e intanto fa la cameriera
mia moglie è ucraina, ha una laurea in farmacia e da un anno fa la cameriera a Trastevere, vorremmo sapere se rispondete anche in ucraino
buongiorno, al corso del martedì ho avuto un problema con un altro iscritto e non so a chi dirlo, mi dite come si cambia gruppo
mi dite in quanti giorni si riavrebbero i soldi se lascio dato che al corso del martedì ho avuto un problema con un altro iscritto
Buongiorno, al corso del martedì ho avuto un problema con un altro iscritto e non so a chi dirlo, mi dite se posso parlare di persona con la coordinatrice
`;
