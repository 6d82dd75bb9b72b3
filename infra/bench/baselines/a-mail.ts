/** A mail of about the size of the product's mails to offices. */
export const aMail = {
  from: 'sito@example.com',
  to: 'ufficio@example.com',
  subject: 'Nuova richiesta',
  text: 'Vorrei informazioni sui corsi serali. '.repeat(20),
  html: '<p>Vorrei informazioni sui corsi serali.</p>\n'.repeat(80),
};
