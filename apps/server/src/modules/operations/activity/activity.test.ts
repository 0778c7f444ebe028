import { ACTIVITY_GROUPS, endpoints, type ActivityEntry } from '@sampan/contract';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { auditRowOf } from '../../../platform/audit/record-audit.ts';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const SG = 'sg@demo.sampan.test';

interface Page {
  records: ActivityEntry[];
  total: number;
  total_is_exact?: boolean;
  next_cursor: string | null;
  people: { id: string; name: string }[];
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf(SG);
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}, as = token) =>
  (await app.call<Page>(endpoints.listActivity, { token: as, query })).body;

describe('the activity log (trust 8)', () => {
  it('tells who did what to which parcel, when and with what', async () => {
    const order = await newOrder(app, token);
    const [entry] = (await list({ object_type: 'order', object_id: order.id })).records;
    expect(entry).toMatchObject({
      action: 'order.create',
      group: 'parcels',
      actor: { kind: 'person', name: expect.stringContaining('Tan') as string },
      in_name_of: null,
      object_label: order.number,
      result: 'done',
      ip: 'local',
    });
  });

  it('keeps a changed parcel as it was and as it is, without telling who lives where', async () => {
    const order = await newOrder(app, token);
    await app.call(endpoints.updateOrder, {
      token,
      params: { id: order.id },
      body: { package_content: 'Pandan cake', shipping_address: { ...order.shipping_address, name: 'Siti Aminah' } },
    });
    const [entry] = (await list({ object_id: order.id })).records;
    expect([entry?.before, entry?.after]).toEqual([
      { package_content: 'Kaya jam, 6 jars', 'shipping_address.name': 'N••• A••• b••• R•••' },
      { package_content: 'Pandan cake', 'shipping_address.name': 'S••• A•••' },
    ]);
  });

  it('says what buying and cancelling a label cost', async () => {
    const order = await shippedOrder(app, token);
    const actions = (await list({ object_id: order.id })).records.map(({ action }) => action);
    expect(actions).toEqual(['label.bought', 'label.buy', 'order.create']);
    expect((await list({ object_id: order.id, group: 'labels' })).total).toBe(2);
  });

  it('notes sign-ins that failed in the log of the company they were meant for', async () => {
    const wrong = { email: SG, password: 'Wrong#1234' };
    expect((await app.refusal(endpoints.login, { body: wrong })).body.code).toBe('wrong_credentials');
    const [entry] = (await list({ group: 'sign_in' })).records;
    expect(entry).toMatchObject({ action: 'session.refused', result: 'failed', actor: { kind: 'visitor', name: '' } });
    await app.refusal(endpoints.login, { body: { ...wrong, email: 'nobody@demo.sampan.test' } });
    expect((await list({ group: 'sign_in' })).records[0]?.id).toBe(entry?.id);
  });

  it('is of the own company only, for its owners', async () => {
    const order = await newOrder(app, token);
    const stranger = await app.tokenOf('my@demo.sampan.test');
    expect((await list({ object_id: order.id }, stranger)).records).toEqual([]);
    for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test'])
      expect((await app.refusal(endpoints.listActivity, { token: await app.tokenOf(email) })).status).toBe(403);
    expect((await app.refusal(endpoints.listActivity)).status).toBe(401);
    expect((await app.refusal(endpoints.listAdminActivity, { token })).status).toBe(403);
  });

  it('goes by person, by topic and by day', async () => {
    const staff = await app.tokenOf('staff@demo.sampan.test');
    const me = (await app.call<{ id: string }>(endpoints.getMe, { token: staff })).body;
    const order = await newOrder(app, staff);
    const mine = await list({ actor: me.id });
    expect(mine.records.every(({ actor }) => actor.id === me.id)).toBe(true);
    expect(mine.records.map(({ object_id }) => object_id)).toContain(order.id);
    for (const group of ACTIVITY_GROUPS)
      expect((await list({ group })).records.every((entry) => entry.group === group)).toBe(true);
    const now = Math.floor(app.clock.now() / 1000);
    expect((await list({ from: String(now + 60) })).records).toEqual([]);
    expect((await list({ to: String(now - 3600) })).records).toEqual([]);
    const wrong = await app.refusal(endpoints.listActivity, { token, query: { actor: 'somebody' } });
    expect(wrong.body.errors).toMatchObject([{ param: 'actor' }]);
  });

  it('ends after 90 days', async () => {
    const now = Math.floor(app.clock.now() / 1000);
    const { company_id } = (await app.ctx.db.select().from(auditLog).limit(1))[0] ?? {};
    const object_id = newId();
    for (const days of [89, 91])
      await app.ctx.db
        .insert(auditLog)
        .values(
          auditRowOf(
            app.ctx,
            { action: 'order.create', object_type: 'order', object_id, company_id: company_id ?? null },
            now - days * 86_400,
          ),
        );
    const owner = (await list({ object_id })).total;
    const other = (await list({ object_id }, await app.tokenOf('my@demo.sampan.test'))).total;
    expect(owner + other).toBeLessThanOrEqual(1);
    const rows = await app.database.pool.query('select 1 from audit_log where object_id = $1', [object_id]);
    expect(rows.rowCount).toBe(2);
  });

  it('pages by cursor: nothing is skipped or told twice while new entries come', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (;;) {
      const page: Page = await list({ per_page: '7', ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.records.map(({ id }) => id));
      cursor = page.next_cursor;
      if (cursor === null) break;
      await newOrder(app, token);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const all = (await list({ per_page: '100' })).records.map(({ id }) => id);
    expect(all.filter((id) => seen.includes(id))).toEqual(seen.slice(0, all.filter((id) => seen.includes(id)).length));
  });

  it('finds its pages by an index', async () => {
    const plan = await app.database.pool.query<{ 'QUERY PLAN': string }>(
      `set enable_seqscan = off; explain select * from audit_log where company_id = '${newId()}' and at >= 1 order by at desc, id desc limit 21`,
    );
    const text = (Array.isArray(plan) ? (plan as (typeof plan)[]).at(-1) : plan)?.rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(text).toContain('Index Scan Backward using audit_log_company');
    expect(text).not.toContain('Sort by');
  });
});

test('every action the server records has a sentence in English, and the log knows its topic', () => {
  const server = fileURLToPath(new URL('../../../', import.meta.url));
  const messages = readFileSync(
    fileURLToPath(new URL('../../../../../../packages/messages/src/en/activity.ts', import.meta.url)),
    'utf8',
  );
  const action = /(?:action(?: =)?:? [^;\n]*?|audit\(tx, )'([a-z_]+\.[a-z_]+)'(?: : '([a-z_]+\.[a-z_]+)')?/gu;
  const found = new Set<string>();
  for (const file of globSync('{modules,platform}/**/*.ts', { cwd: server })) {
    if (/\.(?:test|fixtures)\.ts$/u.test(file)) continue;
    const text = readFileSync(`${server}${file}`, 'utf8');
    if (!/recordAudit|deeds|sendInvitation/u.test(text)) continue;
    for (const [, one, other] of text.matchAll(action)) for (const name of [one, other]) if (name) found.add(name);
  }
  expect(found.size).toBeGreaterThan(40);
  const silent = [...found].filter((name) => !messages.includes(`'activity.did_${name.replaceAll('.', '_')}'`));
  expect(silent).toEqual([]);
});
