// E-mail addresses and telephone numbers do not leave for a language model's provider: placeholders go out, the same
// through the whole conversation, and what they stand for is put back on the way home. (LangChain's piiMiddleware
// redacts for good, and only in the last message.) What was dictated goes out as it would be typed, and so masked too.
import type { ChatMessage } from '@school/contracts';
import type { QuoteArguments } from '../request/check.js';
import { dictatedIn } from '../request/dictated.js';
import { visitorsIn } from '../request/draft.js';

const EMAIL = /[^\s,;:<>()"«»@[\]]{1,64}@[^\s,;:<>()"«»[\]]{0,254}[^\s,;:<>()"«».!?[\]]/g;
const PHONE = /(?<![\w,.-])\+?\(?\d[\d ()./-]{5,20}\d(?!\w)/g;

export class Masking {
  /** The visitor's turns, with what was dictated as it is typed. */
  readonly typed: readonly string[];
  /** The longest value first, so that none is masked by half. */
  private readonly placeholders: readonly (readonly [value: string, placeholder: string])[];

  constructor(messages: readonly ChatMessage[]) {
    this.typed = visitorsIn(messages).map((said) => dictatedIn(said).text);
    const found = (kind: string, pattern: RegExp) =>
      [...new Set(this.typed.flatMap((text) => text.match(pattern) ?? []))].map(
        (value, index) => [value, `[${kind}_${index + 1}]`] as const,
      );
    this.placeholders = [...found('EMAIL', EMAIL), ...found('TELEFONO', PHONE)].toSorted(
      ([one], [other]) => other.length - one.length,
    );
  }

  /** A text as the provider may read it. */
  out(text: string): string {
    const { text: typed } = dictatedIn(text);
    return this.placeholders.reduce((masked, [value, shown]) => masked.replaceAll(value, shown), typed);
  }

  /** A text of the model's as it was meant. A placeholder that stands for nothing stays. */
  home(text: string): string {
    return this.placeholders.reduce((meant, [value, placeholder]) => meant.replaceAll(placeholder, () => value), text);
  }

  /** As `home`, for the arguments of a tool. */
  argumentsHome(known: QuoteArguments): QuoteArguments {
    return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value && this.home(value)]));
  }
}
