import type { Party } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import { createHash } from 'node:crypto';
import { foldText } from '../../shipping/order/index.ts';

/** Without what people write differently from one time to the next: marks, capitals, spaces and signs. */
function bare(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Equal for one person at one place, however both are written. Hashed, for an index holds no long text. */
export function matchKeyOf({ name, phone, coordinate }: Party): string {
  const { country, post_code, street, unit_number, building_name, district, city } = coordinate;
  const place = [country, post_code, street, unit_number, building_name, district, city].map(bare);
  const facts = [bare(name), bare(storedPhone(phone, country)), ...place];
  return createHash('sha256').update(facts.join('\n')).digest('base64url');
}

/** What a row is found and sorted by. */
export function recipientKeysOf(party: Party) {
  const { name, phone, email, coordinate } = party;
  return {
    match_key: matchKeyOf(party),
    sort_key: foldText(name),
    search_key: foldText(
      [name, phone, storedPhone(phone, coordinate.country), email, coordinate.formatted_address].join(' '),
    ),
  };
}

/** Tags without repeats in other capitals, in the order they were given. */
export function tagsOf(tags: readonly string[]): string[] {
  const folded = tags.map(foldText);
  return tags.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
}
