import { isCountryCode, rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { addressSchema, packageTypeSchema, packageValueSchema, validateForm } from '@sampan/validators';
import type { OrderProgress } from './order-step.ts';
import { isRecord } from '../storage/storage.port.ts';

/** The parts of a draft that decide which step may be opened; the wire's draft has them and more. */
export interface OrderFields {
  readonly billing_address?: unknown;
  readonly shipping_address?: unknown;
  readonly dimension?: unknown;
  readonly package_type?: string | null | undefined;
  readonly package_content?: string | undefined;
  readonly total_package_value?: number | undefined;
  readonly marketplace?: unknown;
}

/**
 * What a draft has, by the forms of the validators (spec 5). `sender_country` gives the currency of the value. Addresses that
 * reached the draft were picked or typed in a form already, so a street is not asked for its position again.
 */
export function orderProgressOf(
  fields: OrderFields,
  sender_country: CountryCode,
  estimated_costs_id: string | null,
): OrderProgress {
  const marketplace = isRecord(fields.marketplace);
  const has_addresses = [fields.billing_address, fields.shipping_address].every((party) => isParty(party, marketplace));
  const type = { packageType: fields.package_type ?? '', packageDetail: fields.dimension ?? null };
  const value = { totalPackageValue: fields.total_package_value ?? '', packageContent: fields.package_content ?? '' };
  const has_package =
    validateForm(packageTypeSchema, type).issues === undefined &&
    validateForm(packageValueSchema(rulesOf(sender_country).currency), value).issues === undefined;
  return { has_addresses, has_package, has_service: estimated_costs_id !== null };
}

function isParty(party: unknown, marketplace: boolean): boolean {
  if (!isRecord(party) || !isRecord(party.coordinate) || !isCountryCode(party.coordinate.country)) return false;
  const schema = addressSchema(party.coordinate.country, { marketplace, street_may_be_typed: true });
  return validateForm(schema, { ...party, ...party.coordinate }).issues === undefined;
}
