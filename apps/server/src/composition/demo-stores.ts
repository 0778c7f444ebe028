import type { ChannelStandIns, Shop } from '@sampan/stand-ins';
import { DEMO_COMPANIES, type DemoShop } from '../demo/demo-shop.ts';
import { demoOrder, type Chance } from '../demo/demo-orders.ts';
import { countWaiting, findStoreOf, saveConnected } from '../modules/commerce/channel/index.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { RepeatedJob } from '../platform/jobs/run-repeatedly.ts';
import { deliverPushes } from './mount-channel-stand-ins.ts';
import type { ChannelSource, ChannelTokens } from '../ports/sales-channel.ts';

/** WooCommerce is a shop of one's own, and has no authority that gives tokens. */
type Demoed = Exclude<ChannelSource, 'woocommerce'>;

/** Which channel the demo's company of each country sells on. */
const SOLD_ON: Readonly<Record<string, Demoed>> = {
  'sg@demo.sampan.test': 'shopify',
  'my@demo.sampan.test': 'lazada',
  'ph@demo.sampan.test': 'shopee',
  'id@demo.sampan.test': 'tiktok',
};
/** With keys of its own a channel is the real one, and no stand-in can be connected to it. */
const KEY_OF = {
  shopify: 'SHOPIFY_CLIENT_ID',
  lazada: 'LAZADA_APP_KEY',
  shopee: 'SHOPEE_PARTNER_ID',
  tiktok: 'TIKTOK_SHOP_APP_KEY',
} as const;
const DAY_S = 86_400;
const LOOK_EVERY_MS = 5_000;
/** A customer comes about this often. */
const ORDER_EVERY_MS = 180_000;
/** Of these nobody has bought a label: then customers wait, so that a demo nobody looks at does not fill up. */
const MOST_WAITING = 6;
const FIRST_ORDERS = 3;
/** A stand-in forgets its oldest orders beyond these. */
const REMEMBERED = 100;

/**
 * The demo's companies have one connected store each, whose orders arrive while one looks (demo profile alone). A restart makes the
 * stand-ins forget their tokens, so the stores are connected anew; one that somebody disconnected, or connected to another
 * company, is left alone.
 */
export function createDemoStores(ctx: Ctx, stand_ins: ChannelStandIns, chance: Chance = Math.random): RepeatedJob {
  let shops: { demo: DemoShop; source: Demoed; shop: Shop; company_id: string; next_ms: number }[] | null = null;
  return {
    name: 'sell in demo stores',
    every_ms: LOOK_EVERY_MS,
    async run() {
      if (shops === null) {
        shops = [];
        for (const demo of DEMO_COMPANIES) {
          const source = SOLD_ON[demo.email];
          const company_id = source === undefined ? null : await connect(ctx, stand_ins, demo, source);
          if (source !== undefined && company_id !== null)
            shops.push({ demo, source, shop: stand_ins[source].shop, company_id, next_ms: 0 });
        }
      }
      const now_ms = ctx.clock.now();
      for (const [place, one] of shops.entries()) {
        if (now_ms < one.next_ms) continue;
        const waiting = await countWaiting(ctx, one.company_id, MOST_WAITING);
        const orders = one.next_ms === 0 && waiting === 0 ? FIRST_ORDERS : waiting < MOST_WAITING ? 1 : 0;
        for (let made = 0; made < orders; made += 1) {
          const at = { now_ms: now_ms - made * ORDER_EVERY_MS, place };
          stand_ins[one.source].order(demoOrder(one.demo, at, chance), one.shop);
        }
        for (const [id] of one.shop.orders) if (one.shop.orders.size > REMEMBERED) one.shop.orders.delete(id);
        one.next_ms = now_ms + ORDER_EVERY_MS * (0.5 + chance());
      }
    },
  };
}

/** Gives a demo company the store of its channel; the company's id, or null where somebody wants it otherwise. */
async function connect(
  ctx: Ctx,
  stand_ins: ChannelStandIns,
  { email }: DemoShop,
  source: Demoed,
): Promise<string | null> {
  if (ctx.env[KEY_OF[source]] !== undefined) return null;
  const person = await findUserByVerifiedEmail(ctx, email);
  const actor = person && (await ctx.lookups.actorOf(ctx, { company_id: person.company.id, user_id: person.user.id }));
  if (!actor) return null;
  const { shop, authority } = stand_ins[source];
  const { own, is_taken } = await findStoreOf(ctx, actor.company_id, source, shop.id);
  if (is_taken || (own !== null && own.disconnected_at !== null)) return null;
  const grant = authority.issue(shop.id);
  const { access_s, refresh_s } = authority.lifeOf(grant);
  const now = Math.floor(ctx.clock.now() / 1000);
  const tokens: ChannelTokens = {
    access_token: grant.access_token,
    refresh_token: grant.refresh_token,
    access_ends_at: now + access_s,
    refresh_ends_at: now + refresh_s,
    extra:
      source === 'tiktok'
        ? { shop_cipher: stand_ins.tiktok.cipherOf(shop) }
        : source === 'lazada'
          ? { country: shop.country.toLowerCase() }
          : {},
  };
  await saveConnected({ ...ctx, actor, country: actor.country_code }, source, [
    {
      external_shop_id: shop.id,
      name: shop.name,
      country: shop.country,
      currency: shop.currency,
      authorisation_ends_at: now + 90 * DAY_S,
      tokens,
    },
  ]);
  return actor.company_id;
}

/** What the stand-ins of the demo do by themselves: bring what they push, and sell. Nothing in production, which has none. */
export function standInJobs(ctx: Ctx, stand_ins: ChannelStandIns | null, stopping: AbortSignal): RepeatedJob[] {
  if (stand_ins === null) return [];
  const pushing = {
    name: 'deliver pushes of channel stand-ins',
    every_ms: 1_000,
    run: () => deliverPushes(stand_ins, ctx.env, ctx.log, stopping),
  };
  return ctx.env.demo_stores ? [pushing, createDemoStores(ctx, stand_ins)] : [pushing];
}
