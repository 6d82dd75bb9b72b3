// The process that serves the queue board. Its port is for operators alone: no proxy forwards it.
import { exitOnUncaughtErrors, loadEnv } from '@school/platform';
import { createBoard } from './board.js';
import { boardEnv } from './env.js';

const env = loadEnv(boardEnv);
exitOnUncaughtErrors('board');
// It only reads, so there is nothing to finish.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
const server = await createBoard(env);
await server.listen({ host: env.HOST, port: env.PORT });
