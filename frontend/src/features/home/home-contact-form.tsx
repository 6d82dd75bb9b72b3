import { contact } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { ConsentLink, FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

const homeContact: LeadFormDefinition<'contact'> = {
  form: contact,
  id: 'modulo-home',
  // Specified, but not shown.
  constants: { course: '' },
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  announceMissingConsent: () =>
    toast({
      title: 'Privacy Policy',
      description: 'È necessario accettare la Privacy Policy per continuare.',
      variant: 'destructive',
    }),
  announceSuccess: () => toast({ title: 'Richiesta inviata!', description: 'Ti contatteremo al più presto.' }),
  announceFailure: () =>
    toast({ title: 'Errore', description: 'Si è verificato un errore. Riprova più tardi.', variant: 'destructive' }),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>La legge la didattica e ti risponde. Se ci chiami, cita il riferimento.</p>,
  },
};

export function HomeContactForm() {
  return (
    <FormPlace title="Scrivici" notice="Ti rispondiamo entro 24 ore.">
      <LeadForm definition={homeContact} label="Richiesta di informazioni">
        {(Field) => (
          <FieldGrid>
            <Field name="firstName" half />
            <Field name="lastName" half />
            <Field name="email" half />
            <Field name="phone" half />
            <Field name="message" />
            <Field name="gdprAccepted" nativelyRequired={false}>
              Accetto la <ConsentLink href="/privacy-policy">Privacy Policy</ConsentLink> e autorizzo il trattamento dei
              miei dati personali secondo il <ConsentLink href="/gdpr">GDPR</ConsentLink>*
            </Field>
          </FieldGrid>
        )}
      </LeadForm>
    </FormPlace>
  );
}
