import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { mountPhotos, photoLinks } from '../../../platform/image/photo-link.ts';
import type { EncodedImage } from '../../../platform/image/reencode-image.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { adjustmentPhotos } from './adjustment.table.ts';

const PLACE = { path: '/api/files/adjustment-photos', purpose: 'adjustment-photo' };
/** Most photos one side adds to an adjustment. */
const MAX_PER_SIDE = 4;

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
  return photoLinks(ctx, PLACE, rows);
}

/** Serves what the links lead to. */
export function mountAdjustmentPhotos(app: Hono, ctx: Ctx): void {
  mountPhotos(app, ctx, PLACE, async ({ id, company_id }) => {
    const [photo] = await ctx.db
      .select({ jpeg: adjustmentPhotos.jpeg })
      .from(adjustmentPhotos)
      .where(and(eq(adjustmentPhotos.id, id), eq(adjustmentPhotos.company_id, company_id)));
    return photo?.jpeg ?? null;
  });
}
