// The content of a mail, from which the HTML and the plain-text body are both rendered.
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
  /** Contacts, in large type for touch. */
  | { readonly type: 'contacts'; readonly rows: readonly Row[]; readonly note: string }
  /** What the reader may do, as a button. */
  | { readonly type: 'action'; readonly label: string; readonly href: Href; readonly note: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'facts'; readonly heading: string; readonly rows: readonly Row[] }
  /** A visitor's text: framed beneath its author, so that it cannot be taken for the school's. */
  | { readonly type: 'quotation'; readonly heading: string; readonly by: string; readonly text: string }
  /** In another language than Italian if `lang` names one. */
  | { readonly type: 'paragraph'; readonly text: string; readonly lang?: string };

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly title: string;
  /** The due time, beneath the title. */
  readonly due?: Row;
  /** The preview text beside the subject. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}
