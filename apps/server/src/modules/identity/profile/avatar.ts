import type { User } from '@sampan/contract';
import type { Hono } from 'hono';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { imageErrorOf } from '../../../platform/image/image-error.ts';
import { newSecret } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { getMe } from './me.ts';
import type { ImageType } from '../../../platform/image/image-header.ts';
import { reencodeImage } from '../../../platform/image/reencode-image.ts';
import { findAvatar, removeAvatar, setAvatarPath, writeAvatar } from './avatar.repo.ts';
import { MAX_DOCUMENT_BYTES } from '../company/index.ts';

const PATH = '/files/people';

/** Takes a picture of the signed-in person, drawn anew. Throws `invalid_input` naming `data_base64` when it is none we take. */
export async function uploadAvatar({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ImageType; data_base64: string };
}): Promise<User> {
  const { user_id, company_id } = requireActor(ctx);
  const file = Buffer.from(input.data_base64, 'base64');
  const image = file.length > MAX_DOCUMENT_BYTES ? null : await reencodeImage(file, input.type);
  if (image === null)
    throw new DomainError('invalid_input', {
      errors: [imageErrorOf('data_base64')],
    });
  const row = { company_id, name: newSecret(), jpeg: image.jpeg, created_at: epochSeconds(ctx.clock) };
  return withTransaction(ctx, async (tx) => {
    await writeAvatar(tx, { user_id, ...row });
    await showAvatar(tx, user_id, `${PATH}/${row.name}.jpg`);
    return getMe({ ctx: tx });
  });
}

/** Shows initials instead of a picture, and forgets it. */
export async function deleteAvatar({ ctx }: { ctx: Ctx }): Promise<User> {
  const { user_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    await removeAvatar(tx, user_id);
    await showAvatar(tx, user_id, null);
    return getMe({ ctx: tx });
  });
}

async function showAvatar(tx: Ctx, user_id: string, avatar: string | null): Promise<void> {
  await setAvatarPath(tx, user_id, avatar);
  await recordAudit(tx, {
    action: avatar === null ? 'user.avatar_delete' : 'user.avatar',
    object_type: 'user',
    object_id: user_id,
  });
}

/** Serves pictures of people to our own pages. A name never changes its content. */
export function mountAvatars(app: Hono, ctx: Pick<Ctx, 'db'>): void {
  app.get(`${PATH}/:file{[A-Za-z0-9_-]{20,60}\\.jpg}`, async (c) => {
    const name = c.req.param('file').replace(/\.jpg$/u, '');
    const jpeg = await findAvatar(ctx, name);
    if (!jpeg) return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    return c.body(new Uint8Array(jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
