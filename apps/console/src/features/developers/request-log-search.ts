import type { StatusGroup } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { rangeOfWireDate } from '@sampan/i18n';

/** Outcomes to filter by: answered, refused, failed on our side. */
export const OUTCOMES = ['2xx', '4xx', '5xx'] as const satisfies readonly StatusGroup[];

/** What the URL of the log says. Everything is text and optional; what is not a known value is dropped. */
export interface RequestLogSearch {
  /** Id of a key. */
  key?: string;
  status?: StatusGroup;
  /** Name of an endpoint. */
  endpoint?: string;
  /** Days in the country's own time, '2026-11-21', both included. */
  from?: string;
  to?: string;
  /** A call that is looked for by its request id. */
  id?: string;
  page?: string;
  /** Continues exactly after the last call of the page before. */
  cursor?: string;
  /** The call whose drawer is open. */
  open?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const READERS: Readonly<Record<keyof RequestLogSearch, (value: string) => boolean>> = {
  key: (value) => UUID.test(value),
  status: (value) => OUTCOMES.some((group) => group === value),
  endpoint: (value) => /^\w{1,64}$/u.test(value),
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  id: (value) => UUID.test(value),
  page: (value) => /^[1-9]\d{0,5}$/u.test(value),
  cursor: (value) => value.length <= 200,
  open: (value) => UUID.test(value),
};

/** The state of the log from its URL. An edited or old link never breaks the page: unknown values fall away. */
export function parseRequestLogSearch(search: Record<string, unknown>): RequestLogSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as RequestLogSearch;
}

/** A request id as somebody pastes it; null for what is none. */
export function requestIdIn(typed: string): string | null {
  const id = typed.trim().toLowerCase();
  return UUID.test(id) ? id : null;
}

/** Whether anything narrows the log. */
export function isFiltered({ key, status, endpoint, from, to, id }: RequestLogSearch): boolean {
  return [key, status, endpoint, from, to, id].some((filter) => filter !== undefined);
}

/** Changes that make the old page number meaningless start again at page 1. */
export function changedLogSearch(
  search: RequestLogSearch,
  change: { [N in keyof RequestLogSearch]?: RequestLogSearch[N] | undefined },
): RequestLogSearch {
  const next: Record<string, string | undefined> = { ...search, ...change };
  if (!Object.keys(change).every((name) => name === 'page' || name === 'cursor' || name === 'open')) {
    delete next['page'];
    delete next['cursor'];
  }
  return parseRequestLogSearch(next);
}

/** The query of GET /request_log/list for a URL. Days become the seconds they last in the country. */
export function requestLogQueryOf(search: RequestLogSearch, country: CountryCode): Record<string, string> {
  const from = search.from === undefined ? null : rangeOfWireDate(search.from, country);
  const to = search.to === undefined ? null : rangeOfWireDate(search.to, country);
  const query: Record<string, string | undefined> = {
    page: search.page ?? '1',
    per_page: '50',
    cursor: search.cursor,
    key_id: search.key,
    status: search.status,
    endpoint: search.endpoint,
    from: from === null ? undefined : String(from.from),
    to: to === null ? undefined : String(to.to + 1),
    request_id: search.id,
  };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
