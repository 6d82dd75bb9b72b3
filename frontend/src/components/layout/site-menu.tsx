// The menu under the bar, a native popover. The browser closes it on Escape and on clicks outside; bootstrap/menu.ts
// closes it after a choice and when the keyboard focus leaves it.
import { CONTACT_ANCHOR, menuEntries, moreMenuEntries } from '#src/content/navigation.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { LinkButton } from '#src/components/ui/button.tsx';
import { NavigationLink } from './navigation-link.tsx';
import styles from './site-menu.module.css';

export const MENU_ID = 'menu-principale';

export function SiteMenu() {
  return (
    // The menu gets the focus when it opens: after a mouse click on the button, Tab in WebKit would skip it.
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
