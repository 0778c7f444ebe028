import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countryCode, epochSeconds } from './primitive.ts';

export const getConstants = endpoint({
  name: 'getConstants',
  service: 'main',
  method: 'GET',
  path: '/common/constant',
  access: 'public',
  key_scope: 'location',
  summary: 'Get couriers, parcel statuses and client configuration',
  spec: '3 Client session state',
  response: v.object({
    couriers: v.array(
      v.object({
        alias: v.string(),
        name: v.string(),
        image_url: v.nullable(v.string()),
        color: v.string(),
        countries: v.array(countryCode),
      }),
    ),
    package_statuses: v.array(v.object({ status: v.string(), label_key: v.string() })),
    map: v.object({
      coast_url: v.string(),
      tile_url: v.nullable(v.string()),
      tile_attribution: v.nullable(v.string()),
    }),
    tax_schedule: v.picklist(['spec', 'statutory']),
    profile: v.picklist(['demo', 'production']),
    version: v.string(),
  }),
});

export const getPerformance = endpoint({
  name: 'getPerformance',
  service: 'main',
  method: 'GET',
  path: '/analytics/performance',
  access: 'member',
  summary: 'Get seller performance and home page figures',
  spec: '7 Common',
  response: v.object({
    /** Completed parcels of the last 30 days, and how many of them came without a failed attempt or return. */
    completed_30_days: v.number(),
    smooth_30_days: v.number(),
    /** Labels bought per day of the last 30 days, oldest first. */
    daily_labels: v.array(v.object({ date: v.string(), count: v.number() })),
    /** Parcels without a label, and bought labels that nobody printed. */
    to_buy: v.number(),
    to_print: v.number(),
    to_hand_over: v.number(),
    in_transit: v.number(),
    problem: v.number(),
  }),
});

export const getHealth = endpoint({
  name: 'getHealth',
  service: 'root',
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Check that the server and its database are available',
  spec: 'design 7',
  response: v.object({ status: v.literal('ok'), version: v.string(), profile: v.string(), time: epochSeconds }),
});
