// The mail that tells an office in the morning what it has not answered, in fixed texts alone.
import type { KeyObject } from 'node:crypto';
import {
  type SchoolContacts,
  daysBetween,
  dueText,
  dueTime,
  isReminderDay,
  dayInWords,
  romeDay,
  romeTime,
  soonText,
  workingDaysWaited,
} from '@school/catalog';
import { type MorningMail, leadForm, leadKinds, leadReference } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import type { Block, MailContent } from '../layout/mail-content.js';
import { officeAction, officeMail } from './office-mail.js';

type OpenLead = MorningMail['open'][number] & Pick<MorningMail, 'office'>;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

interface Group {
  readonly heading: string;
  /** Of one lead and of several, in the subject. */
  readonly counted: readonly [one: string, many: string];
  readonly fits: (lead: OpenLead, day: string, now: Date, school: SchoolContacts) => boolean;
}

const REST: Group = { heading: 'Aperte', counted: ['altra aperta', 'altre aperte'], fits: () => true };
/** In the order of the mail. A lead stands in the first that it fits. */
const groups: readonly Group[] = [
  ...leadKinds.flatMap((kind): Group[] => {
    const { reminders } = leadForm(kind);
    return reminders
      ? [{ ...reminders, fits: (lead, day, _now, school) => lead.kind === kind && isReminderDay(lead, day, school) }]
      : [];
  }),
  {
    heading: 'In ritardo',
    counted: ['in ritardo', 'in ritardo'],
    fits: (lead, _day, now, school) => (dueTime(lead, school) ?? now) < now,
  },
  {
    heading: 'Scadono oggi',
    counted: ['scade oggi', 'scadono oggi'],
    fits: (lead, day, _now, school) => romeDay(dueTime(lead, school) ?? new Date(0)) === day,
  },
  REST,
];

/** @param now decides what is late. */
export function morningMail(mail: MorningMail, school: SchoolContacts, linksKey: KeyObject, now: Date): OutgoingMail {
  const { office, day, open, more, answered } = mail;
  const leads = open.map((lead) => ({ ...lead, office }));
  const listed = Map.groupBy(leads, (lead) => groups.find(({ fits }) => fits(lead, day, now, school))!);
  const counts = groups.flatMap((group) => {
    const number = (listed.get(group)?.length ?? 0) + (group === REST ? more : 0);
    return number === 0 ? [] : [count(number, ...group.counted)];
  });
  const item = (lead: OpenLead): Block[] => [
    { type: 'paragraph', text: describe(lead, day, school) },
    officeAction(lead.id, office, school, linksKey),
  ];
  const content: MailContent = {
    subject: `Da rispondere: ${counts.join(', ')}`,
    heading: 'Richieste aperte',
    title: dayInWords(day),
    summary: counts.join(' · '),
    blocks: [
      ...(answered && answered.total > 0 ? [lastWeek(answered)] : []),
      ...groups.flatMap((group): Block[] => {
        const leads = listed.get(group);
        return leads ? [{ type: 'heading', text: group.heading }, ...leads.flatMap(item)] : [];
      }),
      ...(more > 0 ? [paragraph(`E ${count(more, 'altra richiesta aperta', 'altre richieste aperte')}.`)] : []),
    ],
  };
  return officeMail(`morning.${office}.${day}`, office, content, school);
}

const paragraph = (text: string): Block => ({ type: 'paragraph', text });

/** What it is, by when it is answered, and its state: a line each. */
function describe(lead: OpenLead, day: string, school: SchoolContacts): string {
  const days = daysBetween(romeDay(new Date(lead.receivedAt)), day);
  const due = dueText(lead, school);
  const age = days === 0 ? 'oggi' : days === 1 ? 'ieri' : `${days} giorni fa`;
  const { answer } = leadForm(lead.kind);
  const workingDay = workingDaysWaited(lead, day, school);
  return [
    [leadReference(lead.kind, lead.id), leadForm(lead.kind).title, lead.topic].filter(Boolean).join(' · '),
    due ? `da rispondere entro ${due}` : `da rispondere ${soonText(lead, school)}`,
    ...(answer && 'workingDays' in answer ? [`giorno lavorativo ${workingDay} di ${answer.workingDays}`] : []),
    `ricevuta ${romeTime(new Date(lead.receivedAt))} (${age})${lead.isTaken ? ', presa in carico' : ''}`,
  ].join('\n');
}

const lastWeek = ({ total, inTime }: NonNullable<MorningMail['answered']>): Block =>
  paragraph(`Negli ultimi sette giorni: ${count(total, 'risposta', 'risposte')}, ${inTime} in tempo.`);
