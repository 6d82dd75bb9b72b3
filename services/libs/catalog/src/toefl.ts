// TOEFL iBT as the school publishes it: the format before the redesign of 2026, so it is shown with a note.

export const toefl = {
  feeEuro: 220,
  score: [0, 120],
  totalHours: 3,
  sections: [
    { name: 'Reading', minutes: '54-72' },
    { name: 'Listening', minutes: '41-57' },
    { name: 'Speaking', minutes: '17' },
    { name: 'Writing', minutes: '50' },
  ],
  groupClass: { maxStudents: 8, hours: 40 },
  intensive: { weeks: 2, hoursPerDay: 4 },
  /** Until when the published format was certainly true. */
  asOf: '2025-12-31',
} as const;

/** The note beside every TOEFL format or score. */
export const toeflNote = 'Il formato può essere cambiato: verifica su ets.org.';
