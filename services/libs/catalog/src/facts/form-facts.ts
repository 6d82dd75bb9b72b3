// Where each form is and what it asks, from the form's own definition.
import { type LeadForm, leadForms } from '@school/contracts';
import type { SitePath } from '../pages.js';
import { type Fact, type Topic, fact, listed } from './fact.js';

/** The contact form takes a name in one field or in two, and more than the page asks. */
const NOT_ASKED: ReadonlySet<string> = new Set(['name', 'courseType', 'notify']);

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

function formFact(topic: Topic, { page, fields }: LeadForm, more = ''): Fact {
  const { path, name } = page!;
  const asked = Object.entries(fields).filter(([field, { type }]) => type !== 'consent' && !NOT_ASKED.has(field));
  const labels = (isRequired: boolean) =>
    asked
      .filter(([, { required }]) => (required !== undefined) === isRequired)
      .map(([, { label }]) => inSentence(label));
  return fact(
    topic,
    'modulo',
    path as SitePath,
    `Il modulo è nella pagina ${name}: chiede ${listed(labels(true))}; se vuoi anche ${listed(labels(false))}.${more}`,
    { words: 'modulo compilare campi dati richiesti' },
  );
}

export const formFacts = (): Fact[] => [
  formFact('scuola', leadForms.contact),
  formFact('traduzioni', leadForms.translation),
  formFact('aziende', leadForms.corporate),
  formFact('scuole', leadForms.school),
  formFact('languagecert', leadForms.languagecert),
  formFact(
    'reclami',
    leadForms.complaint,
    ' Foto e documenti non si allegano: si elencano lì, e si mandano poi per e-mail con il numero di protocollo.',
  ),
];
