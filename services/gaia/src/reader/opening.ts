// Today's opening, in the visitor's language.
import { openingOn, romeDay } from '@school/catalog';
import type { Language } from '../language/languages.js';

const open: Readonly<Record<Language, (opens: string, closes: string) => string>> = {
  it: (opens, closes) => `oggi siamo aperti dalle ${opens} alle ${closes}`,
  en: (opens, closes) => `open today from ${opens} to ${closes}`,
  fr: (opens, closes) => `ouvert aujourd’hui de ${opens} à ${closes}`,
  es: (opens, closes) => `hoy abrimos de ${opens} a ${closes}`,
  de: (opens, closes) => `heute geöffnet von ${opens} bis ${closes} Uhr`,
};
const closed: Readonly<Record<Language, string>> = {
  it: 'oggi siamo chiusi',
  en: 'closed today',
  fr: 'fermé aujourd’hui',
  es: 'hoy está cerrado',
  de: 'heute geschlossen',
};

export function openingToday(now: Date, language: Language): string {
  const today = openingOn(romeDay(now));
  return today ? open[language](today.opens, today.closes) : closed[language];
}
