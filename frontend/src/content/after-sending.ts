/** What happens after a request for information. */
export const afterSending = [
  { title: 'Ricevi subito un codice di riferimento.' },
  { title: 'Ti rispondiamo entro 24 ore.' },
  { title: 'Capiamo insieme il tuo livello, e si parte.' },
] as const;
