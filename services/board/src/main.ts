// The process that serves the queue board. Its port is for operators alone: no proxy forwards it.
import { closeOnSignals, exitOnUncaughtErrors, loadEnv } from '@school/platform';
import { createBoard } from './board.js';
import { boardEnv } from './env.js';

const env = loadEnv(boardEnv);
exitOnUncaughtErrors('board');
const server = await createBoard(env);
closeOnSignals('board', () => server.close());
await server.listen({ host: env.HOST, port: env.PORT });
