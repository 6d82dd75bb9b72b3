// The route table of the specification.
import { contactAndLawRoutes, unknownRoute } from './contact-and-law.ts';
import { courseRoutes } from './courses.ts';
import { examRoutes } from './exams.ts';
import { home } from './home.ts';
import { serviceRoutes } from './services.ts';
import type { SpecifiedRoute } from './specified-route.ts';

/** Every page that has an address of its own. */
export const routes: readonly SpecifiedRoute[] = [home, ...courseRoutes, ...examRoutes, ...serviceRoutes, ...contactAndLawRoutes];

/** Those, and the page of all other paths. */
export const screens: readonly SpecifiedRoute[] = [...routes, unknownRoute];
