import * as v from 'valibot';
import { geocodedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, isoDate, languageCode, listOf, queryInteger, text } from './primitive.ts';

export const levelRecord = v.object({
  id: v.string(),
  name: v.string(),
  /** Names this place had before a reform, newest first (Viet Nam, July 2025). */
  former_names: v.optional(v.array(v.string())),
  post_codes: v.optional(v.array(v.string())),
});
export type LevelRecord = v.InferOutput<typeof levelRecord>;

const levelQuery = {
  country_code: countryCode,
  language: v.optional(languageCode),
  page: v.optional(queryInteger(1, 1000), '1'),
  per_page: v.optional(queryInteger(1, 1000), '1000'),
  /** Day the places have to be in force, e.g. 2025-06-30 for the three levels Viet Nam had; today when absent (design 8.5). */
  valid_on: v.optional(isoDate),
};

function levelEndpoint<N extends string, Q extends v.GenericSchema>(name: N, level: 1 | 2 | 3 | 4, query: Q) {
  return endpoint({
    name,
    service: 'main',
    method: 'GET',
    path: `/common/supported_locations/level_${level}/list`,
    access: 'public',
    key_scope: 'location',
    summary: `Places of address level ${level}${level > 1 ? ' below the named parents' : ''}`,
    spec: '7 Common',
    query,
    response: listOf(levelRecord),
  });
}

export const listLevel1 = levelEndpoint('listLevel1', 1, v.strictObject({ ...levelQuery }));
export const listLevel2 = levelEndpoint('listLevel2', 2, v.strictObject({ ...levelQuery, level1: text(120) }));
export const listLevel3 = levelEndpoint(
  'listLevel3',
  3,
  v.strictObject({ ...levelQuery, level1: text(120), level2: text(120) }),
);
export const listLevel4 = levelEndpoint(
  'listLevel4',
  4,
  v.strictObject({ ...levelQuery, level1: text(120), level2: text(120), level3: text(120) }),
);

const found = v.object({
  records: v.array(geocodedAddress),
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
});

export const searchAddresses = endpoint({
  name: 'searchAddresses',
  service: 'main',
  method: 'GET',
  path: '/common/search_addresses',
  access: 'public',
  key_scope: 'location',
  summary: 'Search addresses by text or postcode',
  spec: '7 Common',
  query: v.pipe(
    v.strictObject({ address: v.optional(text(200)), post_code: v.optional(text(12)), country_code: countryCode }),
    v.check((input) => Boolean(input.address) !== Boolean(input.post_code), 'validate.address_or_post_code'),
  ),
  response: found,
  errors: ['rate_limited'],
});

export const reverseGeocode = endpoint({
  name: 'reverseGeocode',
  service: 'main',
  method: 'GET',
  path: '/common/reverse_geocode',
  access: 'public',
  key_scope: 'location',
  summary: 'Find the nearest known address to a map point',
  spec: '7 Common',
  query: v.strictObject({
    lat: v.pipe(
      v.string(),
      v.regex(/^-?\d{1,2}(\.\d{1,15})?$/u, 'validate.number_invalid'),
      v.transform(Number),
      v.minValue(-90),
      v.maxValue(90),
    ),
    lng: v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(\.\d{1,15})?$/u, 'validate.number_invalid'),
      v.transform(Number),
      v.minValue(-180),
      v.maxValue(180),
    ),
    country_code: v.optional(countryCode),
  }),
  response: found,
  errors: ['rate_limited'],
});
