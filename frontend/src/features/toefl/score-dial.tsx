// The score as the dial of an altimeter: from the lowest to the highest, a mark every five points.
import { toefl } from '@school/catalog';
import styles from './score-dial.module.css';

const [lowest, highest] = toefl.score;
const STEP = 5;
const LABEL_EVERY = 20;
/** The dial opens downwards: degrees from the vertical at either end. */
const OPENING = 140;

const marks = Array.from({ length: (highest - lowest) / STEP + 1 }, (_, index) => lowest + index * STEP);

/** Where a score stands on a circle around the middle of a square of 400. */
function at(score: number, radius: number): { x: number; y: number } {
  const angle = (((score - lowest) / (highest - lowest)) * 2 - 1) * OPENING * (Math.PI / 180);
  return {
    x: Math.round((200 + radius * Math.sin(angle)) * 10) / 10,
    y: Math.round((200 - radius * Math.cos(angle)) * 10) / 10,
  };
}

const line = (score: number) => {
  const outer = at(score, 168);
  const inner = at(score, score % LABEL_EVERY === 0 ? 142 : score % 10 === 0 ? 152 : 158);
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
};

export function ScoreDial() {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="194" className={styles.rim} />
        <circle cx="200" cy="200" r="184" className={styles.glass} />
        <path d={marks.map(line).join('')} className={styles.marks} />
        {marks
          .filter((score) => score % LABEL_EVERY === 0)
          .map((score) => (
            <text key={score} {...at(score, 119)}>
              {score}
            </text>
          ))}
        <path
          className={styles.plane}
          d="m197 296 3-8 3 8v18l22 14v6l-22-7v15l7 6v4l-10-3-10 3v-4l7-6v-15l-22 7v-6l22-14z"
        />
      </svg>
      <p>
        <strong>
          {lowest}-{highest}
        </strong>
        punteggio
      </p>
    </div>
  );
}
