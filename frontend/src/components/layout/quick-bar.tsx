// On narrow screens, a bar at the bottom to call or to write. Gaia's button is at its end, so that it covers no
// content.
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { CONTACT_ANCHOR } from '#src/content/navigation.ts';
import { phoneHref, school, whatsappHref } from '#src/content/school.ts';
import styles from './quick-bar.module.css';

export function QuickBar() {
  return (
    <nav className={styles.bar} aria-label="Contatti rapidi" data-print="no">
      <a href={phoneHref}>
        Chiama<span className="visually-hidden"> {school.phone}</span>
      </a>
      {whatsappHref && <SiteLink href={whatsappHref}>WhatsApp</SiteLink>}
      <SiteLink href={CONTACT_ANCHOR}>Scrivici</SiteLink>
    </nav>
  );
}
