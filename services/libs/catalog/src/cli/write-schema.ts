// Writes infra/school.schema.json, by which an editor helps with the owner's file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schoolJsonSchema } from '../school-file.js';

writeFileSync(
  fileURLToPath(new URL('../../../../../infra/school.schema.json', import.meta.url)),
  `${JSON.stringify(schoolJsonSchema('ref'), null, 2)}\n`,
);
