// What words tell of being part of a name: given names and surnames of a dictionary, words of everyday Italian, words of this site.
import { dictionary } from '@zxcvbn-ts/language-it';
import { fold } from '../language/fold.js';
import { likelyWords, stopWords } from '../retrieval/lexicon/words.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Particles of a surname ("De Luca", "van der Berg"). */
export const PARTICLES = words('de di del della dello dei degli da dal dalla la lo li le van von der den el al bin d');
/** Written small after a surname, these open a place or a company: "Elena Prova di Esempio S.r.l.". */
export const OF = words('in di da dal dalla del della dello dei degli la le lo li al');

/** Words that stand where a name could and are none. */
const NEVER = words(
  'idea cambiato correggo rettifico tel cell mobile manuale tecnico ufficio acquisti srl srls spa snc sas lascia lasciamo ciao salve buongiorno buonasera grazie prego si no ok okay certo forse boh nessuno niente nulla va bene non so un uno una il i gli in per con su tra fra interessato interessata insegnante docente studente studentessa mamma papa genitore sono disponibile libero libera italiano italiana romano romana principiante alla allo quello quella qui sempre molto anche gia ancora solo sola ' +
    'corso corsi lezione lezioni inglese francese spagnolo tedesco italiano cinese arabo russo portoghese giapponese preventivo traduzione traduzioni interprete interpretariato esame esami certificazione certificazioni viaggio viaggi studio azienda aziende aziendale aziendali formazione scuola scuole servizio servizi lingua lingue livello altro altra business english cambridge toefl languagecert first key preliminary advanced proficiency vorrei voglio volevo mi serve servono informazioni info email mail telefono cellulare numero nome cognome contatto dati prezzo costo quanto quando dove come cosa chi quale mese settimana settembre ottobre novembre dicembre gennaio febbraio marzo aprile maggio giugno luglio agosto estate persone persona via roma prati invia annulla conferma confermo preferisco meglio documento documenti contratto gruppo yes please noleggio individuale individuali online sera mattina pomeriggio aspetta attendi scusa scusami correggi cambia dai sbagliato sbagliata giusto giusta errato altri pronto pronta sicuro sicura contento contenta stato stata nuovo nuova iscritto iscritta stanco stanca cliente responsabile dirigente preside direttore direttrice impiegato impiegata prof professore professoressa ingegnere avvocato dottore dottoressa ' +
    'malta londra dublino irlanda inghilterra scozia oxford brighton edimburgo canada america australia usa york germania francia spagna milano latina ' +
    'e ed io ottimo privato vero pet ket fce cae cpe tkt clil ielts iva pec gdpr isee access achiever communicator expert mastery pro opening hours scusate pardon ops vabbe vabbuo dottor dott avv ing preventivi simultanea simultaneo consecutiva giurata giurato asseverata asseverazione nominativo referente riferimento recapito recapiti indirizzo interno urgente cordiali saluti cordialita distinti gentilissima gentilissimo gentilissimi chiocciola punto',
);

/** Of these, the ones that are surnames as well. */
export const SURNAMES_TOO = words('francese tedesco spagnolo inglese italiano maggio agosto libero marzo prati milano latina francia');
/** The same, so common as surnames that they need no capital behind a given name. */
export const COMMON_SURNAMES = words('russo greco romano romana alto basso mancino amico costa gentile');
/** Given names that are words of this site as well. */
const GIVEN_TOO = words('sara mia gaia vita domenica italo');

/** And what is a given name only with a capital before a surname: "Secondo Barbieri", but "Secondo lei". */
export const BEFORE_SURNAME = words('secondo');

const ofThisSite = new Set([...stopWords, ...likelyWords.split(' '), ...NEVER]);
/** Given names of people who have come to live here, which the dictionary lacks. */
const ALSO_GIVEN = words(
  'ahmed yusuf youssef yassine abdul abdel khalid karim tariq bilal hamza ayoub imane khadija amina zineb salma noura rania ionut andreea mihai cristian razvan gheorghe ioana mihaela adina ramona olena oksana dmytro volodymyr yulia svitlana iryna nataliya arben erion kledi dritan elira blerina ardit enkeleda ' +
    'wei xin xiao jun ying yan ming hui priya deepak rajesh harpreet gurpreet sunil anjali thuy linh thiago joao xhevahire yuki hiroshi kwame kofi fatou mamadou ousmane aminata moussa zoe noah liam chen ben',
);
const given: ReadonlySet<string> = new Set([...dictionary.firstnames.map(fold), ...ALSO_GIVEN]);
const everyday: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold));
const family: ReadonlySet<string> = new Set(dictionary.lastnames.map(fold));

/** Words that stand behind a name as a new line of a signature. */
const LABELS = words('tel telefono cell cellulare mobile mail email e-mail grazie saluti cordiali distinti buongiorno buonasera ciao salve numero contatto recapito preventivo vorrei volevo chiedo');
/** Of these, the ones that somebody may be called. */
export const LABELS_TOO = words('telefono cellulare numero contatto recapito preventivo saluti mail');
export const isLabel = (word: string): boolean => LABELS.has(word);

/** A word of the school's own talk: it names nobody. */
export const isOfThisSite = (word: string): boolean => ofThisSite.has(word);
/** @param likely a capital, a mark or a surname after it says so: without, a word of the site is none. */
export const isGiven = (word: string, likely: boolean): boolean => given.has(word) && (!ofThisSite.has(word) || (likely && GIVEN_TOO.has(word)));
export const isFamily = (word: string): boolean => family.has(word);
/** A word that people use every day and that is no known surname; as a surname ("Prova") it stands beside a given name. */
export const isEveryday = (word: string): boolean => everyday.has(word) && !family.has(word);
