// What is known of a field before anybody draws or checks it.

/** The values of a closed choice, each with the Italian words that visitors and staff read. */
export type Options = Readonly<Record<string, string>>;

interface Asked {
  /** Its Italian name, for visitors and staff. */
  readonly label: string;
  /** What is said when it is missing. A field without these words may be left blank. */
  readonly required?: string;
  /** The token of the HTML standard by which browsers fill it in. */
  readonly autoComplete?: string;
  /** Never kept in the browser over a reload. */
  readonly isPrivate?: true;
}

/** One line of text, of at most `LIMITS.line` characters where it does not say otherwise. */
export interface LineField extends Asked {
  readonly type: 'line';
  readonly max?: number;
  /** What a phone's keyboard capitalises; `characters` marks a code, stored in capitals and without blanks. */
  readonly autoCapitalize?: 'words' | 'characters';
}

/** Several lines of text, of at most `LIMITS.text` characters where it does not say otherwise. */
export interface TextField extends Asked {
  readonly type: 'text';
  readonly max?: number;
}

export interface EmailField extends Asked {
  readonly type: 'email';
}

export interface PhoneField extends Asked {
  readonly type: 'tel';
}

export interface ChoiceField extends Asked {
  readonly type: 'choice';
  readonly options: Options;
}

/** A day that is not in the future; it may always be left out. */
interface DateField extends Asked {
  readonly type: 'date';
  readonly required?: never;
}

/** A box to be ticked; never kept, never filled beforehand. Its words, with their links, are the page's. */
export interface ConsentField extends Asked {
  readonly type: 'consent';
  readonly required: string;
}

/** A box that may be ticked, for what a visitor asks for besides; true or not given. */
export interface FlagField extends Asked {
  readonly type: 'flag';
  readonly required?: never;
}

/** The last turns of a conversation with Gaia, who said what a line each. No page asks for it. */
interface ConversationField extends Asked {
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
/** Whether it is asked for by a box to be ticked. */
export const isBox = ({ type }: Field): boolean => type === 'consent' || type === 'flag';

export type Fields = Readonly<Record<string, Field>>;

/** The names of a form's fields. */
export type NameOf<F extends Fields> = Extract<keyof F, string>;

/** What a field of a request holds once it was accepted. */
export type ValueOf<F extends Field> = F extends ChoiceField
  ? Extract<keyof F['options'], string>
  : F extends ConsentField | FlagField
    ? true
    : string;

/** What a field of a form holds while it is filled: the empty string where nothing was given. */
export type EntryOf<F extends Field> = F extends ConsentField | FlagField
  ? boolean
  : F extends ChoiceField
    ? ValueOf<F> | ''
    : string;
