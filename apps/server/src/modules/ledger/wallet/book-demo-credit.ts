import { rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { bookPromotion } from './book-promotion.ts';

/**
 * What a new company of the demo profile starts with, so that its first labels can be bought though nothing is ever paid
 * there: the country's smallest quick top-up (spec 9). In production nothing happens. Must run in the transaction that opens
 * the wallet.
 */
export async function bookDemoCredit(
  tx: Ctx,
  company: { company_id: string; country_code: CountryCode },
): Promise<void> {
  if (tx.env.SAMPAN_PROFILE !== 'demo') return;
  const { currency, quick_top_up_amounts } = rulesOf(company.country_code);
  await bookPromotion(tx, {
    company_id: company.company_id,
    amount_minor: toMinor(quick_top_up_amounts[0] ?? 0, currency),
    reference: `demo-credit:${company.company_id}`,
    description: 'Demo credit',
  });
}
