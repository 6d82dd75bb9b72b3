// Three voices on three postcards. The block is also what "Chi siamo" leads to.
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { testimonials } from '#src/content/home.ts';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <Section id="chi-siamo" labelledBy="chi-siamo-titolo" guilloche>
      <SectionHeading id="chi-siamo-titolo" title="Cartoline di chi è partito da qui">
        <p>Siamo a Prati da oltre 40 anni. Chi è passato dalle nostre aule lo racconta meglio di noi.</p>
      </SectionHeading>
      <ul role="list" className={styles.cards}>
        {testimonials.map(({ name, role, quote }) => (
          <li key={role}>
            <figure className={styles.card}>
              <blockquote>«{quote}»</blockquote>
              <figcaption>
                {name}
                <span>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Testimonianze raccolte dalla scuola.</p>
    </Section>
  );
}
