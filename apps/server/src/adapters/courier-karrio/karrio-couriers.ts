import { isCountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierPort } from '../../ports/courier.ts';
import { createKarrioClient } from './karrio.client.ts';
import { createKarrioCourier } from './karrio-courier.ts';

/** Neutral: a carrier's own colours are not ours to guess. */
const TILE_COLOR = '#3c4a5a';

/**
 * The couriers of a Karrio instance that an installation sells. `carriers` names them as
 * `<carrier_id>:<Name>:<countries>`, separated by commas, e.g. `ninjavan-sg:Ninja Van:SG, dhl-asia:DHL eCommerce:SG+MY`.
 * Throws an Error that says what is wrong with it.
 */
export function createKarrioCouriers(options: {
  base_url: string;
  token: string;
  carriers: string;
  clock: Clock;
}): CourierPort[] {
  const client = createKarrioClient(options);
  return options.carriers
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [carrier_id = '', name = '', countries = ''] = entry.split(':').map((part) => part.trim());
      const served = countries.split('+').filter(isCountryCode);
      if (!/^[\w.-]{1,80}$/.test(carrier_id) || name === '' || served.length === 0) {
        throw new Error(`"${entry}" is not a carrier of Karrio such as ninjavan-sg:Ninja Van:SG`);
      }
      const alias = `karrio-${carrier_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
      const profile = {
        alias,
        name,
        countries: served,
        color: TILE_COLOR,
        image_url: `/couriers/${alias}.svg`,
        support_phone: '',
      };
      return createKarrioCourier({ client, clock: options.clock, profile, carrier_id });
    });
}
