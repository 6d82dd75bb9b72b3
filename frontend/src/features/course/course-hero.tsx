// The first screen of a course: the way back, its level engraved as on a banknote, and its boarding pass.
import { type GroupCourse, cambridgeCentreCode, cambridgeExams, isUpcoming } from '@school/catalog';
import { Suspense } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { courseWords } from '#src/content/courses.ts';
import { lazyPart } from '#src/lib/lazy-part.tsx';
import { absoluteUrl } from '#src/lib/seo.ts';
import { useToday } from '#src/lib/today.tsx';
import { CoursePass } from './course-pass.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './course-hero.module.css';

// At once in the build; in the browser only for a course that has not begun.
const FirstLessonLink = import.meta.env.SSR
  ? (await import('./first-lesson-link.tsx')).default
  : lazyPart('main a[download]', () => import('./first-lesson-link.tsx'));

interface CourseHeroProps {
  readonly course: GroupCourse;
  /** Where one asks about it on this page. */
  readonly askHref: string;
}

export function CourseHero({ course, askHref }: CourseHeroProps) {
  const { level, title, slug } = course;
  const { subtitle, description } = courseWords[level];
  const formerName = cambridgeExams.find((exam) => exam.level === level)?.formerName;
  const url = absoluteUrl(`/${slug}`);
  const today = useToday();
  const isOpen = isUpcoming(course, today);
  return (
    <>
      <div className={styles.hero} data-level={level}>
        <div className={styles.bar} data-print="no">
          <SiteLink href="/corsi-inglese">
            <span aria-hidden="true">←</span> Torna ai Corsi
          </SiteLink>
        </div>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1>Corso {title}</h1>
            <p className={styles.subtitle}>
              <em>{subtitle}</em>
            </p>
            <p className={styles.badge}>
              <strong>Cambridge English</strong>
              <span>
                {title} ({formerName}) · centro d’esame {cambridgeCentreCode}
              </span>
            </p>
            <p className={styles.description}>{description}</p>
            <p className={styles.address}>{url}</p>
            <div className={styles.actions} data-print="no">
              <LinkButton href={askHref} variant={level === 'A2' ? 'primary' : 'paper'}>
                {isOpen ? 'Chiedi informazioni' : 'Chiedi la prossima data'}
              </LinkButton>
              <a className={styles.phone} href={phoneHref}>
                {school.phone}
              </a>
            </div>
          </div>
          <p className={styles.numeral} aria-hidden="true">
            {level}
          </p>
        </div>
      </div>
      <div className={styles.pass}>
        <CoursePass
          course={course}
          headingLevel={2}
          action={
            <div data-print="no">
              {isOpen && (
                <Suspense>
                  <FirstLessonLink course={course} />
                </Suspense>
              )}
              <PrintButton />
            </div>
          }
        />
      </div>
    </>
  );
}
