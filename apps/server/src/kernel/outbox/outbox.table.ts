import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What has to happen outside because of what was written: emails, live events, webhooks. A row is written in the
 * transaction of the change, so an effect exists exactly when its cause does (trust 3).
 */
export const outbox = pgTable(
  'outbox',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    company_id: uuid(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** Epoch seconds when every consumer of the topic was done; live events are read again by `seq` for 24 hours. */
    done_at: bigint({ mode: 'number' }),
    attempts: bigint({ mode: 'number' }).notNull().default(0),
    next_attempt_at: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [index('outbox_waiting').on(t.topic, t.next_attempt_at).where(sql`done_at is null`), index('outbox_live').on(t.company_id, t.seq)],
);
