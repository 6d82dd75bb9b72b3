// What was said, oldest first. The list is a log: a reader hears each reply once, when it has come whole.
import { greeting } from '#src/content/gaia.ts';
import type { Conversation } from './conversation.ts';
import styles from './turn-list.module.css';
import { TurnView } from './turn-view.tsx';

interface TurnListProps {
  readonly conversation: Conversation;
  readonly isWaiting: boolean;
}

export function TurnList({ conversation: { startedAt, turns }, isWaiting }: TurnListProps) {
  return (
    <>
      <div role="log" aria-label="Conversazione con Gaia" aria-busy={isWaiting} className={styles.turns}>
        <TurnView turn={{ role: 'assistant', content: greeting, at: startedAt }} />
        {turns.map((turn, index) => (
          <TurnView key={index} turn={turn} />
        ))}
      </div>
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
