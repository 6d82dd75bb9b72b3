export * from './chat-limits.js';
export * from './chat.js';
export { cleanEmail } from './fields/email.js';
export { asciiPhoneSigns, dialledNumber, isPhone, phoneKey } from './fields/phone.js';
export { LIMITS } from './fields/limits.js';
export { cleanLine, cleanText } from './fields/text.js';
export { addressParameters, parametersOf } from './forms/address-parameters.js';
export * from './forms/answers.js';
export { COMPLAINT_CONSENTS_REQUIRED } from './forms/complaint/form.js';
export * from './forms/contact/course-types.js';
export { contactTopics, courseEnquiry, infoCourses, infoRequest } from './forms/contact/form.js';
export { isBox } from './forms/field.js';
export type {
  ChoiceField,
  ConsentField,
  EntryOf,
  Field,
  Fields,
  FlagField,
  NameOf,
  Options,
  TextField,
} from './forms/field.js';
export { type LeadForm, consentsOf, displayValue, labelOf, officeOf } from './forms/form.js';
export * from './forms/forms.js';
export * from './forms/offices.js';
export { type QuoteService, quoteServices } from './forms/quote/form.js';
export { type LeadPayload, leadSchemas } from './forms/schemas.js';
export * from './leads/accepted-lead.js';
export * from './leads/lead.js';
export * from './leads/lead-event.js';
export * from './leads/lead-receipt.js';
export * from './leads/morning-mail.js';
export * from './leads/parse-lead.js';
export * from './leads/extra-fields.js';
export { retainedSince } from './leads/retained-since.js';
export * from './leads/spam-signals.js';
export * from './problem.js';
export * from './queues.js';
