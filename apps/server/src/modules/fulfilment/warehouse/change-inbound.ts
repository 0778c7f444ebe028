import type { Inbound, InboundDraft, InboundStatus } from '@sampan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findInboundLines, findInboundPage, lockInbound, presentInbounds } from './inbound.repo.ts';
import { moveStock } from './move-stock.ts';
import { allocateNumbers, findSkus, findWarehouse, type ListPage } from './warehouse.repo.ts';
import { inboundLines, inbounds, type InboundRow } from './warehouse.table.ts';

type Units = readonly { sku_id: string; quantity: number }[];

/** Goods on their way, newest first. */
export async function listInbounds({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ListPage & { status?: InboundStatus | undefined };
}) {
  const { company_id } = requireActor(ctx);
  const { rows, next_cursor, total, is_exact } = await findInboundPage(ctx, company_id, query);
  const records = await presentInbounds(ctx, company_id, rows);
  return { records, total, total_is_exact: is_exact, page: query.page, per_page: query.per_page, next_cursor };
}

/** The same SKU named twice is one line. */
function mergedUnits(lines: Units): { sku_id: string; quantity: number }[] {
  const by_sku = Map.groupBy(lines, ({ sku_id }) => sku_id);
  return [...by_sku].map(([sku_id, same]) => ({
    sku_id,
    quantity: same.reduce((sum, line) => sum + line.quantity, 0),
  }));
}

/** Announces goods; nothing is expected until it is sent. Throws `not_found` for an unknown warehouse or SKU. */
export async function createInbound({ ctx, input }: { ctx: Ctx; input: InboundDraft }): Promise<Inbound> {
  const { company_id } = requireWriter(ctx);
  const { lines, ...facts } = input;
  const id = idempotentId(ctx);
  return withTransaction(ctx, async (tx) => {
    await findWarehouse(tx, company_id, input.warehouse_id);
    const units = mergedUnits(lines);
    await findSkus(
      tx,
      company_id,
      units.map(({ sku_id }) => sku_id),
    );
    const [number] = await allocateNumbers(tx, company_id, 'inbound', 1);
    const now = epochSeconds(tx.clock);
    const row = { ...facts, company_id, id, number: `IN-${number}`, created_at: now, updated_at: now };
    const [written] = await tx.db.insert(inbounds).values(row).returning();
    if (!written) throw new DomainError('internal');
    await tx.db
      .insert(inboundLines)
      .values(units.map(({ sku_id, quantity }) => ({ company_id, inbound_id: id, sku_id, expected: quantity })));
    await recordAudit(tx, { action: 'inbound.create', object_type: 'inbound', object_id: id, details: { ...row } });
    return presentOne(tx, written);
  });
}

async function presentOne(tx: Ctx, row: InboundRow): Promise<Inbound> {
  const [answer] = await presentInbounds(tx, row.company_id, [row]);
  if (!answer) throw new DomainError('internal');
  return answer;
}

async function setStatus(tx: Ctx, row: InboundRow, status: InboundStatus, details: object = {}): Promise<Inbound> {
  const [written] = await tx.db
    .update(inbounds)
    .set({ status, updated_at: epochSeconds(tx.clock) })
    .where(and(eq(inbounds.company_id, row.company_id), eq(inbounds.id, row.id)))
    .returning();
  if (!written) throw new DomainError('not_found');
  const audited = { object_type: 'inbound', object_id: row.id, before: { status: row.status }, after: { status } };
  await recordAudit(tx, { action: `inbound.${status}`, ...audited, details: { ...details } });
  return presentOne(tx, written);
}

const isExpected = ({ status }: InboundRow) => status === 'in_transit' || status === 'receiving';
const why = (row: InboundRow) => ({ reason: 'receive' as const, reference: row.number });

/** What is still to come of an inbound, as a change of the incoming units. */
async function incomingOf(tx: Ctx, row: InboundRow, sign: 1 | -1) {
  const lines = await findInboundLines(tx, row.company_id, [row.id]);
  return lines
    .map(({ sku_id, expected, received }) => ({ sku_id, incoming: sign * Math.max(0, expected - received) }))
    .filter(({ incoming }) => incoming !== 0);
}

/** Counts goods that arrived, also more than expected and SKUs nobody announced. Throws `inbound_closed`. */
export async function receiveInbound({ ctx, id, lines }: { ctx: Ctx; id: string; lines: Units }): Promise<Inbound> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockInbound(tx, company_id, id);
    if (!isExpected(row)) throw new DomainError('inbound_closed');
    const units = mergedUnits(lines);
    const ids = units.map(({ sku_id }) => sku_id);
    await findSkus(tx, company_id, ids);
    const before = await findInboundLines(tx, company_id, [id]);
    const open = new Map(before.map((line) => [line.sku_id, Math.max(0, line.expected - line.received)]));
    await tx.db
      .insert(inboundLines)
      .values(
        units.map(({ sku_id, quantity }) => ({ company_id, inbound_id: id, sku_id, expected: 0, received: quantity })),
      )
      .onConflictDoUpdate({
        target: [inboundLines.company_id, inboundLines.inbound_id, inboundLines.sku_id],
        set: { received: sql`${inboundLines.received} + excluded.received` },
      });
    await moveStock(
      tx,
      row,
      why(row),
      units.map(({ sku_id, quantity }) => ({
        sku_id,
        on_hand: quantity,
        incoming: -Math.min(quantity, open.get(sku_id) ?? 0),
      })),
    );
    return setStatus(tx, row, 'receiving', { lines: units });
  });
}

const NEXT = { send: 'in_transit', complete: 'completed', cancel: 'cancelled' } as const;

/** Sends, completes or cancels an inbound. Repeating the last step changes nothing. Throws `inbound_closed`. */
export async function moveInbound({
  ctx,
  id,
  action,
}: {
  ctx: Ctx;
  id: string;
  action: 'send' | 'complete' | 'cancel';
}): Promise<Inbound> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockInbound(tx, company_id, id);
    if (row.status === NEXT[action]) return presentOne(tx, row);
    const is_allowed = {
      send: row.status === 'draft',
      complete: isExpected(row),
      // Goods that were counted are in stock: such an inbound is completed instead.
      cancel: row.status === 'draft' || row.status === 'in_transit',
    }[action];
    if (!is_allowed) throw new DomainError('inbound_closed');
    if (action === 'send') await moveStock(tx, row, why(row), await incomingOf(tx, row, 1));
    else if (isExpected(row)) await moveStock(tx, row, why(row), await incomingOf(tx, row, -1));
    return setStatus(tx, row, NEXT[action]);
  });
}
