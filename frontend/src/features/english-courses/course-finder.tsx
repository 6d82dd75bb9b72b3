// Three questions and a recommended course, with native radio buttons. Nothing is sent or stored.
import { useRef, useState } from 'react';
import { ArrowLink, Button } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { groupCourses } from '#src/content/offer.ts';
import { levelTestHref } from '#src/content/school.ts';
import { useEarlyChoices } from '#src/lib/early-choices.ts';
import { FinderAdvice } from './finder-advice.tsx';
import { type Answers, finderQuestions, type Question } from './finder-questions.ts';
import styles from './course-finder.module.css';

const questions = Object.keys(finderQuestions) as Question[];

const isComplete = (answers: Partial<Answers>): answers is Answers =>
  questions.every((question) => answers[question] !== undefined);

export function CourseFinder() {
  return (
    <Section id="trova-corso" tone="inchiostro" labelledBy="trova-corso-titolo">
      <SectionHeading id="trova-corso-titolo" title="Quale corso fa per te?">
        <p className={styles.scripted}>Tre domande, venti secondi. Le risposte restano in questa pagina.</p>
      </SectionHeading>
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <Questions />
      <p className={styles.scripted}>
        <ArrowLink href="#preparazione-cambridge">Oppure guarda tutti i corsi</ArrowLink>
      </p>
    </Section>
  );
}

/**
 * A separate component inside the section's hydration boundary: effects outside of it would run before its fields
 * exist.
 */
function Questions() {
  const [answers, setAnswers] = useState<Partial<Answers>>({});
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, setAnswers);
  const left = questions.filter((question) => answers[question] === undefined).length;
  return (
    <form
      ref={form}
      className={`${styles.desk} ${styles.scripted}`}
      aria-label="Trova il tuo corso"
      onSubmit={(event) => event.preventDefault()}
      onReset={() => setAnswers({})}
    >
      {questions.map((question, index) => (
        <fieldset key={question} className={styles.question}>
          <legend>
            <span aria-hidden="true">{index + 1}</span> {finderQuestions[question].legend}
          </legend>
          {Object.entries(finderQuestions[question].options).map(([value, label]) => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name={question}
                value={value}
                checked={answers[question] === value}
                onChange={() => setAnswers((given) => ({ ...given, [question]: value }))}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.answer} aria-live="polite">
        {isComplete(answers) ? (
          <>
            <FinderAdvice answers={answers} />
            <p className={styles.after}>
              È un’indicazione: il livello lo dice <SiteLink href={levelTestHref}>il test</SiteLink>.{' '}
              <SiteLink href="#contatti">Chiedici un consiglio</SiteLink>
            </p>
            <Button type="reset" variant="outline" size="small">
              Ricomincia
            </Button>
          </>
        ) : (
          <p className={styles.waiting}>
            {left === questions.length
              ? 'Qui si stampa il tuo biglietto.'
              : left === 1
                ? 'Ancora una domanda.'
                : `Ancora ${left} domande.`}
          </p>
        )}
      </div>
    </form>
  );
}

/** Only in the prerendered page: React does not render children of `<noscript>` in a browser. */
function WithoutScript() {
  return (
    <>
      <p>Questi sono i corsi, dal più semplice al più avanzato:</p>
      <ul className={styles.plain}>
        {groupCourses.map((course) => (
          <li key={course.slug}>
            <a href={`/${course.slug}`}>Corso {course.title}</a>: {course.weekday}, {course.time}
          </li>
        ))}
        <li>
          <a href="/preparazione-individuale">Preparazione individuale</a>
        </li>
      </ul>
    </>
  );
}
