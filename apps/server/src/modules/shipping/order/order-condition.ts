import { and, eq, sql, type SQL } from 'drizzle-orm';
import { orders } from './order.table.ts';

/** What waits for somebody, spelled as in the partial indexes of order.table.ts: another spelling reads every parcel. */

/** Parcels on the way that need somebody. Returned ones are completed and need nobody. */
export const hasOpenProblem = (company_id: string): SQL | undefined =>
  and(eq(orders.company_id, company_id), sql`has_problem and archived_at is null`, eq(orders.status, 'in_transit'));

/** Labels that were bought and not printed, of parcels that wait for the courier. */
export const isUnprinted = (company_id: string): SQL | undefined =>
  and(
    eq(orders.company_id, company_id),
    eq(orders.status, 'ready_to_ship'),
    sql`label_state = 'bought' and label_printed_at is null and archived_at is null`,
  );

/** New COD parcels whose recipients have not confirmed. */
export const isUnconfirmed = (company_id: string): SQL | undefined =>
  and(
    eq(orders.company_id, company_id),
    eq(orders.status, 'new'),
    sql`is_cod and address_confirmed_at is null and archived_at is null`,
  );
