import type { ImportField } from '@sampan/contract';

/** Rows that one call changes. */
export const ROWS_PER_CALL = 500;
/** How long rows that are left can be gone on with. */
export const KEPT_DAYS = 7;

/** What a column of a file may say, in the order in which it is offered. */
export const FIELDS = [
  'reference_id',
  'recipient_name',
  'recipient_phone',
  'recipient_email',
  'recipient_address',
  'recipient_unit',
  'recipient_post_code',
  'recipient_county',
  'recipient_district',
  'recipient_city',
  'recipient_state',
  'recipient_country',
  'package_content',
  'package_value',
  'package_weight',
  'package_type',
  'package_length',
  'package_width',
  'package_height',
  'cod_amount',
  'delivery_service',
  'delivery_instructions',
  'pick_up_date',
  'item_name',
  'item_sku',
  'item_quantity',
  'item_price',
  'item_weight',
  'hs_code',
  'origin_country',
  'customs_purpose',
  'customs_explanation',
  'item_requires_shipping',
  'currency',
  'order_total',
  'order_state',
  'payment_method',
] as const satisfies readonly ImportField[];
