// The information form of the pages other than home: European projects and English courses.
import { contact, infoCourses } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

const infoRequestForm: LeadFormDefinition<'contact'> = {
  form: contact,
  id: 'modulo-informazioni',
  nativeChecks: false,
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  announceSuccess: () =>
    toast({ title: 'Richiesta inviata!', description: 'Ti contatteremo presto per fornirti tutte le informazioni richieste.' }),
  announceFailure: () =>
    toast({ title: "Errore nell'invio", description: 'Si è verificato un errore. Riprova più tardi.', variant: 'destructive' }),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>La legge l’ufficio che si occupa di quello che hai scelto e ti risponde entro 24 ore. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

export function InfoRequestForm() {
  return (
    <LeadForm definition={infoRequestForm} label="Richiesta di informazioni">
      {(Field) => (
        <FieldGrid>
          <Field name="firstName" half />
          <Field name="lastName" half />
          <Field name="email" half />
          <Field name="phone" half />
          <Field name="course" label="Corso di interesse" options={infoCourses} placeholder="Scegli un corso" />
          <Field name="message" />
          <Field name="gdprAccepted">
            Accetto la{' '}
            <a href="/privacy-policy" target="_blank" rel="noopener">
              Privacy Policy
            </a>{' '}
            e autorizzo il trattamento dei miei dati personali secondo il{' '}
            <a href="/gdpr" target="_blank" rel="noopener">
              GDPR
            </a>
            *
          </Field>
        </FieldGrid>
      )}
    </LeadForm>
  );
}
