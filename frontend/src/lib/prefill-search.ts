import { parametersOf } from '@school/contracts/address-parameters';

/** The parameters that fill a form, as in `/contatti?servizio=certificazioni&avvisami=si`. */
const KNOWN = Object.values(parametersOf('contact'));

/** Whether an address fills a form. Others' parameters, of a campaign for example, mean nothing to the site. */
export const hasPrefill = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((parameter) => KNOWN.includes(parameter));

/**
 * The `validateSearch` of routes whose form can be filled by the URL. The form ignores invalid values itself, because
 * the schemas are too large for pages without a form.
 */
export const prefillSearch = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    KNOWN.filter((parameter) => search[parameter] !== undefined).map((parameter) => [
      parameter,
      String(search[parameter]),
    ]),
  );
