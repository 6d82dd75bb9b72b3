import * as z from 'zod/mini';

/**
 * Version of the consent and notice texts shown under the forms; stored with every lead. Change it with their text.
 */
export const CONSENT_TEXT_VERSION = '2026-11';

/** A consent that must be given: anything but `true` shows `required`. */
export const consent = (required: string) => z.literal(true, required);
