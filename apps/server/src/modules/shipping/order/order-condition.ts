import { and, eq, sql, type SQL } from 'drizzle-orm';
import { orders } from './order.table.ts';

/** What waits for somebody, spelled as in the partial indexes of order.table.ts: another spelling reads every parcel. */

/** Parcels on the way that need somebody. Returned ones are completed and need nobody. */
export const hasOpenProblem = (company_id: string): SQL | undefined =>
  and(eq(orders.company_id, company_id), sql`has_problem and archived_at is null`, eq(orders.status, 'in_transit'));

/** Parcels that their courier should have picked up and did not, as far as nobody has booked another pick-up. */
export const hasMissedPickUp = (company_id: string): SQL | undefined =>
  and(
    eq(orders.company_id, company_id),
    sql`has_problem and archived_at is null`,
    eq(orders.status, 'ready_to_ship'),
    eq(orders.is_fulfillment, false),
    sql`last_event ->> 'status' = 'pick_up_missed'`,
  );

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
