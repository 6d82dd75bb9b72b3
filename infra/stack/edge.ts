// Debian's Caddy serves the site and proxies /api to the gateway, with the configuration of production
// (infra/edge/Caddyfile) except for one option.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { serverProgram } from './embedded/debian-packages.ts';
import { type RunningProcess, startProcess } from './processes.ts';

export interface EdgeOptions {
  /** The folder of its configuration. */
  readonly dir: string;
  readonly port: number;
  readonly healthPort: number;
  readonly gatewayPort: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly signal?: AbortSignal | undefined;
}

/** Starts the edge on the loopback. SITE_ROOT in `env` is another folder than that of the built site. */
export async function startEdge({
  dir,
  port,
  healthPort,
  gatewayPort,
  env,
  logFile,
  signal,
}: EdgeOptions): Promise<RunningProcess> {
  const { program, env: base } = await serverProgram('caddy');
  const edge = join(root, 'infra/edge');
  mkdirSync(dir, { recursive: true });
  const config = join(dir, 'Caddyfile');
  // Debian's Caddy 2.6 does not know this option, by which a request with a body can be tried at another gateway.
  const text = readFileSync(join(edge, 'Caddyfile'), 'utf8').replace(/^\s*request_buffers .*\n/m, '');
  writeFileSync(config, text.replaceAll('import security-headers', `import ${join(edge, 'security-headers')}`));
  return startProcess({
    name: 'site',
    command: [program, 'run', '--adapter', 'caddyfile', '--config', config],
    env: {
      ...base,
      SITE_ADDRESS: `:${port}`,
      HTTP_PORT: String(port),
      HEALTH_PORT: String(healthPort),
      GLOBAL_OPTIONS: 'default_bind 127.0.0.1 ::1',
      SITE_ROOT: join(root, 'frontend/dist'),
      GATEWAY_HOST: 'localhost',
      GATEWAY_PORT: gatewayPort,
      RETRY_GATEWAY_FOR: '2s',
      XDG_CONFIG_HOME: dir,
      XDG_DATA_HOME: dir,
      ...env,
    },
    logFile,
    ready: async () => {
      const response = await fetch(`http://127.0.0.1:${healthPort}/health/live`).catch(() => undefined);
      return response?.ok ?? false;
    },
    signal,
  });
}
