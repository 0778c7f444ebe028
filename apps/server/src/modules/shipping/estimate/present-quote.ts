import type { EstimateAnswer, EstimatedCost } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { QuoteRow } from './estimate.table.ts';
import type { QuoteEntry } from './pricing.ts';

/** An entry on the wire: decimal amounts, kilograms, percent (spec 3 'Estimated cost entry'). */
export function presentEntry(entry: QuoteEntry): EstimatedCost {
  const money = (minor: number): number => toMajor(minor, entry.currency);
  const service = entry.delivery_service;
  return {
    id: entry.id,
    reference_id: entry.reference_id,
    courier: entry.courier,
    delivery_service: {
      id: service.id,
      name: service.name,
      delivery_type: service.delivery_type,
      eta_days_from: service.eta_days_from,
      eta_days_to: service.eta_days_to,
      cut_off: service.cut_off,
      cod_available: service.cod !== null,
    },
    currency: entry.currency,
    ...(entry.contract_price === undefined ? {} : { contract_price: contractPrice(entry) }),
    shipping_fee: money(entry.shipping_fee),
    surcharges: entry.surcharges.map((surcharge) => ({
      code: surcharge.code,
      name: surcharge.name,
      amount: money(surcharge.amount_minor),
    })),
    platform_fee: money(entry.platform_fee),
    cod_fee: money(entry.cod_fee),
    cod: presentCod(entry),
    original_delivery_sampan_premium: money(entry.original_delivery_sampan_premium),
    delivery_sampan_premium: money(entry.delivery_sampan_premium),
    discount: money(entry.discount),
    discount_percent: entry.discount_percent,
    reward_program_name: entry.reward_program_name,
    sub_total: money(entry.sub_total),
    tax: money(entry.tax),
    tax_name: entry.tax_rate.name,
    tax_rate_percent: entry.tax_rate.basis_points / 100,
    tax_discount: money(entry.tax_discount),
    tax_before_discount: money(entry.tax_before_discount),
    total_fee: money(entry.total_fee),
    total_fee_before_discount: money(entry.total_fee_before_discount),
    total_fee_before_discount_non_tax: money(entry.total_fee_before_discount_non_tax),
    weight: {
      actual: entry.weight.actual_g / 1000,
      volumetric: entry.weight.volumetric_g / 1000,
      chargeable: entry.weight.chargeable_g / 1000,
      divisor: entry.weight.divisor,
      charged_by: chargedBy(entry),
    },
    recommended: entry.recommended,
    cheapest: entry.cheapest,
    fastest: entry.fastest,
  };
}

function contractPrice({ contract_price, currency }: QuoteEntry): number | null {
  return contract_price === undefined || contract_price === null ? null : toMajor(contract_price, currency);
}

function presentCod({ cod, cod_fee_rate, currency }: QuoteEntry): EstimatedCost['cod'] {
  if (cod === null) return null;
  const money = (minor: number): number => toMajor(minor, currency);
  return {
    cod_type: cod.cod_type,
    amount: money(cod.amount_minor),
    fee: money(cod.fee_minor),
    fee_tax: money(cod.fee_tax_minor),
    to_collect: money(cod.to_collect_minor),
    rate_name: cod_fee_rate.name,
    rate_percent: cod_fee_rate.basis_points / 100,
    min_fee: money(cod.min_fee_minor),
  };
}

/** `minimum` when the service bills more than either weight rounds up to. */
function chargedBy({ weight }: QuoteEntry): EstimatedCost['weight']['charged_by'] {
  const heavier = Math.max(weight.actual_g, weight.volumetric_g);
  if (weight.chargeable_g >= heavier + Math.max(1, weight.rounding_step_g)) return 'minimum';
  return weight.volumetric_g > weight.actual_g ? 'volumetric' : 'actual';
}

/** A quote on the wire. */
export function presentQuote(row: QuoteRow): EstimateAnswer {
  return {
    quotation_id: row.id,
    estimated_costs: row.entries.map(presentEntry),
    couriers_unavailable: row.couriers_unavailable,
    reasons: row.reasons,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}
