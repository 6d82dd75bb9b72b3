// E-mail addresses and telephone numbers do not leave for a language model's provider: placeholders go out, the same
// through the whole conversation, and what they stand for is put back on the way home. (LangChain's piiMiddleware
// redacts for good, and only in the last message.)
import { asciiPhoneSigns } from '@school/contracts';
import { contactKey, contactsIn } from '../card/contact.js';

export class Masking {
  /** The visitor's turns. */
  readonly typed: readonly string[];
  /** By its key what is masked, as it was first written, and the placeholder for it. */
  private readonly masked = new Map<string, { readonly value: string; readonly placeholder: string }>();

  constructor(turns: readonly string[]) {
    this.typed = turns.map(asciiPhoneSigns);
    for (const { kind, value } of this.typed.flatMap(contactsIn)) {
      const key = contactKey({ [kind]: value });
      if (this.masked.has(key)) continue;
      const name = `[${kind.toUpperCase()}_`;
      const others = [...this.masked.values()].filter(({ placeholder }) => placeholder.startsWith(name));
      this.masked.set(key, { value, placeholder: `${name}${others.length + 1}]` });
    }
  }

  /** A text as the provider may read it. */
  out(said: string): string {
    const text = asciiPhoneSigns(said);
    return contactsIn(text)
      .toSorted((one, other) => other.from - one.from)
      .reduce((left, { kind, value, from, to }) => {
        const known = this.masked.get(contactKey({ [kind]: value }));
        return known ? left.slice(0, from) + known.placeholder + left.slice(to) : left;
      }, text);
  }

  /** A text of the model's as it was meant. A placeholder that stands for nothing stays. */
  home(text: string): string {
    const all = [...this.masked.values()];
    return all.reduce((meant, { value, placeholder }) => meant.replaceAll(placeholder, () => value), text);
  }

  /** As `home`, for the arguments of a tool. */
  argumentsHome(known: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, this.home(value)]));
  }
}
