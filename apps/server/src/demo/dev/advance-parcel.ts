import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { findOrderForPublic } from '../../modules/shipping/order/index.ts';
import { getPublicTracking, poll } from '../../modules/shipping/tracking/index.ts';

/** Moves a simulated parcel and lets the tracking take it in at once (design 7). Throws `tracking_not_available` for an unknown number. */
export async function advanceParcel({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { tracking_code: string; to: 'next' | 'picked_up' | 'out_for_delivery' | 'end' };
}) {
  const events = await ctx.ports.simulator.advance(input.tracking_code, input.to);
  const order = events && (await findOrderForPublic(ctx, input.tracking_code));
  if (!order?.courier_alias) throw new DomainError('tracking_not_available');
  await poll(ctx, {
    order_id: order.id,
    company_id: order.company_id,
    courier_alias: order.courier_alias,
    tracking_code: input.tracking_code,
  });
  const { status, tracking_code, trackings } = await getPublicTracking({ ctx, handle: order.id });
  return { id: order.id, status, tracking_code, trackings };
}
