import { LinkButton } from '#src/components/ui/button.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';

/** What to do next, under the calendar. */
export function BookExam({ href, children }: { readonly href: SiteHref; readonly children: string }) {
  return (
    <div className="actions">
      <LinkButton href={href} variant="paper">
        {children}
      </LinkButton>
      <p>
        Oppure chiama <a href={phoneHref}>{school.phone}</a>, <PhoneHours />.
      </p>
    </div>
  );
}
