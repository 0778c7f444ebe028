import { randomUUID } from 'node:crypto';
import type { AccountCheck } from '../../ports/courier-account.ts';
import type { CourierPort } from '../../ports/courier.ts';
import { CourierObjection, isAccountRefused } from '../courier-http/index.ts';

/** A number that no courier gives out. */
const NO_NUMBER = 'SAMPAN0CHECK0';
const TIME_MS = 10_000;

/** Looks for parcels that cannot be there: the courier answers that only to whom it knows, and nothing changes. */
export async function checkAccount(
  port: CourierPort,
  { by_reference }: { by_reference: boolean },
): Promise<AccountCheck> {
  const signal = AbortSignal.timeout(TIME_MS);
  const asked = (async () => {
    await port.track(NO_NUMBER, { signal });
    // Some tell a wrong customer number from a wrong key only where orders are looked up.
    if (by_reference) await port.findByClientRef(randomUUID(), { signal });
    return 'accepted' as const;
  })();
  const out_of_time = new Promise<'no_answer'>((resolve) => {
    signal.addEventListener('abort', () => resolve('no_answer'));
  });
  return Promise.race([
    asked.catch((error: unknown): AccountCheck => {
      // An objection to a question without a parcel in it can only mean who asks.
      return isAccountRefused(error) || error instanceof CourierObjection ? 'refused' : 'no_answer';
    }),
    out_of_time,
  ]);
}
