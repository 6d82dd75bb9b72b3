// What is said in passing, and what is none of Gaia's business.
import type { Message } from './message.js';

export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'who-are-you'
  | 'robot'
  | 'capabilities'
  | 'praise'
  | 'rude'
  | 'instructions'
  | 'other-people'
  | 'english'
  | 'spanish'
  | 'sensitive'
  | 'why-data';

const INSTRUCTIONS = /\b(ignor\w*|dimentic\w*|scord\w*|bypass\w*|disregard|forget|override)\b.{0,40}\b(istruzion\w+|regol\w+|prompt|indicazion\w+|instructions?|rules?|previous|precedent\w+)\b|\b(system ?prompt|prompt di sistema|jailbreak|developer mode|modalita sviluppatore|dan mode)\b|\b(rivela\w*|mostra\w*|stampa\w*|ripeti|reveal|print|show)\b.{0,30}\b(istruzion\w+|prompt|regole|instructions|configurazion\w+|api ?key|password|chiav[ei])\b|\b(fai finta|fingi|act as|pretend|you are now|da ora in poi sei|ora sei)\b|\b(api ?key|password)\b|<\/?(system|assistant|tool)>|\brichiedi_preventivo\b|\bcerca_contenuti\b|\btool_calls?\b/;
const OTHER_PEOPLE = /\b(dati|email|e-mail|mail|telefon[oi]|numer[oi]|nom[ei]|richieste|messaggi|preventivi|conversazion\w+|elenco|lista)\b.{0,30}\b(altr[ieo] (utent\w+|client\w+|student\w+|visitator\w+|person\w+|gente)|degli altri|di altri|(degli|dei|di tutti gli) (utenti|studenti|clienti|iscritti|visitatori))\b|\bchi (altro )?(ha|vi ha) (scritto|chiesto|contattat\w+)\b/;

const exact: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', /^(ciao|salve|buongiorno|buonasera|buon (giorno|pomeriggio)|buona (sera|giornata)|hey|ehi|ehila|eccomi|ciao gaia|gaia)( a tutti| gaia)?$/],
  ['thanks', /^(ok |va bene |perfetto |ottimo )*(grazie|ti ringrazio|la ringrazio|vi ringrazio|thanks|thank you)( \w+){0,4}$/],
  ['goodbye', /^(ok |grazie |va bene )*(arrivederci|arrivederla|addio|a presto|alla prossima|ci sentiamo|buona (giornata|serata|notte)|buonanotte|ciao ciao|bye|goodbye)( \w+){0,3}$/],
  ['how-are-you', /^(ciao |gaia )*(come (stai|va|sta|ti senti)|tutto bene)( \w+){0,2}$/],
  ['who-are-you', /^(ma )?(chi sei( tu)?|come ti chiami|tu chi sei|presentati)$/],
  ['capabilities', /^(ma )?((che )?(cosa|che) (sai|puoi) fare( per me)?|in (che )?cosa puoi aiutarmi|come (puoi|mi puoi) aiutar\w+|come funzioni|aiuto|help|menu)$/],
  ['praise', /^(sei )?(molto )?(brav[ao]|bravissim[ao]|gentil\w+|simpatic[ao]|fantastic[ao]|grande|ottimo|perfetto|bene|benissimo|ok|okay|va bene|capito|ho capito|chiaro|d'accordo|interessante)( \w+){0,2}$/],
];
const ROBOT = /\b(sei|siete|parlo con|sto parlando con|mi risponde|e) (davvero |veramente |tu )?(un|una|con un|con una)? ?(vero |vera )?(robot|bot|chatbot|macchina|computer|persona( vera| reale)?|uman[oa]|essere umano|intelligenza artificiale|ai|ia)\b(?!.*\b(parlare|contattare)\b)|\bsei (reale|vera|automatic[ao])\b|\bare you (a )?(robot|human|bot|real)\b/;
const RUDE = /\b(stupid[aoie]|idiot[aie]|cretin[aoie]|deficient[ei]|imbecill\w+|scem[aoie]|vaffa\w*|fanculo|stronz\w+|cazz\w+|merd\w+|coglion\w+|puttan\w+|troi[ae]|bastard\w+|inutile|fai schifo|fate schifo|incapac[ei]|fuck\w*|shit|idiota)\b/;
const SENSITIVE = /\b(numero (della |di )?(mia )?carta( di credito)?|iban)\b.{0,10}\d{4}|\b(?:\d{4}[ -]?){4}\b/;
const WHY_DATA = /\b(a|per) (che )?cosa (ti |vi |mi )?serv\w+|\bperche\b.{0,25}\b(dati|chied\w+|serv\w+|nome|email|telefono|numero)\b/;
const HUMAN = /\b(parl\w+|contatt\w+|passami|passatemi|passarmi|mettimi|mettetemi|sentire|rispond\w+)\b.{0,25}\b(persona|operator[ei]|operatrice|uman[oa]|qualcuno|responsabile|consulente|addett[oa]|staff|segreteria|collega|impiegat[oa])\b|^(operatore|persona|umano|assistenza|segreteria)$|\btalk to (a )?(human|person|someone)\b/;

/** The kind of small talk a turn is, or null when it may ask something. */
export function smallTalkIn({ folded, meant, words }: Message): SmallTalk | null {
  if (INSTRUCTIONS.test(folded)) return 'instructions';
  if (OTHER_PEOPLE.test(folded)) return 'other-people';
  if (SENSITIVE.test(folded)) return 'sensitive';
  if (RUDE.test(folded)) return 'rude';
  if (ROBOT.test(meant)) return 'robot';
  if (WHY_DATA.test(meant)) return 'why-data';
  const plain = words.join(' ');
  return exact.find(([, pattern]) => pattern.test(plain) || pattern.test(meant.replace(/[^a-z0-9' ]/g, '').trim()))?.[0] ?? null;
}

export const asksForHuman = ({ meant }: Message): boolean => HUMAN.test(meant);

const ENGLISH = new Set('the is are do does you your i my what how where when want would like please hello hi english course courses price much open speak need can could have there and for'.split(' '));
const SPANISH = new Set('hola quiero cuanto cuesta donde esta gracias buenos dias ustedes curso cursos precio por favor el los las necesito tienen hablar espanol'.split(' '));
const ITALIAN = new Set('il lo la gli di che per un una con non sono vorrei quanto costa dove quando come corso corsi'.split(' '));

const share = (words: readonly string[], language: ReadonlySet<string>) => words.filter((word) => language.has(word)).length;

/** The other language a turn is written in, when it clearly is. */
export function foreignLanguage({ words }: Message): 'english' | 'spanish' | null {
  const italian = share(words, ITALIAN);
  const english = share(words, ENGLISH);
  const spanish = share(words, SPANISH);
  const least = words.length <= 2 ? 1 : 2;
  if (english >= least && english > italian && english >= spanish) return 'english';
  return spanish >= least && spanish > italian ? 'spanish' : null;
}
