/** A title whose articles, prepositions and figures stay with the word that they belong to: no line ends with one. */
export const bound = <T>(title: T) =>
  typeof title === 'string' ? title.replaceAll(/(?<=^|\s)(\S{1,3}) /g, '$1\u00a0') : title;
