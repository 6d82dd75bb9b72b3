import type { FieldsOf, LeadKind, NameOf, leadForms } from '@school/contracts';
import type { ComponentType } from 'react';
import { alertFailure } from '#src/components/lead-form/alert-failure.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

interface ServiceField<Name> {
  readonly name: Name;
  readonly hint?: string;
  /** The label of the empty option. */
  readonly placeholder?: string;
  /** Half the width, if there is space for two fields. */
  readonly half?: true;
}

/** The specific parts of a service's form. */
export interface Service<K extends LeadKind> {
  readonly form: (typeof leadForms)[K];
  readonly id: string;
  /** The accessible name of the form. */
  readonly label: string;
  readonly submit: string;
  /** The specified alert after a success. */
  readonly success: string;
  /** The receipt's text about what happens next. */
  readonly next: string;
  /** After name and contacts, in the order of the page. */
  readonly fields: readonly ServiceField<NameOf<FieldsOf<K>>>[];
}

const person = [
  { name: 'nome', half: true },
  { name: 'cognome', half: true },
  { name: 'email', half: true },
  { name: 'telefono', half: true },
] as const;

/** The form of a service, which reports the outcome by native alerts. */
export function ServiceForm<K extends LeadKind>({ service }: { readonly service: Service<K> }) {
  const { form, id, label, submit, success, next, fields } = service;
  return (
    <LeadForm
      definition={{
        form,
        id,
        submit,
        announceSuccess: () => window.alert(success),
        announceFailure: alertFailure,
        receipt: {
          title: 'Abbiamo ricevuto la tua richiesta',
          details: () => <p>{next} Se ci chiami, cita il riferimento.</p>,
        },
      }}
      label={label}
    >
      {(Field) => {
        // The types have checked the names where the fields are listed.
        const AnyField = Field as ComponentType<ServiceField<string>>;
        return (
          <FieldGrid>
            {[...person, ...fields].map((field) => (
              <AnyField key={field.name} {...field} />
            ))}
          </FieldGrid>
        );
      }}
    </LeadForm>
  );
}
