// The SDK that exports traces; loaded only where a collector is configured.
import { type Attributes, SpanKind, context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.js';

/** The attributes that may be exported. */
const ATTRIBUTES = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'bullmq.queue.name',
  'bullmq.job.name',
  'bullmq.job.id',
  'bullmq.job.attempts.made',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'school.office',
]);

const allowed = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => ATTRIBUTES.has(name)));

/**
 * A span without the parts that may quote a visitor: attributes that are not in the list, and events, in which BullMQ
 * puts exceptions and results of jobs.
 */
const redactedSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, { attributes: { value: allowed(span.attributes) }, events: { value: [] } }) as ReadableSpan;

const withoutContents = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redactedSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/** BullMQ creates internal spans for its own work, outside any request. */
const withoutInternalSpans = (sampler: Sampler): Sampler => ({
  shouldSample: (parent, id, name, kind, attributes, links) =>
    kind === SpanKind.INTERNAL
      ? { decision: SamplingDecision.NOT_RECORD }
      : sampler.shouldSample(parent, id, name, kind, attributes, links),
  toString: () => `WithoutInternalSpans(${sampler.toString()})`,
});

/** @param endpoint base address of a collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
export function sendTraces(service: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: withoutInternalSpans(new ParentBasedSampler({ root: new AlwaysOnSampler() })),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutContents(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { end: () => provider.shutdown().catch(() => undefined) };
}
