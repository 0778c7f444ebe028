import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierPort } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { createGrabExpressCourier } from './grab-express-courier.ts';
import { COURIER } from './grab-express.mapper.ts';

const API_URL = 'https://partner-api.grab.com';
const COLOR = '#0b6b3a';

export interface GrabExpressSetting {
  country: CountryCode;
  client_id: string;
  client_secret: string;
  /** What Grab puts into the header of its messages; the operator gives it to Grab. */
  message_secret: string;
}

/** `SG:client_id:client_secret:message_secret`, separated by commas. Throws for an entry that names no account. */
export function grabExpressSettings(text: string): GrabExpressSetting[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [country = '', client_id = '', client_secret = '', message_secret = ''] = entry.split(':');
      if (!isCountryCode(country) || client_id === '' || client_secret === '' || message_secret.length < 16)
        throw new Error('GRAB_EXPRESS_ACCOUNTS must name accounts as country:client_id:client_secret:message_secret');
      return { country, client_id, client_secret, message_secret };
    });
}

/** GrabExpress in the countries that it has an account for. */
export function createGrabExpressCouriers(options: {
  accounts: readonly GrabExpressSetting[];
  /** Another server with its API, for tests; live and sandbox are two paths of one host. */
  base_url: string | null;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  /** Hears what the operator has to mend: a wrong key, an account without credit. */
  warn: (message: string) => void;
}): CourierPort[] {
  const { base_url, is_live, egress, clock, warn } = options;
  return options.accounts.map(({ country, message_secret, ...keys }) => {
    const alias = `grab-express-${country.toLowerCase()}`;
    return createGrabExpressCourier({
      profile: {
        alias,
        name: COURIER,
        countries: [country],
        color: COLOR,
        image_url: `/couriers/${alias}.svg`,
        support_phone: '',
      },
      account: {
        ...keys,
        base_url: base_url ?? API_URL,
        product: is_live && base_url === null ? 'grab-express' : 'grab-express-sandbox',
      },
      message_secret,
      is_live: is_live && base_url === null,
      egress,
      clock,
      warn,
    });
  });
}
