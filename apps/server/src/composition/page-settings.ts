import type { Env } from '../platform/config/env.ts';
import type { Ctx } from '../platform/context.ts';
import { outsideServicesOf } from '../platform/static/third-parties.ts';

/** Where map tiles come from, for the pages' policies; null for the built-in map. */
export function tileHostOf({ SAMPAN_TILE_URL }: Env): string | null {
  return SAMPAN_TILE_URL ? new URL(SAMPAN_TILE_URL.replaceAll(/[{}]/gu, '')).origin : null;
}

/** What the policies and heads of the pages are made of. */
export function pageSettingsOf({ env, ports }: Ctx) {
  return { tile_host: tileHostOf(env), public_url: env.public_url, outside: outsideServicesOf(env, ports.chat) };
}
