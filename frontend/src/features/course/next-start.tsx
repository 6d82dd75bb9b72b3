// The next start of a course, or of all of them, correct on any day.
import { type GroupCourse, dayInWords, startInWords } from '@school/catalog';
import { Fragment, type ReactNode } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { AsOfBuild, shownWithin } from '#src/components/ui/dated.tsx';
import { groupCourse, groupCourses } from '#src/content/offer.ts';
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

/** The day as a field of a boarding pass; nothing while it is not known. */
export const Departure = ({ course }: { readonly course: GroupCourse }) => (
  <NextStart course={course}>
    {(next) =>
      next && (
        <p className={styles.departure}>
          <span>Prossima partenza</span> <StartDay day={next} />
        </p>
      )
    }
  </NextStart>
);

interface AskForPlaceProps {
  readonly course: GroupCourse;
  readonly variant: 'primary' | 'outline';
  readonly size: 'regular' | 'small';
}

/** Opens the form with the course chosen; while no day is known, with "avvisami" ticked. */
export const AskForPlace = ({ course, ...look }: AskForPlaceProps) => (
  <NextStart course={course}>
    {(next) => (
      <LinkButton href={askHref(course, next === undefined)} {...look}>
        {next ? 'Chiedi un posto' : 'Prossima partenza: chiedi la data'}
        <span className="visually-hidden">
          {next ? ' nel corso' : ' del corso'} {course.title}
        </span>
      </LinkButton>
    )}
  </NextStart>
);

/** The start that the school has published last, which is past, in small print. */
export const publishedStart = (course: GroupCourse) =>
  `${startInWords(course).replace(/(\d) /, '$1\u00a0')}.${
    course.startVerified ? '' : ' Giorno e data di inizio sono da confermare: chiedi in segreteria.'
  }`;
