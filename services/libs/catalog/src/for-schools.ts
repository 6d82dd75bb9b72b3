// What the page for schools alone says of the Cambridge exams.

/** Cambridge for Schools: the exams and the ages they are meant for. */
export const cambridgeForSchools: readonly {
  readonly name: string;
  readonly ages: readonly [from: number, to: number];
}[] = [
  { name: 'Young Learners', ages: [7, 12] },
  { name: 'Key for Schools', ages: [11, 14] },
  { name: 'Preliminary for Schools', ages: [13, 16] },
  { name: 'First for Schools', ages: [15, 18] },
];
