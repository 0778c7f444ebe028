import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { labelFormat } from './label.ts';
import { order } from './order.ts';
import { epochSeconds, requiredText } from './primitive.ts';

export const scanLabel = endpoint({
  name: 'scanLabel',
  service: 'main',
  method: 'POST',
  path: '/label/scan',
  access: 'member',
  holds_secret: true,
  api_scope: 'labels:write',
  summary: 'Find the label to print by a scanned order number, tracking number, reference or SKU',
  spec: '1 Capabilities',
  body: v.strictObject({
    /** A SKU stands for the oldest parcel with it whose label nobody printed. */
    code: requiredText(120),
    format: v.optional(labelFormat, '100x150'),
    mask_phones: v.optional(v.boolean(), false),
    with_slips: v.optional(v.boolean(), false),
  }),
  response: v.object({
    order,
    matched: v.picklist(['order', 'sku']),
    link: v.string(),
    expires_at: epochSeconds,
  }),
  idempotency: 'none',
  errors: ['not_found', 'label_not_available'],
});
