import { emailHref, school } from '#src/content/school.ts';

const [mailbox, domain] = school.email.split('@');

/** The school's e-mail address, which breaks only after the "@". */
export const EmailLink = () => (
  <a href={emailHref}>
    {mailbox}@<wbr />
    {domain}
  </a>
);
