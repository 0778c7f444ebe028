import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listLevel } from './list-level.ts';
import type { LevelListInput } from './list-level.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { searchAddresses } from './search-addresses.ts';

type LevelQuery = {
  country_code: LevelListInput['country'];
  language?: string | undefined;
  page: number;
  per_page: number;
  valid_on?: string | undefined;
};

function levelInput(
  level: LevelListInput['level'],
  parents: readonly string[],
  { country_code, language = '', page, per_page, valid_on }: LevelQuery,
): LevelListInput {
  return { country: country_code, level, parents, language, page, per_page, valid_on };
}

export const locationRoutes = [
  route(endpoints.listLevel1, ({ ctx, query }) => listLevel({ ctx, input: levelInput(1, [], query) })),
  route(endpoints.listLevel2, ({ ctx, query }) => listLevel({ ctx, input: levelInput(2, [query.level1], query) })),
  route(endpoints.listLevel3, ({ ctx, query }) =>
    listLevel({ ctx, input: levelInput(3, [query.level1, query.level2], query) }),
  ),
  route(endpoints.listLevel4, ({ ctx, query }) =>
    listLevel({ ctx, input: levelInput(4, [query.level1, query.level2, query.level3], query) }),
  ),
  route(endpoints.searchAddresses, ({ ctx, query }) =>
    searchAddresses({
      ctx,
      input: { country: query.country_code, address: query.address, post_code: query.post_code },
    }),
  ),
  route(endpoints.reverseGeocode, ({ ctx, query }) =>
    reverseGeocode({ ctx, input: { lat: query.lat, lng: query.lng, country: query.country_code } }),
  ),
];
