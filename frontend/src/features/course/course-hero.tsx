// The opening of a course page: the link back, its level, and its boarding pass.
import { type GroupCourse, cambridgeCentreCode, cambridgeExams } from '@school/catalog';
import { LinkButton } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { courseWords } from '#src/content/courses.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { CoursePass } from './course-pass.tsx';
import { FirstLessonLink } from './first-lesson-link.tsx';
import { AskForDate, NextStart, StartDay } from './next-start.tsx';
import styles from './course-hero.module.css';

interface CourseHeroProps {
  readonly course: GroupCourse;
  /** The form for enquiries on this page. */
  readonly askHref: SiteHref;
}

export function CourseHero({ course, askHref }: CourseHeroProps) {
  const { level, title, slug } = course;
  const { subtitle, description } = courseWords[level];
  const formerName = cambridgeExams.find((exam) => exam.level === level)?.formerName;
  const url = absoluteUrl(`/${slug}`);
  const button = level === 'A2' ? 'primary' : 'paper';
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
                {title} ({formerName}) · centro d’esame {cambridgeCentreCode}
              </span>
            </p>
            <p className={styles.description}>{description}</p>
            <p className={styles.address}>{url}</p>
            <NextStart course={course}>
              {(next) =>
                next && (
                  <p className={styles.next}>
                    Prossima partenza: <StartDay day={next} />
                  </p>
                )
              }
            </NextStart>
            <div className="actions" data-print="no">
              <NextStart course={course}>
                {(next) =>
                  next ? (
                    <LinkButton href={askHref} variant={button}>
                      Chiedi un posto
                    </LinkButton>
                  ) : (
                    <AskForDate course={course} variant={button} />
                  )
                }
              </NextStart>
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
