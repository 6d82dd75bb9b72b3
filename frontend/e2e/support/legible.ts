// Finds text that is clipped and focused elements that are covered, at a given size. Runs in the page.
import type { Locator, Page } from 'playwright/test';

/** The text spacing of WCAG 1.4.12. */
export const READERS_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { ' +
  'margin-bottom: 2em !important }';
/** Text twice as large as usual. */
export const LARGE_LETTERS = 'html { font-size: 200% !important }';

/** Applies a user style sheet, which the site's content security policy does not block. */
export const setReadersStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, css);

/** Texts that are clipped by the viewport or by a box with hidden overflow. Decorative text is ignored. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const DECORATIVE_OR_HIDDEN = '[aria-hidden=true], .visually-hidden, noscript, script, style, svg';
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    interface Edges {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const NONE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const narrower = (one: Edges, other: Edges): Edges => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    // The common area of all boxes around a text, computed once for each box.
    const known = new Map<Element, Edges>([[document.documentElement, { ...NONE, left: 0, right: innerWidth }]]);
    const edgesAround = (box: Element | null): Edges => {
      if (!box) return NONE;
      const measured = known.get(box);
      if (measured) return measured;
      const { overflowX, overflowY } = getComputedStyle(box);
      const own = hides(overflowX) || hides(overflowY) ? box.getBoundingClientRect() : NONE;
      const edges = narrower(edgesAround(box.parentElement), {
        ...NONE,
        ...(hides(overflowX) && { left: own.left, right: own.right }),
        ...(hides(overflowY) && { top: own.top, bottom: own.bottom }),
      });
      known.set(box, edges);
      return edges;
    };
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement!;
      if (text.data.trim() === '' || element.closest(DECORATIVE_OR_HIDDEN) || !element.checkVisibility()) continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Letter spacing is also added after the last letter.
      const trailing = Math.max(0, Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
      const edges = edgesAround(element);
      const isCut = ({ left, right, top, bottom, width, height }: DOMRect) =>
        width > 0 &&
        (right - trailing > edges.right + 1 ||
          left < edges.left - 1 ||
          // A line box is higher than its glyphs.
          bottom - height / 5 > edges.bottom ||
          top + height / 5 < edges.top);
      if ([...range.getClientRects()].some(isCut)) cut.add(text.data.trim());
    }
    return [...cut];
  });

/** Words and figures that are broken over two lines because their box is too narrow. Addresses of mailboxes may be. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const UNSEEN_OR_MAY_BREAK = '.visually-hidden, noscript, script, style, svg, a[href^="mailto:"]';
    const range = document.createRange();
    const isBroken = (texts: readonly Text[], start: number, end: number): boolean => {
      const pieces = (from: number, to: number) => {
        const place = (offset: number): [Text, number] => {
          let rest = offset;
          const text = texts.find(({ length }) => rest < length || ((rest -= length), false))!;
          return [text, rest];
        };
        const [last, offset] = place(to - 1);
        range.setStart(...place(from));
        range.setEnd(last, offset + 1);
        return range.getClientRects();
      };
      // Most words are one piece of one line.
      if (pieces(start, end).length < 2) return false;
      const letters = Array.from({ length: end - start }, (_, at) => pieces(start + at, start + at + 1)[0]);
      return letters.some((letter, at) => at > 0 && letter && letter.right < (letters[at - 1]?.left ?? 0));
    };
    const broken: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest(UNSEEN_OR_MAY_BREAK)) continue;
      // Adjacent texts without an element between them are one word.
      const runs: Text[][] = [[]];
      for (const node of element.childNodes) {
        if (node instanceof Text) runs.at(-1)!.push(node);
        else if (node instanceof Element) runs.push([]);
      }
      for (const texts of runs) {
        const words = texts
          .map(({ data }) => data)
          .join('')
          .matchAll(/[\p{L}\p{N}]+%?/gu);
        for (const { 0: word, index } of words) if (isBroken(texts, index, index + word.length)) broken.push(word);
      }
    }
    return broken;
  });

/** By how many CSS pixels the page is wider than the viewport. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The text and controls that Gaia's button covers at some scroll position, or on narrow screens the content of the bar
 * under it.
 */
export const underGaia = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('#gaia')!.getBoundingClientRect();
    const bar = document.querySelector('nav[aria-label="Contatti rapidi"]')!;
    const { top, bottom, height } = bar.getBoundingClientRect();
    if (height > 0 && (button.top < top || button.bottom > bottom)) return ['the page beneath the bar'];
    const place = height > 0 ? bar : document.body;
    // Fixed elements do not scroll.
    const FIXED_OR_UNSEEN = '#gaia, .visually-hidden, [aria-hidden=true], script, noscript, [popover]';
    const range = document.createRange();
    const linesOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        range.selectNode(node);
        return node instanceof Text && node.data.trim() ? [...range.getClientRects()] : [];
      });
    const boxesOf = (element: Element) =>
      element.matches('a, button, input, select, textarea, summary') ? [...element.getClientRects()] : [];
    const isUnder = ({ left, right, width }: DOMRect) => width > 1 && right > button.left && left < button.right;
    return [...place.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest(FIXED_OR_UNSEEN))
      .filter((element) => [...boxesOf(element), ...linesOf(element)].some(isUnder))
      .map((element) => (element.textContent || element.id).trim());
  });

/**
 * Focuses every tabbable element in order.
 * @returns for each its name, and whether a part of it is visible.
 */
export const focusThrough = (page: Page): Promise<{ name: string; isSeen: boolean }[]> =>
  page.evaluate(() => {
    const grid = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (stop: HTMLElement) => {
      const own = [stop, ...((stop as HTMLInputElement).labels ?? [])];
      const points = [...stop.getClientRects()].flatMap(({ left, top, width, height }) =>
        grid.flatMap((x) => grid.map((y) => [left + width * x, top + height * y] as const)),
      );
      return points.some(([x, y]) => own.some((element) => element.contains(document.elementFromPoint(x, y))));
    };
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility());
    return reachable.map((stop) => {
      stop.focus();
      return {
        name: (stop.getAttribute('aria-label') ?? (stop.textContent || stop.id)).trim(),
        isSeen: document.activeElement === stop && isSeen(stop),
      };
    });
  });

/** Whether the middle of an element's first line is uncovered. */
export const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(topmost);
  });
