/** The specified notification of a call to Gaia that failed. */
export const connectionLost = {
  variant: 'destructive',
  title: 'Errore',
  description: 'Problemi di connessione con Gaia. Riprova tra poco.',
} as const;
