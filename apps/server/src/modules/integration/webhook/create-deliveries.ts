import { and, eq, isNull, lte } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { lockRows } from '../../../platform/lease.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { composeEvent, type EventFacts } from './compose-event.ts';
import { insertEvent } from './delivery.repo.ts';
import { findSubscribers } from './endpoint.repo.ts';

const MOST_PER_RUN = 200;
/** A row that cannot be worked on waits this long, and is given up after ten tries: the others go on meanwhile. */
const TRY_AGAIN_S = 30;
const MOST_TRIES = 10;

type Row = Pick<typeof outbox.$inferSelect, 'seq' | 'company_id' | 'payload' | 'created_at' | 'attempts'>;

/**
 * Turns what happened, as the outbox says, into deliveries: one for each endpoint that wants to know. The row goes in the
 * transaction in which the deliveries come, so none is lost and none is made twice (trust 3). Answers how many it found.
 */
export async function createDeliveries(ctx: Ctx): Promise<number> {
  let found = 0;
  while (found < MOST_PER_RUN && (await fanOutNext(ctx))) found += 1;
  return found;
}

async function fanOutNext(ctx: Ctx): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const row = await takeRow(tx);
    if (!row) return false;
    try {
      await withTransaction(tx, (inner) => fanOut(inner, row));
    } catch (error) {
      const gives_up = row.attempts + 1 >= MOST_TRIES;
      ctx.log.error({ err: error, outbox_seq: row.seq, gives_up }, 'an event was not handed to its webhook endpoints');
      const now = epochSeconds(tx.clock);
      await tx.db
        .update(outbox)
        .set({
          attempts: row.attempts + 1,
          ...(gives_up ? { gave_up_at: now } : { next_attempt_at: now + TRY_AGAIN_S }),
        })
        .where(eq(outbox.seq, row.seq));
    }
    return true;
  });
}

async function takeRow(tx: Ctx): Promise<Row | null> {
  const [row] = await lockRows(tx, {
    table: outbox,
    due: and(
      eq(outbox.topic, 'webhook'),
      isNull(outbox.done_at),
      isNull(outbox.gave_up_at),
      lte(outbox.next_attempt_at, epochSeconds(tx.clock)),
    ),
    order: [outbox.next_attempt_at, outbox.seq],
    limit: 1,
  });
  return row ?? null;
}

async function fanOut(tx: Ctx, row: Row): Promise<void> {
  const { company_id } = row;
  const facts = row.payload as unknown as EventFacts;
  const endpoints = company_id === null ? [] : await findSubscribers(tx, company_id, facts.type);
  const body =
    company_id === null || endpoints.length === 0 ? null : await composeEvent(tx, company_id, facts, row.created_at);
  if (company_id !== null && body !== null)
    await insertEvent(tx, {
      company_id,
      type: facts.type,
      body,
      endpoint_ids: endpoints.map(({ id }) => id),
      created_at: row.created_at,
      id: newEventId(tx),
    });
  await tx.db.delete(outbox).where(eq(outbox.seq, row.seq));
}

/** `webhook-id`: of no meaning, the same in every attempt. */
export function newEventId(ctx: Ctx): string {
  return `msg_${newId(ctx.clock.now()).replaceAll('-', '')}`;
}
