// How a person is reached, now.
import { type School, type SitePath, todaysHours } from '@school/catalog';

export interface HandOff {
  readonly telefono: string;
  readonly email: string;
  /** As "oggi siamo aperti dalle 9:00 alle 18:00". */
  readonly oggi: string;
  readonly pagina: SitePath;
}

export const handOffTo = (school: School, now: Date): HandOff => ({ telefono: school.phone, email: school.email, oggi: todaysHours(now), pagina: '/contatti' });
