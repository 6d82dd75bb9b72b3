// The lists of questions are plain text: a line `## label`, then a question a line.

export interface Section {
  /** Ids of the facts that answer, levels included; `*.side` of anything; `none` of those published. */
  readonly labels: readonly string[];
  readonly questions: readonly string[];
}

export function sectionsOf(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => section.trim().split('\n'))
    .map(([labels = '', ...questions]) => ({ labels: labels.split('|'), questions }));
}
