import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierPort, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { createNinjaVanCourier } from './ninja-van-courier.ts';
import { COURIER } from './ninja-van.mapper.ts';

const LIVE_URL = 'https://api.ninjavan.co';
const SANDBOX_URL = 'https://api-sandbox.ninjavan.co';
const COLOR = '#a51c30';
/** Ninja Van has no one number for every country: its own pages name the way. */
const NO_PHONE = '';

/** One account of Ninja Van: it serves one country. */
export interface NinjaVanSetting {
  country: CountryCode;
  client_id: string;
  client_secret: string;
  prefix: string;
}

/** `SG:client_id:client_secret:PREFIX`, separated by commas. Throws for an entry that names no account. */
export function ninjaVanSettings(text: string): NinjaVanSetting[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [country = '', client_id = '', client_secret = '', prefix = ''] = entry.split(':');
      if (!isCountryCode(country) || client_id === '' || client_secret === '' || !/^[A-Za-z0-9]{2,20}$/u.test(prefix))
        throw new Error('NINJA_VAN_ACCOUNTS must name accounts as country:client_id:client_secret:prefix');
      return { country, client_id, client_secret, prefix };
    });
}

export const ninjaVanAlias = ({ country }: Pick<NinjaVanSetting, 'country'>) => `ninja-van-${country.toLowerCase()}`;

/** Ninja Van in the countries that it has an account for. */
export function createNinjaVanCouriers(options: {
  accounts: readonly NinjaVanSetting[];
  /** Another server with its API, for tests; the sandbox and the live one have their own addresses. */
  base_url: string | null;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort[] {
  const { base_url, is_live } = options;
  return options.accounts.map((setting) => {
    const { country, client_id, client_secret, prefix } = setting;
    const alias = ninjaVanAlias(setting);
    // The sandbox knows one country, and takes the addresses of all.
    const path_country = base_url === null && !is_live ? 'sg' : country.toLowerCase();
    return createNinjaVanCourier({
      profile: {
        alias,
        name: COURIER,
        countries: [country],
        color: COLOR,
        image_url: `/couriers/${alias}.svg`,
        support_phone: NO_PHONE,
      },
      account: { base_url: base_url ?? (is_live ? LIVE_URL : SANDBOX_URL), path_country, client_id, client_secret },
      prefix,
      is_live: is_live && base_url === null,
      egress: options.egress,
      clock: options.clock,
      rates: options.rates,
    });
  });
}
