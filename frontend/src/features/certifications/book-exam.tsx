import { LinkButton } from '#src/components/ui/button.tsx';
import { PhoneHours } from '#src/components/ui/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './book-exam.module.css';

/** What to do next, under the calendar. */
export function BookExam({ href, children }: { readonly href: SiteHref; readonly children: string }) {
  return (
    <div className={styles.next}>
      <LinkButton href={href} variant="paper">
        {children}
      </LinkButton>
      <p>
        Oppure chiama <a href={phoneHref}>{school.phone}</a>, <PhoneHours />.
      </p>
    </div>
  );
}
