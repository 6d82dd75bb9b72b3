import type { FieldsOf, LeadKind, NameOf, leadForms } from '@school/contracts';
import type { ComponentType } from 'react';
import { alertFailure } from '#src/components/lead-form/alert-failure.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { FieldGrid } from '#src/components/ui/field.tsx';

interface ServiceField<Name> {
  readonly name: Name;
  readonly hint?: string;
  /** The words of the empty choice. */
  readonly placeholder?: string;
  /** Half the width where there is room for two. */
  readonly half?: true;
}

/** What the form of one service has of its own. */
export interface Service<K extends LeadKind> {
  readonly form: (typeof leadForms)[K];
  readonly id: string;
  /** Names the form for those who listen. */
  readonly label: string;
  readonly submit: string;
  /** The specified alert of a success. */
  readonly success: string;
  /** What happens next, on the receipt. */
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

/** The form of a service: who writes, what is asked, and native alerts for what became of it. */
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
        // The compiler has checked the names where the fields are listed.
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
