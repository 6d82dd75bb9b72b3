import { useEffect } from 'react';
import plane from '#src/assets/art/plane.svg';
import { HomeLink } from '#src/components/layout/home-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { school } from '#src/content/school.ts';
import { DeparturesPage } from './departures-page.tsx';
import styles from './redirecting.module.css';

/** Redirects to the owner's study-abroad site; if there is none, shows the contacts. */
export function StudyAbroadPage() {
  const { studyAbroad } = school.links;
  if (studyAbroad === null) return <DeparturesPage />;
  return (
    <>
      <HomeLink />
      <Redirecting to={studyAbroad} />
    </>
  );
}

/**
 * Replaces the history entry, so that "back" does not lead here again. If the browser loads the page itself, a <meta>
 * refresh in the head redirects without a script.
 */
function Redirecting({ to }: { readonly to: string }) {
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
