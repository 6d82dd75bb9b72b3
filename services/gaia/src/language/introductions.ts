// Where somebody tells a name: "mi chiamo Anna Prova", "my name is …", "nome: …".

/** Who says so tells a name, in capitals or not. */
export const NAMED =
  /(?:mi chiamo|mio nome è|nome:|name is|name:|je m['’]appelle|mon nom est|me llamo|mi nombre es|ich hei(?:ß|ss)e|mein name ist) +/giu;
/** Who says so may be anything; a name has capitals. */
export const AM =
  /(?<!\p{L})(?:sono|i am|i['’]m|je suis|soy|ich bin|firmato|cordiali saluti,?|regards,?)\s+(?=\p{Lu})/giu;
export const NAME = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}/u;
export const CAPITALS = /^\p{Lu}[\p{L}'’-]+(?: (?:(?:d[aeiou]l?(?:la)?|van|von|de) )?\p{Lu}[\p{L}'’-]+){0,3}/u;

/** The places in a text of what follows an introduction. */
export const namesAfter = (
  text: string,
  introduction: RegExp,
  name: RegExp,
): { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(introduction)].flatMap(({ index, 0: said }) => {
    const from = index + said.length;
    const found = name.exec(text.slice(from))?.[0];
    return found ? [{ from, to: from + found.length }] : [];
  });
