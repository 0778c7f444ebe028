import { endpoints, type BulkJob, type ExportRecord } from '@sampan/contract';
import type pg from 'pg';
import { databaseOn } from '../src/platform/database/database.ts';
import { auditLedger } from '../src/modules/ledger/wallet/index.ts';
import { obtain } from './crash-client.ts';
import type { VolumeLine } from './volume-line.ts';

/** What a run of imports, purchases, prints and exports left behind. */
export interface VolumeCount {
  parcels_acknowledged: number;
  labels_bought: number;
  prints: number;
  exports: number;
  parcels_lost: number;
  parcels_twice: number;
  imports_in_part: number;
  jobs: number;
  jobs_open: number;
  jobs_that_do_not_add_up: number;
  labels_lost: number;
  labels_bought_twice: number;
  prints_without_file: number;
  exports_wrong: number;
  holds_left: number;
  ledger_wrong: number;
  wallet_difference_minor: number;
}

async function fileOf(line: VolumeLine, link: string | null): Promise<string> {
  if (link === null) return '';
  const answer = await fetch(new URL(link, line.server.url), { headers: { Authorization: `Bearer ${line.token}` } });
  return answer.ok ? answer.text() : '';
}

async function brokenPrints(line: VolumeLine): Promise<number> {
  let broken = 0;
  for (const id of line.prints) {
    const { link } = await obtain<BulkJob>(line, endpoints.getBulkJob, { params: { id } });
    if (!(await fileOf(line, link)).startsWith('%PDF-')) broken += 1;
  }
  return broken;
}

/** Exports that have no file, or one with other lines than they counted. */
async function wrongExports(line: VolumeLine): Promise<number> {
  let wrong = 0;
  for (const id of line.exports) {
    const { state, rows_total } = await obtain<ExportRecord>(line, endpoints.getExport, { params: { id } });
    if (state !== 'done') {
      wrong += 1;
      continue;
    }
    const { link } = await obtain<{ link: string }>(line, endpoints.downloadExport, { params: { id } });
    const lines = (await fileOf(line, link)).trimEnd().split('\r\n').length - 1;
    if (lines !== rows_total) wrong += 1;
  }
  return wrong;
}

export async function countVolume(pool: pg.Pool, line: VolumeLine): Promise<VolumeCount> {
  const number = async (query: string, values: unknown[] = []) =>
    Number((await pool.query<{ n: string | null }>(query, values)).rows[0]?.n ?? 0);
  const { references, imports, jobs, prints, exports, began_at } = line;
  const audit = await auditLedger({ db: databaseOn(pool) });
  const there = await number('select count(*) as n from orders where reference_id = any($1::text[])', [references]);
  const ours = `bulk_jobs j where j.created_at >= $1 and j.kind in ('create_labels', 'print_labels')`;
  return {
    parcels_acknowledged: references.length,
    labels_bought: await number(
      "select count(*) as n from orders where reference_id like 'vol-%' and label_state = 'bought' and tracking_code is not null",
    ),
    prints: prints.length,
    exports: exports.length,
    parcels_lost: references.length - there,
    parcels_twice: await number(
      "select coalesce(sum(n - 1), 0) as n from (select count(*) as n from orders where reference_id like 'vol-%' group by reference_id) made",
    ),
    imports_in_part: await number(
      `select count(*) as n from unnest($1::uuid[], $2::int[]) as told(id, created)
       where created <> (select count(*) from orders o where o.import_id = told.id)`,
      [[...imports.keys()], [...imports.values()]],
    ),
    jobs: jobs.size,
    jobs_open: await number(`select count(*) as n from ${ours} and j.state <> 'completed'`, [began_at]),
    jobs_that_do_not_add_up: await number(
      `select count(*) as n from ${ours} and j.total <>
         (select count(*) from bulk_job_items i where i.job_id = j.id and i.state in ('succeeded', 'failed'))`,
      [began_at],
    ),
    labels_lost: await number(
      `select count(*) as n from bulk_job_items i join bulk_jobs j on j.id = i.job_id
         left join orders o on o.company_id = i.company_id and o.id::text = i.subject_id
       where j.kind = 'create_labels' and i.state = 'succeeded' and j.created_at >= $1
         and (o.label_state is distinct from 'bought' or o.tracking_code is null)`,
      [began_at],
    ),
    labels_bought_twice: await number(
      `select coalesce(sum(n - 1), 0) as n from (select count(*) as n from courier_parcels p
         join label_purchases l on l.client_ref::text = p.client_ref::text group by l.order_id) per_order where n > 1`,
    ),
    prints_without_file: await brokenPrints(line),
    exports_wrong: await wrongExports(line),
    holds_left: await number("select count(*) as n from holds where state = 'placed'"),
    ledger_wrong:
      Math.abs(audit.imbalance_minor) + audit.wrong_accounts.length + audit.wrong_entries + audit.wrong_journals,
    wallet_difference_minor: await number(
      `select coalesce((select -sum(e.amount_minor) from entries e join journals k on k.id = e.journal_id
           join label_purchases l on l.id::text = k.reference join orders o on o.id = l.order_id
           where e.account_seq is not null and k.kind = 'label' and o.reference_id like 'vol-%'), 0)
         - coalesce((select sum(price_minor) from orders where reference_id like 'vol-%' and label_state = 'bought'), 0) as n`,
    ),
  };
}
