import { endpoints } from '@sampan/contract';
import { trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf, RECIPIENT, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { startOtlpSink, type OtlpSink, type SeenSpan } from '#test/tracing/otlp-sink.fixtures.ts';
import { readEnv } from '../config/env.ts';
import { createLog } from '../log.ts';
import { inSpan, traceOfLog } from './span.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { tracedJobs } from './traced-jobs.ts';

let app: TestApp;
let token: string;
let sink: OtlpSink;
let tracing: Tracing;
const settingsOf = (url: string, share = '1') =>
  readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share }, 'unused');

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  sink = await startOtlpSink();
  tracing = await startTracing(settingsOf(`${sink.url}/`));
});
afterAll(async () => {
  await tracing.stop();
  await sink.stop();
  await app.close();
});

async function seen(): Promise<SeenSpan[]> {
  await tracing.flush();
  return sink.spans();
}

test('a bought label is one trace, from the request to the courier', async () => {
  const parent = '0af7651916cd43dd8448eb211c80319c';
  const order = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  const bought = await app.call(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id },
    headers: { traceparent: `00-${parent}-b7ad6b7169203331-01` },
  });
  expect(bought.status).toBe(200);
  const spans = (await seen()).filter(({ trace_id }) => trace_id === parent);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    parent_id: 'b7ad6b7169203331',
    is_error: false,
    facts: { 'http.request.method': endpoints.createLabel.method, 'http.response.status_code': 200 },
  });
  expect(request?.facts['http.route']).toMatch(/\{id\}|:id/u);
  expect(request?.facts['sampan.request_id']).toBe(bought.headers.get('x-request-id'));
  expect(spans.find(({ name }) => name === 'courier buy')).toMatchObject({
    parent_id: request?.span_id,
    kind: 3,
    facts: { 'sampan.courier': entry?.courier.alias, 'sampan.courier_call': 'buy' },
  });
  expect(sink.resource()).toMatchObject({ 'service.name': 'sampan', 'deployment.environment.name': 'staging' });
});

test('a refusal says its code and is no error of ours; a courier that fails is one', async () => {
  await app.refusal(endpoints.getOrder, { token, params: { id: '01234567-89ab-7cde-8f01-23456789abcd' } });
  const order = await newOrder(app, token);
  app.network.faults.set('merlion-express', { buy: 'lost_after' });
  const entry = (await quoteOf(app, token, order.id)).estimated_costs.find(
    ({ courier }) => courier.alias === 'merlion-express',
  );
  await app.refusal(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id },
  });
  app.network.faults.clear();
  const spans = await seen();
  expect(spans.find(({ facts }) => facts['sampan.error_code'] === 'not_found')).toMatchObject({ is_error: false });
  expect(spans.findLast(({ name }) => name === 'courier buy')).toMatchObject({
    is_error: true,
    facts: { 'error.type': 'failed', 'sampan.courier': 'merlion-express' },
  });
});

test('no step tells of people, companies or secrets', async () => {
  const order = await shippedOrder(app, token);
  await app.call(endpoints.listOrders, { token, query: { search: RECIPIENT.name } });
  await app.refusal(endpoints.login, { body: { email: 'somebody@shop.example', password: 'a secret of mine' } });
  await expect(
    inSpan('failing', {}, () => Promise.reject(new Error('no mail to rachel@shop.example'))),
  ).rejects.toThrow('rachel');
  const spans = await seen();
  expect(spans.find(({ name }) => name === 'failing')).toMatchObject({ facts: { 'error.type': 'Error' } });
  const { name, phone } = RECIPIENT;
  const told = [name, phone, token, order.id, order.number, order.label?.tracking_code ?? 'no label'];
  for (const secret of [...told, 'somebody@shop.example', 'a secret of mine', 'rachel', '127.0.0.1'])
    expect([secret, sink.text().includes(secret)]).toEqual([secret, false]);
  const allowed = /^(http\.|sampan\.(endpoint|request_id|error_code|courier|courier_call|job|found)$|error\.type$)/u;
  for (const { facts } of spans) for (const key of Object.keys(facts)) expect(key).toMatch(allowed);
});

test('runs of jobs that find nothing are not sent; others are, and failures', async () => {
  const [idle, busy, failing] = tracedJobs([
    { name: 'idle one', every_ms: 1, run: () => Promise.resolve(0) },
    { name: 'busy one', every_ms: 1, run: () => Promise.resolve(3) },
    { name: 'failing one', every_ms: 1, run: () => Promise.reject(new Error('of the job')) },
  ]);
  expect(await idle?.run()).toBe(0);
  expect(await busy?.run()).toBe(3);
  await expect(failing?.run()).rejects.toThrow('of the job');
  const jobs = (await seen()).filter(({ name }) => name.startsWith('job '));
  expect(jobs.map(({ name, is_error }) => [name, is_error])).toEqual([
    ['job busy one', false],
    ['job failing one', true],
  ]);
  expect(jobs[0]?.facts).toMatchObject({ 'sampan.found': 3 });
});

test('a line of the log names the trace it belongs to, and none where there is none', async () => {
  expect(traceOfLog()).toEqual({});
  expect(createLog('info').bindings()).toEqual(expect.not.objectContaining({ trace_id: expect.anything() as string }));
  const logged = await inSpan('logging', {}, () => Promise.resolve(traceOfLog()));
  const span = (await seen()).find(({ name }) => name === 'logging');
  expect(logged).toEqual({ trace_id: span?.trace_id });
});

describe('what nobody may feel', () => {
  test('without a collector in the settings nothing is traced', async () => {
    await tracing.stop();
    const off = await startTracing(readEnv({}, 'unused'));
    await inSpan('nothing', {}, async () => {
      expect(trace.getActiveSpan()?.isRecording() ?? false).toBe(false);
      expect(traceOfLog()).toEqual({});
      return Promise.resolve();
    });
    await off.stop();
  });

  test('a collector that is gone fails no request and no stop', async () => {
    const gone = await startOtlpSink();
    await gone.stop();
    const lost = await startTracing(settingsOf(gone.url));
    expect((await app.call(endpoints.getMe, { token })).status).toBe(200);
    await expect(lost.stop()).resolves.toBeUndefined();
  });

  test('a share of 0 traces nothing, whatever a caller asks for', async () => {
    const quiet = await startOtlpSink();
    const none = await startTracing(settingsOf(quiet.url, '0'));
    await app.call(endpoints.getMe, {
      token,
      headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    });
    await none.flush();
    expect(quiet.spans()).toEqual([]);
    await none.stop();
    await quiet.stop();
  });
});
