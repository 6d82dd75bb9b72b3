import type { PortWish } from '../stack/ports.ts';
import type { PortName } from '../stack/services.ts';

/** The ports of `make start`: the value of the variable, else the preferred port or the next free one. */
export const localPorts: Readonly<Partial<Record<PortName, PortWish>>> = {
  site: { variable: 'SITE_PORT', preferred: 8080 },
  gateway: { variable: 'API_PORT', preferred: 3000 },
  inbox: { variable: 'INBOX_PORT', preferred: 8025 },
  smtp: { variable: 'SMTP_PORT', preferred: 1025 },
  board: { variable: 'BOARD_PORT', preferred: 3030 },
  postgres: { variable: 'POSTGRES_PORT', preferred: 5433 },
  redis: { variable: 'REDIS_PORT', preferred: 6380 },
};
