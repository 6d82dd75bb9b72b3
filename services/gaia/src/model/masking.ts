// E-mail addresses and telephone numbers do not leave for a language model's provider: placeholders go out, the same
// through the whole conversation, and what they stand for is put back on the way home. (LangChain's piiMiddleware
// redacts for good, and only in the last message.)
import { type QuoteDraft, asciiPhoneSigns } from '@school/contracts';
import { type Contact, contactKey, contactsIn } from '../card/contact.js';

export class Masking {
  /** What the visitor has written: the turns, and who they are on the open card, which they may have edited. */
  readonly typed: readonly string[];
  /** By its key what is masked, as it was first written, and the placeholder for it. */
  private readonly masked = new Map<string, { readonly value: string; readonly placeholder: string }>();

  /** @param replies Gaia's, which may repeat a contact that stood on the card. Those of `published` are the school's. */
  constructor(
    turns: readonly string[],
    card: QuoteDraft | null,
    replies: readonly string[],
    published: readonly string[],
  ) {
    const { nome, email, telefono } = card ?? {};
    this.typed = [...turns, nome, email, telefono].flatMap((text) => (text ? [asciiPhoneSigns(text)] : []));
    const noted = [...turns, ...Object.values(card ?? {})].map(asciiPhoneSigns).flatMap(contactsIn);
    for (const { kind, value } of noted) this.note(kind, value);
    const ofSchool = new Set(published.flatMap(contactsIn).map(({ kind, value }) => contactKey({ [kind]: value })));
    for (const { kind, value } of replies.map(asciiPhoneSigns).flatMap(contactsIn))
      if (!ofSchool.has(contactKey({ [kind]: value }))) this.note(kind, value);
    if (email) this.note('email', email);
    if (telefono) this.note('telefono', telefono);
  }

  private note(kind: keyof Contact, value: string): void {
    const key = contactKey({ [kind]: value });
    if (this.masked.has(key)) return;
    const name = `[${kind.toUpperCase()}_`;
    const others = [...this.masked.values()].filter(({ placeholder }) => placeholder.startsWith(name));
    this.masked.set(key, { value, placeholder: `${name}${others.length + 1}]` });
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

  /** The card as the provider may read it: its contacts are masked whatever is written there. */
  cardOut(card: QuoteDraft): Record<string, string> {
    const texts = Object.entries(card).map(([name, text]) => [name, this.out(text)] as const);
    const contacts = (['email', 'telefono'] as const).flatMap((kind) => {
      const known = card[kind] && this.masked.get(contactKey({ [kind]: card[kind] }));
      return known ? [[kind, known.placeholder] as const] : [];
    });
    return Object.fromEntries([...texts, ...contacts]);
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
