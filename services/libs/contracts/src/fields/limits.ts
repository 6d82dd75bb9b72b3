// Limits and messages that pages need without loading zod.

/** Longest accepted values, in UTF-16 code units. Longer input is refused with a message, never cut. */
export const LIMITS = { name: 100, line: 200, email: 254, phone: 40, text: 5000, taxCode: 16 } as const;

export const EMAIL_INVALID = 'Email non valida';
