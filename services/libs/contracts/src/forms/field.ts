// The definition of a field, from which pages, rules, mails and exports are made.

/** The values of a choice, each with its Italian label. */
export type Options = Readonly<Record<string, string>>;

interface BaseField {
  /** The Italian label, for visitors and staff. */
  readonly label: string;
  /** The message when it is missing. A field without this message is optional. */
  readonly required?: string;
  readonly autoComplete?: string;
  /** Not kept in the browser across reloads. */
  readonly isPrivate?: true;
}

/** One line of text, of at most `max` characters, by default `LIMITS.line`. */
export interface LineField extends BaseField {
  readonly type: 'line';
  readonly max?: number;
  /** What a phone's keyboard capitalises; `characters` marks a code, stored in capitals and without blanks. */
  readonly autoCapitalize?: 'words' | 'characters';
}

/** Several lines of text, of at most `max` characters, by default `LIMITS.text`. */
export interface TextField extends BaseField {
  readonly type: 'text';
  readonly max?: number;
}

export interface EmailField extends BaseField {
  readonly type: 'email';
}

export interface PhoneField extends BaseField {
  readonly type: 'tel';
}

export interface ChoiceField extends BaseField {
  readonly type: 'choice';
  readonly options: Options;
}

/** A day that is not in the future; it may always be left out. */
interface DateField extends BaseField {
  readonly type: 'date';
  readonly required?: never;
}

/** A checkbox that must be ticked. It is never prefilled or kept. The page has its text, with links. */
export interface ConsentField extends BaseField {
  readonly type: 'consent';
  readonly required: string;
}

/** An optional checkbox: true or not given. */
export interface FlagField extends BaseField {
  readonly type: 'flag';
  readonly required?: never;
}

/** The last turns of a conversation with Gaia, one line each. No page has this field. */
interface ConversationField extends BaseField {
  readonly type: 'conversation';
  readonly max: number;
  readonly required?: never;
}

export type Field =
  | LineField
  | TextField
  | EmailField
  | PhoneField
  | ChoiceField
  | DateField
  | ConsentField
  | FlagField
  | ConversationField;
export const isBox = ({ type }: Field): boolean => type === 'consent' || type === 'flag';

export type Fields = Readonly<Record<string, Field>>;

export type NameOf<F extends Fields> = Extract<keyof F, string>;

/** The type of a field's value in an accepted request. */
export type ValueOf<F extends Field> = F extends ChoiceField
  ? Extract<keyof F['options'], string>
  : F extends ConsentField | FlagField
    ? true
    : string;

/** The type of a field's value while the form is filled; an empty string means that nothing was entered. */
export type EntryOf<F extends Field> = F extends ConsentField | FlagField
  ? boolean
  : F extends ChoiceField
    ? ValueOf<F> | ''
    : string;
