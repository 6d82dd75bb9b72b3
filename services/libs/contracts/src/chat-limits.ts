// Where Gaia is asked, and how much she reads. Free of zod, which her panel does without.
export const CHAT_ENDPOINT = '/api/gaia-chat';
export const CHAT_LIMITS = { messages: 40, characters: 2000 } as const;
/**
 * The messages of a conversation that are sent with a verdict on the last reply, where the visitor agrees: two
 * questions and their replies.
 */
export const SHARED_MESSAGES = 4;
