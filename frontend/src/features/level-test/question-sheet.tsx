// One question of the level test: native radio buttons, and the digits as keyboard shortcuts while it has the focus.
import { Fragment, type KeyboardEvent, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { GAP } from './items.ts';
import { MOST_QUESTIONS, type Question } from './placement.ts';
import styles from './question-sheet.module.css';

interface QuestionSheetProps {
  readonly question: Question;
  /** Counted from 1. */
  readonly number: number;
  /** Called with the chosen option, or an empty text for "I don't know". */
  readonly onAnswer: (option: string) => void;
}

export function QuestionSheet({ question: { item, options }, number, onAnswer }: QuestionSheetProps) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const chooseByDigit = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    const radio = choices.current?.querySelectorAll<HTMLInputElement>('input')[Number(key) - 1];
    radio?.click();
    radio?.focus();
  };
  const lines = item.question.split('\n');
  return (
    <form
      aria-label="Test di livello"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(new FormData(event.currentTarget).get('risposta') as string);
      }}
    >
      <Progress number={number} />
      <fieldset
        ref={choices}
        role="radiogroup"
        className={styles.question}
        tabIndex={-1}
        data-start
        onKeyDown={chooseByDigit}
      >
        {/* All in the legend, so that screen readers read the question on focus. */}
        <legend>
          <span className={styles.count}>
            Domanda {number} di {MOST_QUESTIONS} al massimo.
          </span>{' '}
          {lines.map((line, index) => (
            <span key={line} lang="en" className={index === lines.length - 1 ? styles.asked : styles.text}>
              <WithGap>{line}</WithGap>{' '}
            </span>
          ))}
        </legend>
        {options.map((option, index) => (
          <Option key={option} digit={index + 1} value={option} lang="en" />
        ))}
        <Option digit={options.length + 1} value="" label="Non lo so" />
      </fieldset>
      <div className={`${styles.actions} actions`}>
        <Button type="submit">Avanti</Button>
        <p className={styles.keys}>Con la tastiera: da 1 a {options.length + 1}, poi Invio.</p>
      </div>
    </form>
  );
}

/** Decoration: the legend contains the progress as text. */
const Progress = ({ number }: { readonly number: number }) => (
  <div className={styles.progress} aria-hidden="true">
    {Array.from({ length: MOST_QUESTIONS }, (_, index) => (
      <i key={index} data-state={index + 1 < number ? 'done' : index + 1 === number ? 'here' : undefined} />
    ))}
  </div>
);

function WithGap({ children }: { readonly children: string }) {
  return children.split(GAP).map((words, index) => (
    <Fragment key={words}>
      {index > 0 && (
        <>
          <span className={styles.gap} aria-hidden="true" />
          <span className="visually-hidden">blank</span>
        </>
      )}
      {words}
    </Fragment>
  ));
}

interface OptionProps {
  readonly digit: number;
  readonly value: string;
  readonly label?: string;
  readonly lang?: 'en';
}

const Option = ({ digit, value, label = value, lang }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name="risposta" value={value} required />
    <span lang={lang}>{label}</span>
    <kbd aria-hidden="true">{digit}</kbd>
  </label>
);
