// Decides the processes, ports and URLs of a stack before anything starts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresUrl } from './embedded/postgres.ts';
import { type ClaimedPort, type ClaimedPorts, claimPorts, type PortWish } from './ports.ts';
import { type ServiceDefinition, services, type Surroundings } from './services.ts';
import type { StackOptions, StackUrls } from './stack-api.ts';

/** The origin of the site for a gateway without a site. */
const NO_SITE = 'http://localhost';

interface Instance {
  /** `mailer`, `mailer-2` … */
  readonly name: string;
  readonly service: ServiceDefinition;
}

export interface Plan {
  readonly instances: readonly Instance[];
  readonly ports: ClaimedPorts;
  readonly urls: StackUrls;
  readonly surroundings: Surroundings;
  /** The port of a process, or `smtp`. @throws when the stack has no such process. */
  claimed(name: string): ClaimedPort;
}

/** Creates a directory for data of services. In production it is on another disk than Redis. */
function dataDirectory(dataDir: string, name: 'spool' | 'erasures'): string {
  const directory = join(dataDir, name);
  mkdirSync(directory, { recursive: true });
  return directory;
}

/** Reserves the ports. @throws PortBusyError for a given port that is taken. */
export async function planStack(options: StackOptions, dataDir: string): Promise<Plan> {
  const chosen = instances(options);
  const ports = await claimPorts(wishes(options, chosen));
  const claimed = (name: string): ClaimedPort => {
    const port = ports[name];
    if (!port) throw new Error(`${name} is not part of this stack`);
    return port;
  };
  const { external = {} } = options;
  const page = (name: string) => (ports[name] ? `http://localhost:${ports[name].port}` : '');
  const urls: StackUrls = {
    site: page('site'),
    api: page('gateway'),
    board: page('board'),
    inbox: page('inbox'),
    smtp: external.smtpUrl ?? `smtp://127.0.0.1:${claimed('smtp').port}`,
    postgres: external.databaseUrl ?? postgresUrl(join(dataDir, 'postgres'), claimed('postgres').port),
    redis: external.redisUrl ?? `redis://127.0.0.1:${claimed('redis').port}`,
  };
  const surroundings = {
    databaseUrl: urls.postgres,
    redisUrl: urls.redis,
    smtpUrl: urls.smtp,
    spoolDir: dataDirectory(dataDir, 'spool'),
    erasuresDir: dataDirectory(dataDir, 'erasures'),
    siteUrl: urls.site || NO_SITE,
    gatewayUrl: urls.api,
  };
  return { instances: chosen, ports, urls, surroundings, claimed };
}

function instances({ only, instances: counts = {} }: StackOptions): readonly Instance[] {
  return services
    .filter(({ name }) => only?.includes(name) ?? true)
    .flatMap((service) =>
      Array.from({ length: counts[service.name] ?? 1 }, (_, index) => ({
        name: index === 0 ? service.name : `${service.name}-${index + 1}`,
        service,
      })),
    );
}

function wishes({ ports = {}, external = {} }: StackOptions, chosen: readonly Instance[]): Record<string, PortWish> {
  const names = [
    ...(external.databaseUrl ? [] : ['postgres']),
    ...(external.redisUrl ? [] : ['redis']),
    ...(external.smtpUrl ? [] : ['inbox', 'smtp']),
    ...chosen.map(({ name }) => name),
  ];
  const known: Readonly<Record<string, PortWish>> = ports;
  return Object.fromEntries(names.map((name) => [name, known[name] ?? { variable: name }]));
}
