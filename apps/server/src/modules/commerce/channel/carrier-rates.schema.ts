import * as v from 'valibot';

const text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(120)), '');

/** Of an address, what a price depends on. Names, streets, phones and emails come along as well, and are never read. */
const place = v.object({
  country: v.pipe(v.string(), v.toUpperCase(), v.length(2)),
  postal_code: v.pipe(
    text,
    v.transform((code) => code.slice(0, 12)),
  ),
  province: text,
  city: text,
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** What Shopify asks a carrier service at checkout. */
export const carrierQuestion = v.object({
  rate: v.object({
    origin: place,
    destination: place,
    currency: v.pipe(v.string(), v.length(3)),
    /** Of the buyer, such as 'en-SG'. */
    locale: text,
    items: v.pipe(
      v.array(
        v.object({
          quantity: whole,
          /** Of one piece; 0 where the shop knows no weight. */
          grams: v.fallback(whole, 0),
          requires_shipping: v.fallback(v.boolean(), true),
        }),
      ),
      v.maxLength(500),
    ),
  }),
});
export type CarrierQuestion = v.InferOutput<typeof carrierQuestion>;

/** A price of the answer. `total_price` is in hundredths of the currency, as text. */
export interface CarrierRate {
  service_name: string;
  service_code: string;
  description: string;
  total_price: string;
  currency: string;
  min_delivery_date: string;
  max_delivery_date: string;
}
