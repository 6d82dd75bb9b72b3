import { type AcceptedLead, COMPLAINT_CONSENTS_REQUIRED, complaint } from '@school/contracts';
import { alertFailure } from '#src/components/lead-form/alert-failure.ts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { ConsentLink, FieldSection } from '#src/components/ui/field.tsx';

const REPLY = 'Le risponderemo entro 15 giorni lavorativi.';
/** The receipt's text about the confirmation by e-mail, which promises nothing uncertain. */
const byMail: Readonly<Record<NonNullable<AcceptedLead['confirmation']>, string>> = {
  promised: 'Le arriva anche per e-mail, con la data entro cui Le risponderemo.',
  limited: `lo annoti, perché questa volta non Le inviamo una conferma per e-mail. ${REPLY}`,
};

const complaintForm: LeadFormDefinition<'complaint'> = {
  form: complaint,
  id: 'modulo-reclami',
  submit: 'Invia reclamo',
  disabledWithoutConsents: true,
  announceMissingConsent: () => window.alert(COMPLAINT_CONSENTS_REQUIRED),
  announceSuccess: ({ confirmation = 'promised' }) =>
    window.alert(
      confirmation === 'promised'
        ? 'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.'
        : 'Reclamo inviato con successo! Ti contatteremo entro 15 giorni lavorativi.',
    ),
  announceFailure: alertFailure,
  receipt: {
    title: 'Il Suo reclamo è stato registrato',
    details: ({ riferimento, confirmation = 'promised' }) => (
      <p>
        Il numero di protocollo è {riferimento}: {byMail[confirmation]} Citi questo numero se deve inviarci dei
        documenti.
      </p>
    ),
  },
};

export function ComplaintForm() {
  return (
    <LeadForm definition={complaintForm} label="Modulo di reclamo" formal>
      {(Field) => (
        <>
          <FieldSection legend="Dati personali">
            <Field name="nome" half />
            <Field name="cognome" half />
            <Field name="email" half />
            <Field name="telefono" half />
            <Field name="codiceFiscale" half />
          </FieldSection>
          <FieldSection legend="Dettagli del reclamo">
            <Field name="tipoReclamo" half placeholder="Scelga il tipo" />
            <Field name="dataIncidente" label="Data dell’accaduto" half />
            <Field name="descrizione" rows={6} hint="Che cosa è successo, quando e con chi ne ha già parlato." />
            <Field name="richiestaRisarcimento" rows={3} />
            <Field
              name="documentazione"
              rows={3}
              hint="Elenchi i documenti che ci invierà a parte, per e-mail: Le diremo dove con il numero di protocollo."
            />
          </FieldSection>
          <FieldSection legend="Consenso al&nbsp;trattamento dei&nbsp;dati">
            <Field name="gdprConsent">
              Acconsento al trattamento dei miei dati personali per la gestione del reclamo, ai sensi del{' '}
              <ConsentLink href="/gdpr">Regolamento UE 2016/679 (GDPR)</ConsentLink>*
            </Field>
            <Field name="privacyConsent">
              Ho letto e accetto la <ConsentLink href="/privacy-policy">Privacy Policy</ConsentLink>*
            </Field>
          </FieldSection>
        </>
      )}
    </LeadForm>
  );
}
