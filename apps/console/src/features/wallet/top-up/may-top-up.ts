import { canCall } from '@sampan/api-client';
import type { User } from '@sampan/contract';

/** staff and staff_ro do not see Top Up; companies that pay by invoice have none (spec section 6). */
export function mayTopUp(user: User): boolean {
  return user.payment_type !== 'post_billing' && canCall('createTopUp', user);
}
