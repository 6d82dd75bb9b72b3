import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { corporateServices } from '#src/content/home.ts';
import styles from './corporate.module.css';

export function Corporate() {
  return (
    <Section tone="carta-scura" labelledBy="aziende-titolo" wide="second">
      <div>
        <SectionHeading id="aziende-titolo" title="Le lingue all’ordine del giorno">
          <p>Un colloquio per capire che cosa vi serve, poi un percorso costruito sul vostro lavoro.</p>
        </SectionHeading>
        <LinkButton href="/formazione-aziendale">Chiedi una consulenza</LinkButton>
      </div>
      <ul role="list" className={styles.list}>
        {corporateServices.map(({ title, text, duration }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.duration}>{duration}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
