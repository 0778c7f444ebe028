import type { ReweighImport, ReweighProblem } from '@sampan/contract';
import { desc, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { newId } from '../../../platform/ids.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { createRepricer, type Repricer } from '../estimate/index.ts';
import type { PageQuery } from './adjustment.repo.ts';
import { reweighImports } from './adjustment.table.ts';
import { findShippedOrders } from './shipped-order.repo.ts';
import { createAdjustment } from './create-adjustment.ts';
import { readReweighs, ReweighFileError, type ReweighRow } from './reweigh-file.ts';

/** Rows that are looked up, written and committed together. */
const BATCH = 100;
/** Most problems an answer names; all are counted. */
const MAX_PROBLEMS = 1_000;

/**
 * Imports a courier's file of weighings (domain.md 2.6). Rows are taken or refused one by one and the answer names each that
 * was refused; a weighing that was taken before changes nothing, so a file may be sent again, or on, after it broke off.
 * Throws `invalid_input` naming `csv` when the file has not the right columns, `courier_alias` for an unknown courier.
 */
export async function importReweighs({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courier_alias: string; file_name: string; csv: string };
}): Promise<ReweighImport> {
  const { user_id } = requireActor(ctx);
  if (ctx.ports.couriers.profileOf(input.courier_alias) === undefined)
    throw new DomainError('invalid_input', {
      errors: [fieldErrorOf('courier_alias', 'validate.choice_unknown', 'There is no such courier')],
    });
  const report = createReport(input, user_id, epochSeconds(ctx.clock));
  const repricer = createRepricer(ctx.db);
  let batch: ReweighRow[] = [];
  const take = async () => {
    await takeBatch(ctx, repricer, batch, report);
    batch = [];
  };
  try {
    for await (const read of readReweighs(input.csv)) {
      report.row.rows += 1;
      if (!read.ok) report.refuse(read);
      else if (batch.push(read.value) === BATCH) await take();
    }
  } catch (error) {
    if (!(error instanceof ReweighFileError)) throw error;
    throw new DomainError('invalid_input', { errors: [issueErrorOf('csv', error.key, error.params)] });
  }
  await take();
  report.row.problems.sort((a, b) => a.row - b.row);
  await withTransaction(ctx, async (tx) => {
    await tx.db.insert(reweighImports).values(report.row);
    const { rows, opened, known, unchanged, refused } = report.row;
    await recordAudit(tx, {
      action: 'wallet.reweigh_import',
      object_type: 'reweigh_import',
      object_id: report.row.id,
      details: { courier: input.courier_alias, rows, opened, known, unchanged, refused },
    });
  });
  return presentImport(report.row);
}

type ImportRow = typeof reweighImports.$inferSelect;

function createReport(input: { courier_alias: string; file_name: string }, created_by: string, created_at: number) {
  const row: ImportRow = {
    id: newId(),
    courier_alias: input.courier_alias,
    file_name: input.file_name,
    created_by,
    created_at,
    rows: 0,
    opened: 0,
    known: 0,
    unchanged: 0,
    refused: 0,
    problems: [],
  };
  return {
    row,
    refuse: ({ row: at, column, reason }: ReweighProblem) => {
      row.refused += 1;
      if (row.problems.length < MAX_PROBLEMS) row.problems.push({ row: at, column, reason });
    },
  };
}

async function takeBatch(
  ctx: Ctx,
  repricer: Repricer,
  batch: readonly ReweighRow[],
  report: ReturnType<typeof createReport>,
): Promise<void> {
  if (batch.length === 0) return;
  await withTransaction(ctx, async (tx) => {
    const carried = await findShippedOrders(
      tx,
      batch.map(({ tracking_code }) => tracking_code),
    );
    for (const { row, reference, ...weighing } of batch) {
      const opened = await createAdjustment(
        tx,
        repricer,
        {
          ...weighing,
          courier_reference: reference,
          courier_alias: report.row.courier_alias,
          import_id: report.row.id,
          photos: [],
        },
        carried.get(weighing.tracking_code),
      );
      if (opened.status === 'refused') report.refuse({ row, ...opened });
      else report.row[opened.status] += 1;
    }
  });
}

function presentImport({ created_by: _, ...row }: ImportRow): ReweighImport {
  return row;
}

/** The files that were imported, the newest first. */
export async function listReweighImports({ ctx, query }: { ctx: Ctx; query: PageQuery }) {
  const { created_at, id } = reweighImports;
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select()
    .from(reweighImports)
    .where(cursor ? sql`(${created_at}, ${id}) < (${cursor.at}, ${cursor.id}::uuid)` : undefined)
    .orderBy(desc(created_at), desc(id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const [sum] = await ctx.db.select({ n: sql<string>`count(*)` }).from(reweighImports);
  const page = rows.slice(0, query.per_page);
  const last = rows.length > query.per_page ? page.at(-1) : undefined;
  return {
    records: page.map(presentImport),
    total: Number(sum?.n ?? 0),
    page: query.page,
    per_page: query.per_page,
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}
