import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newId } from '../ids.ts';
import { withTransaction } from '../transaction.ts';
import { recordAudit } from './record-audit.ts';
import { chainAuditLog } from './chain-audit-log.ts';
import { verifyAudit, type AuditFinding } from './verify-audit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const sealAll = async () => {
  while ((await chainAuditLog(app.ctx)) > 0);
};
const entryOf = (object_id: string) => ({ action: 'order.create', object_type: 'order', object_id });
/** What only somebody with the database's own rights can do. */
const tamper = (text: string) =>
  app.database.pool.query(`begin; set local session_replication_role = replica; ${text}; commit`);
const seqOf = async (object_id: string): Promise<number> => {
  const found = await app.database.pool.query<{ seq: string }>('select seq from audit_log where object_id = $1', [
    object_id,
  ]);
  return Number(found.rows[0]?.seq);
};

/** Three sealed rows of a company of their own. */
async function threeRows() {
  const company_id = newId();
  const ids = ['first', 'second', 'third'].map((name) => `${name} ${company_id}`);
  for (const id of ids)
    await recordAudit(app.ctx, { ...entryOf(id), company_id, details: { step: 1, a: { c: 2, b: 1.5 } } });
  await sealAll();
  return { company_id, seqs: await Promise.all(ids.map(seqOf)) };
}
const findingsOf = async (company_id: string): Promise<AuditFinding[]> =>
  (await verifyAudit(app.ctx)).findings.filter((finding) => finding.company_id === company_id);

describe('the audit log (trust 8)', () => {
  it('is whole after a start, the demo house included', async () => {
    await sealAll();
    expect((await verifyAudit(app.ctx)).findings).toEqual([]);
  });

  it('keeps a change as before and after, with personal data masked', async () => {
    const id = newId();
    await recordAudit(app.ctx, {
      ...entryOf(id),
      before: { name: 'Rachel Tan', phone: '+6591234567', role: 'staff' },
      after: { name: 'Rachel Lim', phone: '+6591234567', role: 'owner' },
    });
    const { rows } = await app.database.pool.query('select before, after from audit_log where object_id = $1', [id]);
    expect(rows).toEqual([
      { before: { name: 'R••• T•••', role: 'staff' }, after: { name: 'R••• L•••', role: 'owner' } },
    ]);
  });

  it.each([
    "update audit_log set action = 'x'",
    'delete from audit_log',
    'truncate audit_log',
    'delete from audit_chain',
  ])('refuses the application: %s', async (text) => {
    await expect(app.ctx.db.execute(sql.raw(text))).rejects.toMatchObject({
      cause: { message: 'the audit log is append-only' },
    });
  });

  it('finds a row that was changed, and says which', async () => {
    const { company_id, seqs } = await threeRows();
    await tamper(`update audit_log set details = '{"step": 2}' where seq = ${seqs[1]}`);
    expect(await findingsOf(company_id)).toEqual([{ kind: 'changed', company_id, seq: seqs[1], position: 2 }]);
  });

  it('finds a row that was removed, and says where it stood', async () => {
    const { company_id, seqs } = await threeRows();
    await tamper(`delete from audit_log where seq = ${seqs[1]}`);
    expect(await findingsOf(company_id)).toEqual([{ kind: 'removed', company_id, seq: seqs[1], position: 2 }]);
  });

  it('finds a row that was put in, before and after it was sealed, even as a copy of a true one', async () => {
    const { company_id, seqs } = await threeRows();
    const copy = `insert into audit_log (at, company_id, request_id, ip, action, object_type, object_id, mac)
      select at, company_id, request_id, ip, action, object_type, object_id, mac from audit_log where seq = ${seqs[0]}`;
    await app.database.pool.query(copy);
    const found = [{ kind: 'foreign', company_id, seq: expect.any(Number) as number, position: null }];
    expect(await findingsOf(company_id)).toEqual(found);
    await sealAll();
    expect(await findingsOf(company_id)).toEqual(found);
  });

  it('finds the end of a chain that was cut off together with its rows', async () => {
    const { company_id, seqs } = await threeRows();
    await tamper(
      `delete from audit_log where seq = ${seqs[2]}; delete from audit_chain where chain_id = '${company_id}' and position = 3`,
    );
    expect(await findingsOf(company_id)).toEqual([{ kind: 'chain', company_id, seq: null, position: 2 }]);
  });

  it('finds rows that changed places', async () => {
    const { company_id, seqs } = await threeRows();
    await tamper(
      `update audit_chain set seq = -seq where chain_id = '${company_id}';
       update audit_chain set seq = case position when 1 then ${seqs[1]} when 2 then ${seqs[0]} else -seq end where chain_id = '${company_id}'`,
    );
    expect((await findingsOf(company_id)).map(({ kind, position }) => [kind, position])).toEqual([
      ['chain', 1],
      ['chain', 2],
    ]);
  });

  it('one chain without gaps out of many writers at once, some of which are undone, and two sealers', async () => {
    const company_id = newId();
    const writers = Array.from({ length: 60 }, (_, index) =>
      withTransaction(app.ctx, async (tx) => {
        await recordAudit(tx, { ...entryOf(`${index} ${company_id}`), company_id });
        await tx.db.execute(sql`select pg_sleep(${(index % 7) / 200})`);
        if (index % 5 === 0) throw new Error('undone');
      }).catch(() => undefined),
    );
    const sealers = Array.from({ length: 20 }, () => chainAuditLog(app.ctx));
    await Promise.all([...writers, ...sealers]);
    await sealAll();
    const { rows } = await app.database.pool.query<{ n: string; last: string }>(
      'select count(*) as n, max(position) as last from audit_chain where chain_id = $1',
      [company_id],
    );
    expect(rows).toEqual([{ n: '48', last: '48' }]);
    expect(await findingsOf(company_id)).toEqual([]);
  });

  it('belongs to the one who holds the secret: another one proves nothing', async () => {
    const { company_id } = await threeRows();
    const stranger = { ...app.ctx, env: { ...app.ctx.env, audit_secret: 'somebody else' } };
    const kinds = (await verifyAudit(stranger)).findings.filter((finding) => finding.company_id === company_id);
    expect(kinds.filter(({ kind }) => kind === 'changed')).toHaveLength(3);
  });
});
