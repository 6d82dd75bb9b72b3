// Questions in the words of those who don't write like the site, under the fact that answers them, `a|b` where either does.
export const everyday = `
## corsi-a2.prezzo|corsi.prezzo
mia figlia vuole iscriversi al ket con le amiche, che bonifico mi devo aspettare?
per il key in classe quanti bigliettoni partono
ket collettivo, dobbiamo fare due conti in famiglia: di che somma parliamo
ah ok, e il ket viene uguale?
## corsi-b1.prezzo|corsi.prezzo
nonna mi regala il pet per la comunione del nipote, quanto deve metterci?
con la tredicesima ci esce il percorso preliminary?
Gentilissimi, per il B1 serale qual è l'esborso previsto?
## corsi-b2.prezzo|corsi.prezzo
il mio datore mi rimborsa fino a mille, col first ci sto dentro?
aò ma er first me svena o se po' fa?
mio figlio dice che al first si lasciano settecento euri, esagera?
## corsi-c1.prezzo|corsi.prezzo
sto mettendo i soldi da parte per l'advanced, a che punto mi posso fermare
ma cinquanta ore di cae in gruppo a quanto le vendete
e se invece andassi sul cae, a soldi?
## corsi-c2.prezzo|corsi.prezzo
livello madrelingua o quasi, quello del venerdì: che investimento è
per il cpe mi ci vuole un mutuo? haha
## corsi-a2.durata|corsi.durata
il percorso key in tutto quante ore di banco fa
mio figlio si stufa subito, il ket gli porta via quanto?
## corsi-b1.durata|corsi.durata
devo scrivere nel modulo permessi studio le ore complessive del preliminary
il pet serale è tosto come impegno? cioè quante ore in totale
## corsi-b2.durata|corsi.durata
alla mia azienda serve il numero di ore del first per darmi il permesso
b2 in gruppo me lo sbrigo in una ventina di ore o di più?
## corsi-c1.durata|corsi.durata
quante ore di aula mi faccio se vengo all'advanced
il cae quante ore complessive prevede, me lo chiede l'ordine per i crediti
## corsi-c2.durata|corsi.durata
ma il proficiency va avanti per tanto? tipo cento ore?
per il CPE il programma su quante ore è spalmato
## corsi-a2.orario
alle medie mia figlia ha pallavolo martedì e giovedì, col ket si accavalla?
il key lo fate quando i ragazzini sono già usciti da scuola?
posso venire a prendere mio figlio alle otto dopo il ket o esce prima
mentre il key a che ora esce?
## corsi-b1.orario
lunedì sera ho la psicologa alle 19, il preliminary mi salta?
attacco il turno alle 20:30, dopo il pet ce la faccio a essere al lavoro?
il pet rovina l'inizio della settimana o è messo più in là
e il pet invece quando cade
dunque io la domenica notte lavoro e il lunedì dormo fino a tardi il pet serale lo reggo o comincia presto
## corsi-b2.orario
martedì gioco a padel alle nove, prima riesco a fare il first?
mia moglie fa la guardia il martedì, se fosse il first dovrei trovare una babysitter?
in che sera devo liberarmi per il fce
sono un'infermiera, smonto alle 14 e il giorno libero è il martedì: il b2 quando capita?
## corsi-c1.orario
il giovedì c'è la champions, l'advanced è proprio lì in mezzo?
devo dire al capo che un giorno stacco prima per il cae, quale?
alle otto e un quarto ho il treno da termini, dall'advanced esco in tempo
## corsi-c2.orario
il venerdì io torno a Frosinone, il cpe lo perdo?
proficiency, prima dell'aperitivo o dopo? 😂
shabbat comincia il venerdì al tramonto, il c2 cade proprio lì?
il proficiency? che sera
## corsi-a2.inizio|corsi.inizio
il gruppo key è già bello che avviato o mia figlia fa in tempo
ci siamo svegliati tardi per il ket, toccherà aspettare l'anno prossimo?
a2 nuovo giro avete già in mente quando
## corsi-b1.inizio|corsi.inizio
torno dall'erasmus a febbraio, col preliminary mi aggancio a qualcosa?
hanno già cominciato senza di me al pet o no
mi sa che ho perso il treno per il preliminary di ottobre
## corsi-b2.inizio|corsi.inizio
finisco la sessione a fine gennaio, un first che attacca dopo c'è?
quelli del first quante settimane fa hanno cominciato
salve il gruppo b2 di ottobre ormai sarà avanti, ne aprite un altro?
## corsi-c1.inizio|corsi.inizio
cae: si è già partiti o siete ancora a raccogliere gente
vorrei unirmi all'advanced, sono in ritardo?
quand'è che avviate una nuova classe di c1
## corsi-c2.inizio
ho controllato il calendario e il 22 ottobre non era venerdì, il cpe allora quando ha cominciato?
sul sito il proficiency ha una data strana, mi spiegate
c2 al via il ventidue? non mi torna col giorno
## corsi-a2.posti|corsi.posti
mia figlia è timidissima, al ket quanti ragazzini si trova davanti?
nel key riuscite a infilarci ancora due sorelle?
## corsi-b1.posti|corsi.posti
al preliminary siete in quattro gatti o in una folla
una sedia libera il lunedì al pet c'è?
siamo tre colleghi, nel gruppo pet ci entriamo tutti?
## corsi-b2.posti|corsi.posti
il martedì sera col first quanti vi stringete in aula
first tutto esaurito o si rimedia un buco?
## corsi-c1.posti
per il cae avete riempito la classe?
nell'advanced ho letto 6, sono quelli rimasti o quanti siete in tutto?
## corsi-c2.posti
il gruppo proficiency è davvero di quattro persone?
al cpe ci sarà poca gente immagino, quanti ne prendete
## corsi-a2.sede|corsi.sede
accompagno mio figlio al ket in motorino, dove lo devo lasciare?
il key si frequenta dal vivo o davanti a uno schermo
## corsi-b1.sede|corsi.sede
abito a Viterbo, il pet tocca venire giù tutte le volte?
per il preliminary in che quartiere devo andare
## corsi-b2.sede|corsi.sede
il gruppo del first si ritrova a prati o vi appoggiate a qualche altro posto
il first da divano, col pc, si può o bisogna presentarsi?
## corsi-c1.sede|corsi.sede
col cae ci si vede in carne e ossa?
advanced: l'aula dove sta
## corsi-c2.sede|corsi.sede
per il cpe devo attraversare roma o avete qualcosa all'eur
il proficiency è faccia a faccia oppure su zoom
## corsi-a2.materiali|corsi.materiali
per il ket che gli compro a mio figlio, un volume?
nel key non leggo niente sui libri, come funziona?
## corsi-b1.materiali|corsi.materiali
per il preliminary devo passare in libreria o ci pensate voi
il manuale del pet è già dentro alla cifra o lo pago extra
## corsi-b2.materiali|corsi.materiali
mi ha passato il volume del first mia cugina, mi serve o lo date voi
su cosa si studia al first, me lo portate voi in classe?
## corsi-c1.materiali|corsi.materiali
al cae bisogna spendere altri soldi in manuali?
c'è un testo apposta per l'advanced?
## corsi-c2.materiali|corsi.materiali
al cpe lavorate su fotocopie, articoli, che roba usate
per il proficiency cosa mi mettete in mano per studiare
## corsi-a2.formato|cambridge.formato
mia figlia ha l'ansia, al ket che le fanno fare esattamente?
oltre ai quiz nel key c'è da chiacchierare con qualcuno?
## corsi-b1.formato|cambridge.formato
nel pet bisogna pure scrivere una lettera o roba simile?
il preliminary si divide in quanti pezzi
## corsi-b2.formato|cambridge.formato
al first prima si legge e poi si ascolta? come va
quali abilità ti guardano nel fce
## corsi-c1.formato|cambridge.formato
nel cae su cosa vengo messo alla prova
l'advanced ha ancora lo use of english?
## corsi-c2.formato|cambridge.formato
quanti paper ha il cpe
al proficiency ti interrogano anche a voce
## corsi-a2.descrizione
la maestra ha detto ket e io non so manco cosa sia, me lo raccontate?
che ci si guadagna a fare il key da voi
## corsi-b1.descrizione
il preliminary serale in due parole
una panoramica sul pet in gruppo se possibile
il B1 che fate il lunedì di cosa si tratta?
## corsi-b2.descrizione
mi racconti un po' come va questo first del martedì
buonasera, mi illustra il percorso FCE collettivo?
per laurearmi in economia mi chiedono il b2, la sera da voi che si combina?
## corsi-c1.descrizione
sono curioso dell'advanced, me lo presenti?
cae da voi com'è organizzato, tutto quello che devo sapere
## corsi-c2.descrizione
il cpe da voi in che consiste?
traduttrice freelance, mi tenta il proficiency: me ne dite di più
## corsi.prezzo
se veniamo in due la sera, più o meno che cifra tiriamo fuori a testa
studiare in compagnia da voi a quanto sta
sono studentessa fuori sede e squattrinata, un gruppo me lo posso permettere?
vorrei sapere che budget serve per frequentare una classe
## corsi.durata
un percorso di gruppo quante ore copre in totale
ma una volta entrato in classe, per quante ore vi devo sopportare? :)
## corsi.orario
ho due bimbi piccoli e sono libera solo dopo le sei, avete qualcosa?
faccio il barista, la sera lavoro: di giorno esiste un gruppo?
mi fate il quadro della settimana, livello per livello?
sono pendolare e a Roma ci sto solo dal lunedì al mercoledì, che gruppi becco?
in ufficio esco alle cinque, che serate avete
## corsi.inizio
mi sono deciso solo ora, i gruppi sono tutti già in moto?
mi trasferisco a Roma dopo la befana, troverò un gruppo che comincia?
la nuova infornata di lezioni quando?
## corsi.posti
odio i corsi con trenta cristiani, da voi com'è la situazione?
le aule sono strapiene o si respira
qual è il tetto per gruppo
## corsi.sede
per seguire le lezioni da che parte della città mi devo muovere
dad o banchi veri?
## corsi.docenti
ma chi sta alla lavagna, gente nata là?
non voglio un prof con l'accento di Frosinone, garantite?
il personale che insegna da dove arriva
avete docenti d'oltremanica?
chi mi ritrovo in classe a spiegare
## corsi.iscrizione
ok mi avete convinto, adesso che faccio?
come blocco una sedia per me
devo passare di persona a firmare o basta una telefonata per entrare nel gruppo?
vorrei segnare mia madre a lezione, qual è la mossa
per aggregarmi a una classe a chi mi rivolgo
mio fratello vuole aggiungersi al gruppo serale, chi deve sentire?
## corsi.materiali
sussidiari, eserciziari, dispense: in quali gruppi li date voi?
devo mettere in conto la libreria oltre alla quota?
## corsi.descrizione
che cosa si può studiare da voi in inglese
cerco qualcosa per rispolverare la lingua prima della pensione, che avete in catalogo
mi fai una carrellata dei vostri percorsi
## corsi.livelli
partite dall'abc o bisogna già sapere qualcosa
dall'assoluto zero fino al top, coprite tutta la scala?
un gruppo per chi è proprio a digiuno esiste?
## individuale-a2.prezzo|individuale.prezzo
un'oretta sola con la prof, livello key, quanto le do?
ripetizioni a quattr'occhi per il ket di mia figlia, che cifra chiedete
## individuale-b1.prezzo|individuale.prezzo
un docente dedicato a me solo per il pet, ogni ora quanto mi parte
se il preliminary lo preparo per conto mio con un maestro, la tariffa?
## individuale-b2.prezzo|individuale.prezzo
first senza compagni, solo io e l'insegnante: che tariffa applicate
dieci incontri vis à vis per il fce quanto fanno in totale?
## individuale-c1.prezzo|individuale.prezzo
sessanta minuti di cae a tu per tu, che paghi?
il mio capo vuole l'advanced in privato, che gli scrivo nel budget
e da solo, sempre cae, all'ora?
## individuale-c2.prezzo|individuale.prezzo
un coach personale per il cpe a che cifra lo trovo da voi
proficiency da solista, tariffa?
## individuale-a2.durata|individuale.durata
se mia figlia il ket lo fa in privato, di quanti incontri parliamo più o meno
col maestro tutto suo per il key bastano dieci ore?
## individuale-b1.durata|individuale.durata
preliminary da soli col tutor, che monte ore suggerite
mi bastano venti orette di ripetizioni per il pet?
## individuale-b2.durata|individuale.durata
da privatista col vostro docente, il first quante ore richiede di media
quante orette a tu per tu devo comprare per affrontare il fce
e per conto mio il first in quante orette
## individuale-c1.durata|individuale.durata
per il cae in solitaria che pacchetto di ore avreste in mente
advanced da solo col prof: venti ore sono poche?
## individuale-c2.durata|individuale.durata
quanto bisogna sgobbare col tutor prima del cpe
il proficiency in privato lo prepari in trenta ore o tocca farne di più
## individuale-a2.descrizione|individuale.descrizione
il ket lo potrebbe preparare mio figlio per conto suo con qualcuno vostro?
key ma niente gruppo, mia figlia si vergogna: che soluzione c'è
## individuale-b1.descrizione|individuale.descrizione
al gruppo del pet non riesco a venire, c'è un'alternativa solo per me?
qualcuno che segua soltanto me per il preliminary, come siete messi
## individuale-b2.descrizione|individuale.descrizione
il martedì proprio non posso, il first lo posso preparare in altro modo?
sul first a tu per tu raccontatemi qualcosa
## individuale-c1.descrizione|individuale.descrizione
cae su misura per me, lo proponete?
ho già dato l'advanced e l'ho cannato, mi serve uno che lavori solo sui miei punti deboli
## individuale-c2.descrizione|individuale.descrizione
cpe fuori dal gruppo, cosa mi offrite
mi servirebbe un mentore per il proficiency, ne avete
## individuale.descrizione
preferirei stare da sola col docente, come vi organizzate?
mi vergogno davanti agli altri, si può studiare in due, io e il prof?
ripetizioni di inglese ne date?
un maestro a domicilio o comunque solo mio, come funziona da voi
## individuale.prezzo
le ripetizioni da voi a che tariffa stanno
se voglio il docente tutto per me la bolletta sale di tanto?
un'ora col prof in esclusiva quanto si paga a seconda del livello?
sì ma a tu per tu quanto?
## individuale.durata
col docente privato mediamente dopo quante ore uno è pronto
in solitaria, livello per livello, quante ore suggerite di fare
## individuale.orario
faccio la hostess e ho turni ballerini, col docente privato ci si accorda?
le ripetizioni si possono mettere in pausa pranzo?
chi decide quando vederci, io o il maestro, nelle lezioni da soli
## test-livello.prezzo
la verifica iniziale la fate a sbafo o tocca cacciare soldi?
per farmi valutare il mio inglese devo aprire il portafoglio?
lo scritto d'ingresso è offerto da voi?
il placement me lo fate pagare se poi non mi iscrivo?
## bambini.descrizione
ho una peste di sette anni da parcheggiare a inglese, la prendete?
i miei marmocchi potrebbero imparare qualche parola da voi?
avete attività in lingua per i piccoli delle elementari
mia nipotina canta le canzoncine in inglese, la fate continuare voi?
quindicenne svogliato, esiste qualcosa per la sua età?
inglese per gli under 12, ne avete?
## bambini.eta|young-learners.eta
il mio cucciolo ne compie sei a marzo, può già provare?
da piccini quanto piccini li prendete?
per una terza elementare che certificato ci sta bene
i gemelli hanno nove anni, a quale prova possono puntare
mia figlia fa la prima media a undici anni, rientra ancora tra i piccoli?
## cambridge.descrizione
si possono prendere da voi i diplomini famosi di inglese, quelli britannici?
mi serve la sigla del centro per la domanda di concorso, quella IT qualcosa
ma l'esame quello ufficiale lo fate proprio voi o mandate altrove?
quali certificati di Cambridge rilasciate
per la laurea mi serve un pezzo di carta ufficiale, da voi lo posso prendere?
oltre ai piccoli e agli adulti, certificate anche i prof con cambridge?
## cambridge.prezzo
la sola prova ufficiale, senza lezioni, a quanto viene?
per presentarmi al first da esterno che tassa verso
iscrivere mia figlia alla prova del ket quanto ci salassa
dove trovo quanto si versa per dare l'advanced
mi servono le cifre per sostenere il proficiency da privatista
e la prova vera e propria, a parte le lezioni?
## cambridge.iscrizione
per la prova di giugno sono già fuori tempo massimo?
con quante settimane d'anticipo devo muovermi se voglio dare il pet
mi devo segnare per il first, quando mi chiudete la porta?
se mi sveglio un mese prima dell'esame è tardi
quanto in là posso rimandare prima di prenotare il cae
e per la prova entro quando mi segno
## cambridge.date
quand'è che si può sostenere la prossima prova ufficiale
mi laureo a luglio, la prova del first prima c'è?
il prossimo appello del ket quando cade
avete il calendario 2027 delle prove?
in primavera c'è modo di sostenere il proficiency
e l'esame quando sarebbe poi
## cambridge.livelli
ket pet fce cae cpe: mi traducete ste sigle in gradini?
quale sarebbe il corrispettivo del c1 tra i certificati di cambridge
in che ordine vanno i vari esami, dal più facile al più tosto?
che sigla aveva una volta quello che ora si chiama b2
## cambridge.formato
la prova ufficiale in quante tappe è divisa
mi tocca anche ascoltare una registrazione nella prova di cambridge?
che cosa ti chiedono di fare quando ti siedi a dare la certificazione cambridge
## cambridge.preparazione
devo sostenere la prova ufficiale a giugno, come mi allenate?
prima di dare cambridge posso farmi un po' di lezioni con voi? di che tipo
cerco qualcuno che mi porti fino alla certificazione cambridge
## cambridge.riconoscimento
quel foglio di cambridge poi a chi lo posso far vedere?
all'università di Bologna me lo convalidano, il certificato cambridge?
il mio futuro capo a Berlino lo guarda il first o è carta straccia
lo prendono per la magistrale in Svezia il cae?
se emigro in Nuova Zelanda il proficiency di cambridge lo prendono sul serio?
## cambridge.sede
il giorno della prova dove mi presento?
la prova la sostengo nelle vostre aule o in un altro edificio
dove sta scritto il luogo e l'ora in cui devo dare il first
## cambridge.successo
ho paura di essere segato, di solito i vostri ce la fanno?
che tasso di bocciature avete
tra i vostri allievi quanti tornano a casa col certificato in mano
siete bravi a farli passare, statistiche?
## young-learners.descrizione
come si chiamano quelle prove per i bimbi delle elementari, quelle coi nomi buffi
flyers è il gradino dopo movers?
la maestra parla di starters, in pratica che è?
## young-learners.eta
movers a sette anni è prematuro?
flyers a tredici anni è fuori tempo?
quanti anni si devono avere compiuti per lo starters
e flyers da che età?
## young-learners.durata
una bimba di sei anni riesce a stare concentrata per tutto lo starters? quanto tiene
li lascio a fare il flyers e vado a prendere un caffè, faccio in tempo?
starters quanto ci mettono?
## young-learners.punteggio
ai bimbi danno il voto o delle medagliette
al movers si può venire bocciati o si prendono stemmi?
il diploma dei piccoli ha gli scudi disegnati: quanti sono in tutto
## tkt-clil.descrizione
insegno storia in inglese al liceo, c'è un titolo che lo certifica?
sono docente di scienze e la preside vuole che insegni in lingua, che attestato prendo
il teaching knowledge test da voi si può dare?
prof di fisica cerca certificazione per fare lezione in inglese
un titolo cambridge per chi spiega geografia in inglese lo rilasciate?
## scuole.eta
i ragazzi di terza media per il key for schools sono grandi?
prima liceo linguistico, il first for schools è per loro?
a sedici anni preliminary for schools si può ancora?
abbiamo alunni dagli undici ai diciotto, le versioni for schools a chi vanno
## languagecert-a1.durata|languagecert.durata
mia madre deve fare access, quanto la tengono dentro?
l'orale del languagecert più basso è roba di pochi minuti?
## languagecert-a1.descrizione
languagecert per chi sa quattro parole, come si chiama e cosa guarda
access di languagecert, due righe per capirlo
## languagecert-a2.durata|languagecert.durata
achiever: un'ora e mezza e via o si va oltre?
quanto parlo all'orale di achiever
## languagecert-a2.descrizione
achiever di languagecert a cosa serve, su cosa lavora
spiegatemi il language cert a2
## languagecert-b1.durata|languagecert.durata
communicator, prendo il permesso al lavoro: mezza mattinata basta?
ma il b1 di languagecert quanti minuti di penna e quanti di voce
## languagecert-b1.descrizione
languagecert communicator a chi è rivolto e cosa attesta
b1 ma non cambridge, quello languagecert: com'è?
## languagecert-b2.durata|languagecert.durata
expert: esco dopo due ore?
per lo speaking di expert quanto resto davanti all'esaminatore
## languagecert-b2.descrizione
in alternativa al first vorrei language cert b2, che roba è
expert di languagecert, cosa viene certificato
## languagecert-c1.durata|languagecert.durata
il mastery normale, non il pro, in quanti minuti si fa
quante ore di scritto al languagecert c1, circa
## languagecert-c1.descrizione
mastery di language cert, informazioni di base per favore
languagecert livello c1, quali abilità tocca
## languagecert-c2.durata|languagecert.durata
mastery pro, due ore e mezza di scritto ho capito bene?
al livello massimo di languagecert quanto dura il colloquio
## languagecert-c2.descrizione
qual è il languagecert più alto di tutti e cosa attesta
mastery pro me lo inquadri un attimo?
## languagecert.descrizione
un'amica ha preso un certificato diverso da cambridge, language qualcosa: lo avete?
sento parlare di sto languagecert, perché dovrei farlo
## languagecert.durata
a seconda del gradino quanto si sta chiusi a fare languagecert
tra penna e voce languagecert quanti minuti prende, gradino per gradino
## languagecert.risultati
il foglio del languagecert mi serve entro una settimana dalla prova, ce la fate?
do languagecert lunedì, venerdì so già qualcosa?
quanto mi tenete sulle spine dopo languagecert
e col languagecert quanto attendo l'esito
## languagecert.date
languagecert a febbraio si può dare?
se perdo languagecert a dicembre devo aspettare mesi?
quante volte all'anno posso presentarmi a languagecert
languagecert più spesso?
## languagecert.riconoscimento
mi trasferisco a Manchester, languagecert alla frontiera me lo accettano?
dietro a languagecert c'è qualche ente che vigila?
languagecert è roba seria o un pezzo di carta
## languagecert.formato
languagecert è tutto al tavolino o c'è pure da chiacchierare
quali competenze vogliono vedere in languagecert
## languagecert.preparazione
per arrivare pronto a languagecert mi date una mano voi? da casa pure?
lezioni mirate a languagecert ne fate, anche metà e metà?
## languagecert.livelli
access, achiever, communicator... com'è la scala completa?
languagecert da dove parte e dove arriva
## languagecert.iscrizione
vorrei il languagecert, qual è la prima cosa da fare
che strada si percorre per arrivare al foglio di languagecert in mano
mi segnate voi per languagecert? come si comincia
## toefl.descrizione
per andare a studiare a Boston mi chiedono un test americano, ce l'avete?
il test ets si può sostenere lì da voi?
mia figlia vuole un college negli states, le serve il toefl: che ci dite
## toefl.prezzo
quanti dollari o euro partono per il test americano
il toefl da voi quanto mi alleggerisce
babbo mi paga il toefl se sta sotto i 250, siamo a posto?
il toefl quindi a quanto sta
## toefl.durata
devo chiedere un permesso in ufficio per il toefl, mezza giornata è sufficiente?
la parte dove si ascolta, nel toefl, quanto tempo prende
resto seduto tante ore col toefl?
col toefl quanto ci resto
## toefl.formato
nel toefl oltre a leggere che si fa
che pezzi compongono il test ets
al toefl si parla con una persona o quante parti ci sono?
## toefl.punteggio
fino a quanto si può arrivare col toefl
ho fatto 87 al toefl, su quanto è?
il test americano come assegna i punti
e al toefl il massimo?
## toefl.preparazione
se voglio allenarmi al test ets, che percorsi mettete in piedi
il toefl lo do tra tre settimane e sono in panico, c'è un corso lampo?
qualcuno da voi mi insegna i trucchi del toefl?
toefl in classe con altri, quante ore in totale?
## toefl.date
in che giorni si può sostenere il toefl a prati
come fisso il mio posto per il test ets
toefl prima di natale: possibile?
## lingue.descrizione
mi trasferisco a Lione, insegnate la lingua di là?
siviglia mi ha stregato, vorrei parlare come loro: ci pensate voi?
la fabbrica mi manda a Stoccarda per due anni, mi insegnate come si parla lì?
a parte l'idioma di Shakespeare, avete altro?
mia figlia fa il linguistico e va male in francese, date una mano?
ho voglia di rimettermi sul castigliano, ci siete?
## italiano-stranieri.descrizione
la mia ragazza è di Kiev e parla solo russo, può imparare la nostra lingua da voi?
il nostro badante peruviano deve migliorare a parlare con nonna, c'è un posto in cui studiare?
new in Rome, want to speak like local people, you help?
mein Mann will Italienisch lernen, haben Sie etwas?
per il permesso di soggiorno devo studiare la lingua italiana, la insegnate?
## traduzioni.descrizione
mi hanno dato un foglio in inglese dal tribunale di Londra, me lo girate in italiano?
abbiamo ospiti giapponesi al congresso, ci serve qualcuno in cabina
la web agency vuole il sito in cinque idiomi, ve ne occupate?
il manuale della pressa è in tedesco, chi me lo volta in italiano?
cercasi qualcuno che faccia da tramite tra noi e i clienti polacchi
## traduzioni.prezzo
quanto chiedete a cartella per voltare un testo in francese
un interprete una giornata che parcella ha
tre paginette da girare in inglese, che spesa è
mi fate sapere quanto verrebbe mettere il sito in spagnolo
## traduzioni.lingue
dal farsi all'italiano ve la cavate?
da quali idiomi potete voltare un documento
il vietnamita lo coprite per un manuale?
avete gente che conosce il bulgaro scritto
pure in greco?
## traduzioni.tempi
ho un atto da girare in spagnolo per lunedì, arrivate?
se vi mando cento pagine oggi quando le riavrei
di solito un certificato da voltare in inglese in quanti giorni è fatto
e per riaverlo tradotto?
## aziende.descrizione
gestisco un b&b e la reception balbetta con gli stranieri, ci aiutate?
vorrei che i miei commessi sapessero servire i turisti
il nostro cfo deve presentare in inglese a Londra, qualcuno che lo alleni?
siamo una startup di 15, cosa potete fare per il team
HR di una farmaceutica: cerchiamo un partner per la lingua del personale
## aziende.prezzo
per un reparto di otto impiegati che spesa dobbiamo deliberare
inglese da ufficio, io e il docente, quanto l'ora?
il capo del personale chiede una stima per la formazione dei nostri
## aziende.durata
il nostro staff può impegnarsi per un paio di giornate, esiste una formula?
un percorso per gli impiegati quanti mesi prende di solito
abbiamo budget fino a giugno, i percorsi per ditte quanto vanno avanti?
e per i miei impiegati, mesi o giorni?
## aziende.modalita
i miei tecnici sono sempre in cantiere, potreste venire voi?
lo stabilimento è ad Anagni, ci raggiungete o ci colleghiamo?
metà team a Milano e metà a Roma, come si fa lezione?
## aziende.riconoscimento
per i fondi interprofessionali avete i bolli della regione?
l'ufficio acquisti vuole sapere se come ente formativo avete le carte in regola
la formazione che date ai dipendenti ha un timbro regionale?
## scuole.descrizione
sono vicepreside di un tecnico, che potete fare per i miei ragazzi?
nel nostro ptof vogliamo le lingue, su cosa ci supportate
mi mandereste un madrelingua nelle classi quinte?
rappresentante di istituto qui: il prof dice che collaborate coi licei, in che modo
maestra di primaria, vorrei attività in lingua per il plesso
## scuole.iscrizione
il nostro liceo vuole diventare preparation centre, da dove si parte
che requisiti chiede cambridge a un istituto per la targa di centro preparatore
l'iter per farci accreditare come istituto che prepara a cambridge
## scuole.prezzo
per il collegio docenti mi serve un'idea di spesa dei vostri servizi
quanto ci verrebbe un lettore per trenta ore nelle terze
il dsga vuole le vostre tariffe per l'istituto
## progetti-europei.descrizione
mandare i prof a fare job shadowing in Finlandia, ci seguite voi?
abbiamo vinto fondi europei e non sappiamo gestirli
la rendicontazione di un ka2 la sapete fare?
cerchiamo chi ci scriva la candidatura per gli scambi con l'estero
fondi per le competenze digitali degli alunni, ve ne occupate?
## progetti-europei.modalita
se vi affidiamo un bando di Bruxelles quali tappe attraversiamo
dalla prima idea alla chiusura, un erasmus+ con voi come va
prima analizzate i bisogni e poi? per il pon dico
## viaggi-studio.descrizione
vorrei spedire i miei figli fuori quest'estate, avete proposte?
sedicenne sogna l'high school americana, la organizzate?
mio figlio vuole staccare da Roma per imparare sul serio, ci pensate voi?
partenze per teenager con famiglia ospitante, roba vostra?
## viaggi-studio.destinazioni
si può scegliere tra Toronto e Sydney?
mio figlio vuole il mare e l'inglese insieme, che posti avete
la Nuova Zelanda c'è o solo l'Australia
new york la fate?
oltre a Malta?
## viaggi-studio.prezzo
spedire la pupa a Dublino quindici giorni quanto ci costa un rene?
un anno di liceo in Canada che sacrificio economico è
che spesa metto in conto per Malta ad agosto
e in Canada la spesa?
## viaggi-studio.date
i gruppi estivi quando decollano
prima metà di luglio c'è qualcosa per l'Inghilterra
mio figlio ha gli esami di terza media fino al 28 giugno, ci sono partenze dopo?
## carta-docente.descrizione
ho ancora 320 euro di bonus dal ministero, li posso bruciare da voi?
insegno alla primaria: generando un buono sul portale me lo prendete?
il borsellino elettronico dei prof da voi funziona?
voucher cartadeldocente, siete esercenti accreditati?
sono di ruolo da settembre, il credito del miur lo accettate per le lezioni?
## itaca.descrizione
mia madre lavora al ministero, ho sentito che l'inps paga l'anno fuori: ci seguite?
quella borsa inps per mandare i figli all'estero, mi spiegate
ho un papà poliziotto in pensione, c'è il contributo per l'estate in inghilterra?
il bando dell'ente previdenziale per studiare fuori, date assistenza
## scuola.telefono
voglio fare due chiacchiere a voce, dove compongo?
mi sono perso il biglietto, che numero avevate
mia nonna vuole parlarvi, non usa internet, cosa deve comporre?
posso fare uno squillo alla segreteria? a quale recapito
il cellulare o fisso vostro me lo scrivete
va bene dammi il numero dai
## scuola.email
ho un pdf da farvi avere, dove lo spedisco
a chi indirizzo il messaggio con i documenti allegati
non mi va di telefonare, c'è una casella a cui scrivere?
mi lasci un contatto scritto della didattica, grazie
ok vi mando tutto, a che casella?
## scuola.indirizzo
sono all'uscita di Ottaviano, da che parte vado?
mi dite civico e cap che mando un corriere
devo venire a ritirare una cosa, il portone qual è?
il taxista vuole sapere la via
prati è grande, in che punto state di preciso
vengo in vespa da monteverde, cosa imposto sul gps
perfetto, dove vengo quindi
## scuola.apertura
stacco alle 17.30 da piazza cavour, vi becco ancora?
sabato dopo pranzo trovo la serranda giù?
il ponte dell'immacolata a parte, di solito il sabato si può passare?
è troppo presto se mi presento alle otto e mezza?
in pausa pranzo tirate giù la saracinesca?
adesso se vengo mi apre qualcuno
e il sabato mattina vi trovo?
## scuola.tempi
ho compilato il form ieri sera, quando vi fate vivi
siete rapidi a dare riscontro o devo aspettare una settimana?
se vi lascio un messaggio stanotte domani qualcuno mi risponde?
## scuola.esperienza
siete una di quelle scuole nate ieri?
mio zio dice che esistete dagli anni ottanta, è vero?
che storia avete alle spalle
mi fido o siete i soliti improvvisati?
quante generazioni di romani avete fatto studiare?
## scuola.descrizione
non ho capito bene di che vi occupate, me lo dite in breve?
in generale che potete fare per me
di tutto un po' o solo inglese? una panoramica della vostra attività
what do you do exactly
## scuola.dati-legali
devo emettere un buono d'ordine, come si chiama esattamente la società?
per la fattura elettronica mi servono i vostri estremi fiscali
a quale ditta faccio intestare l'assegno
mi passate p.iva e denominazione completa?
## scuola.riconoscimento
siete in qualche albo dello stato?
il ministero sa che esistete, cioè avete un decreto o simili?
mi hanno detto che la vostra è una scuola con bollino ufficiale, quale
## reclami.descrizione
sono furiosa con la vostra segreteria, a chi lo metto per iscritto
vorrei protestare formalmente per come è andata ieri
mi avete rovinato la giornata, come vi faccio arrivare le mie rimostranze?
la lezione di lunedì è stata penosa e voglio che lo sappia chi comanda
se scrivo una lamentela il prof viene a saperlo che sono io?
## reclami.tempi
ho protestato dieci giorni fa e ancora silenzio, è normale?
dopo una lamentela quanti giorni vi prendete per darmi una risposta
prima di andare dall'avvocato quanto devo aspettare che rispondiate alla protesta
e se protesto quando rispondete
## privacy.descrizione
se vi lascio il cellulare poi mi tempestano i call center?
vi chiedo di sparire dalla vostra rubrica, come si fa
chi vede le cose che vi scrivo nel modulo
il cognome nel vostro archivio è sbagliato, come lo faccio correggere?
che ci fate con la mia mail dopo che vi ho scritto
## privacy.tempi
ho mandato istanza di accesso, entro quando per legge mi date riscontro
se vi bucano il server quando lo comunicate?
vi ho chiesto di dimenticarmi, quanti giorni ci mettete?
## privacy.cookie
mi tracciate mentre navigo qui?
ho premuto ok su quel riquadro in basso e mi sono pentito
posso navigare senza che mi spiate?
dove ritrovo il pannellino per cambiare il consenso del sito
## test-livello.descrizione|corsi.livelli
mio figlio gioca online con gli americani tutto il giorno, in che gruppo finirebbe?
al liceo prendevo sei stiracchiato, sono passati quindici anni: dove mi piazzate
leggo i romanzi in lingua ma al telefono vado nel pallone
ho fatto l'au pair a Cork nel 2009, qualcosa sarà rimasto no?
boh io direi intermedio ma chi lo sa
so solo the book is on the table, per me che ci sarebbe?
il mio capo sostiene che sono scarsa, io dico di no. come lo verifichiamo?
duolingo mi dà livello 40, nella vita vera a cosa equivale da voi?
ho visto tutte le stagioni di Friends senza sottotitoli, punto all'advanced o esagero?
dopo la maternità ho buttato via tutto l'inglese, riparto dalle basi?
sono un autodidatta, mai seguito lezioni, come decidete in che classe entro
parlo coi turisti al banco tutto il giorno ma scrivere mai
ho una laurea in lingue presa nel '95, che gruppo fa per me
mi sento tra color che son sospesi, né intermedio né avanzato
chiedo per mio marito, dice di sapere l'inglese ma secondo me bluffa
a scuola tedesco, inglese solo canzoni dei Queen: da che gradino entro?
la prof di mia figlia dice "intermedio basso", in pratica dove va?
come faccio a non sbagliare gruppo?
temo di annoiarmi se il livello è basso e di affogare se è alto
capisco le slide al lavoro ma nelle call sto muto
mia nonna parlava inglese con me da piccola, poi basta. sono un caso strano lo so
ho interrotto al secondo anno di wall street, riprendo da dove?
leggo articoli scientifici per la tesi, ma a voce zero: quale gruppo?
sono rimasto ai verbi irregolari delle medie
secondo voi con un anno di australia alle spalle posso puntare in alto?
mio figlio ha tutti dieci in inglese, ma quanto vale davvero?
devo capire dove sto prima di buttare soldi
vengo da un altro istituto dove mi avevano messo in "upper", da voi corrisponde a?
a occhio mi dici in che fascia sono se parlo così così?
ma per entrare in una classe mi esaminate prima?
ho paura di essere il più asino del gruppo, come evitiamo?
per capire se valgo qualcosa in inglese che devo fare
lavoro in aeroporto e mi arrangio, ma un certificato quale posso tentare?
mi orienti? ho 52 anni, inglese scolastico, viaggio spesso
sapete dirmi se uno che capisce i film ma non i telegiornali è intermedio
chi stabilisce in che gruppo vado?
credo di essere peggiorata con gli anni, si può controllare?
mia figlia ha frequentato la scuola internazionale fino a otto anni, adesso ne ha quattordici: che le proponete
ciao sono al quarto superiore, grammatica buona, pronuncia orrenda. dove entro
I studied english long time ago, wich class is good for me
non me ricordo 'na mazza, me potete collocà voi?
ho bisogno che qualcuno mi dica onestamente quanto so
sono più da classe media o da classe alta, come si vede?
## test-livello.descrizione|corsi.livelli|corsi-b2.descrizione|corsi-c1.descrizione
ho superato il first tre anni fa col voto C, mi butto sull'advanced o consolido?
il first mi sembra facile guardando i fac simile, l'advanced impossibile. che faccio
voto 174 al b2, salto al cae?
## test-livello.descrizione|corsi.livelli|corsi-b1.descrizione|corsi-b2.descrizione
pet preso in terza media, ora sono al quarto liceo: passo al first?
sono in bilico tra pet e fce, consigli?
la mia università vuole il b2 ma io mi sento b1 scarso, con che comincio
## test-livello.descrizione|corsi.livelli|corsi-a2.descrizione|corsi-b1.descrizione
terza media, sette in pagella, la mettiamo al key o al preliminary
ket fatto l'anno scorso con merito, adesso?
adulto, inglese da vacanza: troppo ambizioso il preliminary?
## test-livello.descrizione|corsi.livelli|corsi-c1.descrizione|corsi-c2.descrizione
insegno inglese alle medie, mi conviene il cae o vado dritta sul cpe?
vivo con un irlandese da sei anni, ce la faccio a stare al passo nel proficiency?
advanced passato con A, il gradino successivo è alla mia portata?
## test-livello.descrizione
me la fate una provetta per vedere come sto messo?
il placement come si richiede
prima di cominciare c'è un colloquio o un quiz per collocarmi?
vorrei mettermi alla prova, dove clicco per farmi valutare
per essere esaminato prima di scegliere devo prenotare?
## corsi-b2.materiali
e al first il manuale me lo date?
## corsi-c1.inizio
per l'advanced idem, già avviato?
## corsi-b1.posti
e nel preliminary quante teste?
## corsi-b2.durata
il first sempre lo stesso numero di ore?
## corsi-c2.prezzo
e salendo al cpe aumenta la cifra?
## languagecert-b1.durata
e communicator quanto tiene
## languagecert-c2.durata
mastery pro invece, minuti?
## scuola.riconoscimento
avete il timbro dello stato o siete una cosa privata e basta
## cambridge.livelli|corsi-c2.descrizione
come si chiama adesso quello che una volta era il CPE?
## privacy.cookie
ho cliccato accetta tutto per sbaglio su quella cosa dei cookie, come torno indietro
## aziende.durata
un corso per i nostri impiegati quanti mesi prende, che devo metterlo a budget?
## traduzioni.descrizione
avete un interprete di lingua dei segni?
avete gente che traduce dal vivo durante una riunione?
abbiamo un congresso medico a maggio con relatori giapponesi e americani. fate anche interpreti in simultanea?
## corsi-c1.inizio|corsi.inizio
l'advanced è cominciato il 23? se entro adesso resto indietro?
## corsi-c1.descrizione
devo fare domanda all'università in Olanda e mi chiedono il C1, come posso fare?
## young-learners.eta|young-learners.descrizione|bambini.eta|scuole.eta
Buongiorno, sono una mamma di due gemelli di 8 anni, fanno già inglese a scuola ma poco. Che esame Cambridge c'è per la loro età?
la mia bimba di sei anni può già provarci con un esamino?
## corsi-c1.durata|corsi-c1.descrizione|corsi-c1.prezzo|corsi.durata|corsi.prezzo|corsi.descrizione
ho fatto il first due anni fa con un'altra scuola, ora vorrei continuare con il c1. Quante ore sono in tutto?
## traduzioni.prezzo
La nostra ditta esporta in Germania e abbiamo un manuale di 80 pagine da tradurre. Come fate il prezzo?
## progetti-europei.descrizione|scuole.descrizione|progetti-europei.modalita
sono dirigente scolastica di un istituto comprensivo e vorremmo partecipare a un bando erasmus, voi date una mano?
## corsi-b1.posti|corsi-b1.descrizione|corsi.posti|corsi.descrizione
ho provato il pet da privatista e mi hanno bocciato per due punti, che rabbia. Adesso vorrei un corso: i posti per classe quanti sono?
## corsi-c2.orario|corsi-c2.descrizione|corsi.orario
mi sto preparando da sola per il proficiency da un anno e ora vorrei un gruppo. in che giorno è?
## scuola.telefono
ho chiamato stamattina ma non rispondeva nessuno, probabilmente ho un numero vecchio. qual è quello giusto?
## corsi.iscrizione
Mio fratello ha fatto da voi il corso l'anno scorso e si è trovato bene, quindi vorrei iscrivermi anch'io. Come si fa?
## tkt-clil.descrizione
insegno storia in un linguistico e dal prossimo anno devo farla in inglese. c'è una certificazione per questo?
## corsi-b2.formato|cambridge.formato
ho una fobia per gli esami orali, sul serio, però il first mi serve. Quante prove ci sono?
## privacy.descrizione
vi ho lasciato i miei dati a settembre e non vorrei più essere nei vostri archivi. come faccio a farli cancellare?
cosa ve ne fate del mio nome e della mia mail?
## test-livello.prezzo|test-livello.descrizione
per capire quanto sono bravo devo spendere qualcosa?
Il mio inglese è arrugginito, a scuola ero bravo ma sono passati vent'anni. Il test iniziale ha un costo?
## corsi-b1.materiali|corsi.materiali
Devo comprarmi qualcosa per studiare se faccio il PET o ci pensate voi?
## cambridge.riconoscimento
Il foglio che prendo con cambridge me lo accettano in giro per il mondo?
## cambridge.successo
quanti ce la fanno di quelli che preparate?
## viaggi-studio.destinazioni|viaggi-studio.descrizione
in che paesi mandate i ragazzi l'estate?
mia figlia vorrebbe fare l'anno all'estero, io sono un po' in ansia ma va bene. voi di cosa vi occupate esattamente, in che paesi?
## scuola.email|corsi.iscrizione
Con che mezzo vi scrivo se non mi va di chiamare?
## carta-docente.descrizione
Sono una prof, posso usare i 500 euro dello Stato?
Sono un'insegnante di ruolo e ho ancora 300 euro sulla carta del docente, li posso usare da voi?
## corsi-b2.orario|corsi-b2.descrizione|corsi.orario
Ho 34 anni, lavoro in un hotel e finisco alle 17. Vorrei fare il B2: a che ora comincia la lezione?
## toefl.prezzo|toefl.descrizione
devo partire a settembre per un master negli stati uniti e mi hanno chiesto il toefl. quanto costa l'iscrizione all'esame?
## scuola.indirizzo
Salve, ci siamo appena trasferiti da Bologna in zona Cipro e cerchiamo una scuola comoda. In che via siete?
Se vengo di persona, dove devo andare?
## italiano-stranieri.descrizione|lingue.descrizione
Mio marito è brasiliano, è qui da sei mesi e parla ancora poco. Avete qualcosa di italiano per lui?
## individuale-c1.prezzo|individuale-c1.descrizione|individuale.prezzo
ciao, studio medicina e ho pochissimo tempo, quindi preferirei lezioni da sola. quanto costa un'ora per il livello c1?
## languagecert.risultati|languagecert.descrizione
Mi sono laureato a luglio e per il concorso mi serve un B2 in fretta. Con LanguageCert dopo quanto escono i risultati?
Dopo aver fatto languagecert quanto devo aspettare per sapere com'è andata?
## scuola.apertura
Lavoro fino a tardi tutta la settimana, sono libera solo il sabato mattina per venire in segreteria. Ci siete?
prima di sera fino a quando trovo qualcuno in segreteria?
## corsi-c1.prezzo|corsi-c1.descrizione|corsi.prezzo|corsi.descrizione|cambridge.preparazione
Parlo inglese ogni giorno al lavoro ma non ho nessun certificato. Vorrei preparare il CAE in gruppo, quanto costa?
## young-learners.durata
Allora, mia nipote ha 11 anni, fa la prima media e la prof ha parlato di Flyers. Quanto dura la prova?
## individuale-b2.durata|individuale-b2.descrizione|individuale.durata
vorrei regalare a mia moglie delle lezioni di inglese per il compleanno, lei vorrebbe fare il First da sola con un insegnante. Di solito quante ore servono?
## aziende.durata|aziende.prezzo|individuale.durata
siamo uno studio legale in prati, sei avvocati, ci serve inglese per i clienti. Quanto dura un percorso di solito?
## itaca.descrizione
Sono dipendente pubblica e ho letto del bando ITACA per mio figlio. Voi date assistenza?
## toefl.durata|toefl.descrizione|toefl.formato
Vivo a Latina e verrei in treno, quindi devo organizzarmi: l'esame TOEFL più o meno quante ore dura?
il toefl quanto mi tiene seduto lì?
## languagecert.date|languagecert.descrizione
mi serve il B1 per la cittadinanza inglese del mio compagno, lui deve fare il languagecert. ogni quanto si fa l'esame?
## corsi-b1.prezzo|corsi-b1.descrizione|corsi.prezzo|corsi.descrizione|cambridge.preparazione
Ho due figli all'università e il budget è quello che è, per cui vi chiedo subito: il corso PET in gruppo quanto viene?
## corsi-b1.prezzo|corsi-b1.descrizione|corsi.prezzo|corsi.descrizione
quanti soldi devo mettere da parte per il livello intermedio b1 con gli altri?
## corsi-b2.posti|corsi-b2.descrizione|corsi.posti|corsi.descrizione
con quanta gente mi troverei a studiare per il first?
## corsi.docenti
chi è che spiega, italiani o gente di lì?
## corsi-c1.orario|corsi-c1.descrizione|corsi.orario
di sera quando ci si vede per l'advanced?
## cambridge.iscrizione|cambridge.date
Entro quando mi devo muovere per dare il First a giugno?
## toefl.punteggio|toefl.descrizione
al toefl come si arriva al massimo, fino a quanto?
## scuola.esperienza
è tanto che siete sulla piazza?
## reclami.descrizione
se non mi trovo bene con come mi avete trattato, dove lo scrivo?
## corsi-a2.orario|corsi-a2.descrizione|corsi.orario
il ket in che sera cade?
## corsi-c2.durata|corsi-c2.descrizione|corsi-c2.prezzo|corsi.durata|corsi.prezzo|corsi.descrizione
in totale quanto si sta in classe per il proficiency, tutte le volte messe insieme?
## individuale-b2.prezzo|individuale-b2.descrizione|individuale.prezzo
quanto mi prendete per sessanta minuti da solo, livello first?
## scuola.descrizione|corsi.descrizione|lingue.descrizione
Cosa fate voi esattamente?
## aziende.modalita|aziende.descrizione
mandate qualcuno nei nostri uffici a far lezione ai colleghi?
## scuola.tempi
quando vi contatto in quanto mi fate sapere?
## individuale-c1.durata|individuale-c1.descrizione|individuale.durata
per il CAE a quante ore arrivo di media se studio a tu per tu col docente?
## scuola.dati-legali
quali sono gli estremi della società per la mia nota spese?
## tkt-clil.descrizione
vorrei prendere il TKT, quanto costa?
## traduzioni.descrizione|traduzioni.lingue
devo mandare i manuali di una caldaia in turco e in polacco, siete in grado?
## privacy.descrizione
se vi lascio la mail poi mi riempite di pubblicità?
## aziende.modalita|aziende.descrizione
corso in azienda, venite voi?
il corso per la nostra azienda lo fate venendo voi?
la mia azienda sta fuori Roma, potete venire voi?
## individuale-c1.durata|individuale.durata
lezioni private di c1, più o meno quante ne servono?
col prof da solo quante ore ci vogliono di solito per il c1
## traduzioni.lingue|traduzioni.descrizione
un manuale da tradurre in turco e in polacco, siete in grado?
## scuola.indirizzo
whats your street and postcode
## corsi-b2.prezzo|corsi.prezzo
er first quanto se magna de sordi
## aziende.durata|aziende.prezzo
siamo uno studio legale in prati, sei avvocati, ci serve inglese per i clienti. Quanto dura un percorso di solito?
inglese per i clienti dello studio, quanto dura un percorso di solito?
## traduzioni.descrizione
abbiamo un congresso medico a maggio con relatori giapponesi e americani. fate anche interpreti in simultanea?
un congresso con relatori giapponesi e americani, ci trovate gli interpreti?
## aziende.durata
Buongiorno, ufficio personale di una cooperativa sociale. Ci interessa qualcosa di breve per gli operatori, una giornata o due al massimo. Esiste?
## italiano-stranieri.descrizione|lingue.descrizione
le mie inquiline sono di Bogotà e vogliono imparare la lingua di qui, avete lezioni per loro?
## privacy.cookie
che biscottini mettete sul mio browser? i cookie intendo
`;
