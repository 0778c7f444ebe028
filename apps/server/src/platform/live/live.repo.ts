import type { LiveEvent } from '@sampan/contract';
import { LIVE_EVENT_TYPES } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** A live event as it stands in the outbox. */
export interface StoredEvent {
  xid: string;
  seq: number;
  company_id: string;
  /** Null: for everybody of the company. */
  user_id: string | null;
  event_type: LiveEvent['event_type'];
  data: Record<string, unknown>;
  created_at: number;
}

/** How far a reader has come: by transaction, then by row. */
export interface ReadPoint {
  xid: string;
  seq: number;
}

/** Whether what stands at a point is behind what was read up to another one. */
export function isAfter(point: ReadPoint, read: ReadPoint): boolean {
  const [xid, read_xid] = [BigInt(point.xid), BigInt(read.xid)];
  return xid === read_xid ? point.seq > read.seq : xid > read_xid;
}

interface Row extends Record<string, unknown> {
  xid: string;
  seq: string;
  company_id: string;
  payload: Pick<LiveEvent, 'event_type' | 'data'> & { user_id?: string };
  created_at: string;
}

function eventOf(row: Row): StoredEvent {
  return {
    xid: row.xid,
    seq: Number(row.seq),
    company_id: row.company_id,
    user_id: row.payload.user_id ?? null,
    event_type: row.payload.event_type,
    data: row.payload.data,
    created_at: Number(row.created_at),
  };
}

const BATCH = 500;

/** Live events of the types this server knows: a newer one beside it may write others, which its own clients get from it. */
const KNOWN_LIVE = sql`topic = 'live' and payload ->> 'event_type' = any(${sql.param([...LIVE_EVENT_TYPES])}::text[])`;

/**
 * The oldest transaction of this database that may still be running; every one below it is over. The ids in a snapshot are
 * of all databases of the PostgreSQL, and a long transaction of a neighbour must not hold our events back. One that cannot
 * be told, because it ended meanwhile or its session may not be looked at, counts as ours.
 */
const OLDEST_RUNNING = sql`(
  select coalesce(min(running.xid), pg_snapshot_xmax(pg_current_snapshot()))
  from pg_snapshot_xip(pg_current_snapshot()) as running(xid)
  where not exists (
    select 1 from pg_stat_activity
    where backend_xid = running.xid::xid and datname <> current_database()))`;

/**
 * Live events after a point, in the order of their transactions. Rows of transactions that may still be running are left
 * for the next time, so that one that commits late is never passed over.
 */
export async function readLiveEvents(
  db: Database,
  after: ReadPoint,
  company_id: string | null = null,
): Promise<StoredEvent[]> {
  const result = await db.execute<Row>(sql`
    select xid::text, seq, company_id, payload, created_at from outbox
    where ${KNOWN_LIVE} and (xid, seq) > (${after.xid}::xid8, ${after.seq}) and xid < ${OLDEST_RUNNING}
      and (${company_id}::uuid is null or company_id = ${company_id}::uuid)
    order by outbox.xid, seq limit ${BATCH}`);
  return result.rows.map(eventOf);
}

/**
 * Whether events after a point are written. After a reading that found nothing more they are those that a running transaction
 * holds back, or held back a moment ago: asking again which are held would miss the ones that came free in between.
 */
export async function hasMoreEvents(db: Database, after: ReadPoint): Promise<boolean> {
  const result = await db.execute(sql`
    select 1 from outbox where ${KNOWN_LIVE} and (xid, seq) > (${after.xid}::xid8, ${after.seq}) limit 1`);
  return result.rows.length > 0;
}

/** The point behind everything that is finished now. */
export async function presentPoint(db: Database): Promise<ReadPoint> {
  const result = await db.execute<{ xid: string }>(sql`select ${OLDEST_RUNNING}::text as xid`);
  return { xid: result.rows[0]?.xid ?? '0', seq: 0 };
}

/** The point of an event a client saw last; null when it is older than what is kept. */
export async function pointOf(db: Database, seq: number): Promise<ReadPoint | null> {
  const result = await db.execute<{ xid: string }>(sql`select xid::text from outbox where seq = ${seq}`);
  const row = result.rows[0];
  return row ? { xid: row.xid, seq } : null;
}

/** Live events are kept for a day, for clients that come back (trust 3). */
export async function purgeLiveEvents(db: Database, before_s: number): Promise<void> {
  await db.execute(sql`delete from outbox where topic = 'live' and created_at < ${before_s}`);
}
