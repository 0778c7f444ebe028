import type { MessageKey } from '@sampan/messages';

/** What the address form of any country says, its refusals included; the map has a list of its own. */
export const ADDRESS_KEYS = [
  'address.barangay',
  'address.choose',
  'address.choose_first',
  'address.city',
  'address.country',
  'address.district',
  'address.loading',
  'address.looking_up',
  'address.municipality',
  'address.post_code',
  'address.province',
  'address.regency',
  'address.search',
  'address.search_clear',
  'address.search_count',
  'address.search_empty',
  'address.search_placeholder',
  'address.search_wait',
  'address.searching',
  'address.state',
  'address.street',
  'address.street_pick_hint',
  'address.subdistrict',
  'address.unit_number',
  'address.unit_number_hint',
  'address.use_map',
  'address.use_typed',
  'address.village',
  'address.ward',
  'common.errors_found',
  'validate.characters_invalid',
  'validate.postcode_invalid',
  'validate.postcode_outside_singapore',
  'validate.required',
  'validate.street_not_picked',
] as const satisfies readonly MessageKey[];

/** The same for a form that asks for name and phone as well. */
export const PERSON_KEYS = [
  'address.name',
  'address.phone',
  'validate.phone_invalid',
  'validate.phone_required',
] as const satisfies readonly MessageKey[];
