import { rulesOf } from '@sampan/country-rules';
import type { CourierAddress, CourierEvent, CourierPurchase } from '../../ports/courier.ts';
import { amountOf, coverOf, eventId, fitting, kilogramsOf, phoneOf, sizeOf } from '../courier-http/index.ts';
import type { JtScan } from './jt-my.schema.ts';
import { codeOfScan } from './jt-my.status.ts';

export const COURIER = 'J&T Express';
const MAX_NAME = 50;
const MAX_ADDRESS = 200;
const MAX_REMARK = 200;

function partyOf(address: CourierAddress, side: string): Record<string, unknown> {
  const street = [address.unit_number, address.street, address.district].filter((part) => part !== '').join(', ');
  return {
    name: fitting(address.name, MAX_NAME, `the ${side}'s name`, COURIER),
    // With the country's code and without its sign.
    phone: phoneOf(address).replace(/^\+/u, ''),
    countryCode: 'MYS',
    prov: address.state,
    city: address.city,
    address: fitting(street, MAX_ADDRESS, `the ${side}'s address`, COURIER),
    postCode: address.post_code,
  };
}

/** The order of a purchase in J&T's words. Throws `CourierObjection` for texts that it would not take. */
export function orderOf(purchase: CourierPurchase, txlogisticId: string): Record<string, unknown> {
  const { parcel, currency } = purchase;
  const size = sizeOf(parcel);
  return {
    txlogisticId,
    actionType: 'add',
    // From the door, or brought to a shop.
    serviceType: purchase.pick_up ? '1' : '6',
    payType: 'PP_PM',
    expressType: 'EZ',
    sender: partyOf(purchase.origin, 'sender'),
    receiver: partyOf(purchase.destination, 'recipient'),
    packageInfo: {
      packageQuantity: 1,
      weight: kilogramsOf(parcel.weight_g),
      ...size,
      packageValue: coverOf(parcel.value_minor, currency),
      packageName: fitting(parcel.content, MAX_NAME, 'the contents', COURIER),
    },
    ...(purchase.cod_minor > 0
      ? { codInfo: { codValue: amountOf(purchase.cod_minor, currency), codCurrency: currency } }
      : {}),
    ...(purchase.insured_minor > 0
      ? { offerFeeInfo: { offerFee: coverOf(purchase.insured_minor, currency), offerFeeCurrency: currency } }
      : {}),
    remark: fitting(purchase.instructions, MAX_REMARK, 'the delivery instructions', COURIER),
  };
}

/** Oldest first. Times are those of a clock in Malaysia; a scan that nobody knows is noted as it is. */
export function eventsOf(alias: string, tracking_code: string, scans: readonly JtScan[]): CourierEvent[] {
  const { utc_offset_h } = rulesOf('MY');
  const events = scans.flatMap((scan): CourierEvent[] => {
    const at = Date.parse(`${(scan.scanTime ?? '').replace(' ', 'T')}Z`) / 1000 - utc_offset_h * 3600;
    const known = codeOfScan(scan.scanTypeCode ?? '');
    if (!Number.isFinite(at)) return [];
    return [
      {
        id: eventId(alias, tracking_code, known ?? scan.scanTypeCode ?? '', at),
        code: known ?? 'noted',
        description: (scan.desc || scan.scanType || '').slice(0, 300),
        place: (scan.scanNetworkCity ?? '').slice(0, 120),
        at,
        driver_phone: null,
        pod_urls: [],
      },
    ];
  });
  return events.sort((a, b) => a.at - b.at);
}
