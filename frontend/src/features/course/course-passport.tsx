// The details of the course and the four components of the exam, as two pages of a passport.
import { type GroupCourse, examComponents } from '@school/catalog';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { addressLine } from '#src/content/school.ts';
import { courseWords, materialsUnknown, recognitionNote } from '#src/content/courses.ts';
import styles from './course-passport.module.css';

export function CoursePassport({ course }: { readonly course: GroupCourse }) {
  const { level, title, weekday, time, venue, materials, maxStudents, seats } = course;
  const { why, components } = courseWords[level];
  const withMore = (value: string, more: string) => (
    <>
      {value}
      <span>{more}</span>
    </>
  );
  const inClass = `massimo ${maxStudents} studenti`;
  const details = [
    { label: 'Orario', value: `${weekday}, ${time}` },
    { label: 'Sede', value: withMore(venue, addressLine) },
    { label: 'Materiali', value: materials ?? materialsUnknown },
    {
      label: 'Classe',
      value:
        seats < maxStudents
          ? withMore(inClass, `Questo corso è più piccolo: i posti previsti sono ${seats}.`)
          : inClass,
    },
  ];
  return (
    <Section tone="carta-scura" label={`Il corso ${title} in dettaglio`}>
      <div className={styles.passport}>
        <div className={styles.page}>
          <h2>Dettagli del corso</h2>
          <DescriptionList className={styles.details} rows={details} />
        </div>
        <div className={styles.page}>
          <h2>Perché {title}</h2>
          <p className={styles.why}>{why}</p>
          <ul role="list" className={styles.visas}>
            {examComponents.map((name, index) => (
              <li key={name}>
                <h3 lang="en">{name}</h3>
                <p>{components[index]}</p>
              </li>
            ))}
          </ul>
          <p className={styles.recognition}>{recognitionNote}</p>
        </div>
      </div>
    </Section>
  );
}
