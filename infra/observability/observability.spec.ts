// Alerts and dashboard query existing metrics in valid PromQL, and each alert is documented.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { QUEUES, leadKinds } from '@school/contracts';
import '@school/gaia/metrics';
import '@school/gateway/metrics';
import '@school/lead-store/metrics';
import '@school/leads';
import '@school/mailer/metrics';
import '@school/platform';
import { collectDefaultMetrics, register } from 'prom-client';
import { parse } from 'yaml';
import { root } from '../stack/checkout.ts';

const HERE = 'infra/observability';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const { groups } = parse(read(`${HERE}/alerts.yml`)) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read(`${HERE}/grafana/dashboards/requests.json`)) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

collectDefaultMetrics();
/** The labels of every metric, by its name. */
const known: ReadonlyMap<string, readonly string[]> = new Map(
  register
    .getMetricsAsArray()
    .map((metric) => [metric.name, (metric as { labelNames?: readonly string[] }).labelNames ?? []]),
);
/** Prometheus' built-in metrics: whether a target answers, and the firing alerts; and those of the exporters. */
const PROMETHEUS = new Map<string, readonly string[]>([
  ['up', []],
  ['probe_success', []],
  ['probe_ssl_earliest_cert_expiry', []],
  ['node_filesystem_avail_bytes', ['fstype', 'mountpoint']],
  ['node_filesystem_size_bytes', ['fstype', 'mountpoint']],
  ['node_memory_MemAvailable_bytes', []],
  ['node_memory_MemTotal_bytes', []],
  ['node_timex_sync_status', []],
  ['node_timex_offset_seconds', []],
  ['redis_up', []],
  ['redis_key_value', ['key']],
  ['redis_memory_used_bytes', []],
  ['redis_memory_max_bytes', []],
  ['pg_up', []],
  ['ALERTS', ['alertstate']],
  ['alertmanager_notifications_failed_total', ['integration']],
]);
const labelsOf = (name: string): readonly string[] | undefined =>
  known.get(name) ?? PROMETHEUS.get(name) ?? known.get(name.replace(/_(bucket|count|sum)$/, ''));

/** The metrics of a query with their labels, and its syntax errors. */
function readQuery(query: string): {
  metrics: { name: string; labels: string[] }[];
  errors: string[];
  grouping: string[];
} {
  const found: { name: string; labels: string[] }[] = [];
  const errors: string[] = [];
  const grouping: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, from, to, node }) => {
      const text = query.slice(from, to);
      if (type.isError) errors.push(`${text} at ${from}`);
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
        found.push({
          name: name ? query.slice(name.from, name.to) : '',
          labels: matchers
            .map((matcher) => matcher.getChild('LabelName')!)
            .map((label) => query.slice(label.from, label.to)),
        });
      }
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels') grouping.push(text);
    },
  });
  return { metrics: found, errors, grouping };
}

describe.each(queries)('the query of %s', (_name, query) => {
  it('is valid PromQL over existing metrics and labels', () => {
    const { metrics: asked, errors, grouping } = readQuery(query);
    expect(errors).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    const everywhere = ['job', 'instance', 'le'];
    for (const { name, labels } of asked) {
      expect({ [name]: labelsOf(name) }).toEqual({ [name]: expect.any(Array) });
      expect([...(labelsOf(name) ?? []), ...everywhere]).toEqual(expect.arrayContaining([...labels, ...grouping]));
    }
  });
});

it('a query with an error is found', () => {
  expect(readQuery('sum(rate(x[5m])').errors).not.toEqual([]);
  expect(readQuery('sum by (queue) (school_unknown{kind="x"})')).toEqual({
    metrics: [{ name: 'school_unknown', labels: ['kind'] }],
    errors: [],
    grouping: ['queue'],
  });
});

describe('the alerts', () => {
  const table =
    read('docs/runbook.md')
      .split('\n## ')
      .find((section) => section.startsWith('Alerts\n')) ?? '';
  const [, ...rows] = [...table.matchAll(/^\| (\w+) +\|/gm)].map(([, name]) => name);

  it('each have a row in the runbook, and each row has an alert', () => {
    expect(rows.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s says how urgent it is and what is wrong',
    (_name, { labels, annotations }) => {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    },
  );
});

/** The labels of metrics and their values, which must be few. A star: values that are not listed here. */
const bounded: Readonly<Record<string, readonly string[] | '*'>> = {
  queue: Object.values(QUEUES),
  kind: leadKinds,
  useful: ['yes', 'no'],
  state: ['waiting', 'active', 'delayed', 'failed', 'new', 'bad'],
  outcome: [
    'accepted',
    'spooled',
    'unavailable',
    'completed',
    'attempt-failed',
    'delayed',
    'stalled',
    'sent',
    'outage',
    'locked-out',
    'denied',
    'refused',
    'rejected',
    'unanswered',
    'limited',
    'failed',
    'answered',
    'handed-off',
    'expired',
  ],
  route: '*',
  method: '*',
  status: '*',
  call: '*',
  office: '*',
  model: '*',
  check: '*',
};

it('labels have a small known set of values', () => {
  for (const [name, labels] of known)
    if (name.startsWith('school_'))
      for (const label of labels)
        expect({ [name]: Object.keys(bounded) }).toEqual({ [name]: expect.arrayContaining([label]) });
});

it.each(queries)('the query of %s uses label values that occur', (_name, query) => {
  for (const [, label, operator, value] of query.matchAll(/(\w+)\s*(=~|!=|=)\s*"([^"]+)"/g)) {
    const values = bounded[label!] ?? '*';
    if (values !== '*')
      expect(
        values.filter((occurring) =>
          operator === '=~' ? new RegExp(`^(${value!})$`).test(occurring) : occurring === value,
        ),
      ).not.toEqual([]);
  }
});
