// The consultation request of schools.
import { school } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

const schoolForm: LeadFormDefinition<'school'> = {
  form: school,
  id: 'modulo-scuole',
  submit: 'Richiedi la consulenza',
  announceSuccess: () =>
    window.alert(
      'Grazie per la richiesta! Il nostro team educativo ti contatterà entro 24 ore per discutere i servizi più adatti alla vostra scuola.',
    ),
  announceFailure: () =>
    window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.'),
  receipt: {
    title: 'Abbiamo ricevuto la tua richiesta',
    details: () => (
      <p>La legge chi si occupa delle scuole e ti contatta entro 24 ore. Se ci chiami, cita il riferimento.</p>
    ),
  },
};

export function SchoolForm() {
  return (
    <LeadForm definition={schoolForm} label="Richiesta di consulenza per la scuola">
      {(Field) => (
        <FieldGrid>
          <Field name="nome" half />
          <Field name="cognome" half />
          <Field name="email" half />
          <Field name="telefono" half />
          <Field name="scuola" />
          <Field name="ruolo" half placeholder="Scegli il tuo ruolo" />
          <Field name="tipoScuola" half />
          <Field name="numeroStudenti" half />
          <Field name="servizi" half placeholder="Scegli un servizio" />
          <Field name="obiettivi" hint="Per quali classi, entro quando, che cosa vorreste ottenere" />
        </FieldGrid>
      )}
    </LeadForm>
  );
}
