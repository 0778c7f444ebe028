import type { Context } from 'hono';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import '../../../platform/http/shop-host.ts';
import { findShopBrand, type ShopBrand } from '../../identity/recipient-brand/index.ts';
import { findUnlockedLink, type RecipientCheckKind } from '../confirmation/index.ts';
import { saveWish, wishProofOf, type WishInput, type WishResult } from '../delivery-wish/index.ts';
import { findOrderForPublic, type OrderRow } from '../order/index.ts';
import {
  chooseAttempt,
  findAttemptOffer,
  photoOfferOf,
  showPhotos,
  type AttemptInput,
  type AttemptOffer,
  type AttemptResult,
  type PhotoOffer,
} from '../tracking/index.ts';

/**
 * What the recipient of a parcel may do on its page: tell the driver something, choose a day after nobody took it, or see where
 * it was left.
 */
export type RecipientDesk = (
  | { kind: 'wish'; proof: RecipientCheckKind }
  | ({ kind: 'attempt' } & AttemptOffer)
  | ({ kind: 'photos' } & PhotoOffer)
) & {
  save(form: DeskForm): Promise<DeskResult>;
};

/** A form as it was sent; what the other kind of desk asks is empty. */
export type DeskForm = WishInput & AttemptInput;
export type DeskResult = WishResult | AttemptResult | 'shown';

/** What stands around the panel of a parcel. */
export interface ParcelPage {
  /** In whose brand it is drawn; null for ours. */
  brand: ShopBrand | null;
  /** Null where there is nothing to do, or nobody to do it. */
  desk: RecipientDesk | null;
  /** The visitor asked too often: nothing of the parcel was looked up. */
  is_limited: boolean;
}

/** In whose brand a page is drawn, and what its recipient may do there. */
export interface PageBrands {
  ofParcel(c: Context, handle: string): Promise<ParcelPage>;
  ofLink(c: Context, secret: string): Promise<ShopBrand | null>;
}

const PLAIN: ParcelPage = { brand: null, desk: null, is_limited: false };

/** Pages of nobody's brand. */
export const NO_BRANDS: PageBrands = { ofParcel: async () => PLAIN, ofLink: async () => null };

/**
 * Under a shop's own domain every page is the shop's. At ours the page of a number is that of whoever sent the parcel: what a
 * guesser learns by it is limited as the call of the panel is, and beyond the limit pages are ours. A page is drawn without a
 * brand rather than not at all.
 */
export function createPageBrands(ctx: Ctx): PageBrands {
  const limiter = createRateLimiter(ctx.env.SAMPAN_RATE_LIMIT_FACTOR, ctx.ports.counters);
  const spend = (c: Context) => limiter.spendAs('hosted-page', callerAddress(c, ctx.env.SAMPAN_TRUST_PROXY));

  /** What `read` answers; null where it may not, or cannot. `limited` hears of a visitor who asked too often. */
  const attempt = async <T>(
    read: () => Promise<T | null>,
    limited: () => void = () => undefined,
  ): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DomainError)) ctx.log.warn({ err: error }, 'a page is drawn without its brand');
      else if (error.code === 'rate_limited') limited();
      return null;
    }
  };
  const brandOf = async (c: Context, company_id: string | undefined): Promise<ShopBrand | null> => {
    const shown = c.get('shop')?.company_id ?? company_id;
    return shown === undefined ? null : attempt(() => findShopBrand(ctx, shown));
  };

  return {
    async ofParcel(c, handle) {
      let is_limited = false;
      const order = await attempt(
        async () => {
          if (handle === '') return null;
          await spend(c);
          return ofShop(c, await findOrderForPublic(ctx, handle));
        },
        () => (is_limited = true),
      );
      const desk = order && (await attempt(() => deskOf(ctx, order)));
      return { brand: await brandOf(c, order?.company_id), desk, is_limited };
    },
    async ofLink(c, secret) {
      if (c.get('shop') !== undefined) return brandOf(c, undefined);
      const link = await attempt(async () => {
        await spend(c);
        return findUnlockedLink(ctx, secret);
      });
      return brandOf(c, link?.company_id);
    },
  };
}

/** Under a company's own domain every parcel of others is foreign. */
function ofShop(c: Context, order: OrderRow | null): OrderRow | null {
  const shop = c.get('shop');
  return shop !== undefined && shop.company_id !== order?.company_id ? null : order;
}

async function deskOf(ctx: Ctx, order: OrderRow): Promise<RecipientDesk | null> {
  const proof = wishProofOf(ctx, order);
  if (proof !== null) return { kind: 'wish', proof, save: (form) => saveWish(ctx, order, form) };
  const seen = photoOfferOf(order);
  if (seen !== null) return { kind: 'photos', ...seen, save: (form) => showPhotos(ctx, order, form.proof) };
  const offer = await findAttemptOffer(ctx, order);
  return offer && { kind: 'attempt', ...offer, save: (form) => chooseAttempt(ctx, order, form) };
}
