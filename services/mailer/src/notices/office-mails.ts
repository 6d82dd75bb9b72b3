// The mails that remind offices of what they have not answered: in the morning, and of complaints. In fixed texts alone.
import { type School, dueText, dueTime, italianDay, romeDay, romeTime } from '@school/catalog';
import {
  COMPLAINT_WORKING_DAYS,
  FALLBACK_OFFICE,
  type MorningMail,
  type ReminderMail,
  leadForm,
  leadReference,
} from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import type { Block, MailContent } from '../layout/mail-content.js';
import { officeActions } from '../templates/office-actions.js';

type OpenLead = MorningMail['open'][number];

const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' } as const;
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** @param now decides what is late. */
export function morningMail(mail: MorningMail, school: School, linksKey: Buffer, now: Date): OutgoingMail {
  const { office, day, open, more, answered } = mail;
  const due = (lead: OpenLead) => dueTime(lead);
  const isLate = (lead: OpenLead) => (due(lead) ?? now) < now;
  const isToday = (lead: OpenLead) => !isLate(lead) && due(lead) !== null && romeDay(due(lead)!) === day;
  const [late, today] = [open.filter(isLate), open.filter(isToday)];
  const rest = open.filter((lead) => !isLate(lead) && !isToday(lead));
  const parts = [
    ...(late.length > 0 ? [`${late.length} in ritardo`] : []),
    ...(today.length > 0 ? [count(today.length, 'scade oggi', 'scadono oggi')] : []),
    ...(rest.length + more > 0 ? [count(rest.length + more, 'altra aperta', 'altre aperte')] : []),
  ];
  const item = (lead: OpenLead): Block[] => [
    { type: 'paragraph', text: describe(lead, now) },
    officeActions(lead.id, office, school, linksKey, { isTaken: lead.isTaken }),
  ];
  const group = (heading: string, leads: readonly OpenLead[]): Block[] =>
    leads.length === 0 ? [] : [{ type: 'heading', text: heading }, ...leads.flatMap(item)];
  const content: MailContent = {
    subject: `Da rispondere: ${parts.join(', ')}`,
    heading: 'Richieste aperte',
    title: italianDay(day),
    summary: parts.join(' · '),
    blocks: [
      ...(answered && answered.total > 0 ? [lastWeek(answered)] : []),
      ...group('In ritardo', late),
      ...group('Scadono oggi', today),
      ...group('Aperte', rest),
      ...(more > 0
        ? [
            {
              type: 'paragraph',
              text: `E ${count(more, 'altra richiesta aperta', 'altre richieste aperte')}.`,
            } as const,
          ]
        : []),
    ],
  };
  return envelope(`morning.${office}.${day}`, office, school, content);
}

function describe(lead: OpenLead, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(lead.receivedAt)) / (24 * 60 * 60 * 1000));
  const due = dueText(lead);
  return [
    `${leadReference(lead.kind, lead.id)} · ${[leadForm(lead.kind).title, lead.topic].filter(Boolean).join(', ')}`,
    `ricevuta ${romeTime(new Date(lead.receivedAt))} (${days === 0 ? 'oggi' : count(days, 'giorno fa', 'giorni fa')})`,
    due ? `da rispondere entro ${due}` : 'da rispondere al più presto',
    ...(lead.isTaken ? ['presa in carico'] : []),
  ].join(' · ');
}

const lastWeek = ({ total, inTime }: NonNullable<MorningMail['answered']>): Block => ({
  type: 'paragraph',
  text: `Negli ultimi sette giorni: ${count(total, 'risposta', 'risposte')}, ${inTime} in tempo.`,
});

export function reminderMail(mail: ReminderMail, school: School, linksKey: Buffer): OutgoingMail {
  const { office, lead, after } = mail;
  const reference = leadReference(lead.kind, lead.id);
  const content: MailContent = {
    subject: `Reclamo senza risposta da ${after} giorni lavorativi · protocollo ${reference}`,
    heading: 'Promemoria',
    title: 'Un reclamo aspetta risposta',
    due: { label: 'Rispondere entro', value: dueText(lead) ?? '' },
    summary: `${reference} · ${after} giorni lavorativi su ${COMPLAINT_WORKING_DAYS}`,
    blocks: [
      {
        type: 'facts',
        heading: 'Il reclamo',
        rows: [
          { label: 'Protocollo', value: reference },
          { label: 'Ricevuto', value: romeTime(new Date(lead.receivedAt)) },
          { label: 'Giorni lavorativi', value: `${after} su ${COMPLAINT_WORKING_DAYS}` },
        ],
      },
      officeActions(lead.id, office, school, linksKey, { note: 'Con la risposta si registra l’esito del reclamo.' }),
    ],
  };
  const purpose = office === FALLBACK_OFFICE ? 'fallback' : String(after);
  return envelope(`${lead.id}.reminder-${purpose}`, office, school, content);
}

const envelope = (
  id: string,
  office: OutgoingMail['office'] & MorningMail['office'],
  school: School,
  content: MailContent,
) => ({
  id,
  office,
  to: { name: school.offices[office].name, address: school.offices[office].email },
  subject: content.subject,
  headers,
  ...render(content, school),
});
