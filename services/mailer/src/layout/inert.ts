/** Invisible, and no part of any address. */
const BREAK = '\u200C';

/**
 * Keeps a mail program from turning somebody's words into a link: addresses of pages and mailboxes look the same, but are
 * broken where a program would recognise them (after `:` of `://`, after `@`, after the dot of a domain).
 */
export const inert = (text: string) => text.replace(/:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu, `$&${BREAK}`);
