// The entry script, the only one a page loads at once, and all that a page needs to be read: its menu, its cookie
// notice, its links. React and the page's code are loaded with the first interaction that only they can answer
// (hydrate-on-interaction.ts).
import '#src/styles/site.css';
import { defineCookieNotice } from '#src/features/cookie-consent/cookie-notice-element.ts';
import { serveLinks } from './links.ts';
import { serveMenu } from './menu.ts';
import { bringUpToDate } from './dates.ts';
import { hydrateOnInteraction, hydrate } from './hydrate-on-interaction.ts';
import { whenNear } from './when-near.ts';
import { watchChunkErrors } from '#src/lib/chunk-errors.ts';
import { onConsentChange, readConsent } from '#src/lib/cookie-consent.ts';

watchChunkErrors();
bringUpToDate();
serveLinks();
serveMenu();
defineCookieNotice();
hydrateOnInteraction();
// A map that was allowed once for all opens by itself.
if (readConsent()?.preferences) whenNear('[data-map]', () => void hydrate());
else onConsentChange(() => readConsent()?.preferences && document.querySelector('[data-map]') && void hydrate());
