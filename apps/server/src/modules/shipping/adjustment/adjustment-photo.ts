import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { imageErrorOf } from '../../../platform/image/image-error.ts';
import { newId } from '../../../platform/ids.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import type { ImageType } from '../../../platform/image/image-header.ts';
import { reencodeImage, type EncodedImage } from '../../../platform/image/reencode-image.ts';
import { adjustmentPhotos } from './adjustment.table.ts';

/** A link lives this long (trust.md 4.19). */
const LINK_LIFE_S = 600;
const PATH = '/api/files/adjustment-photos';
/** Most photos one side adds to an adjustment. */
const MAX_PER_SIDE = 4;

export interface PhotoInput {
  data_base64: string;
  type: ImageType;
}

/** Pictures drawn anew (trust.md 4.37). Throws `invalid_input` naming the first that is none; done before any transaction. */
export async function encodePhotos(photos: readonly PhotoInput[]): Promise<EncodedImage[]> {
  const encoded: EncodedImage[] = [];
  for (const [index, photo] of photos.entries()) {
    const image = await reencodeImage(Buffer.from(photo.data_base64, 'base64'), photo.type);
    if (image === null) {
      throw new DomainError('invalid_input', {
        errors: [imageErrorOf(`photos.${index}.data_base64`)],
      });
    }
    encoded.push(image);
  }
  return encoded;
}

/** Keeps evidence with its adjustment. Throws `invalid_input` when one side has more than four then. */
export async function addPhotos(
  tx: Ctx,
  of: { id: string; company_id: string },
  by: 'courier' | 'merchant',
  images: readonly EncodedImage[],
): Promise<void> {
  if (images.length === 0) return;
  const [known] = await tx.db
    .select({ n: sql<string>`count(*)` })
    .from(adjustmentPhotos)
    .where(and(eq(adjustmentPhotos.adjustment_id, of.id), eq(adjustmentPhotos.by, by)));
  if (Number(known?.n ?? 0) + images.length > MAX_PER_SIDE)
    throw new DomainError('invalid_input', {
      errors: [issueErrorOf('photos', 'validate.too_many', { max: String(MAX_PER_SIDE) })],
    });
  const created_at = epochSeconds(tx.clock);
  await tx.db.insert(adjustmentPhotos).values(
    images.map((image) => ({
      id: newId(),
      company_id: of.company_id,
      adjustment_id: of.id,
      by,
      created_at,
      ...image,
    })),
  );
}

/** The photos of an adjustment, without their bytes, each with a link of ten minutes. */
export async function listPhotos(ctx: Ctx, adjustment_id: string) {
  const { id, company_id, by, width, height, created_at } = adjustmentPhotos;
  const rows = await ctx.db
    .select({ id, company_id, by, width, height, created_at })
    .from(adjustmentPhotos)
    .where(eq(adjustmentPhotos.adjustment_id, adjustment_id))
    .orderBy(asc(created_at), asc(id));
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  return rows.map(({ company_id: owner, ...photo }) => ({
    ...photo,
    link: `${PATH}/${signGrant(secretsOf(ctx), { company_id: owner, payload: { photo_id: photo.id }, expires_at })}`,
  }));
}

/** Links of photos open photos only: other files are signed with other secrets. */
function secretsOf(ctx: Ctx): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:adjustment-photo`);
}

/** Serves what the links lead to. A link that is too old or not ours is a 404 like any unknown address. */
export function mountAdjustmentPhotos(app: Hono, ctx: Ctx): void {
  app.get(`${PATH}/:token`, async (c) => {
    const grant = readGrant(secretsOf(ctx), c.req.param('token'), epochSeconds(ctx.clock));
    const [photo] = grant
      ? await ctx.db
          .select({ jpeg: adjustmentPhotos.jpeg })
          .from(adjustmentPhotos)
          .where(
            and(
              eq(adjustmentPhotos.id, String(grant.payload['photo_id'])),
              eq(adjustmentPhotos.company_id, grant.company_id),
            ),
          )
      : [];
    if (!photo) return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    return c.body(new Uint8Array(photo.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, max-age=600',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
