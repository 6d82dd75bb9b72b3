// The route table of the specification, and the pages of later forms.
import { leadForm, leadKinds } from '@school/contracts';
import { contactAndLawRoutes, unknownRoute } from './contact-and-law.ts';
import { courseRoutes } from './courses.ts';
import { examRoutes } from './exams.ts';
import { home } from './home.ts';
import { serviceRoutes } from './services.ts';
import type { SpecifiedRoute } from './specified-route.ts';

/** Every page of the specification. */
export const specified: readonly SpecifiedRoute[] = [
  home,
  ...courseRoutes,
  ...examRoutes,
  ...serviceRoutes,
  ...contactAndLawRoutes,
];

const pagesOfForms = leadKinds.flatMap((kind) => leadForm(kind).page?.path ?? []);
const later = pagesOfForms
  .filter((path) => !specified.some((route) => route.path === path))
  .map((path): SpecifiedRoute => ({ path, form: /./, main: '- heading [level=1]\n- form' }));

/** Every page with a path. */
export const routes: readonly SpecifiedRoute[] = [...specified, ...later];

/** Every page with a path, and the page of unknown paths. */
export const screens: readonly SpecifiedRoute[] = [...routes, unknownRoute];
