export { exampleSchool } from './example-school.js';
