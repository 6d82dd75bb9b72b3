// Which answers of Redis speak of Redis, and which of what it was asked.
import { ReplyError } from 'ioredis';

/** Answers of a server that serves nobody now, or not us. A script tells them behind words of its own, after a dash in older versions. */
const OF_SERVER =
  /(?:^|-)(?:LOADING|READONLY|OOM|MISCONF|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|UNKILLABLE|NOAUTH|WRONGPASS|NOPERM|DENIED|ERR max number of clients|ERR unknown command)\b/;

/**
 * Whether Redis answered that it will not do just this, as with a key of another type: anything else may well go. No answer at all, a closed
 * connection or a server that can't write are failures of Redis.
 */
export const isRefusal = (error: unknown): boolean => error instanceof ReplyError && !OF_SERVER.test((error as Error).message);
