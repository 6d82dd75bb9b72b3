import type { MailTemplate } from './mail-template.js';

export const languagecertTemplate: MailTemplate<'languagecert'> = {
  heading: 'Test di livello LanguageCert',
  fields: ['livelloAttuale', 'obiettivo', 'modalita', 'tempistiche'],
  texts: ['note'],
};
