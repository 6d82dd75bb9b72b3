// What the inbox does with a delivery: for people trying the product it accepts, for fault tests it misbehaves on request.

/**
 * - `accept`: takes everything.
 * - `refuse-connections`: nothing listens on the SMTP port.
 * - `421`: greets with 421 and hangs up. `451`, `550`: a temporary or permanent refusal at RCPT TO.
 * - `tarpit`: accepts the connection and never says a word.
 * - `reset-after-data`: keeps the mail, then cuts the connection before the client reads the 250.
 * - `554`: refuses the content once it has read it. `silent`: keeps the mail and never answers.
 */
const modes = ['accept', 'refuse-connections', '421', '451', '550', 'tarpit', 'reset-after-data', '554', 'silent'] as const;

export interface Behaviour {
  readonly mode: (typeof modes)[number];
  /** Limits `451`, `550`, `554` and `silent` to this address; others are accepted. */
  readonly recipient?: string | undefined;
  /** How long each accepted mail waits for its 250, in milliseconds: a slow mail server. */
  readonly delayMs?: number | undefined;
  /** Limits `554` and `silent` to so many mails, as often as each of these comes. */
  readonly mails?: number | undefined;
}

/** The same rules as JSON Schema, for the HTTP API. */
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
