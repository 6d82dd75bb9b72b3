// Decoration: the clocks of several time zones, at three in the afternoon in Rome.
import styles from './world-clocks.module.css';

const clocks = [
  { city: 'New York', hour: 9 },
  { city: 'Londra', hour: 14 },
  { city: 'Roma', hour: 15 },
  { city: 'Tokyo', hour: 23 },
];
const ticks = Array.from({ length: 12 }, (_, index) => index * 30);
const isNight = (hour: number) => hour < 7 || hour > 20;

export function WorldClocks() {
  return (
    <div className={styles.clocks} aria-hidden="true" data-print="no">
      {clocks.map(({ city, hour }) => (
        <div
          key={city}
          className={styles.clock}
          data-night={isNight(hour) || undefined}
          data-here={city === 'Roma' || undefined}
        >
          <svg viewBox="0 0 100 100">
            <circle className={styles.face} cx="50" cy="50" r="48" />
            {ticks.map((angle) => (
              <path key={angle} d={angle % 90 === 0 ? 'M50 7v9' : 'M50 7v4.5'} transform={`rotate(${angle} 50 50)`} />
            ))}
            <path className={styles.hour} d="M50 57V27" transform={`rotate(${(hour % 12) * 30} 50 50)`} />
            <path className={styles.minute} d="M50 59V14" />
            <circle className={styles.pin} cx="50" cy="50" r="3.4" />
          </svg>
          <p>{city}</p>
        </div>
      ))}
    </div>
  );
}
