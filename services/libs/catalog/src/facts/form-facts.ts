// Where each form is and what it asks, from the form's own definition.
import { type LeadForm, leadForms } from '@school/contracts';
import type { SitePath } from '../pages.js';
import { type Fact, type Topic, factsAbout, listed } from './fact.js';

/** The contact form takes a name in one field or in two, and more than the page asks. */
const NOT_ASKED: ReadonlySet<string> = new Set(['name', 'courseType', 'notify']);

const forms: readonly (readonly [topic: Topic, form: LeadForm, more?: string])[] = [
  ['scuola', leadForms.contact],
  ['traduzioni', leadForms.translation],
  ['aziende', leadForms.corporate],
  ['scuole', leadForms.school],
  ['languagecert', leadForms.languagecert],
  [
    'reclami',
    leadForms.complaint,
    ' Foto e documenti non si allegano: si elencano lì, e si mandano poi per e-mail con il numero di protocollo.',
  ],
];

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const formFacts = (): Fact[] =>
  forms.flatMap(([topic, { page, fields }, more = '']) => {
    const { path, name } = page!;
    const asked = Object.entries(fields).filter(([field, { type }]) => type !== 'consent' && !NOT_ASKED.has(field));
    const labels = (isRequired: boolean) =>
      listed(
        asked
          .filter(([, { required }]) => (required !== undefined) === isRequired)
          .map(([, { label }]) => inSentence(label)),
      );
    const modulo = `Il modulo è nella pagina ${name}: chiede ${labels(true)}; se vuoi anche ${labels(false)}.${more}`;
    return factsAbout(topic, path as SitePath, { modulo });
  });
