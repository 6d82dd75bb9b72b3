// The values of a form: what the visitor, the URL, a draft and autofill give, read from the controls and checked as the
// gateway does.
import { type LeadForm, consentsOf, parseRequest } from '@school/contracts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError } from '#src/lib/api.ts';
import type { AnyLeadFormDefinition } from './definition.ts';
import { draftInTab } from './draft.ts';
import { type FormEntries, keptEntries, readEntries } from './entries.ts';

/** The type of an error that the form's rules have found, and not the gateway alone. */
export const RULE = 'rule';

/**
 * @param prefill entries given by the URL, or by Gaia.
 * @param unsent entries of a request that was not accepted before the visitor left the page.
 * @param formRef the form element.
 */
export function useEntries(
  definition: AnyLeadFormDefinition,
  prefill: Readonly<FormEntries> | undefined,
  unsent: object | undefined,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const { id, form: leadForm, constants, draft: kept = draftInTab(id) } = definition;
  const { fields } = leadForm;
  const [draft] = useState(kept.read);
  const form = useForm<FormEntries, unknown, object>({
    resolver: (entries) => checked(leadForm, entries, asksConsentsFirst(definition)),
    shouldFocusError: false,
    // Only of the fields whose value is known: on registration react-hook-form reads the other inputs, and so keeps what
    // was typed before hydration.
    defaultValues: { ...unsent, ...draft.entries, ...prefill },
  });
  const { errors, submitCount } = form.formState;

  // Input events before hydration do not reach React, so the values are read from the controls.
  const adoptTyped = useEffectEvent((controls: HTMLFormElement) => {
    const known: Readonly<Record<string, unknown>> = { ...constants, ...draft.entries, ...prefill };
    const standing = Object.entries(keptEntries(fields, readEntries(fields, controls)));
    if (standing.some(([name, value]) => value !== (known[name] ?? ''))) adopt(controls);
  });
  useEffect(() => adoptTyped(formRef.current!), [formRef]);

  // Other entries may be given while the form is open. They replace what was given last, not what was written.
  const given = useRef(prefill);
  const takeIn = useEffectEvent(() => {
    const before = given.current ?? {};
    const changed = Object.entries(prefill ?? {}).filter(
      ([name, value]) => value !== before[name] && (form.getValues(name) || '') === (before[name] ?? ''),
    );
    for (const [name, value] of changed) form.setValue(name, value);
    if (changed.length > 0 && submitCount > 0) void form.trigger();
    given.current = prefill;
  });
  useEffect(() => takeIn(), [prefill]);

  // Focus only after the errors are rendered, so that the field is read with its error.
  const focusFirstError = useEffectEvent(() => {
    const controls = [...(formRef.current?.elements ?? [])] as HTMLInputElement[];
    const first = controls.find(({ name }) => name in errors);
    if (first) form.setFocus(first.name);
  });
  useEffect(() => {
    if (submitCount > 0) focusFirstError();
  }, [submitCount]);

  /** Copies the values of the controls to the form's state and the draft. */
  function adopt(controls: HTMLFormElement): FormEntries {
    const entries = readEntries(fields, controls);
    for (const [name, value] of Object.entries(entries)) if (form.getValues(name) !== value) form.setValue(name, value);
    kept.write({ key: draft.key, entries: keptEntries(fields, entries) });
    return entries;
  }

  /** Shows what the gateway says of the fields. */
  function showRefusal(error: Error): void {
    const refused = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
    for (const [field, [message = '']] of Object.entries(refused)) if (field !== '') form.setError(field, { message });
  }

  return { form, key: draft.key, adopt, showRefusal };
}

const asksConsentsFirst = ({ disabledWithoutConsents, announceMissingConsent }: AnyLeadFormDefinition): boolean =>
  Boolean(disabledWithoutConsents || announceMissingConsent);

/** Validates as the gateway does. (`standardSchemaResolver` does the same for one schema, in 2 kB.) */
function checked(form: LeadForm, entries: FormEntries, consentsFirst: boolean): ResolverResult<FormEntries, object> {
  const parsed = parseRequest(form, entries);
  if (parsed.success) return { values: parsed.payload, errors: {} };
  const errors = Object.entries(parsed.errors).map(([field, [message]]) => [field, { type: RULE, message }] as const);
  const consents = consentsFirst ? errors.filter(([field]) => consentsOf(form).includes(field)) : [];
  return { values: {}, errors: Object.fromEntries(consents.length > 0 ? consents : errors) };
}
