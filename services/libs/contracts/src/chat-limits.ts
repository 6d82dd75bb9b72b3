// The endpoint of the chat and its limits. Without zod, which the chat panel does not load.
export const CHAT_ENDPOINT = '/api/gaia-chat';
export const CHAT_LIMITS = { messages: 40, characters: 2000 } as const;
/** The messages that go with a verdict, if the visitor agrees: two questions and their replies. */
export const SHARED_MESSAGES = 4;
