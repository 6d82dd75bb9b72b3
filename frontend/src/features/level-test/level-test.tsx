// The level test: one question after the other, then the result. Nothing is sent or stored.
import { useEffect, useRef, useState } from 'react';
import { LevelResult } from './level-result.tsx';
import styles from './level-test.module.css';
import { type Answer, nextQuestion, placementOf } from './placement.ts';
import { QuestionSheet } from './question-sheet.tsx';

interface Sitting {
  readonly seed: number;
  readonly answers: readonly Answer[];
}

const newSitting = (): Sitting => ({ seed: Math.floor(Math.random() * 2 ** 32), answers: [] });

/** The test of this document, kept in memory while the visitor looks at other pages. */
let kept: Sitting | undefined;

export function LevelTest() {
  const [sitting, setSitting] = useState(() => kept ?? newSitting());
  const { seed, answers } = sitting;
  const question = nextQuestion(seed, answers);
  const sheet = useRef<HTMLDivElement>(null);
  // Focuses the next part after a start or an answer, but not when the visitor comes back to the page.
  const leads = useRef(kept !== sitting);
  useEffect(() => {
    kept = sitting;
    if (leads.current) sheet.current?.querySelector<HTMLElement>('[data-start]')?.focus();
    leads.current = true;
  }, [sitting]);
  return (
    <div ref={sheet} className={styles.sheet}>
      {question ? (
        <QuestionSheet
          key={question.item.id}
          question={question}
          number={answers.length + 1}
          onAnswer={(option) => {
            const { item } = question;
            setSitting({ seed, answers: [...answers, { item, isRight: option === item.key }] });
          }}
        />
      ) : (
        <LevelResult placement={placementOf(answers)} onRestart={() => setSitting(newSitting())} />
      )}
    </div>
  );
}
