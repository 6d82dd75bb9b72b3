// What the protocols of language models have in common.

export interface Call {
  readonly name: string;
  /** A string goes out as it is, JSON or not. */
  readonly args: object | string;
  readonly id?: string;
}

/** What the model says to the visitor, and the facts that it cites. */
export interface Reply {
  readonly reply: string;
  readonly facts?: readonly string[];
  readonly language?: string;
  readonly person?: boolean;
}

/** One answer of the model. */
export interface Step {
  /** Goes out in the way that was asked for: as JSON, or as the arguments of a tool. */
  readonly answer?: Reply;
  /** Plain words, whatever was asked for. */
  readonly say?: string;
  readonly calls?: readonly Call[];
  /** The id of the message. */
  readonly id?: string;
  /** Keeps the rest back until it resolves, once the first words are out. */
  readonly hold?: Promise<unknown>;
  readonly fault?:
    | 'hangs'
    | 'resets'
    | 'resets midway'
    | 'answers 429'
    | 'answers 500'
    | 'answers no JSON'
    | 'answers another JSON';
}

/** What a model is asked, in one shape for all protocols. */
export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant' | 'tool'; readonly text: string }[];
  readonly tools: readonly string[];
  readonly streamed: boolean;
  /** The answer is to be JSON of a schema, rather than the arguments of a tool. */
  readonly native: boolean;
  /**
   * All that is to be read, in its order, and the beginnings of it that the provider is asked to keep; empty where it
   * keeps its own.
   */
  readonly prompt: string;
  readonly kept: readonly string[];
}

/** As the provider counts: a token is taken to be four characters. */
export interface Tokens {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** A step as it goes out: words, calls, and what they cost. */
export interface Sent extends Step {
  readonly tokens: Tokens;
}

export interface Wire {
  readonly read: (body: never) => ModelRequest;
  readonly whole: (step: Sent) => object;
  /** The events of an answer, first words first. */
  readonly events: (step: Sent) => string[];
}

export type Script = readonly Step[] | ((request: ModelRequest) => Step);

export const ANSWER_TOOL = 'rispondi';

/** A step in the way that was asked for. */
export function inWay({ answer, ...step }: Step, { native }: ModelRequest): Step {
  if (!answer) return step;
  const { facts = [], language = 'it', person = false, reply } = answer;
  const whole = { facts, language, person, reply };
  return native ? { ...step, say: JSON.stringify(whole) } : { ...step, calls: [{ name: ANSWER_TOOL, args: whole }] };
}

/** Words as a model streams them. */
export const piecesOf = (text: string): string[] => text.match(/\s*\S+\s*?/g) ?? [];
export const argumentsOf = ({ args }: Call): string => (typeof args === 'string' ? args : JSON.stringify(args));
