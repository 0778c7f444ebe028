import type { Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** The calls of a parcel that its sender hands in at a counter: a bought one is made one. */
export async function counterSamples(app: TestApp, { id }: Order) {
  await app.ctx.db.execute(
    sql`update orders set estimated_cost = jsonb_set(estimated_cost, '{courier,is_counter}', 'true') where id = ${id}`,
  );
  return { setTrackingNumber: { params: { id }, body: { tracking_code: `RR${Date.now()}SG` } } };
}
