// In which other language a line of a conversation is written, so that it is pronounced as it should be. Gaia greets visitors, and
// tells them that she answers in Italian, in their own.

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Small words that hardly a sentence does without, and that Italian does not have. */
const LANGUAGES = {
  en: words('the is are you your and to of for with this that we can will have it our not please from at be would am my how what answer italian'),
  es: words('el los las y está es para por pero puedes su sus nuestra nuestros respondo en hay muy más qué cuánto hola quiero'),
  fr: words('le les des est et vous votre vos avec pour nous une dans je réponds en mais sur pas notre nos bonjour combien'),
  de: words('der die das und ist sie ihr ihre wir für mit nicht ein eine auf ich antworte den zu bitte kann wie was'),
};
const ITALIAN = words('il lo la gli i di che per un una con non sono e è del della dei da al alle si ci quanto dove come');

type Language = keyof typeof LANGUAGES;

/** BCP 47; undefined for Italian, and where too little is said to tell. */
export function foreignLanguage(line: string): Language | undefined {
  const said = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: ReadonlySet<string>) => said.filter((word) => language.has(word)).length;
  const italian = count(ITALIAN);
  const counts = Object.entries(LANGUAGES).map(([language, itsWords]) => ({ language: language as Language, count: count(itsWords) }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0]!;
  return best.count >= 2 && best.count > italian ? best.language : undefined;
}
