import type { SchoolContacts } from '@school/catalog';
import { renderHtml } from './html.js';
import type { MailContent } from './mail-content.js';
import { renderText } from './text.js';

/** The two bodies of a mail, on the school's letterhead. */
export const render = (content: MailContent, school: SchoolContacts) => ({
  html: renderHtml(content, school),
  text: renderText(content, school),
});
