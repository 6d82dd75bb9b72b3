import { CallUs } from '#src/components/school/call-us.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import venue from '../../../../infra/school.json?pictures=venue';
import { Steps } from '#src/components/ui/steps.tsx';
import { Picture } from '#src/components/ui/picture.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { afterSending } from '#src/content/after-sending.ts';
import { addressLine, emailHref, school, whatsappHref } from '#src/content/school.ts';
import { HomeContactForm } from './home-contact-form.tsx';
import styles from './contact.module.css';

export function Contact() {
  return (
    <Section id="contatti" tone="cielo" labelledBy="contatti-titolo" wide="second">
      <div className={`${styles.reach} beside`}>
        <h2 id="contatti-titolo" className="title-l">
          Ci vediamo in&nbsp;{school.address.street}
        </h2>
        <CallUs />
        <DescriptionList
          rows={[
            { label: 'Didattica', value: <a href={emailHref}>{school.email}</a> },
            { label: 'Indirizzo', value: addressLine },
          ]}
        />
        {whatsappHref && (
          <p className={styles.message}>
            <SiteLink href={whatsappHref}>Scrivici su WhatsApp</SiteLink>
          </p>
        )}
        <div className={styles.after}>
          <h3>Che cosa succede dopo</h3>
          <Steps steps={afterSending} />
        </div>
        {venue && <Picture picture={venue} sizes="(width < 60rem) 91vw, 32rem" className={styles.venue} />}
      </div>
      <HomeContactForm />
    </Section>
  );
}
