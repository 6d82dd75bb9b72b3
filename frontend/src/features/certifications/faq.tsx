import { certificationFaq } from '@school/catalog';
import { ArrowLink } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { offer } from '#src/content/offer.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './faq.module.css';

/** Native <details>, which open without a script. */
export function Faq() {
  const { examHelp, examPriceList } = school.links;
  return (
    <Section labelledBy="faq-titolo" wide="second">
      <div className={`${styles.aside} beside`}>
        <h2 id="faq-titolo" className="title-l">
          Domande frequenti
        </h2>
        <p>
          Ne hai un’altra? Chiama <a href={phoneHref}>{school.phone}</a> (<PhoneHours />
          ).
        </p>
        <div className="actions">
          {examHelp && <ArrowLink href={examHelp}>Assistenza per chi sostiene l’esame</ArrowLink>}
          {examPriceList && <ArrowLink href={examPriceList}>Listino degli esami</ArrowLink>}
        </div>
      </div>
      <div className={styles.list}>
        {certificationFaq(offer).map(({ question, answer, link }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
            {link && <ArrowLink href={link.href as SiteHref}>{link.label}</ArrowLink>}
          </details>
        ))}
      </div>
    </Section>
  );
}
