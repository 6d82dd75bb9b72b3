// The notice to an office about a mail that failed for good: where the request is, in fixed texts alone.
import { type SchoolContacts, replyBy, romeTime } from '@school/catalog';
import { leadForm, leadReference } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import type { Block, MailContent } from '../layout/mail-content.js';
import { officeMail } from './office-mail.js';
import { type Notice, notifiedOffice } from '../notice.js';

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly commands: (reference: string) => readonly string[];
}

const texts: Readonly<Record<Notice['about'], Texts>> = {
  office: {
    title: 'Una richiesta non è stata consegnata',
    text:
      'Il server di posta non ha accettato la mail con questa richiesta: può darsi che nessun ufficio l’abbia ' +
      'ricevuta. La richiesta è al sicuro. Chi gestisce il sito può leggerla e inviarla di nuovo con questi comandi.',
    commands: (reference) => [
      `leads find ${reference}`,
      `leads dlq show ${reference} --payload`,
      `leads dlq replay ${reference}`,
    ],
  },
  confirmation: {
    title: 'Una conferma di ricezione non è stata consegnata',
    text:
      'La conferma di ricezione non può essere recapitata all’indirizzo email indicato nella richiesta. La richiesta ' +
      'è arrivata a questo ufficio: per rispondere usare, se c’è, il numero di telefono.',
    commands: (reference) => [`leads find ${reference}`],
  },
};

export function noticeMail(notice: Notice, school: SchoolContacts): OutgoingMail {
  const { id, kind, receivedAt, about, office } = notice;
  const { title, text, commands } = texts[about];
  const reference = leadReference(kind, id);
  const rows: Extract<Block, { type: 'facts' }>['rows'] = [
    { label: 'Riferimento', value: reference },
    { label: 'Tipo', value: leadForm(kind).title },
    { label: 'Ricevuta', value: romeTime(new Date(receivedAt)) },
    ...commands(reference).map((command) => ({ label: 'Comando', value: command })),
  ];
  const content: MailContent = {
    subject: `${title} · rif. ${reference}`,
    heading: 'Avviso del sito',
    title,
    due: { label: 'Rispondere entro', value: replyBy({ kind, receivedAt, office }, school) },
    summary: `${leadForm(kind).title} · ${reference}`,
    blocks: [
      { type: 'notice', text },
      { type: 'facts', heading: 'La richiesta', rows },
    ],
  };
  return officeMail(`${id}.${about}-notice`, notifiedOffice(notice), content, school, { 'X-Lead-Id': id });
}
