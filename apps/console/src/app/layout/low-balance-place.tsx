import { readStored } from '../../shared/storage/local-storage.ts';

/** How tall the banner was when it was last shown here; nothing while the balance is not low. */
export const LOW_BALANCE_HEIGHT = 'sampan.low_balance_height';

/** The place of the banner that says that the balance is low, until it has come: the page beneath it must not move. */
export function LowBalancePlace() {
  const height = Number(readStored(LOW_BALANCE_HEIGHT));
  return height > 0 ? <div style={{ height }} /> : null;
}
