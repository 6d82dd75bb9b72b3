// What stands here while the owner has given no address for the study trips: the destinations, and whom to ask.
import { studyTrips } from '@school/catalog';
import { HomeLink } from '#src/components/layout/home-link.tsx';
import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { destinations } from '#src/content/home.ts';
import { PhoneHours } from '#src/components/ui/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import styles from './departures-page.module.css';

const mailHref = `mailto:${school.email}?subject=${encodeURIComponent('Viaggi studio')}` as const;

export function DeparturesPage() {
  return (
    <>
      <HomeLink />
      <Section tone="inchiostro" labelledBy="partenze-titolo">
        <div className={styles.head}>
          <h1 id="partenze-titolo">Viaggi studio</h1>
          <p>Da qui si partirà per il sito dei viaggi. Intanto date e programmi te li dice la segreteria.</p>
          <div className={styles.actions}>
            <LinkButton href={phoneHref}>Chiama {school.phone}</LinkButton>
            <LinkButton href={mailHref} variant="paper">
              Scrivi un’e-mail
            </LinkButton>
          </div>
          <p className={styles.hours}>
            <PhoneHours />, {school.email}
          </p>
        </div>
        <table className={styles.board}>
          <caption>
            <span aria-hidden="true">→ </span>Partenze
          </caption>
          <thead>
            <tr>
              <th scope="col">Codice</th>
              <th scope="col">Destinazione</th>
              <th scope="col">Stato</th>
            </tr>
          </thead>
          <tbody>
            {destinations.map(({ code, title }) => (
              <tr key={code}>
                <td>{code}</td>
                <th scope="row">{title}</th>
                <td>date in segreteria</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section tone="carta-scura" labelledBy="oltre-titolo" compact className={styles.more}>
        <h2 id="oltre-titolo">Non solo vacanze</h2>
        <div>
          <p>Organizziamo anche {studyTrips.programmes.join(' e ')}, e ti seguiamo nella domanda per il bando ITACA.</p>
          <ArrowLink href="/contatti?servizio=viaggi-studio">Scrivi all’ufficio viaggi</ArrowLink>
        </div>
      </Section>
    </>
  );
}
