import { emailHref, school } from '#src/content/school.ts';

const [mailbox, domain] = school.email.split('@');

/** The school's address; a column too narrow for it breaks it after the "@". */
export const EmailLink = () => (
  <a href={emailHref}>
    {mailbox}@<wbr />
    {domain}
  </a>
);
