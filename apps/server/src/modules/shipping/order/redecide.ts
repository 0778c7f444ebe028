import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findRules, isRedecided, withNewDecision } from '../shipping-rule/index.ts';
import type { OrderChange } from './order.repo.ts';
import type { OrderRow } from './order.table.ts';

interface Change {
  row: OrderRow;
  columns: OrderChange;
}

/** Changes of parcels of one company with what its rules decide of those whose weight, cash, value or destination changes. */
export async function redecideAll(tx: Ctx, company_id: string, changes: readonly Change[]): Promise<readonly Change[]> {
  if (!changes.some(({ row, columns }) => isRedecided(row, columns))) return changes;
  const rules = await findRules(tx, company_id);
  const now = epochSeconds(tx.clock);
  return changes.map(({ row, columns }) =>
    isRedecided(row, columns) ? { row, columns: withNewDecision(row, columns, rules, now) } : { row, columns },
  );
}

/** The same for one parcel. */
export async function redecided(tx: Ctx, row: OrderRow, columns: OrderChange): Promise<OrderChange> {
  const [change] = await redecideAll(tx, row.company_id, [{ row, columns }]);
  return change?.columns ?? columns;
}
