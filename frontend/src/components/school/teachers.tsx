// The teachers: a photo, a name, and what they teach. Empty if the owner has given no photo.
import teachers from '../../../../infra/school.json?pictures=teacher';
import { Picture } from '#src/components/ui/picture.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import styles from './teachers.module.css';

export function Teachers() {
  if (teachers.length === 0) return null;
  return (
    <Section labelledBy="insegnanti-titolo" guilloche>
      <SectionHeading id="insegnanti-titolo" title="Chi trovi in aula" />
      <ul role="list" className={styles.teachers}>
        {teachers.map(({ name, role, picture }) => (
          <li key={picture.name}>
            <Picture picture={picture} sizes="(width < 40rem) 44vw, 14rem" className={styles.photo} />
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
