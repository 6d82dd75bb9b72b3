import { phoneHref, school, whatsappHref } from '#src/content/school.ts';
import { PhoneHours } from './phone-hours.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';

/**
 * How to reach the school by voice and by WhatsApp, a paragraph each: the number, when somebody answers, and the chat
 * where a number is set.
 */
export function PhoneLines() {
  return (
    <>
      <p>
        <a href={phoneHref}>{school.phone}</a>
        <br />
        <PhoneHours />
      </p>
      {whatsappHref && (
        <p>
          <SiteLink href={whatsappHref}>WhatsApp</SiteLink>
        </p>
      )}
    </>
  );
}
