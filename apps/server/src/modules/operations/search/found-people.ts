import type { FoundPerson, Party } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import { foldText, type OrderRow } from '../../shipping/order/index.ts';
import { PERSON_COUNT_BOUND } from './search.repo.ts';

export interface Person {
  party: Party;
  /** As the database has it. */
  stored_phone: string;
  order_id: string;
}

/** The recipients of some parcels, each once. With `words`, those whose own name or phone has them. */
export function peopleOf(rows: readonly OrderRow[], words: readonly string[] | null, limit: number): Person[] {
  const people = new Map<string, Person>();
  for (const { id, shipping_address: party } of rows) {
    if (party === null || people.size >= limit) continue;
    const about = foldText(`${party.name} ${party.phone} ${party.email}`);
    if (words !== null && !words.every((word) => about.includes(word))) continue;
    const stored_phone = storedPhone(party.phone, party.coordinate.country);
    const key = `${foldText(party.name)} ${stored_phone}`;
    if (!people.has(key)) people.set(key, { party, stored_phone, order_id: id });
  }
  return [...people.values()];
}

export function presentPerson({ party, stored_phone, order_id }: Person, counts: Map<string, number>): FoundPerson {
  const n = stored_phone === '' ? 1 : (counts.get(stored_phone) ?? 1);
  return {
    name: party.name,
    phone: party.phone,
    country: party.coordinate.country,
    city: party.coordinate.city,
    parcel_count: Math.min(n, PERSON_COUNT_BOUND),
    parcel_count_is_exact: n <= PERSON_COUNT_BOUND,
    order_id,
  };
}
