import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { addInstallationGauges, type Measured } from './installation-gauges.ts';

/** Answers Prometheus where the settings name a port. Answers how to stop. */
export async function startMetrics(parts: Measured & { metrics: Metrics }): Promise<() => Promise<void>> {
  const { HOST, SAMPAN_METRICS_PORT: port } = parts.ctx.env;
  if (port === undefined) return () => Promise.resolve();
  addInstallationGauges(parts.metrics.registry, parts);
  return serveMetrics(parts.metrics.registry, HOST, port);
}
