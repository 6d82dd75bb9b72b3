import type { PortWish } from '../stack/ports.ts';
import type { PortName } from '../stack/services.ts';

/** The ports of `make start`: these or the next free ones. The site's can be given by SITE_PORT. */
export const localPorts: Readonly<Partial<Record<PortName, PortWish>>> = {
  site: { variable: 'SITE_PORT', preferred: 8080 },
  gateway: { preferred: 3000 },
  inbox: { preferred: 8025 },
  smtp: { preferred: 1025 },
  board: { preferred: 3030 },
  postgres: { preferred: 5433 },
  redis: { preferred: 6380 },
};
