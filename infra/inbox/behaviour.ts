// The behaviour of the mail server: it accepts mails, or has a fault for tests and drills.

/**
 * - `accept`: accepts every mail.
 * - `refuse-connections`: nothing listens on the SMTP port.
 * - `421`: greets with 421 and closes the connection. `451`, `550`: a temporary or permanent refusal at RCPT TO.
 * - `tarpit`: accepts connections and never answers.
 * - `reset-after-data`: stores the mail and resets the connection before the client reads the 250.
 * - `554`: refuses the content after DATA. `silent`: stores the mail and never answers.
 */
const modes = [
  'accept',
  'refuse-connections',
  '421',
  '451',
  '550',
  'tarpit',
  'reset-after-data',
  '554',
  'silent',
] as const;

export interface Behaviour {
  readonly mode: (typeof modes)[number];
  /** Limits `451`, `550`, `554` and `silent` to this recipient; other mails are accepted. */
  readonly recipient?: string | undefined;
  /** The delay before the 250 of each accepted mail, in milliseconds. */
  readonly delayMs?: number | undefined;
  /** Limits `554` and `silent` to so many different mails; each attempt to send one of these is affected. */
  readonly mails?: number | undefined;
}

/** The type `Behaviour` as JSON Schema, for the HTTP API. */
export const behaviourSchema = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: {
    mode: { enum: modes },
    recipient: { type: 'string' },
    delayMs: { type: 'integer', minimum: 0 },
    mails: { type: 'integer', minimum: 1 },
  },
} as const;
