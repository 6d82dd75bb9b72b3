// What Gaia says of a request for a quote, in the visitor's language: the summary that a yes refers to, and what is
// asked before it.
import { type QuoteService, quote, quoteServices } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { QuoteMove } from './dialogue.js';
import { languagesAs } from './details.js';
import { texts } from './lists.js';
import { type Language, type QuoteSlots, slotOrder } from './slots.js';

interface Texts extends Readonly<Record<string, unknown>> {
  readonly missing: Readonly<Record<string, string>>;
  readonly chips: Readonly<Record<'yes' | 'cancel' | 'form', string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly service?: Readonly<Record<QuoteService, string>>;
}
const of = (language: Language): Texts => texts[language] as Texts;
const line = (language: Language, name: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, () => value),
    String(of(language)[name]),
  );

const serviceName = (service: QuoteService, language: Language): string =>
  of(language).service?.[service] ?? quoteServices[service];
const listed = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
const services = (language: Language, some: readonly QuoteService[]): string =>
  listed(
    language,
    some.map((service) =>
      language === 'de' ? serviceName(service, language) : serviceName(service, language).toLowerCase(),
    ),
  );

/** A visitor's value on one line, without what the widget would render as Markdown; an address stays as it is. */
const plain = (value: string) => value.replace(/\s*\n\s*/g, ' ').replace(/[[\]*`<>]/g, '');

/** What is told of a slot, in the visitor's language where it is ours and not theirs. */
function shown(slots: QuoteSlots, slot: keyof QuoteSlots, language: Language): string | undefined {
  if (slot === 'servizio') return slots.servizio && serviceName(slots.servizio, language);
  if (slot === 'lingue' && slots.lingue) return languagesAs(slots.lingue, language);
  const isOurs = slot === 'prodotto' || slot === 'formato';
  return isOurs
    ? slots[slot]
        ?.split(', ')
        .map((value) => of(language).values?.[value] ?? value)
        .join(', ')
    : slots[slot];
}

/** The lines of the summary. */
export const summaryOf = (
  slots: QuoteSlots,
  language: Language,
): { readonly label: string; readonly value: string }[] =>
  slotOrder.flatMap((slot) => {
    const value = shown(slots, slot, language);
    return value ? [{ label: of(language).labels?.[slot] ?? quote.fields[slot].label, value: plain(value) }] : [];
  });

/** A client keeps at most this much of a long note. */
const LONGEST_CHECKED = 200;

/**
 * Whether a turn in Gaia's place shows the summary and asks for the yes. The turn is the client's word: it can take a
 * consent away that no summary stands behind, and never give one.
 */
export function showsSummary(turn: string, slots: QuoteSlots, language: Language): boolean {
  const said = fold(turn);
  const asks = [line(language, 'confirm'), line(language, 'declined-how')].some((question) =>
    said.includes(fold(question)),
  );
  return asks && summaryOf(slots, language).every(({ value }) => said.includes(fold(value).slice(0, LONGEST_CHECKED)));
}

const inOne = (...sentences: readonly (string | false | null)[]): string => sentences.filter(Boolean).join(' ');
const othersWords = (language: Language, others: readonly QuoteService[] = []): string | false =>
  others.length > 0 && line(language, 'others', { services: services(language, others) });

function askWords({ language, missing, offer, invalid, again, others }: Extract<QuoteMove, { do: 'ask' }>): string {
  const problem = invalid ?? (again ? 'again' : null);
  const names = missing.map((slot) => of(language).missing[slot]!);
  const all = services(language, Object.keys(quoteServices) as QuoteService[]);
  return inOne(
    problem && line(language, problem),
    line(language, problem ? 'ask-again' : 'ask', { missing: listed(language, names) }),
    missing.includes('servizio') && line(language, 'services', { services: all }),
    offer && line(language, 'offer'),
    othersWords(language, others),
  );
}

/** The summary that a yes refers to, with the privacy sentence and the question. */
function confirmWords({
  language,
  slots,
  offer,
  declined,
  again,
  others,
}: Extract<QuoteMove, { do: 'confirm' }>): string {
  const lines = summaryOf(slots, language).map(({ label, value }) => `- ${label}: ${value}`);
  const hint = again ? line(language, 'how') : offer && line(language, 'correctable');
  const closing = declined
    ? line(language, 'declined-how')
    : inOne(line(language, 'confirm'), hint, othersWords(language, others));
  return [line(language, declined ? 'declined' : 'summary'), ...lines, line(language, 'privacy'), closing].join('\n');
}

export const sentWords = (reference: string, language: Language = 'it'): string =>
  line(language, 'sent', { reference });

/** What is said of the request; a sending is told by `sentWords`, once the tool has succeeded. */
export function quoteWords(move: Exclude<QuoteMove, { do: 'send' }>): string {
  if (move.do === 'ask') return askWords(move);
  return move.do === 'confirm' ? confirmWords(move) : line(move.language, move.do);
}

const CHOICES = ['corsi-lingua', 'traduzioni'] as const;

/** What a visitor may tap in answer; null where the request has nothing to ask. */
export function quoteChips(move: QuoteMove): string[] | null {
  const { yes, cancel, form } = of(move.language).chips;
  if (move.do === 'confirm') return [yes, cancel, form];
  if (move.do !== 'ask') return null;
  return [
    ...(move.missing.includes('servizio') ? CHOICES.map((service) => serviceName(service, move.language)) : []),
    cancel,
  ];
}
