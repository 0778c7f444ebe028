import * as v from 'valibot';
import { MAX_BULK_ESTIMATES } from './bulk-estimate.ts';
import { endpoint } from './endpoint.ts';
import { customsPurpose } from './order-draft.ts';
import { id, text } from './primitive.ts';

/** Why parcels cross a border, as the screen that compares their prices asks it: all at once. */
export const saveCustomsPurposes = endpoint({
  name: 'saveCustomsPurposes',
  service: 'main',
  method: 'PUT',
  path: '/bulk_order/customs_purpose',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Say why many parcels cross a border; those that have a label stay unchanged and are named',
  spec: '7 Orders',
  body: v.strictObject({
    parcels: v.pipe(
      v.array(
        v.strictObject({
          order_id: id,
          customs_purpose: customsPurpose,
          /** What the purpose `other` is, in words of customs. */
          customs_explanation: v.optional(text(60)),
        }),
      ),
      v.minLength(1, 'validate.required'),
      v.maxLength(MAX_BULK_ESTIMATES, `validate.too_many|max=${MAX_BULK_ESTIMATES}`),
    ),
  }),
  response: v.object({ updated: v.number(), locked: v.array(id) }),
  errors: ['not_found'],
});
