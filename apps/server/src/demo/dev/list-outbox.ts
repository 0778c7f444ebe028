import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { outbox } from '../../platform/outbox/outbox.table.ts';

export interface Mail {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** A text message has no subject and no HTML. */
function mailOf({ payload }: OutboxRow): Mail {
  return { subject: '', html: null, ...payload } as unknown as Mail;
}

type OutboxRow = typeof outbox.$inferSelect;

function stateOf({ done_at, gave_up_at }: OutboxRow): 'sent' | 'failed' | 'waiting' {
  if (done_at !== null) return 'sent';
  return gave_up_at === null ? 'waiting' : 'failed';
}

/** The emails and text messages the server wrote, newest first (design 7). */
export async function listOutbox({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { to?: string | undefined; page: number; per_page: number };
}) {
  const wanted = and(eq(outbox.topic, 'mail'), query.to ? sql`${outbox.payload}->>'to' = ${query.to}` : undefined);
  const rows = await ctx.db
    .select()
    .from(outbox)
    .where(wanted)
    .orderBy(desc(outbox.seq))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [sum] = await ctx.db.select({ n: count() }).from(outbox).where(wanted);
  const records = rows.map((row) => ({
    id: String(row.seq),
    ...mailOf(row),
    created_at: row.created_at,
    state: stateOf(row),
    failure: row.last_failure,
  }));
  return { records, total: sum?.n ?? 0, page: query.page, per_page: query.per_page };
}

/** The HTML of one mail; null when there is no such mail or it has none. */
export async function findMailHtml(ctx: Ctx, seq: number): Promise<string | null> {
  const [row] = await ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.seq, seq), eq(outbox.topic, 'mail')));
  return row ? mailOf(row).html : null;
}
