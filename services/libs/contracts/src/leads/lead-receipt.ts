// The state of a request, as the visitor may follow it by its id.
import * as z from 'zod/mini';

/** Where the state of a request is read: its id follows. */
export const RECEIPT_ENDPOINT = '/api/ricevute';

/** The page that shows it. The id is in the fragment, which browsers send to no server. */
export const receiptLink = (leadId: string) => `/ricevuta#${leadId}` as const;

/** Whether a text has the form of a lead's id. */
export const isLeadId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const moment = z.nullable(z.iso.datetime());

/** The response of `GET /api/ricevute/:id`. It says nothing of who sent the request, and nothing of what was sent. */
export const leadReceipt = z.object({
  /** The reference to quote, e.g. `TRA-7K3Q-F2MX`. */
  riferimento: z.string(),
  /** The kind of request: "Traduzioni". */
  title: z.string(),
  receivedAt: z.iso.datetime(),
  /** When the mail server accepted the mail to the office. */
  deliveredAt: moment,
  /** The name of that office; null if it is not to be named. */
  office: z.nullable(z.string()),
  /** When the mail server accepted the confirmation to the sender, or it was clear that none arrives. */
  confirmedAt: moment,
  refusedAt: moment,
  /** When the office said that it has taken the request, and that it has answered it. */
  takenAt: moment,
  answeredAt: moment,
  /** When the office said that there is nothing to answer. */
  dismissedAt: moment,
  /** By when the school has promised an answer, in words. */
  due: z.nullable(z.string()),
  /** The same for pages in other languages. */
  dueAt: z.optional(moment),
});

export type LeadReceipt = z.output<typeof leadReceipt>;

export interface ReceiptStep {
  readonly name: Extract<keyof LeadReceipt, `${string}edAt` | 'takenAt'>;
  readonly text: string;
  readonly at: string;
}

/** What has happened so far, in words and in order. */
export function receiptSteps(receipt: LeadReceipt): readonly ReceiptStep[] {
  const { receivedAt, deliveredAt, office, confirmedAt, takenAt, answeredAt, dismissedAt } = receipt;
  // Many offices are called "Ufficio …".
  const where = office ? `all’ufficio ${office.replace(/^ufficio\s+/i, '')}` : 'alla scuola';
  const steps = [
    { name: 'receivedAt', text: 'Ricevuta', at: receivedAt },
    { name: 'deliveredAt', text: `Consegnata ${where}`, at: deliveredAt },
    { name: 'confirmedAt', text: 'Conferma inviata per e-mail', at: confirmedAt },
    { name: 'takenAt', text: 'Presa in carico', at: takenAt },
    { name: 'answeredAt', text: 'Risposta inviata', at: answeredAt },
    { name: 'dismissedAt', text: 'Chiusa senza risposta', at: dismissedAt },
  ] as const;
  return steps
    .flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, at }]))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** How far the request has come: its last step, the confirmation apart. */
export const receiptState = (receipt: LeadReceipt): ReceiptStep =>
  receiptSteps({ ...receipt, confirmedAt: null }).at(-1)!;

/** What to say of a confirmation that does not arrive. */
export const CONFIRMATION_REFUSED =
  'All’indirizzo e-mail indicato non è arrivata nessuna conferma: il riferimento è da annotare.';
