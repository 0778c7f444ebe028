import { endpointList, endpoints, type ActivityEntry, type Order } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { sql } from 'drizzle-orm';
import { auditRowOf } from '../src/platform/audit/record-audit.ts';
import { auditLog } from '../src/platform/audit/audit.table.ts';
import { chainAuditLog } from '../src/platform/audit/chain-audit-log.ts';
import { verifyAudit, type AuditFinding } from '../src/platform/audit/verify-audit.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { newId } from '../src/platform/ids.ts';
import { actAs, ADMIN } from '#test/login-as/login-as.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const MERCHANT = 'sg@demo.sampan.test';
const MANY = 20_000;

/** What a row is forged by, one column after the other. */
const FORGERIES = [
  'at = at + 1',
  'company_id = gen_random_uuid()',
  'actor_id = gen_random_uuid()',
  'subject_id = gen_random_uuid()',
  'session_id = gen_random_uuid()',
  'api_key_id = gen_random_uuid()',
  "request_id = request_id || '1'",
  "ip = '198.51.100.0/24'",
  "user_agent_hash = 'x'",
  "device = 'Safari, iOS'",
  "action = 'order.rate'",
  "object_type = 'product'",
  "object_id = object_id || '1'",
  `before = '{"a": 1}'`,
  `after = '{"a": 1}'`,
  `details = details || '{"amount_minor": 1}'`,
  "result = 'failed'",
  "mac = repeat('0', 64)",
  'id = gen_random_uuid()',
];

/** A6: what an admin does in the name of another. Trust 8: what somebody with every right on the database can hide. */
export async function trustAudit() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database });
    return [...(await impersonation(app)), ...(await tampering(app)), ...(await volume(app))];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}

async function impersonation(app: TestApp) {
  const { token, user, expires_at } = await actAs(app, MERCHANT);
  const began = Math.floor(app.clock.now() / 1000);
  const closed = endpointList.filter(({ access, while_impersonating }) => access !== 'public' && !while_impersonating);
  let not_refused = 0;
  for (const endpoint of closed) {
    const answer = await app.refusal(endpoint, { token, ...(endpoint.body ? { body: {} } : {}) });
    if (answer.status !== 403) not_refused += 1;
  }
  const before = await lastSeq(app);
  for (let index = 0; index < 20; index += 1) {
    const { body } = await app.call<Order>(endpoints.createOrder, { token, body: { package_content: 'Kaya jam' } });
    await app.call(endpoints.updateOrder, { token, params: { id: body.id }, body: { package_content: 'Pandan cake' } });
    await app.call(endpoints.updateMe, { token, body: { name: `Rachel ${index}` } });
  }
  const rows = await app.database.pool.query<{ actor_id: string; subject_id: string }>(
    'select actor_id, subject_id from audit_log where seq > $1',
    [before],
  );
  const one_sided = rows.rows.filter(({ actor_id, subject_id }) => subject_id !== user.id || actor_id === subject_id);
  const log = async (endpoint: 'listActivity' | 'listAdminActivity', as: string, query: Record<string, string>) =>
    (await app.call<{ records: ActivityEntry[] }>(endpoints[endpoint], { token: await app.tokenOf(as), query })).body
      .records.length;
  const merchant_sees = await log('listActivity', MERCHANT, { actor: 'support', per_page: '60' });
  const sampan_sees = await log('listAdminActivity', ADMIN, { per_page: '60' });
  app.clock.advance(expires_at - 2 - Math.floor(app.clock.now() / 1000));
  const alive = (await app.refusal(endpoints.getMe, { token })).status;
  app.clock.advance(3);
  const dead = (await app.refusal(endpoints.getMe, { token })).status;
  return [
    {
      name: 'A6 forbidden calls while acting that were not 403',
      value: not_refused,
      unit: `of ${closed.length}`,
      target: '= 0',
    },
    { name: 'A6 writes while acting', value: rows.rows.length, unit: 'rows', target: '>= 60' },
    { name: 'A6 of them without both ids', value: one_sided.length, unit: 'rows', target: '= 0' },
    { name: 'A6 of them the merchant reads', value: merchant_sees, unit: 'rows', target: '= 60' },
    { name: 'A6 of them Sampan reads', value: sampan_sees, unit: 'rows', target: '= 60' },
    { name: 'A6 the session ends after', value: Math.round((expires_at - began) / 60), unit: 'min', target: '= 60' },
    {
      name: 'A6 status a moment before the end, and after it',
      value: Number(`${alive}${dead}`),
      unit: 'statuses',
      target: '= 200401',
    },
  ];
}

async function lastSeq(app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ seq: string }>('select max(seq) as seq from audit_log');
  return Number(rows[0]?.seq ?? 0);
}

async function sealAll(app: TestApp): Promise<void> {
  while ((await chainAuditLog(app.ctx)) > 0);
}

/** Each forgery is done to the sealed log with a superuser's rights, looked for, and undone. */
async function tampering(app: TestApp) {
  await sealAll(app);
  const clean = (await verifyAudit(app.ctx)).findings.length;
  const { rows } = await app.database.pool.query<{ seq: string }>(
    'select seq from audit_log order by random() limit 30',
  );
  const picked = rows.map(({ seq }) => Number(seq));
  const seqAt = (index: number) => picked[index % picked.length] ?? 0;
  const attempts = [
    ...FORGERIES.map((forgery, index) => ({
      seq: seqAt(index),
      sql: `update audit_log set ${forgery} where seq = ${seqAt(index)}`,
    })),
    ...picked.slice(0, 10).map((seq) => ({ seq, sql: `delete from audit_log where seq = ${seq}` })),
    ...picked.slice(10, 15).map((seq) => ({
      seq,
      sql: `delete from audit_log where seq = ${seq}; delete from audit_chain where seq = ${seq}`,
    })),
    {
      seq: null,
      sql: `insert into audit_log (at, request_id, ip, action, object_type, object_id, mac)
            select at, request_id, ip, action, object_type, object_id, mac from audit_log limit 1`,
    },
  ];
  let unseen = 0;
  let elsewhere = 0;
  for (const { seq, sql: text } of attempts) {
    const findings = await afterForgery(app, text);
    if (findings.length === 0) unseen += 1;
    else if (seq !== null && !findings.some((finding) => finding.seq === seq || finding.kind === 'chain'))
      elsewhere += 1;
  }
  return [
    { name: 'audit log: findings in an honest log', value: clean, unit: 'findings', target: '= 0' },
    { name: 'audit log: forgeries by a superuser', value: attempts.length, unit: 'attempts', target: '>= 30' },
    { name: 'audit log: forgeries nobody saw', value: unseen, unit: 'attempts', target: '= 0' },
    { name: 'audit log: forgeries seen in another place', value: elsewhere, unit: 'attempts', target: '= 0' },
  ];
}

/** What is found after a forgery, which is then undone. */
async function afterForgery(app: TestApp, text: string): Promise<AuditFinding[]> {
  const undone = new Error('undone');
  let findings: AuditFinding[] = [];
  await app.ctx.db
    .transaction(async (db) => {
      await db.execute(sql.raw('set local session_replication_role = replica'));
      await db.execute(sql.raw(text));
      ({ findings } = await verifyAudit({ ...app.ctx, db }));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return findings;
}

/** What a busy month costs: to seal what was written at once, and to read it all again. */
async function volume(app: TestApp) {
  const companies = Array.from({ length: 20 }, () => newId());
  const rows = Array.from({ length: MANY }, (_, index) =>
    auditRowOf(app.ctx, {
      action: 'order.create',
      object_type: 'order',
      object_id: newId(),
      company_id: companies[index % companies.length] ?? null,
    }),
  );
  await insertRows(app.ctx.db, auditLog, rows);
  let started = performance.now();
  await sealAll(app);
  const seal_s = (performance.now() - started) / 1000;
  started = performance.now();
  const verdict = await verifyAudit(app.ctx);
  const verify_s = (performance.now() - started) / 1000;
  return [
    { name: 'audit log: sealed', value: MANY / seal_s, unit: 'rows/s', target: '>= 1000' },
    { name: 'audit log: verified', value: verdict.rows / verify_s, unit: 'rows/s', target: '>= 2000' },
    { name: 'audit log: findings afterwards', value: verdict.findings.length, unit: 'findings', target: '= 0' },
  ];
}
