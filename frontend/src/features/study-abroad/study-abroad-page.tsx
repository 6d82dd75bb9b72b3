import { HomeLink } from '#src/components/layout/home-link.tsx';
import { school } from '#src/content/school.ts';
import { DeparturesPage } from './departures-page.tsx';
import { Redirecting } from './redirecting.tsx';

/** Sends on to the owner's study-abroad site; while there is none, says where to ask. */
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
