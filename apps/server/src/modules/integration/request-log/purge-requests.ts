import { REQUEST_LOG_DAYS } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { keepMonths } from '../../../platform/database/months.ts';
import { deleteRequestsBefore } from './request-log.repo.ts';

const DAY_MS = 86_400_000;
/** Rows of one statement: short ones hold nobody up. */
const BATCH = 10_000;

const TABLE = { name: 'request_log', key: 'at_ms' };

/** Forgets calls older than 30 days: months that are over whole, the rest row by row. Any number of servers may do it at once. */
export async function purgeRequests(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = ctx.clock.now() - REQUEST_LOG_DAYS * DAY_MS;
  await keepMonths(ctx.db, TABLE, { now_ms: ctx.clock.now(), before_ms: before });
  while ((await deleteRequestsBefore(ctx, before, BATCH)) === BATCH);
}
