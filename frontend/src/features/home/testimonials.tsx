// Testimonials on postcards; the target of "Chi siamo".
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Voice, areVoicesDrawn } from '#src/components/school/voice.tsx';
import { claims } from '#src/content/offer.ts';
import { school } from '#src/content/school.ts';
import { testimonials } from '#src/content/testimonials.ts';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <Section id="chi-siamo" labelledBy="chi-siamo-titolo" guilloche>
      <SectionHeading id="chi-siamo-titolo" title="Cartoline di chi è partito da qui">
        <p>
          Siamo a {school.address.district} da oltre {claims.yearsOfExperience} anni. Chi è passato dalle nostre aule lo
          racconta meglio di noi.
        </p>
      </SectionHeading>
      <ul role="list" className={styles.cards}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.role}>
            <Voice testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>Testimonianze raccolte dalla scuola.</p>
      {areVoicesDrawn && <p className={styles.drawn}>I volti sono disegnati.</p>}
    </Section>
  );
}
