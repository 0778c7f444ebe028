import { LazadaStandIn } from './channel-lazada/lazada.ts';
import { ShopeeStandIn } from './channel-shopee/shopee.ts';
import { ShopifyStandIn } from './channel-shopify/shopify.ts';
import { TiktokShopStandIn } from './channel-tiktok-shop/tiktok-shop.ts';
import { WooCommerceStandIn } from './channel-woocommerce/woocommerce.ts';
import { DhlEcommerceStandIn } from './courier-dhl-ecommerce/dhl-ecommerce.ts';
import { EasyparcelStandIn } from './courier-easyparcel/easyparcel.ts';
import { GrabExpressStandIn } from './courier-grab-express/grab-express.ts';
import { JtMyStandIn } from './courier-jt-my/jt-my.ts';
import { LalamoveStandIn } from './courier-lalamove/lalamove.ts';
import { NinjaVanStandIn } from './courier-ninja-van/ninja-van.ts';
import type { CourierStandIn } from './core/courier-stand-in.ts';
import { listen, type Listening } from './core/listen.ts';
import type { StandIn, StandInOptions } from './core/stand-in.ts';

export { answerFor, type Incoming } from './core/listen.ts';
export { sellerIndex } from './core/seller-page.ts';
export type { Answer } from './core/call.ts';
export { CHANNEL_MODES, type Mode } from './core/modes.ts';
export type { NewOrder, Order, Push, Shop } from './core/shop.ts';
export type { StandIn, StandInOptions } from './core/stand-in.ts';
export type { CourierParcel, CourierStandIn } from './core/courier-stand-in.ts';
export type { ShopifyStandIn } from './channel-shopify/shopify.ts';

/** Every channel, strict, in one memory. The names are those under which they are reached. */
export function createChannelStandIns(options: StandInOptions) {
  const shopify = new ShopifyStandIn(options);
  const woocommerce = new WooCommerceStandIn(options);
  const lazada = new LazadaStandIn(options);
  const shopee = new ShopeeStandIn(options);
  const tiktok = new TiktokShopStandIn(options);
  const by_name = new Map<string, StandIn>(Object.entries({ shopify, woocommerce, lazada, shopee, tiktok }));
  return { shopify, woocommerce, lazada, shopee, tiktok, by_name };
}

export type ChannelStandIns = ReturnType<typeof createChannelStandIns>;

/** The same behind one address of this machine, on a free port. */
export async function startChannelStandIns(options: StandInOptions): Promise<ChannelStandIns & Listening> {
  const stand_ins = createChannelStandIns(options);
  return { ...stand_ins, ...(await listen(stand_ins.by_name)) };
}

/** Every courier with an API of its own, strict, in one memory. */
export function createCourierStandIns(options: { now: () => number }) {
  const ninja_van = new NinjaVanStandIn(options);
  const jt_my = new JtMyStandIn(options);
  const lalamove = new LalamoveStandIn(options);
  const dhl_ecommerce = new DhlEcommerceStandIn(options);
  const grab_express = new GrabExpressStandIn(options);
  const easyparcel = new EasyparcelStandIn(options);
  const by_name = new Map<string, CourierStandIn>(
    Object.entries({
      'ninja-van': ninja_van,
      'jt-my': jt_my,
      lalamove,
      'dhl-ecommerce': dhl_ecommerce,
      'grab-express': grab_express,
      easyparcel,
    }),
  );
  return { ninja_van, jt_my, lalamove, dhl_ecommerce, grab_express, easyparcel, by_name };
}

export type CourierStandIns = ReturnType<typeof createCourierStandIns>;

/** The same behind one address of this machine, on a free port. */
export async function startCourierStandIns(options: { now: () => number }): Promise<CourierStandIns & Listening> {
  const stand_ins = createCourierStandIns(options);
  return { ...stand_ins, ...(await listen(stand_ins.by_name)) };
}
