// Consistency of docker-compose.yml with the code that it runs. Read as text: no Docker is needed.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REDIS_SETTINGS, SHUTDOWN_DEADLINE_MS } from '@school/platform';
import { parse } from 'yaml';
import type { z } from 'zod';
import { root } from '../stack/checkout.ts';
import { services as localServices } from '../stack/services.ts';

interface ComposeService {
  readonly image: string;
  readonly build?: { readonly target: string; readonly args: Readonly<Record<string, string>> };
  readonly user?: string;
  readonly scale?: string;
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly secrets?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly restart?: string;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly stop_grace_period?: string;
  readonly container_name?: string;
  readonly deploy?: { readonly resources: { readonly limits: Readonly<Record<string, string | number>> } };
}
interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly configs: Readonly<Record<string, { readonly content?: string }>>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;
const all = Object.entries(compose.services);
const written = secretsWritten();

/** The files that make-secrets.sh writes in a copy of its folder, with their contents. */
function secretsWritten(smtpUrl = '', alarms?: string): ReadonlyMap<string, string> {
  const copy = mkdtempSync(join(tmpdir(), 'school-secrets-'));
  const secrets = join(copy, 'infra/docker/secrets');
  for (const folder of [secrets, join(copy, 'infra/redis')]) mkdirSync(folder, { recursive: true });
  for (const file of ['docker/make-secrets.sh', 'redis/users.acl', 'school.json'])
    copyFileSync(join(root, 'infra', file), join(copy, 'infra', file));
  writeFileSync(join(secrets, 'smtp_url'), smtpUrl);
  if (alarms) writeFileSync(join(secrets, 'alarms'), alarms);
  execFileSync(join(copy, 'infra/docker/make-secrets.sh'), {
    env: { ...process.env, DEPLOY_ENV: 'development' },
    stdio: 'pipe',
  });
  const files = new Map(readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]));
  rmSync(copy, { recursive: true });
  return files;
}

describe('every container', () => {
  it.each(all)('%s runs without root, capabilities, a writable file system or an endless log', (_name, service) => {
    // Compose cannot give a config with `content` to a read-only container.
    const hasInlineConfig =
      service.configs?.some(({ source }) => compose.configs[source]?.content !== undefined) ?? false;
    expect(service).toMatchObject({
      read_only: !hasInlineConfig,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': expect.any(String) } },
    });
    expect(service.user).toMatch(/^(?!root|0\b)/);
    expect(service.deploy?.resources.limits).toEqual({ memory: expect.any(String), pids: expect.any(Number) });
    expect(service.container_name).toBeUndefined();
  });

  it.each(all.filter(([, { image }]) => !image.startsWith('$')))(
    '%s runs an image that is pinned by its digest',
    (_name, { image }) => {
      expect(image).toMatch(/^[^$]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    },
  );

  it.each(all)('%s is restarted, unless it is a one-off task', (name, { restart }) => {
    expect(restart).toBe(['site', 'migrate', 'reapply-erasures', 'leads'].includes(name) ? 'no' : 'unless-stopped');
  });

  it.each(all)('%s is published on the loopback only, unless it is the edge', (name, { ports = [] }) => {
    if (name !== 'edge') for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(all)(
    '%s gets its secrets from files that make-secrets.sh writes',
    (_name, { secrets = [], environment = {} }) => {
      for (const secret of secrets) {
        expect(compose.secrets[secret]?.file).toBe(`infra/docker/secrets/${secret}`);
        expect([...written.keys()]).toContain(secret);
      }
      for (const [variable, value] of Object.entries(environment)) {
        if (String(value).startsWith('/run/secrets/'))
          expect(secrets).toContain(String(value).slice('/run/secrets/'.length));
        else expect(variable).not.toMatch(/PASSWORD|SECRET|KEY$|^(DATABASE|REDIS|SMTP)_URL$/);
      }
    },
  );
});

it.each([
  ['', 'mailpit:1025', {}],
  ['smtp://mail.example.it:2525', 'mail.example.it:2525', {}],
  [
    'smtps://posta%C3%A8:un%27a%22%5Cn%25%C3%A8@mail.example.it',
    'mail.example.it:465',
    { auth_username: 'postaè', auth_password: 'un\'a"\\n%è' },
  ],
])('alerts go out through the mail server of %s', (smtpUrl, server, login) => {
  const { global, receivers } = parse(secretsWritten(smtpUrl).get('alertmanager')!) as {
    global: { smtp_smarthost: string };
    receivers: { email_configs?: object[] }[];
  };
  expect(global.smtp_smarthost).toBe(server);
  expect(receivers[0]!.email_configs).toEqual([{ to: expect.stringContaining('@'), send_resolved: true, ...login }]);
});

it('alerts that could reach nobody are refused, with the address', () => {
  for (const wrong of ['mail=notte.example.it', 'webhook=hooks.example.it/1', 'watchdog=hc-ping'])
    expect(() => secretsWritten('', `${wrong}\n`)).toThrow(
      `${wrong.split('=')[1]} in infra/docker/secrets/alarms is no address`,
    );
  expect(secretsWritten('', 'mail=\nwebhook=https://hooks.example.it/1?a=b\n').has('alertmanager')).toBe(true);
});

describe('the trial', () => {
  const trial = Object.entries((parse(read('infra/docker/trial.yml'), { merge: true }) as ComposeFile).services);

  it.each(trial)('runs the image of %s, and is reached from this host alone', (name, { image, ports = [] }) => {
    expect(image).toBe(compose.services[name]?.image);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

/** The services that share a network with one. */
const reach = (name: string) =>
  all
    .filter(
      ([other, { networks = [] }]) =>
        other !== name && networks.some((net) => compose.services[name]!.networks?.includes(net)),
    )
    .map(([other]) => other)
    .sort();

describe('the networks', () => {
  it('let only those reach the stores who use them', () => {
    const operators = ['backup', 'leads', 'reapply-erasures'];
    expect(reach('postgres')).toEqual([...operators, 'gateway', 'lead-store', 'migrate', 'postgres-exporter'].sort());
    expect(reach('redis')).toEqual(
      [...operators, 'board', 'gaia', 'gateway', 'lead-store', 'mailer', 'redis-exporter'].sort(),
    );
  });

  it('let the edge reach the gateway alone, and the test mail server and the language model one service each', () => {
    expect(reach('edge')).toEqual(['blackbox-exporter', 'gateway', 'prometheus']);
    expect(reach('mailpit')).toEqual(['alertmanager', 'leads', 'mailer']);
    expect(reach('ollama')).toEqual(['gaia']);
  });

  it('lead out of this host for those who call out', () => {
    const out = Object.keys(compose.networks).filter((net) => !compose.networks[net]?.internal && net !== 'operators');
    const outside = all
      .filter(([, { networks = [] }]) => networks.some((net) => out.includes(net)))
      .map(([name]) => name);
    expect(outside.sort()).toEqual([
      'alertmanager',
      'backup',
      'blackbox-exporter',
      'edge',
      'gaia',
      'leads',
      'mailer',
      'mailpit',
      'ollama',
    ]);
  });
});

it('what makes backups, and has a way out of this host, may change neither store', () => {
  expect(compose.services['backup']).toMatchObject({
    environment: { PGUSER: 'school_backup' },
    secrets: ['backup_login', 'backup_password', 'postgres_backup_password', 'redis_password_backup'],
  });
  expect(read('infra/postgres/create-app-role.sh')).toMatch(
    /^CREATE ROLE school_backup .* IN ROLE pg_read_all_data;$/m,
  );
});

it('forms are accepted, stored and mailed whatever keeps Gaia from starting', () => {
  const needed = (name: string): string[] => [
    name,
    ...Object.keys(compose.services[name]!.depends_on ?? {}).flatMap(needed),
  ];
  expect(needed('edge')).toEqual(expect.arrayContaining(['gateway', 'lead-store', 'mailer', 'redis', 'postgres']));
  expect(needed('edge')).not.toContain('gaia');
});

it('an image is built by one service', () => {
  const images = all.filter(([, { build }]) => build).map(([, { image }]) => image);
  expect(images).toEqual([...new Set(images)]);
  for (const [, { image, build }] of all) if (!build && image.startsWith('$')) expect(images).toContain(image);
});

it('the journal of the host can keep the logs of all that always runs', () => {
  const { services } = parse(read('infra/docker/journald.yml')) as ComposeFile;
  expect(Object.keys(services).sort()).toEqual(
    all
      .filter(([, { profiles }]) => !profiles)
      .map(([name]) => name)
      .sort(),
  );
});

it('a backup is made by the programs of the database that it copies', () => {
  expect(read('infra/docker/Dockerfile')).toContain(`FROM ${compose.services['postgres']!.image} AS backup\n`);
});

it('a new major version of PostgreSQL gets a volume of its own, at the path that its image expects', () => {
  const { image, volumes } = compose.services['postgres']!;
  const major = Number(/^postgres:(\d+)/.exec(image)![1]);
  const path = major < 18 ? '/var/lib/postgresql/data' : '/var/lib/postgresql';
  expect(volumes![0]).toBe(`postgres${major}:${path}`);
  const trial = parse(read('infra/docker/trial.yml')) as ComposeFile;
  expect(trial.services['postgres']!.volumes).toEqual([volumes![0]]);
  for (const file of ['docs/runbook.md', '.github/workflows/ci.yml'])
    expect(read(file)).toContain(`docker volume rm school_postgres${major}`);
});

it('the limits of memory are no more than the runbook says', () => {
  const always = all.filter(([, { profiles, restart }]) => !profiles && restart !== 'no');
  const sum = always.reduce((total, [, { scale = '1', deploy }]) => {
    const [, size, unit] = /^(\d+)([MG])$/.exec(String(deploy?.resources.limits['memory']))!;
    return total + Number(/\d+/.exec(scale)![0]) * Number(size) * (unit === 'G' ? 1024 : 1);
  }, 0);
  const [, promised] = /([\d.]+) GB of memory/.exec(read('docs/runbook.md'))!;
  expect(sum).toBeLessThanOrEqual(Number(promised) * 1024);
});

/** The variables of .env.example. */
const settable = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name!.replace(/_FILE$/, '')),
);

describe('every process of the product', () => {
  it.each(localServices.filter(({ name }) => name !== 'site').map(({ name }) => name))(
    '%s has a container with its settings',
    (name) => {
      expect(compose.services[name]?.build).toMatchObject({ target: 'service', args: { SERVICE: name } });
    },
  );

  it.each(['gateway', 'lead-store', 'mailer', 'gaia'])(
    '%s is given all it asks for and all that can be set, and nothing it does not know',
    async (name) => {
      // A dynamic import: services use TypeScript features that are not erasable.
      const module = (await import(join(root, 'services', name, 'src/env.ts'))) as Record<string, z.ZodObject>;
      const schema = module[`${name.replace(/-./, (dash) => dash.slice(1).toUpperCase())}Env`]!;
      const given = Object.keys(compose.services[name]?.environment ?? {}).map((variable) =>
        variable.replace(/_FILE$/, ''),
      );
      const known = Object.keys(schema.shape);
      // Both variables have another meaning with the suffix _FILE.
      const asked = given.map((variable) => (variable === 'SCHOOL' ? 'SCHOOL_FILE' : variable));
      expect(asked.filter((variable) => !known.includes(variable))).toEqual([]);
      const needed = Object.entries(schema.shape).filter(([, field]) => !field.safeParse(undefined).success);
      expect(needed.map(([variable]) => variable).filter((variable) => !asked.includes(variable))).toEqual([]);
      expect(known.filter((variable) => settable.has(variable) && !asked.includes(variable))).toEqual([]);
    },
  );

  it.each(['gateway', 'lead-store', 'mailer', 'gaia'])(
    '%s has a stop grace period longer than its shutdown deadline',
    (name) => {
      expect(Number.parseInt(compose.services[name]?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
        SHUTDOWN_DEADLINE_MS,
      );
    },
  );
});

it('Redis has the durability settings that the services check', () => {
  const settings = new Map(
    [...read('infra/redis/redis.conf').matchAll(/^([a-z-]+) (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.fromEntries(settings)).toMatchObject(REDIS_SETTINGS);
  expect(settings.get('no-appendfsync-on-rewrite')).toBe('no');
});

it('the site is put into a volume of its user, from which the edge serves it', () => {
  const [folder, served] = ['site', 'edge'].map((name) =>
    compose.services[name]?.volumes?.find((volume) => volume.startsWith('site:'))?.slice('site:'.length),
  );
  expect([folder, served]).toEqual([expect.stringMatching(/^\//), `${folder}:ro`]);
  expect(read('infra/edge/publish')).toContain(`served=\${SERVED:-${folder}}`);
  for (const root of [`root * {$SITE_ROOT:${folder}/now}`, `root @earlier ${folder}`])
    expect(read('infra/edge/Caddyfile')).toContain(`${root}\n`);
  expect(read('infra/docker/Dockerfile')).toContain(`install -d -o 1000 -g 1000 ${folder}\n`);
});

it('every setting that docker-compose.yml reads is explained in .env.example', () => {
  const variables = new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!));
  for (const { environment = {} } of Object.values(compose.services))
    for (const [name, value] of Object.entries(environment)) if (value === null) variables.add(name);
  const explained = read('.env.example');
  expect([...variables].filter((name) => !explained.includes(`# ${name}=`))).toEqual([]);
});

it('nothing that can be set in .env is fixed in docker-compose.yml', () => {
  const file = read('docker-compose.yml');
  const fixed = Object.entries(compose.services).flatMap(([service, { environment = {} }]) =>
    Object.entries(environment).flatMap(([name, value]) =>
      settable.has(name) && value !== null && !file.includes(`\${${name}`) ? [`${service}: ${name}`] : [],
    ),
  );
  expect(fixed).toEqual([]);
});
