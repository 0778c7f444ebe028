import type { Clock } from '../../platform/clock.ts';
import type { CourierPort, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { createJtMyCourier } from './jt-my-courier.ts';
import { COURIER } from './jt-my.mapper.ts';

const LIVE_URL = 'https://ylopenapi.jtexpress.my/webopenplatformapi';
const SANDBOX_URL = 'https://demoopenapi.jtexpress.my/webopenplatformapi';

/** What rate cards call it. */
export const JT_MY_ALIAS = 'jt-my';

/** J&T in Malaysia, as `api_account:private_key:customer_code:password`; nothing where no account is set. */
export function createJtMyCouriers(options: {
  account: string;
  /** Another server with its API, for tests. */
  base_url: string | null;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort[] {
  const [api_account = '', private_key = '', customer_code = '', ...password] = options.account.split(':');
  if (api_account === '') return [];
  const { base_url, is_live, egress, clock, rates } = options;
  const profile = {
    alias: JT_MY_ALIAS,
    name: COURIER,
    countries: ['MY'] as const,
    color: '#b3121d',
    image_url: `/couriers/${JT_MY_ALIAS}.svg`,
    support_phone: '',
  };
  const url = base_url ?? (is_live ? LIVE_URL : SANDBOX_URL);
  const account = { base_url: url, api_account, private_key, customer_code, password: password.join(':') };
  return [createJtMyCourier({ profile, account, is_live: is_live && base_url === null, egress, clock, rates })];
}
