import { sql } from 'drizzle-orm';
import { bigint, bigserial, customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The writing transaction's id. Readers go by it: a row that commits late still comes after all that was read before it. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What has to happen outside because of what was written: emails, live events, webhooks. A row is written in the
 * transaction of the change, so an effect exists exactly when its cause does (trust 3).
 */
export const outbox = pgTable(
  'outbox',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    company_id: uuid(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** Epoch seconds when every consumer of the topic was done; live events are read again by `seq` for 24 hours. */
    done_at: bigint({ mode: 'number' }),
    attempts: bigint({ mode: 'number' }).notNull().default(0),
    next_attempt_at: bigint({ mode: 'number' }).notNull().default(0),
    /** Epoch seconds when nobody will try again; the row stays, so that the failure can be seen. */
    gave_up_at: bigint({ mode: 'number' }),
    /** Why the last attempt failed: a code such as `smtp_550`, never a text of the provider, which may name a person. */
    last_failure: text(),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.topic, t.next_attempt_at)
      .where(sql`done_at is null and gave_up_at is null`),
    index('outbox_live')
      .on(t.xid, t.seq)
      .where(sql`topic = 'live'`),
    index('outbox_old').on(t.created_at),
  ],
);
