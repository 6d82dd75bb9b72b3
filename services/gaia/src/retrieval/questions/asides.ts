// Statements as they stand before or after a question in a chat: they use the school's own words and ask nothing.
export const asides = `
## tells
ho fatto il first due anni fa con un'altra scuola
mi hanno bocciato al pet per due punti
il mio capo vuole che faccia il c1 entro giugno
ho chiamato stamattina ma non rispondeva nessuno
insegno storia in un linguistico
che devo metterlo a budget
così mi organizzo
parlo del preliminary
che poi parto
se no cerco altro
ho un B1 di tre anni fa
mia figlia ha preso il movers l'anno scorso
mio figlio fa la terza media
siamo in sei in ufficio
ho già il libro del first
il martedì sera ho pallavolo
lavoro fino alle sette
vivo a Prati da poco
ho visto il prezzo sul sito
gli orari li ho già guardati
il test di livello l'ho già fatto
mi sono iscritta ieri al corso B2
ho già pagato la prima lezione
ho scritto una mail lunedì e non ho avuto risposta
la segreteria mi ha detto di scrivere qui
me ne ha parlato una mia amica che fa il C1 da voi
mia sorella ha studiato da voi dieci anni fa
intendo l'esame, non il corso
intendo il corso di gruppo
parlo dell'esame e basta
dico quello del lunedì
dico per i bambini
mi riferisco alle lezioni private
mi riferisco al languagecert
quello del venerdì intendo
è per mia figlia
è per mio nipote che ha otto anni
è per l'ufficio
è per l'università
non è per me
per il B2 intendo
per l'anno prossimo però
che a luglio mi laureo
che a marzo scade il bando
che il giovedì lavoro
che il sabato non posso
che mia moglie me lo chiede da una settimana
che devo dirlo al mio capo
che devo parlarne con i miei
che vengo da fuori Roma
che abito lontano
che ho due bambini piccoli
che ho poco tempo
che se no perdo la borsa
che a settembre parto per l'Irlanda
che a giugno ho la maturità
che così avviso la scuola
che devo prenotare il treno
che non ci capisco più niente
che sul sito non l'ho trovato
così lo dico a mio marito
così decido
così preparo i documenti
così vedo se mi conviene
così mi regolo con le ferie
così faccio un preventivo
così chiedo il permesso al lavoro
così passo sabato
così confronto con l'altra scuola
poi vi faccio sapere
poi eventualmente mi iscrivo
poi decidiamo in famiglia
altrimenti aspetto l'anno prossimo
altrimenti mi rivolgo a un'altra scuola
se no lascio stare
se no faccio da sola con un libro
se no prendo un insegnante privato
vorrei iniziare a gennaio
vorrei fare il C1 prima dell'estate
vorrei togliermi il pensiero dell'esame
vorrei migliorare il parlato
vorrei riprendere l'inglese dopo vent'anni
mi serve per un concorso
mi serve il B2 per la laurea
mi serve per il visto
mi serve per lavoro
mi serve entro maggio
mi servirebbe un certificato per la graduatoria
devo dare l'advanced a marzo
devo fare il toefl per un master in Canada
devo consegnare il certificato in segreteria
devo tradurre il diploma per l'ambasciata
devo iscrivere due ragazzi
devo scegliere tra il first e il languagecert
ho il certificato Cambridge del 2011
ho perso il certificato del PET
ho dato il toefl nel 2018 a Milano
ho preso 87 al toefl
ho preso il languagecert B1 a Napoli
ho fatto l'ielts e non mi è piaciuto
ho fatto il trinity da piccola
ho provato con le app ma mi annoio
ho provato un corso online e non faceva per me
ho studiato francese alle medie
ho una laurea in lingue
ho cinquantadue anni
ho fatto sei mesi a Dublino
ho vissuto a Londra da ragazza
ho la carta del docente con 500 euro
ho un'azienda di catering
ho un figlio dislessico
ho i turni in ospedale
ho paura dello speaking
ho sbagliato numero di telefono nel modulo
ho letto le recensioni
ho visto il cartello fuori dalla scuola
ho parlato con una signora molto gentile
ho mandato il modulo ieri sera
sono un'insegnante di sostegno
sono la mamma di Giulio che fa starters
sono al quarto anno di liceo
sono di Frosinone
sono francese e vivo a Roma
sono in pensione da poco
sono già stato da voi l'anno scorso
sono iscritta al corso del giovedì
sono principiante assoluto
sono una vostra ex studentessa
sono di ruolo da quest'anno
sono il responsabile del personale
siamo una scuola media di Tivoli
siamo un liceo con otto classi di potenziamento
siamo una ditta di dieci persone
siamo due amiche e vorremmo fare il corso insieme
siamo una famiglia americana appena arrivata
facciamo già un progetto Erasmus
facevo il corso A2 da voi prima della pandemia
faccio il cameriere e finisco tardi
faccio la quinta superiore
lavoro in banca e parlo sempre con l'estero
lavoro al ministero
lavoro su turni
studio medicina a Tor Vergata
studio da sola da due anni
parlo bene spagnolo ma l'inglese zero
parto per l'Erasmus a febbraio
parto tra due mesi per Malta
mio marito è inglese
mio figlio ha sei anni e inizia la prima
mio figlio vuole fare flyers a giugno
mio nonno abitava in via Tibullo
mia figlia fa il linguistico
mia moglie è ucraina e studia italiano
mia cugina si è trovata benissimo
i miei figli hanno sette e undici anni
i miei colleghi hanno tutti il B2
il mio livello dovrebbe essere un B1
il mio professore dice che sono pronta per il C1
il mio preside ci tiene molto
il mio ufficio è a due passi da voi
la mia università accetta solo il toefl
la mia azienda paga tutto
la mia insegnante mi ha consigliato il first
la scuola ci ha chiesto il KET
l'esame ce l'ho il 6 dicembre
l'esame l'ho già prenotato
l'orale mi è andato male
l'altra scuola costava di più
l'anno scorso ho seguito il corso del mercoledì
l'inglese lo capisco ma non lo parlo
le lezioni di gruppo non fanno per me
le individuali costano troppo per me
il gruppo mi mette ansia
il lunedì e il martedì sono libera
il venerdì esco alle cinque
la mattina ho i bambini a casa
il bando scade a fine mese
il concorso è a ottobre
in azienda siamo quasi tutti principianti
in classe di mia figlia lo fanno in dieci
nel 2020 avevo preso un B2
nella mia scuola nessuno fa clil
da bambina ho vissuto in Australia
da noi al liceo non fanno preparazione agli esami
per adesso sto solo raccogliendo informazioni
per me va bene qualsiasi giorno
per ora ho solo il diploma
tra un mese mi trasferisco a Prati
a scuola mi danno tre ore di inglese a settimana
a dicembre ho un colloquio in inglese
a mio figlio piace molto l'inglese
con il toefl non ho mai avuto a che fare
con il lavoro che faccio non posso tutte le settimane
anche mio fratello è interessato
anche il tedesco non mi dispiacerebbe
grazie della risposta di ieri
scusate ma ho poca pratica di computer
scusi il disturbo
forse mi sono spiegata male
mi spiego meglio
mi avevano detto un'altra cosa al telefono
mi hanno dato il vostro numero all'università
mi hanno spostato l'esame due volte
mi manca solo il certificato per laurearmi
mi sono appena trasferita a Roma
mi sono trovata male con la scuola di prima
mi blocco quando devo parlare
mi sembra di aver letto che era di martedì
mi ricordo che costava meno
mi basta un B1
mi basterebbe saperlo entro domani
mi interessa solo il languagecert
mi interessano i viaggi studio per mio figlio
non ho mai studiato inglese
non ho mai fatto un esame Cambridge
non ho fretta
non mi interessa l'esame
non conosco il mio livello
non trovo la pagina giusta
non sono mai stata all'estero
non vorrei buttare soldi
non posso il giovedì
non posso chiamare in orario di ufficio
avevo un corso prenotato ma ho avuto un incidente
avevo chiesto del C1 la settimana scorsa
avevo capito che il libro era compreso
avrei bisogno di un B2 in fretta
abbiamo un cliente inglese che arriva lunedì
abbiamo già fatto il pon due anni fa
abbiamo letto la pagina sulle aziende
abitiamo vicino a piazza Cavour
andiamo a New York a Pasqua
arrivo da un B1 molto scolastico
cerco qualcosa di serio
cerco un corso per mia mamma
ci hanno parlato bene di voi
ci passo davanti tutte le mattine
capisco che siate pieni di richieste
come dicevo ho già il C1
come ho scritto prima mia figlia ha nove anni
dimenticavo, ho il certificato A2
dopo il PET mi sono fermata
dopo le vacanze riprendo il lavoro
entro giugno mi serve per forza
ero in classe con una ragazza irlandese
finora ho fatto solo lezioni private
l'ho chiesto anche al telefono
lo chiedo per un collega
lo chiedo perché abito a Ostia
lo so che è presto
mercoledì sono in zona
passo di lì domani pomeriggio
pensavo di fare prima il B2 e poi il C1
preferirei la sera dopo le sei
purtroppo l'anno scorso non l'ho passato
quest'anno ho la maturità
questa è la seconda volta che ci provo
ricomincio da zero
sabato mattina sono libera
tanto ho tutta l'estate
tenete conto che parto dall'A2
tutti i miei amici hanno fatto il first
un collega ha fatto il business english con voi
vengo da Civitavecchia in treno
vi seguo da tempo
vi scrivo per conto di mia madre
voglio cambiare lavoro
di traduzioni ne ho bisogno spesso
di anni ne ho quarantasei
il reclamo l'ho già mandato la settimana scorsa
la privacy l'ho letta e va bene
i cookie li ho già rifiutati
la domanda per itaca la presenta mio padre
`;
