import type { PrintOrder } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../order/index.ts';

/**
 * Parcels in the order in which their labels are printed. Parcels that are alike keep the list's order, and those of which
 * nothing is known come last: unknown parcels, and for a pick list those that no warehouse holds.
 */
export async function sortForPrint(
  ctx: Ctx,
  company_id: string,
  { sort, ids, found }: { sort: PrintOrder; ids: readonly string[]; found: ReadonlyMap<string, OrderRow> },
): Promise<string[]> {
  if (sort === 'list') return [...ids];
  const shelves = sort === 'pick_list' ? await ctx.lookups.shelvesOf(ctx, company_id, ids) : new Map<string, string>();
  const keyOf = (id: string): string => {
    const order = found.get(id);
    if (order === undefined) return '';
    if (sort === 'courier') return order.courier_alias ?? '';
    if (sort === 'pick_list') return shelves.get(id) ?? '';
    return skuOf(order);
  };
  const keys = new Map(ids.map((id) => [id, keyOf(id)]));
  return ids.toSorted((a, b) => compareKeys(keys.get(a) ?? '', keys.get(b) ?? ''));
}

/** What lies on one shelf: the SKU, or where the shop has none, the thing's name. */
function skuOf({ items, package_content }: OrderRow): string {
  const [first] = items;
  // Items that were saved before they had one have none.
  return (first?.sku ?? '') || (first?.name ?? package_content);
}

/** "A2" before "A10", as shelves are numbered. */
const natural = new Intl.Collator('en', { numeric: true });

function compareKeys(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return natural.compare(a, b);
}
