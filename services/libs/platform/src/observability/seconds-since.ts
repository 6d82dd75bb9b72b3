/** The seconds since a moment in ISO 8601, to the millisecond. */
export const secondsSince = (moment: string): number => (Date.now() - Date.parse(moment)) / 1000;
