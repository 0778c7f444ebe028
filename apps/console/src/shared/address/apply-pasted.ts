import type { CountryCode } from '@sampan/country-rules';
import { applyFoundAddress, type AddressDraft } from '@sampan/stores/address';
import type { PastedAddress } from './pasted-address.ts';
import type { Explained } from './pasted-place.ts';

/** The form with a pasted address in it: what was not in the text stays as it was, the found place fills the levels. */
export function applyPasted(
  draft: AddressDraft,
  pasted: PastedAddress,
  found: Explained | null,
  country: CountryCode,
): AddressDraft {
  const located = found === null ? draft : applyFoundAddress(draft, found.place, country);
  // The lines that are no level of the place are its street, as the recipient wrote it: nothing is printed twice.
  const lines = found === null ? pasted.parts : found.street.length > 0 ? found.street : pasted.parts.slice(0, 1);
  const or = (text: string, before: string) => (text === '' ? before : text);
  return {
    ...located,
    name: or(pasted.name, draft.name),
    phone: or(pasted.phone, draft.phone),
    email: or(pasted.email, draft.email),
    street: or(lines.join(', '), located.street),
    unit_number: or(pasted.unit_number, draft.unit_number),
    post_code: or(pasted.post_code, located.post_code),
    building_name: '',
    formatted_address: '',
  };
}
