import { SiteLink } from '#src/components/ui/site-link.tsx';
import styles from './home-link.module.css';

/** The small fixed way home in the top left corner, for the pages that want it. */
export function HomeLink() {
  return (
    <SiteLink href="/" className={styles.home}>
      <span aria-hidden="true">←</span> Home
    </SiteLink>
  );
}
