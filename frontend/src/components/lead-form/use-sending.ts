// The requests of a form. They are kept by TanStack Query, so that a request and its outcome are found again after
// leaving the page and coming back.
import type { AcceptedLead } from '@school/contracts';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { AnyLeadFormDefinition } from './definition.ts';
import { draftInTab } from './draft.ts';
import type { FormEntries } from './entries.ts';
import { isRetryable } from './failure.ts';
import { acrossPageCache, sendLead } from './send-lead.ts';

/** One request, the same when it is retried. */
export interface Request {
  /** The idempotency key. */
  readonly key: string;
  /** Validated and normalised. */
  readonly entries: object;
  readonly signals: object;
  /** Whether the page retries it by itself. Such an attempt announces no failure that waiting may end. */
  readonly isRepeated?: boolean;
}

type Prefill = Readonly<FormEntries> | undefined;

const requestsOf = (formId: string) => ['lead', formId] as const;
const requestsFrom = (formId: string, prefill: Prefill) => [...requestsOf(formId), prefill ?? null] as const;

/** The last accepted request of a form that was opened by a link with these entries. */
export function useAccepted(formId: string, prefill: Prefill): AcceptedLead | undefined {
  const mutationKey = requestsFrom(formId, prefill);
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'success' },
    select: ({ state }) => state.data as AcceptedLead,
  }).at(-1);
}

/** Forgets all requests of a form. */
export function useForgetRequests(formId: string): () => void {
  const requests = useQueryClient().getMutationCache();
  return () => requests.findAll({ mutationKey: requestsOf(formId) }).forEach((request) => requests.remove(request));
}

/** All attempts of a form to send a request, the last one last. */
export const useAttempts = (formId: string) =>
  useMutationState({
    filters: { mutationKey: requestsOf(formId) },
    select: ({ state }) => state as MutationState<AcceptedLead, Error, Request>,
  });

/**
 * @param showRefusal shows what the gateway says of the fields.
 * @returns the function that sends a request.
 */
export function useSending(definition: AnyLeadFormDefinition, prefill: Prefill, showRefusal: (error: Error) => void) {
  const { id, form, send = sendLead, draft = draftInTab(id) } = definition;
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: requestsFrom(id, prefill),
    // The receipt is shown until the document is left.
    gcTime: Infinity,
    // Fail at once when offline: a request sent later without the visitor's knowledge would surprise them.
    networkMode: 'always',
    mutationFn: ({ key, entries, signals }: Request) =>
      acrossPageCache((signal) => send({ form, entries, signals }, key, signal)),
    onSuccess: (accepted) => {
      draft.clear();
      if (definition.invalidates) void client.invalidateQueries({ queryKey: definition.invalidates });
      definition.announceSuccess(accepted);
    },
    onError: (error, { isRepeated }) => {
      if (isRepeated && isRetryable(error)) return;
      console.error(definition.failureMessage ? new Error(definition.failureMessage, { cause: error }) : error);
      showRefusal(error);
      definition.announceFailure();
    },
  });
  /** Sends a request, unless one is under way. */
  return async (request: Request): Promise<void> => {
    // `isPending` changes only with the next render, too late for a second click.
    if (client.isMutating({ mutationKey: requestsOf(id) }) > 0) return;
    await mutateAsync(request).catch(() => undefined);
  };
}
