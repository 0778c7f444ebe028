import type { User } from '@sampan/contract';
import { isAddressFilled, normalisePhone, type CountryCode } from '@sampan/country-rules';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { emptyAddress, type AddressDraft, type AddressTextField } from '@sampan/stores/address';
import {
  addressPersonSchema,
  coordinateSchema,
  issueMessage,
  profileSchema,
  validateForm,
  withFormattedAddress,
  type FormSchema,
} from '@sampan/validators';
import { dueErrors } from '../form/use-settled-fields.ts';
import { draftOfCoordinate, type AddressErrors } from './party-draft.ts';

/** What the address info form holds (spec section 3, Settings payload): one person, a billing and a pick-up address. */
export interface AddressInfo {
  readonly name: string;
  readonly phone: string;
  readonly billing: AddressDraft;
  readonly pick_up: AddressDraft;
  readonly is_same: boolean;
}

export interface AddressInfoErrors {
  readonly name?: string;
  readonly phone?: string;
  readonly billing: AddressErrors;
  readonly pick_up: AddressErrors;
}

/** Whether both addresses are there; labels need them (spec section 4, Address guard). */
export function hasOwnAddresses(user: Pick<User, 'coordinate' | 'pickup_location' | 'country_code'>): boolean {
  return (
    isAddressFilled(user.coordinate, user.country_code) && isAddressFilled(user.pickup_location, user.country_code)
  );
}

const PLACE_PARTS = [
  'unit_number',
  'street',
  'building_name',
  'post_code',
  'state',
  'city',
  'district',
  'county',
  'lat',
  'lng',
] as const;

/** Whether two forms name the same place, part for part. */
export function isSamePlace(one: AddressDraft, other: AddressDraft): boolean {
  return PLACE_PARTS.every((part) => one[part] === other[part]);
}

/** The form filled with what is saved. */
export function addressInfoOf(user: User): AddressInfo {
  const draft = (coordinate: User['coordinate']) =>
    coordinate === null ? emptyAddress(user.country_code) : draftOfCoordinate(coordinate);
  return {
    name: user.name,
    phone: user.phone === '' ? '' : normalisePhone(user.phone, user.country_code),
    billing: draft(user.coordinate),
    pick_up: draft(user.pickup_location),
    is_same: user.coordinate !== null && user.is_same_billing_and_delivery_address,
  };
}

/** A changed billing address; pick-up follows it while the box is ticked. */
export function withBilling(info: AddressInfo, billing: AddressDraft): AddressInfo {
  return { ...info, billing, pick_up: info.is_same ? billing : info.pick_up };
}

/** A changed pick-up address; it no longer follows billing. */
export function withPickUp(info: AddressInfo, pick_up: AddressDraft): AddressInfo {
  return { ...info, pick_up, is_same: info.is_same && isSamePlace(pick_up, info.billing) };
}

/** A click on the pick-up box: copies billing to pick-up, and clears both when they are already equal (spec section 4). */
export function withSameToggled(info: AddressInfo, country: CountryCode): AddressInfo {
  if (info.is_same && isSamePlace(info.billing, info.pick_up)) {
    return { ...info, is_same: false, billing: emptyAddress(country), pick_up: emptyAddress(country) };
  }
  return { ...info, is_same: true, pick_up: info.billing };
}

function placeErrors(draft: AddressDraft, country: CountryCode, t: Translate): AddressErrors {
  const errors: AddressErrors = {};
  for (const issue of validateForm(coordinateSchema(country), draft).issues ?? []) {
    const field = issue.path.split('.')[0] as AddressTextField;
    errors[field] ??= issueText(t, issueMessage(issue.key, issue.params));
  }
  return errors;
}

/** What is wrong with the form, in words by field; null when it can be saved. */
export function addressInfoErrors(info: AddressInfo, country: CountryCode, t: Translate): AddressInfoErrors | null {
  return errorsOf(info, country, t, profileSchema(country));
}

/** The same where the phone is starred, as in the address dialog (spec section 5, Address). */
export function starredInfoErrors(info: AddressInfo, country: CountryCode, t: Translate): AddressInfoErrors | null {
  return errorsOf(info, country, t, addressPersonSchema(country));
}

function errorsOf(
  info: AddressInfo,
  country: CountryCode,
  t: Translate,
  person_schema: FormSchema<unknown>,
): AddressInfoErrors | null {
  const person: { name?: string; phone?: string } = {};
  for (const issue of validateForm(person_schema, info).issues ?? []) {
    if (issue.path === 'name' || issue.path === 'phone')
      person[issue.path] ??= issueText(t, issueMessage(issue.key, issue.params));
  }
  const billing = placeErrors(info.billing, country, t);
  const pick_up = info.is_same ? {} : placeErrors(info.pick_up, country, t);
  const wrong = Object.keys(person).length + Object.keys(billing).length + Object.keys(pick_up).length;
  return wrong === 0 ? null : { ...person, billing, pick_up };
}

/** Of what is wrong that which is due; fields are settled by their ids behind the form's prefix. */
export function dueInfoErrors(
  errors: AddressInfoErrors | null,
  attempt: number,
  settled: ReadonlySet<string>,
): AddressInfoErrors | null {
  if (errors === null || attempt > 0) return errors;
  const { billing, pick_up, ...person } = errors;
  const within = (prefix: string) =>
    new Set([...settled].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)));
  return {
    ...dueErrors(person, attempt, settled),
    billing: dueErrors(billing, attempt, within('billing-')),
    pick_up: dueErrors(pick_up, attempt, within('pick-up-')),
  };
}

/** The body of PUT /setting for a form without errors (spec section 3, Settings payload). */
export function settingInputOf(info: AddressInfo, country: CountryCode) {
  const place = (draft: AddressDraft) => {
    const result = validateForm(coordinateSchema(country), draft);
    if (result.output === undefined) throw new Error('an address with errors is not saved');
    return withFormattedAddress(result.output);
  };
  const person = validateForm(profileSchema(country), info).output;
  const phone = person?.phone ?? info.phone.trim();
  return {
    name: person?.name ?? info.name.trim(),
    // Nothing typed says nothing: beside an address the server refuses an empty one.
    ...(phone === '' ? {} : { phone }),
    coordinate: place(info.billing),
    pickup_location: place(info.is_same ? info.billing : info.pick_up),
    is_same_billing_and_delivery_address: info.is_same,
  };
}
