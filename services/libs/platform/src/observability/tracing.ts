// Traces across the queues where a collector is configured; elsewhere the calls of the API do nothing and the SDK is
// never loaded.
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { QueueOptions } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { errorText } from './error-text.js';

export interface Tracing {
  /** Exports the spans that are still buffered. */
  end(): Promise<void>;
}

const SCOPE = 'school';

/** Starts sending traces to a collector, or nothing when there is none. Once a process. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return { end: async () => undefined };
  const { sendTraces } = await import('./trace-sdk.js');
  return sendTraces(service, endpoint);
}

/** Whether this process has a collector to send traces to. */
const isTracingEnabled = (): boolean => Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);

/** Propagates the trace context in the jobs of a queue, where tracing is enabled. */
export function queueTelemetry(): Pick<QueueOptions, 'telemetry'> {
  if (!isTracingEnabled()) return {};
  // Created at its first use: created before the SDK has started, it would use the no-op tracer for good.
  let made: BullMQOtel | undefined;
  const otel = () => (made ??= new BullMQOtel({ tracerName: SCOPE }));
  return {
    telemetry: {
      get tracer() {
        return otel().tracer;
      },
      get contextManager() {
        return otel().contextManager;
      },
    },
  };
}

const tracer = () => trace.getTracer(SCOPE);

/**
 * Runs work as a step of the trace under way. Attributes name things, never people: only those of a fixed list are
 * sent.
 */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: errorText(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Handles a request within its span: the beginning of a trace, or a step of the caller's. */
export function startRequestSpan(
  method: string,
  route: string,
  headers: object,
  handle: (span: Span | undefined) => void,
): void {
  if (!isTracingEnabled()) return handle(undefined);
  const attributes = { 'http.request.method': method, 'http.route': route };
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  context.with(trace.setSpan(ROOT_CONTEXT, span), () => handle(span));
}

export function endRequestSpan(span: Span | undefined, status: number): void {
  span?.setAttribute('http.response.status_code', status);
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}
