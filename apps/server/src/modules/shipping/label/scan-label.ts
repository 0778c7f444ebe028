import type { ParsedRequest, endpoints } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findOrderByHandle, findUnprintedBySku, presentOrder } from '../order/index.ts';
import { linkToLabels } from './download-label.ts';

type Input = ParsedRequest<typeof endpoints.scanLabel>['body'];

/**
 * The label of what was scanned (volume 4 'Printing'): a parcel by its number, tracking number or reference, or else the oldest
 * parcel with that SKU whose label nobody printed. Throws `not_found`, and `label_not_available` for a parcel without a label.
 */
export async function scanLabel({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { company_id, user_id } = requireActor(ctx);
  const { code, ...paper } = input;
  const named = await findOrderByHandle(ctx, company_id, code.trim());
  const found = named ?? (await findUnprintedBySku(ctx, company_id, code.trim()));
  if (!found) throw new DomainError('not_found');
  if (found.tracking_code === null || found.status === 'cancelled') throw new DomainError('label_not_available');
  return {
    order: presentOrder(ctx, found),
    matched: named ? ('order' as const) : ('sku' as const),
    ...linkToLabels(ctx, company_id, { ...paper, order_ids: [found.id], user_id, start_position: 1 }),
  };
}
