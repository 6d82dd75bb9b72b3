// When the visitor has said yes, no, or stop. A yes counts only when the whole message is one: "sì, ma…" is no consent.
import { fold } from '../language/fold.js';
import type { Message } from './message.js';
import { besideName } from './name-beside.js';

const words = (list: string) => new Set(list.split(' '));

/** Words of which one makes a yes. */
const YES = words('si sisi yes yep yeah yess correct confirm confirmed confermo confermiamo confermato confermata confermati confermate conferma certamente sicuro sicuramente assolutamente esatto esattamente esattissimo giustissimo confermatissimo corretto corretta corretti corrette giusto giusta giusti giuste concordo acconsento accetto autorizzo approvo affermativo daje send');
/** Said in passing as well: before a goodbye they are no yes. */
const ASSENT = words('ok okay okk okey k kk oki certo');
const ASSENT_PHRASES = /\b(va (benissimo|benone|bene|ben|bbene)|bene cosi|d'accordo|of course|go ahead|certo che si|vai pure|via libera)\b/g;
/** "Invia", "mandatela", "proceda", "puoi inviare": an order to send it, and nothing that only speaks of sending. */
const ORDER = /^(?:ri)?(?:(?:invi|mand|inoltr)(?:a|i|ate|ala|alo|atela|atelo|iamola|iamo)|(?:invi|mand|inoltr|spedi|procedi?)amo|sped(?:isci|isca|ite|iscila|iscilo|itela|itelo)|proced(?:i|a|ete)|vai|andate|mannate|manna|trasmett(?:i|a|ete))$/;
const MAY_SEND = /\b(?:puo|puoi|potete|si puo) (?:pure |anche |gia )?(?:invi|mand|inoltr|sped|proced|trasmett|conferm)[a-z]*r(?:e|la|lo)\b/g;
/** Beside a plain yes only: "ok, comunque" goes on. */
const ANYWAY = words('comunque');
/** Words that may stand beside a yes: courtesy, and that what was shown is right. */
const BESIDE_YES = words(
  'grazie prego favore cortesia per gaia cara caro tesoro signora signorina gentile gentilissima gentilissimo gentilissimi brava bravo bravissima bene benissimo perfetto perfetta perfetti perfette ottimo ottima ottimi benone magnifico magnifica splendido splendida eccellente fantastico fantastica super top stupendo bello bellissimo volentieri senz altro ' +
    'pure tutto tutti tutta tutte la il lo le gli i mia mio miei mie vostra richiesta preventivo dati riepilogo proprio appunto precisamente subito adesso ora cosi allora dunque quindi scritto scritta questo questa quello quella primo ' +
    'e ed anche l o via eccomi interessante avanti mille tante dai me noi sono esatta esatti esatte molto ok ho letto privacy policy informativa invio allo alla staff scuola ordine posto urgente completo completa completi complete please thanks thank you it that is all right good fine sure',
);
const FAREWELL = words('buona buon giornata serata lavoro ciao saluti cordiali cordialita distinti arrivederci a presto');
/** "No, non ho altro da aggiungere, può inviare": a no to the details is none to the request. */
const NOTHING_TO_ADD = /^(no[ ,]+)?(grazie[ ,]+)?((non (ho|c'e|serve|occorre|aggiungo) |nient[e' ]*)(altro|nulla|niente)( da aggiungere)?|basta cosi)[ ,.;!]+/;
/** Said of the summary, or of the word before: "quanto sopra", "con la data nuova", "volevo dire sì". */
const OF_THE_SUMMARY = /\b(?:come|quanto) (?:sopra|scritto|indicato|riportato|da riepilogo)\b|\bcon (?:la|il|i|le) (?:\w+ )?(?:nuov|giust|corrett)[oaie]\b|\b(?:volevo dire|intendevo) /g;
/** "Attendo vostre notizie" closes a letter. */
const AWAITING = /\b(resto )?(in attesa|attendo|aspetto) (di )?(un |una |la |le )?(vostr|su|tu)[oaei] \w+/g;
/** Whatever else is said, with one of these it is no yes. */
const AGAINST = words('non no ma se forse pero anzi prima dopo solo mai niente nulla');
const NO = words('no nope niente nulla nessuno nessuna');
const BESIDE_NO = words('certo che grazie per ora adesso al momento altro basta cosi va bene e sono a posto ok aggiungere da di c altro mille');
const CANCEL = /\b(annull\w*|lasci(a|amo|o|ate|ala|alo|atela|atelo)? (perdere|stare)|non (la |lo )?(inviare|mandare|inviarla|mandarla|spedire|procedere)|non (voglio|vorrei) (piu|inviare|mandare|procedere|proseguire|confermare)|non (voglio|vorrei|intendo) (lasciar|dar)\w*(?! .{0,12}\b(mail|e-mail|email|telefono|numero|cell\w*)\b)|non mi fido|prefer\w+ (di no|non (inviar|mandar|proceder|procedere)\w*)|^(no,? )?(lascia|lasciamo)(?=[,.!]|$)|non (mi|ci) serv\w+ piu|come non detto|non (voglio|vorrei|intendo|desidero|accetto|permetto) che (\w+ ){0,3}(us|tratt|conserv|tien|teng|ten|sap|abb|mand|inv|pass|ced|contatt|chiam)\w*|non (us|tratt|conserv)(are|ate|iate) (i )?(miei )?dati|non do (il |nessun )?(mio )?consenso|nego il consenso|consenso negato|non mi interessa piu|non confermo|non acconsento|non accetto|non sono d'accordo|ho cambiato idea(?!.{0,30}\b(tradu|cors|viagg|certific|lezion|interpret|formaz|esam|[abc][12]))|ci ripenso|ignor[aio]( pure)?( tutto)?$|ignor[aio](te)? (tutto|la richiesta|pure|il messaggio)|(basta )?chiudiamo( qui)?|ci ho ripensato|ho trovato (altro|altrove|di meglio|un'altra)|non se ne fa (piu )?(niente|nulla)|non ne (ho|abbiamo) piu bisogno|rinuncio|rinunciamo|non (mi |ci )?serv\w+ (piu )?(il |nessun |un )?preventiv\w+|mi informavo|solo (un'|per )?informazion\w*( e basta)|scusa(te)? il disturbo|ferma(ti)?|stop|cancel(la|lare)?( tutto| la richiesta)?(?! .*\b(dat[io]|account|mail|e-mail|email|archivi\w*|telefono|numero|cell\w*|livello|periodo|azienda|not[ae]|lingu\w+|persone)\b)|meglio di no|don'?t send)\b/;

const HESITATION = /\b(non (ne )?(sono|so)\b.{0,12}(sicur|convint)?|non (lo )?so|ci (devo )?pens\w+|pensarci|forse|boh|mah|non (voglio|vorrei|mi va|intendo|desidero|posso)|vediamo|non (ora|adesso|ancora|subito)|piu tardi|aspett\w+|un attimo|ci vorrei|vorrei prima|prima (vorrei|devo)|dipende)\b/;

const only = (said: readonly string[], core: ReadonlySet<string>, beside: ReadonlySet<string>) =>
  said.some((word) => core.has(word)) && said.every((word) => core.has(word) || beside.has(word));

/**
 * An explicit yes and nothing else; a question is none.
 * @param shown what the summary shows: a yes may repeat it ("sì, Anna Prova").
 */
export function isYes({ folded, isQuestion }: Message, shown: readonly string[] = []): boolean {
  if (isQuestion) return false;
  // As typed, not as corrected: consent is never guessed from a near word.
  const yes = folded.replace(NOTHING_TO_ADD, '').replace(ASSENT_PHRASES, ' ok ').replace(MAY_SEND, ' confermo ').replace(AWAITING, ' ').replace(OF_THE_SUMMARY, ' ');
  const said = (yes.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(.)\1{2,}/g, '$1'));
  if (said.some((word) => AGAINST.has(word))) return false;
  const isCore = (word: string) => YES.has(word) || ORDER.test(word);
  const repeats = new Set(shown.flatMap((value) => fold(value).match(/[\p{L}\p{N}]+/gu) ?? []));
  if (said.some(isCore)) return said.every((word) => isCore(word) || ASSENT.has(word) || BESIDE_YES.has(word) || ANYWAY.has(word) || FAREWELL.has(word) || repeats.has(word));
  return only(said, ASSENT, BESIDE_YES);
}

/** A plain no. */
export const isNo = ({ words: said, isQuestion }: Message): boolean => !isQuestion && only(said, NO, BESIDE_NO);

const drops = ({ meant, folded, isQuestion }: Message): boolean => CANCEL.test(folded) || (!isQuestion && CANCEL.test(meant));

/** The visitor wants the request dropped. A question that only a corrected spelling makes an order ("posso cancellarli?") is none. */
export const isCancel = (message: Message): boolean => drops(message) && drops(besideName(message));

const WITHHOLDS = /\b(prefer\w+ (di )?no\w*|meglio di no|non (voglio|vorrei|intendo) (lasciar|dar)\w*)\b/;

/** One way to be reached is withheld, and another given: no request is dropped. */
export const withholds = ({ meant }: Message): boolean => WITHHOLDS.test(meant) && !/\b(annull|cancell|inviar|mandar|spedir)/.test(meant);

/** Neither yes nor no. */
export const hesitates = ({ meant }: Message): boolean => HESITATION.test(meant);
