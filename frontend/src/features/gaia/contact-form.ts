// The values of the contact form after a conversation.
import { type ChatMessage, LIMITS } from '@school/contracts';
import type { FormOffer } from '#src/lib/open-form.ts';

/** The first line of the message to staff. */
const SUMMARY = 'Ho scritto a Gaia:';

/** The contact form, prefilled with the visitor's own messages; only the last ones if all are too long. */
export function contactForm(turns: readonly ChatMessage[]): FormOffer {
  const said = turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => `– ${content.replace(/\s+/g, ' ').trim()}`);
  const room = () => LIMITS.text - SUMMARY.length - said.length;
  while (said.join('').length > room()) said.shift();
  return { href: '/contatti', values: { message: [SUMMARY, ...said].join('\n') } };
}
