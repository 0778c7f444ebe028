import type { Clock } from '../../platform/clock.ts';
import type { CourierPort } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import type { TokenStore } from '../../ports/courier-account.ts';
import { createEasyparcelCourier } from './easyparcel-courier.ts';
import { COURIER } from './easyparcel.mapper.ts';

const API_URL = 'https://api.easyparcel.com';
const COLOR = '#1f5fa8';
const ALIAS = 'easyparcel-my';

export interface EasyparcelSetting {
  client_id: string;
  client_secret: string;
  refresh_token: string;
  /** At the end of the address that EasyParcel sends messages to: they carry no signature. */
  message_secret: string;
  /** Which of the two accounts the consent was given for: both have one address. */
  kind: 'demo' | 'live';
}

/** `client_id:client_secret:refresh_token:message_secret:demo`, or `live`. Null where nothing is set; throws for an entry of another form. */
export function easyparcelSettings(text: string): EasyparcelSetting | null {
  if (text === '') return null;
  const [client_id = '', client_secret = '', refresh_token = '', message_secret = '', kind] = text.split(':');
  if (
    client_secret === '' ||
    refresh_token === '' ||
    message_secret.length < 16 ||
    (kind !== 'demo' && kind !== 'live')
  )
    throw new Error('EASYPARCEL_ACCOUNT must be client_id:client_secret:refresh_token:message_secret:demo or :live');
  return { client_id, client_secret, refresh_token, message_secret, kind };
}

/** Which kind of account a server is for. Another server with its API is a test. */
export const easyparcelKind = ({ is_live, base_url }: { is_live: boolean; base_url: string | null }) =>
  is_live && base_url === null ? 'live' : 'demo';

/** EasyParcel in Malaysia. A live account on a server that is none, or the other way round, offers nothing. */
export function createEasyparcelCouriers(options: {
  account: EasyparcelSetting | null;
  /** Another server with its API, for tests. */
  base_url: string | null;
  is_live: boolean;
  tokens: (name: string) => TokenStore;
  egress: Egress;
  clock: Clock;
  warn: (message: string) => void;
}): CourierPort[] {
  const { account, base_url, is_live, tokens, egress, clock, warn } = options;
  if (account === null) return [];
  const { message_secret, kind, ...keys } = account;
  if (kind !== easyparcelKind({ is_live, base_url })) {
    warn(`${ALIAS} is not offered: its account is for ${kind} parcels, and this server is not`);
    return [];
  }
  return [
    createEasyparcelCourier({
      profile: {
        alias: ALIAS,
        name: COURIER,
        countries: ['MY'],
        color: COLOR,
        image_url: `/couriers/${ALIAS}.svg`,
        support_phone: '',
      },
      account: { ...keys, base_url: base_url ?? API_URL },
      message_secret,
      is_live: kind === 'live',
      tokens: tokens(ALIAS),
      egress,
      clock,
      warn,
    }),
  ];
}
