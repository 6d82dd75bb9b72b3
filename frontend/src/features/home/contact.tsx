import { Section } from '#src/components/ui/section.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import venue from '../../../../infra/school.json?pictures=venue';
import { Picture } from '#src/components/ui/picture.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { PhoneHours } from '#src/components/ui/phone-hours.tsx';
import { emailHref, phoneHref, school, whatsappHref } from '#src/content/school.ts';
import { HomeContactForm } from './home-contact-form.tsx';
import styles from './contact.module.css';

export function Contact() {
  const { address } = school;
  return (
    <Section id="contatti" tone="cielo" labelledBy="contatti-titolo" className={styles.columns}>
      <div className={styles.reach}>
        <h2 id="contatti-titolo">Ci vediamo in&nbsp;{address.street}</h2>
        <a className={styles.phone} href={phoneHref}>
          {school.phone}
        </a>
        <p>
          <PhoneHours />
        </p>
        <DescriptionList
          rows={[
            { label: 'Didattica', value: <a href={emailHref}>{school.email}</a> },
            { label: 'Indirizzo', value: `${address.street}, ${address.postalCode} ${address.city}` },
          ]}
        />
        {whatsappHref && (
          <p className={styles.message}>
            <SiteLink href={whatsappHref}>Scrivici su WhatsApp</SiteLink>
          </p>
        )}
        {venue && <Picture picture={venue} sizes="(width < 60rem) 91vw, 32rem" className={styles.venue} />}
      </div>
      <HomeContactForm />
    </Section>
  );
}
