export const QUEUES = {
  /** Each lead, to be stored. */
  store: 'lead-store',
  /** Each lead, to be mailed to its office. */
  mail: 'lead-mail',
  /** Confirmations to the senders of leads, and mails to offices that carry no lead: notices, mornings. */
  confirmation: 'lead-confirmation',
  /** What has become of leads: the mailer's events, to be stored. */
  events: 'lead-events',
  chat: 'gaia-chat',
  /** Scheduled runs of the reconciler, of retention and of mornings. */
  maintenance: 'maintenance',
} as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/**
 * The Redis streams of replies that were judged not useful, with the shared messages as JSON: one for each day (UTC),
 * whose key ends in the day.
 */
export const CHAT_FEEDBACK = { prefix: 'gaia:feedback:', entriesADay: 200, field: 'messages' } as const;
