import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { choosePort, PortBusyError, portFromEnv } from './ports.ts';

it('takes the next port when the preferred one is taken, and refuses a given one, naming its variable', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await choosePort({ variable: 'SITE_PORT', preferred: port })).toBeGreaterThan(port);
  const given = choosePort({ variable: 'SITE_PORT', given: port });
  await expect(given).rejects.toBeInstanceOf(PortBusyError);
  await expect(given).rejects.toThrow(new RegExp(`${port}.*SITE_PORT`));
  server.close();
});

it.each(['no', '0', '65536', '80.5', '-1'])('refuses %s as a port, naming the variable', (value) => {
  expect(() => portFromEnv('SITE_PORT', { SITE_PORT: value })).toThrow(/SITE_PORT/);
});
