import * as v from 'valibot';
import { party } from './address.ts';
import { deliveryWish } from './delivery-wish.ts';
import { endpoint } from './endpoint.ts';
import { orderStatus } from './order.ts';
import { ownInstruction, publicInstruction } from './parcel-problem.ts';
import { countryCode, epochSeconds, id, orderHandle } from './primitive.ts';

/** One thing that happened to a parcel, as its company sees it (spec 3 'Tracking entry'). */
export const trackingEntry = v.object({
  status: v.string(),
  status_description: v.string(),
  image_url: v.nullable(v.string()),
  courier_alias: v.string(),
  place: v.string(),
  /** Not a report: what the sender asked the courier to do. */
  instruction: v.nullable(ownInstruction),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type TrackingEntry = v.InferOutput<typeof trackingEntry>;

const courier = v.object({ alias: v.string(), name: v.string(), image_url: v.nullable(v.string()), color: v.string() });

/** What the company itself may see of a parcel's way. */
export const trackingInfo = v.object({
  id,
  number: v.string(),
  reference_id: v.nullable(v.string()),
  status: orderStatus,
  rating: v.nullable(v.number()),
  origin_country_code: countryCode,
  courier: v.nullable(courier),
  tracking_code: v.nullable(v.string()),
  tracking_url: v.string(),
  driver_phone: v.nullable(v.string()),
  billing_address: v.nullable(party),
  shipping_address: v.nullable(party),
  pod_urls: v.array(v.string()),
  trackings: v.array(trackingEntry),
  estimated_delivery_at: v.nullable(epochSeconds),
  /** What the recipient asked of the driver; null while nobody did. */
  delivery_wish: v.nullable(deliveryWish),
  updated_at: epochSeconds,
});
export type TrackingInfo = v.InferOutput<typeof trackingInfo>;

/**
 * What anybody with the link may see: a type of its own, without names, addresses, phones, proof photos or the driver's
 * phone (design 8.10). They are absent, not hidden; places are hubs and cities.
 */
export const publicTrackingInfo = v.object({
  tracking_code: v.nullable(v.string()),
  status: orderStatus,
  courier: v.nullable(courier),
  origin_country_code: countryCode,
  destination_country_code: v.nullable(countryCode),
  trackings: v.array(
    v.object({
      status: v.string(),
      status_description: v.string(),
      image_url: v.nullable(v.string()),
      courier_alias: v.string(),
      place: v.string(),
      instruction: v.nullable(publicInstruction),
      created_at: epochSeconds,
      updated_at: epochSeconds,
    }),
  ),
  estimated_delivery_at: v.nullable(epochSeconds),
  updated_at: epochSeconds,
});
export type PublicTrackingInfo = v.InferOutput<typeof publicTrackingInfo>;

export const getTracking = endpoint({
  name: 'getTracking',
  service: 'tpl',
  method: 'GET',
  path: '/order/{id}/tracking_info',
  access: 'member',
  api_scope: 'tracking:read',
  summary: 'Track one of your parcels by ID, number, tracking code or reference',
  spec: '2 Package tracking panel',
  params: v.strictObject({ id: orderHandle }),
  response: trackingInfo,
  errors: ['tracking_not_available'],
});

export const getPublicTracking = endpoint({
  name: 'getPublicTracking',
  service: 'tpl',
  method: 'GET',
  path: '/order/{id}/public_tracking_info',
  access: 'public',
  key_scope: 'track',
  summary: 'Track a parcel by ID or tracking code (public, no personal data)',
  spec: '2 Package tracking panel',
  params: v.strictObject({ id: orderHandle }),
  response: publicTrackingInfo,
  errors: ['tracking_not_available', 'rate_limited'],
});
