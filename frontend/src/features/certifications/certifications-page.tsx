import { ClilPass } from './clil-pass.tsx';
import { ExamCalendar } from './exam-calendar.tsx';
import { Faq } from './faq.tsx';
import { Levels } from './levels.tsx';
import { Opening } from './opening.tsx';
import { YoungLearners } from './young-learners.tsx';

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
