import type { Hono } from 'hono';
import { safeParse } from 'valibot';
import type { Ctx } from '../../../platform/context.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { newId } from '../../../platform/ids.ts';
import { carrierQuestion } from './carrier-rates.schema.ts';
import { ratesForCheckout } from './carrier-rates.ts';
import { findConnectedShop } from './channel.repo.ts';
import { SHOPIFY_RATES_PATH, shopifyRatesUrlOf } from './channel-urls.ts';
import { parseForeignBody } from '../../../platform/parse-foreign-json.ts';

const MAX_QUESTION_BYTES = 262_144;

/**
 * Answers Shopify's carrier service. The signature covers the raw bytes and is checked before anything is read; a
 * shop that is not connected here is answered as an unknown one. Nothing of a buyer is kept: of an address only what a price
 * depends on is read. Any answer but 200 makes Shopify show the shop's backup rates.
 */
export function mountShopifyRates(app: Hono, ctx: Ctx): void {
  app.post(SHOPIFY_RATES_PATH, async (c) => {
    const { shopify } = ctx.ports.channels;
    c.header('Cache-Control', 'no-store');
    if (shopify === null) return c.json({ rates: [] }, 404);
    const raw_body = await readBytes(c, MAX_QUESTION_BYTES);
    const reading = shopify.readWebhook({
      headers: c.req.header(),
      raw_body,
      registered_url: shopifyRatesUrlOf(ctx.env),
      webhook_secret: '',
    });
    if (reading.status === 'signature') return c.json({ rates: [] }, 401);
    const question = safeParse(carrierQuestion, parseForeignBody(raw_body));
    if (!question.success) return c.json({ rates: [] }, 400);
    const store = await findConnectedShop(ctx, 'shopify', reading.event.external_shop_id);
    if (store === null) return c.json({ rates: [] }, 404);
    const rates = await ratesForCheckout({ ...ctx, request_id: newId() }, store, question.output);
    return rates === null ? c.json({ rates: [] }, 503) : c.json({ rates });
  });
}
