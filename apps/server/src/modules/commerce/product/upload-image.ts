import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { imageErrorOf } from '../../../platform/image/image-error.ts';
import { newSecret } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { ImageType } from '../../../platform/image/image-header.ts';
import { IMAGE_PATH } from './image-name.ts';
import { productImages } from './product-image.table.ts';
import { reencodeImage, type EncodedImage } from '../../../platform/image/reencode-image.ts';

/** Stores a picture under a random name and answers its path. */
export async function storeImage(ctx: Ctx, company_id: string, image: EncodedImage): Promise<string> {
  const name = newSecret();
  await ctx.db.insert(productImages).values({ name, company_id, ...image, created_at: epochSeconds(ctx.clock) });
  return `${IMAGE_PATH}/${name}.jpg`;
}

/** Takes a merchant's picture. Throws `invalid_input` naming `data_base64` when it is none we take. */
export async function uploadProductImage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { data_base64: string; type: ImageType };
}): Promise<{ url: string; width: number; height: number }> {
  const actor = requireWriter(ctx);
  const image = await reencodeImage(Buffer.from(input.data_base64, 'base64'), input.type);
  if (image === null) {
    throw new DomainError('invalid_input', {
      errors: [imageErrorOf('data_base64')],
    });
  }
  const url = await withTransaction(ctx, async (tx) => {
    const path = await storeImage(tx, actor.company_id, image);
    await recordAudit(tx, { action: 'product.image', object_type: 'file', object_id: path });
    return path;
  });
  return { url, width: image.width, height: image.height };
}
