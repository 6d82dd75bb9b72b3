// Two or three next messages that a visitor may tap.
import type { Fact } from '@school/catalog';
import type { Plan } from '../dialogue/conversation.js';

/** Opens the form of what is spoken of, already filled. */
const FORM = 'Preferisco il modulo';
const OPENING = ['Quanto costa un corso?', 'Dove siete?', 'Vorrei un preventivo'] as const;

/** What is done through a form. */
const formFacts: ReadonlySet<string> = new Set(['corsi.iscrizione', 'reclami.descrizione', 'languagecert.iscrizione']);

export function chipsFor({ quote, answer }: Plan, facts: readonly Fact[]): string[] {
  if (quote?.do === 'confirm') return ['Sì, confermo', 'Annulla', FORM];
  if (quote?.do === 'ask') return quote.missing.includes('servizio') ? ['Corsi di lingua', 'Traduzioni', 'Annulla'] : ['Annulla'];
  if (facts.some(({ id }) => formFacts.has(id))) return [FORM, 'Vorrei un preventivo'];
  const course = facts.find(({ topic, level }) => topic === 'corsi' && level);
  if (course?.level) {
    const asked = new Set(facts.map(({ aspect }) => aspect));
    return [...(asked.has('prezzo') ? [] : [`Quanto costa il corso ${course.level}?`]), ...(asked.has('orario') ? [] : [`Che orari ha il corso ${course.level}?`]), 'Vorrei un preventivo'].slice(-3);
  }
  if (facts.length > 0) return ['Vorrei un preventivo', 'Parlare con una persona'];
  return answer?.do === 'say' ? [...OPENING] : ['Vorrei un preventivo', 'Dove siete?'];
}
