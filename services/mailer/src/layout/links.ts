// The only links a mail may contain, built here from validated values.

/** The address of a link that this file has made. */
export class Href {
  constructor(readonly url: string) {}
}

/** Dials a number as people write it; an extension can't be dialled and is left out. */
export function phoneLink(phone: string): Href {
  const [number = ''] = /^[^a-z]*/i.exec(phone) ?? [];
  return new Href(`tel:${number.trimStart().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`);
}

/** Writes to an address, with a subject that keeps the reference. */
export function mailLink(address: string, subject?: string): Href {
  const at = address.lastIndexOf('@');
  const mailbox = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return new Href(`mailto:${mailbox}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`);
}

/** A page of the school's site. */
export const siteLink = (siteUrl: string, path = '/') => new Href(new URL(path, siteUrl).href);
