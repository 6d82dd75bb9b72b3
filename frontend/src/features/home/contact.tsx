import { Section } from '#src/components/ui/section.tsx';
import { emailHref, phoneHours, phoneHref, school } from '#src/content/school.ts';
import { HomeContactForm } from './home-contact-form.tsx';
import styles from './contact.module.css';

export function Contact() {
  const { address } = school;
  return (
    <Section id="contatti" tone="cielo" labelledBy="contatti-titolo" className={styles.columns}>
      <div className={styles.reach}>
        <h2 id="contatti-titolo">Ci vediamo in {address.street}</h2>
        <a className={styles.phone} href={phoneHref}>
          {school.phone}
        </a>
        <p>{phoneHours}</p>
        <dl>
          <div>
            <dt>Didattica</dt>
            <dd>
              <a href={emailHref}>{school.email}</a>
            </dd>
          </div>
          <div>
            <dt>Indirizzo</dt>
            <dd>
              {address.street}, {address.postalCode} {address.city}
            </dd>
          </div>
        </dl>
      </div>
      <HomeContactForm />
    </Section>
  );
}
