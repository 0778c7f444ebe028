import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Hono } from 'hono';
import type { Ctx } from '../../../platform/context.ts';
import '../../../platform/http/shop-host.ts';
import { readCompanyLogo } from '../company/index.ts';
import { LOGO_PATH } from './logo-path.ts';
import { findLogoOwner } from './recipient-brand.repo.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/u;
/** Twice what is drawn, for screens of two pixels to a point. */
const MAX_HEIGHT_PX = 96;
const MAX_WIDTH_PX = 480;
const JPEG_QUALITY = 86;
/** Logos kept small in memory, of some kilobytes each: a shop's recipients come many at a time. */
const MAX_KEPT = 200;

/**
 * Serves companies' logos to the pages of their recipients, at the size of their head. The file is a jpeg of our own drawing
 * and its address changes with it, so it may be kept for long. Under a shop's own domain only its own is found.
 */
export function mountBrandLogos(app: Hono, ctx: Ctx): void {
  const kept = new Map<string, Buffer>();
  app.get(`${LOGO_PATH}/:file`, async (c) => {
    const id = FILE.exec(c.req.param('file'))?.[1];
    const company_id = id === undefined ? null : await findLogoOwner(ctx, id);
    const shop = c.get('shop');
    const is_foreign = shop !== undefined && shop.company_id !== company_id;
    const nosniff = { 'X-Content-Type-Options': 'nosniff' };
    if (id === undefined || company_id === null || is_foreign) return c.text('Not found', 404, nosniff);
    const jpeg = kept.get(id) ?? (await drawSmall(ctx, company_id));
    if (jpeg === null) return c.text('Not found', 404, nosniff);
    keep(kept, id, jpeg);
    return c.body(new Uint8Array(jpeg), 200, {
      ...nosniff,
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}

async function drawSmall(ctx: Ctx, company_id: string): Promise<Buffer | null> {
  const logo = await readCompanyLogo(ctx, company_id);
  if (logo === null) return null;
  const scale = Math.min(1, MAX_HEIGHT_PX / logo.height, MAX_WIDTH_PX / logo.width);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(logo.jpeg), 0, 0, width, height);
  // Synchronous: `encode` reads the canvas on another thread, and the process crashes when it was garbage-collected meanwhile.
  return canvas.toBuffer('image/jpeg', JPEG_QUALITY);
}

/** The oldest goes first. */
function keep(kept: Map<string, Buffer>, id: string, jpeg: Buffer): void {
  if (kept.has(id)) return;
  const oldest = kept.keys().next().value;
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(id, jpeg);
}
