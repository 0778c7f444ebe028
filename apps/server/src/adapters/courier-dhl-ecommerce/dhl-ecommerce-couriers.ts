import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierPort, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { createDhlEcommerceCourier } from './dhl-ecommerce-courier.ts';
import { COURIER } from './dhl-ecommerce.mapper.ts';

const LIVE_URL = 'https://api.dhlecommerce.dhl.com';
const TEST_URL = 'https://apitest.dhlecommerce.asia';
const COLOR = '#9b1c1c';

export interface DhlEcommerceSetting {
  country: CountryCode;
  client_id: string;
  password: string;
  pickup_account: string;
  sold_to_account: string;
  /** What DHL lets the numbers of this account begin with. */
  prefix: string;
}

/** `MY:client_id:password:pickup_account:sold_to_account:PREFIX`, separated by commas. Throws for an entry that names no account. */
export function dhlEcommerceSettings(text: string): DhlEcommerceSetting[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [country = '', client_id = '', password = '', pickup_account = '', sold_to_account = '', prefix = ''] =
        entry.split(':');
      if (!isCountryCode(country) || client_id === '' || password === '' || !/^[A-Z]{2,8}$/u.test(prefix))
        throw new Error(
          'DHL_ECOMMERCE_ACCOUNTS must name accounts as country:client_id:password:pickup:sold_to:prefix',
        );
      return { country, client_id, password, pickup_account, sold_to_account, prefix };
    });
}

export const dhlEcommerceAlias = ({ country }: Pick<DhlEcommerceSetting, 'country'>) =>
  `dhl-ecommerce-${country.toLowerCase()}`;

/** DHL eCommerce in the countries that it has an account for. */
export function createDhlEcommerceCouriers(options: {
  accounts: readonly DhlEcommerceSetting[];
  /** Another server with its API, for tests; the test server and the live one have their own addresses. */
  base_url: string | null;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort[] {
  const { base_url, is_live, egress, clock, rates } = options;
  return options.accounts.map(({ prefix, ...setting }) => {
    const alias = dhlEcommerceAlias(setting);
    return createDhlEcommerceCourier({
      profile: {
        alias,
        name: COURIER,
        countries: [setting.country],
        color: COLOR,
        image_url: `/couriers/${alias}.svg`,
        support_phone: '',
      },
      account: { ...setting, base_url: base_url ?? (is_live ? LIVE_URL : TEST_URL) },
      prefix,
      is_live: is_live && base_url === null,
      egress,
      clock,
      rates,
    });
  });
}
