import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { outbox } from '../../kernel/outbox/outbox.table.ts';

interface Mail {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string | null;
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
    ...(row.payload as unknown as Mail),
    created_at: row.created_at,
  }));
  return { records, total: sum?.n ?? 0, page: query.page, per_page: query.per_page };
}
