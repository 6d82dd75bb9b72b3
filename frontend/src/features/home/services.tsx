import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { ArrowLink } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { services } from '#src/content/home.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import styles from './services.module.css';

/** Courses and exams come first, and larger than the rest. */
const LARGE = 2;

export function Services() {
  return (
    <Section id="servizi" labelledBy="servizi-titolo">
      <SectionHeading id="servizi-titolo" title="Dieci modi di partire">
        <p>Per studiare, lavorare, insegnare o viaggiare. Un solo indirizzo, la stessa segreteria.</p>
      </SectionHeading>
      <ul role="list" className={styles.grid}>
        {services.map(({ title, description, features, art, href, about }, index) => (
          <li key={title} className={styles.card} data-large={index < LARGE || undefined}>
            <ArtIcon name={art} className={styles.art} />
            <h3>{title}</h3>
            <p className={styles.description}>{description}</p>
            <ul role="list" className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {href && <ArrowLink href={href}>Scopri di più {about}</ArrowLink>}
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        Non sai da dove cominciare? Raccontaci dove vuoi arrivare: <a href={phoneHref}>{school.phone}</a>,{' '}
        <PhoneHours />.
      </p>
    </Section>
  );
}
