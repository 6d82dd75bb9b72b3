// The consultation request of companies.
import { corporate } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const corporateForm: LeadFormDefinition<'corporate'> = {
  form: corporate,
  id: 'modulo-aziende',
  submit: 'Richiedi la consulenza',
  announceSuccess: () =>
    window.alert(
      'Grazie per la richiesta! Il nostro team ti contatterà entro 24 ore per una consulenza personalizzata.',
    ),
  announceFailure: () =>
    window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>La legge chi segue la formazione aziendale e ti contatta entro 24 ore. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

export function CorporateForm() {
  return (
    <LeadForm definition={corporateForm} label="Richiesta di consulenza">
      {(Field) => (
        <FieldGrid>
          <Field name="nome" half />
          <Field name="cognome" half />
          <Field name="email" half />
          <Field name="telefono" half />
          <Field name="azienda" half />
          <Field name="settore" half />
          <Field name="dipendenti" half />
          <Field name="tipoCorso" half />
          <Field name="modalita" half />
          <Field name="budget" half />
          <Field name="obiettivi" hint="Con chi dovete parlare, di che cosa, entro quando" />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
