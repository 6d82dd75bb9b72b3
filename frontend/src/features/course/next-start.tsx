// The next start of a course, or of all of them, correct on any day.
import { type GroupCourse, dayInWords, groupCourse, groupCourses } from '@school/catalog';
import { Fragment, type ReactNode } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { AsOfBuild, shownWithin } from '#src/components/ui/dated.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { useToday } from '#src/lib/today.ts';
import { askHref } from './ask-href.ts';
import { knownStarts } from './known-starts.ts';
import styles from './next-start.module.css';

interface Start {
  readonly course: GroupCourse;
  readonly day: string;
}

const startsOf = (course: GroupCourse): Start[] => knownStarts(course).map((day) => ({ course, day }));

interface FirstToComeProps {
  /** In order. */
  readonly starts: readonly Start[];
  readonly children: (next: Start | undefined) => ReactNode;
}

/**
 * Renders its children once for each future start, and once without; the current day determines which one is visible.
 */
function FirstToCome({ starts, children }: FirstToComeProps) {
  const today = useToday();
  if (starts.length === 0) return <Fragment>{children(undefined)}</Fragment>;
  return [...starts, undefined].map((next, index) => (
    <div
      key={next ? `${next.course.slug} ${next.day}` : ''}
      {...shownWithin({ from: starts[index - 1]?.day, until: next?.day }, today)}
    >
      {children(next)}
    </div>
  ));
}

interface NextStartProps {
  readonly course: GroupCourse;
  /** @param next the day, `YYYY-MM-DD`; undefined while none is known. */
  readonly children: (next: string | undefined) => ReactNode;
}

export const NextStart = ({ course, children }: NextStartProps) => (
  <FirstToCome starts={startsOf(course)}>{(next) => children(next?.day)}</FirstToCome>
);

const allStarts = groupCourses.flatMap(startsOf).toSorted((one, other) => one.day.localeCompare(other.day));

interface NextDepartureProps {
  /** @param course the one that starts next; B1, the most requested, while no start is known. */
  readonly children: (course: GroupCourse, next: string | undefined) => ReactNode;
}

export const NextDeparture = ({ children }: NextDepartureProps) => (
  <FirstToCome starts={allStarts}>{(next) => children(next?.course ?? groupCourse('B1'), next?.day)}</FirstToCome>
);

/** The text of a start. */
export const StartDay = ({ day }: { readonly day: string }) => (
  <>
    <time dateTime={day}>{dayInWords(day)}</time>
    <AsOfBuild />
  </>
);

interface DepartureProps {
  readonly course: GroupCourse;
  /** On the course's own page the button is already above the boarding pass. */
  readonly isOwnPage?: boolean;
  readonly ask: 'primary' | 'outline';
}

/** The first field of a boarding pass: the day, or a link to be notified of it. */
export function Departure({ course, isOwnPage = false, ask }: DepartureProps) {
  return (
    <NextStart course={course}>
      {(next) =>
        next || isOwnPage ? (
          <>
            <p className={styles.departure}>
              <span>Prossima partenza</span>{' '}
              {next ? <StartDay day={next} /> : <SiteLink href={askHref(course, true)}>chiedi la data</SiteLink>}
            </p>
            {!isOwnPage && (
              <p className={styles.departure}>
                <LinkButton href={askHref(course)} size="small" variant={ask}>
                  Chiedi un posto<span className="visually-hidden"> nel corso {course.title}</span>
                </LinkButton>
              </p>
            )}
          </>
        ) : (
          <p className={styles.departure}>
            <AskForDate course={course} variant={ask} />
          </p>
        )
      }
    </NextStart>
  );
}

/** Opens the form with the course chosen and "avvisami" ticked. */
export function AskForDate({
  course,
  variant,
}: {
  readonly course: GroupCourse;
  readonly variant: 'primary' | 'outline' | 'paper';
}) {
  return (
    <LinkButton href={askHref(course, true)} variant={variant}>
      Prossima partenza: chiedi la data<span className="visually-hidden"> del corso {course.title}</span>
    </LinkButton>
  );
}
