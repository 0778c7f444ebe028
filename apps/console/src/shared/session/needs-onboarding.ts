import type { User } from '@sampan/contract';

/** Whether somebody is led to the first label at all: the owner, in whose own name things happen. Staff come to a shop that ships. */
export function needsOnboarding(user: Pick<User, 'company_role' | 'is_admin_logged_in'>): boolean {
  return user.company_role === 'owner' && !user.is_admin_logged_in;
}
