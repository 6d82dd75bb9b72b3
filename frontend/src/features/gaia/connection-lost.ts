/** The specified notification for a failed call to Gaia. */
export const connectionLost = {
  variant: 'destructive',
  title: 'Errore',
  description: 'Problemi di connessione con Gaia. Riprova tra poco.',
} as const;
