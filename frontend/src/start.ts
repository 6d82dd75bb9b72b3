// The entry script, the only one a page loads at once, and all that a page needs to be read: its menu, its cookie
// notice, its links. React and the page's code are loaded with the first interaction that only they can answer
// (first-script/hydrate.ts).
import '#src/styles/site.css';
import { fetchAheadWhenQuiet } from './first-script/code-of-page.ts';
import { serveCookieNotice } from './first-script/cookie-notice.ts';
import { serveLinks } from './first-script/links.ts';
import { serveMenu } from './first-script/menu.ts';
import { servePrinting } from './first-script/print.ts';
import { bringUpToDate, fillFromAddress } from './first-script/prerendered-page.ts';
import { shouldHydrateAtOnce } from './first-script/hydrate-at-once.ts';
import { hydrateOnInteraction, hydrate } from './first-script/hydrate.ts';
import { tellOfCode } from './first-script/trouble.ts';
import { whenNear } from './first-script/when-near.ts';
import { onConsentChange, readConsent } from './lib/cookie-consent.ts';
import { leaveOwnChecks } from './lib/own-checks.ts';

bringUpToDate();
fillFromAddress();
leaveOwnChecks();
serveLinks();
serveMenu();
servePrinting();
serveCookieNotice();
hydrateOnInteraction();
fetchAheadWhenQuiet();
// After a reload for code that is gone all the same, what was pressed before it is still without an answer.
if (shouldHydrateAtOnce()) void hydrate().then((isHydrated) => (isHydrated ? undefined : tellOfCode()));
// A map that was allowed once for all opens by itself.
if (readConsent()?.preferences) whenNear('[data-map]', () => void hydrate());
else onConsentChange(() => readConsent()?.preferences && document.querySelector('[data-map]') && void hydrate());
