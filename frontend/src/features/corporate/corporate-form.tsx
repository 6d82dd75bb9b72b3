// The consultation request of companies.
import { LIMITS, corporateChoices as choices, leadLabels } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const labels = leadLabels.corporate;

const corporateForm: LeadFormDefinition<'corporate'> = {
  kind: 'corporate',
  id: 'modulo-aziende',
  draft: ['nome', 'cognome', 'email', 'telefono', 'azienda', 'settore', 'dipendenti', 'tipoCorso', 'modalita', 'budget', 'obiettivi'],
  nativeChecks: true,
  submit: 'Richiedi la consulenza',
  announceSuccess: () => window.alert('Grazie per la richiesta! Il nostro team ti contatterà entro 24 ore per una consulenza personalizzata.'),
  announceFailure: () => window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>La legge chi segue la formazione aziendale e ti contatta entro 24 ore. Se ci chiami, cita il riferimento.</p>,
  },
};

export function CorporateForm() {
  return (
    <LeadForm definition={corporateForm} label="Richiesta di consulenza">
      <FieldGrid>
        <TextField name="nome" label={labels.nome} required half autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="cognome" label={labels.cognome} required half autoComplete="family-name" maxLength={LIMITS.name} />
        <TextField name="email" label={labels.email} type="email" required half autoComplete="email" maxLength={LIMITS.email} />
        <TextField name="telefono" label={labels.telefono} type="tel" required half autoComplete="tel" maxLength={LIMITS.phone} />
        <TextField name="azienda" label={labels.azienda} required half autoComplete="organization" maxLength={LIMITS.line} />
        <TextField name="settore" label={labels.settore} half maxLength={LIMITS.line} />
        <SelectField name="dipendenti" label={labels.dipendenti} half options={choices.dipendenti} />
        <SelectField name="tipoCorso" label={labels.tipoCorso} half options={choices.tipoCorso} />
        <SelectField name="modalita" label={labels.modalita} half options={choices.modalita} />
        <TextField name="budget" label={labels.budget} half maxLength={LIMITS.line} />
        <TextAreaField name="obiettivi" label={labels.obiettivi} hint="Con chi dovete parlare, di che cosa, entro quando" />
      </FieldGrid>
    </LeadForm>
  );
}
