// The sticky bar: the name of the school, the phone, the contact button and the menu.
import { phoneHref, school } from '#src/content/school.ts';
import { CONTACT_ANCHOR } from '#src/content/navigation.ts';
import { LinkButton } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Mark } from './mark.tsx';
import { MENU_ID, SiteMenu } from './site-menu.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.bar}>
      <div className={`${styles.inner} page-width`}>
        <SiteLink href="/" className={styles.logo}>
          <Mark className={styles.mark} />
          <span className={styles.name}>{school.name}</span>
          <span className="visually-hidden">, pagina iniziale</span>
        </SiteLink>
        <a className={styles.phone} href={phoneHref} data-print="no">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M5 3.5h3.6l1.7 4.4-2.2 1.6a12.5 12.5 0 0 0 6.4 6.4l1.6-2.2 4.4 1.7V19a1.9 1.9 0 0 1-2 1.9A16.2 16.2 0 0 1
              3.1 5.5 1.9 1.9 0 0 1 5 3.5Z"
            />
          </svg>
          <span className="visually-hidden">Chiama </span>
          <span className={styles.number}>{school.phone}</span>
        </a>
        <LinkButton href={CONTACT_ANCHOR} variant="outline" size="small" className={styles.contact ?? ''}>
          Contattaci
        </LinkButton>
        {/* The browser opens and closes the menu, so it works without any script. */}
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID} data-print="no">
          <span>Menu</span>
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <a className={styles.fallback} href="#mappa-del-sito">
          Menu
        </a>
      </div>
      <SiteMenu />
    </header>
  );
}
