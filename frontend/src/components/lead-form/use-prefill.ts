import { type Field, type LeadForm, type LeadKind, LIMITS, parametersOf } from '@school/contracts';
import { useSearch } from '@tanstack/react-router';
import type { FormEntries } from './entries.ts';

/**
 * The entries given by the URL, as in `/contatti?servizio=certificazioni&avvisami=si`: by field name, without values
 * that the field can't have.
 */
export function usePrefill({ kind, fields }: LeadForm): FormEntries {
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const entries = Object.entries(parametersOf(kind as LeadKind)).map(([name, parameter]) => {
    const value = search[parameter];
    return [name, value === undefined ? undefined : entryOf(fields[name]!, value)] as const;
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, string | true] => entry[1] !== undefined));
}

function entryOf(field: Field, value: string): string | true | undefined {
  if (field.type === 'flag') return true;
  if (field.type === 'choice') return Object.hasOwn(field.options, value) ? value : undefined;
  return field.type === 'line' && value.length <= (field.max ?? LIMITS.line) ? value : undefined;
}
