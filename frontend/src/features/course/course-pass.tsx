// A group course as a boarding pass: next start, price, places, hours.
import { type GroupCourse, courseHourEuro, euroAmount } from '@school/catalog';
import type { ReactNode } from 'react';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { levelInk } from '#src/content/level-ink.ts';
import { place } from '#src/content/school.ts';
import styles from './course-pass.module.css';
import { AskForPlace, Departure } from './next-start.tsx';

interface CoursePassProps {
  readonly course: GroupCourse;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** For lists: compact, and the button to ask for a place stands beside the other action. */
  readonly brief?: boolean;
  /** Whether to ask for a place is the page's next step. */
  readonly ask?: 'primary' | 'outline';
}

export function CoursePass({ course, action, headingLevel = 3, brief = false, ask = 'primary' }: CoursePassProps) {
  const { level, title, weekday, time, totalHours, priceEuro, seats } = course;
  const askForPlace = (
    <div data-print="no">
      <AskForPlace course={course} variant={ask} size={brief ? 'small' : 'regular'} />
    </div>
  );
  return (
    <BoardingPass
      from={place}
      title={title}
      level={level}
      ink={levelInk[level]}
      headingLevel={headingLevel}
      brief={brief}
      lead={
        <div className={styles.lead}>
          <Departure course={course} />
          {!brief && askForPlace}
        </div>
      }
      fields={[
        {
          label: 'Prezzo',
          value: (
            <>
              {euroAmount(priceEuro)} euro <small>{euroAmount(courseHourEuro(course))} €/ora</small>
            </>
          ),
        },
        { label: 'Posti previsti', value: seats },
        { label: 'Durata', value: `${totalHours} ore` },
        { label: 'Giorno', value: weekday },
        { label: 'Orario', value: time },
      ]}
      action={
        <>
          {brief && askForPlace}
          {action}
        </>
      }
    />
  );
}
