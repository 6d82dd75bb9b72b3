import type { School } from '@school/catalog';
import type { OfficeId } from '@school/contracts';
import { type OfficeAction, officeLink } from '@school/leads';
import { siteLink } from '../layout/links.js';
import type { Block } from '../layout/mail-content.js';

/** The links by which an office says what it has done with a lead. */
export function officeActions(
  leadId: string,
  office: OfficeId,
  school: School,
  linksKey: Buffer,
  { note = '', isTaken = false }: { readonly note?: string; readonly isTaken?: boolean } = {},
): Block {
  const action = (label: string, path: OfficeAction) => ({
    label,
    value: '',
    href: siteLink(school.siteUrl, officeLink(linksKey, leadId, office, path)),
  });
  return {
    type: 'actions',
    rows: [...(isTaken ? [] : [action('Prendo in carico', 'presa')]), action('Ho risposto', 'risposta')],
    note,
  };
}
