/** The words of a language as often as people say them, the commonest first. */
declare module '@zxcvbn-ts/*/dist/commonWords.json.js' {
  const words: readonly string[];
  export default words;
}

/** First names that people are given, in small letters. */
declare module '@zxcvbn-ts/*/dist/firstnames.json.js' {
  const names: readonly string[];
  export default names;
}
