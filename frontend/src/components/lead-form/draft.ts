// Keeps the entries of a form and the idempotency key of its request over a reload of the tab, so that a request whose
// response was lost is sent again as the same request.
import { draftKey } from '#src/lib/kept-entries.ts';
import { newKey } from '#src/lib/new-key.ts';
import { parsed, tabStorage } from '#src/lib/safe-storage.ts';

export interface Draft {
  /** The idempotency key: one for each filled form, the same on every retry. */
  readonly key: string;
  /** By the names of the fields. */
  readonly entries: Readonly<Record<string, string>>;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, entries } = value as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof key === 'string' &&
    typeof entries === 'object' &&
    entries !== null &&
    Object.values(entries).every((entry) => typeof entry === 'string')
  );
}

/** The stored draft of a form, or a new one. */
export function readDraft(formId: string): Draft {
  const draft = parsed(tabStorage.get(draftKey(formId)));
  return isDraft(draft) ? draft : { key: newKey(), entries: {} };
}

export const writeDraft = (formId: string, draft: Draft): boolean =>
  tabStorage.set(draftKey(formId), JSON.stringify(draft));

export const clearDraft = (formId: string): void => tabStorage.remove(draftKey(formId));

/** The idempotency key of a form's request, stored for a retry. */
export function keyOf(formId: string): string {
  const draft = readDraft(formId);
  writeDraft(formId, draft);
  return draft.key;
}
