import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { StudyAbroadPage } from '#src/features/study-abroad/study-abroad-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/viaggistudio')({ head: () => pageHead(pageMetadata.viaggiStudio), component: StudyAbroadPage });
