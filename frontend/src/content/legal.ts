// The dates under the legal texts, as visitors read them.

/** Of the privacy policy's ten sections. */
export const PRIVACY_UPDATED = 'gennaio 2025';
/** Of the note added to it, and of the texts written with this site. */
export const SITE_TEXTS_UPDATED = 'novembre 2026';
