// A group course as a boarding pass: next start, duration, price.
import { type GroupCourse, courseHourEuro, euroAmount, startInWords } from '@school/catalog';
import type { ReactNode } from 'react';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { levelInk } from '#src/content/level-ink.ts';
import { Departure } from './next-start.tsx';

interface CoursePassProps {
  readonly course: GroupCourse;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly brief?: boolean;
  /** `outline` in lists. */
  readonly ask?: 'primary' | 'outline';
}

export function CoursePass({ course, action, headingLevel = 3, brief = false, ask = 'primary' }: CoursePassProps) {
  const { level, title, weekday, time, totalHours, priceEuro, seats, startVerified } = course;
  return (
    <BoardingPass
      title={title}
      level={level}
      ink={levelInk[level]}
      headingLevel={headingLevel}
      brief={brief}
      lead={<Departure course={course} ask={ask} isOwnPage={headingLevel === 2} />}
      fields={[
        { label: 'Giorno', value: weekday },
        { label: 'Orario', value: time },
        { label: 'Durata', value: `${totalHours} ore` },
        { label: 'Posti previsti', value: seats },
        {
          label: 'Prezzo',
          value: (
            <>
              {euroAmount(priceEuro)} euro <small>{euroAmount(courseHourEuro(course))} €/ora</small>
            </>
          ),
        },
      ]}
      note={
        <>
          Ultima partenza pubblicata: {startInWords(course).replace(/(\d) /, '$1\u00a0')}.
          {!startVerified && ' Giorno e data di inizio sono da confermare: chiedi in segreteria.'}
        </>
      }
      action={action}
    />
  );
}
