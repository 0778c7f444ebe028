import type { BulkProgress, Notice, Notices } from '@sampan/contract';
import { rulesOf, toMajor, type Currency } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { countItems } from '../../../platform/jobs/index.ts';
import { hasMissedPickUp, hasOpenProblem } from '../../shipping/order/index.ts';
import { subjectOf } from '../support-request/index.ts';
import {
  countProblems,
  findAdjusted,
  findAnswered,
  findEndedExports,
  findEndedJobs,
  findPayouts,
  findReadAt,
  findSettled,
  findStopped,
} from './notice.repo.ts';

const DAY_S = 86_400;
/** Older things are found in their own lists. */
const KEPT_DAYS = 30;
const MOST = 40;

type Draft = Pick<Notice, 'kind' | 'at'> & Partial<Notice>;

/**
 * What happened lately and what needs somebody, newest first: read from what there is, so that it is never another truth. Files
 * and jobs are one's own, payouts the owner's (spec 6). A fixed number of queries, each bounded.
 */
export async function listNotices({ ctx }: { ctx: Ctx }): Promise<Notices> {
  const { company_id, user_id, country_code, role } = requireActor(ctx);
  const whose = { company_id, user_id, since: epochSeconds(ctx.clock) - KEPT_DAYS * DAY_S };
  const { currency } = rulesOf(country_code);
  const read_at = await findReadAt(ctx, user_id);
  const jobs = await findEndedJobs(ctx, whose);
  const progress = await countItems(
    ctx,
    jobs.map(({ id }) => id),
  );
  const problem = await countProblems(ctx, hasOpenProblem(company_id));
  const missed_pick_up = await countProblems(ctx, hasMissedPickUp(company_id));
  const drafts: Draft[] = [
    ...jobs.map((job) => jobNotice(job, progress.get(job.id))),
    ...(await findEndedExports(ctx, whose)).map(exportNotice),
    ...Object.entries({ problem, missed_pick_up }).flatMap(([kind, found]): Draft[] =>
      found === null ? [] : [{ kind: kind as 'problem' | 'missed_pick_up', ...found, needs_you: true }],
    ),
    ...(await findStopped(ctx, company_id)).map(({ id, store_name, at }): Draft => ({
      kind: 'store',
      at,
      subject_id: id,
      name: store_name,
      needs_you: true,
    })),
    ...(await findAnswered(ctx, whose)).map((row): Draft => ({
      kind: 'support',
      at: row.updated_at,
      subject_id: row.id,
      name: subjectOf(row),
    })),
    ...(await findAdjusted(ctx, whose)).map((row) => adjustmentNotice(row, currency)),
    ...(role === 'owner' ? (await findPayouts(ctx, whose)).map((row) => payoutNotice(row, currency)) : []),
    ...(await findSettled(ctx, whose)).map((row): Draft => ({
      kind: 'cod_settled',
      at: row.settled_at,
      subject_id: row.id,
      name: ctx.ports.couriers.profileOf(row.courier_alias)?.name ?? row.courier_alias,
      count: row.count,
      amount: toMajor(row.amount_minor, currency),
      is_money: true,
    })),
  ];
  const records = drafts
    .map((draft) => completed(draft, { currency, read_at }))
    .toSorted((a, b) => b.at - a.at || a.kind.localeCompare(b.kind) || compare(b.subject_id, a.subject_id))
    .slice(0, MOST);
  return {
    records,
    unread: records.filter(({ is_unread }) => is_unread).length,
    needs_you: records.filter(({ needs_you }) => needs_you).length,
    read_at,
  };
}

const compare = (a: string | null, b: string | null): number => (a ?? '').localeCompare(b ?? '');

function completed(draft: Draft, { currency, read_at }: { currency: Currency; read_at: number }): Notice {
  return {
    subject_id: null,
    needs_you: false,
    is_money: false,
    state: 'done',
    job_kind: null,
    name: '',
    count: 0,
    failed: 0,
    amount: null,
    currency,
    ...draft,
    is_unread: draft.at > read_at,
  };
}

/** A job is one notice: how many of its things went well. One that cannot go on, or partly failed, needs somebody. */
function jobNotice(job: Awaited<ReturnType<typeof findEndedJobs>>[number], progress: BulkProgress | undefined): Draft {
  const { success, failed } = progress ?? { success: 0, failed: 0 };
  const state =
    job.state === 'waiting_for_top_up'
      ? 'waiting'
      : job.state === 'stopped'
        ? 'stopped'
        : job.error_message === null && success > 0
          ? 'done'
          : 'failed';
  return {
    kind: 'job',
    at: job.completed_at ?? job.started_at ?? job.created_at,
    subject_id: job.id,
    job_kind: job.kind,
    state,
    count: success,
    failed,
    needs_you: state === 'waiting' || failed > 0,
  };
}

function exportNotice(row: Awaited<ReturnType<typeof findEndedExports>>[number]): Draft {
  return {
    kind: 'export',
    at: row.finished_at ?? row.created_at,
    subject_id: row.id,
    state: row.state === 'done' ? 'done' : 'failed',
    name: row.file_name ?? '',
    count: row.rows_total ?? 0,
  };
}

function adjustmentNotice(row: Awaited<ReturnType<typeof findAdjusted>>[number], currency: Currency): Draft {
  return {
    kind: 'adjustment',
    at: row.created_at,
    subject_id: row.id,
    state: row.state === 'open' ? 'open' : 'charged',
    name: row.order_number,
    amount: toMajor(row.amount_minor, currency),
    needs_you: row.state === 'open',
    is_money: true,
  };
}

const PAYOUT_STATES = {
  requested: 'requested',
  needs_approval: 'requested',
  approved: 'requested',
  sent: 'sent',
  paid: 'paid',
  failed: 'returned',
  refused: 'returned',
  cancelled: 'returned',
  returned: 'returned',
} as const;

function payoutNotice(row: Awaited<ReturnType<typeof findPayouts>>[number], currency: Currency): Draft {
  return {
    kind: 'payout',
    at: row.timeline.at(-1)?.at ?? row.created_at,
    subject_id: row.id,
    state: PAYOUT_STATES[row.status],
    name: row.number,
    amount: toMajor(row.amount_minor, currency),
    is_money: true,
  };
}
