// The optional details of a quote: languages, level, period, company, number of people. Told in the visitor's own words.
import { LIMITS, cleanLine } from '@school/contracts';
import type { Message } from './message.js';
import { LEARNERS, STAFF } from './people-words.js';

const LANGUAGE =
  "(?:inglese|francese|spagnol[oa]|tedesc[oa]|italian[oa]|cinese|arab[oa]|portoghese|brasilian[oa]|russ[oa]|giapponese|corean[oa]|polacc[oa]|rumen[oa]|romen[oa]|olandese|grec[oa]|turc[oa]|ucrain[oa]|svedese|norvegese|danese|finlandese|ebraic[oa]|latino|albanese|bulgar[oa]|cec[oa]|slovacc[oa]|sloven[oa]|croat[oa]|serb[oa]|ungherese|moldav[oa]|persian[oa]|farsi|hindi|urdu|bengalese|punjabi|tagalog|vietnamita|thailandese|catalan[oa]|macedone|lituan[oa]|georgian[oa])";
const DIRECTION = new RegExp(`\\bda(?:l|ll')? ?${LANGUAGE} (?:a|al|all'|in|verso il|verso l') ?${LANGUAGE}\\b`);
const LANGUAGES = new RegExp(`\\b${LANGUAGE}\\b`, 'g');
const LEVEL = /\b([abc][12])\b/g;
const LEVEL_WORD = /\b(principiant[ei]|elementar[ei]|intermedi[oa]?|avanzat[oaei]|madrelingua|da zero)\b/;
const MONTH = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const PERIOD = new RegExp(
  `\\b(?:(?:il|dal|per il|tra il|fra il) )?\\d{1,2} ?(?:e|o|-|al) ?(?:il )?\\d{1,2} ${MONTH}(?: 20\\d{2})?\\b|\\b(?:(?:da|dal|entro|per|in|a|ad|tra|fra|fino a|inizio|fine|meta|da inizio|da fine|entro fine|entro il \\d{1,2}|il \\d{1,2}|dal \\d{1,2}|\\d{1,2}) ){0,3}${MONTH}(?: (?:e|o|a|-) ${MONTH})?(?: 20\\d{2})?\\b|\\b(?:entro |dal |da |nel |nella |in |il |la |questa |quest')?(?:prossim[oa] (?:settimana|mese|anno|estate|primavera|autunno|inverno)|(?:mese|anno|settimana) prossim[oa]|estate|primavera|autunno|inverno)\\b|\\b(?:entro|tra|fra) (?:\\d+|un|una|due|tre|quattro) (?:giorn[oi]|settiman[ae]|mes[ei])\\b|\\b(?:entro |a |per |da )?(?:(?:la )?fine|meta|l'inizio|inizio) (?:del )?(?:mese|anno)\\b|\\bentro (?:oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\\b`,
);
const TENS = '(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento)';
const UNITS = '(?:uno|un|due|tre|quattro|cinque|sei|sette|otto|nove)';
const NUMBER = String.raw`(?:\d{1,4}|(?:una )?(?:decina|dozzina|quindicina|ventina|trentina|quarantina|cinquantina)(?: di)?|un|una|${TENS}?${UNITS}|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|${TENS})`;
const PEOPLE = new RegExp(String.raw`\b${NUMBER} (?:${LEARNERS}|${STAFF})\b|\b(?:siamo|saremo|saremmo|sono|sarebbero|siete) in ((?!una? (?!\w+ina\b))${NUMBER})\b|\b(?:siamo|saremo|saremmo) (?:tutti |circa |noi )?((?!una? (?!\w+ina\b))${NUMBER})\b`);
const COMPANY_NAMED = /\b(?:(?:[Aa]zienda|[Dd]itta|[Ss]ocietà|[Ii]mpresa)\s+(?:si chiama|è|:)|[Pp]er la (?:ditta|società)|[Pp]er l['’]azienda|[Ll]avoro (?:per|in|alla|presso)|[Aa]zienda:)\s+(\p{Lu}[\p{L}\d&.'’-]*(?:\s+\p{Lu}[\p{L}\d&.'’-]*){0,3})/u;
// From the beginning of a word only: tried at every letter of a long one, it would read the rest again each time.
const COMPANY_BY_FORM = /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&.'’-]*\s+){1,4}(?:[Ss]\.?\s?[Rr]\.?\s?[Ll]\.?[Ss]?|[Ss]\.?\s?[Pp]\.?\s?[Aa]|[Ss]\.?\s?[Nn]\.?\s?[Cc]|[Ss]\.?\s?[Aa]\.?\s?[Ss])\.?)(?![\p{L}])/u;

/** "Studio Legale Esempio", "Cooperativa Il Glicine" */
const ORGANISATION = /(?<![\p{L}])((?:[Ss]tudio|[Hh]otel|[Aa]lbergo|[Rr]istorante|[Cc]linica|[Cc]ooperativa|[Aa]genzia|[Aa]ssociazione|[Ff]ondazione|[Cc]antina|[Ff]armacia|[Bb]anca|[Ii]stituto|[Ll]iceo|[Ss]cuola|[Cc]omune|[Uu]niversità|[Aa]zienda|[Dd]itta|[Ss]ocietà|[Gg]ruppo)(?:\s+(?:di|del|della|dei|delle|agricola|legale|medico|notarile|tecnico))?(?:\s+(?:&\s+)?\p{Lu}[\p{L}\d&.'’-]*){1,4})/u;

export interface DetailSlots {
  readonly lingue?: string;
  readonly livello?: string;
  readonly periodo?: string;
  readonly azienda?: string;
  readonly persone?: string;
}

const line = (value: string | undefined) => (value ? cleanLine(value).slice(0, LIMITS.line).replace(/[\s,;]+$/, '') : undefined);
const unique = (values: readonly string[]) => [...new Set(values)];

function peopleIn(meant: string): string | undefined {
  const [all, counted, alone] = PEOPLE.exec(meant) ?? [];
  return counted ?? alone ?? all;
}

export function detailsIn({ text, folded, meant }: Message): DetailSlots {
  const lingue = DIRECTION.exec(meant)?.[0] ?? unique(meant.match(LANGUAGES) ?? []).join(', ');
  const livello = unique([...folded.matchAll(LEVEL)].map(([level]) => level.toUpperCase())).join(', ') || LEVEL_WORD.exec(meant)?.[1];
  const found = {
    lingue: line(lingue),
    livello: line(livello),
    // As typed: Marco is no month, and "interno 12" no season.
    periodo: line(PERIOD.exec(folded)?.[0]),
    azienda: line(COMPANY_BY_FORM.exec(text)?.[1] ?? COMPANY_NAMED.exec(text)?.[1] ?? ORGANISATION.exec(text)?.[1]),
    persone: line(peopleIn(meant)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as DetailSlots;
}
