// The announcements of a screen reader: the name and description of each focused element, and changes of live regions.
import type { Page } from 'playwright/test';

export interface Heard {
  /** `focus` and `assertive` interrupt an announcement, `polite` waits. */
  readonly how: 'focus' | 'assertive' | 'polite';
  readonly words: string;
}

/** Starts to record; to be called before the page is opened. The list grows with each announcement. */
export async function listen(page: Page): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('tellOfSpeech', (said: Heard) => heard.push(said));
  await page.addInitScript(() => {
    const { tellOfSpeech } = globalThis as unknown as { tellOfSpeech: (said: { how: string; words: string }) => void };
    const say = (how: string, words: string | null | undefined) => {
      const text = (words ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '') tellOfSpeech({ how, words: text });
    };
    const byIds = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLInputElement;
      const name =
        element.getAttribute('aria-label') ??
        (byIds(element.getAttribute('aria-labelledby')).trim() ||
          [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' '));
      say('focus', `${name} ${byIds(element.getAttribute('aria-describedby'))}`);
    });
    const LIVE = '[aria-live], [role=alert], [role=status], [role=log]';
    const politeness = (region: Element) =>
      region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          // A live region that is inserted with its parent announces only its own text.
          const inner = node instanceof Element ? node.querySelector(LIVE) : null;
          const region = element?.closest(LIVE) ?? inner;
          if (region && region.closest('[inert], [aria-hidden=true]') === null && politeness(region) !== 'off')
            say(politeness(region), (region === inner ? inner : node).textContent);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}
