// The request for a LanguageCert level test.
import { LIMITS, languagecertChoices as choices, leadLabels } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const labels = leadLabels.languagecert;

const languageCertForm: LeadFormDefinition<'languagecert'> = {
  kind: 'languagecert',
  id: 'modulo-languagecert',
  draft: ['nome', 'cognome', 'email', 'telefono', 'livelloAttuale', 'obiettivo', 'modalita', 'tempistiche', 'note'],
  nativeChecks: true,
  submit: 'Richiedi il test di livello',
  announceSuccess: () =>
    window.alert("Grazie per l'interesse! Ti contatteremo entro 24 ore per programmare il tuo test di livello e fornirti tutte le informazioni sui corsi LanguageCert."),
  announceFailure: () => window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>L’ufficio esami ti contatta entro 24 ore per fissare il test di livello. Se ci chiami, cita il riferimento.</p>,
  },
};

export function LanguageCertForm() {
  return (
    <LeadForm definition={languageCertForm} label="Richiesta del test di livello">
      <FieldGrid>
        <TextField name="nome" label={labels.nome} required half autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="cognome" label={labels.cognome} required half autoComplete="family-name" maxLength={LIMITS.name} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" required half autoComplete="email" maxLength={LIMITS.email} />
        <TextField name="telefono" label={labels.telefono} type="tel" inputMode="tel" required half autoComplete="tel" maxLength={LIMITS.phone} />
        <SelectField name="livelloAttuale" label={labels.livelloAttuale} required half options={choices.livelloAttuale} placeholder="Scegli il tuo livello" />
        <SelectField name="obiettivo" label={labels.obiettivo} half options={choices.obiettivo} placeholder="Scegli l’esame" />
        <SelectField name="modalita" label={labels.modalita} half options={choices.modalita} />
        <SelectField name="tempistiche" label={labels.tempistiche} half options={choices.tempistiche} />
        <TextAreaField name="note" label={labels.note} hint="Perché ti serve il certificato, quando sei libero" />
      </FieldGrid>
    </LeadForm>
  );
}
