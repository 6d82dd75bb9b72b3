// What a mail says, free of its form: the HTML page and its plain-text twin are both made from this.
import type { Href } from './links.js';

export interface Row {
  readonly label: string;
  readonly value: string;
  /** Makes the value a link. Values without one never become links, not even by a mail program's guess. */
  readonly href?: Href;
}

export type Block =
  /** Something to know before reading on. */
  | { readonly type: 'notice'; readonly text: string }
  /** How to reach somebody: large, for a thumb. */
  | { readonly type: 'contacts'; readonly rows: readonly Row[]; readonly note: string }
  | { readonly type: 'facts'; readonly heading: string; readonly rows: readonly Row[] }
  /** A text that is not ours: framed beneath whose it is, so that nobody takes it for ours. */
  | { readonly type: 'words'; readonly heading: string; readonly by: string; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string };

export interface MailContent {
  readonly subject: string;
  /** A line above the title. */
  readonly heading: string;
  readonly title: string;
  /** By when somebody has to act, beneath the title. */
  readonly due?: Row;
  /** What a mailbox shows beside the subject. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}
