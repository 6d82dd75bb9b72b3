/** The media query for a full-screen panel, the same as in gaia-panel.module.css. */
export const SMALL = '(width < 40rem), (height < 30rem)';

export const isSmall = (): boolean => matchMedia(SMALL).matches;
