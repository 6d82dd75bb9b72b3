import { type AcceptedLead, acceptedLead } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

/** A success response that is not from the gateway, such as the login page of a proxy. */
export class NoReceiptError extends Error {
  override readonly name = 'NoReceiptError';
}

/**
 * Sends a request to its endpoint and returns the gateway's receipt.
 * @param body the entries and the extra fields of the form.
 * @param idempotencyKey one per filled form, the same on a retry.
 * @throws ApiError for an error response, NoReceiptError if the response is not a receipt, the browser's own error if
 * there is no response.
 */
export async function sendLead(endpoint: string, body: object, idempotencyKey: string): Promise<AcceptedLead> {
  const receipt = acceptedLead.safeParse(await postJson(endpoint, body, { idempotencyKey }));
  if (!receipt.success) throw new NoReceiptError(`${endpoint} answered with something that is no receipt`);
  return receipt.data;
}
