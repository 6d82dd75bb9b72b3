import { shieldsPerSkill, youngLearnersAges, youngLearnersExams, youngLearnersSkills } from '@school/catalog';
import { AgeChart } from '#src/components/ui/age-chart.tsx';
import { ArrowLink } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { aboutExam } from './content.ts';
import styles from './young-learners.module.css';

const [youngest, oldest] = youngLearnersAges.elsewhere;
const [least, most] = shieldsPerSkill;
const shields = Array.from({ length: most }, (_, index) => index + 1);

const bars = youngLearnersExams.map(({ name, ages, minutes }) => ({ name, ages, detail: `${minutes} min` }));

export function YoungLearners() {
  return (
    <Section tone="cielo" labelledBy="young-learners-titolo">
      <SectionHeading id="young-learners-titolo" title={`Young Learners, dai ${youngest} ai ${oldest} anni`}>
        <p>
          Tre esami per cominciare presto, senza paura di sbagliare: disegni, storie e una chiacchierata in inglese.
        </p>
      </SectionHeading>
      <AgeChart first={youngest} last={oldest} bars={bars} />
      <div className={styles.prize}>
        <div>
          <h3>
            Da {least} a {most} scudetti per abilità
          </h3>
          <p>Nessuno viene bocciato. Ogni bambino porta a casa un certificato con gli scudetti che ha guadagnato.</p>
          <ArrowLink href={aboutExam('Young Learners')}>Iscrivi un bambino</ArrowLink>
        </div>
        <ul role="list" className={styles.skills}>
          {youngLearnersSkills.map((skill) => (
            <li key={skill}>
              {skill}
              <span className={styles.shields} aria-hidden="true">
                {shields.map((shield) => (
                  <svg key={shield} viewBox="0 0 40 46">
                    <path d="M3 3h34v20c0 12-9 17.500-17 20C12 40.500 3 35 3 23z" />
                    <text x="20" y="28">
                      {shield}
                    </text>
                  </svg>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
