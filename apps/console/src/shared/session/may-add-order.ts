import { canCall } from '@sampan/api-client';
import type { User } from '@sampan/contract';

/** staff_ro is read-only with no Add Order button (spec section 6). */
export function mayAddOrder(user: User): boolean {
  return canCall('createOrder', user);
}
