import * as v from 'valibot';
import { BULK_JOB_KINDS } from './bulk-job.ts';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id } from './primitive.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a notification tells of. Work that was done on many things is one, not one for each parcel (look-v2 8). */
const NOTICE_KINDS = [
  'job',
  'export',
  'problem',
  'missed_pick_up',
  'store',
  'adjustment',
  'payout',
  'cod_settled',
  'support',
] as const;

/** Where a notification's matter stands, as far as that changes what it says. */
const NOTICE_STATES = [
  'done',
  'failed',
  'waiting',
  'stopped',
  'open',
  'charged',
  'requested',
  'sent',
  'paid',
  'returned',
] as const;

const notice = v.object({
  kind: v.picklist(NOTICE_KINDS),
  /** Of the job, export, store, adjustment, payout, settlement or request to support; null for all parcels with a problem, or with a missed pick-up, together. */
  subject_id: v.nullable(id),
  at: epochSeconds,
  is_unread: v.boolean(),
  /** Somebody has to do something about it. */
  needs_you: v.boolean(),
  is_money: v.boolean(),
  state: v.picklist(NOTICE_STATES),
  /** Of a job. */
  job_kind: v.nullable(v.picklist(BULK_JOB_KINDS)),
  /** A store's name, a payout's or a parcel's number, a courier, what a request is about; empty where there is none. */
  name: v.string(),
  /** How many things it is about, and how many of them failed. */
  count,
  failed: count,
  /** Money it is about; null where there is none. */
  amount: v.nullable(amount),
  currency: currencyCode,
});
export type Notice = v.InferOutput<typeof notice>;

const notices = v.object({ records: v.array(notice), unread: count, needs_you: count, read_at: epochSeconds });
export type Notices = v.InferOutput<typeof notices>;

export const listNotices = endpoint({
  name: 'listNotices',
  service: 'main',
  method: 'GET',
  path: '/notification/list',
  access: 'member',
  summary: 'List what happened to your company lately and what needs you, newest first',
  spec: 'look-v2 8',
  response: notices,
});

export const readNotices = endpoint({
  name: 'readNotices',
  service: 'main',
  method: 'POST',
  path: '/notification/read',
  access: 'member',
  while_impersonating: false,
  summary: 'Mark notifications up to a time as read, for yourself',
  spec: 'look-v2 8',
  body: v.strictObject({ up_to: epochSeconds }),
  response: notices,
});
