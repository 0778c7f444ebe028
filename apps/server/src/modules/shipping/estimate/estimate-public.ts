import type { EstimateAnswer, publicEstimateInput } from '@sampan/contract';
import { gramsOfKg, millimetresOfCm, packageSizeOf, rulesOf } from '@sampan/country-rules';
import { validate } from '@sampan/messages/en/validate';
import type { InferOutput } from 'valibot';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { makeQuote } from './make-quote.ts';
import { presentQuote } from './present-quote.ts';
import { placeOf } from './quote-input.ts';

export type PublicEstimateInput = InferOutput<typeof publicEstimateInput>;

/**
 * Prices for a route and a size, for anybody: without a voucher, in the sender's currency, with the sender's country's tax.
 * Throws `country_closed` when either end is VN, and `invalid_input` when the size is missing.
 */
export async function estimatePublic({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: PublicEstimateInput;
}): Promise<EstimateAnswer> {
  const { sender, recipient, dimension } = input;
  if (rulesOf(sender.country).is_closed || rulesOf(recipient.country).is_closed)
    throw new DomainError('country_closed');
  const size = packageSizeOf(input.package_type ?? '');
  if (dimension === null && size === null) {
    const key = 'validate.package_type_required';
    throw refusal('package_type', key, validate[key]);
  }
  const { currency } = rulesOf(sender.country);
  const quote = await makeQuote(
    ctx,
    {
      origin: placeOf(sender),
      destination: placeOf(recipient),
      weight_g: weightOf(dimension?.weight ?? input.weight, size?.default_weight_g),
      length_mm: millimetresOfCm(dimension?.length ?? 0),
      width_mm: millimetresOfCm(dimension?.width ?? 0),
      height_mm: millimetresOfCm(dimension?.height ?? 0),
      value_minor: payableMinorOf('total_package_value', input.total_package_value, currency),
      cod_minor: payableMinorOf('expected_cod_collection', input.expected_cod_collection, currency),
      cod_type: 'fee_by_sender',
      currency,
      delivery_type: 'pick_up',
    },
    {
      country: sender.country,
      company_id: null,
      order_id: null,
      tier: 'public',
      tax_registered: true,
      tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
      voucher: '',
      is_insured: input.is_insured,
    },
    { refresh: false },
  );
  return presentQuote(quote);
}

function weightOf(known_kg: number | null, typical_g = 0): number {
  return known_kg === null ? typical_g : gramsOfKg(known_kg);
}

function refusal(param: string, code: string, message: string): DomainError {
  return new DomainError('invalid_input', { errors: [fieldErrorOf(param, code, message)] });
}
