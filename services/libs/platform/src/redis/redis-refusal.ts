// Distinguishes an error reply to one command from one that concerns the whole server.
import { ReplyError } from 'ioredis';

/**
 * Error codes of a server that serves no command now, or none of this user. In a script's error they follow other text,
 * in older versions a dash.
 */
const CODES =
  'LOADING READONLY OOM MISCONF NOREPLICAS MASTERDOWN CLUSTERDOWN TRYAGAIN BUSY UNKILLABLE NOAUTH WRONGPASS NOPERM DENIED';
const SERVER_ERROR = new RegExp(
  `(?:^|-)(?:${CODES.replaceAll(' ', '|')}|ERR max number of clients|ERR unknown command)\\b`,
);

/**
 * Whether Redis refused this command alone, as with a key of the wrong type; other commands may succeed. No answer, a
 * closed connection and a server that cannot write are failures of Redis.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ReplyError && !SERVER_ERROR.test((error as Error).message);
