// Where each kind of request is posted; null where only Gaia creates it. Free of zod, see choices.ts.
export const leadEndpoints = {
  contact: '/api/contact',
  translation: '/api/traduzioni',
  corporate: '/api/formazione-aziendale',
  school: '/api/servizi-scuole',
  languagecert: '/api/certificazione-languagecert',
  complaint: '/api/reclami',
  quote: null,
} as const;
