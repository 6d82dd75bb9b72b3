// The state of a request, as the visitor may follow it by its id.
import * as z from 'zod/mini';

/** Where the state of a request is read: its id follows. */
export const RECEIPT_ENDPOINT = '/api/ricevute';

const moment = z.nullable(z.iso.datetime());

/** The response of `GET /api/ricevute/:id`. It says nothing of who sent the request, and nothing of what was sent. */
export const leadReceipt = z.object({
  /** The reference to quote, e.g. `TRA-7K3Q-F2MX`. */
  riferimento: z.string(),
  /** What was sent: "Richiesta di traduzione". */
  title: z.string(),
  receivedAt: z.iso.datetime(),
  /** When the mail server accepted the mail to the office. */
  deliveredAt: moment,
  /** The name of that office; null if it is not to be named. */
  office: z.nullable(z.string()),
  /** When the mail server accepted the confirmation to the sender, or refused the address. */
  confirmedAt: moment,
  refusedAt: moment,
  /** When the office said that it has taken the request, and that it has answered it. */
  takenAt: moment,
  answeredAt: moment,
  /** By when the school has promised an answer, in words. */
  due: z.nullable(z.string()),
});

export type LeadReceipt = z.output<typeof leadReceipt>;

/** What has happened so far, in words and in order. */
export function receiptSteps(receipt: LeadReceipt): { readonly text: string; readonly at: string }[] {
  const { receivedAt, deliveredAt, office, confirmedAt, takenAt, answeredAt } = receipt;
  // Many offices are called "Ufficio …".
  const where = office ? `all’ufficio ${office.replace(/^ufficio\s+/i, '')}` : 'alla scuola';
  const steps = [
    { text: 'Ricevuta', at: receivedAt },
    { text: `Consegnata ${where}`, at: deliveredAt },
    { text: 'Conferma inviata per e-mail', at: confirmedAt },
    { text: 'Presa in carico', at: takenAt },
    { text: 'Risposta inviata', at: answeredAt },
  ];
  return steps.flatMap(({ text, at }) => (at === null ? [] : [{ text, at }])).sort((a, b) => a.at.localeCompare(b.at));
}
