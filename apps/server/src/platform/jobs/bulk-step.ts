import type { BulkJobKind } from '@sampan/contract';
import type { Ctx } from '../context.ts';
import type { BulkJobItemRow, BulkJobRow, ItemCounts } from './bulk-job.table.ts';

/** How an item ended, or why it has to wait. */
export type ItemOutcome =
  | { status: 'succeeded'; result?: Record<string, unknown> }
  | { status: 'failed'; code: string; message: string }
  /** Not known yet: the item is looked at again after so many seconds, with what is known as its `result`. */
  | { status: 'pending'; again_in_s: number; result?: Record<string, unknown> }
  /** The wallet is too low: the whole job waits for a top-up, and this item is done again. */
  | { status: 'needs_top_up' };

export type ReportCounts = (counts: ItemCounts) => Promise<boolean>;

/** What a finished job leaves: what was made, or why it failed as a whole. */
export interface JobResult {
  /** Kept with the job, for `linkOf`. */
  result?: Record<string, unknown>;
  error_message?: string;
}

/**
 * How jobs of one kind are done. A module exports one and `composition/bulk-steps.ts` lists it.
 *
 * Both functions may run again after a server died in the middle, so they must be idempotent: an effect is written in one
 * transaction that can be recognised, and a call that left the process is asked about instead of being made again.
 */
export interface BulkStep {
  /**
   * Does one item. `ctx.actor` is the person who started the job, with the rights of now. A `DomainError` fails the item with
   * the sentence of its code; any other error is retried a few times. An item of many things tells now and then how far it is,
   * which also keeps it from other servers; `report` answers false when one has it already.
   */
  runItem(ctx: Ctx, item: BulkJobItemRow, job: BulkJobRow, report: ReportCounts): Promise<ItemOutcome>;
  /** Runs once every item has ended, outside a transaction: merges files, for instance. */
  finish?(ctx: Ctx, job: BulkJobRow): Promise<JobResult>;
  /** A fresh link to what a completed job made, for its event and whenever the job is read; null when it made nothing. */
  linkOf?(ctx: Ctx, job: BulkJobRow): string | null;
  /** Runs in the transaction that completes the job. */
  onCompleted?(tx: Ctx, job: BulkJobRow): Promise<void>;
}

export type BulkSteps = { readonly [Kind in BulkJobKind]?: BulkStep };
