import { spacedCentreCode } from '@school/catalog';
import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { cambridgeCentre, claims } from '#src/content/offer.ts';
import { cambridgeLevels } from '#src/content/home.ts';
import { levelInk } from '#src/content/level-ink.ts';
import styles from './cambridge.module.css';

export function Cambridge() {
  return (
    <Section tone="carta-scura" labelledBy="cambridge-titolo">
      <div className={styles.claim}>
        <h2 id="cambridge-titolo">
          <strong>{claims.examSuccessPercent}%</strong> di successo
        </h2>
        <div className={styles.words}>
          <p>
            Prepari l’esame Cambridge English con insegnanti madrelingua e lo sostieni qui, nel centro autorizzato{' '}
            {spacedCentreCode(cambridgeCentre)}. Cinque livelli, cinque timbri sul tuo passaporto linguistico.
          </p>
          <div className="actions">
            <LinkButton href="/certificazioni" variant="outline">
              Le certificazioni
            </LinkButton>
            <ArrowLink href="/certificazioni#date-esami">Date degli esami</ArrowLink>
          </div>
        </div>
      </div>
      <ul role="list" className={styles.stamps}>
        {cambridgeLevels.map(({ level, exam, href }, index) => (
          <li key={level}>
            <SiteLink href={href}>
              <Stamp
                center={level}
                top="Cambridge English"
                bottom={exam}
                ink={levelInk[level]}
                tilt={index % 2 ? 'right' : 'left'}
              />
              <span>
                {level} {exam}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
