// Actions for the last reply: copy and rate it. They are outside the log, because changes of the log are announced.
import { type SyntheticEvent, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { Turn } from './conversation.ts';
import { plainText } from './markdown.ts';
import type { PanelWords, Spoken } from './panel-words.ts';
import styles from './reply-actions.module.css';

interface ReplyActionsProps extends Spoken {
  readonly reply: Turn;
  readonly onJudge: (useful: boolean, share: boolean) => void;
}

export function ReplyActions({ reply, words, lang, onJudge }: ReplyActionsProps) {
  // Only replies with information can be rated, not a handover to a person or a question for the name.
  const hasTold = Boolean(reply.sources?.length || reply.cards?.length);
  return (
    <div className={styles.actions} lang={lang}>
      {/* Browsers have no clipboard over plain http. */}
      {'clipboard' in navigator && <Copy text={plainText(reply.content, location.origin)} words={words} />}
      {hasTold && <Verdict useful={reply.useful} words={words} onJudge={onJudge} />}
    </div>
  );
}

function Copy({ text, words }: { readonly text: string; readonly words: PanelWords }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={styles.quiet}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      <span role="status">{isCopied ? words.copied : ''}</span>
      {!isCopied && words.copy}
    </button>
  );
}

interface VerdictProps extends Pick<ReplyActionsProps, 'words' | 'onJudge'> {
  readonly useful: boolean | undefined;
}

function Verdict({ useful, words, onJudge }: VerdictProps) {
  const [isNo, setNo] = useState(false);
  function sendNo(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    onJudge(false, new FormData(event.currentTarget).has('share'));
  }
  return (
    <>
      <p className={styles.question}>
        {useful === undefined ? words.isUseful : ''}
        <span role="status">{useful === undefined ? '' : words.thanks}</span>
        {useful === undefined && (
          <span>
            <button type="button" className={styles.answer} onClick={() => onJudge(true, false)}>
              {words.yes}
            </button>
            <button type="button" className={styles.answer} aria-expanded={isNo} onClick={() => setNo(!isNo)}>
              {words.no}
            </button>
          </span>
        )}
      </p>
      {isNo && useful === undefined && (
        <form className={styles.share} onSubmit={sendNo}>
          <label>
            <input type="checkbox" name="share" /> {words.share}
          </label>
          <Button type="submit" variant="outline" size="small">
            {words.send}
          </Button>
        </form>
      )}
    </>
  );
}
