import { contact, contactTopics } from '@school/contracts';
import type { ReactNode } from 'react';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { alertFailure } from '#src/components/lead-form/alert-failure.ts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { usePrefill } from '#src/components/lead-form/use-prefill.ts';
import { ConsentLink, FieldGrid } from '#src/components/ui/field.tsx';
import styles from './contact-form.module.css';

const contactMessage: LeadFormDefinition<'contact'> = {
  form: contact,
  id: 'modulo-contatti',
  submit: 'Invia messaggio',
  disabledWithoutConsents: true,
  announceSuccess: () => window.alert('Grazie per averci contattato! Ti risponderemo entro 24 ore.'),
  announceFailure: alertFailure,
  receipt: {
    title: 'Abbiamo ricevuto il tuo messaggio',
    details: () => (
      <p>Lo legge l’ufficio che si occupa del servizio scelto e ti risponde. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

/** @param aside what stands beside the form. */
export function ContactForm({ aside }: { readonly aside: ReactNode }) {
  return (
    <FormPlace title="Mandaci un messaggio" notice="I campi con * sono obbligatori." aside={aside}>
      <LeadForm definition={contactMessage} label="Scrivici un messaggio" prefill={usePrefill(contact)}>
        {(Field) => (
          <FieldGrid>
            <Field name="firstName" half />
            <Field name="lastName" half />
            <Field name="email" half />
            <Field name="phone" half />
            <Field
              name="course"
              label="Servizio di interesse"
              options={contactTopics}
              placeholder="Scegli un servizio"
              half
            />
            <Field name="courseType" half />
            <Field name="notify" label="Avvisami quando c’è la prossima data" />
            <p className={styles.carried}>
              Il corso, l’esame o l’avviso che hai scelto nella pagina da cui arrivi parte con la richiesta, anche se
              qui non si vede.
            </p>
            <Field name="message" />
            <Field name="gdprAccepted">
              Acconsento al trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679, come descritto
              nella <ConsentLink href="/privacy-policy">Privacy Policy</ConsentLink>*
            </Field>
          </FieldGrid>
        )}
      </LeadForm>
    </FormPlace>
  );
}
