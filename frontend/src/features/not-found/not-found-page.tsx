import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import styles from './not-found-page.module.css';

/** A lost suitcase: what was looked for is not here, the ways on are. */
export function NotFoundPage() {
  return (
    <Section className={styles.columns}>
      <div className={styles.tag} aria-hidden="true">
        <p className={styles.code}>404</p>
        <p className={styles.from}>
          <span>Da</span> ovunque
        </p>
        <p className={styles.to}>
          <span>A</span> sconosciuto
        </p>
        <span className={styles.bars} />
      </div>
      <div>
        <h1 lang="en">404 Page Not Found</h1>
        <p className={styles.hint} lang="en">
          Did you forget to add the page to the router?
        </p>
        <p className={styles.lead}>Questa pagina ha perso la coincidenza. Il resto del viaggio è al suo posto.</p>
        <div className={styles.actions}>
          <LinkButton href="/">Torna alla pagina iniziale</LinkButton>
          <LinkButton href="/contatti" variant="outline">
            Contattaci
          </LinkButton>
        </div>
        <ul role="list" className={styles.links}>
          <li>
            <ArrowLink href="/corsi-inglese">Corsi di lingua</ArrowLink>
          </li>
          <li>
            <ArrowLink href="/certificazioni">Certificazioni Cambridge</ArrowLink>
          </li>
          <li>
            <ArrowLink href="/viaggistudio">Viaggi studio</ArrowLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}
