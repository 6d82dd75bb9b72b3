// The consultation request of schools.
import { LIMITS, schoolChoices as choices, leadLabels } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { SelectField, TextAreaField, TextField } from '#src/components/lead-form/lead-fields.tsx';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const labels = leadLabels.school;

const schoolForm: LeadFormDefinition<'school'> = {
  kind: 'school',
  id: 'modulo-scuole',
  draft: ['nome', 'cognome', 'email', 'telefono', 'scuola', 'ruolo', 'tipoScuola', 'numeroStudenti', 'servizi', 'obiettivi'],
  nativeChecks: true,
  submit: 'Richiedi la consulenza',
  announceSuccess: () =>
    window.alert('Grazie per la richiesta! Il nostro team educativo ti contatterà entro 24 ore per discutere i servizi più adatti alla vostra scuola.'),
  announceFailure: () => window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => <p>La legge chi si occupa delle scuole e ti contatta entro 24 ore. Se ci chiami, cita il riferimento.</p>,
  },
};

export function SchoolForm() {
  return (
    <LeadForm definition={schoolForm} label="Richiesta di consulenza per la scuola">
      <FieldGrid>
        <TextField name="nome" label={labels.nome} required half autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="cognome" label={labels.cognome} required half autoComplete="family-name" maxLength={LIMITS.name} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" required half autoComplete="email" maxLength={LIMITS.email} />
        <TextField name="telefono" label={labels.telefono} type="tel" inputMode="tel" required half autoComplete="tel" maxLength={LIMITS.phone} />
        <TextField name="scuola" label={labels.scuola} required autoComplete="organization" maxLength={LIMITS.line} />
        <SelectField name="ruolo" label={labels.ruolo} required half options={choices.ruolo} placeholder="Scegli il tuo ruolo" />
        <SelectField name="tipoScuola" label={labels.tipoScuola} half options={choices.tipoScuola} />
        <SelectField name="numeroStudenti" label={labels.numeroStudenti} half options={choices.numeroStudenti} />
        <SelectField name="servizi" label={labels.servizi} half options={choices.servizi} placeholder="Scegli un servizio" />
        <TextAreaField name="obiettivi" label={labels.obiettivi} hint="Per quali classi, entro quando, che cosa vorreste ottenere" />
      </FieldGrid>
    </LeadForm>
  );
}
