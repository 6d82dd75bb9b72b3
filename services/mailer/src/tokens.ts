/** Injects the mailer's validated environment. */
export const MAILER_ENV = Symbol('MAILER_ENV');
/** Injects the owner's file. */
export const SCHOOL = Symbol('SCHOOL');
