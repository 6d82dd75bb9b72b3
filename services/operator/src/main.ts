// The operator's command: `leads --help`.
import { runLeads } from './program.js';

// `leads … | head` ends us early, and that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const code = await runLeads(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: process.stdout.isTTY,
});
// Once all is written. A host that does not answer would be waited for until its connection is given up.
process.stdout.write('', () => process.exit(code));
