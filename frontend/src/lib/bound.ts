/** A title in which articles, prepositions and figures are joined to the next word, so that no line ends with one. */
export const bound = <T>(title: T) =>
  typeof title === 'string' ? title.replaceAll(/(?<=^|\s)(\S{1,3}) /g, '$1\u00a0') : title;
