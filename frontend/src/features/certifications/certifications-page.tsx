import { Suspense } from 'react';
import { lazyPart } from '#src/lib/lazy-part.tsx';
import { ClilPass } from './clil-pass.tsx';
import { ExamCalendar } from './exam-calendar.tsx';
import { Levels } from './levels.tsx';
import { Opening } from './opening.tsx';

// The build, which can't wait, has it at once; the browser fetches it last and keeps the delivered one meanwhile.
const Faq = import.meta.env.SSR ? (await import('./faq.tsx')).default : lazyPart('#faq-titolo', () => import('./faq.tsx'));
const YoungLearners = import.meta.env.SSR
  ? (await import('./young-learners.tsx')).default
  : lazyPart('#young-learners-titolo', () => import('./young-learners.tsx'));

/** The page of Cambridge certifications, its blocks in the specified order. */
export function CertificationsPage() {
  return (
    <>
      <Opening />
      <Levels />
      <Suspense>
        <YoungLearners />
      </Suspense>
      <ClilPass />
      <ExamCalendar />
      <Suspense>
        <Faq />
      </Suspense>
    </>
  );
}
