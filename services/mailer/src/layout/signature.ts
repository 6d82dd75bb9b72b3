import type { SchoolContacts } from '@school/catalog';
import { phoneLink, siteLink } from './links.js';
import type { Row } from './mail-content.js';

/** The company's data that the law requires in its mails. */
export const signature = (school: SchoolContacts): readonly Row[] => [
  { label: '', value: school.legalName },
  { label: '', value: `${school.address.street}, ${school.address.postalCode} ${school.address.city}` },
  { label: '', value: `Codice fiscale ${school.taxCode} · Partita IVA ${school.vatNumber}` },
  { label: '', value: school.companyRegister },
  { label: 'Telefono', value: school.phone, href: phoneLink(school.phone) },
  { label: 'Sito', value: school.siteUrl, href: siteLink(school.siteUrl) },
];
