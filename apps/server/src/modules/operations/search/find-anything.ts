import type { FoundParcel, SearchAnswer } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findMissingFields, presentCourier, type OrderRow } from '../../shipping/order/index.ts';
import { peopleOf, presentPerson } from './found-people.ts';
import { countByPhone, findByWholeNumber, findByWords, findNearly } from './search.repo.ts';
import { readSearchWords } from './search-words.ts';

/** A glance shows three of each kind (look-v2 8); asked for alone, a kind gives more. */
const AT_A_GLANCE = 3;
const OF_ONE_KIND = 20;
/** From so many parcels the people are taken. */
const READ = 40;

export interface SearchQuestion {
  text: string;
  kind: 'all' | 'parcel' | 'person';
}

/** Parcels and recipients of the caller's company, by whatever people type to find them. */
export async function findAnything({ ctx, query }: { ctx: Ctx; query: SearchQuestion }): Promise<SearchAnswer> {
  const { company_id } = requireActor(ctx);
  const search = readSearchWords(query.text);
  const named = await findByWholeNumber(ctx, company_id, search.whole);
  const matched = await findByWords(ctx, company_id, search, READ + 1);
  const is_near = named.length + matched.length === 0;
  const found = is_near ? await findNearly(ctx, company_id, search, READ + 1) : matched;
  const rows = [...named, ...found.filter((row) => !named.some(({ id }) => id === row.id))];
  const limit = query.kind === 'all' ? AT_A_GLANCE : OF_ONE_KIND;
  const people = query.kind === 'parcel' ? [] : peopleOf(rows, is_near ? null : search.words, limit);
  const counts = await countByPhone(
    ctx,
    company_id,
    people.map(({ stored_phone }) => stored_phone).filter((phone) => phone !== ''),
  );
  return {
    parcels: query.kind === 'person' ? [] : rows.slice(0, limit).map((row) => presentFound(ctx, row)),
    parcels_total: Math.min(rows.length, READ),
    parcels_total_is_exact: rows.length <= READ,
    people: people.map((person) => presentPerson(person, counts)),
    is_near: is_near && rows.length > 0,
  };
}

function presentFound(ctx: Ctx, row: OrderRow): FoundParcel {
  return {
    id: row.id,
    number: row.number,
    reference_id: row.reference_id,
    store_number: row.marketplace?.number ?? null,
    status: row.status,
    is_archived: row.archived_at !== null,
    has_problem: row.has_problem,
    recipient_name: row.shipping_address?.name ?? '',
    tracking_code: row.tracking_code,
    courier_name: presentCourier(ctx, row.courier_alias)?.name ?? null,
    missing: row.status === 'new' ? findMissingFields(row).length : 0,
    last_event: row.last_event && { status: row.last_event.status, created_at: row.last_event.created_at },
    created_at: row.created_at,
  };
}
