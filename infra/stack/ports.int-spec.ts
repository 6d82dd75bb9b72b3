import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { claimPort, claimPorts, type ClaimedPort, PortBusyError, portFromEnv } from './ports.ts';

const open: (() => unknown)[] = [];

async function keep(claim: Promise<ClaimedPort>): Promise<number> {
  const claimed = await claim;
  open.push(claimed.release);
  return claimed.port;
}

async function occupied(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  return (server.address() as { port: number }).port;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

describe('claimPort', () => {
  it('refuses a given port that is taken, naming the port and its variable', async () => {
    const given = await occupied();
    const claim = claimPort({ variable: 'SITE_PORT', given });
    await expect(claim).rejects.toBeInstanceOf(PortBusyError);
    await expect(claim).rejects.toThrow(new RegExp(`${given}.*SITE_PORT`));
  });

  it('takes the next port when the preferred one is taken', async () => {
    const preferred = await occupied();
    expect(await keep(claimPort({ variable: 'SITE_PORT', preferred }))).toBeGreaterThan(preferred);
  });

  it('gives different ports to two stacks that start at the same time', async () => {
    const preferred = await keep(claimPort({ variable: 'A' }));
    const ports = await Promise.all([1, 2, 3].map(() => keep(claimPort({ variable: 'B', preferred }))));
    expect(new Set([preferred, ...ports]).size).toBe(4);
  });

  it('releases a port at once, although clients have connected to it', async () => {
    const claimed = await claimPort({ variable: 'A' });
    const client = connect(claimed.port, '127.0.0.1', () => client.write('a byte'));
    client.on('error', () => undefined);
    await once(client, 'close');
    const late = connect(claimed.port, '127.0.0.1', () => late.write('another'));
    late.on('error', () => undefined);
    await once(late, 'connect');
    claimed.release();
    expect(await keep(claimPort({ variable: 'A', given: claimed.port }))).toBe(claimed.port);
  });

  it('a released port can be taken by another program', async () => {
    const claimed = await claimPort({ variable: 'A' });
    claimed.release();
    claimed.release();
    expect(await keep(claimPort({ variable: 'A', given: claimed.port }))).toBe(claimed.port);
  });

  it('reserves no port when one of several is taken', async () => {
    const free = await claimPort({ variable: 'A' });
    free.release();
    await expect(
      claimPorts({ a: { variable: 'A', given: free.port }, b: { variable: 'B', given: await occupied() } }),
    ).rejects.toThrow(PortBusyError);
    expect(await keep(claimPort({ variable: 'A', given: free.port }))).toBe(free.port);
  });
});

describe('portFromEnv', () => {
  it.each(['no', '0', '65536', '80.5', '-1'])('refuses %s, naming the variable', (value) => {
    expect(() => portFromEnv('API_PORT', { API_PORT: value })).toThrow(/API_PORT/);
  });

  it('accepts a number, and treats an unset or empty variable as not given', () => {
    expect([portFromEnv('P', { P: '8081' }), portFromEnv('P', {}), portFromEnv('P', { P: '' })]).toEqual([
      8081,
      undefined,
      undefined,
    ]);
  });
});
