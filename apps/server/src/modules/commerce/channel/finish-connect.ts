import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { decryptText, encryptText, type EncryptionContext } from '../../../platform/text-encryption.ts';
import {
  ChannelError,
  type ChannelShop,
  type ChannelSource,
  type ConnectOutcome,
} from '../../../ports/sales-channel.ts';
import { cookieNameOf } from './auth-store.ts';
import { callbackUrlOf } from './channel-urls.ts';
import { findStoreOf } from './channel.repo.ts';
import type { ChannelConnectRow } from './channel.table.ts';
import { connectedUrl, failedUrl } from './connect-redirect.ts';
import { findConnect, keepKeys, takeConnect } from './connect.repo.ts';
import { saveConnected } from './save-connected.ts';

/** WooCommerce posts its keys beside the browser's way back, and nobody promises which comes first. */
const KEYS_WAIT_MS = 200;
const KEYS_TRIES = 40;

const CODE_OF: Readonly<Record<Extract<ConnectOutcome, { status: 'refused' }>['reason'], ErrorCode>> = {
  consent: 'store_consent_refused',
  signature: 'store_code_refused',
  shop_address: 'store_wrong_shop',
  code: 'store_code_refused',
  keys: 'store_keys_refused',
};

/** What a browser brings back from a channel. */
export interface Return {
  source: ChannelSource;
  query: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
}

const sealOf = (ctx: Ctx, id: string): EncryptionContext => ({
  keys: ctx.env.sealing_keys,
  purpose: 'sampan store keys v1',
  bound_to: id,
});

function isSameBrowser(row: ChannelConnectRow, cookies: Return['cookies']): boolean {
  const given = Buffer.from(hashSecret(cookies[cookieNameOf(row.id)] ?? ''));
  return timingSafeEqual(given, Buffer.from(row.browser_hash));
}

/** Takes the keys that a WooCommerce store posts. They count once the browser is back: the state is their only proof. */
export async function takeKeys(ctx: Ctx, body: Readonly<Record<string, string>>): Promise<boolean> {
  const row = await findConnect(ctx, body['user_id'] ?? '');
  return row !== null && keepKeys(ctx, row.id, encryptText(sealOf(ctx, row.id), JSON.stringify(body)));
}

async function waitForKeys(ctx: Ctx, state: string): Promise<Record<string, string> | null> {
  for (let tries = 0; tries < KEYS_TRIES; tries += 1) {
    const row = await findConnect(ctx, state);
    if (row === null || row.used_at !== null) return null;
    const text = row.keys === null ? null : decryptText(sealOf(ctx, row.id), row.keys);
    if (text !== null) return JSON.parse(text) as Record<string, string>;
    await sleep(KEYS_WAIT_MS);
  }
  return null;
}

/**
 * The browser is back from a channel (channels C13). The state comes first: unused, in time, of this browser, and of a person
 * who may still connect stores. Answers where the browser goes next, whatever happened.
 */
export async function finishConnect(ctx: Ctx, { source, query, cookies }: Return): Promise<string> {
  const state = query['state'] ?? query['user_id'] ?? '';
  const row = await findConnect(ctx, state);
  const lost = { error_redirect_url: `${ctx.env.public_url}/stores`, source, ati: '' };
  if (row === null || row.source !== source) return failedUrl(lost, 'store_connect_expired');
  // Another browser learns nothing, and uses nothing up.
  if (!isSameBrowser(row, cookies)) return failedUrl(lost, 'store_connect_expired');
  const posted = source === 'woocommerce' && query['success'] === '1' ? await waitForKeys(ctx, state) : null;
  if (!(await takeConnect(ctx, row.id))) return failedUrl(row, 'store_connect_expired');
  const actor = await ctx.lookups.actorOf(ctx, row);
  if (actor?.role !== 'owner') return failedUrl(row, 'forbidden');
  try {
    const outcome = await ask(ctx, row, source, posted ?? query);
    if (outcome.status === 'refused') return failedUrl(row, CODE_OF[outcome.reason]);
    if (await isAnotherShop(ctx, row, outcome.shops)) return failedUrl(row, 'store_wrong_shop');
    await saveConnected({ ...ctx, actor, country: actor.country_code }, source, outcome.shops);
    return connectedUrl(row);
  } catch (error) {
    if (error instanceof DomainError) return failedUrl(row, error.code);
    if (error instanceof ChannelError) {
      ctx.log.warn({ err: error, source }, 'a store was not connected');
      return failedUrl(row, 'store_unreachable');
    }
    throw error;
  }
}

/**
 * Whether a store was to be connected again and the permission is for others: where the channel itself asks which store is
 * meant, somebody signed in to another account there.
 */
async function isAnotherShop(
  ctx: Ctx,
  { company_id, source, shop_address }: ChannelConnectRow,
  shops: readonly ChannelShop[],
): Promise<boolean> {
  if (shop_address === '' || source === 'manual') return false;
  if (shops.some(({ external_shop_id }) => external_shop_id === shop_address)) return false;
  return (await findStoreOf(ctx, company_id, source, shop_address)).own !== null;
}

async function ask(
  ctx: Ctx,
  row: ChannelConnectRow,
  source: ChannelSource,
  query: Readonly<Record<string, string>>,
): Promise<ConnectOutcome> {
  const channel = ctx.ports.channels[source];
  if (channel === null) throw new DomainError('store_not_available');
  return channel.finishConnect({ redirect_url: callbackUrlOf(ctx.env, source), shop_address: row.shop_address, query });
}
