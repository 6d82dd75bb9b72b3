import { phoneHref, school, whatsappHref } from '#src/content/school.ts';
import { PhoneHours } from './phone-hours.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';

/**
 * Phone and WhatsApp, one paragraph each: the number with its opening hours, and the chat if the owner has given a
 * number.
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
