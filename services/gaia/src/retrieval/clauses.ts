// The separate questions and remarks of a message.
import type { Question } from './question.js';

/** "…, che mio figlio si stanca" gives a reason; "che giorni?" asks. */
const CHE = String.raw`che(?! (?:a|al|alla|in|per|non|se|poi|così|cosi|tanto|altrimenti|sennò|senno|dopo|oggi|domani|il|lo|la|i|gli|le|un|una|io|lui|lei|noi|mio|mia|miei|mie|nostr[oaie]|suo|sua|ho|devo|dobbiamo|vorrei|voglio|vengo|sto|vado|faccio|parto|lavoro|(?:l|un|dall|all)'\p{L}+)(?!\p{L}))`;
const OPENERS = `(?:quant[oiae]|quando|dove|come|qual[ei]?|${CHE}|chi|cosa|avete|fate|posso|c'e|c'è|ci sono|a che|in che|how|where|when|what|do you)`;
const BOUNDARY = new RegExp(`(?<=[?!;])|\\.(?=\\s|$)|(?<=\\S\\s+\\S+)\\n+(?=(?:e |ma )?${OPENERS}\\b)|(?:,|\\be\\b|\\bed\\b|\\binoltre\\b|\\banche\\b|\\band\\b)\\s+(?=${OPENERS}\\b)`, 'giu');
const QUESTION = new RegExp(`\\?$|^(?:e |ed |ma |scusa |scusate |senti |invece )*${OPENERS}\\b`, 'iu');
const OWN_QUESTION = new RegExp(`^(?:e |ed |ma )?${OPENERS}\\b`, 'iu');
const WISH = /\b(vorrei|volevo|vorremmo|posso|potrei) (sapere|avere|chiedere|conoscere|capire)\b|\b(mi|ci) (dite|dici|dai|date|sai dire|sapete dire|sapreste dire|puoi dire|potete dire)\b|\bdimmi\b|\bditemi\b|\bfammi sapere\b|\binfo\w*\b|\b(vorrei|volevo|vorremmo|servirebbe|serve|mandatemi|datemi|dammi)\b.{0,25}\b(indirizzo|e?-?mail|telefono|recapito|prezz[oi]|cost[oi]|orari|date)\b|\bdi (che|cosa) (cosa )?si tratta\b|\bcome funziona\b/i;

/** "Il corso quanto dura" asks as well. */
const INSIDE = /\b(quant[oiae]|dove si|che (giorn|or)\w+|how (much|long)|cuanto|combien)\b/i;

/** Nobody asks more in one message, or one thing at greater length; a message made to be slow to read is not read to its end. */
const MOST_CLAUSES = 6;
const LONGEST_CLAUSE = 300;

const PAUSE = /[,;:]\s+|\s[-–]\s/;
const ASKING = new RegExp(
  `^(?:(?:e|ed|ma|allora|quindi|scusate|scusi|ciao|salve|poi|no|invece) )*(?:(?:a|di|da|in|per|con|su|fino a|entro|ogni) )?(?:${OPENERS}|dov'|com'|perch[eé]|possiamo|potete|potrei|puo|può|si (?:puo|può|paga)|serv(?:e|ono)|bisogna|devo|vale|esiste|accettate|date|tenete|organizzate|prevedete|mi (?:dite|dice|sapete)|sapete|(?:vorrei|volevo) sapere)(?![\\p{L}])`,
  'iu',
);
/** Shorter ones hold no story. */
const SHORTEST_STORY = 9;

/** The part that asks, in a sentence that tells a story beside: "insegno a Ostia e finisco alle due, in che giorni è il corso?" Null where nothing sets it apart. */
export function askingPart(clause: string): string | null {
  const parts = clause.split(PAUSE).map((part) => part.trim()).filter(Boolean);
  if (parts.length < 2 || clause.split(' ').length < SHORTEST_STORY) return null;
  const asking = parts.filter((part) => ASKING.test(part) && part.includes(' '));
  if (asking.length > 0) return asking.join(', ');
  const last = parts.at(-1)!;
  return last.endsWith('?') && last.split(' ').length > 2 ? last : null;
}

/** "Due cose veloci: …" */
const ANNOUNCED = /^(?:una|due|tre|un paio di|qualche) (?:domand|cos|richiest|curiosit|info)\p{L}*[^:,.?]{0,30}[:,.]\s*(?=\S)/iu;
/** A letter's first and last words ask nothing: "Spettabile istituto, …". */
const SALUTATION = /^(?:gentil\w+|spett(?:\.?\s?le|abile|\.)|egregi\w*|car[aeio]|alla (?:c\.\s?a\.|cortese attenzione)) (?:[\p{L}.]+ ?){1,5}[,:\n]\s*(?=\S)/iu;
const CLOSING = /(?<=\S\s+\S+\s+\S+)[,.;\s]+(?:(?:cordiali|distinti|un cordiale) salut[io]|cordialmente|in attesa d).*$/isu;

/** Splits where one question ends or another begins; a line break alone is no end: phones break lines anywhere. */
export function clausesOf(text: string): string[] {
  return text
    .replace(SALUTATION, '')
    .replace(ANNOUNCED, '')
    .replace(CLOSING, '')
    .split(BOUNDARY)
    .map((clause) => clause.trim().slice(0, LONGEST_CLAUSE))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, MOST_CLAUSES);
}

export const isQuestion = (clause: string): boolean => QUESTION.test(clause) || WISH.test(clause) || INSIDE.test(clause);

/** "Che esame può fare?" asks anew, where "e il B2?" repeats the question before. */
export const opensQuestion = (clause: string): boolean => OWN_QUESTION.test(clause);

const JOINT = /\s*;\s*|,?\s+(?:e|ed|poi|and|y|et)\s+/gi;

/** Splits "che sera è e in quanti siamo" where each part asks something else by itself. */
export function partsOf(clause: string, read: (text: string) => Question): string[] {
  for (const { index, 0: joint } of clause.matchAll(JOINT)) {
    const [left, right] = [clause.slice(0, index), clause.slice(index + joint.length)];
    // "Se passo il First, poi lo riconoscono?" is one question.
    if (/^se\b/i.test(left) || (/poi/i.test(joint) && CONDITION.test(left))) continue;
    if (asksApart({ clause: left, read: read(left) }, { clause: right, read: read(right) })) return [left, ...partsOf(right, read)];
  }
  return [clause];
}

const CONDITION = /\b(?:se|quando|dopo|una volta)\b/i;

interface Part {
  readonly clause: string;
  readonly read: Question;
}

function asksApart(one: Part, other: Part): boolean {
  if (!one.read.sure || !other.read.sure) return false;
  // "Il prezzo del PET, e rilasciate un attestato?": what isn't published must not take with it what is.
  if (one.read.uncovered !== other.read.uncovered) {
    const [published, unpublished] = one.read.uncovered ? [other, one] : [one, other];
    return asksPlainly(published.read) && OPENS_UNPUBLISHED.test(unpublished.clause);
  }
  return !one.read.uncovered && !other.read.aspects.some((aspect) => one.read.aspects.includes(aspect));
}

/** Half a question that asks by itself: "se c'è …", "rilasciate …", "la fate anche …". */
const OPENS_UNPUBLISHED = new RegExp(`^(?:e |ed )?(?:se |si |c'è|c'e |ci |mi |posso|possiamo|puo |può |(?:il|lo|la|i|gli|le) [\\p{L}]+ (?:è|e'|sono) (?:compres|inclus)|l'[\\p{L}]+ (?:è|e') (?:compres|inclus)|${OPENERS}\\b|(?:[\\p{L}']+ ){0,3}[\\p{L}]+[aei]te\\b)`, 'iu');

/** A side is asked, in known words. */
const asksPlainly = ({ aspects, rest }: Question): boolean => aspects.length > 0 && rest.length === 0;
