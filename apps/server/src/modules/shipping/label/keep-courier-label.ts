import type { Ctx } from '../../../platform/context.ts';
import type { BoughtParcel } from '../../../ports/courier.ts';
import type { PurchaseRow } from './label.table.ts';

/** Where the courier's own label is; empty where ours is printed. */
export type KeptLabel = Pick<PurchaseRow, 'courier_label_name' | 'courier_label_sha256'>;

/**
 * Keeps the label that a courier made, as it came: it is printed so and never drawn anew. Written before anything says that the
 * parcel is bought, under a name of the purchase, so that it may be written again. Throws while the store does not answer.
 */
export async function keepCourierLabel(ctx: Ctx, purchase: PurchaseRow, parcel: BoughtParcel): Promise<KeptLabel> {
  const { courier_label: label } = parcel;
  if (label === null) return { courier_label_name: null, courier_label_sha256: null };
  const courier_label_name = `courier-labels/${purchase.company_id}/${purchase.id}.${label.format}`;
  const bytes = Buffer.from(label.base64, 'base64');
  const { sha256 } = await ctx.ports.files.put(
    courier_label_name,
    (async function* () {
      yield bytes;
    })(),
  );
  return { courier_label_name, courier_label_sha256: sha256 };
}
