// The registry of all forms. Code for one form takes the form as a parameter, so that a page loads its own form only.
import { complaint } from './complaint/form.js';
import { contact } from './contact/form.js';
import { corporate } from './corporate/form.js';
import type { LeadForm } from './form.js';
import { languagecert } from './languagecert/form.js';
import { quote } from './quote/form.js';
import { school } from './school/form.js';
import { translation } from './translation/form.js';

export { complaint, contact, corporate, languagecert, quote, school, translation };

export const leadForms = { contact, translation, corporate, school, languagecert, complaint, quote } as const;

export type LeadKind = keyof typeof leadForms;
export type FieldsOf<K extends LeadKind> = (typeof leadForms)[K]['fields'];

export const leadKinds = Object.keys(leadForms) as LeadKind[];

/** The form of a kind, typed for code that works on all kinds alike. */
export const leadForm = (kind: LeadKind): LeadForm => leadForms[kind];
