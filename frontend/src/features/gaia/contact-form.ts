// What the contact page's form is filled with after a conversation.
import { type ChatMessage, LIMITS } from '@school/contracts';
import type { FormOffer } from '#src/lib/open-form.ts';

/** Stands above the visitor's words in the message to staff. */
const SUMMARY = 'Ho scritto a Gaia:';

/**
 * The form of the contact page with what the visitor has said to Gaia: their words alone, the last ones where all are
 * too many.
 */
export function contactForm(turns: readonly ChatMessage[]): FormOffer {
  const said = turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => `– ${content.replace(/\s+/g, ' ').trim()}`);
  const room = () => LIMITS.text - SUMMARY.length - said.length;
  while (said.join('').length > room()) said.shift();
  return { href: '/contatti', values: { message: [SUMMARY, ...said].join('\n') } };
}
