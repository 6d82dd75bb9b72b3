import { parametersOf } from '@school/contracts';

/**
 * The `validateSearch` of routes whose form can be prefilled by the URL, as in
 * `/contatti?servizio=certificazioni&avvisami=si`. The form ignores invalid values itself, because the schemas are too
 * large for pages without a form.
 */
export const prefillSearch = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(parametersOf('contact'))
      .filter((parameter) => search[parameter] !== undefined)
      .map((parameter) => [parameter, String(search[parameter])]),
  );
