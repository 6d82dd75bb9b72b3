import { type AcceptedLead, acceptedLead } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

/**
 * Sends a request to its endpoint and returns the gateway's receipt.
 * @param body the entries and the extra fields of the form.
 * @param idempotencyKey one per filled form, the same again on a retry.
 * @throws ApiError when the gateway refuses it; another error when no answer came, or one that is no receipt, such as
 * the login page of a proxy.
 */
export async function sendLead(endpoint: string, body: object, idempotencyKey: string): Promise<AcceptedLead> {
  const receipt = acceptedLead.safeParse(await postJson(endpoint, body, { idempotencyKey }));
  if (!receipt.success) throw new Error(`${endpoint} answered with something that is no receipt`);
  return receipt.data;
}
