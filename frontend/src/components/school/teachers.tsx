// The teachers: a picture, a name, what they teach and how. Empty if the owner has given no picture.
import teachers from '../../../../infra/school.json?pictures=teacher';
import { Picture } from '#src/components/ui/picture.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import styles from './teachers.module.css';

const areDrawn = teachers.some(({ picture }) => picture.isDrawing);

export function Teachers() {
  if (teachers.length === 0) return null;
  return (
    <Section labelledBy="insegnanti-titolo" tone="carta-scura" compact>
      <SectionHeading id="insegnanti-titolo" title="Chi trovi in aula" />
      <ul role="list" className={styles.teachers}>
        {teachers.map(({ name, role, line, picture }) => (
          <li key={picture.name}>
            <Picture picture={picture} sizes="(width < 40rem) 5rem, 11rem" />
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              {line && <p>{line}</p>}
            </div>
          </li>
        ))}
      </ul>
      {areDrawn && <p className={styles.note}>Ritratti disegnati, in attesa delle fotografie.</p>}
    </Section>
  );
}
