import { languageCertSkills } from '@school/catalog';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SkillIcon } from '#src/components/ui/skill-icon.tsx';
import { formatWords } from './content.ts';
import styles from './exam-format.module.css';

export function ExamFormat() {
  return (
    <Section tone="carta-scura" labelledBy="formato-titolo">
      <SectionHeading id="formato-titolo" title="Com’è fatto l’esame" />
      <ul role="list" className={styles.cards}>
        {languageCertSkills.map((skill) => (
          <li key={skill}>
            <SkillIcon skill={skill} className={styles.icon} />
            <h3 lang="en">{skill}</h3>
            <p>{formatWords[skill]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
