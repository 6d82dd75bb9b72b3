/** Where an open panel takes the whole screen. The same condition as in gaia-panel.module.css. */
export const SMALL = '(width < 40rem), (height < 30rem)';

export const isSmall = (): boolean => matchMedia(SMALL).matches;
