// The form of a course page, and the other contacts beside it.
import type { GroupCourse } from '@school/catalog';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { EmailLink } from '#src/components/school/email-link.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { addressLine, phoneHref, school } from '#src/content/school.ts';
import { CourseEnquiryForm } from './course-enquiry-form.tsx';
import styles from './course-contact.module.css';

export function CourseContact({ course: { level, title, seats, maxStudents } }: { readonly course: GroupCourse }) {
  const contacts = (
    <ul role="list" className={styles.cards}>
      <li>
        <ArtIcon name="telefono" />
        <h3>Telefono</h3>
        <p>
          <a href={phoneHref}>{school.phone}</a>
          <br />
          <PhoneHours />
        </p>
      </li>
      <li>
        <ArtIcon name="posta" />
        <h3>E-mail</h3>
        <p>
          <EmailLink />
        </p>
      </li>
      <li>
        <ArtIcon name="indirizzo" />
        <h3>Indirizzo</h3>
        <p>{addressLine}</p>
      </li>
      <li>
        <ArtIcon name="scuole" />
        <h3>Posti</h3>
        <p>
          {seats} posti previsti{seats < maxStudents && `, in una classe più piccola del massimo di ${maxStudents}`}.
          Per la disponibilità chiedi in segreteria.
        </p>
      </li>
    </ul>
  );
  return (
    <Section id="contatto" tone="cielo" label={`Chiedi informazioni sul corso ${title}`}>
      <FormPlace
        title={`Chiedici del corso ${title}`}
        notice="Ti rispondiamo entro 24 ore. I campi con * sono obbligatori."
        aside={contacts}
      >
        <CourseEnquiryForm level={level} />
      </FormPlace>
    </Section>
  );
}
