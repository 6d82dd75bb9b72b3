// The information form of the pages other than home: European projects and English courses.
import { type FieldsOf, contact } from '@school/contracts';
import type { ReactNode } from 'react';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import type { FieldOf } from '#src/components/lead-form/lead-field.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { ConsentLink, FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

const infoRequestForm: Omit<LeadFormDefinition<'contact'>, 'id'> = {
  form: contact,
  nativeChecks: false,
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  announceSuccess: () =>
    toast({
      title: 'Richiesta inviata!',
      description: 'Ti contatteremo presto per fornirti tutte le informazioni richieste.',
    }),
  announceFailure: () =>
    toast({
      title: "Errore nell'invio",
      description: 'Si è verificato un errore. Riprova più tardi.',
      variant: 'destructive',
    }),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>La legge l’ufficio che si occupa di quello che hai scelto e ti risponde. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

interface InfoRequestFormProps {
  /** The id of the form, another on each page. */
  readonly id: string;
  /** What the page asks beyond name and contacts: the choice it offers, and the message. */
  readonly children: (Field: FieldOf<FieldsOf<'contact'>>) => ReactNode;
}

export function InfoRequestForm({ id, children }: InfoRequestFormProps) {
  return (
    <LeadForm definition={{ ...infoRequestForm, id }} label="Richiesta di informazioni">
      {(Field) => (
        <FieldGrid>
          <Field name="firstName" half />
          <Field name="lastName" half />
          <Field name="email" half />
          <Field name="phone" half />
          {children(Field)}
          <Field name="gdprAccepted">
            Accetto la <ConsentLink href="/privacy-policy">Privacy Policy</ConsentLink> e autorizzo il trattamento dei
            miei dati personali secondo il <ConsentLink href="/gdpr">GDPR</ConsentLink>*
          </Field>
        </FieldGrid>
      )}
    </LeadForm>
  );
}
