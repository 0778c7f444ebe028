import {
  context,
  defaultTextMapGetter,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';

/** What a trace may say: names and numbers of ours and ids of things. Never what people typed, addresses or secrets. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Spans with this say that a run found nothing to do; they are not sent. */
export const IDLE = 'sampan.idle';

const tracer = () => trace.getTracer('sampan');

/**
 * Runs `work` as a step of the trace that is going on. Costs next to nothing while nothing is traced. An error is told by its kind
 * alone: its sentence may name people.
 */
export async function inSpan<T>(
  name: string,
  facts: SpanFacts,
  work: (tell: (facts: SpanFacts) => void) => Promise<T>,
  options: { kind?: SpanKind; parent?: Context } = {},
): Promise<T> {
  const { kind = SpanKind.INTERNAL, parent = context.active() } = options;
  return tracer().startActiveSpan(name, { kind, attributes: facts }, parent, async (span) => {
    try {
      return await work((more) => span.setAttributes(more));
    } catch (error) {
      span.setAttribute('error.type', kindOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A call to somebody else. */
export const inClientSpan: typeof inSpan = (name, facts, work) => inSpan(name, facts, work, { kind: SpanKind.CLIENT });

/** Answers a request; the trace of a caller who has one goes on (W3C traceparent). */
export async function inRequestSpan(
  input: { method: string; route: string; traceparent: string | undefined; facts: SpanFacts },
  answer: (tell: (facts: SpanFacts) => void) => Promise<Response>,
): Promise<Response> {
  const { method, route, traceparent, facts } = input;
  const carrier = traceparent === undefined ? {} : { traceparent };
  const parent = propagation.extract(context.active(), carrier, defaultTextMapGetter);
  const begun = { 'http.request.method': method, 'http.route': route, ...facts };
  return inSpan(
    `${method} ${route}`,
    begun,
    async (tell) => {
      const response = await answer(tell);
      tell({ 'http.response.status_code': response.status });
      if (response.status >= 500) failed(trace.getActiveSpan());
      return response;
    },
    { kind: SpanKind.SERVER, parent },
  );
}

function failed(span: Span | undefined): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** The trace of what happens now, for the log; nothing where none is going on. */
export function traceOfLog(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span === undefined || !span.isRecording() ? {} : { trace_id: span.spanContext().traceId };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? error.code : 'reason' in error ? error.reason : undefined;
  return typeof code === 'string' ? code : error.name;
}
