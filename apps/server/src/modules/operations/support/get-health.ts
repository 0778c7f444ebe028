import { sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { SERVER_VERSION } from '../../../platform/version.ts';
import { within } from '../../../platform/within.ts';

/** Whoever asks gets an answer within a second, the way to here included. */
const ANSWER_WITHIN_MS = 800;

/** Answers only when the database does. Throws `unavailable` with what is wrong, for whoever watches the server. */
export async function getHealth({ ctx }: { ctx: Ctx }) {
  let cause: unknown;
  const has_answered = await within(ANSWER_WITHIN_MS, ctx.db.execute(sql`select 1`)).catch((error: unknown) => {
    cause = error;
    return false;
  });
  if (!has_answered) {
    const detail = cause
      ? 'The database cannot be reached.'
      : `The database did not answer within ${ANSWER_WITHIN_MS} ms: it is too busy, or it cannot be reached.`;
    throw new DomainError('unavailable', { detail, retry_after_s: 1, cause });
  }
  return {
    status: 'ok' as const,
    version: SERVER_VERSION,
    profile: ctx.env.SAMPAN_PROFILE,
    time: epochSeconds(ctx.clock),
  };
}
