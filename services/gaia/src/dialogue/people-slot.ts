// How many people a request is for, in whatever order it is told: "siamo in 5", "16 dipendenti", "le persone sono 15", "partecipanti: 15".
import { wordsOf } from '../language/fold.js';
import { LEARNERS, STAFF } from './people-words.js';

const TENS = '(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento)';
const UNITS = '(?:uno|un|due|tre|quattro|cinque|sei|sette|otto|nove)';
const NUMBER = String.raw`(?:\d{1,4}|(?:una )?(?:decina|dozzina|quindicina|ventina|trentina|quarantina|cinquantina)(?: di)?|un|una|${TENS}?${UNITS}|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|${TENS})`;
const HUMANS = `(?:${LEARNERS}|${STAFF})`;
/** What else is counted. */
const OTHER_UNIT = String.raw`(?:%|€|°|euro|eur|or[ae]|giorn|mes[ei]\b|settiman|pagin|cartell|lingu|ann[oi]|volt[ae]|lezion|incontr|minut|h\b|copi[ae]|parol|document|file|famigli|classi?|classe|livell|sed[ei]\b|elementar|medi[ae]\b|superior|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)`;
/** A number of people: no part of a longer number, no hour, no day. */
const COUNT = String.raw`(?<![\d.,/:+-]|\d |\b(?:alle|dalle|delle|le|ore|il|al|dal|del|nel|entro|livello|classe|gruppo|di|con|ogni|interno|int|via|via \w+) )\b(?!una? (?!\w+ina\b))(${NUMBER})\b(?![/:°%]|[ .,-]?\d| ?${OTHER_UNIT}| (?:e|o|ai?) \d{1,2} anni\b)`;
/** Nothing that is counted follows. */
const END = String.raw`(?=\s*(?:$|[,.;!?)])| (?:e|ed|o|ma|non|perche|invece|in|al posto|anziche|da|ora|adesso|grazie|come|cioe|quindi|per|noi|alla fine|ho|abbiamo|scus\w+)\b)`;
const BECOME = '(?:sono|siamo|saranno|sarebbero|sara|e|diventano|diventeranno|diventati|diventate|restano|rimangono|fanno|passano|salgono|sale|scendono|scende|partecipano|verranno|vengono)';
const BETWEEN = String.raw`(?: (?!(?:non|parlano|hanno|di|da)\b)[a-z']+| da \d+){0,4}?`;

/** "16 dipendenti" */
const COUNTED = String.raw`(?<!\bcon )\b(${NUMBER} (?:(?:nostr[ie]|miei|mie) )?${HUMANS})\b`;
/** "Tra 12 e 15" */
const BETWEEN_TWO = String.raw`\b((?:tra|fra) ${NUMBER} e ${NUMBER})\b(?![/:°%]|[ .,-]?\d| ?${OTHER_UNIT})(?:${END}| (?=${HUMANS}\b))`;
/** "10 parteciperanno", "in 15 hanno aderito" */
const TAKING_PART = String.raw`${COUNT}(?= (?:partecip|ader|vengono|verranno|ci saranno|si (?:sono )?iscri|iscritt|hanno (?:ader|conferm|accett)))`;
/** "Siamo in 5", "diventiamo 8" */
const WE_ARE = String.raw`\b(?:siamo|saremo|saremmo|diventiamo|diventeremo|restiamo|rimaniamo|veniamo|verremo|partecipiamo|passiamo|saliamo|scendiamo|(?:sono|sarebbero|siete|saranno) (?=in\b))(?: (?:in|a|tutti|tutte|circa|noi|ora|adesso|invece|solo|quasi|diventati|diventate|rimasti|rimaste|saliti|scesi|passati|pero|da \d+|alla fine)){0,3} ${COUNT}`;
/** "Le persone sono 15", "partecipanti: 15", "il numero dei dipendenti sale a 16" */
const SUBJECT = String.raw`\b${HUMANS}(?:,?${BETWEEN} ${BECOME}${BETWEEN}| ?[:=]| )\s*${COUNT}`;
/** "Sono 15 le persone" */
const TURNED = String.raw`\b${BECOME} ${COUNT}(?= (?:le|gli|i) ${HUMANS}\b)`;
/** "5 in tutto", "in totale 5" */
const IN_ALL = String.raw`${COUNT}(?= (?:in tutto|in totale|complessiv))|\b(?:in tutto|in totale|totale:?) ${COUNT}${END}`;
/** "Un corso per 5, serale" */
const FOR_SOME = String.raw`\b(?:per|x) (?!\d{4})${COUNT}(?=\s*(?:$|[,.;!)]))`;
/** "Un gruppo di 15" */
const GROUP = String.raw`\bgruppo (?:\w+ ){0,2}?di (${NUMBER})${END}`;
const TOLD = new RegExp(`${BETWEEN_TWO}|${COUNTED}|${TAKING_PART}|${WE_ARE}|${SUBJECT}|${TURNED}|${IN_ALL}|${FOR_SOME}|${GROUP}`, 'g');
/** A number that nothing is counted by, as in "anzi 15", "facciamo 4", "15 sono": six is also "you are". */
const ALONE = new RegExp(String.raw`(?!(?:uno|sei|\d{4})\b)${COUNT}(?:${END}| (?=(?:sono|siamo|saranno) (?:le|gli|i|in)\b)| (?=no\b))`, 'g');
/** Whoever puts a number right says little else. */
const SHORT = 8;
const PUTS_RIGHT = /^(?:no|anzi|in|per|solo|sono|saranno)\b|^\S+$|^\S+ (?:sono|siamo|saranno) (?:le|gli|i|in)\b|^\S+, (?:i|gli|le)\b|(?:iamo|ono|anno|emmo|ebbero) in\b|\d no\b|\b(?:scus\w+|ops|pardon|corregg\w+|correzione|rettific\w+|sbagliat\w+|errore|facciamo|diciamo|dire|metti|mettete|metta|segna|scrivi|in realta|invece|piuttosto|non|siamo|quindi|numero|coinvolt\w+|vengono|saranno)\b/;
/** The number that is taken back: "non sono dieci ma quattordici". */
const TAKEN_BACK = new RegExp(String.raw`\b(?:non(?: piu| sono| siamo| saremo| saranno| in)*|erano|eravamo|(?:avevo|ho) (?:detto|scritto)|invece (?:di|che)|al posto di|anziche)(?: in| per| di)? ${NUMBER}\b(?: ${HUMANS}\b)?(?! ?${OTHER_UNIT})`, 'g');
/** Some of those that are counted. */
export const AMONG_THEM = /\b(?:di|tra|fra) (?:cui|questi|queste|loro)\b[^.;]*/g;
/** Some of them, of whom something is said: "due persone sono celiache". */
const SOME = new RegExp(String.raw`\b${NUMBER} ${HUMANS} (?:sono(?! in\b)|hanno|ha|e|vogliono|vuole|devono|deve|fanno|fa|vorrebbero|vorrebbe|parlano|parla|non)(?![a-z])`, 'g');
const ONE_HUMAN = '(?:collega|amic[oa]|ragazz[oa]|dipendente|partecipante|bambin[oa]|student(?:e|essa)|alliev[oa]|iscritt[oa]|operai[oa]|addett[oa]|figli[oa])';
/** More or fewer than before, without the number that makes: "uno in più", "si aggiungono tre colleghi". */
const MORE_OR_FEWER = new RegExp(String.raw`\b${NUMBER}(?: (?:${HUMANS}|${ONE_HUMAN}))? (?:in (?:piu|meno)\b|(?:si|ci|ha|non) (?:\w+ ){0,2}(?:aggiun|unis|unit|ritir|tirat|rinunci|vien|vengon|ven[iu]|partecip|lascia)\w*)|\b(?:si|ci) (?:e |sono )?(?:aggiun|unis|unit|ritir)\w*(?: (?:anche|pure|altr[ie]))*(?: ${NUMBER}\b)?(?: (?:${HUMANS}|${ONE_HUMAN})\b)?|\b(?:altr[ie]|anche|pure) ${NUMBER} ${HUMANS}\b|\b(?:siamo|saremo|saremmo) (?:solo |soltanto )?(?:io\b|il doppio|la meta|di piu|di meno|molti|pochi)|\bsolo (?:per )?(?:me|io)\b|\b(?:piu|meno) ${HUMANS}\b|\b(?:viene|vengono|verra|verranno|parte|partono|partecipa|partecipano) (?:anche|pure|solo|soltanto)\b|\b(?:un altro|un'altra)(?: (?:${HUMANS}|${ONE_HUMAN}))?`, 'g');

const countsIn = (said: string, pattern: RegExp): string[] => [...said.matchAll(pattern)].map((found) => found.slice(1).find(Boolean)!);

/**
 * The number of people that a message tells.
 * @param known the number told before: another one takes its place, and more or fewer by some is no number.
 */
export function peopleIn(meant: string, known?: string): string | undefined {
  const whole = meant.replace(AMONG_THEM, ' ');
  if (known === undefined) return countsIn(whole, TOLD)[0];
  const putsRight = PUTS_RIGHT.test(whole) || wordsOf(known).some((word) => /\d/.test(word) && wordsOf(whole).includes(word));
  const said = (putsRight ? whole : whole.replace(SOME, ' ')).replace(TAKEN_BACK, ' ').replace(MORE_OR_FEWER, ' ');
  const told = countsIn(said, TOLD);
  const counts = told.length > 0 || wordsOf(whole).length > SHORT || !putsRight ? told : countsIn(said, ALONE);
  const numberOf = (count: string) => wordsOf(count)[0];
  return counts.find((count) => numberOf(count) !== numberOf(known)) ?? counts[0];
}

/** Whether a message changes how many people there are, in words that give no number to put in its place. */
export const changesPeople = (meant: string): boolean => meant.replace(AMONG_THEM, ' ').search(MORE_OR_FEWER) >= 0;
