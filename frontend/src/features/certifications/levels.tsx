// The five levels as stamps on two open pages of a passport.
import { cambridgeExams, levelAbilities } from '@school/catalog';
import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { groupCourses } from '#src/content/offer.ts';
import { levelInk } from '#src/content/level-ink.ts';
import { levelTestHref } from '#src/content/school.ts';
import { bookingHref } from './content.ts';
import styles from './levels.module.css';

const levels = cambridgeExams.map((exam, index) => ({
  ...exam,
  short: exam.name.replace(`${exam.level} `, ''),
  href: `/${groupCourses.find(({ level }) => level === exam.level)?.slug ?? 'corsi-inglese'}` as const,
  ink: levelInk[exam.level],
  tilt: index % 2 ? ('right' as const) : ('left' as const),
}));

export function Levels() {
  return (
    <Section tone="carta-scura" labelledBy="livelli-titolo">
      <SectionHeading id="livelli-titolo" title="Cinque livelli, cinque timbri">
        <p>
          Ogni esame porta il nome del livello che certifica. Scegli quello a cui vuoi arrivare: il corso ti ci
          accompagna.
        </p>
      </SectionHeading>
      <ul role="list" className={styles.passport}>
        {levels.map(({ level, name, short, formerName, href, ink, tilt }) => (
          <li key={level}>
            <Stamp
              className={styles.stamp}
              center={level}
              top="Cambridge English"
              bottom={short}
              ink={ink}
              tilt={tilt}
            />
            <div>
              <h3>
                {name} <small>{formerName}</small>
              </h3>
              <p>{levelAbilities[level]}</p>
              <ArrowLink href={href}>Il corso {name}</ArrowLink>
            </div>
          </li>
        ))}
        <li className={styles.next}>
          <h3>Quale sarà il prossimo?</h3>
          <p>Il test di livello è gratuito e dice da dove partire.</p>
          <div className="actions">
            <LinkButton href={bookingHref} variant="outline">
              Prenota l’esame
            </LinkButton>
            <ArrowLink href={levelTestHref}>Test di livello</ArrowLink>
          </div>
        </li>
      </ul>
    </Section>
  );
}
