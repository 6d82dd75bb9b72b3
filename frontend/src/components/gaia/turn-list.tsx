// What was said, oldest first. It is a log: what is added to it is announced. A reply comes into it once, whole; while it is being
// written it is only seen.
import { greeting } from '#src/content/gaia.ts';
import type { Conversation } from './conversation.ts';
import type { FormOffer } from './open-form.ts';
import styles from './turn-list.module.css';
import { TurnView } from './turn-view.tsx';

interface TurnListProps {
  readonly conversation: Conversation;
  readonly isWaiting: boolean;
  /** What has come of the reply that is being written. */
  readonly begun: string;
  readonly onOpenForm: (form: FormOffer) => void;
}

export function TurnList({ conversation: { startedAt, turns }, isWaiting, begun, onOpenForm }: TurnListProps) {
  return (
    <>
      <div role="log" aria-label="Conversazione con Gaia" className={styles.turns}>
        <TurnView turn={{ role: 'assistant', content: greeting, at: startedAt }} onOpenForm={onOpenForm} />
        {turns.map((turn, index) => (
          <TurnView key={index} turn={turn} onOpenForm={onOpenForm} />
        ))}
      </div>
      {begun !== '' && (
        <div className={styles.turns} inert>
          <TurnView turn={{ role: 'assistant', content: begun, at: turns.at(-1)?.at ?? startedAt }} onOpenForm={onOpenForm} />
        </div>
      )}
      <div role="status" className={styles.writing}>
        {isWaiting && (
          <p>
            Gaia sta scrivendo
            <span className={styles.dots} aria-hidden="true" />
          </p>
        )}
      </div>
    </>
  );
}
