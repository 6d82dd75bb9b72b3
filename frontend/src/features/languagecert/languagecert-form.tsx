// The request for a LanguageCert level test.
import { languagecert } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const languageCertForm: LeadFormDefinition<'languagecert'> = {
  form: languagecert,
  id: 'modulo-languagecert',
  submit: 'Richiedi il test di livello',
  announceSuccess: () =>
    window.alert(
      "Grazie per l'interesse! Ti contatteremo entro 24 ore per programmare il tuo test di livello e fornirti tutte le " +
        'informazioni sui corsi LanguageCert.',
    ),
  announceFailure: () =>
    window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>L’ufficio esami ti contatta entro 24 ore per fissare il test di livello. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

export function LanguageCertForm() {
  return (
    <LeadForm definition={languageCertForm} label="Richiesta del test di livello">
      {(Field) => (
        <FieldGrid>
          <Field name="nome" half />
          <Field name="cognome" half />
          <Field name="email" half />
          <Field name="telefono" half />
          <Field name="livelloAttuale" half placeholder="Scegli il tuo livello" />
          <Field name="obiettivo" half placeholder="Scegli l’esame" />
          <Field name="modalita" half />
          <Field name="tempistiche" half />
          <Field name="note" hint="Perché ti serve il certificato, quando sei libero" />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
