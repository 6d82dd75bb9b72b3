// The way to the certificate: five stops along a line.
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { steps } from './content.ts';
import styles from './route.module.css';

export function Route() {
  return (
    <Section labelledBy="percorso-titolo">
      <SectionHeading id="percorso-titolo" title="Cinque fermate fino al certificato" />
      <ol role="list" className={styles.stops}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
