import type { LabelFormat } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { signGrant } from '../../../platform/signed-link.ts';
import { findOrder, findOrders } from '../order/index.ts';

/** A download link lives this long (trust 4.19). */
export const LINK_LIFE_S = 600;

export interface LabelFile {
  /** The parcels in their order; those of a bulk job are found by it, because a link has no room for thousands. */
  order_ids?: string[];
  job_id?: string;
  /** Who prints; absent for a secret key. */
  user_id?: string | null;
  /** Of whoever reads what is said beside the labels. */
  language?: Language;
  format: LabelFormat;
  start_position: number;
  /** Both phone numbers show their last digits only. */
  mask_phones: boolean;
  /** A packing slip behind each label. */
  with_slips?: boolean;
}

export const LABEL_FILE_PATH = '/api/files/labels';

/** A link to a file of labels, for ten minutes. */
export function linkToLabels(ctx: Ctx, company_id: string, file: LabelFile): { link: string; expires_at: number } {
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  const token = signGrant(ctx.env.signing_secrets, {
    company_id,
    payload: { language: ctx.language, ...file },
    expires_at,
  });
  return { link: `${LABEL_FILE_PATH}/${token}/labels.${file.format === 'zpl' ? 'zpl' : 'pdf'}`, expires_at };
}

/** A link to one parcel's label, as often as it is asked for (domain 2.9). Throws `label_not_available` before it is bought. */
export async function downloadLabel({
  ctx,
  id,
  format,
  start_position,
  mask_phones,
}: {
  ctx: Ctx;
  id: string;
  format: LabelFormat;
  start_position: number;
  mask_phones: boolean;
}) {
  const { company_id, user_id } = requireActor(ctx);
  const order = await findOrder(ctx, company_id, id);
  if (order.tracking_code === null || order.status === 'cancelled') throw new DomainError('label_not_available');
  return linkToLabels(ctx, company_id, { order_ids: [order.id], user_id, format, start_position, mask_phones });
}

/** A link to one file with the labels of many parcels. Parcels without a label are left out and named. */
export async function downloadLabels({ ctx, input }: { ctx: Ctx; input: LabelFile & { order_ids: string[] } }) {
  const { company_id, user_id } = requireActor(ctx);
  const orders = await findOrders(ctx, company_id, input.order_ids);
  const printable = new Set(
    orders.filter((order) => order.tracking_code !== null && order.status !== 'cancelled').map((order) => order.id),
  );
  if (printable.size === 0) throw new DomainError('label_not_available');
  const skipped = input.order_ids
    .filter((id) => !printable.has(id))
    .map((order_id) => ({ order_id, reason: 'label_not_available' }));
  return {
    ...linkToLabels(ctx, company_id, {
      ...input,
      user_id,
      order_ids: input.order_ids.filter((id) => printable.has(id)),
    }),
    skipped,
  };
}
