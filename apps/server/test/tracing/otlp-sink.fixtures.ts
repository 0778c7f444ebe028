import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtlpValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: OtlpAttribute[];
  events: unknown[];
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface SeenSpan {
  name: string;
  trace_id: string;
  span_id: string;
  parent_id: string | null;
  kind: number;
  is_error: boolean;
  facts: Record<string, unknown>;
}

export interface OtlpSink {
  url: string;
  spans(): SeenSpan[];
  resource(): Record<string, unknown>;
  /** Everything as it came. */
  text(): string;
  stop(): Promise<void>;
}

const factsOf = (attributes: readonly OtlpAttribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that takes traces as JSON over HTTP (OTLP 1.x) and shows them. */
export async function startOtlpSink(): Promise<OtlpSink> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString());
      else response.statusCode = 404;
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requests = () => bodies.map((body) => JSON.parse(body) as OtlpRequest);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      requests()
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({
          name: span.name,
          trace_id: span.traceId,
          span_id: span.spanId,
          parent_id: span.parentSpanId ?? null,
          kind: span.kind,
          is_error: span.status.code === 2,
          facts: factsOf(span.attributes),
        })),
    resource: () => factsOf(requests()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    text: () => bodies.join('\n'),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
