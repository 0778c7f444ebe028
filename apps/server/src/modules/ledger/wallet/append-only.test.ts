import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { auditLedger, creditWallet, isBalanced, openWallet, placeHold } from './index.ts';

/** Trust 2.3: what is written stays written, whoever asks the database to change it. */
let app: TestApp;
let clerk: pg.Pool;
/** A role as an operator gives it to a server: it may do everything with the tables but own them. */
const ROLE = 'sampan_clerk_of_a_test';

beforeAll(async () => {
  app = await openTestApp();
  const { pool } = app.database;
  await pool.query(`do $$ begin if not exists (select from pg_roles where rolname = '${ROLE}') then
    create role ${ROLE} login; end if; end $$`);
  await pool.query(`grant all on all tables in schema public to ${ROLE}`);
  await pool.query(`grant all on schema public to ${ROLE}`);
  clerk = new pg.Pool({ connectionString: app.database.url, max: 2, options: `-c role=${ROLE}` });
});
afterAll(async () => {
  await clerk.end();
  await app.database.pool.query(`drop owned by ${ROLE}`);
  await app.close();
});

const CHANGES = [
  'update entries set amount_minor = amount_minor + 1',
  'update entries set balance_minor = 0 where account_seq = 1',
  'delete from entries',
  'truncate entries',
  "update journals set description = 'something else'",
  'update journals set created_at = 0',
  'delete from journals',
  'truncate journals cascade',
];

describe('the ledger is append-only', () => {
  test.each(CHANGES)('not for the owner of the database: %s', async (change) => {
    await expect(app.database.pool.query(change)).rejects.toThrow('append-only');
  });

  test.each(CHANGES)('not for a role that was granted everything: %s', async (change) => {
    await expect(clerk.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(CHANGES)('not where triggers are switched off for replication: %s', async (change) => {
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("set local session_replication_role = 'replica'");
      await expect(client.query(change)).rejects.toThrow('append-only');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('the role that made the tables, the server of an installation, was left no right to change them', async () => {
    const { rows } = await app.database.pool.query<{ name: string; right: string }>(
      `select c.relname as name, acl.privilege_type as right from pg_class c, lateral aclexplode(c.relacl) acl
       where c.relname in ('entries', 'journals') and acl.grantee = c.relowner order by 1, 2`,
    );
    for (const table of ['entries', 'journals']) {
      const rights = rows.filter(({ name }) => name === table).map(({ right }) => right);
      expect(rights).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
      for (const right of ['UPDATE', 'DELETE', 'TRUNCATE'])
        expect([table, rights]).not.toEqual([table, expect.arrayContaining([right])]);
    }
    // Rows are locked for foreign keys, which PostgreSQL wants a right to UPDATE some column for.
    const columns = await app.database.pool.query<{ column: string }>(
      `select a.attname as column from pg_attribute a where a.attrelid in ('entries'::regclass, 'journals'::regclass) and a.attacl is not null`,
    );
    expect(columns.rows.map(({ column }) => column)).toEqual(['id', 'id']);
  });

  test('a role that owns nothing cannot switch the guard off', async () => {
    for (const change of [
      'alter table entries disable trigger entries_append_only',
      'drop trigger entries_append_only on entries',
      'drop table entries cascade',
      "set session_replication_role = 'replica'",
    ])
      await expect(clerk.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  test('what accounts keep besides can be made again from the entries alone, to the unit', async () => {
    const { pool } = app.database;
    const kept = async () =>
      (
        await pool.query(
          `select id, posted_minor, entry_seq, last_entry_at, held_minor from ledger_accounts where company_id is not null order by id`,
        )
      ).rows as Record<string, string>[];
    const companies = [newId(), newId(), newId()];
    for (const company_id of companies) await openWallet(app.ctx, { company_id, currency: 'PHP' });
    const move = (company_id: string, amount_minor: number) =>
      withTransaction(app.ctx, async (tx) => {
        await creditWallet(tx, { company_id, amount_minor, reference: newId(), description: 'Top-up' });
        await placeHold(tx, { company_id, amount_minor: Math.floor(amount_minor / 3), reference: newId() });
      });
    await Promise.all(
      companies.flatMap((company_id) => [100, 2_000, 30_000].map((amount) => move(company_id, amount))),
    );
    const before = await kept();
    await pool.query(
      `update ledger_accounts set posted_minor = 0, entry_seq = 0, last_entry_at = 0, held_minor = 0, credit_limit_minor = 0 where company_id is not null`,
    );
    expect(isBalanced(await auditLedger(app.ctx))).toBe(false);
    await pool.query(`update ledger_accounts a set
      posted_minor = coalesce((select sum(amount_minor) from entries e where e.account_id = a.id), 0),
      entry_seq = (select count(*) from entries e where e.account_id = a.id),
      last_entry_at = coalesce((select max(created_at) from entries e where e.account_id = a.id), 0),
      held_minor = coalesce((select sum(amount_minor) from holds h where h.account_id = a.id and h.state = 'placed'), 0),
      credit_limit_minor = 1000000000000
      where company_id is not null`);
    expect(await kept()).toEqual(before);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  });
});
