import { LIMITS } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { ConsentField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

const homeContact: LeadFormDefinition<'contact'> = {
  kind: 'contact',
  id: 'modulo-home',
  // The specification keeps this field without showing it.
  constants: { course: '' },
  draft: ['firstName', 'lastName', 'email', 'phone', 'message'],
  nativeChecks: true,
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  consentMissing: {
    fields: ['gdprAccepted'],
    announce: () => toast({ title: 'Privacy Policy', description: 'È necessario accettare la Privacy Policy per continuare.', variant: 'destructive' }),
  },
  announceSuccess: () => toast({ title: 'Richiesta inviata!', description: 'Ti contatteremo al più presto.' }),
  announceFailure: () => toast({ title: 'Errore', description: 'Si è verificato un errore. Riprova più tardi.', variant: 'destructive' }),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>La legge la didattica e ti risponde entro 24 ore. Se ci chiami, cita il riferimento.</p>,
  },
};

export function HomeContactForm() {
  return (
    <FormPlace title="Scrivici" notice="Ti rispondiamo entro 24 ore.">
      <LeadForm definition={homeContact} label="Richiesta di informazioni">
        <FieldGrid>
          <TextField name="firstName" label="Nome" required half autoComplete="given-name" maxLength={LIMITS.name} />
          <TextField name="lastName" label="Cognome" required half autoComplete="family-name" maxLength={LIMITS.name} />
          <TextField name="email" label="Email" type="email" required half autoComplete="email" maxLength={LIMITS.email} />
          <TextField name="phone" label="Telefono" type="tel" half autoComplete="tel" maxLength={LIMITS.phone} />
          <TextAreaField name="message" label="Messaggio" />
          <ConsentField
            name="gdprAccepted"
            nativelyRequired={false}
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
    </FormPlace>
  );
}
