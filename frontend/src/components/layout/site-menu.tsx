// The menu that unrolls under the bar. A native popover: Escape and a click outside close it by themselves, a choice
// and leaving it by keyboard by the first script (bootstrap/menu.ts).
import { CONTACT_ANCHOR, menuEntries, moreMenuEntries } from '#src/content/navigation.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { LinkButton } from '#src/components/ui/button.tsx';
import { NavigationLink } from './navigation-link.tsx';
import styles from './site-menu.module.css';

export const MENU_ID = 'menu-principale';

export function SiteMenu() {
  return (
    // Takes the focus when it opens, and gives it back: from a button pressed by mouse WebKit's Tab would go past it.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <nav id={MENU_ID} popover="auto" tabIndex={-1} autoFocus className={styles.menu} aria-label="Menu principale">
      <div className={`${styles.inner} page-width`}>
        <ul role="list" className={styles.entries}>
          {menuEntries.map((entry) => (
            <li key={entry.label}>
              <NavigationLink {...entry} />
            </li>
          ))}
        </ul>
        <ul role="list" className={styles.more}>
          {moreMenuEntries.map((entry) => (
            <li key={entry.label}>
              <NavigationLink {...entry} />
            </li>
          ))}
        </ul>
        <div className={styles.aside}>
          <p>
            <span>
              Chiamaci, <PhoneHours />
            </span>
            <a className={styles.phone} href={phoneHref}>
              {school.phone}
            </a>
          </p>
          <LinkButton href={CONTACT_ANCHOR} variant="paper">
            Contattaci
          </LinkButton>
        </div>
      </div>
    </nav>
  );
}
