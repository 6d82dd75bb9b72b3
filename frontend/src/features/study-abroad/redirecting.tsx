// The moment between this site and another one.
import { useEffect } from 'react';
import plane from '#src/assets/art/plane.svg';
import { Section } from '#src/components/ui/section.tsx';
import styles from './redirecting.module.css';

/**
 * Replaces this entry of the history, so that "back" does not lead here again. A browser that loads the page itself is
 * sent on by its head, without a script.
 */
export function Redirecting({ to }: { readonly to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return (
    <Section label="Viaggi studio" className={styles.screen}>
      <div className={styles.spinner} aria-hidden="true">
        <img src={plane} alt="" width="24" height="24" />
      </div>
      <div role="status">
        <h1 className="title-l">Reindirizzamento in corso...</h1>
      </div>
      <p>
        Ti portiamo sul sito dei viaggi studio. Se non succede nulla, <a href={to}>clicca qui</a>.
      </p>
    </Section>
  );
}
