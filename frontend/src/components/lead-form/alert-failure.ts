/** The specified alert of the forms that report by native alerts. */
export const alertFailure = (): void =>
  window.alert('Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.');
