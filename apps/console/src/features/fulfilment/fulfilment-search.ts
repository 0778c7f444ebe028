import type { FulfillmentListQuery } from '@sampan/contract';

export const STAGES = ['to_pick', 'picking', 'packed', 'waiting', 'shipped'] as const;
export type Stage = (typeof STAGES)[number];
export const SORTS = ['ship_by:asc', 'created_at:desc', 'updated_at:desc'] as const;
export type Sort = FulfillmentListQuery['sort'];

/** What the URL of /fulfillment says. Unknown values fall away. */
export interface FulfilmentSearch {
  stage?: Exclude<Stage, 'to_pick'>;
  today?: 'true';
  warehouse?: string;
  search?: string;
  sort?: Sort;
  page?: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const READERS: Readonly<Record<keyof FulfilmentSearch, (value: string) => boolean>> = {
  stage: (value) => value !== 'to_pick' && STAGES.some((stage) => stage === value),
  today: (value) => value === 'true',
  warehouse: (value) => UUID.test(value),
  search: (value) => value.length <= 80,
  sort: (value) => SORTS.some((sort) => sort === value),
  page: (value) => /^[1-9]\d{0,4}$/u.test(value),
};

export function parseFulfilmentSearch(search: Record<string, unknown>): FulfilmentSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as FulfilmentSearch;
}

/** What somebody works off is sorted by when it has to leave, what is over by when it changed. */
export function sortOf({ sort, stage }: FulfilmentSearch): Sort {
  return sort ?? (stage === 'shipped' ? 'updated_at:desc' : 'ship_by:asc');
}

/** The call behind the URL (spec 7: per_page, page, sort). */
export function queryOf(search: FulfilmentSearch) {
  const { stage, today, warehouse, page, search: words } = search;
  return {
    stage: stage ?? ('to_pick' as const),
    ...(today === undefined || stage !== 'shipped' ? {} : { shipped_today: 'true' as const }),
    ...(warehouse === undefined ? {} : { warehouse_id: warehouse }),
    ...(words === undefined ? {} : { search: words }),
    sort: sortOf(search),
    page: page ?? '1',
    per_page: '20',
  };
}

export function isFiltered({ warehouse, search, today }: FulfilmentSearch): boolean {
  return warehouse !== undefined || search !== undefined || today !== undefined;
}
