import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { IMAGE_PATH } from './image-name.ts';
import { productImages } from './product-image.table.ts';
import { products } from './product.table.ts';

/** A picture that no product shows is forgotten after this time: its form was left. */
const UNUSED_KEPT_S = 86_400;

/** Serves pictures for `<img>` on any page. A name never changes its content, so browsers keep it for good. */
export function mountProductImages(app: Hono, ctx: Pick<Ctx, 'db'>): void {
  app.get(`${IMAGE_PATH}/:file{[A-Za-z0-9_-]{20,60}\\.jpg}`, async (c) => {
    const name = c.req.param('file').replace(/\.jpg$/u, '');
    const [image] = await ctx.db
      .select({ jpeg: productImages.jpeg })
      .from(productImages)
      .where(eq(productImages.name, name));
    if (!image) return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    return c.body(new Uint8Array(image.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      // Pages of any origin may show it; nothing else can be done with it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}

/** Deletes pictures that no product ever took. */
export async function purgeProductImages(ctx: Ctx): Promise<void> {
  await ctx.db.delete(productImages).where(
    and(
      lt(productImages.created_at, epochSeconds(ctx.clock) - UNUSED_KEPT_S),
      notExists(
        ctx.db
          .select({ one: sql`1` })
          .from(products)
          .where(sql`${products.product_image} = ${IMAGE_PATH} || '/' || ${productImages.name} || '.jpg'`),
      ),
    ),
  );
}
