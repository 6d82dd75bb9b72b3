// Every row of the failure matrix.
import type { Row } from './row.ts';
import { contentRows } from './rows/content-rows.ts';
import { deployRows } from './rows/deploy-rows.ts';
import { gaiaRows } from './rows/gaia-rows.ts';
import { gatewayRows } from './rows/gateway-rows.ts';
import { mailRows } from './rows/mail-rows.ts';
import { redisRows } from './rows/redis-rows.ts';
import { storeRows } from './rows/store-rows.ts';

export const matrix: readonly Row[] = [
  ...gatewayRows,
  ...redisRows,
  ...storeRows,
  ...mailRows,
  ...contentRows,
  ...gaiaRows,
  ...deployRows,
].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
