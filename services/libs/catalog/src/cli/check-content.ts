// `make check` and `make test`: checks the owner's file. SCHOOL_FILE names another one than infra/school.json.
import { fileURLToPath } from 'node:url';
import { checkOwnersFile, findingsAsText } from '../owner-check.js';

const file = process.env['SCHOOL_FILE'] ?? fileURLToPath(new URL('../../../../../infra/school.json', import.meta.url));
const findings = await checkOwnersFile(file, { production: false, now: new Date() });
process.stdout.write(findingsAsText(findings));
if (findings.some(({ isWrong }) => isWrong)) process.exitCode = 1;
