// How to enrol: by phone, by e-mail, or with the form.
import type { GroupCourse } from '@school/catalog';
import { CallUs } from '#src/components/school/call-us.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { emailHref } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './course-enrolment.module.css';

interface CourseEnrolmentProps {
  readonly course: GroupCourse;
  /** The form for enquiries about this course. */
  readonly writeHref: SiteHref;
}

const steps = [
  { title: 'Ci chiami o ci scrivi: ti rispondiamo entro 24 ore.' },
  { title: 'Capiamo insieme il tuo livello: così entri nel corso giusto.' },
  { title: 'Ti iscrivi, e ci vediamo in aula.' },
];

export function CourseEnrolment({ course: { title }, writeHref }: CourseEnrolmentProps) {
  const subject = encodeURIComponent(`Corso ${title}: richiesta di informazioni`);
  return (
    <Section id="iscrizione" tone="inchiostro" labelledBy="iscrizione-titolo" wide="first" className={styles.columns}>
      <div>
        <SectionHeading id="iscrizione-titolo" title="Iscriviti al corso">
          <p>
            Una telefonata basta: la segreteria guarda con te se {title.replace(' ', '\u00a0')} è il tuo livello e ti
            dice che cosa serve per iscriverti.
          </p>
        </SectionHeading>
        <CallUs />
        <div className="actions" data-print="no">
          <LinkButton href={writeHref} variant="paper">
            Scrivici dal modulo
          </LinkButton>
          <LinkButton href={`${emailHref}?subject=${subject}`} variant="outline">
            Richiedi Informazioni
          </LinkButton>
        </div>
      </div>
      <div data-print="no">
        <Steps steps={steps} />
      </div>
    </Section>
  );
}
