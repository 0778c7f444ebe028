import { amountText, percentText } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';
import { stringify } from 'csv-stringify/sync';
import { RATE_CARD_COLUMNS } from './rate-card.csv.ts';
import type { RateLane } from './rate-card.ts';

type Row = Record<(typeof RATE_CARD_COLUMNS)[number], string>;

/** Lanes as the CSV file they could have been read from: what an operator changes and imports again. */
export function writeRateCard(lanes: readonly RateLane[]): string {
  return stringify(lanes.map(rowOf), { header: true, columns: [...RATE_CARD_COLUMNS] });
}

function rowOf(lane: RateLane): Row {
  const money = (minor: number | undefined): string => (minor === undefined ? '' : amountText(minor, lane.currency));
  const orNothing = (minor: number): string => (minor === 0 ? '' : money(minor));
  return {
    courier: lane.courier_alias,
    service: lane.service_alias,
    service_name: lane.service_name,
    currency: lane.currency,
    origin_country: lane.origin_country,
    origin_zone: lane.origin_zone,
    destination_country: lane.destination_country,
    destination_zone: lane.destination_zone,
    eta_days_from: String(lane.eta_days_from),
    eta_days_to: String(lane.eta_days_to),
    cut_off: lane.cut_off ?? '',
    pick_up: lane.pick_up ? 'yes' : 'no',
    drop_off: lane.drop_off ? 'yes' : 'no',
    cod_min: money(lane.cod?.min_minor),
    cod_max: money(lane.cod?.max_minor),
    cod_min_fee: money(lane.cod?.min_fee_minor),
    insurance_max: orNothing(lane.insurance_max_minor),
    volumetric_divisor: lane.divisor === null ? '' : String(lane.divisor),
    rounding_kg: String(lane.rounding_step_g / 1000),
    min_weight_kg: String(lane.min_g / 1000),
    max_weight_kg: String(lane.max_g / 1000),
    max_side_cm: lane.max_side_mm === null ? '' : String(lane.max_side_mm / 10),
    weight_breaks: breaksText(lane, lane.currency),
    fuel_percent: percentText(lane.fuel_basis_points),
    remote_fee: orNothing(lane.remote_fee_minor),
    bulky_over_cm: lane.bulky === null ? '' : String(lane.bulky.over_mm / 10),
    bulky_fee: money(lane.bulky?.fee_minor),
    area_name: lane.area?.name ?? '',
    area_fee: money(lane.area?.fee_minor),
  };
}

function breaksText(lane: Pick<RateLane, 'breaks' | 'step'>, currency: Currency): string {
  const breaks = lane.breaks.map((one) => `${one.up_to_g / 1000}=${amountText(one.price_minor, currency)}`);
  const step = lane.step === null ? [] : [`+${lane.step.step_g / 1000}=${amountText(lane.step.price_minor, currency)}`];
  return [...breaks, ...step].join('; ');
}
