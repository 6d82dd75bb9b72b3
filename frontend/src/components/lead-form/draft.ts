// Keeps the entries of a form and the idempotency key of its request over a reload of the tab, so that a request whose
// response was lost is sent again as the same request.
import { draftKey } from '#src/lib/kept-entries.ts';
import { newKey } from '#src/lib/new-key.ts';
import { parsed, tabStorage } from '#src/lib/safe-storage.ts';

interface Draft {
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

/** Where a form keeps its draft. */
export interface DraftStore {
  /** The draft, or a new one. */
  readonly read: () => Draft;
  readonly write: (draft: Draft) => void;
  /** To be called when the request is accepted. */
  readonly clear: () => void;
}

/** The draft of a form in this tab. */
export function draftInTab(formId: string): DraftStore {
  const key = draftKey(formId);
  return {
    read: () => {
      const draft = parsed(tabStorage.get(key));
      return isDraft(draft) ? draft : { key: newKey(), entries: {} };
    },
    write: (draft) => void tabStorage.set(key, JSON.stringify(draft)),
    clear: () => tabStorage.remove(key),
  };
}

/** The idempotency key of a form's request, stored for a retry. */
export function keyOf(formId: string): string {
  const { read, write } = draftInTab(formId);
  const draft = read();
  write(draft);
  return draft.key;
}
