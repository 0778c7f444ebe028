import type { Hono } from 'hono';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { readGrant, signGrant } from '../signed-link.ts';
import { imageErrorOf } from './image-error.ts';
import type { ImageType } from './image-header.ts';
import { reencodeImage, type EncodedImage } from './reencode-image.ts';

/** A link lives this long (trust.md 4.19). */
const LINK_LIFE_S = 600;

export interface PhotoInput {
  data_base64: string;
  type: ImageType;
}

/** Where photos of one kind are served, and what their links are signed for: a link opens photos of its kind only. */
export interface PhotoPlace {
  path: string;
  purpose: string;
}

/** Pictures drawn anew (trust.md 4.37). Throws `invalid_input` naming the first that is none; done before any transaction. */
export async function encodePhotos(photos: readonly PhotoInput[]): Promise<EncodedImage[]> {
  const encoded: EncodedImage[] = [];
  for (const [index, photo] of photos.entries()) {
    const image = await reencodeImage(Buffer.from(photo.data_base64, 'base64'), photo.type);
    if (image === null)
      throw new DomainError('invalid_input', { errors: [imageErrorOf(`photos.${index}.data_base64`)] });
    encoded.push(image);
  }
  return encoded;
}

/** The same photos, each with a link of ten minutes. */
export function photoLinks<Photo extends { id: string; company_id: string }>(
  ctx: Ctx,
  { path, purpose }: PhotoPlace,
  photos: readonly Photo[],
): (Omit<Photo, 'company_id'> & { link: string })[] {
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  return photos.map(({ company_id, ...photo }) => ({
    ...photo,
    link: `${path}/${signGrant(secretsOf(ctx, purpose), { company_id, payload: { photo_id: photo.id }, expires_at })}`,
  }));
}

function secretsOf(ctx: Ctx, purpose: string): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:${purpose}`);
}

/** Serves what the links lead to. A link that is too old or not ours is a 404 like any unknown address. */
export function mountPhotos(
  app: Hono,
  ctx: Ctx,
  { path, purpose }: PhotoPlace,
  find: (photo: { id: string; company_id: string }) => Promise<Buffer | null>,
): void {
  app.get(`${path}/:token`, async (c) => {
    const grant = readGrant(secretsOf(ctx, purpose), c.req.param('token'), epochSeconds(ctx.clock));
    const jpeg = grant ? await find({ id: String(grant.payload['photo_id']), company_id: grant.company_id }) : null;
    if (!jpeg) return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    return c.body(new Uint8Array(jpeg), 200, {
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
