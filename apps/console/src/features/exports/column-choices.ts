import type {
  ExportColumn,
  OrderExportColumn,
  OrderExportPreset,
  TransactionExportColumn,
  TransactionExportPreset,
} from '@sampan/contract';
import type { ExportTab } from './export-search.ts';

/** Every column of a file of parcels, in its order. */
const ORDER_COLUMNS = {
  number: true,
  reference_id: true,
  status: true,
  created_at: true,
  label_created_at: true,
  completed_at: true,
  cancelled_at: true,
  cancel_reason: true,
  recipient_name: true,
  recipient_phone: true,
  recipient_email: true,
  recipient_address: true,
  recipient_unit: true,
  recipient_post_code: true,
  recipient_county: true,
  recipient_district: true,
  recipient_city: true,
  recipient_state: true,
  recipient_country: true,
  package_content: true,
  package_value: true,
  package_weight: true,
  package_type: true,
  package_length: true,
  package_width: true,
  package_height: true,
  cod_amount: true,
  delivery_service: true,
  delivery_instructions: true,
  pick_up_date: true,
  item_name: true,
  item_sku: true,
  item_quantity: true,
  item_price: true,
  item_weight: true,
  hs_code: true,
  origin_country: true,
  customs_purpose: true,
  customs_explanation: true,
  delivery_type: true,
  sender_name: true,
  pick_up_address: true,
  courier: true,
  tracking_number: true,
  tracking_url: true,
  last_event: true,
  last_event_at: true,
  has_problem: true,
  chargeable_weight: true,
  shipping_fee: true,
  surcharges: true,
  platform_fee: true,
  insurance_fee: true,
  cod_fee: true,
  discount: true,
  tax: true,
  total_fee: true,
  currency: true,
  cod_to_collect: true,
  cod_state: true,
  store: true,
  store_order_number: true,
  note: true,
  id: true,
} satisfies Record<OrderExportColumn, true>;

/** Every column of a file of transactions, in its order. */
const TRANSACTION_COLUMNS = {
  date: true,
  description: true,
  type: true,
  reference: true,
  amount_in: true,
  amount_out: true,
  amount: true,
  balance: true,
  currency: true,
  id: true,
} satisfies Record<TransactionExportColumn, true>;

/** Ready sets of columns, the usual one first. */
const ORDER_PRESETS = {
  all: true,
  accounting: true,
  courier_claim: true,
  cod: true,
  shopify_tracking: true,
  import: true,
} satisfies Record<OrderExportPreset, true>;

const TRANSACTION_PRESETS = { all: true, accounting: true } satisfies Record<TransactionExportPreset, true>;

export function columnsOf(what: ExportTab): ExportColumn[] {
  return Object.keys(what === 'transactions' ? TRANSACTION_COLUMNS : ORDER_COLUMNS) as ExportColumn[];
}

export function presetsOf(what: ExportTab): OrderExportPreset[] {
  return Object.keys(what === 'transactions' ? TRANSACTION_PRESETS : ORDER_PRESETS) as OrderExportPreset[];
}
