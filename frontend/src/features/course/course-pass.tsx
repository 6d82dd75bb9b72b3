// A group course as a boarding pass: when, how long, how much, and whether it has already left.
import { type GroupCourse, euroAmount, hasStarted, STARTED_STATUS, startInWords } from '@school/catalog';
import type { ReactNode } from 'react';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { TrueBefore, useToday } from '#src/lib/today.tsx';
import { levelInk } from '#src/content/level-ink.ts';

interface CoursePassProps {
  readonly course: GroupCourse;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly brief?: boolean;
}

export function CoursePass({ course, action, headingLevel = 3, brief = false }: CoursePassProps) {
  const today = useToday();
  const { level, title, time, totalHours, priceEuro, seats, startVerified } = course;
  return (
    <>
      <TrueBefore words={(day) => hasStarted(course, day)} />
      <BoardingPass
        title={title}
        level={level}
        ink={levelInk[level]}
        headingLevel={headingLevel}
        brief={brief}
        fields={[
          { label: 'Inizio', value: startInWords(course) },
          { label: 'Orario', value: time },
          { label: 'Durata', value: `${totalHours} ore` },
          { label: 'Posti previsti', value: seats },
          { label: 'Prezzo', value: `${euroAmount(priceEuro)} euro` },
        ]}
        {...(hasStarted(course, today) && { status: STARTED_STATUS })}
        {...(!startVerified && { note: 'Giorno e data di inizio sono da confermare: chiedi in segreteria.' })}
        action={action}
      />
    </>
  );
}
