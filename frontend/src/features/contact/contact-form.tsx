import { LIMITS, contactTopics } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { ConsentField, SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const contactMessage: LeadFormDefinition<'contact'> = {
  kind: 'contact',
  id: 'modulo-contatti',
  draft: ['firstName', 'lastName', 'email', 'phone', 'course', 'message'],
  // What `/contatti?servizio=…` chooses beforehand.
  prefill: { parameter: 'servizio', field: 'course', values: Object.keys(contactTopics) },
  nativeChecks: true,
  submit: 'Invia messaggio',
  disabledUntil: ['gdprAccepted'],
  announceSuccess: () => window.alert('Grazie per averci contattato! Ti risponderemo entro 24 ore.'),
  announceFailure: () => window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto il tuo messaggio',
    details: () => <p>Lo legge l’ufficio che si occupa del servizio scelto e ti risponde entro 24 ore. Se ci chiami, cita il riferimento.</p>,
  },
};

export function ContactForm() {
  return (
    <FormPlace title="Mandaci un messaggio" notice="I campi con * sono obbligatori.">
      <LeadForm definition={contactMessage} label="Scrivici un messaggio">
        <FieldGrid>
          <TextField name="firstName" label="Nome" required half autoComplete="given-name" maxLength={LIMITS.name} />
          <TextField name="lastName" label="Cognome" required half autoComplete="family-name" maxLength={LIMITS.name} />
          <TextField name="email" label="Email" type="email" required half autoComplete="email" maxLength={LIMITS.email} />
          <TextField name="phone" label="Telefono" type="tel" half autoComplete="tel" maxLength={LIMITS.phone} />
          <SelectField name="course" label="Servizio di interesse" options={contactTopics} placeholder="Scegli un servizio" />
          <TextAreaField name="message" label="Messaggio" />
          <ConsentField
            name="gdprAccepted"
            label={
              <>
                Acconsento al trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679, come descritto nella{' '}
                <a href="/privacy-policy" target="_blank" rel="noopener">
                  Privacy Policy
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
