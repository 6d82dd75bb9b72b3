import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { school } from '#src/content/school.ts';
import { StudyAbroadPage } from '#src/features/study-abroad/study-abroad-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/viaggistudio')({
  head: () => {
    const { meta, ...head } = pageHead(pageMetadata.viaggiStudio);
    const { studyAbroad } = school.links;
    return {
      ...head,
      meta: studyAbroad === null ? meta : [...meta, { httpEquiv: 'refresh', content: `0; url=${studyAbroad}` }],
    };
  },
  component: StudyAbroadPage,
});
