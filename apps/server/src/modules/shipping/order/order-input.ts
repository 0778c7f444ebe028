import type { Dimension, OrderDraft, Party } from '@sampan/contract';
import { gramsOfKg, isIsoCountry, millimetresOfCm, packageSizeOf, type Currency } from '@sampan/country-rules';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { normaliseParty } from '../../identity/company/index.ts';
import type { OrderChange } from './order.repo.ts';
import type { OrderExtras } from './order.table.ts';

/** Draft fields that are stored under their own name, unchanged. */
const PLAIN = [
  'reference_id',
  'package_content',
  'item_category',
  'is_battery',
  'is_dangerous',
  'is_fragile',
  'is_insured',
  'delivery_type',
  'pick_up_date',
  'pick_up_time_slot_from',
  'pick_up_time_slot_to',
  'delivery_instructions',
  'shippers_note',
  'items',
  'marketplace',
  'voucher_promotion_code',
  'cod_includes_shipping_fee',
] as const satisfies readonly (keyof OrderDraft & keyof OrderChange)[];

/** Draft fields kept together because nothing searches or sorts by them. */
const EXTRA = [
  'drop_off_date',
  'pick_up_time_slot_id',
  'print_option',
  'add_on_services',
  'distribution_id',
  'cod_type',
  'vehicle_type',
  'mover_count',
  'check_parcel_option_alias',
  'sender_stop_id',
  'recipient_stop_id',
  'transaction_ref_id',
  'user_tpl_account_id',
  'voucher_promotion_type',
  'customs_purpose',
  'customs_explanation',
] as const satisfies readonly (keyof OrderDraft & keyof OrderExtras)[];

function given<K extends keyof OrderDraft>(draft: OrderDraft, names: readonly K[]): Partial<Pick<OrderDraft, K>> {
  return Object.fromEntries(
    names.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
  ) as Partial<Pick<OrderDraft, K>>;
}

/** What an item is worth stays as it was sent, since only documents show it; they can in the currency alone. */
function requirePayableItems(items: OrderDraft['items'], currency: Currency): void {
  for (const [index, { unit_value }] of (items ?? []).entries())
    if (unit_value !== null) payableMinorOf(`items.${index}.unit_value`, unit_value, currency);
}

/** A country of origin is one that customs know. Throws `invalid_input` naming each that is none. */
function requireOrigins(items: OrderDraft['items']): void {
  const unknown = (items ?? []).flatMap(({ origin_country }, index) =>
    origin_country === '' || isIsoCountry(origin_country) ? [] : [`items.${index}.origin_country`],
  );
  refuseFields(unknown.map((param) => issueErrorOf(param, 'validate.country_unknown')));
}

function measuresOf(dimension: Dimension): OrderChange {
  return {
    weight_g: gramsOfKg(dimension.weight),
    length_mm: millimetresOfCm(dimension.length),
    width_mm: millimetresOfCm(dimension.width),
    height_mm: millimetresOfCm(dimension.height),
  };
}

/**
 * A size preset without exact measures weighs what the preset says and has no size, so that couriers charge the weight
 * (spec 9 'Package size presets').
 */
function presetOf(alias: string): OrderChange {
  const size = packageSizeOf(alias);
  return size ? { weight_g: size.default_weight_g, length_mm: null, width_mm: null, height_mm: null } : {};
}

function addressesOf(draft: OrderDraft): OrderChange {
  const tidy = (party: Party | null) => (party === null ? null : normaliseParty(party));
  return {
    ...(draft.billing_address === undefined ? {} : toSenderColumns(tidy(draft.billing_address))),
    ...(draft.shipping_address === undefined ? {} : toRecipientColumns(tidy(draft.shipping_address))),
  };
}

export function toSenderColumns(sender: Party | null): OrderChange {
  return {
    billing_address: sender,
    formatted_pick_up_address: sender?.coordinate.formatted_address ?? '',
    ...(sender ? { origin_country_code: sender.coordinate.country } : {}),
  };
}

export function toRecipientColumns(recipient: Party | null): OrderChange {
  return { shipping_address: recipient, destination_country_code: recipient?.coordinate.country ?? null };
}

/** What a draft changes in the stored parcel. Absent fields stay as they are; what the client says of prices is not here at all. */
export function toOrderColumns(draft: OrderDraft, currency: Currency, extras: OrderExtras): OrderChange {
  const cod = draft.expected_cod_collection;
  requirePayableItems(draft.items, currency);
  requireOrigins(draft.items);
  return {
    ...(given(draft, PLAIN) as OrderChange),
    extras: { ...extras, ...(given(draft, EXTRA) as OrderExtras) },
    ...addressesOf(draft),
    ...(draft.package_type === undefined
      ? {}
      : {
          package_type: draft.package_type,
          ...(draft.package_type && !draft.dimension ? presetOf(draft.package_type) : {}),
        }),
    ...(draft.dimension ? measuresOf(draft.dimension) : {}),
    ...(draft.total_package_value === undefined
      ? {}
      : { total_package_value_minor: payableMinorOf('total_package_value', draft.total_package_value, currency) }),
    ...(cod === undefined
      ? {}
      : { expected_cod_minor: payableMinorOf('expected_cod_collection', cod, currency), is_cod: cod > 0 }),
  };
}
