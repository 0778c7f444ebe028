import type { CourierMessageReading, CourierPort, CourierProfile, CourierRate } from '../../ports/courier.ts';
import { noCash } from '../courier-http/index.ts';

/** How a courier shows itself under a company's own contract. */
export const ownProfile = (profile: CourierProfile, alias: string): CourierProfile => ({
  ...profile,
  alias,
  image_url: `/couriers/${alias}.svg`,
  is_own_contract: true,
});

/**
 * A courier under one company's own contract. The courier bills the company, so its rates cost the wallet nothing. Cash would go
 * from the courier to the company past our ledger, and a claim of cover past us: neither is offered.
 *
 * Whoever holds the contract holds the secret that its messages are signed with, so they only say which parcel to ask the courier about.
 *
 * @param quotes_live whether the rates are the courier's own answers; a rate card's say nothing of another contract
 */
export function underOwnContract(
  port: CourierPort,
  alias: string,
  { quotes_live }: { quotes_live: boolean },
): CourierPort {
  const { profile } = port;
  const ours = (service_id: string) => service_id.replace(`${profile.alias}.`, `${alias}.`);
  const theirs = (service_id: string) => service_id.replace(`${alias}.`, `${profile.alias}.`);
  return {
    ...port,
    profile: ownProfile(profile, alias),
    bracketOf: null,
    quote: async (request, options) => {
      if (request.cod_minor > 0) return { rates: [], refusals: [noCash(profile.name)] };
      const { rates, refusals } = await port.quote(request, options);
      return { rates: rates.map((rate) => freeOfCharge(rate, ours(rate.service_id), quotes_live)), refusals };
    },
    ...(port.readMessage === undefined ? {} : { readMessage: (message) => withoutEvents(port.readMessage?.(message)) }),
    buy: (purchase, options) => port.buy({ ...purchase, service_id: theirs(purchase.service_id) }, options),
  };
}

function withoutEvents(reading: CourierMessageReading = { status: 'forged' }): CourierMessageReading {
  if (reading.status === 'forged') return reading;
  return { ...reading, reports: reading.reports.map((report) => ({ ...report, event: null })) };
}

function freeOfCharge(rate: CourierRate, service_id: string, quotes_live: boolean): CourierRate {
  const price_minor = rate.freight_minor + rate.surcharges.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return {
    ...rate,
    service_id,
    freight_minor: 0,
    surcharges: [],
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: null,
    own_contract: { price_minor: quotes_live ? price_minor : null },
  };
}
