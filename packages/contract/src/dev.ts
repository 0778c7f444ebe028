import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, listOf, queryInteger, requiredText, text } from './primitive.ts';
import { publicTrackingInfo, trackingInfo } from './tracking.ts';

/** A person anybody may sign in as in the demo profile. */
export const listDemoAccounts = endpoint({
  name: 'listDemoAccounts',
  service: 'dev',
  method: 'GET',
  path: '/accounts',
  access: 'dev',
  holds_secret: true,
  summary: 'List demo accounts',
  spec: 'design 7',
  response: v.object({
    password: v.string(),
    records: v.array(
      v.object({
        email: v.string(),
        name: v.string(),
        company_name: v.string(),
        country_code: v.string(),
        role: v.string(),
      }),
    ),
  }),
});

export const advanceParcel = endpoint({
  name: 'advanceParcel',
  service: 'dev',
  method: 'POST',
  path: '/courier/advance',
  access: 'dev',
  summary: 'Advance a simulated parcel',
  spec: 'design 7',
  body: v.strictObject({
    tracking_code: requiredText(64),
    to: v.optional(v.picklist(['next', 'picked_up', 'out_for_delivery', 'end'], 'validate.flag_invalid'), 'next'),
  }),
  response: v.object({
    ...v.pick(trackingInfo, ['id', 'status', 'tracking_code']).entries,
    trackings: publicTrackingInfo.entries.trackings,
  }),
  errors: ['tracking_not_available'],
});

export const listOutbox = endpoint({
  name: 'listOutbox',
  service: 'dev',
  method: 'GET',
  path: '/outbox',
  access: 'dev',
  holds_secret: true,
  summary: 'List emails and text messages sent by the server',
  spec: 'design 7',
  query: v.strictObject({
    to: v.optional(text(254)),
    page: v.optional(queryInteger(1, 1000), '1'),
    per_page: v.optional(queryInteger(1, 100), '20'),
  }),
  response: listOf(
    v.object({
      id: v.string(),
      channel: v.picklist(['email', 'sms']),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      html: v.nullable(v.string()),
      created_at: epochSeconds,
      /** `failed`: given up; `failure` says why in a code. In the demo `sent` means: it lies here. */
      state: v.picklist(['waiting', 'sent', 'failed']),
      failure: v.nullable(v.string()),
    }),
  ),
});
