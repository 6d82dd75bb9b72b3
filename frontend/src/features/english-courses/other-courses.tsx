// The other courses as a sheet of postage stamps.
import { ArrowLink } from '#src/components/ui/button.tsx';
import { Postage } from '#src/components/ui/postage.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { otherCourses } from '#src/content/english-courses.ts';
import { bound } from '#src/lib/bound.ts';
import styles from './other-courses.module.css';

export function OtherCourses() {
  return (
    <Section id="altri-corsi" labelledBy="altri-corsi-titolo">
      <SectionHeading id="altri-corsi-titolo" title="Altri corsi, stessa segreteria">
        <p>Per chi comincia adesso, per chi ha sei anni, per chi ha un’azienda.</p>
      </SectionHeading>
      <ul role="list" className={styles.sheet}>
        {otherCourses.map(({ title, text, art, href, action }) => (
          <li key={title}>
            <Postage art={art} />
            <div>
              <h3>{bound(title)}</h3>
              <p>{text}</p>
              <ArrowLink href={href}>
                {action}
                <span className="visually-hidden">: {title}</span>
              </ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
