// The format of the TOEFL iBT as the school publishes it: that before the redesign of 2026, so it is shown with a note.

export const toefl = {
  score: [0, 120],
  totalHours: 3,
  sections: [
    { name: 'Reading', minutes: '54-72' },
    { name: 'Listening', minutes: '41-57' },
    { name: 'Speaking', minutes: '17' },
    { name: 'Writing', minutes: '50' },
  ],
  /** Until when the published format was certainly true. */
  asOf: '2025-12-31',
} as const;

/** The note beside every TOEFL format or score. */
export const toeflNote = 'Il formato può essere cambiato: verifica su ets.org.';
