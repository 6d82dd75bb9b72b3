const SHORT = /(?<=^|\s)(a|al|ci|con|da|dal|de[il]|di|e|è|gli|i|il|in|la|le|lo|non|per|su|sul|ti|tra|un[ao]?) /gi;

/** A title whose articles and prepositions stay with the word that they belong to: no line ends with one. */
export const bound = <T>(title: T) => (typeof title === 'string' ? title.replaceAll(SHORT, '$1\u00a0') : title);
