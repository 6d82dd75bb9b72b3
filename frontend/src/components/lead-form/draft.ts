// Entries that survive a reload of the tab. Storage may be full or forbidden: then there is no draft, and nothing else changes.
import type { Entries } from './definition.ts';

const keyOf = (formId: string) => `bozza:${formId}`;

export function readDraft(formId: string): Entries {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Entries) : {};
  } catch {
    return {};
  }
}

export function writeDraft(formId: string, entries: Entries): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(entries));
  } catch {
    // See above.
  }
}

export function clearDraft(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // See above.
  }
}
