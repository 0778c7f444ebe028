import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from './order.table.ts';

/**
 * Where anybody can follow a parcel: by its unguessable id. Printed on labels as QR code, and there it has to lead somewhere for
 * years: a company's own domain is only for links that are sent.
 */
export function trackingUrlOf(
  { env }: Pick<Ctx, 'env'>,
  { id }: Pick<OrderRow, 'id'>,
  origin = env.public_url,
): string {
  return `${origin}/t/${id}`;
}
