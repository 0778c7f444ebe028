import { rulesOf } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import { auditLog, type NewAuditRow } from '../platform/audit/audit.table.ts';
import { auditRowOf } from '../platform/audit/record-audit.ts';
import type { Ctx } from '../platform/context.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { adjustmentPhotos, adjustments } from '../modules/shipping/adjustment/adjustment.table.ts';
import { companies } from '../modules/identity/account/account.table.ts';
import { labelPurchases } from '../modules/shipping/label/label.table.ts';
import { orders } from '../modules/shipping/order/order.table.ts';
import { trackingEvents, trackingPolls } from '../modules/shipping/tracking/tracking.table.ts';
import { seedTopUp } from '../modules/payments/top-up/index.ts';
import { topUps } from '../modules/payments/top-up/top-up.table.ts';
import { bookHistory, type SeedMovement } from '../modules/ledger/wallet/index.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';
import { movementsOf } from './seed-wallets.ts';

/** Writes a company's parcels with all that belongs to them, in a few statements. Must run in a transaction. */
export async function writeCompany(tx: Ctx, seed: SeedContext, parcels: readonly SeedParcel[]): Promise<void> {
  const { company } = seed;
  await insertRows(
    tx.db,
    orders,
    parcels.map(({ order }) => order),
  );
  await insertRows(
    tx.db,
    labelPurchases,
    parcels.flatMap(({ purchase }) => purchase ?? []),
  );
  await tx.ports.simulator.storePast(
    tx.db,
    parcels.flatMap(({ booking }) => booking ?? []),
  );
  await insertRows(
    tx.db,
    trackingEvents,
    parcels.flatMap(({ events }) => events),
  );
  await insertRows(tx.db, trackingPolls, parcels.flatMap(pollOf));
  await insertRows(
    tx.db,
    adjustments,
    parcels.flatMap(({ adjustment }) => adjustment?.row ?? []),
  );
  const photos = parcels.flatMap(({ adjustment }) => adjustment?.photos ?? []);
  // Bytes do not travel as JSON.
  if (photos.length > 0) await tx.db.insert(adjustmentPhotos).values(photos);
  const movements = movementsOf(seed, parcels);
  await bookHistory(tx, company.id, movements);
  await insertRows(
    tx.db,
    topUps,
    movements.flatMap((movement) => topUpOf(seed, movement)),
  );
  await insertRows(tx.db, auditLog, deedsOf(seed, parcels));
  await tx.db
    .update(companies)
    .set({ next_order_number: parcels.length + 1 })
    .where(eq(companies.id, company.id));
}

function pollOf({ order, next_poll_at }: SeedParcel): (typeof trackingPolls.$inferInsert)[] {
  if (next_poll_at === null || order.courier_alias === null || order.tracking_code === null) return [];
  return [
    {
      order_id: order.id,
      company_id: order.company_id,
      courier_alias: order.courier_alias,
      tracking_code: order.tracking_code,
      next_at: next_poll_at,
    },
  ];
}

/** Behind a top-up's money stands the top-up: it has a receipt. What was brought forward has none. */
function topUpOf({ company, people }: SeedContext, movement: SeedMovement): (typeof topUps.$inferInsert)[] {
  const [user_id] = people;
  const id = /^top_up:(.+)$/u.exec(movement.reference)?.[1];
  if (movement.kind !== 'top_up' || id === undefined || user_id === undefined) return [];
  const { at, amount_minor } = movement;
  const { currency } = rulesOf(company.country_code);
  return [seedTopUp({ id, company_id: company.id, user_id, at, currency, amount_minor })];
}

function deedsOf({ company, people, random, ctx }: SeedContext, parcels: readonly SeedParcel[]): NewAuditRow[] {
  return parcels
    .flatMap(({ order, deeds }) => {
      const actor_id = random.pick(people);
      return deeds.map(({ at, ...deed }) =>
        auditRowOf(ctx, { ...deed, company_id: company.id, actor_id, object_type: 'order', object_id: order.id }, at),
      );
    })
    .sort((a, b) => a.at - b.at);
}
