import type { CourierAccountRow } from './courier-account.table.ts';

declare module '../../../platform/domain-events.ts' {
  interface DomainEvents {
    /** A company ends its contract with a courier; the account's row is locked, and a subscriber that throws keeps it. */
    'courier_account.ending': { account: CourierAccountRow; alias: string };
  }
}
