import type { AddressTextField } from '@sampan/stores/address';

const TOKENS: Readonly<Partial<Record<AddressTextField, string>>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  street: 'address-line1',
  unit_number: 'address-line2',
  post_code: 'postal-code',
  state: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
  county: 'address-level4',
};

/** The browser's autofill token of a field, "off" for the address of somebody else. */
export function autoCompleteOf(field: AddressTextField, whose: 'billing' | 'shipping' | 'off'): string {
  const token = TOKENS[field];
  return whose === 'off' || token === undefined ? 'off' : `${whose} ${token}`;
}
