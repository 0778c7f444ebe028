import * as v from 'valibot';
import { webUrl } from './setting-value.ts';

const share = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/u, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** Settings with the names that OpenTelemetry gives them everywhere, so that an operator's own files fit. */
export const tracingSettings = {
  // Area: Traces
  /**
   * The collector that takes OpenTelemetry traces over HTTP, without `/v1/traces`, for example `http://127.0.0.1:4318` ([traces](operations.md#traces)).
   * Default: none, and nothing is traced.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webUrl),
  /** What a trace says it comes from. */
  OTEL_SERVICE_NAME: v.optional(v.string(), 'sampan'),
  /** The share of requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
};
