// Separate from the other choices: a course page needs only the name of its course, and would otherwise load the texts
// of every form.

/** The courses that have a page, by level. */
export const courseTypes = {
  a2: 'Corso A2 Key (KET)',
  b1: 'Corso B1 Preliminary (PET)',
  b2: 'Corso B2 First Certificate (FCE)',
  c1: 'Corso C1 Advanced (CAE)',
  c2: 'Corso C2 Proficiency (CPE)',
} as const;

/** The course that an enquiry from a level's page names. */
export const courseTypeOf = (level: Uppercase<keyof typeof courseTypes>): string =>
  courseTypes[level.toLowerCase() as keyof typeof courseTypes];
