// The kinds of values of the owner's file. What is said of a wrong one is read by the owner, hence in Italian.
import * as z from 'zod/mini';
import { isPhone } from '@school/contracts';
import { type Weekday, weekdays } from './week.js';

const CLOCK = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;

export const words = (about: string) =>
  z.string().check(z.trim(), z.minLength(1, 'non deve essere vuoto'), z.describe(about));
/** @param says what is wrong with a text of another form. */
export const text = (form: RegExp, says: string, about: string) =>
  z.string().check(z.regex(form, says), z.describe(about));
export const mailbox = (about: string) =>
  z.email('deve essere un indirizzo e-mail').check(z.maxLength(254), z.describe(about));
export const link = (about: string) =>
  z
    .nullable(z.url({ protocol: /^https$/, error: 'deve essere un indirizzo https, oppure null' }))
    .check(z.describe(`${about}. Senza: null`));
export const phoneNumber = () =>
  z.string().check(z.refine<string>((text) => text.length >= 6 && isPhone(text), 'deve essere un numero di telefono'));
export const day = (about: string) =>
  z.iso
    .date('deve essere un giorno che esiste, AAAA-MM-GG (anno, mese, giorno)')
    .check(z.describe(`${about}, AAAA-MM-GG`));
export const clock = (about: string) => text(new RegExp(`^${CLOCK}$`), 'deve essere un’ora, hh:mm', `${about}, hh:mm`);
export const count = (about: string) =>
  z.int('deve essere un numero intero').check(z.minimum(1, 'deve essere almeno 1'), z.describe(about));
export const euro = (about: string) =>
  z
    .number()
    .check(
      z.minimum(10, 'deve essere almeno 10: le migliaia si scrivono senza punto, come 1280'),
      z.multipleOf(0.01, 'deve avere al più due decimali'),
      z.describe(`${about}, in euro`),
    );
export const range = (about: string) =>
  z.tuple([z.int(), z.int()], 'devono essere due numeri fra [ ]').check(
    z.refine(([from, to]) => from < to, 'il secondo numero deve essere più grande del primo'),
    z.describe(`${about}: [dal minimo, al massimo]`),
  );

const minutesOf = (time: string) => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** From when to when, as "9:00-18:00". */
export const span = (about: string) =>
  z.string().check(
    z.regex(new RegExp(`^${CLOCK}-${CLOCK}$`), 'deve essere dalle-alle, come 9:00-18:00'),
    z.refine((times) => {
      const [from = NaN, to = NaN] = times.split('-').map(minutesOf);
      return !(from >= to);
    }, 'la seconda ora deve venire dopo la prima'),
    z.describe(about),
  );

export const weekday = (about: string) =>
  z.enum(weekdays, { error: 'deve essere un giorno della settimana, come lunedì' }).check(z.describe(about));
const opening = z.optional(span('Dalle-alle, come 9:00-18:00'));
/** By weekday; a day that is missing is closed. */
export const hours = (about: string) =>
  z.strictObject(Object.fromEntries(weekdays.map((name) => [name, opening])) as Record<Weekday, typeof opening>).check(
    z.refine((days) => Object.keys(days).length > 0, 'ci vuole almeno un giorno'),
    z.describe(`${about}. Un giorno che manca è di chiusura`),
  );
