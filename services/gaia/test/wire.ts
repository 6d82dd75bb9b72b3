// What the two protocols of language models have in common.

export interface Call {
  readonly name: string;
  /** A string goes out as it is, JSON or not. */
  readonly args: object | string;
  readonly id?: string;
}

/** One answer of the model. */
export interface Step {
  readonly say?: string;
  readonly calls?: readonly Call[];
  /** The id of the message. */
  readonly id?: string;
  /** Keeps the rest back until it resolves, once the first words are out. */
  readonly hold?: Promise<unknown>;
  readonly fault?: 'hangs' | 'resets' | 'resets midway' | 'answers 429' | 'answers 500' | 'answers no JSON' | 'answers another JSON';
}

/** What a model is asked, in one shape for both protocols. */
export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant' | 'tool'; readonly text: string }[];
  readonly tools: readonly string[];
  readonly streamed: boolean;
}

export interface Wire {
  readonly read: (body: never) => ModelRequest;
  readonly whole: (step: Step) => object;
  /** The events of an answer, first words first. */
  readonly events: (step: Step) => string[];
}

export type Script = readonly Step[] | ((request: ModelRequest) => Step);

/** Words as a model streams them. */
export const piecesOf = (text: string): string[] => text.match(/\s*\S+\s*?/g) ?? [];
export const argumentsOf = ({ args }: Call): string => (typeof args === 'string' ? args : JSON.stringify(args));
