import { staticPart } from '#src/lib/static-part.tsx';
import { ClilPass } from './clil-pass.tsx';
import { ExamCalendar } from './exam-calendar.tsx';
import { Levels } from './levels.tsx';
import { Opening } from './opening.tsx';

const Faq = staticPart(() => import('./faq.tsx'), 'Faq');
const YoungLearners = staticPart(() => import('./young-learners.tsx'), 'YoungLearners');

/** The page of Cambridge certifications, its blocks in the specified order. */
export function CertificationsPage() {
  return (
    <>
      <Opening />
      <Levels />
      <YoungLearners />
      <ClilPass />
      <ExamCalendar />
      <Faq />
    </>
  );
}
