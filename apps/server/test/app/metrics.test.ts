import { ACCEPT_V1, endpoints, SERVICE_BASES } from '@sampan/contract';
import { freePort } from '@sampan/testing';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addInstallationGauges } from '../../src/composition/installation-gauges.ts';
import { runServer } from '../../src/composition/server.ts';
import { CourierUnavailable } from '../../src/ports/courier.ts';
import { FULL_DRAFT } from './full-draft.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
/** Everything that was measured, by `name{labels}`. */
async function measured(): Promise<Map<string, string>> {
  const text = await app.metrics.registry.metrics();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]));
}
const valueOf = async (series: string): Promise<number> => Number((await measured()).get(series));

beforeAll(async () => {
  app = await openTestApp();
  addInstallationGauges(app.metrics.registry, app);
});
afterAll(() => app.close());

describe('metrics of a server (production 2.6)', () => {
  test('they are on a port of their own, and nowhere else', async () => {
    const [port, metrics_port] = [await freePort(), await freePort()];
    const env = { ...app.ctx.env, PORT: port, SAMPAN_METRICS_PORT: metrics_port };
    // The gauges of `beforeAll` stand in this app's registry already.
    const registry = new (app.metrics.registry.constructor as new () => typeof app.metrics.registry)();
    const metrics = { ...app.metrics, registry };
    const server = await runServer({ ...app, metrics, ctx: { ...app.ctx, env } }, app.database.url);
    const ask = (at: number, path: string) =>
      fetch(`http://127.0.0.1:${at}${path}`, { headers: { Accept: ACCEPT_V1 } });
    const { service, path } = endpoints.getConstants;
    expect((await ask(port, SERVICE_BASES[service] + path)).status).toBe(200);
    const answer = await ask(metrics_port, '/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('sampan_database_answers 1');
    expect((await ask(metrics_port, '/')).status).toBe(404);
    const outside = await ask(port, '/metrics');
    expect(await outside.text()).not.toContain('sampan_');
    await server.stop();
    await expect(ask(metrics_port, '/metrics')).rejects.toThrow('fetch failed');
  });

  test('requests are counted by endpoint and class of status', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const ok = 'sampan_http_request_duration_seconds_count{endpoint="getMe",status="2xx"}';
    const refused = 'sampan_http_request_duration_seconds_count{endpoint="getMe",status="4xx"}';
    const before = (await valueOf(ok)) || 0;
    await app.call(endpoints.getMe, { token });
    await app.refusal(endpoints.getMe);
    expect(await valueOf(ok)).toBe(before + 1);
    expect(await valueOf(refused)).toBe(1);
  });

  test('calls to couriers are counted by outcome, a courier that is not there is not', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const { body } = await app.call<{ id: string }>(endpoints.createOrder, { token, body: FULL_DRAFT });
    expect((await app.call(endpoints.estimateOrder, { token, params: { id: body.id }, body: {} })).status).toBe(200);
    const quotes = [...(await measured())].filter(([series]) =>
      /courier_calls_total.*call="quote",outcome="ok"/u.test(series),
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const [, count] of quotes) expect(Number(count)).toBeGreaterThan(0);
    await expect(app.ctx.ports.couriers.track('nobody', 'X')).rejects.toThrow(CourierUnavailable);
    expect([...(await measured()).keys()].filter((series) => series.includes('nobody'))).toEqual([]);
  });

  test('a repeated job is timed, and its failures are counted', async () => {
    const jobs = app.metrics.timed([
      { name: 'good', every_ms: 1, run: () => Promise.resolve(3) },
      { name: 'bad', every_ms: 1, run: () => Promise.reject(new Error('no')) },
    ]);
    expect(await jobs[0]?.run()).toBe(3);
    await expect(jobs[1]?.run()).rejects.toThrow('no');
    expect(await valueOf('sampan_job_duration_seconds_count{job="good"}')).toBe(1);
    expect(await valueOf('sampan_job_failures_total{job="bad"}')).toBe(1);
    expect((await measured()).has('sampan_job_failures_total{job="good"}')).toBe(false);
  });

  test('what waits in the database is measured by its oldest', async () => {
    const late = (seconds: number) => Math.floor(app.clock.now() / 1000) - seconds;
    expect(await valueOf('sampan_messages_oldest_due_seconds')).toBeLessThan(600);
    await app.database.pool.query(
      `insert into outbox (topic, payload, created_at, next_attempt_at) values
         ('mail', '{}', $1, $2), ('mail', '{}', $1, $3)`,
      [late(9_000), late(700), late(-900)],
    );
    const waits = await valueOf('sampan_messages_oldest_due_seconds');
    expect(waits).toBeGreaterThanOrEqual(700);
    expect(waits).toBeLessThan(9_000);
    expect(await valueOf('sampan_label_purchases_oldest_open_seconds')).toBe(0);
    expect(await valueOf('sampan_bulk_jobs_oldest_active_seconds')).toBe(0);
    expect(await valueOf('sampan_paused')).toBe(0);
    expect(await valueOf('sampan_database_connections{state="waiting"}')).toBe(0);
  });

  test('a database that does not answer is said, and nothing that would seem well', async () => {
    const broken = await openTestApp();
    addInstallationGauges(broken.metrics.registry, broken);
    await broken.close();
    const text = await broken.metrics.registry.metrics();
    expect(text).toContain('\nsampan_database_answers 0\n');
    expect(text).not.toMatch(/^sampan_(messages|ledger|bulk|label|webhook)\S* \d/mu);
  });

  test('no label is about a company, a person or a path', async () => {
    for (const series of (await measured()).keys()) {
      const labels = series.slice(series.indexOf('{') + 1);
      expect(labels).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|\//u);
    }
  });
});

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8');

describe('docs/metrics.md, docs/alerts.md and examples/monitoring', () => {
  const used = (text: string): string[] => [...new Set(text.match(/\b(?:sampan|nodejs|process)_[a-z0-9_]+/gu) ?? [])];

  test('every metric of ours is described once, and none besides', () => {
    const ours = app.metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const described = [...textOf('docs/metrics.md').matchAll(/^\| `(sampan_\w+)`/gmu)].map(([, name]) => name);
    expect(described.toSorted()).toEqual(ours.filter((name) => name.startsWith('sampan_')).toSorted());
  });

  test('rules and dashboard ask for metrics that exist', () => {
    const names = app.metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const known = new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`]));
    const rules = textOf('examples/monitoring/alerts.yml');
    const dashboard = textOf('examples/monitoring/grafana-dashboard.json');
    expect(used(rules).length).toBeGreaterThan(10);
    expect(used(rules + dashboard).filter((name) => !known.has(name))).toEqual([]);
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    for (const { targets } of panels) expect(targets.every(({ expr }) => expr !== '')).toBe(true);
  });

  test('every alert has a page that says what to do, and every page an alert', () => {
    const rules = textOf('examples/monitoring/alerts.yml');
    const alerts = [...rules.matchAll(/- alert: (\w+)/gu)].map(([, name = '']) => name);
    const pages = [...rules.matchAll(/runbook_url: docs\/alerts\.md#(\w+)/gu)].map(([, anchor]) => anchor);
    expect(pages).toEqual(alerts.map((name) => name.toLowerCase()));
    expect([...textOf('docs/alerts.md').matchAll(/^## (\w+)$/gmu)].map(([, name]) => name)).toEqual(alerts);
  });
});
