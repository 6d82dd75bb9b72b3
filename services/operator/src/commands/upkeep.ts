// Backups, alerts, the certificate, and the versions that run: what `leads status` tells besides requests.
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { OperatorEnv } from '../env.js';
import { age } from '../output.js';

export type Row = Readonly<Record<string, string | number>>;
export interface Part {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly todo: readonly string[];
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BACKUP_LATE_MS = HOUR_MS;
const VERIFICATION_LATE_MS = 26 * HOUR_MS;
const alertList = z.array(
  z.object({ labels: z.object({ alertname: z.string() }), annotations: z.object({ summary: z.string().default('') }) }),
);
/** Caddy renews earlier, when a third of a certificate's time is left. */
const FEWEST_DAYS = 10;
const CONNECT_TIMEOUT_MS = 3000;

/** The times which the container `backup` and `make verify-backup` write. */
export async function ofBackups(redis: Redis, { BACKUP_REPOSITORY, NODE_ENV }: OperatorEnv): Promise<Part> {
  if (!BACKUP_REPOSITORY) return { tables: {}, todo: [] };
  const [finished, compared, failed] = await redis.mget('backup:finished', 'backup:verified', 'backup:failed');
  const [made, verified] = [finished, compared].map((time) => (time ? Date.now() - Number(time) * 1000 : Infinity));
  // Empty after the next backup that was made.
  const [, failedAt, part] = /^(\d+) (.*)$/.exec(failed ?? '') ?? [];
  const logs = 'docker compose logs backup';
  const shown = (since: number) => (since === Infinity ? 'never' : `${age(since)} ago`);
  const todo = [
    ...(part ? [`A backup has failed ${shown(Date.now() - Number(failedAt) * 1000)}: ${part}: ${logs}`] : []),
    ...(made! > BACKUP_LATE_MS ? [`The last backup was made: ${shown(made!)}: ${logs}`] : []),
    // A trial has nothing to verify.
    ...(verified! > VERIFICATION_LATE_MS && NODE_ENV === 'production'
      ? [`A backup was restored and compared: ${shown(verified!)}: make verify-backup`]
      : []),
  ];
  return { tables: { backups: [{ 'last backup': shown(made!), 'last verified': shown(verified!) }] }, todo };
}

/** Which alerts fire, as Alertmanager has them, and whether alerts arrive there. */
export async function ofAlerts({ ALERTMANAGER_URL, COMPOSE_PROFILES = '' }: OperatorEnv): Promise<Part> {
  if (!COMPOSE_PROFILES.split(',').includes('observe')) return { tables: {}, todo: [] };
  const help = 'docker compose logs prometheus alertmanager';
  try {
    const answer = await fetch(`${ALERTMANAGER_URL}/api/v2/alerts`, {
      signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS),
    });
    const alerts = alertList.parse(await answer.json());
    const arrive = alerts.some(({ labels }) => labels.alertname === 'Watchdog');
    const firing = alerts.filter(({ labels }) => labels.alertname !== 'Watchdog');
    return {
      tables: { alerts: [{ alerts: arrive ? 'arrive' : 'do not arrive', firing: firing.length }] },
      todo: [
        ...(arrive ? [] : [`Alertmanager gets no alerts of Prometheus: ${help}`]),
        ...firing.map(({ labels, annotations }) => `${labels.alertname}: ${annotations.summary}: docs/runbook.md`),
      ],
    };
  } catch {
    return { tables: {}, todo: [`Alertmanager does not answer, so that nobody is alerted: ${help}`] };
  }
}

/** The certificate as visitors get it. */
export async function ofCertificate({ SITE_DOMAIN, HTTPS_PORT }: OperatorEnv): Promise<Part> {
  if (!SITE_DOMAIN) return { tables: {}, todo: [] };
  const help = 'docker compose logs edge';
  // Not refused: its days are shown as well.
  const socket = connect({ host: SITE_DOMAIN, port: HTTPS_PORT, servername: SITE_DOMAIN, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    const refused = socket.authorized
      ? []
      : [`Browsers refuse the certificate (${socket.authorizationError}): ${help}`];
    const when = days < 0 ? `ended ${-days} days ago` : `ends in ${days} days`;
    const ends = days < FEWEST_DAYS ? [`The certificate ${when}: ${help}`] : [];
    return { tables: { certificate: [{ certificate: SITE_DOMAIN, 'days left': days }] }, todo: [...refused, ...ends] };
  } catch (error) {
    const { name, message } = error as Error;
    const reason = name === 'AbortError' ? 'no answer' : message;
    return { tables: {}, todo: [`https://${SITE_DOMAIN} does not answer (${reason}): ${help}`] };
  } finally {
    socket.destroy();
  }
}

/** The processes that are connected to Redis, by the names of their connections (`connectionName`). */
export async function ofVersions(redis: Redis): Promise<Part> {
  const connections = String(await redis.client('LIST'));
  const names = [...connections.matchAll(/ name=school\/(\S+) /g)].map(([, name]) => name!);
  const services = Object.entries(Object.groupBy(names, (name) => name)).map(([name, processes = []]) => {
    const [service = '', version = '', commit = ''] = name.split('/');
    return { service, version, commit, processes: processes.length };
  });
  const todo = services.some(({ service }) => service === 'gateway')
    ? []
    : ['No gateway is connected to Redis: docker compose up --detach gateway'];
  return { tables: { services: services.sort((a, b) => a.service.localeCompare(b.service)) }, todo };
}
