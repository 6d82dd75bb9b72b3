import { languageCertExams, languageCertSkills } from '@school/catalog';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { levelInk } from '#src/content/level-ink.ts';
import { levelWords } from './content.ts';
import styles from './levels.module.css';

export function Levels() {
  return (
    <Section labelledBy="livelli-titolo">
      <SectionHeading id="livelli-titolo" title="Sei livelli, da A1 a C2">
        <p>Scegli quello che ti serve: un esame, un livello, un certificato.</p>
      </SectionHeading>
      <ul role="list" className={styles.levels}>
        {languageCertExams.map(({ level, name, writtenMinutes, spokenMinutes }, index) => (
          <li key={level}>
            <Stamp
              className={styles.stamp}
              shape="hexagon"
              center={level}
              top="LanguageCert"
              bottom={name.replace(`${level} `, '')}
              ink={levelInk[level]}
              tilt={index % 2 ? 'right' : 'left'}
            />
            <h3>{name}</h3>
            <p>{levelWords[level]}</p>
            <DescriptionList
              rows={[
                { label: 'Abilità', value: languageCertSkills.join(', ') },
                { label: 'Formato', value: 'prova scritta e prova orale' },
                { label: 'Durata, scritto + orale', value: `${writtenMinutes}+${spokenMinutes} min` },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
