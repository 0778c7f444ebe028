import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { CourierAddress, CourierEvent, CourierPurchase } from '../../ports/courier.ts';
import { CourierObjection, amountOf, coverOf, eventId, fitting, phoneOf } from '../courier-http/index.ts';
import type { DhlEvent } from './dhl-ecommerce.schema.ts';
import { codeOfDescription } from './dhl-ecommerce.status.ts';

export const COURIER = 'DHL eCommerce';
const MAX_LINE = 50;
const MAX_LINES = 3;

/** What a rate card may call its services, and DHL's domestic products. */
const PRODUCTS = new Map([
  ['standard', 'PDO'],
  ['express', 'PDE'],
]);

/** Null for a service that DHL eCommerce does not have. */
export const productOf = (service_alias: string) => PRODUCTS.get(service_alias) ?? null;

/** An address in lines that break between words: a door is never cut in half. */
function linesOf(text: string, side: string): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll(/\s+/gu, ' ').trim().split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ' ', ...word].length <= MAX_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MAX_LINES && lines.every((line) => [...line].length <= MAX_LINE)) return lines;
  throw new CourierObjection(
    `${COURIER} takes at most ${MAX_LINES} lines of ${MAX_LINE} characters for the ${side}'s address. Please shorten it.`,
  );
}

function partyOf(address: CourierAddress, side: string): Record<string, unknown> {
  const { unit_number, street, county, district, city, state, post_code, country, email } = address;
  const lines = linesOf([unit_number, street, county].filter((part) => part !== '').join(', '), side);
  return {
    name: fitting(address.name, MAX_LINE, `the ${side}'s name`, COURIER),
    ...Object.fromEntries(lines.map((line, index) => [`address${index + 1}`, line])),
    ...(district === '' ? {} : { district }),
    ...(city === '' ? {} : { city }),
    ...(state === '' ? {} : { state }),
    postCode: post_code,
    country,
    phone: phoneOf(address),
    ...(email === '' ? {} : { email }),
  };
}

/** The label of a purchase in DHL's words. Throws `CourierObjection` for texts that it would not take. */
export function labelOf(
  purchase: CourierPurchase,
  { shipment_id, product }: { shipment_id: string; product: string },
): Record<string, unknown> {
  const { parcel, currency, cod_minor, insured_minor } = purchase;
  return {
    inlineLabelReturn: 'Y',
    // Fetched, or brought to a shop.
    handoverMethod: purchase.pick_up ? 2 : 1,
    pickupAddress: partyOf(purchase.origin, 'sender'),
    shipmentItems: [
      {
        shipmentID: shipment_id,
        consigneeAddress: partyOf(purchase.destination, 'recipient'),
        returnMode: '01',
        packageDesc: fitting(parcel.content || purchase.reference, MAX_LINE, 'the contents', COURIER),
        totalWeight: parcel.weight_g,
        totalWeightUOM: 'G',
        productCode: product,
        ...(cod_minor > 0 ? { codValue: amountOf(cod_minor, currency) } : {}),
        ...(insured_minor > 0 ? { insuranceValue: coverOf(insured_minor, currency) } : {}),
        currency,
        isMult: 'FALSE',
        ...(purchase.instructions === ''
          ? {}
          : { remarks: fitting(purchase.instructions, MAX_LINE, 'the delivery instructions', COURIER) }),
      },
    ],
    label: { format: 'PDF', layout: '1x1', pageSize: '400x600' },
  };
}

/** Oldest first. `LT` is the time of the country's clocks; a description that nobody knows is noted as it is. */
export function eventsOf(
  alias: string,
  shipment_id: string,
  country: CountryCode,
  listed: readonly DhlEvent[],
): CourierEvent[] {
  const { utc_offset_h } = rulesOf(country);
  const events = listed.flatMap(({ status, description, dateTime, timezone, address }): CourierEvent[] => {
    const is_offset = /^[+-]\d\d:\d\d$/u.test(timezone);
    const zone = is_offset ? timezone : 'Z';
    const ms = Date.parse(`${dateTime.replace(' ', 'T')}${zone}`) - (is_offset ? 0 : utc_offset_h * 3_600_000);
    if (!Number.isFinite(ms)) return [];
    const at = Math.floor(ms / 1000);
    const known = codeOfDescription(description);
    return [
      {
        id: eventId(alias, shipment_id, known ?? (status || description), at),
        code: known ?? 'noted',
        description: description.slice(0, 300),
        place: (address?.city ?? '').slice(0, 120),
        at,
        driver_phone: null,
        pod_urls: [],
      },
    ];
  });
  return events.sort((a, b) => a.at - b.at);
}
