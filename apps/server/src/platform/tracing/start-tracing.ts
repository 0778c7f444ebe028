import { context, propagation, trace } from '@opentelemetry/api';
import type { Env } from '../config/env.ts';
import { SERVER_VERSION } from '../version.ts';
import { IDLE } from './span.ts';

/** What waits to be sent; more is dropped, so that a collector that is gone costs no memory. */
const MOST_WAITING = 4_096;
const SEND_EVERY_MS = 2_000;
const GIVE_UP_MS = 2_000;

export interface Tracing {
  /** Sends what waits. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const OFF: Tracing = { flush: () => Promise.resolve(), stop: () => Promise.resolve() };

/**
 * Sends traces where the settings name a collector. Otherwise nothing of the SDK is loaded, and every span is the empty one of the
 * API. What cannot be sent is dropped and never keeps a request or a stop waiting.
 */
export async function startTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'environment'>,
): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (endpoint === undefined) return OFF;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/u, '')}/v1/traces`,
    timeoutMillis: GIVE_UP_MS,
  });
  class BusySpans extends sdk.BatchSpanProcessor {
    override onEnd(span: Parameters<InstanceType<typeof sdk.BatchSpanProcessor>['onEnd']>[0]): void {
      if (span.attributes[IDLE] !== true) super.onEnd(span);
    }
  }
  const provider = new sdk.TracerProvider({
    // By the share alone: a stranger's header decides nothing of what is kept.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    resource: resources.resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME,
      'service.version': SERVER_VERSION,
      'deployment.environment.name': env.environment,
    }),
    spanProcessors: [
      new BusySpans({
        exporter,
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: GIVE_UP_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    flush: () => provider.forceFlush(),
    async stop() {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}
