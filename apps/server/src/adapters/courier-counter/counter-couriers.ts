import type { CountryCode } from '@sampan/country-rules';
import type { CourierPort, CourierProfile, CourierRate, RateSource } from '../../ports/courier.ts';
import { numberOf } from '../courier-http/index.ts';

interface CounterCourier {
  name: string;
  country: CountryCode;
  color: string;
}

/** Couriers without an interface that anybody may call, by the alias that rate cards name. */
const COUNTER_COURIERS: Readonly<Record<string, CounterCourier>> = {
  'lbc-ph': { name: 'LBC', country: 'PH', color: '#b3132b' },
  'singpost-sg': { name: 'SingPost', country: 'SG', color: '#1c3f94' },
  'jne-id': { name: 'JNE', country: 'ID', color: '#14427e' },
  'sicepat-id': { name: 'SiCepat', country: 'ID', color: '#9c1f24' },
  'pos-my': { name: 'Pos Malaysia', country: 'MY', color: '#a3141c' },
};

/** Ours, on the label until the courier's own is entered. */
const PLACEHOLDER_LENGTH = 12;

/** `singpost-sg,pos-my` as aliases. */
export function counterAliases(text: string): string[] {
  return text
    .split(',')
    .map((alias) => alias.trim())
    .filter((alias) => Object.hasOwn(COUNTER_COURIERS, alias));
}

/** Couriers at whose counter the sender hands the parcel in. Nothing is booked by Sampan, and nothing is claimed to be. */
export function createCounterCouriers(options: { aliases: readonly string[]; rates: RateSource }): CourierPort[] {
  return options.aliases.flatMap((alias) => {
    const known = COUNTER_COURIERS[alias];
    if (known === undefined) return [];
    const profile: CourierProfile = {
      alias,
      name: known.name,
      countries: [known.country],
      color: known.color,
      image_url: `/couriers/${alias}.svg`,
      support_phone: '',
      is_counter: true,
    };
    return [createCounterCourier(profile, options.rates)];
  });
}

function createCounterCourier(profile: CourierProfile, rates: RateSource): CourierPort {
  const parcelOf = (client_ref: string) => {
    const number = `SMPC${numberOf(client_ref, PLACEHOLDER_LENGTH)}`;
    return {
      status: 'bought',
      tracking_code: number,
      route_code: '',
      courier_ref: number,
      courier_label: null,
    } as const;
  };
  return {
    profile,
    problems: null,
    bracketOf: (request) => rates.bracketOf(profile.alias, request),
    quote: async (request) => {
      if (request.cod_minor > 0) return { rates: [], refusals: [noCashAt(profile.name)] };
      const { rates: offered, refusals } = await rates.quoteOf(profile.alias, request);
      return { rates: offered.map(handedIn), refusals };
    },
    // Nothing leaves the house, so nothing can be lost on the way.
    buy: async ({ client_ref }) => parcelOf(client_ref),
    findByClientRef: async (client_ref) => parcelOf(client_ref),
    track: async () => ({ status: 'found', events: [] }),
    cancel: async () => ({ status: 'cancelled' }),
  };
}

/** Whatever the rate card says: nobody fetches it, collects cash or covers it through us. */
const handedIn = (rate: CourierRate): CourierRate => ({
  ...rate,
  pick_up: false,
  drop_off: true,
  cod: null,
  insurance_max_minor: 0,
});

const noCashAt = (name: string) =>
  ({
    code: 'cod_not_available',
    message: `${name} does not collect cash for parcels handed in at its counter.`,
  }) as const;
