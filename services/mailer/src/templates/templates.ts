// The template of every kind of request. A new kind does not compile until it has one.
import type { LeadKind } from '@school/contracts';
import { complaintTemplate } from './complaint.template.js';
import { contactTemplate } from './contact.template.js';
import { corporateTemplate } from './corporate.template.js';
import { languagecertTemplate } from './languagecert.template.js';
import type { MailTemplate } from './mail-template.js';
import { quoteTemplate } from './quote.template.js';
import { schoolTemplate } from './school.template.js';
import { translationTemplate } from './translation.template.js';

export const templates: { readonly [K in LeadKind]: MailTemplate<K> } = {
  contact: contactTemplate,
  translation: translationTemplate,
  corporate: corporateTemplate,
  school: schoolTemplate,
  languagecert: languagecertTemplate,
  complaint: complaintTemplate,
  quote: quoteTemplate,
};
