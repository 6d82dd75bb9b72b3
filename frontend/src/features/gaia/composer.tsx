// The message input. Enter sends, Shift+Enter starts a new line; a blank message is not sent.
import { CHAT_LIMITS } from '@school/contracts';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId } from 'react';
import { useStore } from '#src/lib/use-store.ts';
import styles from './composer.module.css';
import { draft } from './draft.ts';
import type { Spoken } from './panel-words.ts';

/** The number of remaining characters from which the limit is shown. */
const ROOM_WORTH_TELLING = 200;
/** The key code that Safari reports for the Enter that ends a composition, when `isComposing` is already false. */
const COMPOSITION_KEY = 229;

interface ComposerProps extends Spoken {
  /** While a reply is pending nothing can be written or sent. */
  readonly isWaiting: boolean;
  /** The conversation has reached its limit. */
  readonly isFull: boolean;
  readonly describedBy: string | undefined;
  readonly onSend: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

export function Composer({ words, lang, isWaiting, isFull, describedBy, onSend, ref }: ComposerProps) {
  const text = useStore(draft, '');
  const id = useId();
  const room = CHAT_LIMITS.characters - text.length;
  const isNearLimit = room <= ROOM_WORTH_TELLING;

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (isWaiting || isFull || text.trim() === '') return;
    onSend(text.trim());
    draft.set('');
  }

  function sendOnEnter(event: KeyboardEvent): void {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing && keyCode !== COMPOSITION_KEY) send(event);
  }

  return (
    <form className={styles.composer} lang={lang} onSubmit={send}>
      <label className="visually-hidden" htmlFor={id}>
        {words.input}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={1}
        placeholder={words.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        maxLength={CHAT_LIMITS.characters}
        aria-describedby={[describedBy, isNearLimit && `${id}r`].filter(Boolean).join(' ') || undefined}
        disabled={isWaiting || isFull}
        value={text}
        onChange={(event) => draft.set(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className={styles.send} aria-label={words.send} disabled={isWaiting || isFull}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5 21 12 4 19.5 6.5 12zM6.5 12H13" />
        </svg>
      </button>
      {isNearLimit && (
        <p className={styles.room} id={`${id}r`} lang="it">
          {room === 0 ? 'Hai raggiunto il limite di caratteri.' : `Caratteri ancora disponibili: ${room}.`}
        </p>
      )}
    </form>
  );
}
