// Rendered pixels, for what computed styles do not show.
import upng from 'upng-js';

/** Differences of lightness, of 255: drawn content has more than the first, an empty area less than the second. */
export const INK = 100;
export const NO_INK = 20;
/** Bytes of a pixel. */
const RGBA = 4;

/** Of a tab of another engine, or a page of Playwright's. */
interface Drawn {
  evaluate<Result>(read: (xpath: string) => Result, xpath: string): Promise<Awaited<Result>>;
  screenshot(): Promise<Uint8Array>;
}

/**
 * The difference between the lightest and the darkest pixel of an element, 0 to 255, without `inset` pixels at each
 * side.
 */
export async function contrastIn(tab: Drawn, xpath: string, inset = 0): Promise<number> {
  const box = await tab.evaluate(async (path) => {
    // Fonts that load later would move the element.
    await document.fonts.ready;
    const element = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      .singleNodeValue as Element;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A screenshot shows the last frame, so waits for a frame with the new position.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  }, xpath);
  const picture = upng.decode(await tab.screenshot());
  const pixels = new Uint8Array(upng.toRGBA8(picture)[0]!);
  let lightest = 0;
  let darkest = 255;
  for (let y = Math.ceil(box.top) + inset; y < box.bottom - inset; y += 1) {
    for (let x = Math.ceil(box.left) + inset; x < box.right - inset; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * picture.width + x) * RGBA);
      const lightness = (red + green + blue) / 3;
      lightest = Math.max(lightest, lightness);
      darkest = Math.min(darkest, lightness);
    }
  }
  return lightest - darkest;
}
