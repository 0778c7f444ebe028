import type { Ctx } from '../../../platform/context.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import type { LinkRow } from './confirmation.table.ts';

/** Whoever showed the proof may confirm for this long. */
const TOKEN_LIFE_S = 1_800;

/** A secret of its own: a signature for downloads opens no link, and the other way round. */
function secretsOf(ctx: Ctx): string[] {
  return ctx.env.signing_secrets.map((secret) => `confirm-address ${secret}`);
}

/** Says that the holder of this link showed the right proof. */
export function signConfirmToken(ctx: Ctx, link: LinkRow, now_s: number): string {
  return signGrant(secretsOf(ctx), {
    company_id: link.company_id,
    payload: { link_id: link.id },
    expires_at: Math.min(now_s + TOKEN_LIFE_S, link.expires_at),
  });
}

/** Whether a token is ours, of this very link, and young enough. */
export function isConfirmToken(ctx: Ctx, link: LinkRow, token: string, now_s: number): boolean {
  const grant = readGrant(secretsOf(ctx), token, now_s);
  return grant?.company_id === link.company_id && grant.payload['link_id'] === link.id;
}
