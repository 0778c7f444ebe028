import type { Sku, SkuDraft } from '@sampan/contract';
import {
  gramsOfKg,
  isIsoCountry,
  millimetresOfCm,
  rulesOf,
  toMajor,
  toPayableMinor,
  type Currency,
} from '@sampan/country-rules';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { decimalsError } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { foldText } from '../../shipping/order/index.ts';
import { findSku, findSkuPage, type ListPage } from './warehouse.repo.ts';
import { skus, stocks, type SkuRow } from './warehouse.table.ts';

export function presentSku(row: SkuRow): Sku {
  const { id, sku, name, barcode, hs_code, origin_country, currency, reorder_point, created_at, updated_at } = row;
  const { length_mm, width_mm, height_mm } = row;
  return {
    id,
    sku,
    name,
    barcode,
    hs_code,
    origin_country,
    currency,
    reorder_point,
    created_at,
    updated_at,
    weight: row.weight_g / 1000,
    dimension:
      length_mm === null || width_mm === null || height_mm === null
        ? null
        : { length: length_mm / 10, width: width_mm / 10, height: height_mm / 10 },
    unit_value: toMajor(row.unit_value_minor, currency),
    status: row.deleted_at === null ? 'active' : 'deleted',
  };
}

/** The company's SKUs, newest first. */
export async function listSkus({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ListPage & { status: 'active' | 'deleted'; search?: string | undefined };
}) {
  const { rows, last, total, is_exact } = await findSkuPage(ctx, requireActor(ctx).company_id, query);
  const { page, per_page } = query;
  const next_cursor = last ? encodeCursor(last) : null;
  return { records: rows.map(presentSku), total, total_is_exact: is_exact, page, per_page, next_cursor };
}

function columnsOf(draft: SkuDraft, currency: Currency) {
  const { sku, name, barcode, hs_code, origin_country, reorder_point, dimension } = draft;
  if (origin_country !== '' && !isIsoCountry(origin_country))
    refuseFields([issueErrorOf('origin_country', 'validate.country_unknown')]);
  let unit_value_minor = 0;
  try {
    unit_value_minor = toPayableMinor(draft.unit_value, currency);
  } catch {
    refuseFields([decimalsError('unit_value')]);
  }
  return {
    sku,
    name,
    barcode,
    hs_code,
    origin_country,
    reorder_point,
    unit_value_minor,
    search_key: foldText([sku, name, barcode].join(' ')),
    weight_g: gramsOfKg(draft.weight),
    length_mm: dimension && millimetresOfCm(dimension.length),
    width_mm: dimension && millimetresOfCm(dimension.width),
    height_mm: dimension && millimetresOfCm(dimension.height),
  };
}

/** Postgres' unique violation of a code or a barcode, as the field that is taken. */
function refuseTaken(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (!('constraint' in at)) continue;
    if (at.constraint === 'skus_code') refuseFields([issueErrorOf('sku', 'validate.sku_taken')]);
    if (at.constraint === 'skus_barcode') refuseFields([issueErrorOf('barcode', 'validate.barcode_taken')]);
  }
  throw error;
}

/** Writes a new SKU. Must run in a transaction. */
export async function writeSku(
  tx: Ctx,
  { company_id, country_code }: { company_id: string; country_code: Parameters<typeof rulesOf>[0] },
  id: string,
  draft: SkuDraft,
): Promise<SkuRow> {
  const { currency } = rulesOf(country_code);
  const now = epochSeconds(tx.clock);
  const row = { ...columnsOf(draft, currency), company_id, id, currency, created_at: now, updated_at: now };
  const [written] = await tx.db.insert(skus).values(row).returning();
  if (!written) throw new DomainError('internal');
  return written;
}

/** Throws `invalid_input` for a code or barcode in use, also of a deleted SKU: its history stays its own. */
export async function createSku({ ctx, input }: { ctx: Ctx; input: SkuDraft }): Promise<Sku> {
  const actor = requireWriter(ctx);
  const id = idempotentId(ctx);
  return withTransaction(ctx, async (tx) => {
    const written = await writeSku(tx, actor, id, input);
    await recordAudit(tx, { action: 'sku.create', object_type: 'sku', object_id: id, after: written });
    return presentSku(written);
  }).catch(refuseTaken);
}

async function changeSku(tx: Ctx, known: SkuRow, change: Partial<SkuRow>, action: string): Promise<Sku> {
  const [written] = await tx.db
    .update(skus)
    .set({ ...change, updated_at: epochSeconds(tx.clock) })
    .where(and(eq(skus.company_id, known.company_id), eq(skus.id, known.id)))
    .returning();
  if (!written) throw new DomainError('not_found');
  await recordAudit(tx, { action, object_type: 'sku', object_id: known.id, before: known, after: written });
  return presentSku(written);
}

export async function updateSku({ ctx, id, input }: { ctx: Ctx; id: string; input: SkuDraft }): Promise<Sku> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const known = await findSku(tx, company_id, id);
    const answer = await changeSku(tx, known, columnsOf(input, known.currency), 'sku.update');
    await tx.db
      .update(stocks)
      .set({ reorder_point: input.reorder_point })
      .where(and(eq(stocks.company_id, company_id), eq(stocks.sku_id, id)));
    return answer;
  }).catch(refuseTaken);
}

/** Takes a SKU off the lists. Idempotent. Throws `stock_in_use` while units are somewhere or on their way. */
export async function deleteSku({ ctx, id }: { ctx: Ctx; id: string }): Promise<Sku> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const known = await findSku(tx, company_id, id);
    if (known.deleted_at !== null) return presentSku(known);
    const [used] = await tx.db
      .select({ one: sql`1` })
      .from(stocks)
      .where(and(eq(stocks.company_id, company_id), eq(stocks.sku_id, id), sql`on_hand + reserved + incoming > 0`))
      .limit(1);
    if (used) throw new DomainError('stock_in_use');
    return changeSku(tx, known, { deleted_at: epochSeconds(tx.clock) }, 'sku.delete');
  });
}

export async function restoreSku({ ctx, id }: { ctx: Ctx; id: string }): Promise<Sku> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const known = await findSku(tx, company_id, id);
    return known.deleted_at === null ? presentSku(known) : changeSku(tx, known, { deleted_at: null }, 'sku.restore');
  });
}
