// The fields that several forms have: name and contacts.
import { EMAIL_INVALID, LIMITS } from '../fields/limits.js';
import type { EmailField, LineField, PhoneField } from './field.js';

export const firstName = {
  type: 'line',
  label: 'Nome',
  required: 'Il nome è obbligatorio',
  max: LIMITS.name,
  autoComplete: 'given-name',
} as const satisfies LineField;

export const lastName = {
  type: 'line',
  label: 'Cognome',
  required: 'Il cognome è obbligatorio',
  max: LIMITS.name,
  autoComplete: 'family-name',
} as const satisfies LineField;

export const email = {
  type: 'email',
  label: 'Email',
  required: EMAIL_INVALID,
  autoComplete: 'email',
} as const satisfies EmailField;

export const optionalPhone = { type: 'tel', label: 'Telefono', autoComplete: 'tel' } as const satisfies PhoneField;

export const phone = { ...optionalPhone, required: 'Il telefono è obbligatorio' } as const satisfies PhoneField;
