// What visitors have asked, under the fact that answers it, `a|b` where either does. Gaia learns from these, and each is a test.
export const asked = `
## corsi-a2.prezzo
quanto costa il corso A2?
prezzo del KET
quanto viene il corso a2 key
qunato costa il corso A2

## corsi-b1.prezzo
quanto costa il corso B1 Preliminary?
costo corso PET
vorrei sapere il prezzo del b1
scusate, per il corso del PET qual è il prezzo?
cuanto cuesta el curso B1?
ma il corso per il pet quanti soldi sono?
bonjour, combien coûte le cours B1?
B1 PREZZO???
a che prezzo lo mettete il corso per il b1
Salve, avrei bisogno di sapere i costi per un corso b1 in gruppo
info e costi pet grz
what is the price of B1 preliminary course
mia figlia vorrebbe fare un corso estivo a Londra e mio figlio il pet, prezzi?

## corsi-b2.prezzo
quanto costa il corso B2?
prezzo first
Buongiorno, quanto si paga per il corso B2 First?
quanto csota il corso b2
il b2 quanto viene?
mi dite la tariffa del corso FCE
mi sapreste dire quanto verrebbe a costare il corso per il First?
qnt costa b2
quanto cost ail b2
ahò quanto viene sto corso b2
quanto mi viene a costare tutto per il first?
kuanto kosta il korso b2
buongiorno, lavoro in banca e mi chiedono il first entro l'anno. Prezzo del corso?
Buongiorno, mio figlio fa la quinta liceo scientifico e gli serve il B2 entro maggio, ce la fa col vostro corso? quanto costa?
il corso b2 costa meno se ho già il libro?
buonasera vorrei sapere il costo del corso per preparare il FIRST
ciao sn marco ho 17 anni e mi serve il first x l'uni, quanto costa??
il corso b2 costa 500 euro giusto?
mi interesserebbe il first ma quanto devo pagare?

## corsi-c1.prezzo
quanto costa il C1?
prezo corso advanced
costo del CAE
priezzo corso c1
ho letto di un corso C1: in che giorno è e quanto viene?
a quanto ammonta la quota del corso advanced?

## corsi-c2.prezzo
quanto costa il corso Proficiency?
prezzo del C2
quanto si spende per il c2
xke il c2 costa come gli altri
totale da pagare per corso proficiency?

## corsi-a2.inizio
quando inizia il corso A2?
quando comincia il KET
salve volevo capire se il corso per il ket è già partito o si può ancora entrare
mi interessa sapere l'inizio del corso a2
avete date per il ket di primavera?
quando posso cominciare il corso ket?
quando partirà il nuovo corso A2?

## corsi-b1.inizio
quando parte il corso B1?
data di inizio del B1
qando inizia il b1
è già iniziato il corso B1?
quand'è che riparte il PET?
posso ancora iscrivermi al corso b1 del 20 ottobre?
le prossime date del PET quali sono?

## corsi-b2.inizio
quando inizia il corso B2?
prossima partenza del First
quando ricomincia il corso B2?
quando ricominciate con il b2?
si può iniziare il b2 a gennaio?
when does the B2 course start?
se il corso b2 è già partito cosa posso fare?

## corsi-c1.inizio
quando comincia il corso C1?
da quando parte l'Advanced
il C1 è iniziato?
ho il livello B1, posso entrare nel corso C1?
mi hanno detto che il c1 inizia a gennaio, confermi?
prossimi corsi c1 quando partono?

## corsi-c2.inizio
quando inizia il corso C2?
data di inizio del Proficiency
il proficiency parte il 22 ottobre?
prossima edizione del corso proficiency?
il c2 comincia venerdì 22?

## corsi-a2.orario
a che ora è il corso A2?
orari del corso KET
che giorno è il corso A2
le lezioni del KET a che ora finiscono?
il mercoledì avete il corso ket?
ke giorni è il corso ket
mi sa dire gentilmente in quale giorno si svolge il corso KET

## corsi-b1.orario
che giorno si tiene il corso B1?
orario B1
in che giorni è il PET
Il B1 quando lo fate?
lavoro fino alle 18, riesco a fare il corso b1?
il preliminary quando ce l'avete
ma le lezzioni del b1 so de lunedi?
il corso preliminary a che ora comincia?
il b1 è il lunedì o il martedì?

## corsi-b2.orario
che orari ha il corso B2?
il b2 a che ora è?
che giorno c'è il corso B2?
in che giorno della settimana c'è il corso del first?
gli orari del corso first quali sn?
volevo sapere se il corso del martedì sera è quello del first
il corso b2 si può fare il sabato mattina?
il first lo fate di mattina?
a che ora si esce dal corso first?

## corsi-c1.orario
orari del C1
quando sono le lezioni del C1?
il corso di C1 è la sera?
che giorno e a che ora fate il corso C1
il corso c1 si fa di giovedì?
quante volte a settimana si fa il c1?
io esco da lavoro alle 17.30, faccio in tempo per il c1?
sto cercando un corso di livello c1 la sera in centro a roma

## corsi-c2.orario
orario del corso C2
che giorno è il proficiency
mi potete dire gli orari del proficiency?
A che ora finisce la lezione del C2 il venerdì?
grazie, e invece il c2 che giorno è?
qual è il giorno del corso proficiency
il venerdì sera c'è il c2?
la mia ragazza vuole fare il c2 però lavora fino alle 18:30, che orari fa il corso

## corsi-a2.durata
quanto dura il corso A2?
quante ore è il KET
quanto dura una lezione del ket?
quante lezioni a settimana nel ket

## corsi-b1.durata
quanto dura il corso B1?
quanto dura il corso del PET
quante ore fate in totale nel corso per il pet
a quanti mesi corrisponde il corso b1
è vero che il corso b1 dura 80 ore?
scusi, il corso per il preliminary di quante ore è?

## corsi-b2.durata
quante ore dura il corso B2?
durata del First
monte ore b2
how long is the B2 course
quante ore sono in tutto nel first
¿cuánto dura el curso de B2?
anvedi, ma quanto ce vole pe fa er first?

## corsi-c1.durata
durata corso C1
quanto è lungo il corso advanced
qnt dura il corso cae

## corsi-c2.durata
quanto dura il C2?

## corsi-a2.posti
quanti posti ci sono nel corso A2?
avete ancora disponibilità per il corso A2?
c'è ancora posto nel ket?
quante persone max nel corso ket?

## corsi-b1.posti
quanti siamo in classe nel B1?
il corso del b1 ha ancora posto?

## corsi-b2.posti
ci sono ancora posti per il B2?
quanti studenti ci sono nel corso B2

## corsi-c1.posti
posti disponibili C1
quanti posti sono rimasti esattamente nel C1?
mi iscrivo adesso al c1, in quanti saremo?
c1 quanti posti

## corsi-c2.posti
quanti posti ha il corso C2?
quanti alunni per classe nel c2?
ci sono ancora posti liberi nel proficiency?
quante persone ci sono in un corso c2

## corsi-b1.materiali
il libro è incluso nel corso B1?
il libro lo devo comprare io per il b1?
qualcuno mi può dire se il corso di preparazione al pet include il libro?
nel corso b1 danno il libro?
i materiali del preliminary sono a parte?

## corsi-b2.materiali
nel corso B2 il libro di testo è compreso?
materiali del corso First
nel prezzo del first sono compresi i libri e l'esame?
si usa un libro nel first?
che testo adottate nel b2?

## corsi-c1.materiali
che libri si usano nel C1?
il libro del C1 è compreso nel prezzo?
che libro usate per l'advanced?
posso vedere il libro del c1 prima di iscrivermi?

## corsi-c2.materiali
materiali del corso C2
che materiale danno al C2?
si paga anche il materiale per il proficiency?

## corsi-a2.materiali
il libro è incluso nel corso A2?
sono vostri i libri o li devo comprare per il ket

## languagecert-a2.descrizione|languagecert.livelli
che livello è achiever?

## corsi.descrizione|corsi.livelli
avete qualcosa per chi ha 14 anni e va male in inglese?

## corsi-b2.sede|corsi.sede
vorrei seguire il corso b2 ma abito a Viterbo, c'è online?

## corsi-b2.sede
dove si tiene il corso B2?
il corso B2 è in presenza?

## corsi-b2.descrizione
parlami del corso B2
informazioni sul B2 First
vorrei info sul corso fce
mi spieghi cosa si fa nel corso first
posso preparare il first da voi e come?
Ciao! mia cugina mi ha parlato del vostro corso first, com'è?

## corsi-c1.descrizione
mi interessa il corso C1
dimmi di più sull'Advanced
volevo sapere qualcosa in più sul corso advanced

## corsi-a2.descrizione
cos'è il KET?
Buonasera, mio figlio frequenta la terza media e la prof ci ha consigliato il KET, avete un corso? quanto costa?
che classe è il ket?
dopo il corso a2 posso fare subito l'esame?
cosa significa KET?

## corsi-b2.formato
com'è strutturato il B2 First?
quali sono le parti del First?
quante prove ci sono nel first
c'è una prova orale al first?

## corsi.prezzo
quanto costano i corsi?
quanto costa un corso di inglese?
prezzi
che prezzi avete?
prezzi corsi gruppo
vorrei regalare un corso di inglese a mia moglie, quanto costa?
tutti i corsi costano uguale?

## corsi.orario
che orari hanno i corsi?
i corsi di inglese in che giorni sono?
lezioni per adulti la sera?
fate corsi la mattina?
fate corsi di sabato?
se lavoro fino alle 19 c'è un corso più tardi?
ci sono lezioni il weekend?
i corsi sono pomeridiani o serali?
il martedi sera che corso c'è?
in che giorni ci sono i corsi di gruppo
corsi serali per chi lavora?
il corso del giovedì a che livello è?

## corsi.inizio
quando iniziano i corsi?
quando partono i prossimi corsi?
fate lezione anche d'estate?

## corsi.posti
quanti studenti ci sono per classe?
classi da quante persone?
in quanti siete in classe?
ma il corso di gruppo con quanti altri studenti sarei?
quanti siete al massimo in un gruppo
max quanti studenti avete per corso?
le classi sono numerose?
quanti iscritti avete in tutto?

## corsi.docenti
gli insegnanti sono madrelingua?
chi insegna?
avete insegnanti madrelingua?
i professori sono inglesi?
chi sono i docenti?
se mi iscrivo al proficiency con chi faccio lezione?
i docenti sono qualificati?
chi mi fa lezione al c1?
chi tiene il corso del martedì? è inglese?
i prof sono madrelingua inglesi o americani?
quali insegnanti avete?
vorrei migliorare la pronuncia con un madrelingua

## corsi.descrizione
che corsi di inglese avete?
quali corsi offrite?
vi occupate anche dell'esame o solo del corso?
non so una parola di inglese, potete aiutarmi?
che servizi offrite oltre ai corsi?
ci sono corsi intensivi di inglese?
cerco un corso per mio papà di 70 anni che non sa nulla
¿qué cursos tienen?
un corso di inglese per tutta la famiglia lo fate?
avete corsi di inglese per medici della nostra clinica?

## corsi.iscrizione
come mi iscrivo a un corso?
vorrei iscrivermi
come faccio a iscrivermi al corso B1?
posso ancora iscrivermi al corso del lunedì?
Scusate il disturbo, volevo solo sapere se il corso PET è ancora aperto alle iscrizioni

## corsi.livelli
avete corsi per principianti?
fate corsi da zero?
sono un principiante assoluto
avete corsi per adulti principianti assoluti?

## individuale.prezzo
quanto costano le lezioni individuali?
prezzo lezioni private
costo individual lesson
vorrei un insegnante privato, quanto mi costa all'ora?
quali sono i prezzi delle lezioni individuali per ogni livello?
quanto spendo all'ora di inglese commerciale individuale?

## individuale-b2.prezzo
quanto costa la preparazione individuale B2?
prezzo orario lezioni individuali first
quanto viene il pacchetto da 30 ore individuali b2?
lezione singola B2: prezzo?
quanto costa in tutto la preparazione individuale b2 di 30 ore?

## individuale-c1.prezzo
quanto costa una lezione privata C1?
lezioni singole advanced costo
nn ho capito quanto viene all ora la lezione singola x il c1
do you offer private lessons for C1 and how much are they?
vorrei un'insegnante solo per me per preparare il cae, tariffe?
60 euro l'ora è il prezzo del c1 individuale vero?
prezzo corso individuale advanced 40 ore
lezioni 1 to 1 c1 price?

## individuale-c2.prezzo
lezioni individuali C2 quanto costano
quanto costa un'ora di lezione individuale per il proficiency?
quanto spenderei per 40 ore individuali di proficiency
costo lezione singola proficiency
quanto mi costa un'ora con un insegnante tutto mio per il c2?

## individuale-a2.prezzo
prezzo lezioni individuali ket
50 euro l'ora per il ket individuale è giusto?
quanto costa un insegnante privato per mio figlio che deve fare il ket
lezioni individuali a2 costo

## individuale-b1.prezzo
quanto viene la preparazione individuale per il B1?
quanto costano 10 lezioni one to one di b1
prezzo orario individuale pet, grazie

## individuale-b2.durata
quante ore servono per la preparazione individuale B2?
la preparazione individuale al first quanto dura di solito?
con le lezioni individuali quanto ci metto per il first?

## individuale-c2.durata
quante ore consigliate di lezioni individuali per il C2?
quante ore di privato servono per il c2

## individuale.descrizione
fate lezioni individuali?
come funzionano le lezioni one to one?
gli insegnanti delle lezioni private sono inglesi?
come si svolge la preparazione one to one
vorrei fare conversazione con un madrelingua da solo
come si prenota una lezione individuale

## aziende.prezzo
quanto costa il business english?
lezioni one-to-one business english prezzo
quanto costa un'ora di business english individuale
business english uno a uno prezzo orario
quanto costa formare 20 persone in azienda?
corsi di inglese aziendali prezzi

## test-livello.descrizione
non so che livello ho
come faccio a sapere il mio livello?
fate un test di livello?
che corso mi consigliate?
da quale livello parto?
c'è un test per capire il livello?
mi consigli un corso?
non so se sono B1 o B2
mi fate un test per vedere il mio inglese?
come capisco da dove partire?
non faccio inglese dai tempi della scuola, da dove parto
qual è il corso giusto per me che ho fatto 5 anni di inglese al liceo ma non ricordo nulla
vorrei verificare il mio livello prima di iscrivermi
ditemi che livello ho
mi date un consiglio su quale esame fare?
sto a un livello intermedio ma arrugginito, cosa faccio?
come capisco se sono pronto per il first?
voglio fare il test di livello
ho un attestato b1 di 10 anni fa, che corso faccio ora?
per mio figlio di 13 anni che corso mi consigliate?
come funziona il test di ingresso?
secondo te sono b2?
Da che livello si parte?
posso fare un test online?
dove faccio il test di livello
sono bravo a parlare ma non a scrivere, che livello avrò?
che corso mi serve per l'università in inghilterra?
non ricordo il mio livello, mi aiuti?
non so se iscrivermi al first o all'advanced
mi serve una valutazione del mio inglese
test gratuito di inglese, dove?
nn so ke livello ho cm faccio
il test per capire che corso fare è a pagamento?
il mio livello scade?

## bambini.descrizione
avete corsi per bambini?
vorrei iscrivere mia figlia di 6 anni a inglese
scusate ma voi fate anche corsi x ragazzi delle medie?
il mio bambino fa la prima elementare, è troppo piccolo per gli esami cambridge?
a settembre ripartono i corsi per bambini?
Buongiorno, sono Francesca, mamma di Leo (8 anni). Volevo sapere che corsi avete per lui
avete corsi per bambini? e per adulti?

## bambini.eta
mio figlio ha 7 anni, che certificazione può fare?
mio figlio ha 8 anni cosa avete?
mia figlia di 9 anni può fare un esame di inglese?
mia figlia di 9 anni fa la quarta elementare e vorrei che cominciasse inglese, cosa proponete?
che esame può fare un bambino di 10 anni?
Salve, sono una mamma di due gemelli di 7 anni che non hanno mai fatto inglese: avete qualcosa per loro?
Salve! Ho una bimba di 5 anni, è troppo presto per iniziare?
i miei figli hanno 7 e 10 anni, quali esami potrebbero fare?

## cambridge.prezzo
quanto costa l'esame B2 First?
quota esame cambridge
quanto costano gli esami Cambridge?
l'esame del First quanto costa?
quanto costa fare l'esame CAE
quanto costa l'esame del KET
quanto costa iscriversi all'esame pet
quanto costano gli esami?
avete il listino degli esami cambridge?
la prof di mia figlia dice che deve fare il preliminary, quanto costa l'esame?
costo esame proficiency
quanto costa l'esame di livello c2?
quanto si paga per l'esame di certificazione b1
per l'esame first quanto si paga?
tassa d'esame first?
quanto viene l'esame preliminary?

## cambridge.iscrizione
entro quando devo iscrivermi all'esame?
come ci si iscrive all'esame Cambridge?
entro quanto bisogna iscriversi per il first?
quanto tempo prima devo iscrivermi all'esame?
quando scadono le iscrizioni agli esami?
quando scadono le iscrizioni?
quanto tempo prima devo iscrivermi per l'esame di giugno?
mi serve sapere la scadenza per iscriversi al first di marzo
posso iscrivermi all'esame di domani?
come mi iscrivo all'esame first
fino a quando posso iscrivermi all'esame di giugno
quante settimane prima bisogna iscriversi?
scadenza iscrizioni esame ket
quanto tempo prima si chiudono le iscrizioni
per iscrivermi all'esame di certificazione cosa devo fare?
entro quando ci si deve registrare per il cae?

## cambridge.date
quando sono i prossimi esami Cambridge?
date degli esami
quando c'è l'esame First?
quando è la prossima sessione d'esame del PET?
quando è l'esame del CAE?
Hi, I'd like to take the C1 Advanced exam, when is the next session?
quand'è l'esame di dicembre?
le date degli esami 2027 sono uscite?
quando esce il calendario degli esami?
date esame c1?
prossima sessione d'esami?
esame pet: quando?
esami cambridge a giugno?
esami first a novembre ci sono?
date prossimi esami advanced?

## cambridge.descrizione
siete un centro d'esame Cambridge?
che esami fate?
qual è il codice del centro?
qual è il codice del centro Cambridge?
fate l'esame Cambridge da voi?
ho bisogno di una certificazione B2 entro giugno per la laurea magistrale, cosa mi conviene?
qual è il codice centro cambridge?
che esami cambridge fate?
Mio marito deve prendere il B1 per la cittadinanza, fate l'esame?
certificazione inglese per concorso docenti, quale?
siete centro cambridge? che codice avete?
quali certificazioni posso fare da voi?
quale certificazione mi conviene per il lavoro?

## cambridge.successo
qual è la percentuale di promossi?
quanti dei vostri studenti passano l'esame
avete una buona percentuale di promossi?
il 95% passa davvero?
è vero che il 95 per cento passa?
quanti superano l'esame da voi

## young-learners.descrizione
cosa sono gli Young Learners?
cos'è Movers?
che differenza c'è tra starters e movers?
mio nipote ha 11 anni e vorrebbe certificarsi, quale livello young learners fa per lui
mia figlia fa la seconda elementare, starters va bene?
starters movers flyers: differenze?

## young-learners.eta
da che età si fa Starters?
a quanti anni si fa Flyers?
Starters per che età è?
mio figlio ha 12 anni quale young learners?
starters è per i piccolissimi? di che età?
con quanti anni si può fare movers
ho due figlie, 8 e 11 anni: starters o flyers?
Buonasera, mia nipote di 8 anni parla già un po' di inglese perché la mamma è irlandese, potrebbe dare movers?
mio nipote 10 anni: flyers va bene?
starters: mia figlia ha 6 anni, può?

## young-learners.durata
quanto dura Movers?
movers quanto dura
Flyers quanto dura l'esame
quanto tempo dura la prova movers
quanti minuti sono i flyers?
gli young learners durano tanto?
quanti minuti dura l'esame flyers

## young-learners.punteggio
quanti scudetti si prendono?
cosa vuol dire 5 shields?
che scudetti danno?
scudetti cosa sono??
cosa sono gli shields che danno ai bambini
mia figlia ha preso 4 scudetti, è un buon risultato?
movers che punteggio si prende

## tkt-clil.descrizione
cos'è il TKT?
vorrei il TKT
fate corsi CLIL per i docenti?
tkt clil che roba è
formate i docenti sulla metodologia clil?
sono prof di matematica, vorrei la certificazione clil
formazione docenti clil per il nostro istituto
tkt per insegnanti: me ne parli?

## languagecert.descrizione
cos'è LanguageCert?
informazioni su languagecert
languagecert è buono per il permesso di soggiorno inglese?
per la cittadinanza inglese serve languagecert?
che cos'è il language cert
info languagecert
languagecert cosa mi dici?
come funziona il percorso languagecert?

## languagecert-b2.durata
quanto dura l'esame LanguageCert B2?
durata languagecert expert
expert b2 languagecert minuti orale

## languagecert-a1.durata
quanto dura il LanguageCert A1 Access?
languagecert access durata totale
A1 access quanto dura lo scritto?

## languagecert-c1.descrizione
cosa certifica languagecert mastery?
che cos’è il languagecert C1

## languagecert-c2.durata
durata LanguageCert Mastery Pro
quanto dura in tutto il languagecert c2
mastery pro minuti totali

## languagecert.risultati
quando arrivano i risultati di LanguageCert?
quando escono i risultati del LanguageCert?
quanti giorni per avere i risultati languagecert
quando arrivano gli esiti del language cert?
i risultati del languagecert in quanti giorni escono?
in quanti giorni ho il risultato di languagecert
quanto ci mette ad arrivare il risultato di languagecert
dopo quanto escono i risultati language cert
languagecert quando escono i voti?
languagecert risultati veloci?

## languagecert.date
quando si fa l'esame LanguageCert?
ogni quanto ci sono gli esami languagecert?
ogni quanto si fa languagecert?
quante sessioni languagecert ci sono
languagecert ogni quanto c'è l'esame
ogni mese fate languagecert?
ogni quanti mesi si può dare languagecert
quando è il prossimo languagecert?
si può fare languagecert ogni mese?
ogni quanto tenete gli esami languagecert?

## languagecert.riconoscimento
LanguageCert è riconosciuto?
il languagecert è valido per il visto UKVI?
il languagecert serve per il visto inglese?
è approvato ukvi?
il language cert vale per UK?
per il visto uk va bene language cert?
languagecert serve per l'università inglese?
è valido il languagecert per lavorare in inghilterra?
language cert ukvi ok?
Is LanguageCert accepted for UK visa?

## languagecert.livelli
quali livelli ha LanguageCert?
quali livelli copre languagecert
che livelli ci sono nel languagecert
quali livelli posso fare con languagecert?
c'è un languagecert per principianti?

## toefl.prezzo
quanto costa il TOEFL?
quota toefl
toefl prezo
il toefl vale 220 euro?
how much is the TOEFL?
cuanto cuesta el toefl
quanto devo sborsare per l'esame toefl
salve. toefl. costo.
a quanto ammonta la tassa del toefl
mi dici il prezzo dell'esame toefl?
costa tanto il toefl?
je voudrais savoir le prix du TOEFL
il toefl costa 300 euro?

## toefl.durata
quanto dura il TOEFL?
quanto tempo dura il reading del TOEFL?
quante ore dura il corso di gruppo toefl?
TOEFL ibt durata prova
toefl: quanti minuti dura lo speaking?
il writing del toefl quanto dura
quanto tempo ho per il writing nel toefl?
il toefl quante ore dura
listening toefl minuti
esame toefl durata totale

## toefl.formato
com'è strutturato il TOEFL?
quali sezioni ha il toefl
come è fatto il listening del toefl?
il reading del toefl com'è?
quante sezioni ha il toefl
vale ancora il vecchio formato toefl?
il toefl com'è diviso?
mi dici le sezioni del toefl?
toefl, mi spieghi la struttura della prova?

## toefl.punteggio
che punteggio si può prendere al TOEFL?
qual è il punteggio massimo del toefl
punteggio toefl
quanti punti servono per passare il toefl
il toefl quanti punti max?
che voto minimo serve al toefl per la bocconi
toefl: 100 è un buon punteggio?
che punteggio massimo ha il toefl ibt
scala di punteggio toefl?
quanto vale il toefl ibt in punti?
che punteggio si fa al toefl?
al toefl che voto massimo si prende?

## toefl.preparazione
fate corsi di preparazione al TOEFL?
corso intensivo toefl
preparazione toefl
come mi preparo al toefl?
avete un corso intensivo per il toefl, ho l'esame tra un mese
il corso toefl di gruppo quante persone
quante ore è il corso toefl
per il toefl fate lezioni private?
ci si può preparare al toefl con voi?
lezioni toefl intensive: quante ore al giorno?
quanto viene una lezione privata per il toefl?
corso di gruppo per toefl quanti siamo
quante persone nel corso di gruppo toefl?
mi preparo da solo al toefl o avete corsi?
corso intensivo toefl due settimane quante ore
corso toefl quanto dura?
lezioni di preparazione toefl orari
vorrei fare un corso per il toefl a piccoli gruppi

## toefl.descrizione
informazioni sul TOEFL
fate il toefl?
posso fare il toefl da voi?
toefl home edition lo fate?
devo fare il toefl per un master negli usa: come funziona?
voglio sapere tutto sul toefl
mi serve il toefl entro un mese
where can I take the TOEFL in Rome?

## lingue.descrizione
che lingue insegnate?
fate corsi di francese?
avete corsi di spagnolo?
fate corsi di giapponese?
avete corsi di arabo?
lezioni di francese ne fate?
vorrei imparare lo spagnolo
corso tedesco
cinese?
il mio capo vuole un corso di tedesco per noi dell'ufficio, fate?
insegnate cinese?
vorrei fare un corso di tedesco da zero
che lingue si possono studiare da voi oltre all'inglese
corsi di arabo ne avete?
insegnate spagnolo a tutti i livelli?
e se volessi imparare il francese?
corso di spagnolo intensivo, c'è?
tedesco per principianti lo fate?
avete lezioni di portoghese?
che altre lingue si studiano
fate corsi di lingua spagnola?
avete lezioni di russo?
corsi di francese per bambini?
voglio imparare il cinese, si può?
do you teach german?
c'è un corso di tedesco b1?

## italiano-stranieri.descrizione
fate corsi di italiano per stranieri?
do you have italian courses?
imparare italiano a Roma
corsi di italiano per stranieri
insegnate l'italiano agli stranieri?
I need to learn Italian, you have course for foreigner?
quiero aprender italiano, ¿teneis cursos?
mio marito è straniero, c'è un corso di italiano per lui?
mia moglie è ucraina e vuole imparare l'italiano
italiano per stranieri quanto costa?
I'm Brazilian and I want to study italian in Rome
my friend needs italian lessons, do you have them?
sono americana, corsi di italiano?
avete il nulla osta per gli stranieri?
je cherche un cours d'italien à Rome
io volere corso italiano, quanto pagare?
corsi di lingue per stranieri?
am looking for italian classes for my wife

## traduzioni.descrizione
fate traduzioni?
offrite servizi di interpretariato?
traducete dal russo?
avete interpreti per un convegno?
mi serve un interprete di simultanea
traducete documenti legali?
devo tradurre un atto notarile
interprete per una fiera
traduzione asseverata
fate localizzazione di siti?
avremmo bisogno di un traduttore giurato per un atto
Do you do translations from English to Italian?
ho una conferenza e mi serve la cabina per la simultanea
localizzate siti web?
mi servirebbe un interprete dal giapponese per due giorni
traducete certificati di nascita?
servizio interpreti per trattativa commerciale
avete traduttori di coreano?
devo tradurre la laurea per andare in Germania
avete anche l'interpretariato di trattativa?
avete un servizio di interpreti per matrimoni?
mi occorre un traduttore per un processo
mi traducete un contratto in inglese?
interpretariato per una visita aziendale
si fanno traduzioni tecniche?
siete interpreti anche per fiere internazionali?
traducete documenti per l'ambasciata?

## traduzioni.prezzo
quanto costa una traduzione?
prezzi traduzioni
interprete simultaneo per congresso a maggio, quanto può costare?
quanto mi fate pagare a cartella la traduzione?
preventivo a parte, quanto costa più o meno tradurre una pagina?
interprete consecutivo tariffa giornaliera
quanto chiedete per un interprete?
quanto mi costa tradurre un diploma?
preventivo no, ma indicativamente una traduzione quanto costa?
quanto prende un vostro traduttore?
fate traduzioni dal cinese? quanto costano?
costo di un interprete per mezza giornata

## traduzioni.lingue
in quali lingue traducete?
in quante lingue traducete?
in quante lingue lavorate per le traduzioni

## traduzioni.tempi
in quanto tempo fate una traduzione?
quanto ci mettete a tradurre un contratto
mi serve tradurre il libretto di istruzioni di un macchinario, quanto ci vuole?
a chi scrivo per una traduzione giurata urgente?
traduzioni in tedesco tempi di consegna
quanto tempo serve per tradurre 30 pagine?
traduzione urgente entro domani, fate?

## aziende.descrizione
fate corsi per aziende?
formazione aziendale
formazione per dipendenti
la mia ditta vuole formare 10 persone in inglese
coaching per manager
buongiorno sono la responsabile hr di una società di 80 persone, cerchiamo inglese per il team commerciale
fate anche coaching uno a uno per un dirigente?
vorremmo un corso di comunicazione per il nostro staff
il vostro percorso aziendale è finanziabile con fondimpresa?
corsi di inglese per dipendenti pubblici
siamo un hotel, vogliamo inglese per la reception
la mia azienda è a Latina, potete venire?
team building in inglese per aziende, lo fate?
corsi per i miei collaboratori: come funzionano?
percorsi di executive coaching in inglese
formazione linguistica per 50 dipendenti
noi siamo un'associazione culturale, organizzate corsi per i nostri soci?

## aziende.durata
quanto durano i corsi per le aziende?
quanto dura un workshop aziendale
quanto dura un corso aziendale?
avete un workshop di un giorno?
quanto durano i percorsi aziendali
i workshop quanti giorni durano
il corso per i dipendenti quanti mesi dura
quanti mesi dura un percorso aziendale?
corsi di inglese per una piccola impresa: quanto tempo durano?
che durata hanno i percorsi per le aziende
quanto durano i workshop per le imprese?

## aziende.modalita
i corsi aziendali si fanno online?
corsi per la mia azienda, fate anche online?
siamo una ditta di 30 persone a Pomezia, venite voi in sede?
la formazione si può fare tramite teams?
i vostri corsi aziendali li fate da noi o da voi?
corso di inglese per la mia squadra di vendita, anche da remoto
la formazione la fate anche in presenza da noi in azienda?
si fanno online i corsi per le aziende?
per la nostra azienda meglio online, è possibile?
l'azienda paga: fate i corsi nelle nostre sedi?

## scuole.descrizione
che servizi avete per le scuole?
fate formazione per docenti?
sono il dirigente di un istituto, cosa offrite?
siamo una scuola media, cosa proponete?
sono dirigente di un istituto comprensivo, che cosa potete fare per noi?
cerchiamo un madrelingua per il nostro liceo, lo fornite?
scuola primaria, vorremmo un madrelingua e le certificazioni per le quinte
sono una docente referente per le certificazioni del mio istituto
cosa offrite a un liceo linguistico?
offrite tutoraggio pomeridiano ai nostri studenti?
vogliamo certificare tutta la terza media della nostra scuola
cosa fate per le scuole dell'infanzia?
il nostro collegio docenti vorrebbe un corso di metodologia
siamo una scuola superiore di Roma, collaborate con gli istituti?
ho un istituto paritario, cosa proponete
prof di inglese alle medie, vorrei portare la mia classe a fare il ket: che servizi avete?
vorremmo capire i vostri servizi per gli istituti tecnici
nella nostra scuola media vorremmo lezioni di madrelingua

## scuole.iscrizione
per diventare centro di preparazione cambridge cosa devo fare?
Come si diventa centro Cambridge?
che passi deve fare la nostra scuola per diventare centro di preparazione?
possiamo diventare centro esami cambridge come scuola?
come facciamo a diventare centro di preparazione cambridge?

## scuole.eta
a che età si fa First for Schools?
first for schools età
a che età si può fare il preliminary for schools
first for schools da che età si può fare?
quali sono le età per cambridge for schools?
da che età si fa il key for schools?
che età per preliminary for schools

## progetti-europei.descrizione
fate progetti Erasmus?
vi occupate di PON?
erasmus plus
di cosa si occupano i progetti pon
KA1 erasmus mobilità docenti
il liceo dove insegno vuole mandare i ragazzi a fare l'erasmus, ve ne occupate?
erasmus per il personale della scuola: ci date una mano?
scrivete voi il progetto erasmus per la scuola?
quali attività pon gestite?
ci aiutate a presentare la candidatura erasmus?
gestite pon sulla cittadinanza europea?
in cosa consiste un partenariato erasmus con voi
come ci aiutate con i fondi europei?
mobilità erasmus studenti, ci seguite?
progetti pon competenze digitali
erasmus plus cosa offrite
vale la certificazione cambridge per l'erasmus?
pon e erasmus: siete voi a gestirli?
come partecipare a un progetto erasmus con voi?
seguite anche i bandi pon per le scuole?

## viaggi-studio.descrizione
organizzate viaggi studio?
fate vacanze studio?
avete un programma di un anno all'estero per il liceo?
summer camp all'estero per ragazzi?
quarto anno all'estero come funziona

## viaggi-studio.destinazioni
quali sono le destinazioni dei viaggi studio?
dove organizzate i viaggi studio?
andate in america con i viaggi studio?
viaggio studio a londra
viaggi studio in australia?
si può fare un anno di liceo negli Stati Uniti con voi?
in che paesi si va d'estate?
mia figlia 16 anni vorrebbe fare il quarto anno in Canada
con che paesi lavorate per i viaggi studio?
quando partite per gli stati uniti?
università in inghilterra: avete programmi?
mio figlio vuole andare a Dublino due settimane a luglio
viaggi studio in america?
mio figlio vorrebbe fare l'anno in america
viaggi studio mete?
dove mandate i ragazzi per le vacanze studio
c'è una vacanza studio in scozia?
posso fare un semestre in canada al liceo
i viaggi studio in quali nazioni sono?

## viaggi-studio.prezzo
quanto costa un viaggio studio?
quanto costano due settimane a Londra
vacanza studio in irlanda per un quindicenne: quanto costa?
soggiorno linguistico a malta prezzo
prezzi viaggi studio
quanto costa l'anno all'estero?
viaggio studio 15 giorni prezzo indicativo

## carta-docente.descrizione
posso pagare con la carta del docente?
accettate la carta docente?
si può usare il bonus docenti?
si può pagare con bonus docente?
con la carta docente posso pagare il corso b2?
la carta del docente la prendete?
sono una prof di scuola media, posso spendere il bonus da voi?
ho la carta docente da spendere entro agosto, va bene anche per il c2?
posso usare la carta docente anche per l'esame?
come funziona la carta del docente da voi?
la carta docenti vale anche per le lezioni individuali?
ho 500 euro di carta docente, li posso usare?
come docente posso comprare un corso con il bonus?
mia moglie insegna alle elementari, può usare il bonus per un corso?
si accetta la carta docente?
insegnante precaria, carta docente utilizzabile?
pago con carta del docente, si può?
sono un'insegnante, posso pagare col bonus 500 euro?
carta del docente per viaggio studio?
posso utilizzare il bonus docenti per il c1?

## itaca.descrizione
mi aiutate con il bando ITACA?
bando itaca inps
mi aiutate con itaca?
borsa di studio itaca informazioni
bando inps itaca come funziona
mio nonno era dipendente pubblico, mi hanno parlato di itaca: di cosa si tratta?
borse inps per studiare all'estero, aiutate?
di cosa si tratta il bando itaca
che requisiti ha il bando itaca?
inps borsa di studio estate per figli di dipendenti pubblici
bando inps all'estero: mi seguite voi nella domanda?
itaca: vi occupate delle pratiche?
che cos'è itaca inps
avete assistenza per itaca?
aiutate con la domanda itaca?

## scuola.telefono
qual è il vostro numero di telefono?
numero di telefono
come posso chiamarvi?
teelfono
telefno della scuola
come faccio a contattarvi telefonicamente?
mi dai il numero?
telefono
a che numero vi trovo?
mi scrivi il vostro recapito telefonico
fino a che ora rispondete al telefono?
mi date il vostro numero che vi chiamo?
avete whatsapp?
qual è il numero?
numero whatsapp?
un recapito telefonico?
how can I contact you by phone?
mi dai il numero di telefono della direttrice?
come vi contatto?

## scuola.email
qual è la vostra email?
avete un indirizzo email?
a che mail posso scrivere
avete una mail?
posta elettronica
qual è la mail per i preventivi?
posso scrivervi una mail? a che indirizzo?
l'email della segreteria
il vostro indirizzo email per favore

## scuola.indirizzo
dove siete?
qual è l'indirizzo?
dove si trova la scuola?
in che via siete?
indirizo
come vi raggiungo?
where are you?
dove posso trovarvi?
in che zona di Roma state?
dove siete a roma?
come arrivo da voi
where is the school?
come si arriva alla scuola
dove si trova la vostra sede, vengo da Ostia
in che zona di roma siete, vicino san pietro?
via tibullo dove si trova?
mi mandi l'indirizzo preciso?
¿dónde está la escuela?

## scuola.apertura
a che ora aprite?
quali sono gli orari di apertura?
siete aperti il sabato?
orari segreteria
siete aperti oggi?
a che ora chiudete?
orari
opening hours?
domenica siete aperti?
fino a che ora siete aperti il venerdì?
di domenica siete aperti?
posso passare sabato mattina?
oraro apertra
orari sabto
siete aperti adesso?
a che ora aprite lunedì?
la segreteria che orari fa?
what time do you open?
la domenica siete chiusi?
orario segreteria sabato
oggi fino a che ora ci siete?
il sabato ci siete?
a che ora chiude la segreteria il venerdì
posso passare domani pomeriggio verso le 4?
hola, a que hora abren?
in estate siete chiusi?
What are your opening hours on Saturday?
vous êtes ouverts le samedi?
non ho capito se il sabato pomeriggio siete aperti
fino a che ora siete aperti stasera?
posso venire a trovarvi senza appuntamento?
oggi fino a quando siete aperti?
chiudete il sabato?
sabato mattina siete in sede?
a che ora chiudete oggi?
hello! are you open today?
siete aperti lunedì alle 9?
da quanto siete aperti come scuola, anni?
quels sont vos horaires d'ouverture ?
siete aperti domenica? e il sabato?
la segreteria risponde anche di sabato?
qual è il vostro orario del sabato?

## scuola.tempi
quando mi rispondete?
quanto ci mettete a rispondermi?
ho mandato una mail ieri e nessuno mi risponde

## scuola.esperienza
da quanto tempo esiste la scuola?
chi siete?
da quanti anni lavorate?
avete 40 anni di esperienza?
da quanti anni esistete?
siete seri? da quanti anni siete sul mercato
da quanti anni insegnate?

## scuola.descrizione
cosa fate?
che servizi offrite?

## scuola.dati-legali
qual è la vostra partita iva?
qual è la vostra ragione sociale?
il vostro codice fiscale per favore
avete partita iva?

## reclami.descrizione
voglio fare un reclamo
come si fa un reclamo?
come faccio un reclamo
vorrei lamentarmi di un docente
voglio protestare per una fattura sbagliata
ho un problema con un insegnante
a chi mi rivolgo se il servizio non mi è piaciuto?
l'insegnante di mio figlio urla, vorrei segnalarlo
avete un reclamo online? vorrei farlo
vorrei lamentarmi: il bagno era sporco
voglio reclamare per una lezione saltata
come mando un reclamo?

## reclami.tempi
in quanto tempo rispondete a un reclamo?
entro quanto rispondete a un reclamo?
entro quanto vi fate sentire dopo un reclamo
quanto ci mettete a rispondere ai reclami?
reclamo: entro quando mi rispondete

## privacy.descrizione
come trattate i miei dati?
privacy
che fine fanno i miei dati?
come cancello i miei dati?
dove trovo la privacy policy?
voglio che eliminiate tutti i miei dati
come faccio a farmi cancellare dal vostro database?
che dati conservate su di me
come posso esercitare i miei diritti gdpr?
a chi chiedo di cancellare la mia mail dai vostri archivi?
come usate i miei dati personali?
dove leggo l'informativa privacy
a chi date i miei dati?

## privacy.cookie
usate i cookie?
i cookie li usate?
si possono rifiutare i cookie?
che cookie avete?

## corsi.materiali
il libro si paga a parte?
mi date i libri?
se pago 680 euro ho diritto al libro?

## test-livello.prezzo
quanto costa il test di livello?
il test d'ingresso si paga?
è gratis il test?
quanto costa fare il test di livello
potete valutare il mio inglese gratis?

## languagecert-b1.durata
quanto dura lo speaking del LanguageCert B1?
il languagecert b1 quanto dura lo scritto?
quanto dura l'orale del communicator
languagecert communicator: minuti dello speaking

## scuola.riconoscimento
siete un ente riconosciuto?
siete riconosciuti dal ministero?
siete una scuola riconosciuta?

## cambridge.formato
quante parti ha l'esame?
nell'esame c'è anche lo speaking?
l'esame del pet come è fatto
l'esame c1 advanced da quante parti è composto
che struttura ha l'esame advanced?
le parti dell'esame proficiency?
mi spieghi com'è fatto l'esame ket?
com'è strutturato l'esame KET?

## languagecert-c1.durata
quanto dura l'orale del languagecert c1?
languagecert c1 mastery: durata scritto e orale
durata esame c1 languagecert

## aziende.riconoscimento
la formazione è accreditata dalla regione?
siete accreditati presso la regione lazio?
siete un ente accreditato per la formazione?
siete accreditati per la formazione finanziata?

## progetti-europei.modalita
quali sono le fasi di un progetto europeo?
come si svolge un progetto PON con voi

## corsi.durata
quante ore a settimana sono?
quanti mesi dura il corso?
quante lezioni sono in tutto?
quanto durano le lezioni la sera?

## corsi.sede
dove si svolgono le lezioni?
dove li fate i corsi?

## languagecert-a2.durata
languagecert A2 durata
quanto dura l'esame achiever
languagecert a2 quanto dura in totale?

## toefl.date
quando posso dare il toefl?
come prenoto il toefl
come ci si iscrive al toefl?
prenotazione toefl
il toefl quando lo fate
toefl, come faccio a prenotarmi
quanto tempo prima devo prenotare il toefl?

## languagecert-a2.descrizione

## languagecert.iscrizione
come ci si iscrive al languagecert?
che iter devo seguire per avere languagecert
passi per ottenere languagecert

## viaggi-studio.date
quando partono i gruppi per Malta?
avete date per le partenze estive?

## privacy.tempi
entro quanto rispondete a una richiesta gdpr

## languagecert-b2.descrizione
il first e il languagecert b2 sono la stessa cosa?
meglio b2 first o languagecert b2?
languagecert b2 com'è l'esame?

## corsi-c2.sede
dove si fanno le lezioni del c2?
lezioni del c2 dove?

## individuale-b1.durata
quante ore individuali mi servono per arrivare al b1?
lezioni private per mia figlia che prepara il pet: quante ore di solito?

## individuale.orario
posso scegliere io gli orari delle lezioni individuali?

## cambridge.riconoscimento
la certificazione cambridge vale per i concorsi pubblici?
il vostro centro è autorizzato da cambridge?
il certificato cambridge serve per l'università?
la certificazione cambridge è utile per trovare lavoro?
il first è riconosciuto all'estero?
il b2 first è valido per la laurea?

## languagecert.formato
cosa c'è nell'esame languagecert?
languagecert quali skill valuta?

## languagecert.preparazione
come ci si prepara al languagecert
serve fare un corso prima di languagecert?

## corsi-c2.descrizione
vorrei qualche informazione riguardo al corso di livello c2

## corsi-b1.descrizione|test-livello.descrizione|corsi.livelli
mi sapete dire se devo fare b1 o b2?
ho fatto il b1 dieci anni fa, ora dove mi metto?

## corsi-b1.descrizione
il pet e il preliminary sono la stessa cosa?
wie viel kostet der B1 Kurs?

## cambridge.sede
gli esami cambridge dove si svolgono
siete sede d'esame ufficiale?

## cambridge.livelli
quali sono i vecchi nomi degli esami cambridge?

## scuole.prezzo
quanto costano i vostri servizi per le scuole?
servizi per le scuole: prezzi?

## corsi-c1.sede
corso advanced sede?
il corso c1 si tiene in sede o a distanza?

## individuale-c1.durata
quante ore servono col privato per passare l'advanced

## individuale-b2.descrizione
ho bisogno di preparare il first in fretta da sola, si può?

## individuale-a2.durata
ore consigliate individuale ket

## individuale-b1.descrizione
vorrei un tutor privato per il B1

## corsi-a2.sede
dove si tiene il corso ket?
il corso A2 è in presenza?

## corsi-b1.sede
corso preliminary, dove si svolge?

## corsi-a2.formato
che prove ci sono nel corso a2 key?

## corsi-b1.formato
com'è fatto il preliminary?

## corsi-c1.formato
quali sono le parti dell'advanced?
il C1 da quali prove è composto?

## corsi-c2.formato
struttura del proficiency

## individuale-a2.descrizione
parlami della preparazione individuale per il ket

## individuale-c1.descrizione
fate lezioni private per l'advanced?
preparazione one to one C1 info
ci vuole tanto per preparare il c1 con lezioni private?

## individuale-c2.descrizione
vorrei un insegnante privato per il proficiency

## individuale.durata
quante ore di lezioni individuali servono?
ore consigliate per le lezioni private

## cambridge.preparazione
come mi preparo a un esame cambridge?
per prepararsi all'esame cambridge cosa avete?
preparazione esami cambridge

## languagecert-a1.descrizione
parlami di languagecert access

## languagecert-b1.descrizione
cos'è il languagecert communicator?

## languagecert-c2.descrizione
cosa sarebbe mastery pro?

## languagecert.durata
quanto durano gli esami languagecert?
durata languagecert
certificazione languagecert quanto tempo ci vuole per averla?

## corsi-b2.orario|corsi-b2.descrizione|corsi.orario
esco dal lavoro alle 18 a termini, ce la faccio col b2?

## young-learners.durata
mi fija c'ha 7 anni e ha da fa starters, ma quanto sta dentro?

## corsi-b1.materiali|corsi.materiali
se pago i seicento e rotti poi devo comprarmi pure i volumi? parlo del preliminary

## carta-docente.descrizione
Gentile segreteria, sono docente di ruolo: il bonus che ci dà il ministero ogni anno da voi si può spendere?

## individuale-c1.durata|individuale-c1.descrizione|individuale.durata
con un prof tutto per me più o meno in quante ore si prepara l'advanced

## traduzioni.descrizione|traduzioni.lingue

## young-learners.punteggio|young-learners.descrizione
boh ma gli scudi del flyers quanti sono al massimo

## languagecert.risultati|languagecert.descrizione
dopo quanti gg mi dite se ho passato il language cert? ho il volo per Manchester il 15

## languagecert.riconoscimento|languagecert.descrizione
L'home office mi chiede un test approvato per andare a lavorare a Leeds: il languagecert va bene?

## toefl.prezzo|toefl.descrizione
il toefl alla fine quanto sta? una mia amica ha pagato 245

## corsi-c1.posti
scusi se insisto, col cae eravamo rimasti che in aula si sta in sei, giusto?

## scuola.indirizzo
sto a piazza risorgimento mi dite la via e il civico che metto google maps

## scuola.apertura
se passo sabato alle dieci con mia madre trovo qualcuno?

## aziende.durata

## viaggi-studio.destinazioni|viaggi-studio.descrizione
il ragazzo vorrebbe andare oltreoceano, tipo vancouver o toronto, ci mandate la gente lì?


## privacy.descrizione
voglio che togliate il mio nominativo da tutti i vostri archivi. subito.

## reclami.tempi|reclami.descrizione
vi ho scritto per lamentarmi della prof e non mi ha filato nessuno, entro quando dovreste rispondere?

## individuale-a2.prezzo|individuale-a2.descrizione|individuale.prezzo
lezzioni uno a uno pe' er ket, a quanto state?

## corsi-c2.formato|cambridge.formato
nel proficiency che pezzi ci stanno all'esame, reading e poi?

## test-livello.descrizione|corsi.livelli
ho fatto le serali vent'anni fa e mastico poco, da che parte comincio?
guardo netflix coi sottotitoli in inglese e capisco metà, secondo te a che punto sto
al lavoro parlo con clienti irlandesi tutti i giorni ma la grammatica zero, dove mi mettereste?

## test-livello.descrizione|corsi.livelli|corsi-a2.descrizione|corsi-b1.descrizione|scuole.eta|cambridge.livelli
mia figlia seconda media, in inglese ha nove: ket o pet?

## corsi-c1.orario|corsi-c1.descrizione|corsi.orario
Sorry my Italian is bad. I finish work at 6 pm, so is the Thursday evening C1 class too early for me?

## corsi-b2.inizio|corsi.inizio
riesco ancora a infilarmi nel first del 21 ottobre o il treno è passato?

## languagecert-a1.durata|languagecert-a1.descrizione|languagecert.durata
la prova Access, quella facile facile, quanti minuti sono di scritto

## cambridge.successo
ma poi chi studia da voi lo passa o no sto cambridge?

## corsi.docenti
a far lezione ci sta gente di Londra o italiani che hanno studiato?

## scuola.esperienza
è tanto che state lì? mio padre dice che ci veniva lui da ragazzo


## privacy.cookie
sta finestra che mi chiede di accettare tutto... se dico di no mi tracciate lo stesso?

## privacy.tempi
Vi ho chiesto copia dei miei dati ai sensi del GDPR: quanto tempo avete per darmela?

## toefl.punteggio|toefl.descrizione
con 120 avrei fatto il pieno al toefl?

## toefl.date
voglio fissare il toefl, con chi parlo

## italiano-stranieri.descrizione|lingue.descrizione
la signora che assiste nonna è filippina e vorrebbe imparare meglio la nostra lingua, avete qualcosa?
Hola, soy Lucía, trabajo aquí en Prati. ¿Dan clases de italiano?

## lingue.descrizione
mi sono innamorato di una di marsiglia ahahah me lo insegnate il francese?

## progetti-europei.modalita
Le scrivo come DSGA: se ci affidiamo a voi per un bando europeo, per quali tappe si passa?

## scuole.eta
ho ragazzi di prima liceo, 14 anni: il Preliminary for Schools lo possono già dare?

## aziende.modalita|aziende.descrizione
in ditta siamo 12 e tutti in smart working, le lezioni allo staff si potrebbero fare a distanza?

## aziende.riconoscimento|aziende.descrizione
il fondo interprofessionale vuole sapere se come ente formativo avete l'accreditamento del Lazio

## corsi-c1.sede|corsi.sede
l'advanced si frequenta lì a prati o pure altrove

## individuale.orario
col privato i giorni li decido io? faccio i turni a fiumicino e cambiano ogni settimana

## languagecert.preparazione
abito a Rieti, per il language cert mi preparate pure senza che venga giù ogni volta?

## viaggi-studio.descrizione
volevamo mandare Tommaso a fare la quarta fuori, dieci mesi in una scuola straniera, ve ne occupate?


## test-livello.descrizione|corsi.livelli|corsi-b1.descrizione|corsi-b2.descrizione
avevo un b1 preso sei anni fa per un pelo, riparto da lì o salgo?

## test-livello.descrizione|test-livello.prezzo
per sapere quanto ne so c'è qualcosa che posso fare senza sborsare

## test-livello.descrizione|corsi.livelli
non saprei dirvi, leggo il Guardian ma se apro bocca mi blocco. a che livello sarò?

## corsi-b1.inizio|corsi.inizio
ho visto scritto 20 ottobre per il preliminary, è quello di quest'anno?

## corsi-c1.inizio|corsi.inizio

## corsi-b1.orario|corsi-b1.descrizione|corsi.orario
allora praticamente io finisco lezione all'università alle cinque e mezza in via salaria poi prendo la metro volevo capire il b1 quello serale se comincia alle sei o alle sette

## corsi-c2.prezzo|corsi-c2.descrizione|corsi.prezzo|corsi.descrizione
Spett.le Scuola, con la presente si chiede a quanto ammonti la spesa complessiva per il percorso collettivo di livello C2. Distinti saluti

## individuale-b2.prezzo|individuale-b2.descrizione|individuale.prezzo
quanto spendo per un'ora di first faccia a faccia col prof

## corsi-b1.formato|cambridge.formato
il pet in quante prove è spezzettato

## languagecert-c2.durata|languagecert-c2.descrizione|languagecert.durata
LC mastery pro, minuti di orale?

## languagecert.formato|languagecert.descrizione
al language cert si parla pure o sono solo crocette?

## languagecert.iscrizione
per avere in mano il foglio del languagecert che trafila c'è, dall'inizio alla fine

## toefl.durata|toefl.formato
quando tocca parlare, nel toefl, quanti minuti so?


## scuola.telefono
datemi un recapito telefonico, io con internet non so' capace

## scuola.tempi
vi ho lasciato un messaggio stamattina dal modulo del sito, più o meno quando mi fate sapere?

## scuola.dati-legali
mi detta l'intestazione esatta e il codice fiscale della società? devo fare la determina

## scuola.descrizione|corsi.descrizione|lingue.descrizione
oltre a insegnare inglese di che altro vi occupate

## reclami.descrizione
sono parecchio arrabbiata, dove posso metterlo nero su bianco?

## traduzioni.prezzo
da voi le traduzioni si pagano a pagina, a parola o come?

## traduzioni.descrizione|traduzioni.lingue
ci serve uno che traduca a voce mentre il capo parla coi fornitori cinesi

## scuole.prezzo
Sono la vicepreside di una primaria: indicativamente il madrelingua in classe quanto ci verrebbe?

## progetti-europei.descrizione
PON sul digitale: sono roba vostra?

## viaggi-studio.date
ho una quattordicenne da spedire in inghilterra, i gruppi di luglio quando vanno via?

## corsi-a2.descrizione|cambridge.livelli
il ket a che gradino corrisponde?

## corsi.livelli|test-livello.descrizione|corsi.descrizione
in inglese sono una frana vera, esiste un gruppo per gente come me?



## test-livello.descrizione|corsi.livelli
Mio padre ha 68 anni e vorrebbe cominciare. Come stabiliamo da quale gradino?

## italiano-stranieri.descrizione|lingue.descrizione
Bonjour, je suis fille au pair à Rome, je cherche des cours d'italien

## corsi-a2.inizio|corsi.inizio
il ket di mercoledì 22 ottobre ormai è andato vero? ne fate un altro quando?

## corsi-b2.inizio|corsi.inizio
mia sorella sostiene che il first è iniziato più di un anno fa, possibile?

## corsi-b1.orario|corsi-b1.descrizione|corsi.orario
il b1 non è che sta di sabato? perché io da lunedì a giovedì lavoro a Milano

## corsi-a2.posti
siete già pieni col ket?

## corsi-b2.durata|corsi-b2.descrizione|corsi-b2.prezzo|corsi.durata|corsi.prezzo|corsi.descrizione|individuale-b2.durata
scusi signorina quanto ci mette uno a finire il first, in ore dico

## corsi-c2.materiali|corsi.materiali
il C2 ha un testo suo o usate fotocopie?

## individuale-c1.prezzo|individuale-c1.descrizione|individuale.prezzo
quanto mi chiedete x un ora di advanced solo io e la prof

## individuale-b1.durata|individuale-b1.descrizione|individuale.durata
ore ideali per arrivare pronti al pet facendo lezione a tu per tu

## languagecert-a2.durata|languagecert-a2.descrizione|languagecert.durata
achiever scritto piu orale tot minuti?

## young-learners.durata
sti ragazzini di 6 anni quando vanno a fare Starters quanto li tenete dentro


## cambridge.riconoscimento
col pezzo di carta cambridge all'estero ci fai qualcosa o è aria fritta

## cambridge.sede|cambridge.descrizione
la prova cambridge la date nei vostri locali?

## cambridge.iscrizione|cambridge.date
Vorrei dare un Cambridge a fine maggio, quanto tempo prima devo muovermi per segnarmi?

## viaggi-studio.destinazioni|viaggi-studio.descrizione
mia nipote sogna New York, coi soggiorni ci arrivate?

## itaca.descrizione
salve vorrei vederci chiaro su itaca, papà è in pensione dal comune

## reclami.descrizione
se vi mando una lamentela la leggono tutti o resta tra noi?


## scuola.apertura
vi trovo pure all'ora di pranzo?

## corsi.iscrizione
sono farmacista al trionfale, mi sono decisa: per entrare in un corso materialmente che devo fare?

## traduzioni.lingue|traduzioni.descrizione
che vantaggio c'è a tradurre da voi, cioè quante lingue coprite

## test-livello.descrizione|corsi.livelli
parlo sciolto ma scrivo coi piedi, non so dove collocarmi
su duolingo sto alla sezione 5 ahah, tradotto in livelli veri?

## test-livello.descrizione|corsi.livelli|tkt-clil.descrizione
insegno storia e vorrei il clil, ma d'inglese sto scarsino. che faccio prima?

## test-livello.descrizione|corsi.livelli|scuole.eta|corsi.descrizione
uno di sedici anni con sette in pagella di solito in che corso lo mettete?


## corsi-b2.prezzo|corsi-b2.descrizione|corsi.prezzo|corsi.descrizione
er first quanto se magna de sordi

## corsi-b2.orario|corsi-b2.descrizione|corsi.orario
ho il calcetto il martedì alle 20:30, il b2 a che ora molla?

## corsi-a2.posti|corsi-a2.descrizione|corsi.posti|corsi.descrizione
A2, quello per chi è all'inizio: quanti siete al massimo?

## corsi-b1.sede|corsi.sede|scuola.indirizzo
la sala del preliminary in che quartiere sta

## corsi-c1.materiali|corsi.materiali
per l'advanced il manuale me lo date voi o devo correre in libreria?

## young-learners.eta|bambini.eta|young-learners.descrizione
un pupo di 9 anni che esamino d'inglese potrebbe fare

## cambridge.successo
su cento che ci provano con voi quanti la sfangano?

## cambridge.prezzo
mi interessa solo la prova del proficiency, niente lezioni: quant'è la tassa?

## cambridge.date
le sessioni cambridge di primavera sono già uscite?

## languagecert.livelli|languagecert.durata
i gradini del language cert dal più basso al più alto quali so

## languagecert.date|languagecert.descrizione
mi sono persa quello di questo mese, languagecert quando lo rifate?

## languagecert-b2.durata|languagecert-b2.descrizione|languagecert.durata
expert, in totale quanto ci si sta chiusi?

## lingue.descrizione
il russo lo si impara da voi?

## italiano-stranieri.descrizione|lingue.descrizione

## aziende.descrizione
siamo un albergo a via veneto, camerieri e portieri da rimettere in riga con l'inglese


## scuole.descrizione|tkt-clil.descrizione
aiutate i prof della nostra scuola a insegnare la loro materia in inglese?

## viaggi-studio.destinazioni|viaggi-studio.descrizione
sydney e dintorni rientrano nei posti dove si va a studiare?

## viaggi-studio.prezzo
quanto ci costa grosso modo spedire il figlio a Malta tre settimane

## privacy.descrizione

## test-livello.descrizione|corsi.livelli
ho riaperto le slide dell'università e manco capivo l'abstract, per voi che livello sono?

## test-livello.descrizione|corsi.livelli|corsi-b2.descrizione|cambridge.preparazione
parto per Lovanio a settembre e vogliono un B2, io ora sono boh. da dove comincio?

## test-livello.descrizione|corsi.livelli|corsi-c1.descrizione|corsi-c2.descrizione
capisco i film, leggo romanzi, mai dato un esame. c1 o c2?

## corsi-b1.inizio|corsi.inizio
quello di lunedì 20 ottobre, il b1, fa ancora in tempo uno a entrare?

## corsi-c1.inizio|corsi.inizio
mi ero segnata il 23 ottobre per l'advanced, confermate?
`;
