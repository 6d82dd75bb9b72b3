// Today's opening, in the visitor's language.
import { openingHours, openingOn, romeDay } from '@school/catalog';
import type { Language } from '../language/languages.js';
import { TOMORROW } from './knowledge.js';

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

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const shut: Readonly<Record<Language, string>> = {
  it: 'chiuso',
  en: 'closed',
  fr: 'fermé',
  es: 'cerrado',
  de: 'geschlossen',
};

/** 1 = Monday. */
const weekdayAfter = (now: Date): number => new Date(`${romeDay(now)}T12:00:00Z`).getUTCDay() + 1;

/** The hours of some weekdays (1 = Monday) or of tomorrow, a line each. */
export function openingOnDays(days: readonly number[], language: Language, now: Date): string {
  const weekdays = days.map((day) => (day === TOMORROW ? weekdayAfter(now) : day));
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const lines = weekdays.map((weekday) => {
    const hours = openingHours[weekday];
    return `${name.format(MONDAY + (weekday - 1) * DAY_MS)}: ${hours ? `${hours.opens}-${hours.closes}` : shut[language]}.`;
  });
  return lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n');
}
