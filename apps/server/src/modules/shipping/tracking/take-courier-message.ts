import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { newId } from '../../../platform/ids.ts';
import { courierMessages } from './courier-message.table.ts';

/** Where couriers tell what happened, followed by the courier's alias. */
export const COURIER_MESSAGE_PATH = '/api/webhooks/couriers';
const MAX_BYTES = 262_144;
/** A courier that sends more at once is asked instead. */
const MAX_REPORTS = 200;

/**
 * Keeps what a courier sends and answers at once: one insert, known by the report, so that a message that comes twice is kept
 * once. A message that is not signed by this courier is refused, and nothing of it is kept.
 */
export function mountCourierMessages(app: Hono, ctx: Ctx): void {
  app.post(`${COURIER_MESSAGE_PATH}/:alias`, async (c) => {
    const alias = c.req.param('alias');
    const raw_body = await readBytes(c, MAX_BYTES);
    const path = new URL(c.req.url).pathname;
    const secret = c.req.query('secret');
    const reading = await ctx.ports.couriers.readMessage(alias, { headers: c.req.header(), raw_body, path, secret });
    if (reading === null) return c.notFound();
    if (reading.status === 'forged') {
      ctx.log.warn({ courier: alias }, 'a message of a courier was refused: its signature is wrong');
      return c.body(null, 401);
    }
    const now = epochSeconds(ctx.clock);
    const digest = createHash('sha256').update(raw_body).digest('hex');
    const rows = reading.reports.slice(0, MAX_REPORTS).map(({ tracking_code, event }) => ({
      id: newId(),
      courier_alias: alias,
      tracking_code: tracking_code.slice(0, 120),
      event_id: event?.id ?? digest,
      event,
      due_at: now,
      received_at: now,
    }));
    if (rows.length > 0) await ctx.db.insert(courierMessages).values(rows).onConflictDoNothing();
    const { content_type, body } = reading.answer;
    return c.body(body, 200, { 'Content-Type': content_type, 'Cache-Control': 'no-store' });
  });
}
