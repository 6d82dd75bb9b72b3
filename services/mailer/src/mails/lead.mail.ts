// The mail to an office: the visitor's contacts, then the request, the visitor's own words, and the origin. What was asked
// of Gaia stands above the contacts.
import type { KeyObject } from 'node:crypto';
import { type SchoolContacts, dayInWords, officeFor, replyBy, romeTime } from '@school/catalog';
import {
  type Field,
  type Lead,
  type OfficeId,
  cleanLine,
  displayValue,
  labelOf,
  leadEmail,
  leadForm,
  leadName,
  leadPhone,
  leadReference,
} from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { mailLink, phoneLink } from '../layout/links.js';
import type { Block, Row } from '../layout/mail-content.js';
import { officeAction, officeMail } from './office-mail.js';
import { headerText, shorten } from './header-text.js';

const BY_VISITOR = 'testo scritto dal visitatore';
/** The browser sends the whole conversation, Gaia's lines included. */
const BY_BROWSER = 'testo della chat come lo ha inviato il browser del visitatore: non è verificato';

const ACTION_NOTE = 'Presa in carico, risposta, o non è una richiesta: chi l’ha inviata lo vede nella sua ricevuta.';
const SUMMARY_CHARACTERS = 140;
const NAME_CHARACTERS = 60;
const ORIGIN_CHARACTERS = 200;
/** The most characters of a topic or name in the subject, so that no mail program cuts off the reference. */
const SUBJECT_PART_CHARACTERS = 36;
const NO_NAME = 'senza nome';

/** The gateway's signs of spam, in words. */
const suspicions: Readonly<Record<string, string>> = {
  honeypot: 'un campo invisibile è stato compilato',
  'too-fast': 'il modulo è stato compilato troppo in fretta',
  'many-links': 'il testo contiene molti collegamenti',
};

/**
 * The mail of a lead for an office.
 * @param linksKey signs the office's links.
 * @param refusedBy the office whose mailbox refused it before, if any.
 */
export function leadMail(
  lead: Lead,
  office: OfficeId,
  school: SchoolContacts,
  linksKey: KeyObject,
  refusedBy?: OfficeId,
): OutgoingMail {
  const { mail } = leadForm(lead.kind);
  const reference = leadReference(lead.kind, lead.id);
  const email = leadEmail(lead);
  const factRows = facts(lead);
  const first = texts(lead, (name) => name === mail.first, BY_VISITOR);
  const others = texts(lead, (name, { type }) => name !== mail.first && type === 'text', BY_VISITOR);
  const content = {
    subject: subjectOf(lead, reference),
    heading: mail.heading,
    title: leadName(lead),
    due: { label: 'Rispondere entro', value: replyBy(lead, school) },
    summary: shorten(
      cleanLine([...first.map(textOf), ...factRows.map(({ value }) => value), ...others.map(textOf)].join(' · ')),
      SUMMARY_CHARACTERS,
    ),
    blocks: [
      ...notices(lead, school, refusedBy),
      ...first,
      contacts(lead, reference),
      officeAction(lead.id, office, school, linksKey, ACTION_NOTE),
      ...(factRows.length > 0 ? [{ type: 'facts', heading: 'Che cosa chiede', rows: factRows } as const] : []),
      ...others,
      ...texts(lead, (_name, { type }) => type === 'conversation', BY_BROWSER),
      { type: 'facts', heading: 'Scheda', rows: origin(lead, reference, school.offices[office].name) } as const,
    ],
  };
  return {
    lead: { id: lead.id, receivedAt: lead.receivedAt },
    ...officeMail(`${lead.id}.office`, office, content, school, { 'X-Modulo': lead.kind, 'X-Lead-Id': lead.id }),
    ...(email && { replyTo: { name: headerText(leadName(lead), NAME_CHARACTERS) || NO_NAME, address: email } }),
  };
}

/** The reference keeps two visitors apart in a mail program that groups mails by subject. */
function subjectOf(lead: Lead, reference: string): string {
  const { title, mail } = leadForm(lead.kind);
  const topics = mail.topic
    .filter((field) => isGiven(valueOf(lead, field)))
    .map((field) => headerText(topicOf(lead, field), SUBJECT_PART_CHARACTERS))
    .filter((topic, at, all) => !all.slice(0, at).some((before) => isWithin(topic, before)));
  const name = headerText(leadName(lead), SUBJECT_PART_CHARACTERS) || NO_NAME;
  return [title, ...topics, name, `rif. ${reference}`].filter((part) => part !== '').join(' · ');
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}|\p{L}?\p{N}+/gu) ?? [];

/** Whether a topic says nothing new: "Servizi per le scuole" behind "Servizi per scuole". */
function isWithin(topic: string, before: string): boolean {
  const words = wordsOf(topic);
  return words.length > 0 && words.every((word) => wordsOf(before).includes(word));
}

/** The text of a field in the subject: the label of a ticked box, otherwise the value. */
function topicOf(lead: Lead, field: string): string {
  const form = leadForm(lead.kind);
  return form.fields[field]?.type === 'flag' ? labelOf(form, field) : displayValue(form, field, valueOf(lead, field));
}

function notices(lead: Lead, school: SchoolContacts, refusedBy: OfficeId | undefined): Block[] {
  const named = (office: OfficeId) => `${school.offices[office].name} (${school.offices[office].email})`;
  const notices: string[] = [];
  if (refusedBy)
    notices.push(
      `La casella dell'ufficio ${named(refusedBy)} ha rifiutato questa richiesta. Inoltrarla a chi di dovere e ` +
        `controllare la casella.`,
    );
  if (lead.suspicion.length > 0)
    notices.push(
      'Forse non è stata inviata da una persona: ' +
        `${lead.suspicion.map((sign) => suspicions[sign] ?? sign).join(', ')}. ` +
        `Se è autentica, inoltrarla a: ${named(officeFor({ ...lead, suspicion: [] }))}.`,
    );
  return notices.map((text) => ({ type: 'notice', text }));
}

function contacts(lead: Lead, reference: string): Block {
  const phone = leadPhone(lead);
  const email = leadEmail(lead);
  return {
    type: 'contacts',
    rows: [
      ...(phone ? [{ label: 'Telefono', value: phone, href: phoneLink(phone) }] : []),
      ...(email ? [{ label: 'Email', value: email, href: mailLink(email, `Rif. ${reference}`) }] : []),
    ],
    note: email
      ? "Rispondendo a questa mail si scrive all'indirizzo indicato dal visitatore, che non è verificato."
      : 'Il visitatore non ha lasciato un indirizzo email: rispondendo a questa mail non lo si raggiunge.',
  };
}

const valueOf = (lead: Lead, field: string): unknown => (lead.payload as Readonly<Record<string, unknown>>)[field];
const isGiven = (value: unknown) => value !== undefined && value !== '';

function facts(lead: Lead): Row[] {
  const form = leadForm(lead.kind);
  return form.mail.facts
    .filter((name) => isGiven(valueOf(lead, name)))
    .map((name) => {
      const value = displayValue(form, name, valueOf(lead, name));
      return { label: labelOf(form, name), value: form.fields[name]?.type === 'date' ? dayInWords(value) : value };
    });
}

type Quotation = Extract<Block, { type: 'quotation' }>;
const textOf = ({ text }: Quotation) => text;

/** The visitor's longer texts, or the conversation, each in a frame of its own. */
function texts(lead: Lead, isShown: (name: string, field: Field) => boolean, by: string): Quotation[] {
  return Object.entries(leadForm(lead.kind).fields)
    .filter(([name, field]) => isShown(name, field) && isGiven(valueOf(lead, name)))
    .map(([name, { label }]) => ({ type: 'quotation', heading: label, by, text: String(valueOf(lead, name)) }));
}

function origin(lead: Lead, reference: string, office: string): Row[] {
  const given = lead.consent.given.map((field) => labelOf(leadForm(lead.kind), field));
  return [
    ...(lead.origin ? [{ label: 'Pagina', value: shorten(cleanLine(lead.origin), ORIGIN_CHARACTERS) }] : []),
    {
      label: given.length > 0 ? 'Consensi' : 'Informativa',
      value: [...given, `versione ${lead.consent.version}`].join(', '),
    },
    { label: 'Ricevuta', value: romeTime(new Date(lead.receivedAt)) },
    { label: 'Riferimento', value: reference },
    { label: 'Ufficio', value: office },
  ];
}
