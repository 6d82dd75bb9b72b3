import { parametersOf } from '@school/contracts';

/**
 * The `validateSearch` of the routes whose form an address may fill in beforehand, as in
 * `/contatti?servizio=certificazioni&avvisami=si`. What a field can't hold, the form itself leaves out: its fields are
 * too heavy for the pages without a form.
 */
export const prefillSearch = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(parametersOf('contact'))
      .filter((parameter) => search[parameter] !== undefined)
      .map((parameter) => [parameter, String(search[parameter])]),
  );
