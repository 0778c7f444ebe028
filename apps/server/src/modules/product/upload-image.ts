import { createCanvas, loadImage } from '@napi-rs/canvas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import { requireWriter, type Ctx } from '../../kernel/context.ts';
import { DomainError, fieldErrorOf } from '../../kernel/errors.ts';
import { newSecret } from '../../kernel/ids.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { readImageHeader, type ImageType } from './image-header.ts';
import { IMAGE_PATH } from './image-name.ts';
import { productImages } from './product-image.table.ts';

/** More pixels are refused before anything is decoded (trust 4.37). */
const MAX_PIXELS = 10_000_000;
/** Of the longer side, as it is kept. */
const MAX_SIDE_PX = 1200;
const JPEG_QUALITY = 84;

export interface EncodedImage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * The picture drawn anew: what was hidden in the file besides it (scripts, places, another format) is gone (trust 4.37).
 * Null when it is no picture of that type, has too many pixels or does not decode.
 */
export async function reencodeImage(file: Buffer, type: ImageType): Promise<EncodedImage | null> {
  const header = readImageHeader(file);
  if (header === null || header.type !== type) return null;
  if (header.width === 0 || header.height === 0 || header.width * header.height > MAX_PIXELS) return null;
  const picture = await loadImage(file).catch(() => null);
  if (picture === null || picture.width === 0 || picture.height === 0) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  // A jpeg has no transparency: what shines through is white, as on paper.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return { jpeg: await canvas.encode('jpeg', JPEG_QUALITY), width, height };
}

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
      errors: [
        fieldErrorOf(
          'data_base64',
          'validate.image_invalid',
          'This is not a png, jpeg or webp picture of at most 10 megapixels',
        ),
      ],
    });
  }
  const url = await withTransaction(ctx, async (tx) => {
    const path = await storeImage(tx, actor.company_id, image);
    await recordAudit(tx, { action: 'product.image', object_type: 'file', object_id: path });
    return path;
  });
  return { url, width: image.width, height: image.height };
}
