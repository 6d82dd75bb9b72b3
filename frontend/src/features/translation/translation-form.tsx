// The quote request for interpreting and translation.
import { LIMITS, translationChoices as choices, leadLabels } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const labels = leadLabels.translation;

const translationForm: LeadFormDefinition<'translation'> = {
  kind: 'translation',
  id: 'modulo-traduzioni',
  draft: ['nome', 'cognome', 'email', 'telefono', 'azienda', 'tipoServizio', 'lingue', 'durata', 'luogo', 'descrizione'],
  nativeChecks: true,
  submit: 'Richiedi il preventivo',
  announceSuccess: () => window.alert('Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.'),
  announceFailure: () => window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>L’ufficio traduzioni la legge e ti ricontatta presto con un preventivo personalizzato. Se ci chiami, cita il riferimento.</p>,
  },
};

export function TranslationForm() {
  return (
    <LeadForm definition={translationForm} label="Richiesta di preventivo">
      <FieldGrid>
        <TextField name="nome" label={labels.nome} required half autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="cognome" label={labels.cognome} required half autoComplete="family-name" maxLength={LIMITS.name} />
        <TextField name="email" label={labels.email} type="email" required half autoComplete="email" maxLength={LIMITS.email} />
        <TextField name="telefono" label={labels.telefono} type="tel" required half autoComplete="tel" maxLength={LIMITS.phone} />
        <TextField name="azienda" label={labels.azienda} autoComplete="organization" maxLength={LIMITS.line} />
        <SelectField name="tipoServizio" label={labels.tipoServizio} required options={choices.tipoServizio} placeholder="Scegli il servizio" />
        <TextField name="lingue" label={labels.lingue} required hint="Per esempio: dall’italiano all’inglese e al tedesco" maxLength={LIMITS.line} />
        <TextField name="durata" label={labels.durata} half hint="Per un interprete: ore o giorni" maxLength={LIMITS.line} />
        <TextField name="luogo" label={labels.luogo} half hint="Città e sede, oppure online" maxLength={LIMITS.line} />
        <TextAreaField name="descrizione" label={labels.descrizione} hint="L’argomento, il numero di pagine, la data che ti serve" />
      </FieldGrid>
    </LeadForm>
  );
}
