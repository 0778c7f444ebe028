import type { CodType } from '@sampan/contract';
import {
  codFeeRateOn,
  discountOn,
  discountProgrammeOf,
  insuranceRateOn,
  rateScopeOf,
  payablePercentOf,
  platformFeeOn,
  taxRateOn,
} from '@sampan/country-rules';
import type { CountryCode, Currency, RateRow, TaxScheduleName } from '@sampan/country-rules';
import type {
  CourierCodTerms,
  CourierProfile,
  CourierRate,
  CourierSurcharge,
  CourierWeight,
} from '../../../ports/courier.ts';

/** What Sampan needs to know besides the courier's rate. */
export interface PricingQuestion {
  /** Whose tax and fees apply: the country of the company that pays. */
  country: CountryCode;
  origin_country: CountryCode;
  destination_country: CountryCode;
  at: number;
  tax_schedule: TaxScheduleName;
  /** A company that is not registered for tax charges none. */
  tax_registered: boolean;
  /** What is due to the shop; 0 for a prepaid parcel. */
  cod_minor: number;
  cod_type: CodType;
  value_minor: number;
  is_insured: boolean;
  delivery_type: 'pick_up' | 'drop_off';
  /** Alias of a discount programme, or '' for none; an unknown one gives nothing. */
  voucher: string;
}

/**
 * One way to ship the parcel with every part of its price (spec 3 'Estimated cost entry'), integer minor units.
 *
 * The parts add up, exactly, in every entry:
 * - total_fee_before_discount_non_tax = shipping_fee + surcharges + platform_fee + cod_fee + delivery_sampan_premium
 * - sub_total = total_fee_before_discount_non_tax - discount
 * - total_fee = sub_total + tax
 * - total_fee = total_fee_before_discount - discount - tax_discount
 */
export interface QuoteEntry {
  id: string;
  reference_id: string;
  courier: {
    alias: string;
    name: string;
    image_url: string;
    color: string;
    is_counter?: true;
    is_own_contract?: true;
  };
  delivery_service: {
    id: string;
    alias: string;
    name: string;
    delivery_type: 'pick_up' | 'drop_off';
    pick_up: boolean;
    drop_off: boolean;
    eta_days_from: number;
    eta_days_to: number;
    cut_off: string | null;
    cod: CourierCodTerms | null;
  };
  currency: Currency;
  /** Under the company's own contract: what the courier says it will bill; null when it does not say. */
  contract_price?: number | null;
  shipping_fee: number;
  surcharges: CourierSurcharge[];
  platform_fee: number;
  /** The fee for collecting as far as it is in this price: 0 when the recipient bears it. */
  cod_fee: number;
  cod_fee_rate: RateRow;
  /** Null for a prepaid parcel. */
  cod: CodCharge | null;
  /** The premium of cover for the whole value, whether it is taken or not; 0 where none is sold. */
  original_delivery_sampan_premium: number;
  /** The premium charged. */
  delivery_sampan_premium: number;
  /** The value that is covered; 0 when nothing is. */
  insured_minor: number;
  insurance_rate: RateRow;
  discount: number;
  discount_percent: number;
  reward_program_name: string | null;
  sub_total: number;
  tax: number;
  /** Stored with the price: an old order is never computed again. */
  tax_rate: RateRow;
  tax_discount: number;
  tax_before_discount: number;
  total_fee: number;
  total_fee_before_discount: number;
  total_fee_before_discount_non_tax: number;
  weight: CourierWeight;
  rate_card_version: number | null;
  courier_rate_ref: string | null;
  recommended: boolean;
  cheapest: boolean;
  fastest: boolean;
}

/** What collecting cash costs, who bears it, and what is asked at the door. Stored with the price. */
export interface CodCharge {
  cod_type: CodType;
  /** Due to the shop. */
  amount_minor: number;
  fee_minor: number;
  /** Tax on the fee where the recipient bears both; 0 where it is part of the label's own tax. */
  fee_tax_minor: number;
  /** The amount, and on top of it what the recipient bears. */
  to_collect_minor: number;
  min_fee_minor: number;
}

const UNTAXED: RateRow = { name: 'No tax', basis_points: 0, valid_from: 0 };

/**
 * The entry of a courier's rate. The discount is taken off what the courier and the platform charge, not off money that
 * is passed on (COD fee, insurance premium). Tax falls on what remains. Every share is rounded half up once (trust 2.7), to
 * what its currency is paid in: rupiah have no sen.
 */
export function priceEntry(
  rate: CourierRate,
  profile: CourierProfile,
  question: PricingQuestion,
  id: string,
): QuoteEntry {
  const { country, at } = question;
  const carriage = rate.freight_minor + rate.surcharges.reduce((sum, surcharge) => sum + surcharge.amount_minor, 0);
  const platform_fee = platformFeeOn(carriage, rate.currency);
  const scope = rateScopeOf(question.origin_country, question.destination_country);
  const insurance_rate = insuranceRateOn(country, scope, at);
  const insurable_minor =
    insurance_rate.basis_points === 0 ? 0 : Math.min(question.value_minor, rate.insurance_max_minor);
  const premium = payablePercentOf(insurable_minor, insurance_rate.basis_points, rate.currency);
  const charged_premium = question.is_insured ? premium : 0;
  const programme = discountProgrammeOf(question.voucher);
  const discount = programme === null ? 0 : discountOn(carriage + platform_fee, programme, rate.currency);
  const tax_rate = question.tax_registered ? taxRateOn(country, at, question.tax_schedule, scope) : UNTAXED;
  const cod_fee_rate = codFeeRateOn(country, at);
  const cod = question.cod_minor === 0 ? null : codChargeOf(rate, question, { cod_fee_rate, tax_rate });
  const cod_fee = cod?.cod_type === 'fee_by_sender' ? cod.fee_minor : 0;

  const before_discount = carriage + platform_fee + cod_fee + charged_premium;
  const sub_total = before_discount - discount;
  const tax = payablePercentOf(sub_total, tax_rate.basis_points, rate.currency);
  const tax_before_discount = payablePercentOf(before_discount, tax_rate.basis_points, rate.currency);
  const delivery_type = rate[question.delivery_type] ? question.delivery_type : rate.pick_up ? 'pick_up' : 'drop_off';
  return {
    id,
    reference_id: rate.courier_rate_ref ?? rate.service_id,
    courier: {
      alias: profile.alias,
      name: profile.name,
      image_url: profile.image_url,
      color: profile.color,
      ...(profile.is_counter === true ? { is_counter: true } : {}),
      ...(profile.is_own_contract === true ? { is_own_contract: true } : {}),
    },
    delivery_service: {
      id: rate.service_id,
      alias: rate.service_alias,
      name: rate.service_name,
      delivery_type,
      pick_up: rate.pick_up,
      drop_off: rate.drop_off,
      eta_days_from: rate.eta_days_from,
      eta_days_to: rate.eta_days_to,
      cut_off: rate.cut_off,
      cod: rate.cod,
    },
    currency: rate.currency,
    ...(rate.own_contract === undefined ? {} : { contract_price: rate.own_contract.price_minor }),
    shipping_fee: rate.freight_minor,
    surcharges: rate.surcharges,
    platform_fee,
    cod_fee,
    cod_fee_rate,
    cod,
    original_delivery_sampan_premium: premium,
    delivery_sampan_premium: charged_premium,
    insured_minor: question.is_insured ? insurable_minor : 0,
    insurance_rate,
    discount,
    discount_percent: programme === null ? 0 : programme.basis_points / 100,
    reward_program_name: programme?.alias ?? null,
    sub_total,
    tax,
    tax_rate,
    tax_discount: tax_before_discount - tax,
    tax_before_discount,
    total_fee: sub_total + tax,
    total_fee_before_discount: before_discount + tax_before_discount,
    total_fee_before_discount_non_tax: before_discount,
    weight: rate.weight,
    rate_card_version: rate.rate_card_version,
    courier_rate_ref: rate.courier_rate_ref,
    recommended: false,
    cheapest: false,
    fastest: false,
  };
}

/** The country's share of the amount, at least the courier's minimum, half up; on top of it what the recipient bears. */
function codChargeOf(
  rate: CourierRate,
  { cod_minor, cod_type }: PricingQuestion,
  { cod_fee_rate, tax_rate }: { cod_fee_rate: RateRow; tax_rate: RateRow },
): CodCharge {
  const min_fee_minor = rate.cod?.min_fee_minor ?? 0;
  const fee_minor = Math.max(payablePercentOf(cod_minor, cod_fee_rate.basis_points, rate.currency), min_fee_minor);
  const by_recipient = cod_type === 'fee_by_recipient';
  const fee_tax_minor = by_recipient ? payablePercentOf(fee_minor, tax_rate.basis_points, rate.currency) : 0;
  return {
    cod_type,
    amount_minor: cod_minor,
    fee_minor,
    fee_tax_minor,
    to_collect_minor: cod_minor + (by_recipient ? fee_minor + fee_tax_minor : 0),
    min_fee_minor,
  };
}
