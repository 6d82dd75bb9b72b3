// The rows about Redis, which take as long as all other rows together.
import { testEveryChangeOf } from './every-change.ts';
import { redisRows } from './rows/redis-rows.ts';

testEveryChangeOf(redisRows);
