import type { Context } from 'hono';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import '../../../platform/http/shop-host.ts';
import { findShopBrand, type ShopBrand } from '../../identity/recipient-brand/index.ts';
import { findUnlockedLink } from '../confirmation/index.ts';
import { findOrderForPublic } from '../order/index.ts';

/** In whose brand a page is drawn; null for ours. */
export interface PageBrands {
  ofParcel(c: Context, handle: string): Promise<ShopBrand | null>;
  ofLink(c: Context, secret: string): Promise<ShopBrand | null>;
}

/** Pages of nobody's brand. */
export const NO_BRANDS: PageBrands = { ofParcel: async () => null, ofLink: async () => null };

/**
 * Under a shop's own domain every page is the shop's. At ours the page of a number is that of whoever sent the parcel: what a
 * guesser learns by it is limited as the call of the panel is, and beyond the limit pages are ours. A page is drawn without a
 * brand rather than not at all.
 */
export function createPageBrands(ctx: Ctx): PageBrands {
  const limiter = createRateLimiter(ctx.env.SAMPAN_RATE_LIMIT_FACTOR, ctx.ports.counters);
  const brandOf = async (c: Context, findCompany: () => Promise<string | null>): Promise<ShopBrand | null> => {
    try {
      const shop = c.get('shop');
      if (shop !== undefined) return await findShopBrand(ctx, shop.company_id);
      await limiter.spendAs('hosted-page', callerAddress(c, ctx.env.SAMPAN_TRUST_PROXY));
      const company_id = await findCompany();
      return company_id === null ? null : await findShopBrand(ctx, company_id);
    } catch (error) {
      if (!(error instanceof DomainError)) ctx.log.warn({ err: error }, 'a page is drawn without its brand');
      return null;
    }
  };
  return {
    ofParcel: (c, handle) =>
      brandOf(c, async () => (handle === '' ? null : ((await findOrderForPublic(ctx, handle))?.company_id ?? null))),
    ofLink: (c, secret) => brandOf(c, async () => (await findUnlockedLink(ctx, secret)).company_id),
  };
}
