// The card and its receipt: the code of a form, which the panel loads with the first request.
import { importOrReload } from '#src/lib/chunk-errors.ts';
import { createStore } from '#src/lib/store.ts';

const importParts = async () => {
  const [{ RequestCard }, { SentRequest }] = await Promise.all([
    import('./request-card.tsx'),
    import('./sent-request.tsx'),
  ]);
  return { RequestCard, SentRequest };
};

export type RequestParts = Awaited<ReturnType<typeof importParts>>;

/** Undefined until they are loaded. */
export const requestParts = createStore<RequestParts | undefined>(undefined);

/** A failure is no error: the next turn tries again. */
export async function loadRequestParts(): Promise<void> {
  if (!requestParts.get()) await importOrReload(importParts).then(requestParts.set, () => undefined);
}
