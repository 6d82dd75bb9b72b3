import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { school } from '#src/content/school.ts';
import { StudyAbroadPage } from '#src/features/study-abroad/study-abroad-page.tsx';

export const Route = createFileRoute('/viaggistudio')({
  head: () => {
    const { meta, ...head } = routeHead('/viaggistudio');
    const { studyAbroad } = school.links;
    return {
      ...head,
      meta: studyAbroad === null ? meta : [...meta, { httpEquiv: 'refresh', content: `0; url=${studyAbroad}` }],
    };
  },
  component: StudyAbroadPage,
});
