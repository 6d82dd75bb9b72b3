// Everything in a text that can be a wrong fact: amounts, dates, hours, phone numbers, addresses, links, references.

const MONTHS = ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'];
const UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['euro', /^\s*(?:euro|eur|€)/i],
  ['%', /^\s*(?:%|per cento)/i],
  ['ore', /^\s*(?:ore|ora|h)\b/i],
  ['minuti', /^\s*(?:minuti|minuto|min)\b/i],
  ['anni', /^\s*(?:anni|anno)\b/i],
  ['giorni', /^\s*(?:giorni|giorno)\b/i],
  ['settimane', /^\s*(?:settimane|settimana)\b/i],
  ['mesi', /^\s*(?:mesi|mese)\b/i],
  ['persone', /^\s*(?:studenti|posti|persone|partecipanti)\b/i],
];

type Reader = (text: string, found: Set<string>) => string;
/** Reads what a pattern matches and blanks it, so that no later pattern reads a part of it. */
const reader = (pattern: RegExp, normal: (match: RegExpMatchArray) => string): Reader => (text, found) =>
  text.replace(pattern, (...match) => {
    found.add(normal(match.slice(0, -2) as unknown as RegExpMatchArray));
    return ' '.repeat(String(match[0]).length);
  });

const trimmed = (text: string) => text.toLowerCase().replace(/[.,;:!?)\]»]+$/, '');
const digits = (text: string) => text.replace(/\D/g, '');

const readers: readonly Reader[] = [
  reader(/(?<![^\s,;:<>()"'«»])[^\s,;:<>()"'«»@]{1,80}@[^\s,;:<>()"'«»]{1,255}/g, ([address]) => trimmed(address!)),
  // Every target of a Markdown link but a web address, which is read below.
  reader(/\]\(\s*(?!https?:\/\/)([^)]*)\)/gi, ([, target]) => `link ${target!.trim()}`),
  reader(/https?:\/\/[^\s)»]+|\bwww\.[^\s)»]+|\b[a-z0-9-]+\.(?:it|com|org|net|eu|uk)\b(?:\/[^\s)»]*)?/gi, ([url]) => trimmed(url!)),
  reader(/\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, ([reference]) => reference!),
  reader(new RegExp(`\\b(\\d{1,2})°? (${MONTHS.join('|')})(?: (\\d{4}))?`, 'gi'), ([, day, month, year]) => `data ${Number(day)}-${MONTHS.indexOf(month!.toLowerCase()) + 1}${year ? `-${year}` : ''}`),
  reader(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, ([, day, month, year]) => `data ${Number(day)}-${Number(month)}-${year}`),
  reader(/\b(\d{1,2})[:.](\d{2})\b(?!\d|\s*(?:euro|€))/g, ([, hours, minutes]) => `ora ${Number(hours)}:${minutes}`),
  reader(/(?<![\w,.])\+?\d[\d ./-]{6,24}\d(?!\w)/g, ([number]) => `numero ${digits(number!)}`),
];

/** The figures of a text in one spelling each: "680,00 €" and "680 euro" are the same. */
export function figuresIn(text: string): Set<string> {
  const found = new Set<string>();
  const rest = readers.reduce((remaining, read) => read(remaining, found), text);
  for (const match of rest.matchAll(/(?<![\p{L}\d])(€\s*)?(\d+(?:\.\d{3})*)(?:,(\d+))?(?![\p{L}\d])/gu)) {
    const after = rest.slice(match.index + match[0].length);
    const decimals = match[3]?.replace(/0+$/, '');
    const unit = match[1] ? 'euro' : UNITS.find(([, pattern]) => pattern.test(after))?.[0];
    found.add(`${match[2]!.replaceAll('.', '')}${decimals ? `,${decimals}` : ''}${unit ? ` ${unit}` : ''}`);
  }
  return found;
}
