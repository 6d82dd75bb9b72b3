// A quote needs an e-mail address or a phone number. Its schema is also the schema of Gaia's tool.
import * as z from 'zod/mini';
import { formSchema } from '../schema.js';
import { quote } from './form.js';

const CONTACT_REQUIRED = 'Serve almeno un recapito: email o telefono';

export const quoteSchema = {
  schema: formSchema(quote.fields).check(
    z.refine((value) => Boolean(value.email || value.telefono), { error: CONTACT_REQUIRED, path: ['email'] }),
  ),
};
