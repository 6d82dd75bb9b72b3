// What the school offers, with the figures of the owner's file.
import { type Level, type School, groupCourses as coursesOf, oneToOneLessons as lessonsOf } from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

export const offer = file as unknown as Pick<
  School,
  'cambridgeCentre' | 'claims' | 'corporate' | 'courses' | 'oneToOne' | 'toefl'
>;

export const groupCourses = coursesOf(offer);
export const groupCourse = (level: Level) => groupCourses.find((course) => course.level === level)!;
export const oneToOneLessons = lessonsOf(offer);
export const { cambridgeCentre, claims, corporate: corporateOffer, toefl: toeflOffer } = offer;
