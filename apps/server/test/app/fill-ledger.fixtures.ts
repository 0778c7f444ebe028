import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type pg from 'pg';
import { newId } from '../../src/platform/ids.ts';

export interface LedgerFilling {
  pool: pg.Pool;
  company_id: string;
  country_code: CountryCode;
  /** Movements: every tenth is a top-up, the last of each hundred a refund, the others are labels. */
  journals: number;
  /** Epoch seconds between which they happened, evenly. */
  from: number;
  to: number;
}

const HOUSE = ['provider_clearing', 'courier_payable', 'tax_payable'] as const;
const BATCH = 100_000;

/**
 * Writes so many movements of one company as the product would have: numbered without gaps, with running balances that never
 * fall below zero, balanced by Sampan's accounts. Opens the wallet when there is none; goes on where an earlier filling ended.
 * Answers how many entries it wrote. The database's own check of each journal is switched off for the time of a batch, because
 * it would take minutes; `auditLedger` makes it again.
 */
export async function fillLedger({
  pool,
  company_id,
  country_code,
  journals,
  from,
  to,
}: LedgerFilling): Promise<number> {
  const { currency } = rulesOf(country_code);
  const wallet = await accountOf(pool, company_id, 'wallet', currency);
  const house = new Map<string, string>();
  for (const kind of HOUSE) house.set(kind, await accountOf(pool, null, kind, currency));
  let written = 0;
  for (let done = 0; done < journals; done += BATCH) {
    const count = Math.min(BATCH, journals - done);
    const at = (share: number) => Math.floor(from + ((to - from) * share) / journals);
    written += await fillBatch(pool, {
      company_id,
      currency,
      wallet,
      house,
      count,
      from: at(done),
      to: at(done + count),
    });
  }
  return written;
}

async function accountOf(pool: pg.Pool, company_id: string | null, kind: string, currency: string): Promise<string> {
  await pool.query(
    'insert into ledger_accounts (id, company_id, kind, currency) values ($1, $2, $3, $4) on conflict do nothing',
    [newId(), company_id, kind, currency],
  );
  const { rows } = await pool.query<{ id: string }>(
    'select id from ledger_accounts where company_id is not distinct from $1 and kind = $2 and currency = $3',
    [company_id, kind, currency],
  );
  return rows[0]?.id ?? '';
}

interface Batch {
  company_id: string;
  currency: string;
  wallet: string;
  house: ReadonlyMap<string, string>;
  count: number;
  from: number;
  to: number;
}

async function fillBatch(pool: pg.Pool, batch: Batch): Promise<number> {
  const { company_id, currency, wallet, house, count, from, to } = batch;
  const client = await pool.connect();
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  try {
    await run('begin');
    await run('alter table entries disable trigger entries_balance');
    // Amounts that look like amounts, the same in every run: a top-up covers the nine labels after it.
    await run(
      `create temp table filling on commit drop as
       select gen_random_uuid() as journal_id, a.entry_seq + n as seq, amount,
         case when amount < 0 then 'label' when n % 100 = 0 then 'label_refund' else 'top_up' end as kind,
         sum(amount) over (order by n) + a.posted_minor as balance,
         greatest(a.last_entry_at, $4::bigint + (($5::bigint - $4::bigint) * n / $3::bigint)) as at
       from ledger_accounts a, lateral (
         select n, case when n % 100 = 0 then 300 + n % 700 when n % 10 = 1 then 90000 + n % 9973
           else -(350 + (n * 7919) % 9000) end as amount
         from generate_series(1, $3::bigint) n
       ) steps where a.id = $1 and a.company_id = $2`,
      [wallet, company_id, count, from, to],
    );
    await run(
      `insert into journals (id, company_id, kind, reference, description, details, created_at)
       select journal_id, $1, kind, 'filled:' || journal_id, case kind when 'top_up' then 'Top-up' else 'Label F-' || seq end,
         case kind when 'top_up' then '{}'::jsonb else jsonb_build_object('order_number', 'F-' || seq) end, at from filling order by seq`,
      [company_id],
    );
    await run(
      `insert into entries (id, journal_id, account_id, kind, currency, amount_minor, account_seq, balance_minor, created_at)
       select gen_random_uuid(), journal_id, $1, kind, $2, amount, seq, balance, at from filling order by seq`,
      [wallet, currency],
    );
    const lines = await run(
      `insert into entries (id, journal_id, account_id, kind, currency, amount_minor, created_at)
       select gen_random_uuid(), journal_id, $1::uuid, kind, $4, -amount, at from filling where kind = 'top_up'
       union all
       select gen_random_uuid(), journal_id, $2, kind, $4, -amount - trunc(-amount * 0.07), at from filling where kind <> 'top_up'
       union all
       select gen_random_uuid(), journal_id, $3, kind, $4, trunc(-amount * 0.07), at from filling
       where kind <> 'top_up' and trunc(-amount * 0.07) <> 0`,
      [house.get('provider_clearing'), house.get('courier_payable'), house.get('tax_payable'), currency],
    );
    await run(
      `update ledger_accounts set (posted_minor, entry_seq, last_entry_at) =
         (select balance, seq, at from filling order by seq desc limit 1) where id = $1`,
      [wallet],
    );
    await run('alter table entries enable trigger entries_balance');
    await run('commit');
    return count + (lines.rowCount ?? 0);
  } catch (error) {
    await run('rollback');
    throw error;
  } finally {
    client.release();
  }
}
