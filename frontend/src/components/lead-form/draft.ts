// Entries that survive a reload of the tab. Storage may be full or forbidden: then there is no draft, and nothing else
// changes.
import { draftKey } from '#src/lib/kept-entries.ts';

/** What was kept, by the names of the fields. */
export function readDraft(formId: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(formId)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

export function writeDraft(formId: string, entries: object): void {
  try {
    sessionStorage.setItem(draftKey(formId), JSON.stringify(entries));
  } catch {
    // See above.
  }
}

export function clearDraft(formId: string): void {
  try {
    sessionStorage.removeItem(draftKey(formId));
  } catch {
    // See above.
  }
}
