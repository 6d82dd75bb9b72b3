import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type Language, type QuoteSlots, slotOrder } from './slots.js';
import { quoteChips, quoteWords, sentWords, showsSummary, summaryOf } from './words.js';

const everything: QuoteSlots = {
  servizio: 'servizi-scuole',
  prodotto: 'CLIL',
  esame: 'B2 First (FCE)',
  livello: 'B2',
  formato: 'di gruppo',
  destinatari: 'figlia di 15 anni',
  persone: '12 persone',
  luogo: 'online',
  periodo: 'da marzo',
  lingue: 'inglese, tedesco',
  azienda: 'Esempio S.r.l.',
  nome: 'Anna Prova',
  email: 'anna.prova@example.com',
  telefono: '333 000 0000',
  note: 'solo di sera',
};
const languages: readonly Language[] = ['it', 'en', 'fr', 'es', 'de'];

describe.each(languages)('in %s', (language) => {
  const summary = quoteWords({
    do: 'confirm',
    language,
    slots: everything,
    offer: true,
    declined: false,
    again: false,
  });

  test('the summary shows every slot under a name of its own, the privacy page and a question', () => {
    const lines = summaryOf(everything, language);
    expect(new Set(lines.map(({ label }) => label)).size).toBe(slotOrder.length);
    for (const { label, value } of lines) expect(summary).toContain(`- ${label}: ${value}`);
    expect(summary).toMatch(/\(\/privacy-policy\)[\s\S]*\?/);
    expect(showsSummary(summary, everything, language)).toBe(true);
    expect(showsSummary(summary.replace('12 persone', ''), everything, language)).toBe(false);
  });

  test('everything that may be asked or told has words', () => {
    for (const invalid of ['email', 'telefono', null] as const)
      for (const again of [true, false])
        expect(
          quoteWords({
            do: 'ask',
            language,
            missing: ['nome', 'contatto', 'servizio', 'oggetto'],
            offer: true,
            invalid,
            again,
          }),
        ).not.toMatch(/undefined|\{/);
    for (const what of ['cancelled', 'limit', 'already-sent', 'nothing-pending', 'parent'] as const)
      expect(quoteWords({ do: what, language })).not.toMatch(/undefined|\{/);
    expect(sentWords('PRE-0000-0000', language)).toContain('PRE-0000-0000');
    expect(
      quoteChips({ do: 'ask', language, missing: ['servizio'], offer: false, invalid: null, again: false }),
    ).toHaveLength(3);
  });
});

test('languages are told in the visitor’s, and a direction as it was written', () => {
  const shown = (lingue: string, language: Language) => summaryOf({ lingue }, language)[0]!.value;
  expect([shown('inglese, tedesco', 'en'), shown('italiano', 'de')]).toEqual(['English, German', 'Italienisch']);
  for (const language of languages) expect(shown("dal russo all'italiano", language)).toBe("dal russo all'italiano");
});

test.each(languages)(
  'products and formats are told in the visitor’s language, and to the office in Italian: %s',
  (language) => {
    const { products, formats } = parse(
      readFileSync(new URL('../../knowledge/quote/words.yaml', import.meta.url), 'utf8'),
    );
    const same = ['Business English', 'Coaching', 'CLIL', 'Communication', 'Conversation', 'online'];
    for (const [slot, values] of [
      ['prodotto', products],
      ['formato', formats],
    ] as const) {
      for (const value of Object.keys(values)) {
        const [line] = summaryOf({ [slot]: value }, language);
        if (language !== 'it' && !same.includes(value)) expect(line!.value).not.toBe(value);
        else expect(line!.value.length).toBeGreaterThan(0);
      }
    }
  },
);
