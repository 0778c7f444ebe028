import { toMinor, type Currency } from '@sampan/country-rules';
import type { CourierRefusal } from '../../ports/courier.ts';

/** A price that was asked live, exact. Throws for one of another currency, and for parts of a cent. */
export function livePrice(
  { amount, currency }: { amount: number; currency: string },
  expected: Currency,
  courier: string,
): number {
  if (currency !== expected) throw new Error(`${courier} answered ${currency} where ${expected} was asked`);
  return toMinor(amount, expected);
}

export const noCash = (courier: string): CourierRefusal => ({
  code: 'cod_not_available',
  message: `${courier} does not collect cash on delivery for Sampan.`,
});

/** What the courier said, or that it does not go there. */
export const notServed = (courier: string, said: string): CourierRefusal => ({
  code: 'route_not_served',
  message: (said || `${courier} does not serve this way.`).slice(0, 300),
});
