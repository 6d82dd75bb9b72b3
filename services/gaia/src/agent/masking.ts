// E-mail addresses and telephone numbers do not leave for a language model's provider: placeholders go out, the same
// through the whole conversation, and what they stand for is put back on the way home. (LangChain's piiMiddleware
// redacts for good, and only in the last message.) What was dictated goes out as it would be typed, and so masked too.
import { type ChatMessage, asciiPhoneSigns } from '@school/contracts';
import type { QuoteArguments } from '../request/check.js';
import { contactKey, contactsIn } from '../request/contact.js';
import { dictatedIn } from '../request/dictated.js';
import { visitorsIn } from '../request/draft.js';

const typedAs = (said: string): string => asciiPhoneSigns(dictatedIn(said).text);

export class Masking {
  /** The visitor's turns, with what was dictated as it is typed. */
  readonly typed: readonly string[];
  /** By its key what is masked, as it was first written, and the placeholder for it. */
  private readonly masked = new Map<string, { readonly value: string; readonly placeholder: string }>();

  constructor(messages: readonly ChatMessage[]) {
    this.typed = visitorsIn(messages).map(typedAs);
    for (const { kind, value } of this.typed.flatMap((text) => contactsIn(text))) {
      const key = value && contactKey({ [kind]: value });
      if (!key || this.masked.has(key)) continue;
      const name = `[${kind.toUpperCase()}_`;
      const others = [...this.masked.values()].filter(({ placeholder }) => placeholder.startsWith(name));
      this.masked.set(key, { value, placeholder: `${name}${others.length + 1}]` });
    }
  }

  /** A text as the provider may read it. */
  out(said: string): string {
    const text = typedAs(said);
    return contactsIn(text)
      .toSorted((one, other) => other.from - one.from)
      .reduce((left, { kind, value, from, to }) => {
        const known = value && this.masked.get(contactKey({ [kind]: value }));
        return known ? left.slice(0, from) + known.placeholder + left.slice(to) : left;
      }, text);
  }

  /** A text of the model's as it was meant. A placeholder that stands for nothing stays. */
  home(text: string): string {
    const all = [...this.masked.values()];
    return all.reduce((meant, { value, placeholder }) => meant.replaceAll(placeholder, () => value), text);
  }

  /** As `home`, for the arguments of a tool. */
  argumentsHome(known: QuoteArguments): QuoteArguments {
    return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value && this.home(value)]));
  }
}
