import type { Party } from '@sampan/contract';
import { checkParty } from '../address/index.ts';
import type { OrderRow } from './order.table.ts';

function missingOf(party: Party | null, path: string, marketplace: boolean): string[] {
  if (!party) return [path];
  return checkParty(party, path, { marketplace }).map((error) => error.param);
}

/**
 * What still has to be given before couriers can be compared and a label bought: paths of the order
 * (spec 5 'Recipient validation' and 'Package type').
 */
export function missingFields(order: OrderRow): string[] {
  const marketplace = order.marketplace !== null;
  return [
    ...missingOf(order.billing_address, 'billing_address', marketplace),
    ...missingOf(order.shipping_address, 'shipping_address', marketplace),
    ...(order.weight_g === null ? ['package_type'] : []),
    ...(order.package_content === '' ? ['package_content'] : []),
    ...(order.total_package_value_minor === 0 ? ['total_package_value'] : []),
  ];
}
