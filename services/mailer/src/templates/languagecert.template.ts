import type { MailTemplate } from './mail-template.js';

export const languagecertTemplate: MailTemplate<'languagecert'> = {
  heading: 'Test di livello LanguageCert',
  topic: ['obiettivo'],
  fields: ['livelloAttuale', 'obiettivo', 'modalita', 'tempistiche'],
  texts: ['note'],
};
