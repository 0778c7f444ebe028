import type { OrderDraft } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { newId } from '../../kernel/ids.ts';
import { changeOf, type OrderRow } from '../order/index.ts';
import type { Workshop } from './house.ts';

/** The parcel as `createOrder` would have written it at that time, but for its number. */
export function newOrder({ company }: Workshop, draft: OrderDraft, created_at_ms: number): OrderRow {
  const { currency } = rulesOf(company.country_code);
  const created_at = Math.floor(created_at_ms / 1000);
  const blank: OrderRow = {
    company_id: company.id,
    id: newId(created_at_ms),
    number: '',
    reference_id: null,
    status: 'new',
    origin_country_code: company.country_code,
    destination_country_code: null,
    currency,
    billing_address: null,
    shipping_address: null,
    formatted_pick_up_address: '',
    search_key: '',
    package_type: null,
    package_content: '',
    item_category: '',
    weight_g: null,
    length_mm: null,
    width_mm: null,
    height_mm: null,
    total_package_value_minor: 0,
    expected_cod_minor: 0,
    cod_includes_shipping_fee: false,
    is_cod: false,
    is_battery: false,
    is_dangerous: false,
    is_fragile: false,
    is_insured: false,
    is_fulfillment: false,
    is_test: company.is_test,
    delivery_type: 'pick_up',
    pick_up_date: null,
    pick_up_time_slot_from: null,
    pick_up_time_slot_to: null,
    delivery_instructions: '',
    shippers_note: '',
    items: [],
    marketplace: null,
    voucher_promotion_code: null,
    extras: {},
    courier_alias: null,
    estimated_cost: null,
    price_minor: null,
    label_state: 'none',
    label_error: null,
    tracking_code: null,
    route_code: null,
    label_created_at: null,
    pod_urls: [],
    driver_phone: null,
    last_event: null,
    has_problem: false,
    estimated_delivery_at: null,
    completed_at: null,
    rating: null,
    archived_at: null,
    cancelled_at: null,
    cancel_reason: null,
    created_at,
    updated_at: created_at,
  };
  return { ...blank, ...changeOf(draft, currency, {}) };
}
