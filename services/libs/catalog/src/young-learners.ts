// What the page of the certifications alone says of the Young Learners.

/** Both ages are published: the FAQ says the first, every other page the second. */
export const youngLearnersAges = { inFaq: [7, 12], elsewhere: [6, 12] } as const;

/** The skills that a Young Learners exam tests. Shields are awarded for each. */
export const youngLearnersSkills = ['Listening', 'Reading e Writing', 'Speaking'] as const;

/** Shields that a young learner can win in each skill. */
export const shieldsPerSkill: readonly [least: number, most: number] = [1, 5];
