import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { makeQuote } from './make-quote.ts';
import type { QuoteRow } from './estimate.table.ts';
import { placeOf } from './quote-input.ts';

/** A place without anybody in it. */
export interface QuotedPlace {
  country: CountryCode;
  post_code: string;
  state: string;
  city: string;
}

/** A company's prices between two places for a weight, as its own parcels get them. */
export async function quotePlaces(
  ctx: Ctx,
  {
    from,
    to,
    weight_g,
    company,
  }: {
    from: QuotedPlace;
    to: QuotedPlace;
    weight_g: number;
    company: {
      id: string;
      country_code: CountryCode;
      payment_type: 'prepaid' | 'post_billing';
      tax_registered: boolean;
    };
  },
): Promise<QuoteRow> {
  return makeQuote(
    ctx,
    {
      origin: placeOf(from),
      destination: placeOf(to),
      weight_g,
      length_mm: 0,
      width_mm: 0,
      height_mm: 0,
      value_minor: 0,
      cod_minor: 0,
      cod_type: 'fee_by_sender',
      currency: rulesOf(from.country).currency,
      delivery_type: 'pick_up',
    },
    {
      country: company.country_code,
      company_id: company.id,
      order_id: null,
      tier: company.payment_type,
      tax_registered: company.tax_registered,
      tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
      voucher: '',
      is_insured: false,
    },
    { refresh: false },
  );
}
