import { type AcceptedLead, type LeadForm, acceptedLead } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

/** A success response that is not from the gateway, such as the login page of a proxy. */
export class NoReceiptError extends Error {
  override readonly name = 'NoReceiptError';
}

/** What a form sends. */
interface FilledForm {
  readonly form: LeadForm;
  /** Validated and normalised. */
  readonly entries: object;
  /** The extra fields of the form. */
  readonly signals: object;
}

/**
 * Sends a request and returns the gateway's receipt.
 * @param idempotencyKey one per filled form, the same on a retry.
 * @throws ApiError for an error response, NoReceiptError if the response is not a receipt, the browser's own error if
 * there is no response.
 */
export type SendLead = (filled: FilledForm, idempotencyKey: string, signal?: AbortSignal) => Promise<AcceptedLead>;

/** Sends a request to the endpoint of its form. */
export const sendLead: SendLead = async ({ form, entries, signals }, idempotencyKey, signal) => {
  const endpoint = form.endpoint!;
  const answer = await postJson(endpoint, { ...entries, ...signals }, { idempotencyKey, ...(signal && { signal }) });
  const receipt = acceptedLead.safeParse(answer);
  if (!receipt.success) throw new NoReceiptError(`${endpoint} answered with something that is no receipt`);
  return receipt.data;
};

/**
 * Sends again when the page comes back from the browser's back/forward cache. A request that was under way when the page
 * was left is frozen or lost there, and would keep the visitor waiting until its timeout.
 */
export async function acrossPageCache<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const comesBack = new AbortController();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comesBack.abort();
  };
  addEventListener('pageshow', onPageShow);
  try {
    return await send(comesBack.signal);
  } catch (error) {
    if (!comesBack.signal.aborted) throw error;
  } finally {
    removeEventListener('pageshow', onPageShow);
  }
  return acrossPageCache(send);
}
