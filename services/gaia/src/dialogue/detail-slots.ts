// The optional details of a quote: languages, level, period, company, number of people. Told in the visitor's own words.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { Message } from './message.js';
import { AMONG_THEM, peopleIn } from './people-slot.js';

const LANGUAGE =
  "(?:inglese|francese|spagnol[oa]|tedesc[oa]|italian[oa]|cinese|arab[oa]|portoghese|brasilian[oa]|russ[oa]|giapponese|corean[oa]|polacc[oa]|rumen[oa]|romen[oa]|olandese|grec[oa]|turc[oa]|ucrain[oa]|svedese|norvegese|danese|finlandese|ebraic[oa]|latino|albanese|bulgar[oa]|cec[oa]|slovacc[oa]|sloven[oa]|croat[oa]|serb[oa]|ungherese|moldav[oa]|persian[oa]|farsi|hindi|urdu|bengalese|punjabi|tagalog|vietnamita|thailandese|catalan[oa]|macedone|lituan[oa]|georgian[oa])";
const DIRECTION = new RegExp(`\\bda(?:l|ll')? ?${LANGUAGE} (?:a|al|all'|in|verso il|verso l') ?${LANGUAGE}\\b`);
const LANGUAGES = new RegExp(`\\b${LANGUAGE}\\b`, 'g');
const FROM = new RegExp(`\\b(?:dal |dallo |dall')${LANGUAGE}|\\b(?:di partenza|di origine|originale)\\b`);
const INTO = new RegExp(`\\b(?:in |al |all'|verso (?:il |l')?)${LANGUAGE}|\\b(?:di arrivo|di destinazione)\\b`);
const LEVEL = /\b([abc][12])\b/g;
const LEVEL_WORD = /\b(principiant[ei]|elementar[ei]|intermedi[oa]?|avanzat[oaei]|(?<!\b(?:docent|insegnant|maestr|professor|interpret|tutor)\w*\b.{0,25})madrelingua|da zero|(?<=livello:? (?:e |di )?)(?:base|scolastico|medio|alto))\b/;
const MONTH = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const PERIOD = new RegExp(
  `\\b(?:(?:dal|il|tra il|fra il) )?\\d{1,2} ${MONTH} (?:al|e il|-|fino al|a) ?\\d{1,2} ${MONTH}(?: 20\\d{2})?\\b|\\b(?:(?:il|dal|per il|tra il|fra il) )?\\d{1,2} ?(?:e|o|-|al) ?(?:il )?\\d{1,2} ${MONTH}(?: 20\\d{2})?\\b|\\b(?:(?:da|dal|entro|per|in|a|ad|tra|fra|fino a|inizio|fine|meta|da inizio|da fine|entro fine|entro il \\d{1,2}|il \\d{1,2}|dal \\d{1,2}|\\d{1,2}) ){0,3}${MONTH}(?: (?:e|o|a|-) ${MONTH})?(?: 20\\d{2})?\\b|\\b(?:entro |dal |da |nel |nella |in |il |la |questa |quest')?(?:prossim[oa] (?:settimana|mese|anno|estate|primavera|autunno|inverno)|(?:mese|anno|settimana) prossim[oa]|estate|primavera|autunno|inverno)\\b|\\b(?:entro|tra|fra) (?:\\d+|un|una|due|tre|quattro) (?:giorn[oi]|settiman[ae]|mes[ei])\\b|\\b(?:entro |a |per |da )?(?:(?:la )?fine|meta|l'inizio|inizio) (?:del )?(?:mese|anno)\\b|\\b(?:a|dopo|prima (?:di|del|delle)|per|entro|durante) (?:l'|il |le |la )?(?:natale|pasqua|ferragosto|capodanno|carnevale|estate|feste|vacanze)\\b|\\bentro (?:oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\\b`,
);
const PERIODS = new RegExp(PERIOD, 'g');
const COMPANY_NAMED = /\b(?:(?:[Aa]zienda|[Dd]itta|[Ss]ocietà|[Ii]mpresa)\s+(?:si chiama|è|:)|[Pp]er la (?:ditta|società)|[Pp]er l['’]azienda|[Ll]avoro (?:per|in|alla|presso)|[Aa]zienda:)\s+(\p{Lu}[\p{L}\d&.'’-]*(?:\s+\p{Lu}[\p{L}\d&.'’-]*){0,3})/u;
// From the beginning of a word only: tried at every letter of a long one, it would read the rest again each time.
const COMPANY_BY_FORM = /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&.'’-]*\s+){1,4}(?:[Ss]\.?\s?[Rr]\.?\s?[Ll]\.?[Ss]?|[Ss]\.?\s?[Pp]\.?\s?[Aa]|[Ss]\.?\s?[Nn]\.?\s?[Cc]|[Ss]\.?\s?[Aa]\.?\s?[Ss])\.?)(?![\p{L}])/u;

/** "Studio Legale Esempio", "Cooperativa Il Glicine" */
const ORGANISATION = /(?<![\p{L}])((?:[Ss]tudio|[Hh]otel|[Aa]lbergo|[Rr]istorante|[Cc]linica|[Cc]ooperativa|[Aa]genzia|[Aa]ssociazione|[Ff]ondazione|[Cc]antina|[Ff]armacia|[Bb]anca|[Ii]stituto|[Ll]iceo|[Ss]cuola|[Cc]omune|[Uu]niversità|[Aa]zienda|[Dd]itta|[Ss]ocietà|[Gg]ruppo)(?:\s+(?:di|del|della|dei|delle|agricola|legale|medico|notarile|tecnico))?(?:\s+(?:&\s+)?\p{Lu}(?:[\p{L}\d&'’-]|\.(?=\p{L}))*(?:(?<=\s\p{Lu})\.)?){1,4})/u;

export interface DetailSlots {
  readonly lingue?: string;
  readonly livello?: string;
  readonly periodo?: string;
  readonly azienda?: string;
  readonly persone?: string;
}

const line = (value: string | undefined) => (value ? cleanLine(value).slice(0, LIMITS.line).replace(/[\s,;]+$/, '') : undefined);
const unique = (values: readonly string[]) => [...new Set(values)];

/** "Non inglese": what is not wanted. */
const DENIED = new RegExp(`\\bnon (?:(?:e|era|il|lo|la|un|una|di|in|dal|al|a|piu|livello) |(?:l|dall|all)'|per |entro )*(?:${LANGUAGE}|${MONTH}|[abc][12]|base|${LEVEL_WORD.source.slice(2, -2)})\\b|\\b(?:${LANGUAGE}|${MONTH}|[abc][12]) no(?![a-z])`, 'g');
/** "Manca una lingua: anche norvegese" */
const MORE = /\b(anche|pure|oltre|aggiung\w*|manca\w*|in piu)\b/;

/** A detail by its name, in whatever words: "il periodo sarebbe dopo Pasqua". */
const STATED = /(?:^|[,.;:] ?|\s)(?:il |la |le |l['’])?(periodo|data|livello|lingu[ae]|azienda|ditta)(?: (?:giust[oa]|corrett[oa]|nuov[oa]|ideale))?(?:\s*[:=]| (?:è|e['’]|sarebbe|sarà|diventa|si chiama|ora è)(?![\p{L}]))\s*([^,.;!?\n]{2,60})/iu;
const SLOT_OF: Readonly<Record<string, keyof DetailSlots>> = { periodo: 'periodo', data: 'periodo', livello: 'livello', lingua: 'lingue', lingue: 'lingue', azienda: 'azienda', ditta: 'azienda' };
/** What is said of a detail and is no value of it. */
const VERDICT = /^(?:sbagliat|errat|giust|corrett|esatt|ok|uguale|lo stess|la stess|quell[oa](?:$| di prima| giust)|da (?:corregg|cambi|modific|rived|aggiorn)|non |già|gia |importante)/i;

/** The same the other way round: "dopo Pasqua è il periodo giusto". */
const STATED_BEFORE = /(?:^|[,.;:] ?)([^,.;:!?\n]{2,60}?) (?:è|e['’]|sarebbe) (?:il |la |l['’])(?:(?:nome|ragione sociale) (?:del|della|dell['’]) ?)?(periodo|data|livello|lingua|azienda|ditta)(?!\p{L})/iu;
/** "Livello misto", and no more */
const NAMED_ONLY = /^(?:il |la )?(livello|periodo) (\p{L}+)\W*$/iu;

/** A known detail that is named and given another value in words that no list has. */
function statedIn(text: string, known: DetailSlots): DetailSlots {
  const turned = STATED_BEFORE.exec(text);
  const [, name = '', value = ''] = (turned ? [turned[0], turned[2], turned[1]] : (STATED.exec(text) ?? NAMED_ONLY.exec(text))) ?? [];
  const slot = SLOT_OF[name.toLowerCase()];
  return slot && known[slot] && !VERDICT.test(value) ? { [slot]: line(value) } : {};
}

/** The languages when others are named after them: more of them, one side of a translation, or others in their place. */
function languagesAfter(known: string, named: string, said: string): string {
  if (MORE.test(said)) return known.includes(named) ? known : `${known}, ${named}`;
  if (!DIRECTION.test(fold(known)) || DIRECTION.test(named) || named.includes(',')) return named;
  const [from = '', to = ''] = fold(known).match(LANGUAGES) ?? [];
  const turned = FROM.test(said) ? [named, to] : INTO.test(said) ? [from, named] : undefined;
  return turned ? turned.map((language, side) => `${side === 0 ? 'da' : 'a'}${/^[aeiou]/.test(language) ? "ll'" : 'l '}${language}`).join(' ') : named;
}

/** Of several the one that was not told before: "gennaio non riesco, facciamo marzo". */
function periodIn(folded: string, known: string | undefined): string | undefined {
  const told = [...folded.matchAll(PERIODS)].map(([period]) => period);
  return told.find((period) => !known || !fold(known).includes(period.replace(/^.* /, ''))) ?? told[0];
}

/** @param known what was told before. */
export function detailsIn({ text, folded, meant }: Message, known: DetailSlots = {}): DetailSlots {
  const wanted = (known.livello ? meant.replace(AMONG_THEM, ' ') : meant).replace(DENIED, ' ');
  const named = DIRECTION.exec(wanted)?.[0] ?? unique(wanted.match(LANGUAGES) ?? []).join(', ');
  const lingue = named && known.lingue ? languagesAfter(known.lingue, named, wanted) : named;
  const livello = unique([...folded.replace(DENIED, ' ').matchAll(LEVEL)].map(([level]) => level.toUpperCase())).join(', ') || LEVEL_WORD.exec(wanted)?.[0];
  const found = {
    lingue: line(lingue),
    livello: line(livello),
    // As typed: Marco is no month, and "interno 12" no season.
    periodo: line(periodIn(folded.replace(DENIED, ' '), known.periodo)),
    azienda: line(COMPANY_BY_FORM.exec(text)?.[1] ?? COMPANY_NAMED.exec(text)?.[1] ?? ORGANISATION.exec(text)?.[1]),
    // As typed first: a spelling that is put right may be another number.
    persone: line(peopleIn(folded, known.persone) ?? peopleIn(meant, known.persone)),
  };
  return { ...statedIn(text, known), ...(Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as DetailSlots) };
}
