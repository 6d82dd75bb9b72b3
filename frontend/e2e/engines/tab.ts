// What the smoke of the other engines needs of a browser, so that it is written once. Elements are named by XPath, which both
// protocols understand.

/** Keys by the names of the DOM. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** One window of one browser. */
export interface Tab {
  /** The size of the page's own area, in CSS pixels. */
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
  /** Accepts the native alert that is shown or comes next. @returns its words. */
  acceptAlert(): Promise<string>;
  /** Calls a function, which may use nothing but its arguments, in the page. */
  evaluate<Arguments extends readonly unknown[], Result>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** What is visible, as a PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A browser that runs. */
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
