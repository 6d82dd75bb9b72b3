// A testimonial on a postcard, with a face if the owner has given one.
import type { ReactNode } from 'react';
import faces from '../../../../infra/school.json?pictures=voice';
import { Picture } from '#src/components/ui/picture.tsx';
import type { Testimonial } from '#src/content/testimonials.ts';
import styles from './voice.module.css';

/** Whether the faces are drawings, for a note beside them. */
export const areVoicesDrawn = Object.values(faces).some(({ isDrawing }) => isDrawing);

export function Voice({ testimonial: { name, role, quote } }: { readonly testimonial: Testimonial }): ReactNode {
  const face = faces[name];
  return (
    <figure className={styles.card}>
      <blockquote>«{quote}»</blockquote>
      <figcaption>
        {face && <Picture picture={face} sizes="4rem" className={styles.face} />}
        <span>
          {name}
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
