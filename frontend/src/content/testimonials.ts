// What people say of the school, signed, from the owner's file. Apart from the home page: a voice also stands beside forms.
import type { School } from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

export type Testimonial = School['testimonials'][number];

export const testimonials: readonly Testimonial[] = file.testimonials;

/** What a company says, for those who ask for one. */
export const companysVoice = testimonials.find(({ role }) => role === 'Formazione aziendale');
