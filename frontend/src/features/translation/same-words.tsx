// Decoration: one sentence in the languages of the school, as on the data page of a passport.
import { Stamp } from '#src/components/ui/stamp.tsx';
import { claims } from '#src/content/offer.ts';
import { place } from '#src/content/school.ts';
import styles from './same-words.module.css';

const sentence = [
  { code: 'ITA', words: 'Ci siamo capiti.' },
  { code: 'ENG', words: 'We understood each other.' },
  { code: 'FRA', words: 'On s’est compris.' },
  { code: 'ESP', words: 'Nos hemos entendido.' },
  { code: 'DEU', words: 'Wir haben uns verstanden.' },
];

export function SameWords() {
  return (
    <div className={styles.holder} aria-hidden="true" data-print="no">
      <div className={styles.page}>
        <p className={styles.head}>
          <span>Lingue / Languages / Langues</span>
          <span>Idiomas / Sprachen</span>
        </p>
        <dl>
          {sentence.map(({ code, words }) => (
            <div key={code} className={styles.line}>
              <dt>{code}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Stamp
        className={styles.stamp}
        center={`${claims.languages}+`}
        top="Lingue"
        bottom={place}
        ink="pino"
        tilt="right"
      />
    </div>
  );
}
