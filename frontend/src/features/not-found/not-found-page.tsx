import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { LuggageTag } from '#src/components/ui/luggage-tag.tsx';
import { Section } from '#src/components/ui/section.tsx';
import styles from './not-found-page.module.css';

/** The 404 page, with links to other pages. */
export function NotFoundPage() {
  return (
    <Section wide="second">
      <div className={styles.tag} aria-hidden="true">
        <LuggageTag
          code="404"
          title="Da ovunque a sconosciuto"
          tone="cielo"
          tilt="left"
          art={<ArtIcon name="viaggi" />}
        />
      </div>
      <div>
        <h1 lang="en" className="title-l">
          404 Page Not Found
        </h1>
        <p className={styles.hint} lang="en">
          Did you forget to add the page to the router?
        </p>
        <p className={styles.help}>Questa pagina ha perso la coincidenza. Il resto del viaggio è al suo posto.</p>
        <div className="actions">
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
