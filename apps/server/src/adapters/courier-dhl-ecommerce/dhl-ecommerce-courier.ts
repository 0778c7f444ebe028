import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type { BoughtParcel, CourierPort, CourierProfile, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import { CourierObjection, cancelRefused, numberOf, parcelRefused, testParcelRefused } from '../courier-http/index.ts';
import { createDhlEcommerceClient, refusalIn, type DhlEcommerceAccount } from './dhl-ecommerce.client.ts';
import { COURIER, eventsOf, labelOf, productOf } from './dhl-ecommerce.mapper.ts';
import { dhlItems, dhlTraces, type DhlItem } from './dhl-ecommerce.schema.ts';

const NUMBER_LENGTH = 16;
/** What it says of a number that it never gave a label to. */
const NOT_THERE = /not found|does not exist|not exist/iu;
const GONE = /already deleted|already cancelled/iu;

/**
 * DHL eCommerce Asia in one country. The shipment's id is ours and is taken once in 90 days: the same purchase has the same one,
 * and its label is found again by printing it again. Prices come from the rate card that the operator agreed on.
 */
export function createDhlEcommerceCourier(options: {
  profile: CourierProfile;
  account: DhlEcommerceAccount;
  prefix: string;
  /** A live account books real vans: test parcels never reach it. */
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort {
  const { profile, account, prefix, rates } = options;
  const { alias } = profile;
  const client = createDhlEcommerceClient(options);
  const shipmentId = (client_ref: string) => `${prefix}${numberOf(client_ref, NUMBER_LENGTH)}`;

  /** What DHL says of one shipment; its other items are nobody's business. */
  const ask = async (path: string, name: string, type: string, bd: object, shipment_id: string): Promise<DhlItem> => {
    const { labels, shipmentItems } = await client.send(path, { name, type, version: '1.4', bd }, dhlItems);
    const item = [...labels, ...shipmentItems].find(({ shipmentID }) => shipmentID === shipment_id);
    if (item === undefined) throw new Error(`DHL said nothing of ${shipment_id}`);
    const refusal = refusalIn(item.responseStatus);
    if (refusal !== null) throw new CourierObjection(refusal);
    return item;
  };
  const only = (shipmentID: string) => ({ shipmentItems: [{ shipmentID }] });

  const find = async (shipment_id: string): Promise<BoughtParcel | null> => {
    const request = ['/rest/v2/Label/Reprint', 'labelReprintRequest', 'LABELREPRINT'] as const;
    try {
      return boughtOf(await ask(...request, only(shipment_id), shipment_id));
    } catch (error) {
      if (error instanceof CourierObjection && (NOT_THERE.test(error.message) || GONE.test(error.message))) return null;
      // Any other word says nothing about whether the label is there.
      if (error instanceof CourierObjection)
        throw new Error(`DHL does not print ${shipment_id}: ${error.message}`, { cause: error });
      throw error;
    }
  };

  return {
    profile,
    problems: null,
    bracketOf: (request) => rates.bracketOf(alias, request),
    quote: async (request) => {
      const { rates: offered, refusals } = await rates.quoteOf(alias, request);
      return { rates: offered.filter((rate) => productOf(rate.service_alias) !== null), refusals };
    },
    buy: async (purchase) => {
      if (purchase.is_test && options.is_live) return testParcelRefused(COURIER);
      const product = productOf(purchase.service_id.slice(alias.length + 1));
      if (product === null) return parcelRefused(COURIER, '');
      const shipment_id = shipmentId(purchase.client_ref);
      const known = await find(shipment_id);
      if (known !== null) return known;
      try {
        const bd = labelOf(purchase, { shipment_id, product });
        return boughtOf(await ask('/rest/v2/Label', 'labelRequest', 'LABEL', bd, shipment_id));
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        // Two servers may have asked at once: what the other one booked is this very parcel.
        return (await find(shipment_id)) ?? parcelRefused(COURIER, error.message);
      }
    },
    findByClientRef: async (client_ref) => (await find(shipmentId(client_ref))) ?? { status: 'not_found' },
    track: async (tracking_code) => {
      const bd = { ePODRequired: 'Y', trackingReferenceNumber: [tracking_code] };
      const request = { name: 'trackItemRequest', type: 'TRACKITEM', version: '1.0', bd };
      const { shipmentItems } = await client.send('/rest/v3/Tracking', request, dhlTraces);
      const item = shipmentItems.find(({ shipmentID }) => shipmentID === tracking_code);
      if (item === undefined) return { status: 'not_found' };
      return { status: 'found', events: eventsOf(alias, tracking_code, account.country, item.events) };
    },
    cancel: async (tracking_code) => {
      const request = ['/rest/v2/Label/Delete', 'deleteShipmentReq', 'DELETESHIPMENT'] as const;
      try {
        await ask(...request, only(tracking_code), tracking_code);
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        if (GONE.test(error.message)) return { status: 'cancelled' };
        if (NOT_THERE.test(error.message)) return { status: 'refused', reason: UNKNOWN_NUMBER };
        return cancelRefused(error.message);
      }
    },
  };
}

function boughtOf({ shipmentID, content }: DhlItem): BoughtParcel {
  return {
    status: 'bought',
    tracking_code: shipmentID,
    route_code: '',
    courier_ref: shipmentID,
    courier_label: content === '' ? null : { format: 'pdf', base64: content },
  };
}
