// The conversation, oldest turn first, as a live region. A reply is added once, when it is complete; until then it is
// only visible.
import { useState } from 'react';
import { greeting } from '#src/content/gaia.ts';
import type { Conversation } from './conversation.ts';
import type { FormOffer } from '#src/lib/open-form.ts';
import type { Spoken } from './panel-words.ts';
import type { RequestParts } from './request-parts.ts';
import styles from './turn-list.module.css';
import { TurnView } from './turn-view.tsx';

interface TurnListProps extends Spoken {
  readonly conversation: Conversation;
  readonly isWaiting: boolean;
  /** The part of the pending reply received so far. */
  readonly begun: string;
  readonly onStop: () => void;
  readonly onOpenForm: (form: FormOffer) => void;
  readonly onWish: ((wish: string) => void) | undefined;
  /** Of the card and its receipt; undefined until they are loaded. */
  readonly parts: RequestParts | undefined;
  /** ISO 639-1, of `words`. */
  readonly language: string;
}

export function TurnList({
  conversation: { startedAt, turns, card },
  words,
  lang,
  isWaiting,
  begun,
  onStop,
  onOpenForm,
  onWish,
  parts,
  language,
}: TurnListProps) {
  /** The receipt that takes the focus. */
  const [sentHere, setSentHere] = useState<string>();
  const shared = { onOpenForm, onWish, parts, sentHere };
  const shown = turns.map((turn, index) => (
    // The language of a question is known from its reply.
    <TurnView key={index} turn={turn} language={turn.language ?? turns[index + 1]?.language} {...shared} />
  ));
  if (card && parts)
    shown.splice(
      card.after,
      0,
      <parts.RequestCard key={card.key} card={card} language={language} isHeld={isWaiting} onSent={setSentHere} />,
    );
  return (
    <>
      <div role="log" aria-label="Conversazione con Gaia" className={styles.turns}>
        <TurnView turn={{ role: 'assistant', content: greeting, at: startedAt }} {...shared} />
        {shown}
      </div>
      {begun !== '' && (
        <div className={styles.turns} inert>
          <TurnView turn={{ role: 'assistant', content: begun, at: turns.at(-1)?.at ?? startedAt }} {...shared} />
        </div>
      )}
      <div className={styles.writing} lang={lang}>
        <div role="status">
          {isWaiting && (
            <p>
              {words.writing}
              <span className={styles.dots} aria-hidden="true" />
            </p>
          )}
        </div>
        {isWaiting && (
          <button type="button" onClick={onStop}>
            {words.stop}
          </button>
        )}
      </div>
    </>
  );
}
