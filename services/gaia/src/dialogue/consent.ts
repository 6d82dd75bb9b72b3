// When the visitor has said yes, no, or stop. A yes counts only when the whole message is one: "sì, ma…" is no consent.
import type { Message } from './message.js';

const words = (list: string) => new Set(list.split(' '));

const YES = words('confirm confirmed procedete inoltra inoltrate spedite mandate si sisi sii certo certamente confermo confermato confermiamo ok okay procedi procediamo invia inviala invialo inviate manda mandala mandalo spedisci yes yep acconsento accetto sicuro sicuramente assolutamente esatto concordo');
const YES_PHRASES = /\b(va (benissimo|benone|bene)|direi di si|d'accordo|per me va bene|certo che si|vai pure)\b/g;
const BESIDE_YES = words('grazie pure tutto prego gaia per favore cortesia la il richiesta dati i miei bene perfetto ottimo giusto corretto subito adesso ora ho letto privacy policy informativa e anche l invio di che puoi avanti mille tante vai dai daje please benissimo bravissima per me sono corretti corrette giusti giusto esatti allo staff alla scuola send it');
const NO = words('no nope niente nulla nessuno nessuna');
const BESIDE_NO = words('grazie per ora adesso al momento altro basta cosi va bene e sono a posto ok aggiungere da di c altro mille');
const CANCEL = /\b(annull\w*|lascia(mo)? (perdere|stare)|lasci[oa] (perdere|stare)|non (la |lo )?(inviare|mandare|inviarla|mandarla|spedire|procedere)|non (voglio|vorrei) (piu|inviare|mandare|procedere|proseguire|confermare)|non (voglio|vorrei|intendo) (lasciar|dar)\w*(?! .{0,12}\b(mail|e-mail|email|telefono|numero|cell\w*)\b)|non mi fido|prefer\w+ (di no|non (inviar|mandar|proceder|procedere)\w*)|^(no,? )?(lascia|lasciamo)(?=[,.!]|$)|non (mi|ci) serv\w+ piu|come non detto|non (voglio|vorrei|intendo|desidero|accetto|permetto) che (\w+ ){0,3}(us|tratt|conserv|tien|teng|ten|sap|abb|mand|inv|pass|ced|contatt|chiam)\w*|non (us|tratt|conserv)(are|ate|iate) (i )?(miei )?dati|non do (il |nessun )?(mio )?consenso|nego il consenso|consenso negato|non mi interessa piu|non confermo|non acconsento|non accetto|non sono d'accordo|ho cambiato idea(?!.{0,30}\b(tradu|cors|viagg|certific|lezion|interpret|formaz|esam|[abc][12]))|ci ripenso|ferma(ti)?|stop|cancel(la|lare)?( tutto| la richiesta)?(?! .*\b(dat[io]|account|mail|e-mail|email|archivi\w*|telefono|numero|cell\w*|livello|periodo|azienda|not[ae]|lingu\w+|persone)\b)|meglio di no|don'?t send)\b/;

const HESITATION = /\b(non (ne )?(sono|so)\b.{0,12}(sicur|convint)?|non (lo )?so|ci (devo )?pens\w+|pensarci|forse|boh|mah|non (voglio|vorrei|mi va|intendo|desidero|posso)|vediamo|non (ora|adesso|ancora|subito)|piu tardi|aspett\w+|un attimo|ci vorrei|vorrei prima|prima (vorrei|devo)|dipende)\b/;

const only = (said: readonly string[], core: ReadonlySet<string>, beside: ReadonlySet<string>) =>
  said.some((word) => core.has(word)) && said.every((word) => core.has(word) || beside.has(word));

/** An explicit yes and nothing else; a question is none. */
export function isYes({ meant, folded, isQuestion }: Message): boolean {
  if (isQuestion || /\bnon\b/.test(meant)) return false;
  // As typed, not as corrected: consent is never guessed from a near word.
  const said = folded.replace(YES_PHRASES, ' ok ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return only(said, YES, BESIDE_YES);
}

/** A plain no. */
export const isNo = ({ words: said, isQuestion }: Message): boolean => !isQuestion && only(said, NO, BESIDE_NO);

/** The visitor wants the request dropped. */
export const isCancel = ({ meant, folded }: Message): boolean => CANCEL.test(meant) || CANCEL.test(folded);

/** Neither yes nor no. */
export const hesitates = ({ meant }: Message): boolean => HESITATION.test(meant);
