// An ornament: a science lesson in English, left on the board.
import styles from './blackboard.module.css';

export function Blackboard() {
  return (
    <div className={styles.board} aria-hidden="true">
      <svg viewBox="0 0 520 380">
        <text x="36" y="58" className={styles.title}>
          Photosynthesis
        </text>
        <path d="M36 72c60-5 130 4 214-3" />
        <g className={styles.sun}>
          <circle cx="416" cy="104" r="33" />
          <path d="M416 52V38M416 170v-14M364 104h-14M482 104h-14M379 67l-10-10M463 151l-10-10M453 67l10-10M379 141l-10 10" />
        </g>
        <path d="M348 132c-22 14-42 28-64 46m2-13-3 14 14-2" />
        <text x="300" y="128">
          light
        </text>
        <g>
          <path d="M206 318c2-34 0-62 4-108" />
          <path
            className={styles.leaf}
            d="M209 236c-34 6-66-6-82-34 34-8 68 4 82 34zM209 268c30 8 60-2 76-28-30-10-62 0-76 28zM210 210c-10-22-4-44 14-60
              14 22 8 46-14 60z"
          />
          <path d="M209 236c-24-8-46-18-66-28M209 268c24-6 42-14 58-22M211 206c4-16 8-28 12-42" />
          <path d="M120 320c52-6 120 4 184-2M206 320c-8 14-20 22-34 28M206 320c4 14 14 24 28 30M204 320c-2 12-4 20-8 32" />
        </g>
        <path d="M92 352c22 2 38 0 58-8m-13-3 14 2-8 12" />
        <text x="30" y="342">
          water
        </text>
        <path d="M296 254c24-8 48-10 74-4m-11-9 12 9-14 8" />
        <text x="382" y="256">
          oxygen
        </text>
        <path d="M40 196c20 2 40 4 72 2m-10-8 11 8-12 7" />
        <text x="30" y="182">
          CO₂
        </text>
      </svg>
      <span className={styles.ledge} />
    </div>
  );
}
