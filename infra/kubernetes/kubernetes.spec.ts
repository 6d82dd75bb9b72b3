// Consistency of the manifests with the engine's schemas and with docker-compose.yml. Rendered here as kustomize does it, as far as the
// manifests use it: no cluster is needed. CI renders them with kubectl.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../stack/checkout.ts';

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly securityContext: unknown;
}
interface Volume {
  readonly name: string;
  readonly secret?: { readonly items: readonly { readonly key: string; readonly path: string }[] };
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly configMap?: { readonly name: string };
}
interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly terminationGracePeriodSeconds?: number;
    readonly initContainers?: readonly Container[];
    readonly containers: readonly [Container];
    readonly volumes: readonly Volume[];
    readonly securityContext: unknown;
  };
}
interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly spec: Readonly<Record<string, unknown>> & { readonly template: Pod };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly patches?: readonly { readonly path: string; readonly target: { readonly labelSelector: string } }[];
  readonly images?: readonly { readonly name: string; readonly newName: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly files?: readonly string[] }[];
  readonly secretGenerator?: readonly { readonly name: string; readonly files: readonly string[] }[];
}
interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string | number | null>>;
  readonly secrets?: readonly string[];
  readonly stop_grace_period: string;
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly networks: readonly string[];
}

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const kustomization = (folder: string) => parse(read(folder, 'kustomization.yaml')) as Kustomization;
const EXAMPLE = 'infra/kubernetes/overlays/example';
const overlay = kustomization(EXAMPLE);
const compose = (parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, ComposeService> })
  .services;

/** A strategic merge: lists of things with a mount path or a name are merged by that, others replaced. */
function merge(base: unknown, patch: unknown): unknown {
  const key = (item: { mountPath?: string; name?: string }) => item.mountPath ?? item.name;
  if (Array.isArray(base) && Array.isArray(patch) && key(patch[0]))
    return [
      ...patch.filter((item) => !base.some((own) => key(own) === key(item))),
      ...base.map((own) => merge(own, patch.find((item) => key(own) === key(item)) ?? {})),
    ];
  if (base === undefined || typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const merged: Record<string, unknown> = { ...(base as object) };
  for (const [name, value] of Object.entries(patch)) merged[name] = merge(merged[name], value);
  return merged;
}

function render(folder: string): Resource[] {
  const { resources, patches = [] } = kustomization(folder);
  const all = resources.flatMap((path) =>
    path.endsWith('.yaml')
      ? parseAllDocuments(read(folder, path)).map((document) => document.toJS() as Resource)
      : render(join(folder, path)),
  );
  return all.map((resource) =>
    patches
      .filter(({ target }) =>
        target.labelSelector.split(',').every((label) => {
          const [name, value] = label.split('=');
          return resource.metadata.labels?.[name!] === value;
        }),
      )
      .reduce((patched, { path }) => {
        const { spec } = parse(read(folder, path)) as Resource;
        return merge(patched, { spec }) as Resource;
      }, resource),
  );
}

const resources = render(EXAMPLE);
const workloads = resources
  .filter(({ spec }) => spec.template as Pod | undefined)
  .map(({ metadata, spec: { template } }) => [metadata.name, template] as const);
const models = [Deployment, Job, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, ScaledObject, Service];

/** The paths of an object's keys that are never read through the returned view of it: keys that a schema does not know. */
function unread(object: object): { view: object; paths: () => string[] } {
  const left = new Set<string>();
  const watch = (value: object, path: string): object => {
    for (const key of Object.keys(value)) left.add(`${path}.${key}`);
    const children = new Map(
      Object.entries(value).map(([key, child]: [string, unknown]) => [
        key,
        typeof child === 'object' && child !== null ? watch(child, `${path}.${key}`) : child,
      ]),
    );
    return new Proxy(value, {
      get: (target, key) => {
        left.delete(`${path}.${String(key)}`);
        return children.get(String(key)) ?? Reflect.get(target, key);
      },
    });
  };
  return { view: watch(object, ''), paths: () => [...left] };
}

describe('the manifests', () => {
  it.each(resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
    '%s fits the schema of the engine',
    (_name, resource) => {
      const Model = models.find(({ kind, apiVersion }) => kind === resource.kind && apiVersion === resource.apiVersion);
      // Of the Prometheus operator, which the packages of the other schemas leave out.
      if (resource.kind === 'PodMonitor') return;
      const { view, paths } = unread(resource);
      expect(() => (Model!.prototype.validate as (this: object) => void).call(view)).not.toThrow();
      expect(paths()).toEqual([]);
    },
  );

  it('use images that the overlay names', () => {
    const images = workloads.flatMap(
      ([
        ,
        {
          spec: { initContainers = [], containers },
        },
      ]) => [...initContainers, ...containers].map(({ image }) => image),
    );
    expect([...new Set(images)].sort()).toEqual(overlay.images!.map(({ name }) => name).sort());
    for (const { name, newName } of overlay.images!) expect(basename(newName)).toBe(basename(name));
  });

  it('mount what they declare, and the secrets that the overlay generates', () => {
    const generated = overlay.secretGenerator![0]!.files.map((file) => basename(file));
    for (const file of overlay.secretGenerator![0]!.files)
      expect(join(EXAMPLE, dirname(file))).toBe('infra/docker/secrets');
    const claims = resources
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    for (const [, { spec }] of workloads) {
      expect(spec.containers[0].volumeMounts.map(({ name }) => name).sort()).toEqual(
        spec.volumes.map(({ name }) => name).sort(),
      );
      for (const { secret, persistentVolumeClaim, configMap } of spec.volumes) {
        for (const { key, path } of secret?.items ?? [])
          expect([path, generated]).toEqual([key, expect.arrayContaining([key])]);
        if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName);
        if (configMap) expect(overlay.configMapGenerator!.map(({ name }) => name)).toContain(configMap.name);
      }
    }
  });
});

/** By the name of the workload, which is that of the service in Compose except for the operator's command. */
const composed = (name: string) => compose[name === 'operator' ? 'leads' : name]!;

describe('each workload, as in Compose,', () => {
  it.each(workloads)(
    '%s runs without root, capabilities or a writable file system, within the same memory',
    (name, { spec }) => {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(spec.containers[0].securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'], ...(name === 'edge' ? { add: ['NET_BIND_SERVICE'] } : {}) },
      });
      expect(spec.containers[0].resources.limits.memory).toBe(`${composed(name).deploy.resources.limits.memory}i`);
    },
  );

  it.each(workloads.filter(([name]) => name !== 'edge'))(
    '%s gets the same settings, files and secrets',
    (name, { spec }) => {
      const [{ env = [], command, image }] = spec.containers;
      const { environment, secrets = [], command: composedCommand, image: composedImage } = composed(name);
      expect(image).toBe(/\/[\w-]+/.exec(composedImage)![0].replace('/', 'school/'));
      if (name !== 'operator') expect(command).toEqual(composedCommand);
      // What is not fixed in Compose comes from the ConfigMap of .env, and NODE_ENV from the image.
      // Backups are the provider's.
      const fixed = Object.entries(environment).filter(
        ([variable, value]) => value !== null && !['NODE_ENV', 'BACKUP_REPOSITORY'].includes(variable),
      );
      const isServing = spec.containers[0].ports !== undefined;
      expect(
        Object.fromEntries(
          env
            .filter(({ name: variable }) => variable !== 'SITE_DOMAIN')
            .map(({ name: variable, value }) => [variable, value]),
        ),
      ).toEqual({
        ...Object.fromEntries(
          fixed
            .filter(([variable]) => isServing || variable !== 'METRICS_PORT')
            .map(([variable, value]) => [variable, String(value)]),
        ),
        ...(name === 'gateway' ? { SITE_ORIGINS: 'https://$(SITE_DOMAIN)' } : {}),
      });
      const mounted = spec.volumes.flatMap(({ secret }) => secret?.items ?? []).map(({ key }) => key);
      expect(mounted.sort()).toEqual([...secrets].sort());
    },
  );

  it.each(workloads.filter(([, { spec }]) => spec.containers[0].ports))('%s has as long to stop', (name, { spec }) => {
    expect(`${spec.terminationGracePeriodSeconds}s`).toBe(composed(name).stop_grace_period);
  });

  it.each(workloads.filter(([name]) => name !== 'edge'))(
    '%s reaches the same stores',
    (name, { metadata: { labels } }) => {
      for (const network of ['database', 'queues'])
        expect(labels[network]).toBe(composed(name).networks.includes(network) ? 'client' : undefined);
    },
  );
});

it('the policies, budgets, services and scalers select workloads that exist', () => {
  const labels = workloads.map(([, { metadata }]) => metadata.labels);
  const selectors = resources.flatMap(({ kind, spec }) => {
    const { podSelector, selector, scaleTargetRef } = spec as {
      podSelector?: { matchLabels?: object };
      selector?: { matchLabels?: object };
      scaleTargetRef?: { name: string };
    };
    if (scaleTargetRef) return { app: scaleTargetRef.name };
    return podSelector?.matchLabels ?? selector?.matchLabels ?? (kind === 'Service' ? selector : []) ?? [];
  });
  expect(selectors.length).toBeGreaterThan(15);
  for (const selector of selectors) expect(labels).toContainEqual(expect.objectContaining(selector as object));
});
