// The languages that Gaia answers in; all but Italian are translated into.

export const foreignLanguages = ['en', 'fr', 'es', 'de'] as const;
export type ForeignLanguage = (typeof foreignLanguages)[number];

export const languages = ['it', ...foreignLanguages] as const;
export type Language = (typeof languages)[number];
