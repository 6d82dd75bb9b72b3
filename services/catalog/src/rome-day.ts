/** Made once: it costs more than all that a reply takes besides. */
const romeDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** A day in Rome as `YYYY-MM-DD`. */
export const romeDay = (now: Date): string => romeDate.format(now);
