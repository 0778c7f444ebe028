import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { bankFailure, payout, payoutReason, payoutStatus } from './payout.ts';
import { amount, currencyCode, epochSeconds, id, listOf, pageQuery, text } from './primitive.ts';

/** A payout as Sampan's people see it: of which company, and what stands against approving it. */
export const payoutReview = v.object({
  ...payout.entries,
  company: v.object({ id, name: v.string(), country_code: v.string() }),
  requested_by: v.string(),
  /** False for who acted for the company lately, or belongs to it: four eyes (trust 4.38). */
  may_decide: v.boolean(),
  /** What the company owes after lost disputes; 0 for nearly everybody. While it owes, its payouts can only be refused. */
  owed: amount,
});
export type PayoutReview = v.InferOutput<typeof payoutReview>;

/** How many wait in each state, and what they sum to by currency. */
const queueSum = v.object({ status: payoutStatus, currency: currencyCode, count: v.number(), total: amount });

export const listDeskPayouts = endpoint({
  name: 'listDeskPayouts',
  service: 'capital',
  method: 'GET',
  path: '/admin/payout/list',
  access: 'admin',
  summary: 'List payouts for all companies; pending oldest first, others newest first',
  spec: '3 payout',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page, status: v.optional(payoutStatus) }),
  response: v.object({
    ...listOf(payoutReview).entries,
    open: v.array(queueSum),
    /** How payouts leave: by themselves, or in a file that somebody takes to the bank. */
    leaves_by: v.picklist(['itself', 'file']),
  }),
});

export const approvePayout = endpoint({
  name: 'approvePayout',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/{id}/approve',
  access: 'admin',
  summary: "Approve a payout; must be someone who hasn't acted for the company",
  spec: '3 payout',
  params: v.strictObject({ id }),
  response: payoutReview,
  errors: ['not_found', 'payout_state', 'payout_four_eyes', 'payout_owed'],
});

export const refusePayout = endpoint({
  name: 'refusePayout',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/{id}/refuse',
  access: 'admin',
  summary: 'Reject a payout and return the money, with a reason shown to the merchant',
  spec: '3 payout',
  params: v.strictObject({ id }),
  body: v.strictObject({ reason: payoutReason }),
  response: payoutReview,
  errors: ['not_found', 'payout_state', 'payout_four_eyes'],
});

export const markPayout = endpoint({
  name: 'markPayout',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/{id}/mark',
  access: 'admin',
  summary: "Record the bank's result for a payout",
  spec: '3 payout',
  params: v.strictObject({ id }),
  body: v.strictObject({
    status: v.picklist(['sent', 'paid', 'failed']),
    failure: v.optional(bankFailure, 'bank_refused'),
    reason: v.optional(text(300), ''),
    bank_reference: v.optional(text(80), ''),
  }),
  response: payoutReview,
  errors: ['not_found', 'payout_state', 'payout_by_itself', 'payout_four_eyes', 'payout_owed'],
});

export const returnPayout = endpoint({
  name: 'returnPayout',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/{id}/return',
  access: 'admin',
  summary: 'Record a paid payout that the bank returned; credits the balance once',
  spec: '3 payout',
  params: v.strictObject({ id }),
  body: v.strictObject({
    failure: v.optional(bankFailure, 'bank_refused'),
    reason: payoutReason,
    bank_reference: v.optional(text(80), ''),
  }),
  response: payoutReview,
  errors: ['not_found', 'payout_state', 'payout_four_eyes'],
});

/** Payouts that went to the bank in one file. */
export const payoutFile = v.object({
  id,
  /** 'BF-20261122-SGD-3'. */
  name: v.string(),
  currency: currencyCode,
  count: v.number(),
  total: amount,
  /** How many of them the bank has not answered for yet. */
  open: v.number(),
  created_at: epochSeconds,
});
export type PayoutFile = v.InferOutput<typeof payoutFile>;

export const listPayoutFiles = endpoint({
  name: 'listPayoutFiles',
  service: 'capital',
  method: 'GET',
  path: '/admin/payout/file/list',
  access: 'admin',
  summary: 'List bank payout files, newest first',
  spec: '3 payout',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(payoutFile),
});

export const createPayoutFile = endpoint({
  name: 'createPayoutFile',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/file',
  access: 'admin',
  summary: 'Create a bank file with all approved payouts in one currency and mark them as sent',
  spec: '3 payout',
  body: v.strictObject({ currency: currencyCode }),
  response: payoutFile,
  idempotency: 'required',
  errors: ['payout_nothing_to_send', 'payout_by_itself', 'payout_owed'],
});

export const downloadPayoutFile = endpoint({
  name: 'downloadPayoutFile',
  service: 'capital',
  method: 'GET',
  path: '/admin/payout/file/{id}',
  access: 'admin',
  holds_secret: true,
  summary: 'Get a download link for a bank file, valid for 10 minutes',
  spec: '3 payout',
  params: v.strictObject({ id }),
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
  errors: ['not_found'],
});

/** The first row of a bank's answer names what stands below it. */
function namesItsColumns(csv: string): boolean {
  const head = (csv.split(/[\r\n]/u, 1)[0] ?? '').slice(0, 2_000).toLowerCase();
  return head.includes('reference') && head.includes('result');
}

export const readPayoutResults = endpoint({
  name: 'readPayoutResults',
  service: 'capital',
  method: 'POST',
  path: '/admin/payout/file/results',
  access: 'admin',
  summary: 'Import bank results: a CSV file with the columns reference, result and reason',
  spec: '3 payout',
  body: v.strictObject({
    csv: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.check(namesItsColumns, 'validate.bank_answer_invalid'),
    ),
  }),
  response: v.object({
    paid: v.number(),
    failed: v.number(),
    /** Rows that changed nothing, and why. */
    ignored: v.array(
      v.object({
        row: v.number(),
        reference: v.string(),
        why: v.picklist(['unknown_reference', 'unknown_result', 'already_ended', 'not_sent', 'four_eyes']),
      }),
    ),
  }),
  errors: ['payout_by_itself'],
});
