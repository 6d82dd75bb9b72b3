/** The words of a language as often as people say them, or the first names they are given, the commonest first. */
declare module '@zxcvbn-ts/*.json.js' {
  const words: readonly string[];
  export default words;
}
