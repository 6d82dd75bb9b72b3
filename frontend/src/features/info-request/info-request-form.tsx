// The information form of the pages other than home: European projects and English courses.
import { LIMITS, infoCourses } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { ConsentField, SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

const infoRequestForm: LeadFormDefinition<'contact'> = {
  kind: 'contact',
  id: 'modulo-informazioni',
  draft: ['firstName', 'lastName', 'email', 'phone', 'course', 'message'],
  nativeChecks: false,
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  announceSuccess: () => toast({ title: 'Richiesta inviata!', description: 'Ti contatteremo presto per fornirti tutte le informazioni richieste.' }),
  announceFailure: () => toast({ title: "Errore nell'invio", description: 'Si è verificato un errore. Riprova più tardi.', variant: 'destructive' }),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>La legge l’ufficio che si occupa di quello che hai scelto e ti risponde entro 24 ore. Se ci chiami, cita il riferimento.</p>,
  },
};

export function InfoRequestForm() {
  return (
    <LeadForm definition={infoRequestForm} label="Richiesta di informazioni">
      <FieldGrid>
        <TextField name="firstName" label="Nome" required half autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="lastName" label="Cognome" required half autoComplete="family-name" maxLength={LIMITS.name} />
        <TextField name="email" label="Email" type="email" required half autoComplete="email" maxLength={LIMITS.email} />
        <TextField name="phone" label="Telefono" type="tel" half autoComplete="tel" maxLength={LIMITS.phone} />
        <SelectField name="course" label="Corso di interesse" options={infoCourses} placeholder="Scegli un corso" />
        <TextAreaField name="message" label="Messaggio" />
        <ConsentField
          name="gdprAccepted"
          label={
            <>
              Accetto la{' '}
              <a href="/privacy-policy" target="_blank" rel="noopener">
                Privacy Policy
              </a>{' '}
              e autorizzo il trattamento dei miei dati personali secondo il{' '}
              <a href="/gdpr" target="_blank" rel="noopener">
                GDPR
              </a>
              *
            </>
          }
        />
      </FieldGrid>
    </LeadForm>
  );
}
