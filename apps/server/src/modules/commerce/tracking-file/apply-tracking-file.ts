import { MAX_TRACKING_ROWS, type Answer, type ParsedRequest, type TrackingRow, type endpoints } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { lockOrdersByReference, rewriteOrders, type OrderRow } from '../../shipping/order/index.ts';
import { expectPushes } from '../channel/index.ts';
import { bytesOf, refuseNoTable } from '../order-import/index.ts';
import { planTracking, spellingsOf, type PlannedTracking } from './plan-tracking.ts';
import { readTrackingFile, type ReadTracking } from './read-tracking-file.ts';

type Input = ParsedRequest<typeof endpoints.applyTrackingFile>['body'];

/** Rows that are written and committed together. */
const ROWS_AT_ONCE = 200;

/** Marks the parcels of some rows, puts them out of the lists, and has their stores told the numbers (channels C9). */
async function applyRows(
  tx: Ctx,
  company_id: string,
  rows: readonly ReadTracking[],
  taken: ReadonlyMap<string, string>,
): Promise<PlannedTracking[]> {
  const names = rows.flatMap(({ order_number }) => spellingsOf(order_number));
  const orders = await lockOrdersByReference(tx, company_id, { references: names, ids: [], numbers: names });
  const planned = planTracking(rows, orders, taken);
  const at = epochSeconds(tx.clock);
  const changes = planned.flatMap(({ answer, order }) =>
    order === null || answer.state !== 'shipped' ? [] : [{ row: order, columns: columnsOf(answer, order, at) }],
  );
  await rewriteOrders(tx, company_id, changes);
  await expectPushes(
    tx,
    company_id,
    changes.map(({ row: order, columns }) => {
      const { tracking_number, courier } = columns.extras.shipped_elsewhere;
      return { order, tracking_code: tracking_number, carrier: courier };
    }),
  );
  return planned;
}

function columnsOf({ tracking_number, courier }: TrackingRow, { extras, archived_at }: OrderRow, at: number) {
  return {
    archived_at: archived_at ?? at,
    extras: { ...extras, shipped_elsewhere: { tracking_number, courier, at } },
  };
}

/** The rows that were left out with their reasons, under columns that this file may have too. */
async function refusedCsv(rows: readonly TrackingRow[], time_zone: string): Promise<string> {
  if (rows.length === 0) return '';
  const column = (header: string, value: (row: TrackingRow) => string) => ({ header, type: 'text' as const, value });
  const csv = writeCsv({
    columns: [
      column('order_number', ({ order_number }) => order_number),
      column('tracking_number', ({ tracking_number }) => tracking_number),
      column('courier', ({ courier }) => courier),
      column('why_left_out', ({ reason }) => reason?.message ?? ''),
    ],
    rows,
    time_zone,
  });
  return new Response(csv).text();
}

/**
 * Marks parcels that were shipped elsewhere by a file (volume 3 'tracking numbers coming back'). Good rows count, the others are
 * answered with their reasons; the same file again changes nothing. Throws `invalid_input` naming `data_base64` for what is no
 * table, one without the two columns, or more of one than is taken.
 */
export async function applyTrackingFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Input;
}): Promise<Answer<typeof endpoints.applyTrackingFile>> {
  const { company_id, country_code } = requireWriter(ctx);
  const bytes = bytesOf(input.data_base64);
  const read = await refuseNoTable(
    async () =>
      readTrackingFile(bytes, { encoding: input.encoding, country: country_code, now: () => ctx.clock.now() }),
    MAX_TRACKING_ROWS,
  );
  if (read === null)
    throw new DomainError('invalid_input', { errors: [issueErrorOf('data_base64', 'validate.tracking_columns')] });
  const planned: PlannedTracking[] = [];
  const taken = new Map<string, string>();
  for (let at = 0; at < read.length; at += ROWS_AT_ONCE) {
    const batch = read.slice(at, at + ROWS_AT_ONCE);
    const done = await withTransaction(ctx, async (tx) => applyRows(tx, company_id, batch, taken));
    for (const { answer, order } of done)
      if (order !== null && answer.state !== 'refused') taken.set(order.id, answer.tracking_number);
    planned.push(...done);
  }
  const rows = planned.map(({ answer }) => answer);
  const count = (state: TrackingRow['state']) => rows.filter((row) => row.state === state).length;
  const counts = { shipped: count('shipped'), known: count('known'), refused: count('refused') };
  await withTransaction(ctx, async (tx) =>
    recordAudit(tx, {
      action: 'tracking_file.apply',
      object_type: 'company',
      object_id: company_id,
      details: { file_name: input.file_name, ...counts },
    }),
  );
  const refused = rows.filter(({ state }) => state === 'refused');
  return { ...counts, rows, refused_csv: await refusedCsv(refused, rulesOf(country_code).time_zone) };
}
