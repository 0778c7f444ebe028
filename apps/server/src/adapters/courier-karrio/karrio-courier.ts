import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type {
  BoughtParcel,
  BuyOutcome,
  CourierPort,
  CourierProfile,
  CourierPurchase,
  FoundParcel,
} from '../../ports/courier.ts';
import { priceRaised } from '../courier-http/index.ts';
import { KarrioRefusal } from './karrio.client.ts';
import type { KarrioClient } from './karrio.client.ts';
import { decimalOf, eventsOf, karrioAddress, karrioParcel, rateOf, rateRef, readRateRef } from './karrio.mapper.ts';
import { karrioRates, karrioShipment, karrioShipments, karrioTracker } from './karrio.schema.ts';
import type { KarrioShipment } from './karrio.schema.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';

/** While a draft is this young its purchase may still be under way in Karrio: nothing definite can be said about it. */
const PURCHASE_MAY_RUN_S = 180;

/**
 * One carrier of a Karrio instance as a courier.
 *
 * Karrio has no idempotency key, so the reference does the work: the draft shipment is made with our `client_ref`, found
 * again by it, and bought once; a draft that is bought already is answered, never bought again. What Karrio objects to
 * (4xx) is a refusal; any other failure is thrown and means that the result is unknown.
 */
export function createKarrioCourier(options: {
  client: KarrioClient;
  clock: Clock;
  profile: CourierProfile;
  /** Name of the connection in Karrio. */
  carrier_id: string;
}): CourierPort {
  const { client, profile, carrier_id, clock } = options;

  const findShipment = async (client_ref: string, signal: AbortSignal): Promise<KarrioShipment | null> => {
    const list = await client.get(`/v1/shipments?reference=${encodeURIComponent(client_ref)}`, karrioShipments, signal);
    // Karrio matches parts of references; and where a draft was made twice, the bought one counts.
    const own = list.results.filter((shipment) => shipment.reference === client_ref && shipment.status !== 'cancelled');
    return own.find(isBought) ?? own[0] ?? null;
  };

  const buyDraft = async (
    draft: KarrioShipment,
    purchase: CourierPurchase,
    signal: AbortSignal,
  ): Promise<BuyOutcome> => {
    const wanted = readRateRef(purchase.courier_rate_ref);
    const rate = draft.rates?.find((one) => one.carrier_id === carrier_id && one.service === wanted?.service);
    if (wanted === null || rate === undefined)
      return { status: 'refused', reason: `${profile.name} no longer offers this service for the parcel.` };
    if ((readRateRef(rateRef(rate, purchase.currency))?.total_minor ?? Infinity) > wanted.total_minor)
      return priceRaised(profile.name);
    const bought = await client.post(
      `/v1/shipments/${encodeURIComponent(draft.id)}/purchase`,
      { selected_rate_id: rate.id, label_type: 'PDF' },
      karrioShipment,
      signal,
    );
    if (!isBought(bought)) throw new Error(`Karrio left shipment ${bought.id} in status ${bought.status}`);
    return boughtOf(bought);
  };

  return {
    profile,
    // Karrio has no call for it.
    problems: null,
    // Its prices are asked live.
    bracketOf: null,
    quote: async (request, { signal }) => {
      if (request.cod_minor > 0)
        return {
          rates: [],
          refusals: [{ code: 'cod_not_available', message: `${profile.name} does not collect cash on delivery.` }],
        };
      const answer = await client.post(
        '/v1/proxy/rates',
        {
          shipper: karrioAddress(request.origin),
          recipient: karrioAddress(request.destination),
          parcels: [karrioParcel(request.parcel)],
          carrier_ids: [carrier_id],
          options: {
            currency: request.currency,
            declared_value: decimalOf(request.parcel.value_minor, request.currency),
          },
        },
        karrioRates,
        signal,
      );
      const own = (answer.rates ?? []).filter(
        (rate) => rate.carrier_id === carrier_id && rate.currency === request.currency,
      );
      return {
        rates: own.map((rate) => rateOf(rate, profile.alias, request.currency, request.parcel.weight_g)),
        refusals:
          own.length > 0
            ? []
            : [{ code: 'route_not_served', message: `${profile.name} has no service for this parcel.` }],
      };
    },
    buy: async (purchase, { signal }) => {
      try {
        const known = await findShipment(purchase.client_ref, signal);
        if (known !== null && isBought(known)) return boughtOf(known);
        const draft =
          known ?? (await client.post('/v1/shipments', draftOf(purchase, carrier_id), karrioShipment, signal));
        return await buyDraft(draft, purchase, signal);
      } catch (error) {
        if (!(error instanceof KarrioRefusal)) throw error;
        // 409: the shipment has moved on meanwhile; and a fault inside Karrio says nothing about the carrier.
        if (error.status === 409 || error.codes.some((code) => /INTERNAL|TIMEOUT/i.test(code))) throw error;
        return {
          status: 'refused',
          reason: `${profile.name}: ${error.message || 'the shipment was not accepted'}`.slice(0, 300),
        };
      }
    },
    findByClientRef: async (client_ref, { signal }): Promise<FoundParcel> => {
      const found = await findShipment(client_ref, signal);
      if (found === null) return { status: 'not_found' };
      if (isBought(found)) return boughtOf(found);
      const age_s = (clock.now() - Date.parse(found.created_at ?? '')) / 1000;
      if (!(age_s > PURCHASE_MAY_RUN_S))
        throw new Error(
          `shipment ${found.id} is a draft of ${Math.round(age_s)} s: its purchase may still be under way`,
        );
      return { status: 'not_found' };
    },
    track: async (tracking_code, { signal }) => {
      try {
        const tracker = await client.get(`/v1/trackers/${encodeURIComponent(tracking_code)}`, karrioTracker, signal);
        return { status: 'found', events: eventsOf(tracker, rulesOf(homeOf(profile)).utc_offset_h) };
      } catch (error) {
        if (error instanceof KarrioRefusal && error.status === 404) return { status: 'not_found' };
        throw error;
      }
    },
    cancel: async (tracking_code, { signal }) => {
      const list = await client.get(
        `/v1/shipments?tracking_number=${encodeURIComponent(tracking_code)}`,
        karrioShipments,
        signal,
      );
      const shipment = list.results.find((one) => one.tracking_number === tracking_code);
      if (shipment === undefined) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (shipment.status === 'cancelled') return { status: 'cancelled' };
      try {
        await client.post(`/v1/shipments/${encodeURIComponent(shipment.id)}/cancel`, {}, karrioShipment, signal);
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof KarrioRefusal)) throw error;
        return { status: 'refused', reason: error.message || 'The shipment can no longer be cancelled.' };
      }
    },
  };
}

function homeOf(profile: CourierProfile): CountryCode {
  return profile.countries[0] ?? 'SG';
}

function isBought(shipment: KarrioShipment): boolean {
  return shipment.status !== 'draft' && shipment.status !== 'cancelled' && (shipment.tracking_number ?? '') !== '';
}

function boughtOf(shipment: KarrioShipment): BoughtParcel {
  const label = shipment.shipping_documents?.find(
    (document) => document.category === 'label' && (document.base64 ?? '') !== '',
  );
  return {
    status: 'bought',
    tracking_code: shipment.tracking_number ?? '',
    route_code: '',
    courier_ref: shipment.id,
    courier_label:
      label === undefined
        ? null
        : { format: /zpl/i.test(label.format ?? '') ? 'zpl' : 'pdf', base64: label.base64 ?? '' },
  };
}

function draftOf(purchase: CourierPurchase, carrier_id: string): Record<string, unknown> {
  return {
    shipper: karrioAddress(purchase.origin),
    recipient: karrioAddress(purchase.destination),
    parcels: [karrioParcel(purchase.parcel)],
    payment: { paid_by: 'sender', currency: purchase.currency },
    carrier_ids: [carrier_id],
    reference: purchase.client_ref,
    label_type: 'PDF',
    options: { currency: purchase.currency, declared_value: decimalOf(purchase.parcel.value_minor, purchase.currency) },
    metadata: { order_number: purchase.reference },
  };
}
