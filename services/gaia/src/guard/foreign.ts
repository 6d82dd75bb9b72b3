// Whether a text is clearly not Italian: by its alphabet, else by the small words that every sentence of a language has.

const smallWords = {
  italian: 'il lo la le gli un una di del della dei che e è per con non si ti sono ho hai ha puoi posso come dal dalle alle al nel nella sul questo questa corso costa',
  english: 'the is are you your and to of for with that this we can will have it our not please from at be would',
  spanish: 'el los las una del que y es para con por no su tu está puedes usted más nuestro curso gracias desde',
  french: 'le les des une est et vous pour avec que dans nous votre pas sur du au cours je peux',
  german: 'der die das ist und sie für mit nicht ein eine wir ihr auf zu den im kurs können von',
} as const;
const languages = Object.entries(smallWords).map(([language, list]) => [language, new Set(list.split(' '))] as const);

/** Fewer words of a language prove nothing: titles and names are borrowed. */
const TELLING = 4;
const OTHER_ALPHABET_SHARE = 0.2;

export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters > OTHER_ALPHABET_SHARE) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [[, italian] = ['', 0], ...others] = languages.map(([language, small]) => [language, words.filter((word) => small.has(word)).length] as const);
  return others.some(([, count]) => count >= TELLING && count > italian);
}
