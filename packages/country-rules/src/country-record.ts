import type { CountryCode } from './country-code.ts';
import type { Currency } from './currency.ts';
import type { Language } from './language.ts';

/** One dated rate. It holds from `valid_from` (epoch seconds, inclusive) until the next row of its list begins. */
export interface RateRow {
  /** Name printed on statements and stored on every order line: 'GST', 'COD fee', ... */
  readonly name: string;
  /** 7 % is 700. */
  readonly basis_points: number;
  readonly valid_from: number;
  /** The law a statutory rate stands in, and since when; absent for the product's own rates. */
  readonly statute?: string | undefined;
}

/** Rows sorted by `valid_from`; the first one starts at 0, so a rate exists for every moment. */
export type RateSchedule = readonly [RateRow, ...RateRow[]];

/** Which tax table is in force: the product's own (spec section 9) or the rates set by law. */
export type TaxScheduleName = 'spec' | 'statutory';

/** Rates of one schedule: a parcel that leaves the country is another service to the law than one that does not. */
export interface TaxSchedules {
  readonly in_country: RateSchedule;
  readonly cross_border: RateSchedule;
}

/** The address parts that a supported-locations level fills. */
export type LevelField = 'state' | 'city' | 'district' | 'county';

/** Every part of a coordinate a person can fill (spec section 3, "Address form fields"). */
export type CoordinateField = 'street' | 'unit_number' | 'post_code' | LevelField | 'country';

/** Message key of an address label. */
export type AddressLabelKey =
  | 'address.name'
  | 'address.phone'
  | 'address.email'
  | 'address.street'
  | 'address.unit_number'
  | 'address.post_code'
  | 'address.country'
  | 'address.state'
  | 'address.province'
  | 'address.city'
  | 'address.municipality'
  | 'address.regency'
  | 'address.district'
  | 'address.barangay'
  | 'address.subdistrict'
  | 'address.village'
  | 'address.ward';

/** One step of the location cascade. Level 1 is the outermost (spec section 7, supported_locations/level_n). */
export interface AddressLevel {
  readonly level: 1 | 2 | 3 | 4;
  readonly field: LevelField;
  readonly label: AddressLabelKey;
}

/** A top-up of at least `from_minor` earns `basis_points` of free credit (spec section 9). */
export interface TopUpTier {
  readonly from_minor: number;
  readonly basis_points: number;
}

/** What address forms know about one country: phone, postcode, levels. Apart from the rest, because a widget on a shop's page needs no more. */
export interface AddressRules {
  readonly code: CountryCode;
  /** English name, as in the page title. */
  readonly name: string;
  /** With the plus: '+65'. */
  readonly phone_code: string;
  /** Allowed digit counts of the national number, without code and trunk zero. */
  readonly phone_lengths: readonly number[];
  /** Valid numbers of other lengths: landlines, and the longest mobile numbers of Indonesia (decision 0039). */
  readonly phone_also: RegExp | null;
  /** The '0' people write before the national number at home is dropped. */
  readonly phone_has_trunk_zero: boolean;
  /** Null where the spec shows none (VN). */
  readonly postcode_length: number | null;
  readonly postcode_pattern: RegExp;
  readonly postcode_is_optional: boolean;
  /** Where an empty map opens. */
  readonly centre: { readonly lat: number; readonly lng: number };
  /** Language of the supported-locations lists, and the stored language that turns it off. */
  readonly location_language: { readonly language: Language; readonly unless: Language | null };
  readonly address: {
    readonly levels: readonly AddressLevel[];
    /** A later hierarchy with the moment it came into force; null where `levels` is still the law. */
    readonly reformed: { readonly valid_from: number; readonly levels: readonly AddressLevel[] } | null;
    /** Order of the form. */
    readonly fields: readonly CoordinateField[];
    /** Starred parts of a complete address, beside name and phone. */
    readonly required: readonly CoordinateField[];
    /** Parts that make a billing address count as present (spec section 4, Address guard). */
    readonly filled_when: readonly CoordinateField[];
    /** Parts a bulk recipient row must bring beside name and address (spec section 5, Recipient validation). */
    readonly recipient_required: readonly LevelField[];
    /** The unit must be given, except for a marketplace order. */
    readonly unit_number_is_required: boolean;
    /** The street must come from the search list or the map. */
    readonly street_must_be_picked: boolean;
  };
}

/** Everything the product knows about one country. Each fact stands here and nowhere else. */
export interface CountryRules extends AddressRules {
  readonly currency: Currency;
  /** Symbol in front of amounts; the same as `CURRENCIES[currency].symbol`. */
  readonly currency_symbol: string;
  /** IANA name. */
  readonly time_zone: string;
  /** None of the five countries changes its clocks. */
  readonly utc_offset_h: number;
  /** Major units, exactly as the buttons show them. */
  readonly quick_top_up_amounts: readonly number[];
  /** Empty where top-ups earn nothing. */
  readonly top_up_tiers: readonly TopUpTier[];
  /** A closed country takes no sign-up and no quote; its routes lead to /maintain. */
  readonly is_closed: boolean;
  readonly rates: {
    readonly tax: Readonly<Record<TaxScheduleName, TaxSchedules>>;
    readonly cod_fee: RateSchedule;
    readonly insurance: { readonly in_country: RateSchedule; readonly cross_border: RateSchedule };
  };
  /** Insurance is advertised up to this value, in minor units of its own currency. */
  readonly insurance_promotion: { readonly currency: Currency; readonly amount_minor: number };
  readonly languages: {
    readonly default: Language;
    /** Choices of the header dropdown; empty hides it. */
    readonly header: readonly Language[];
    /** Stored languages that mean another one here. */
    readonly maps: Readonly<Partial<Record<Language, Language>>>;
  };
  readonly referral: {
    readonly is_visible: boolean;
    /** Credit for both sides, in minor units, once the friend ships parcel number `ships`. */
    readonly credit: { readonly currency: Currency; readonly amount_minor: number };
    readonly ships: number;
  };
  /** Mailbox name in front of the support domain. */
  readonly support_mailbox: string;
  /** Indonesia and Vietnam have documents of their own, the others share one (spec section 2). */
  readonly terms_document: 'shared' | 'id' | 'vn';
  readonly insurance_blog_path: string;
}
