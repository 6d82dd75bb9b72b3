// The price of a course as a calculation.
import { type GroupCourse, courseHourEuro, euroAmount } from '@school/catalog';
import { Section } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { school } from '#src/content/school.ts';
import { cartaDelDocente, examFeeApart } from '#src/content/courses.ts';
import { publishedStart } from './next-start.tsx';
import styles from './course-price.module.css';

export function CoursePrice({ course }: { readonly course: GroupCourse }) {
  const { priceEuro, totalHours } = course;
  return (
    <Section labelledBy="prezzo" className={styles.columns}>
      <h2 id="prezzo">Il conto è presto fatto</h2>
      <p className={styles.sum}>
        <span>{euroAmount(priceEuro)} euro</span> <Sign mark="/" spoken="diviso" /> <span>{totalHours} ore</span>{' '}
        <span>
          <Sign mark="=" spoken="uguale a" /> <strong>{euroAmount(courseHourEuro(course))} €/ora</strong>
        </span>
      </p>
      <ul role="list" className={styles.notes}>
        <li>{cartaDelDocente}</li>
        <li>
          {examFeeApart}{' '}
          <SiteLink href={school.links.examPriceList ?? '/certificazioni'}>Vedi gli esami Cambridge</SiteLink>
        </li>
        <li>Ultima partenza pubblicata: {publishedStart(course)}</li>
      </ul>
    </Section>
  );
}

/** A mathematical sign, with its name for screen readers. */
function Sign({ mark, spoken }: { readonly mark: string; readonly spoken: string }) {
  return (
    <>
      <i aria-hidden="true">{mark}</i>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
