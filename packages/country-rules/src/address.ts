import { addressRulesOf } from './address-rules.ts';
import type { CountryCode } from './country-code.ts';
import type { AddressLabelKey, AddressLevel, CoordinateField, AddressRules, LevelField } from './country-record.ts';

/** A coordinate as far as these rules read it; every part may be missing. */
export type CoordinateLike = Readonly<Partial<Record<CoordinateField, string | null | undefined>>>;

/** A field of an address form, people's name and phone included. */
export type AddressFormField = 'name' | 'phone' | CoordinateField;

export interface AddressFieldRule {
  readonly field: CoordinateField;
  readonly label: AddressLabelKey;
  /** Shown with a star and refused when empty. */
  readonly is_required: boolean;
  /** Cannot be typed: the country always (spec section 5, "Country is read-only"). */
  readonly is_read_only: boolean;
  /** Level of the location list that fills it; null for typed fields. */
  readonly level: AddressLevel['level'] | null;
}

export interface AddressOptions {
  /** A marketplace order may leave out the Singapore unit. */
  readonly marketplace?: boolean;
  /** The one Singapore form that asks for the post code only (spec section 5). */
  readonly postcode_only?: boolean;
  /** Use the hierarchy in force at this moment (epoch seconds) instead of the spec's. */
  readonly at_epoch_s?: number;
}

const PLAIN_LABELS: Readonly<Record<Exclude<CoordinateField, LevelField>, AddressLabelKey>> = {
  street: 'address.street',
  unit_number: 'address.unit_number',
  post_code: 'address.post_code',
  country: 'address.country',
};

/** The location cascade of a country, outermost first. Without a moment: the spec's levels; with one: those in force then. */
export function addressLevelsOf(country: CountryCode, at_epoch_s?: number): readonly AddressLevel[] {
  const { levels, reformed } = addressRulesOf(country).address;
  return reformed !== null && at_epoch_s !== undefined && at_epoch_s >= reformed.valid_from ? reformed.levels : levels;
}

/** The fields of a country's address form, in order, with label, star and level (spec sections 3 and 5). */
export function addressFieldsOf(country: CountryCode, options: AddressOptions = {}): readonly AddressFieldRule[] {
  const rules = addressRulesOf(country);
  const levels = addressLevelsOf(country, options.at_epoch_s);
  const required = requiredCoordinateFields(country, options);
  return rules.address.fields
    .filter((field) => isAsked(field, rules, levels))
    .map((field) => {
      const level = levels.find((candidate) => candidate.field === field) ?? null;
      return {
        field,
        label: level?.label ?? plainLabel(field),
        is_required: required.includes(field),
        is_read_only: field === 'country',
        level: level?.level ?? null,
      };
    });
}

function isAsked(field: CoordinateField, rules: AddressRules, levels: readonly AddressLevel[]): boolean {
  const is_level = rules.address.levels.some((level) => level.field === field);
  return !is_level || levels.some((level) => level.field === field);
}

function plainLabel(field: CoordinateField): AddressLabelKey {
  return field in PLAIN_LABELS
    ? PLAIN_LABELS[field as keyof typeof PLAIN_LABELS]
    : (`address.${field}` as AddressLabelKey);
}

/** The parts of a coordinate that must be filled (spec section 5, Address). */
export function requiredCoordinateFields(
  country: CountryCode,
  options: AddressOptions = {},
): readonly CoordinateField[] {
  if (options.postcode_only === true && country === 'SG') return ['post_code'];
  const rules = addressRulesOf(country);
  const levels = addressLevelsOf(country, options.at_epoch_s);
  return rules.address.required.filter(
    (field) => isAsked(field, rules, levels) && !(field === 'unit_number' && options.marketplace === true),
  );
}

/** The starred fields of an address form: name and phone, then {@link requiredCoordinateFields}. */
export function requiredAddressFields(country: CountryCode, options: AddressOptions = {}): readonly AddressFormField[] {
  return ['name', 'phone', ...requiredCoordinateFields(country, options)];
}

/** Whether a billing address counts as present (spec section 4, Address guard). Blanks do not count. */
export function isAddressFilled(coordinate: CoordinateLike | null | undefined, country: CountryCode): boolean {
  if (coordinate === null || coordinate === undefined) return false;
  return addressRulesOf(country).address.filled_when.every((field) => (coordinate[field] ?? '').trim() !== '');
}

/** The fields that a change of `field` clears: every level below it (spec section 4: "clears lower levels"). */
export function levelsBelow(field: LevelField, country: CountryCode, at_epoch_s?: number): readonly LevelField[] {
  const levels = addressLevelsOf(country, at_epoch_s);
  const changed = levels.find((level) => level.field === field);
  return changed === undefined ? [] : levels.filter((level) => level.level > changed.level).map((level) => level.field);
}

/** One line of text for `formatted_address`: the filled parts from the narrowest to the widest, country name last. */
export function formatAddress(coordinate: CoordinateLike, country: CountryCode): string {
  const rules = addressRulesOf(country);
  const part = (field: CoordinateField): string => (coordinate[field] ?? '').trim();
  const levels = [...rules.address.levels].reverse().map((level) => part(level.field));
  return [part('unit_number'), part('street'), ...levels, `${rules.name} ${part('post_code')}`.trim()]
    .filter((text) => text !== '')
    .join(', ');
}
