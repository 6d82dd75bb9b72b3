// The next start of a course, correct on any day.
import { type GroupCourse, dayInWords } from '@school/catalog';
import { Fragment, type ReactNode } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { AsOfBuild, shownWithin } from '#src/components/ui/dated.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { useToday } from '#src/lib/today.ts';
import { askHref } from './ask-href.ts';
import { knownStarts } from './known-starts.ts';
import styles from './next-start.module.css';

interface NextStartProps {
  readonly course: GroupCourse;
  /** @param next the day, `YYYY-MM-DD`; undefined while none is known. */
  readonly children: (next: string | undefined) => ReactNode;
}

/**
 * Renders its children once for each future start, and once without; the current day determines which one is visible.
 */
export function NextStart({ course, children }: NextStartProps) {
  const today = useToday();
  const starts = knownStarts(course);
  if (starts.length === 0) return <Fragment>{children(undefined)}</Fragment>;
  return [...starts, undefined].map((next, index) => (
    <div key={next ?? ''} {...shownWithin({ from: starts[index - 1], until: next }, today)}>
      {children(next)}
    </div>
  ));
}

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
