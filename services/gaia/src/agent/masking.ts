// E-mail addresses, phone numbers and names do not leave for a language model's provider: placeholders go out, and what
// they stand for is put back on the way home. (LangChain's piiMiddleware redacts for good, and only in the last
// message.)
import type { ChatMessage } from '@school/contracts';
import type { Plan } from '../dialogue/conversation.js';
import { AM, CAPITALS, NAME, NAMED, namesAfter } from '../language/introductions.js';

const EMAIL = /[^\s,;:<>()"'«»@]{1,64}@[^\s,;:<>()"'«»]{1,255}/g;
const PHONE = /(?<![\w,.])\+?\d[\d ./-]{5,20}\d(?!\w)/g;
const PLACEHOLDER = /\[(?:EMAIL|TELEFONO|NOME)_\d+\]/;

export class Masking {
  /** The longest value first, so that none is masked by half. */
  private readonly placeholders: readonly (readonly [value: string, placeholder: string])[];

  constructor(messages: readonly ChatMessage[], { quote }: Pick<Plan, 'quote'>) {
    const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const slots = quote?.do === 'confirm' ? quote.slots : quote?.do === 'send' ? quote.request.slots : {};
    const bare = (value: string) => value.replace(/[.,;:!?]+$/, '');
    const all = (pattern: RegExp) => turns.flatMap((turn) => (turn.match(pattern) ?? []).map(bare));
    const named = turns.flatMap((turn) =>
      [...namesAfter(turn, NAMED, NAME), ...namesAfter(turn, AM, CAPITALS)].map(({ from, to }) => turn.slice(from, to)),
    );
    const known = {
      EMAIL: [slots.email, ...all(EMAIL)],
      TELEFONO: [slots.telefono, ...all(PHONE)],
      NOME: [slots.nome, ...named],
    };
    this.placeholders = Object.entries(known)
      .map(([kind, values]) => [kind, [...new Set(values.filter((value) => value !== undefined))]] as const)
      .flatMap(([kind, values]) => values.map((value, index) => [value, `[${kind}_${index + 1}]`] as const))
      .toSorted(([one], [other]) => other.length - one.length);
  }

  /** A text as the provider may read it. */
  out(text: string): string {
    return this.placeholders.reduce(
      (masked, [value, shown]) => masked.replaceAll(new RegExp(RegExp.escape(value), 'gi'), shown),
      text,
    );
  }

  /** A text of the model's as it was meant. A placeholder that stands for nothing stays. */
  home(text: string): string {
    return this.placeholders.reduce((meant, [value, placeholder]) => meant.replaceAll(placeholder, () => value), text);
  }

  /** As `home`, for the arguments of a tool. */
  argumentsHome(args: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? this.home(value) : value]),
    );
  }
}

/** A placeholder came home that was never sent out. */
export const hasPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);
