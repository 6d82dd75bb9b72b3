// The quote request for interpreting and translation.
import { translation } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const translationForm: LeadFormDefinition<'translation'> = {
  form: translation,
  id: 'modulo-traduzioni',
  submit: 'Richiedi il preventivo',
  announceSuccess: () =>
    window.alert('Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.'),
  announceFailure: () =>
    window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>
        L’ufficio traduzioni la legge e ti ricontatta presto con un preventivo personalizzato. Se ci chiami, cita il
        riferimento.
      </p>
    ),
  },
};

export function TranslationForm() {
  return (
    <LeadForm definition={translationForm} label="Richiesta di preventivo">
      {(Field) => (
        <FieldGrid>
          <Field name="nome" half />
          <Field name="cognome" half />
          <Field name="email" half />
          <Field name="telefono" half />
          <Field name="azienda" />
          <Field name="tipoServizio" placeholder="Scegli il servizio" />
          <Field name="lingue" hint="Per esempio: dall’italiano all’inglese e al tedesco" />
          <Field name="durata" half hint="Per un interprete: ore o giorni" />
          <Field name="luogo" half hint="Città e sede, oppure online" />
          <Field name="descrizione" hint="L’argomento, il numero di pagine, la data che ti serve" />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
