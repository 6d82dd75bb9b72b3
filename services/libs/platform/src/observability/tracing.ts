// Traces requests across the queues if a collector is configured. Otherwise the calls of the API do nothing, and the
// SDK is not loaded.
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

/** Starts sending traces if there is a collector. Call it once in a process. */
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
  // Created when it is first used. If it were created before the SDK starts, it would keep the no-op tracer.
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
 * Runs work in a span of the current trace. Attributes never name people; only those in the list of `trace-sdk.ts` are
 * exported.
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

/** Handles a request within a span, which starts a trace or continues the caller's. */
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
