import type pg from 'pg';
import { databaseOn } from '../src/platform/database/database.ts';
import { auditLedger } from '../src/modules/ledger/wallet/index.ts';
import type { Shared } from './crash-client.ts';

/** What a run left behind: everything acknowledged once, and nothing else. */
export interface CrashCount {
  orders_acknowledged: number;
  labels_acknowledged: number;
  top_ups_acknowledged: number;
  sales_acknowledged: number;
  payouts_acknowledged: number;
  settled_parcels_acknowledged: number;
  orders_lost: number;
  labels_lost: number;
  money_lost: number;
  /** Parcels at couriers beyond one per bought label. */
  labels_bought_twice: number;
  /** Parcels, top-ups and payouts that one key made more than once. */
  made_twice: number;
  holds_left: number;
  ledger_imbalance_minor: number;
  wrong_accounts: number;
  /** What the wallet lacks or has too much against the labels and top-ups it paid and was paid. */
  wallet_difference_minor: number;
}

export async function countAfterCrashes(pool: pg.Pool, shared: Shared): Promise<CrashCount> {
  const number = async (query: string, values: unknown[] = []) =>
    Number((await pool.query<{ n: string | null }>(query, values)).rows[0]?.n ?? 0);
  const missing = async (ids: readonly string[], query: string) => ids.length - (await number(query, [ids]));
  const audit = await auditLedger({ db: databaseOn(pool) });
  const { orders, labels, top_ups, sales, payouts, settled_parcels } = shared;
  return {
    orders_acknowledged: orders.length,
    labels_acknowledged: labels.length,
    top_ups_acknowledged: top_ups.length,
    sales_acknowledged: sales.length,
    payouts_acknowledged: payouts.length,
    settled_parcels_acknowledged: settled_parcels.length,
    orders_lost: await missing(orders, 'select count(*) as n from orders where id = any($1::uuid[])'),
    labels_lost: await missing(
      labels,
      "select count(*) as n from orders where label_state = 'bought' and tracking_code is not null and id = any($1::uuid[])",
    ),
    money_lost:
      (await missing(
        top_ups,
        "select count(*) as n from journals where kind = 'top_up' and reference = any(select 'top_up:' || id from unnest($1::text[]) id)",
      )) +
      (await missing(sales, "select count(*) as n from journals where kind = 'sale' and reference = any($1::text[])")) +
      (await missing(
        payouts,
        "select count(*) as n from journals where kind = 'payout' and reference = any($1::text[])",
      )) +
      (await missing(
        settled_parcels,
        "select count(*) as n from journals where kind = 'cod_settled' and reference = any($1::text[])",
      )),
    labels_bought_twice: await number(
      `select coalesce(sum(n - 1), 0) as n from (select count(*) as n from courier_parcels p join label_purchases l on l.client_ref::text = p.client_ref::text group by l.order_id) per_order where n > 1`,
    ),
    made_twice: await number(
      `select coalesce(sum(n - 1), 0) as n from (
         select count(*) as n from top_ups where status = 'succeeded' and created_at > $1 group by company_id, amount_minor, method
         union all select count(*) from payouts where created_at > $1 group by company_id, amount_minor
         union all select count(*) from orders where reference_id like 'crash-%' group by reference_id
       ) made`,
      [shared.began_at],
    ),
    holds_left: await number("select count(*) as n from holds where state = 'placed'"),
    ledger_imbalance_minor: audit.imbalance_minor,
    wrong_accounts: audit.wrong_accounts.length + audit.wrong_entries + audit.wrong_journals,
    wallet_difference_minor:
      (await number(`select coalesce((select sum(-e.amount_minor) from entries e join ledger_accounts a on a.id = e.account_id join journals j on j.id = e.journal_id where a.kind = 'wallet' and j.kind in ('label', 'label_refund')), 0)
      - coalesce((select sum(price_minor) from orders where label_state = 'bought' and company_id in (select company_id from journals where kind = 'label')), 0) as n`)) +
      (await number(
        `select coalesce((select sum(e.amount_minor) from entries e join journals j on j.id = e.journal_id
           where e.account_seq is not null and j.kind = 'top_up' and j.created_at > $1), 0)
         - coalesce((select sum(amount_minor) from top_ups where status = 'succeeded' and created_at > $1), 0) as n`,
        [shared.began_at],
      )),
  };
}
