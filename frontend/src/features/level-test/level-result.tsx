// The result of the level test: the level, and a boarding pass of the course for it.
import { type Level } from '@school/catalog';
import { useRouter } from '@tanstack/react-router';
import { Button, LinkButton } from '#src/components/ui/button.tsx';
import { groupCourse } from '#src/content/offer.ts';
import { CoursePass } from '#src/features/course/course-pass.tsx';
import { openForm } from '#src/lib/open-form.ts';
import styles from './level-result.module.css';
import type { Outcome, Placement } from './placement.ts';

/** What a learner can do at a level, according to the Common European Framework. */
const abilities: Readonly<Record<Outcome, string>> = {
  A1: 'Le prime frasi ci sono, il resto è da costruire.',
  A2: 'Te la cavi con frasi semplici, nelle situazioni di tutti i giorni.',
  B1: 'Ti fai capire in viaggio e racconti quello che ti succede.',
  B2: 'Conversi su molti argomenti e segui un discorso lungo.',
  C1: 'Usi la lingua con scioltezza, anche per studio e lavoro.',
  C2: 'Cogli le sfumature: manca solo il timbro.',
};

interface LevelResultProps {
  readonly placement: Placement;
  readonly onRestart: () => void;
}

export function LevelResult({ placement: { outcome, near, right, asked }, onRestart }: LevelResultProps) {
  const router = useRouter();
  const level: Level = outcome === 'A1' ? 'A2' : outcome;
  const course = groupCourse(level);
  const message = `Test di orientamento: ${outcome} (${right} di ${asked}). Mi interessa il corso ${course.title}.`;
  return (
    <section aria-labelledby={TITLE}>
      <h3 id={TITLE} className={styles.title} tabIndex={-1} data-start>
        Il tuo livello, per orientarti: {outcome}
      </h3>
      <p>{abilities[outcome]}</p>
      <p>
        {right} {right === 1 ? 'risposta giusta' : 'risposte giuste'} su {asked}.
        {near && ` Sei al confine con ${near}.`} È un’indicazione, non un certificato.
        {outcome === 'A1' && ' Se parti da zero chiedi del corso per principianti.'}
      </p>
      <CoursePass
        course={course}
        ask="outline"
        action={
          <LinkButton
            href="#contatti"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              void openForm(router, { href: '/corsi-inglese#contatti', values: { course: 'inglese', message } });
            }}
          >
            Parlane con la segreteria
          </LinkButton>
        }
      />
      <p className="actions">
        <LinkButton href={`/${course.slug}`} variant="outline" size="small">
          Vai al corso {course.title}
        </LinkButton>
        <Button variant="outline" size="small" onClick={onRestart}>
          Rifai il test
        </Button>
      </p>
    </section>
  );
}

const TITLE = 'esito-test-titolo';
