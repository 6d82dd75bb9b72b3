// What a page says of the next start of a course, on whatever day it is read.
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

/** Its children once for each start to come, and once without: the day decides which of them is in view. */
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

/** A start as pages write it. */
export const StartDay = ({ day }: { readonly day: string }) => (
  <>
    <time dateTime={day}>{dayInWords(day)}</time>
    <AsOfBuild />
  </>
);

interface DepartureProps {
  readonly course: GroupCourse;
  /** On its own page the button stands above the pass already. */
  readonly isOwnPage?: boolean;
  readonly ask: 'primary' | 'outline';
}

/** Leads a pass: the day, or what asks for it. */
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
