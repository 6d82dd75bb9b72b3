/** Something the school publishes that cannot be right, or not any more. */
export interface ContentProblem {
  /** Stable name of what is wrong where, e.g. `corso-c2/weekday`. */
  readonly id: string;
  /** What is wrong, with the values. */
  readonly says: string;
}

/** No problem where the statement holds, else this one. */
export const unless = (holds: boolean, id: string, says: string): ContentProblem[] => (holds ? [] : [{ id, says }]);
