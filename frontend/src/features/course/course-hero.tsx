// The opening of a course page: the link back, its level, and its boarding pass.
import { type GroupCourse, cambridgeExams } from '@school/catalog';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { cambridgeCentre } from '#src/content/offer.ts';
import { courseWords } from '#src/content/courses.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import { CoursePass } from './course-pass.tsx';
import { FirstLessonLink } from './first-lesson-link.tsx';
import { NextStart } from './next-start.tsx';
import styles from './course-hero.module.css';

export function CourseHero({ course }: { readonly course: GroupCourse }) {
  const { level, title, slug } = course;
  const { subtitle, description } = courseWords[level];
  const formerName = cambridgeExams.find((exam) => exam.level === level)?.formerName;
  return (
    <>
      <div className={styles.hero} data-level={level}>
        <div className={`${styles.bar} page-width`} data-print="no">
          <SiteLink href="/corsi-inglese">
            <span aria-hidden="true">←</span> Torna ai Corsi
          </SiteLink>
        </div>
        <div className={`${styles.inner} page-width`}>
          <div className={styles.words}>
            <h1>Corso {title}</h1>
            <p className={styles.subtitle}>
              <em>{subtitle}</em>
            </p>
            <p className={styles.badge}>
              <strong>Cambridge English</strong>
              <span>
                {title} ({formerName}) · centro d’esame {cambridgeCentre}
              </span>
            </p>
            <p className={styles.description}>{description}</p>
            <p className={styles.address}>{absoluteUrl(`/${slug}`)}</p>
          </div>
          <p className={styles.numeral} aria-hidden="true">
            {level}
          </p>
        </div>
      </div>
      <div className={`${styles.pass} page-width`}>
        <CoursePass
          course={course}
          headingLevel={2}
          action={
            <div data-print="no">
              <NextStart course={course}>{(next) => next && <FirstLessonLink course={course} day={next} />}</NextStart>
              {/* Hidden without a script, which it needs. */}
              <button type="button" className={styles.print} onClick={() => print()}>
                Stampa la scheda
              </button>
            </div>
          }
        />
      </div>
    </>
  );
}
