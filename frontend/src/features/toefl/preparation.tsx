import { ArrowLink } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { bookingHref, preparationOptions } from './content.ts';
import styles from './preparation.module.css';

export function Preparation() {
  return (
    <Section labelledBy="preparazione-titolo">
      <SectionHeading id="preparazione-titolo" title="Come ci arrivi preparato">
        <p>Tre modi di fare la valigia, secondo il tempo che hai.</p>
      </SectionHeading>
      <ul role="list" className={styles.options}>
        {preparationOptions.map(({ title, figure, unit, text, action }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.figure}>
              {figure} {unit && <span>{unit}</span>}
            </p>
            <p>{text}</p>
            <ArrowLink href={bookingHref}>{action}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
