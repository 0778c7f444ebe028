import type { ActivityGroup } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { rangeOfWireDate } from '@sampan/i18n';

/** The topics in the order of their filter. */
export const TOPICS = [
  'sign_in',
  'support',
  'people',
  'parcels',
  'labels',
  'money',
  'products',
  'settings',
  'keys',
] as const satisfies readonly ActivityGroup[];

/** What the URL of /settings/activity says. What is not a known value is dropped. */
export interface ActivitySearch {
  /** The id of a person, `support` or `system`. */
  actor?: string;
  group?: ActivityGroup;
  /** Days in the company's own time, '2026-11-21', both included. */
  from?: string;
  to?: string;
  page?: string;
  /** Continues exactly after the last entry of the page before. */
  cursor?: string;
}

const ACTOR = /^(?:support|system|[0-9a-f-]{36})$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const PAGE = /^[1-9]\d{0,3}$/u;

export function parseActivitySearch(raw: Record<string, unknown>): ActivitySearch {
  const { actor, group, from, to, page, cursor } = raw;
  const is = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
  const known = TOPICS.find((each) => each === group);
  return {
    ...(is(actor, ACTOR) ? { actor } : {}),
    ...(known === undefined ? {} : { group: known }),
    ...(is(from, DAY) ? { from } : {}),
    ...(is(to, DAY) ? { to } : {}),
    ...(is(page, PAGE) && page !== '1' ? { page } : {}),
    ...(is(cursor, /^.{1,200}$/u) ? { cursor } : {}),
  };
}

/** The same search with other filters; the list begins again. */
export function refilled(search: ActivitySearch, change: Partial<Record<keyof ActivitySearch, string | undefined>>) {
  return parseActivitySearch({ ...search, page: undefined, cursor: undefined, ...change });
}

export function isFiltered({ actor, group, from, to }: ActivitySearch): boolean {
  return [actor, group, from, to].some((value) => value !== undefined);
}

/** What the server is asked for a search; the days are those of the company's country. */
export function activityQueryOf(search: ActivitySearch, country: CountryCode) {
  const { actor, group, from, to, page, cursor } = search;
  const first = from === undefined ? null : rangeOfWireDate(from, country);
  const last = to === undefined ? null : rangeOfWireDate(to, country);
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(group === undefined ? {} : { group }),
    ...(first === null ? {} : { from: String(first.from) }),
    ...(last === null ? {} : { to: String(last.to + 1) }),
    ...(page === undefined ? {} : { page }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
