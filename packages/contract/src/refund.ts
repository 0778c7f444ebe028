import * as v from 'valibot';
import { documentLinkAnswer } from './adjustment.ts';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, listOf, pageQuery } from './primitive.ts';

/** The money of a cancelled label that came back: every part of what was charged. */
export const refund = v.object({
  id,
  /** Of the credit note. */
  number: v.string(),
  order_id: id,
  order_number: v.string(),
  tracking_code: v.string(),
  courier: v.object({ alias: v.string(), name: v.string() }),
  service_name: v.string(),
  bought_at: epochSeconds,
  refunded_at: epochSeconds,
  currency: currencyCode,
  amount,
  /** Sums to `amount`. */
  parts: v.object({ courier: amount, insurance: amount, platform: amount, tax: amount }),
  tax_name: v.string(),
  tax_rate_percent: v.number(),
});
export type Refund = v.InferOutput<typeof refund>;

export const listRefunds = endpoint({
  name: 'listRefunds',
  service: 'main',
  method: 'GET',
  path: '/refund/list',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'List label refunds with their breakdown, newest first',
  spec: '4 Order lifecycle',
  query: v.strictObject(pageQuery),
  response: v.object({
    ...listOf(refund).entries,
    currency: currencyCode,
    /** Of all refunds, not of this page alone. */
    total_amount: amount,
    total_parts: refund.entries.parts,
  }),
  errors: ['page_too_deep'],
});

export const downloadRefunds = endpoint({
  name: 'downloadRefunds',
  service: 'main',
  method: 'GET',
  path: '/refund/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a CSV download link for all refunds, valid for 10 minutes',
  spec: '4 Order lifecycle',
  response: documentLinkAnswer,
});

export const downloadCreditNote = endpoint({
  name: 'downloadCreditNote',
  service: 'main',
  method: 'GET',
  path: '/refund/{id}/credit_note',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a PDF download link for a credit note, valid for 10 minutes',
  spec: '4 Order lifecycle',
  params: v.strictObject({ id }),
  response: documentLinkAnswer,
  errors: ['not_found'],
});
