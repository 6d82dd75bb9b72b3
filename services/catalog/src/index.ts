export * from './courses.js';
export * from './hours.js';
export * from './offices.js';
export * from './promises.js';
export { officeIds, schoolPlaceholders, schoolSchema, type OfficeId, type School } from './school.js';
export * from './working-days.js';
