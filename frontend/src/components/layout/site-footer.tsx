// The footer of every page: site map, legal data of the school, and a decorative line.
import { footerColumns, socialEntries } from '#src/content/navigation.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { MachineLine } from './machine-line.tsx';
import { Mark } from './mark.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { SocialIcon } from './social-icon.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { address } = school;
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inner} page-width`}>
        <div className={styles.school}>
          <Mark className={styles.mark} />
          <p className={styles.name}>{school.name}</p>
          <address>
            {address.street}
            <br />
            {address.postalCode} {address.city} {address.district}
          </address>
          <p>
            <a href={phoneHref}>{school.phone}</a>
            <br />
            <PhoneHours />
          </p>
          <p>
            <a href={emailHref}>{school.email}</a>
          </p>
        </div>

        <nav id="mappa-del-sito" className={styles.map} aria-label="Mappa del sito">
          {footerColumns.map(({ title, entries }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul role="list">
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <NavigationLink {...entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>

        <div className={styles.legal}>
          <p>
            {school.legalName} · C.F. {school.taxCode} · P.&nbsp;IVA {school.vatNumber} · {school.companyRegister}
          </p>
          <p>{school.ministryRecognition}</p>
          <ul role="list" className={styles.small}>
            {socialEntries.map(({ network, href }) => (
              <li key={network}>
                <SiteLink href={href}>
                  <SocialIcon network={network} />
                </SiteLink>
              </li>
            ))}
            <li>
              {/* See features/cookie-consent. */}
              <button type="button" data-cookie="details">
                Preferenze cookie
              </button>
            </li>
          </ul>
          {school.demo && (
            <p>Sito dimostrativo: la scuola, i recapiti, le date, le testimonianze e i collegamenti sono inventati.</p>
          )}
        </div>
      </div>
      {/* Describes the links in the text of consents. */}
      <p id="nuova-scheda" hidden>
        si apre in una nuova scheda
      </p>
      <MachineLine words={['I', 'ROMA PRATI', '', 'IMPARA', 'CERTIFICA', 'CONQUISTA IL MONDO']} />
    </footer>
  );
}
