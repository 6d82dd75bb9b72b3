// What the school says about personal data: how long they stay, and who watches over it.

/** How long data stay before the scheduled deletion. */
export const retention = { leadMonths: 24, complaintYears: 5, finishedJobDays: 7 } as const;

/** The Italian data protection authority, to which anyone may complain. */
export const supervisoryAuthority = {
  name: 'Garante per la protezione dei dati personali',
  address: 'Piazza Venezia 11, 00187 Roma',
  site: 'https://www.garanteprivacy.it',
} as const;
