// The only links a mail may contain, built here from validated values.
import { dialledNumber } from '@school/contracts';

/** The address of a link that this file has made. */
export class Href {
  constructor(readonly url: string) {}
}

/** Dials a number as people write it. */
export const phoneLink = (phone: string) => new Href(`tel:${dialledNumber(phone)}`);

/** Writes to an address, with a subject that keeps the reference. */
export function mailLink(address: string, subject?: string): Href {
  const at = address.lastIndexOf('@');
  const mailbox = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return new Href(`mailto:${mailbox}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`);
}

export const siteLink = (siteUrl: string, path = '/') => new Href(new URL(path, siteUrl).href);
