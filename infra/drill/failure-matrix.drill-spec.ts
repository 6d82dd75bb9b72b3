// All rows except those about Redis.
import { testEveryChangeOf } from './every-change.ts';
import { matrix } from './matrix.ts';
import { redisRows } from './rows/redis-rows.ts';

testEveryChangeOf(matrix.filter((row) => !redisRows.includes(row)));
