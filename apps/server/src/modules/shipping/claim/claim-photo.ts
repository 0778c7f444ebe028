import { and, asc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { mountPhotos, photoLinks } from '../../../platform/image/photo-link.ts';
import type { EncodedImage } from '../../../platform/image/reencode-image.ts';
import { claimPhotos } from './claim.table.ts';

const PLACE = { path: '/api/files/claim-photos', purpose: 'claim-photo' };

export async function addClaimPhotos(
  tx: Ctx,
  of: { id: string; company_id: string },
  images: readonly EncodedImage[],
): Promise<void> {
  if (images.length === 0) return;
  const created_at = epochSeconds(tx.clock);
  const { company_id } = of;
  await tx.db
    .insert(claimPhotos)
    .values(images.map((image) => ({ id: newId(), company_id, claim_id: of.id, created_at, ...image })));
}

/** The photos of a claim, without their bytes, each with a link of ten minutes. */
export async function listClaimPhotos(ctx: Ctx, claim_id: string) {
  const { id, company_id, width, height, created_at } = claimPhotos;
  const rows = await ctx.db
    .select({ id, company_id, width, height })
    .from(claimPhotos)
    .where(eq(claimPhotos.claim_id, claim_id))
    .orderBy(asc(created_at), asc(id));
  return photoLinks(ctx, PLACE, rows);
}

/** Serves what the links lead to. */
export function mountClaimPhotos(app: Hono, ctx: Ctx): void {
  mountPhotos(app, ctx, PLACE, async ({ id, company_id }) => {
    const [photo] = await ctx.db
      .select({ jpeg: claimPhotos.jpeg })
      .from(claimPhotos)
      .where(and(eq(claimPhotos.id, id), eq(claimPhotos.company_id, company_id)));
    return photo?.jpeg ?? null;
  });
}
