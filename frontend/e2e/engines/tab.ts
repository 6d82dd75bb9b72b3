// The interface of a browser for the smoke tests in other engines. Elements are located by XPath, which both protocols
// support.

/** Keys by their DOM names. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** One window of one browser. */
export interface Tab {
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Clicks with the mouse, once the element is there and visible. */
  click(xpath: string): Promise<void>;
  /** Types into a field with the keyboard. */
  type(xpath: string, words: string): Promise<void>;
  /** Chooses an option by its value. */
  choose(xpath: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Accepts the native alert that is shown or will be shown. @returns its text. */
  acceptAlert(): Promise<string>;
  /** Calls a function in the page; it may use its arguments only. */
  evaluate<Arguments extends readonly unknown[], Result>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** A screenshot of the viewport, as a PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A running browser. */
export interface RunningEngine {
  readonly tab: Tab;
  stop(): Promise<void>;
}

export interface EngineOptions {
  /** For profile, settings and logs. */
  readonly dir: string;
}

export interface Engine {
  readonly name: string;
  start(options: EngineOptions): Promise<RunningEngine>;
}
