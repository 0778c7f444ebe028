import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';

const COURIER = { alias: 'merlion-express', name: 'Merlion Express', image_url: null, color: '#b3261e' };
/** 21 November 2026, 09:12 in Singapore. */
const NOON = 1_795_223_520;

function entry(status: string, status_description: string, place: string, created_at: number) {
  return {
    status,
    status_description,
    image_url: null,
    courier_alias: COURIER.alias,
    place,
    instruction: null,
    created_at,
    updated_at: created_at,
  };
}

const TRACKINGS = [
  entry('out_for_delivery', 'With the driver', 'Toa Payoh', NOON),
  entry('in_transit', 'Arrived at the delivery hub', 'Ang Mo Kio', NOON - 9_000),
  entry('in_transit', 'Picked up from the sender', 'Paya Lebar', NOON - 61_000),
];

/** A parcel out for delivery, as its company sees it. */
export const FULL: TrackingInfo = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  number: 'SP-100482',
  reference_id: 'WEB-77',
  status: 'in_transit',
  rating: null,
  origin_country_code: 'SG',
  courier: COURIER,
  tracking_code: 'SMPME884211705',
  tracking_url: 'https://ship.example/t/0193a1b2',
  driver_phone: '+6591112222',
  billing_address: {
    name: 'Rachel Tan',
    phone: '91234567',
    email: '',
    coordinate: place('60 Paya Lebar Road', '409051'),
  },
  shipping_address: {
    name: 'Nguyễn Thị Ánh Tuyết',
    phone: '98765432',
    email: '',
    coordinate: place('Blk 145 Toa Payoh Lorong 2', '310145'),
  },
  pod_urls: [],
  trackings: TRACKINGS,
  estimated_delivery_at: NOON + 20_000,
  delivery_wish: null,
  updated_at: NOON,
};

/** The same parcel for anybody. */
export const PUBLIC: PublicTrackingInfo = {
  tracking_code: FULL.tracking_code,
  status: FULL.status,
  courier: COURIER,
  origin_country_code: 'SG',
  destination_country_code: 'SG',
  trackings: TRACKINGS,
  estimated_delivery_at: FULL.estimated_delivery_at,
  updated_at: NOON,
};

function place(street: string, post_code: string) {
  return {
    unit_number: '#01-01',
    street,
    building_name: '',
    post_code,
    city: 'Singapore',
    state: '',
    district: '',
    county: '',
    country: 'SG' as const,
    lat: null,
    lng: null,
    formatted_address: `#01-01, ${street}, Singapore ${post_code}`,
  };
}
