// What the school offers, with the figures of the owner's file.
import {
  type Level,
  type School,
  groupCourses as coursesOf,
  inCommon,
  oneToOneLessons as lessonsOf,
} from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

/** What the texts of the catalog are computed from. */
export const offer: Pick<School, 'cambridgeCentre' | 'courses' | 'oneToOne'> = {
  cambridgeCentre: file.cambridgeCentre,
  courses: file.courses as School['courses'],
  oneToOne: file.oneToOne as unknown as School['oneToOne'],
};
export const groupCourses = coursesOf(offer);
export const groupCourse = (level: Level) => groupCourses.find((course) => course.level === level)!;
/** What is said of all group courses together. */
export const allCourses = inCommon(groupCourses);
export const oneToOneLessons = lessonsOf(offer);
export const { cambridgeCentre } = offer;
export const toeflOffer: School['toefl'] = file.toefl;
export const corporateOffer = file.corporate;
export const claims: School['claims'] = file.claims;
