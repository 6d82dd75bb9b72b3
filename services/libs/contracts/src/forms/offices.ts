/** The offices that read requests. Names and mailboxes are the owner's. */
export const officeIds = [
  'didattica',
  'esami',
  'aziende',
  'viaggi',
  'traduzioni',
  'scuole',
  'qualita',
  'segreteria',
  'verifica',
] as const;
export type OfficeId = (typeof officeIds)[number];

/** Reads what may be spam. */
export const CHECKING_OFFICE: OfficeId = 'verifica';

/** Receives requests whose office's mailbox refuses them, and complaints that wait too long for an answer. */
export const FALLBACK_OFFICE: OfficeId = 'segreteria';
