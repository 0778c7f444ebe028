import type { CountryCode } from '@sampan/country-rules';
import type { CourierProfile } from '../../ports/courier.ts';
import { courierImageUrl } from './courier-tile.ts';

/** A courier of the local network: its face, and what its consignment numbers begin with. */
export interface LocalCourier extends CourierProfile {
  /** Two letters behind the network's own `SMP`. */
  awb_letters: string;
  /** How its recipients are called: a rider rings, a postman knocks. */
  carrier_noun: 'courier' | 'postman' | 'rider' | 'driver';
}

function courier(
  alias: string,
  name: string,
  country: CountryCode,
  look: Pick<LocalCourier, 'color' | 'awb_letters' | 'carrier_noun' | 'support_phone'>,
): LocalCourier {
  return { alias, name, countries: [country], image_url: courierImageUrl(alias), ...look };
}

/** Couriers that exist nowhere but here, so that no name, number or price is mistaken for a real one. */
export const LOCAL_COURIERS: readonly LocalCourier[] = [
  courier('merlion-express', 'Merlion Express', 'SG', {
    color: '#b3261e',
    awb_letters: 'ME',
    carrier_noun: 'courier',
    support_phone: '+65 6000 0101',
  }),
  courier('straits-parcel', 'Straits Parcel', 'SG', {
    color: '#0b6b6f',
    awb_letters: 'SP',
    carrier_noun: 'driver',
    support_phone: '+65 6000 0102',
  }),
  courier('harbour-post', 'Harbour Post', 'SG', {
    color: '#1d4e9e',
    awb_letters: 'HP',
    carrier_noun: 'postman',
    support_phone: '+65 6000 0103',
  }),
  courier('kilat-rider', 'Kilat Rider', 'SG', {
    color: '#7a4a00',
    awb_letters: 'KR',
    carrier_noun: 'rider',
    support_phone: '+65 6000 0104',
  }),
  courier('hornbill-express', 'Hornbill Express', 'MY', {
    color: '#9a3412',
    awb_letters: 'HX',
    carrier_noun: 'courier',
    support_phone: '+60 3-0000 0201',
  }),
  courier('wau-parcel', 'Wau Parcel', 'MY', {
    color: '#6d28a8',
    awb_letters: 'WP',
    carrier_noun: 'driver',
    support_phone: '+60 3-0000 0202',
  }),
  courier('rimba-post', 'Rimba Post', 'MY', {
    color: '#1e6b34',
    awb_letters: 'RP',
    carrier_noun: 'postman',
    support_phone: '+60 3-0000 0203',
  }),
  courier('kancil-rider', 'Kancil Rider', 'MY', {
    color: '#a3195b',
    awb_letters: 'KC',
    carrier_noun: 'rider',
    support_phone: '+60 3-0000 0204',
  }),
  courier('tarsier-express', 'Tarsier Express', 'PH', {
    color: '#8a3b12',
    awb_letters: 'TX',
    carrier_noun: 'courier',
    support_phone: '+63 2-0000-0301',
  }),
  courier('bangka-parcel', 'Bangka Parcel', 'PH', {
    color: '#0e5a8a',
    awb_letters: 'BP',
    carrier_noun: 'driver',
    support_phone: '+63 2-0000-0302',
  }),
  courier('mayon-post', 'Mayon Post', 'PH', {
    color: '#5b3f8c',
    awb_letters: 'MP',
    carrier_noun: 'postman',
    support_phone: '+63 2-0000-0303',
  }),
  courier('habagat-cargo', 'Habagat Cargo', 'PH', {
    color: '#37474f',
    awb_letters: 'HC',
    carrier_noun: 'driver',
    support_phone: '+63 2-0000-0304',
  }),
  courier('cendrawasih-express', 'Cendrawasih Express', 'ID', {
    color: '#a1410f',
    awb_letters: 'CX',
    carrier_noun: 'courier',
    support_phone: '+62 21-0000-0401',
  }),
  courier('komodo-parcel', 'Komodo Parcel', 'ID', {
    color: '#3f6212',
    awb_letters: 'KP',
    carrier_noun: 'driver',
    support_phone: '+62 21-0000-0402',
  }),
  courier('melati-post', 'Melati Post', 'ID', {
    color: '#9d174d',
    awb_letters: 'MT',
    carrier_noun: 'postman',
    support_phone: '+62 21-0000-0403',
  }),
  courier('angin-timur-cargo', 'Angin Timur Cargo', 'ID', {
    color: '#134e6f',
    awb_letters: 'AT',
    carrier_noun: 'driver',
    support_phone: '+62 21-0000-0404',
  }),
];
