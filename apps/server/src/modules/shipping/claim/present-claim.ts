import type { Claim, ClaimSummary, OperatorClaim, OrderClaim } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { namesOf } from '../../identity/account/index.ts';
import type { OrderRow } from '../order/index.ts';
import { listClaimPhotos } from './claim-photo.ts';
import { findOrderClaim } from './claim.repo.ts';
import { claimability } from './claim.rule.ts';
import type { ClaimRow } from './claim.table.ts';

/** A line of the list. */
export function presentClaimSummary(ctx: Ctx, row: ClaimRow): ClaimSummary {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    order_id: row.order_id,
    order_number: row.order_number,
    tracking_code: row.tracking_code,
    courier: {
      alias: row.courier_alias,
      name: ctx.ports.couriers.profileOf(row.courier_alias)?.name ?? row.courier_alias,
    },
    currency: row.currency,
    value: toMajor(row.value_minor, row.currency),
    granted: row.granted_minor === null ? null : toMajor(row.granted_minor, row.currency),
    created_at: row.created_at,
  };
}

async function presentClaim(ctx: Ctx, row: ClaimRow & { user_name: string }): Promise<Claim> {
  return {
    ...presentClaimSummary(ctx, row),
    description: row.description,
    photos: await listClaimPhotos(ctx, row.id),
    opened_by: row.user_name,
    answer: row.answer,
    answered_at: row.answered_at,
    pay_by: row.pay_by,
    paid_at: row.paid_at,
  };
}

/** What can be claimed for a parcel, and what was. */
export async function presentOrderClaim(ctx: Ctx, order: OrderRow): Promise<OrderClaim> {
  const row = await findOrderClaim(ctx, order.company_id, order.id);
  const { obstacle, possible_from, reasons } = claimability(order, epochSeconds(ctx.clock));
  return {
    order_id: order.id,
    currency: order.currency,
    obstacle: row === null ? obstacle : 'claimed',
    possible_from: row === null ? possible_from : null,
    reasons: row === null ? reasons : [],
    cover: toMajor(order.total_package_value_minor, order.currency),
    claim: row === null ? null : await presentClaim(ctx, row),
  };
}

/** A claim as people of Sampan see it: with whose it is. */
export async function presentForOperator(ctx: Ctx, row: ClaimRow & { user_name: string }): Promise<OperatorClaim> {
  const names = await namesOf(ctx, [row]);
  return { ...(await presentClaim(ctx, row)), company: { id: row.company_id, name: names.get(row.company_id) ?? '' } };
}
