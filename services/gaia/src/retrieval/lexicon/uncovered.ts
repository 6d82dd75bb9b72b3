// What people ask and the site doesn't say: no neighbouring fact is an answer.
import { phrases } from './phrases.js';

export const uncovered = phrases([
  // Money
  '18 ?app|carta (della )?(cultura|giovani|merito)', 'scont(o|i|ino|istica)', 'rat(a|e|eale|eizz*)', '(in|a) (due|tre|quattro|piu|\\d) (volte|rate|tranche)', 'finanziament*', 'dilazion*', 'rimbors*', 'restitu* … soldi', 'bonific*', 'satispay|paypal|klarna|scalapay', 'carta di credito|carte di credito|bancomat|contanti|pos|assegno', 'discounts?|refund*|instal+ments?|credit card', 'agevolazion*|promozion*|offert(a|e) (special*|promo*)|coupon|isee|disoccupat*', 'detra(rre|zion*|ibil*)|deduc*|730', '(fate|emett*|rilasci*|avere|mi fate) … fattur*', 'ricevut(a|e)', 'acconto|caparra|anticipare',
  // Place
  'parchegg*|posteggi*|parking|aparcamiento', 'wi ?fi', 'ascensor*', 'disabil*|carrozzin*|barriere|sedia a rotelle', 'metro(politana)?|fermat(a|e)|autobus|bus|tram', 'bar|mensa|pranz(o|are)|caffe|cucina', 'bagn(o|i)', 'aria condizionata|biblioteca|giardino',
  '(altr(a|e)|seconda|quante) sed(e|i)', '(cors*|lezion*|esam*|sed(e|i)|siete|anche|fate) (anche )?(a|in) (milano|napoli|torino|firenze|bologna|ostia|palermo|latina|viterbo|eur|trastevere|tiburtina|sicilia|puglia|toscana)',
  // Taking part
  'disdi*|disdett*|rinunci*|recess(o)|ritir(arsi|armi)|disiscri*', 'spostare|cambiare (la |il )?(data|giorno|corso|orario|gruppo|classe|livello)', 'recuper(o|are|i)', 'assen(za|ze|te|to)|manc(o|are|assi) … lezion*|salt(o|are)', 'attestat(o|i)( di frequenza)?', 'lezione (di )?prova|prova gratuita|assistere a una lezione|trial', 'compagn(i|o)', 'compiti', 'registrazion(e|i) delle lezioni|lezioni registrate', 'estiv(o|i) (di|a roma)|centro estivo',
  'ammal*|malat(o|a|tia)', '(apert*|chius*|aprite|chiudete|chiudono) … (agosto|luglio|estate|ferie)', 'natale|pasqua|capodanno|ferragosto|festiv*|feste|epifania|sciopero', 'lista d attesa|preiscri*', 'buono regalo|gift card|regalare un buono', 'a domicilio|a casa (mia|nostra|del)', 'brochure|volantin*|depliant', 'instagram|facebook|tiktok|social|newsletter', 'crediti|cfu|invalsi|maturita|esame di stato|esame di terza media', 'doposcuola|babysitter|baby sitter',
  // Exams
  'obbligatori(o|a)|per forza', 'difficil*|facil(e|i)|dur(o) il', '(mio|mia|miei) (risultat*|esit*|vot*|punteggi*|esame|certificat*|diploma)', '(sono|ho) (stat* )?(passat*|superat*|promoss*|bocciat*)', 'ho (gia )?(fatto|sostenuto|dato) … (esam*|test|toefl|first|pet|ket|cae|certificaz*)', '(ho|mi) (pers*|smarrit*)|smarrit*|duplicat*|copia del certificat*', 'ritirare … (certificat*|diploma)', '(certificat*|certificazion*|toefl|first|languagecert) … (scad*|dura (per|nel)|resta valid*|vale quant*)', 'scad* … (certificat*|certificazion*)', '(document*|carta d identita|passaporto) … (serv*|portar*|necessari*)', '(serv*|portar*|occorr*) … (document*|carta d identita|passaporto)', 'dizionari*|calcolatrice|penna', 'dislessi*|dsa|discalcul*|(legge )?104|invalid*', 'non (lo |la |l )?(pass(o|a|i|assi)|super(o|a|i|assi))', 'se (vengo|sono) bocciat*|ripetere l esame|ridare|rifare (l |il )?(esam*|test|toefl)|non (lo |la )?(passo|supero)', 'quante volte (si puo|posso)|simulazion*|prove (vecchie|passate)|past papers|fac simile',
  // Work and people
  '(lavor(are|o)|collabor(are|azione)) (con|da|per|presso) (voi|noi|la vostra)', 'assum*|assunzion*|curriculum|cv|candid(armi|arsi)|(mandare|inviare) … candidatura|tirocini*|stage|stipendi*|posizion(e|i) apert*', '(cercate|cerchi) … (insegnant*|docent*|personale|madrelingua|prof*|collaborator*|staff)', 'jobs?|hiring|trabajo|vacanc*', 'direttor(e|i|rice)|titolare della|proprietari*|fondator*', 'chi e (il|la|l) (\\w+ )?(preside|capo|responsabile|segretari(a|o))', 'guadagn*', 'come si chiam(a|ano) … (insegnant*|docent*|prof*|maestr*|direttor*)', 'nom(e|i) … (insegnant*|docent*|prof*)', 'recension*|opinioni|trustpilot',
  // Study trips
  'volo|voli|aereo|biglietto', 'allogg*|famiglia ospitante|host family|dormi*|ostell*|residenz*', 'assicurazion*|vaccin*', 'accompagnator*',
  // What a school's assistant is not for
  '(?<!a )che or(e sono|a e)(?= adesso| ora|$)', 'come si (dice|scrive|traduce|pronuncia)', '(scriv(i|imi)|fammi|correggi(mi)?|riassumi(mi)?|mi scrivi|mi correggi) (un|una) ', '(traduci(mi)?|mi traduci|correggi(mi)?) (questa|questo|la|il|un|una)', 'raccont* (una|la) (storia|favola)', 'barzellett*|poesi(a|e)|canzon(e|i)|oroscopo|ricett(a|e)|meteo|che tempo fa', 'politic(a|o|i)|(la|una) partita(?! iva)|derby|calcio|brexit|trump|meloni|guerra|capitale (di|del|della)',
  // Other schools, other subjects
  '(cambridge|school|scuole) … concorrent*|altre scuole|british council|wall street|ielts|trinity|pearson|duolingo|dele|delf|goethe|cils|celi|plida|hsk', 'patent(e|i)|ecdl|informatica|cucina|chitarra|yoga|musica|matematica|ballo|nuoto|palestra|fotografia',
]);

/** A course, lesson or exam of a subject: the word that names it. */
export const SUBJECT = /\b(?:cors[oi]|lezion[ei]|ripetizioni|esam[ei]|insegnate|insegni|imparare) (?:di|d|del|della) (\w+)/g;
