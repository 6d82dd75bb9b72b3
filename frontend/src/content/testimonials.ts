// Testimonials from the owner's file. In a module apart from the home page, because they are also beside forms.
import type { School } from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

export type Testimonial = School['testimonials'][number];

export const testimonials: readonly Testimonial[] = file.testimonials;

const voiceOf = (about: string) => testimonials.find(({ role }) => role === about);

/** The testimonial of a company, for pages for companies. */
export const companysVoice = voiceOf('Formazione aziendale');

/** The testimonial of a parent, for the page for schools. */
export const parentsVoice = voiceOf('Young Learners');
