import { type AcceptedLead, acceptedLead } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

/** Something else than the gateway has answered with success, such as the login page of a proxy. */
export class NoReceiptError extends Error {
  override readonly name = 'NoReceiptError';
}

/**
 * Sends a request to its endpoint and returns the gateway's receipt.
 * @param body the entries and the extra fields of the form.
 * @param idempotencyKey one per filled form, the same again on a retry.
 * @throws ApiError when the gateway refuses it, NoReceiptError when the answer is no receipt, the browser's own error
 * when none came.
 */
export async function sendLead(endpoint: string, body: object, idempotencyKey: string): Promise<AcceptedLead> {
  const receipt = acceptedLead.safeParse(await postJson(endpoint, body, { idempotencyKey }));
  if (!receipt.success) throw new NoReceiptError(`${endpoint} answered with something that is no receipt`);
  return receipt.data;
}
