// Words and what is known of each, found by hash: sixty thousand take a megabyte, and are not read word by word at the
// start.

/** FNV-1a, as 32 bits without a sign. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

export class WordTable {
  /**
   * @param hashes in order.
   * @param figures equally many of each word, in the order of the hashes.
   */
  constructor(
    readonly hashes: Uint32Array,
    readonly figures: Float32Array,
  ) {}

  /** @param words with their figures, of each equally many. */
  static of(words: Iterable<readonly [word: string, figures: readonly number[]]>): WordTable {
    const byHash = [...words]
      .map(([word, figures]) => ({ hash: hashOf(word), figures }))
      .sort((one, other) => one.hash - other.hash);
    return new WordTable(
      Uint32Array.from(byHash, ({ hash }) => hash),
      Float32Array.from(byHash.flatMap(({ figures }) => figures)),
    );
  }

  /** The figures of a word, or undefined where the table does not have it. */
  find(word: string): Float32Array | undefined {
    const hash = hashOf(word);
    let [from, to] = [0, this.hashes.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.hashes[middle]! < hash) from = middle + 1;
      else to = middle;
    }
    const each = this.figures.length / this.hashes.length;
    return this.hashes[from] === hash ? this.figures.subarray(from * each, (from + 1) * each) : undefined;
  }
}
