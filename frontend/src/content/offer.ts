// What the school offers, with the figures of the owner's file.
import * as catalog from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

const courses = file.courses as catalog.School['courses'];
const oneToOne = file.oneToOne as unknown as catalog.School['oneToOne'];

export const groupCourses = catalog.groupCourses({ courses });
export const groupCourse = (level: catalog.Level) => groupCourses.find((course) => course.level === level)!;
/** What is said of all group courses together. */
export const allCourses = catalog.inCommon(groupCourses);
export const oneToOneLessons = catalog.oneToOneLessons({ oneToOne });
export const { cambridgeCentre } = file;
export const certificationFaq = catalog.certificationFaq({ cambridgeCentre, courses, oneToOne });
export const toeflOffer: catalog.School['toefl'] = file.toefl;
export const corporateOffer = file.corporate;
export const claims: catalog.School['claims'] = file.claims;
