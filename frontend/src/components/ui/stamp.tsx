// An ink stamp, used for certificates, levels and dates.
import { useId } from 'react';
import styles from './stamp.module.css';

interface StampProps {
  /** The large word in the middle: a level, a figure. */
  readonly center: string;
  /** Words along the upper and lower arc; about twenty letters each. */
  readonly top?: string;
  readonly bottom?: string;
  readonly shape?: 'round' | 'hexagon';
  readonly ink?: 'rosso' | 'pino' | 'inchiostro';
  readonly tilt?: 'left' | 'right' | 'none';
  /** The accessible name; without it the stamp is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const hexagon = (radius: number) =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(100 + radius * Math.cos(angle)).toFixed(1)},${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

export function Stamp({
  center,
  top,
  bottom,
  shape = 'round',
  ink = 'rosso',
  tilt = 'left',
  label,
  className,
}: StampProps) {
  const id = useId();
  return (
    <svg
      className={[styles.stamp, className].filter(Boolean).join(' ')}
      data-ink={ink}
      data-tilt={tilt}
      viewBox="0 0 200 200"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <path id={`${id}t`} d={shape === 'round' ? 'M30 100a70 70 0 0 1 140 0' : 'M41 100a59 59 0 0 1 118 0'} />
        <path id={`${id}b`} d={shape === 'round' ? 'M22 100a78 78 0 0 0 156 0' : 'M30 100a70 70 0 0 0 140 0'} />
      </defs>
      <g fill="none" stroke="currentColor">
        {shape === 'round' ? (
          <>
            <circle cx="100" cy="100" r="96" strokeWidth="4" />
            <circle cx="100" cy="100" r="89" strokeWidth="1.25" />
            <circle cx="100" cy="100" r="58" strokeWidth="1.25" />
          </>
        ) : (
          <>
            <polygon points={hexagon(97)} strokeWidth="4" strokeLinejoin="round" />
            <polygon points={hexagon(89)} strokeWidth="1.25" />
            <circle cx="100" cy="100" r="52" strokeWidth="1.25" />
          </>
        )}
      </g>
      <g fill="currentColor" textAnchor="middle">
        <text className={styles.arc} data-shape={shape}>
          {top && (
            <textPath href={`#${id}t`} startOffset="50%">
              {top}
            </textPath>
          )}
          {bottom && (
            <textPath href={`#${id}b`} startOffset="50%">
              {bottom}
            </textPath>
          )}
        </text>
        <text
          className={styles.center}
          x="100"
          y="100"
          dominantBaseline="central"
          textLength={center.length > 3 ? 92 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {center}
        </text>
      </g>
    </svg>
  );
}
