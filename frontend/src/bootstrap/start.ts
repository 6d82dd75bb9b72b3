// The entry script, the only one loaded at once. It handles the menu, the cookie notice and links. React and the page's
// code are loaded at the first interaction that needs them (hydrate-on-interaction.ts).
import '#src/styles/site.css';
import { watchAddress } from './address.ts';
import { prefetchNearForm } from './preload-code.ts';
import { defineCookieNotice } from '#src/features/cookie-consent/cookie-notice-element.ts';
import { serveLinks } from './links.ts';
import { serveMenu } from './menu.ts';
import { bringUpToDate } from './dates.ts';
import { hydrateOnInteraction, hydrate } from './hydrate-on-interaction.ts';
import { whenNear } from './when-near.ts';
import { watchChunkErrors } from '#src/lib/chunk-errors.ts';
import { onConsentChange, readConsent } from '#src/lib/cookie-consent.ts';

watchAddress();
watchChunkErrors();
bringUpToDate();
serveLinks();
serveMenu();
defineCookieNotice();
hydrateOnInteraction();
prefetchNearForm();
// The map opens without a click if the visitor has allowed it.
if (readConsent()?.preferences) whenNear('[data-map]', () => void hydrate());
else onConsentChange(() => readConsent()?.preferences && document.querySelector('[data-map]') && void hydrate());
