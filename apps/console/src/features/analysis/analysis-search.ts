import type { AnalysisGroup } from '@sampan/contract';

export const GROUPS = [
  'week',
  'month',
  'day',
  'courier',
  'service',
  'destination',
] as const satisfies readonly AnalysisGroup[];

/** What the bars show. */
export const MEASURES = ['net', 'parcels', 'average_per_parcel', 'average_per_kg'] as const;
export type Measure = (typeof MEASURES)[number];

/** What the URL of /histories/analysis says. What is not a known value is dropped. */
export interface AnalysisSearch {
  /** Weeks unless said otherwise. */
  group_by?: AnalysisGroup;
  measure?: Measure;
  /** Days in the company's own time, '2026-11-21', both included. */
  from?: string;
  to?: string;
  courier?: string;
  service?: string;
  country?: string;
  state?: string;
  /** The group whose parcels are listed, by the id the server gave it; and where in its list. */
  group?: string;
  page?: string;
  cursor?: string;
}

export function parseAnalysisSearch(raw: Record<string, unknown>): AnalysisSearch {
  const is = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
  const pick = <Key extends keyof AnalysisSearch>(key: Key, pattern: RegExp) =>
    is(raw[key], pattern) ? { [key]: raw[key] } : {};
  const group_by = GROUPS.find((each) => each === raw['group_by']);
  const measure = MEASURES.find((each) => each === raw['measure']);
  const name = /^[^\n]{1,120}$/u;
  return {
    ...(group_by === undefined ? {} : { group_by }),
    ...(measure === undefined ? {} : { measure }),
    ...pick('from', /^\d{4}-\d{2}-\d{2}$/u),
    ...pick('to', /^\d{4}-\d{2}-\d{2}$/u),
    ...pick('courier', name),
    ...pick('service', name),
    ...pick('country', /^[A-Z]{2}$/u),
    ...pick('state', name),
    ...pick('group', /^[\w.-]{1,1500}$/u),
    ...(raw['page'] === '1' ? {} : pick('page', /^[1-9]\d{0,3}$/u)),
    ...pick('cursor', /^.{1,200}$/u),
  };
}

/** The same search with something else; the drill-down closes. */
export function regrouped(search: AnalysisSearch, change: Partial<Record<keyof AnalysisSearch, string | undefined>>) {
  return parseAnalysisSearch({ ...search, group: undefined, page: undefined, cursor: undefined, ...change });
}

/** What the server is asked: everything but what is only about showing it. */
export function analysisQueryOf(search: AnalysisSearch) {
  const { measure: _, group: __, page: ___, cursor: ____, ...query } = search;
  return query;
}
