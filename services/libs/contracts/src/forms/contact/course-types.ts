// Apart from the other choices: a course page needs the name of its course alone, and would load the texts of every
// form with it.

/** The course that each course page asks about. */
export const courseTypes = {
  a2: 'Corso A2 Key (KET)',
  b1: 'Corso B1 Preliminary (PET)',
  b2: 'Corso B2 First Certificate (FCE)',
  c1: 'Corso C1 Advanced (CAE)',
  c2: 'Corso C2 Proficiency (CPE)',
} as const;

/** What a request from the page of a level says that it is about. */
export const courseTypeOf = (level: Uppercase<keyof typeof courseTypes>): string =>
  courseTypes[level.toLowerCase() as keyof typeof courseTypes];
