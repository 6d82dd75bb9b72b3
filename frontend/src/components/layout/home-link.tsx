import { SiteLink } from '#src/components/ui/site-link.tsx';
import styles from './home-link.module.css';

/** A small fixed link to the home page in the top left corner, on some pages. */
export function HomeLink() {
  return (
    <SiteLink href="/" className={styles.home}>
      <span aria-hidden="true">←</span> Home
    </SiteLink>
  );
}
