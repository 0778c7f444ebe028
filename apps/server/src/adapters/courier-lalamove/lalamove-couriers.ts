import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierPort } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { createLalamoveCourier } from './lalamove-courier.ts';
import { COURIER } from './lalamove.mapper.ts';

const LIVE_URL = 'https://rest.lalamove.com';
const SANDBOX_URL = 'https://rest.sandbox.lalamove.com';
const COLOR = '#b8481a';

export interface LalamoveSetting {
  market: CountryCode;
  api_key: string;
  api_secret: string;
}

/** `SG:api_key:api_secret`, separated by commas. Throws for an entry that names no account. */
export function lalamoveSettings(text: string): LalamoveSetting[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [market = '', api_key = '', api_secret = ''] = entry.split(':');
      if (!isCountryCode(market) || api_key === '' || api_secret === '')
        throw new Error('LALAMOVE_ACCOUNTS must name accounts as country:api_key:api_secret');
      return { market, api_key, api_secret };
    });
}

/** Lalamove in the markets that it has an account for. */
export function createLalamoveCouriers(options: {
  accounts: readonly LalamoveSetting[];
  /** Another server with its API, for tests; the sandbox and the live one have their own addresses. */
  base_url: string | null;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  /** Hears what the operator has to mend: an empty wallet, a wrong key. */
  warn: (message: string) => void;
}): CourierPort[] {
  const { base_url, is_live, egress, clock, warn } = options;
  return options.accounts.map((setting) => {
    const alias = `lalamove-${setting.market.toLowerCase()}`;
    return createLalamoveCourier({
      profile: {
        alias,
        name: COURIER,
        countries: [setting.market],
        color: COLOR,
        image_url: `/couriers/${alias}.svg`,
        support_phone: '',
      },
      account: { ...setting, base_url: base_url ?? (is_live ? LIVE_URL : SANDBOX_URL) },
      is_live: is_live && base_url === null,
      egress,
      clock,
      warn,
    });
  });
}
