// The form of the course pages: one name, and the course that the page is about.
import type { Level } from '@school/catalog';
import { contact, courseTypeOf } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { usePrefill } from '#src/components/lead-form/use-prefill.ts';
import { ConsentLink, FieldGrid } from '#src/components/ui/field.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';

function courseEnquiryForm(level: Level): LeadFormDefinition<'contact'> {
  return {
    form: contact,
    id: `modulo-corso-${level.toLowerCase()}`,
    constants: { courseType: courseTypeOf(level) },
    nativeChecks: false,
    submit: 'Invia messaggio',
    sending: 'Invio in corso...',
    invalidates: ['/api/contact-requests'],
    announceSuccess: () =>
      toast({
        title: 'Messaggio inviato!',
        description: 'Ti contatteremo al più presto per fornirti maggiori informazioni sul corso.',
      }),
    failureMessage: 'Failed to send message',
    announceFailure: () =>
      toast({ title: 'Errore', description: 'Si è verificato un errore. Riprova più tardi.', variant: 'destructive' }),
    receipt: {
      title: 'Abbiamo ricevuto il tuo messaggio',
      details: () => (
        <p>
          Lo legge la segreteria didattica, che ti risponde con la prossima data e i posti. Se ci chiami, cita il
          riferimento.
        </p>
      ),
    },
  };
}

/** For the pages of levels A2, B1, C1 and C2. */
export function CourseEnquiryForm({ level }: { readonly level: Level }) {
  return (
    <LeadForm
      definition={courseEnquiryForm(level)}
      label={`Richiesta sul ${courseTypeOf(level)}`}
      prefill={usePrefill(contact)}
    >
      {(Field) => (
        <FieldGrid>
          <Field name="name" label="Nome e Cognome" />
          <Field name="email" half />
          <Field name="phone" half />
          <Field name="notify" />
          <Field name="message" />
          <Field name="gdprAccepted" nativelyRequired={false}>
            Accetto la <ConsentLink href="/privacy">Privacy Policy</ConsentLink> e autorizzo il trattamento dei miei
            dati personali*
          </Field>
        </FieldGrid>
      )}
    </LeadForm>
  );
}
