import type { QuoteEntry } from '../estimate/index.ts';
import type { LabelSplit } from '../../ledger/wallet/index.ts';

/**
 * To whom the price of a label goes. The parts are the quote's own and sum to its total: the discount comes out of the
 * platform's share, money passed on to courier, insurer and tax office is not touched.
 */
export function allocatePrice(entry: QuoteEntry): LabelSplit {
  const surcharges = entry.surcharges.reduce((sum, surcharge) => sum + surcharge.amount_minor, 0);
  return {
    courier_minor: entry.shipping_fee + surcharges + entry.cod_fee,
    insurance_minor: entry.delivery_sampan_premium,
    platform_minor: entry.platform_fee - entry.discount,
    tax_minor: entry.tax,
  };
}
