// The frame of a form: its title, the notice, the form, and what follows it.
import type { ReactNode } from 'react';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { emailHref, phoneHref, school, whatsappHref } from '#src/content/school.ts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { bound } from '#src/lib/bound.ts';
import styles from './form-place.module.css';

interface FormPlaceProps {
  readonly title: string;
  /** One line before the fields, such as the time of the reply or what is optional. */
  readonly notice?: string;
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
  readonly children?: ReactNode;
}

export function FormPlace({ title, notice, formal = false, children }: FormPlaceProps) {
  const invitation = formal ? 'Preferisce parlarne? Chiami' : 'Preferisci parlarne? Chiama';
  return (
    <div className={styles.place}>
      <h2 className={styles.title}>{bound(title)}</h2>
      {notice && <p className={styles.notice}>{notice}</p>}
      {children}
      <p className={styles.other}>
        {invitation} <a href={phoneHref}>{school.phone}</a> (<PhoneHours />) o {formal ? 'scriva' : 'scrivi'} a{' '}
        <a href={emailHref}>{school.email}</a>
        {whatsappHref && (
          <>
            {' '}
            o su <SiteLink href={whatsappHref}>WhatsApp</SiteLink>
          </>
        )}
        .
      </p>
    </div>
  );
}
