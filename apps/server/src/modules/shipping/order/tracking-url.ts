import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from './order.table.ts';

/** Where anybody can follow a parcel: by its unguessable id. Printed on labels as QR code. */
export function trackingUrlOf(ctx: Pick<Ctx, 'env'>, order: Pick<OrderRow, 'id'>): string {
  return `${ctx.env.public_url}/t/${order.id}`;
}
