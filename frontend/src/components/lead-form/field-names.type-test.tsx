// A test of the types, which only the compiler reads: each line after `@ts-expect-error` must be a type error.
import { complaint, infoCourses } from '@school/contracts';
import type { Entries, LeadFormDefinition } from './definition.ts';
import { LeadForm } from './lead-form.tsx';

type Definition = LeadFormDefinition<'complaint'>;

export const form = (definition: Definition) => (
  <LeadForm definition={definition} label="Prova">
    {(Field) => (
      <>
        <Field name="email" />
        {/* @ts-expect-error Did you mean "email"? */}
        <Field name="emial" />
        {/* @ts-expect-error A field of another form. */}
        <Field name="gdprAccepted">Acconsento</Field>
        {/* @ts-expect-error The definition determines what is required. */}
        <Field name="telefono" required />
        {/* @ts-expect-error Only a choice has an empty choice. */}
        <Field name="descrizione" placeholder="Scegli" />
        {/* @ts-expect-error Options of another form. */}
        <Field name="tipoReclamo" options={infoCourses} />
        {/* @ts-expect-error A consent without a text. */}
        <Field name="privacyConsent" />
      </>
    )}
  </LeadForm>
);

export const definitions = {
  // @ts-expect-error The kind of another form.
  otherForm: { form: complaint } satisfies Partial<LeadFormDefinition<'contact'>>,
};

export const entries: readonly Entries<'complaint'>[] = [
  { email: 'anna@example.com', tipoReclamo: 'esami', gdprConsent: true },
  // @ts-expect-error No such field.
  { emial: 'anna@example.com' },
  // @ts-expect-error No such choice.
  { tipoReclamo: 'altre cose' },
  // @ts-expect-error A consent is given or not.
  { gdprConsent: 'sì' },
];
