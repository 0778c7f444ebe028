import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditRow } from '../../../platform/audit/audit.table.ts';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../../identity/account/account.table.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { products } from '../../commerce/product/product.table.ts';
import { publishableKeys } from '../../identity/publishable-key/publishable-key.table.ts';

interface Named {
  table: PgTable;
  id: PgColumn;
  company_id: PgColumn;
  name: PgColumn;
}

/** Objects people know by a name. Each is asked for within the entry's own company. */
const NAMED: Readonly<Record<string, Named>> = {
  order: { table: orders, id: orders.id, company_id: orders.company_id, name: orders.number },
  product: { table: products, id: products.id, company_id: products.company_id, name: products.product_name },
  publishable_key: {
    table: publishableKeys,
    id: publishableKeys.id,
    company_id: publishableKeys.company_id,
    name: publishableKeys.name,
  },
  user: { table: users, id: users.id, company_id: users.company_id, name: users.name },
};

type Entry = Pick<AuditRow, 'company_id' | 'object_type' | 'object_id' | 'details' | 'before'>;

/** What people call the objects of some entries, by `object_type object_id`. What is deleted goes by what the log kept. */
export async function objectNamesOf(ctx: Ctx, entries: readonly Entry[]): Promise<(entry: Entry) => string | null> {
  const labels = new Map<string, string>();
  for (const [type, { table, id, company_id, name }] of Object.entries(NAMED)) {
    const mine = entries.filter((entry) => entry.object_type === type && entry.company_id !== null);
    for (const company of new Set(mine.map((entry) => entry.company_id ?? ''))) {
      const ids = mine.filter((entry) => entry.company_id === company).map((entry) => entry.object_id);
      const rows = await ctx.db
        .select({ id, name })
        .from(table)
        .where(and(eq(company_id, company), inArray(id, ids)));
      for (const row of rows) labels.set(`${type} ${String(row.id)}`, String(row.name));
    }
  }
  return (entry) => {
    const kept = entry.details['number'] ?? entry.details['label'];
    const label = labels.get(`${entry.object_type} ${entry.object_id}`) ?? (typeof kept === 'string' ? kept : '');
    return label === '' ? null : label;
  };
}
