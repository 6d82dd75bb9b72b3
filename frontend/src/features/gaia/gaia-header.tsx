import face from '#src/assets/art/gaia.svg';
import styles from './gaia-header.module.css';
import type { Spoken } from './panel-words.ts';

interface GaiaHeaderProps extends Spoken {
  readonly onClose: () => void;
  /** Absent while the conversation is empty. */
  readonly onRestart: (() => void) | undefined;
}

/** Gaia's name, and that she is a machine. */
export function GaiaHeader({ words, lang, onClose, onRestart }: GaiaHeaderProps) {
  return (
    <div className={styles.header}>
      <img src={face} alt="" width="44" height="44" />
      <div>
        <h2>Gaia</h2>
        <p>Assistente virtuale (IA)</p>
      </div>
      {onRestart && (
        <button type="button" className={styles.restart} lang={lang} onClick={onRestart}>
          {words.restart}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Chiudi la chat" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
