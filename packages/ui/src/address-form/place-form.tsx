import { useRef, type ComponentType, type ReactNode } from 'react';
import {
  addressFieldsOf,
  addressRulesOf,
  type AddressFieldRule,
  type AddressOptions,
  type CoordinateField,
  type CountryCode,
} from '@sampan/country-rules';
import {
  type AddressDraft,
  type AddressTextField,
  applyFoundAddress,
  changeAddressField,
  type FoundAddress,
  type LevelPlace,
  type LoadLevel,
  type LookupPostcode,
  type SearchAddresses,
} from '@sampan/stores/address';
import { classNames } from '../class-names.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { Translate } from '../translate.ts';
import { AddressLevelField } from './address-level-field.tsx';
import type { AddressSearchProps, ReadTypedAddress } from './address-search.tsx';
import { autoCompleteOf } from './auto-complete.ts';
import { useLevelOptions } from './use-level-options.ts';
import { usePostcodeLookup } from './use-postcode-lookup.ts';

/** A street longer than this fits no courier's form. */
const STREET_MAX = 200;

export type PlaceFormProps = {
  country: CountryCode;
  value: AddressDraft;
  onValueChange: (next: AddressDraft) => void;
  /** Problems in words, by field; from the validators. */
  errors?: Partial<Record<AddressTextField, string>> | undefined;
  onFieldBlur?: ((field: AddressTextField) => void) | undefined;
  /** Texts: `address.*` and `validate.postcode_outside_singapore` of the messages. */
  t: Translate;
  loadLevel: LoadLevel;
  lookupPostcode?: LookupPostcode | undefined;
  searchAddresses?: SearchAddresses | undefined;
  /** Reads a whole address out of the field where streets must be picked. */
  readTyped?: ReadTypedAddress | undefined;
  /** The search box, {@link AddressSearch}: handed in, so that a widget may fetch it behind its first paint. */
  Search: ComponentType<AddressSearchProps>;
  /** Shows the "Use map" button; open a MapPicker and put its answer in with `applyFoundAddress`. */
  onOpenMap?: (() => void) | undefined;
  /** What is to be said about the postcode, below the fields. */
  postcodeNote?: ReactNode | undefined;
  /** Fields before those of the place: whose address it is. */
  before?: ReactNode | undefined;
  /** Marketplace orders need no unit; one Singapore form asks for the postcode only. */
  options?: AddressOptions | undefined;
  /** Leaves the country's line out where the page names the country just above the form. */
  countryHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Controls get the ids `<idPrefix>-<field>`; an ErrorSummary links to them. */
  idPrefix: string;
  /** Whose address this is for the browser's autofill: "billing", "shipping", or "off" for other people's. */
  autoComplete?: 'billing' | 'shipping' | 'off' | undefined;
};

/** The place that a form names by its levels. Its position is the one it has, else the country's middle. */
function chosenOf(value: AddressDraft, { lat, lng }: { lat: number; lng: number }): FoundAddress {
  return { ...value, id: '', lat: value.lat ?? lat, lng: value.lng ?? lng };
}

/**
 * The place part of a country's address form (spec sections 3 and 5): its fields in its order, required ones starred, the
 * country as text, lists for the location levels (a level clears those below it), Singapore's look-up at six characters, the
 * Philippines' street from the search list or the map. Apart from the person, because a form that asks for no phone need not
 * carry the rules of phones.
 */
export function PlaceForm(props: PlaceFormProps) {
  const { country, value, onValueChange, errors = {}, onFieldBlur, t, disabled = false, idPrefix } = props;
  const { autoComplete = 'off', options = {} } = props;
  const latest = useRef(value);
  latest.current = value;
  // The postcode that a chosen place filled in: it may be replaced by the next choice, a typed one may not.
  const filledPostcode = useRef('');
  const rules = addressRulesOf(country);
  const fields = addressFieldsOf(country, options);
  const levels = useLevelOptions(country, value, props.loadLevel);

  const change = (field: AddressTextField, text: string) =>
    onValueChange(changeAddressField(latest.current, field, text, country));
  const put = (place: FoundAddress) => onValueChange(applyFoundAddress(latest.current, place, country));
  const postcode = usePostcodeLookup(country, value.post_code, props.lookupPostcode, put);

  const pickLevel = (field: CoordinateField, name: string, place: LevelPlace | undefined) => {
    const next = changeAddressField(latest.current, field, name, country);
    const only = place?.post_codes?.length === 1 ? place.post_codes[0] : undefined;
    if (only !== undefined && (next.post_code === '' || next.post_code === filledPostcode.current)) {
      filledPostcode.current = only;
      onValueChange({ ...next, post_code: only });
    } else {
      onValueChange(next);
    }
  };

  const frame = (field: AddressTextField, label: string, required: boolean) => ({
    id: `${idPrefix}-${field}`,
    label,
    required,
    error: errors[field],
    disabled,
    autoComplete: autoCompleteOf(field, autoComplete),
    onBlur: () => onFieldBlur?.(field),
  });

  const mustPick = rules.address.street_must_be_picked;
  const searches = props.searchAddresses !== undefined || mustPick;
  const search =
    !searches && props.onOpenMap === undefined ? null : (
      <props.Search
        key="search"
        t={t}
        disabled={disabled}
        search={props.searchAddresses}
        readTyped={props.readTyped}
        onPick={put}
        onOpenMap={props.onOpenMap}
        street={
          mustPick
            ? {
                ...frame('street', t('address.street'), true),
                value: value.street,
                onValueChange: (text) => change('street', text),
                chosen: levels.every(({ rule }) => value[rule.field] !== '') ? chosenOf(value, rules.centre) : null,
              }
            : undefined
        }
      />
    );

  const coordinateField = (field: CoordinateField, label: string, required: boolean) => {
    const level = levels.find((candidate) => candidate.rule.field === field);
    if (level !== undefined) {
      return (
        <AddressLevelField
          key={field}
          {...frame(field, label, required)}
          state={level}
          value={value[field]}
          t={t}
          above={levels[levels.indexOf(level) - 1]?.rule.label}
          onPick={(name, place) => pickLevel(field, name, place)}
        />
      );
    }
    if (field === 'country') {
      // Text, not a greyed field: nobody can change it (spec section 5).
      return (
        <p key={field} className="s-address__country s-address__wide">
          <span className="s-field__label">{label}</span> {t(`country.${country}`)}
        </p>
      );
    }
    if (field === 'street') {
      if (mustPick) return null;
      return (
        <TextArea
          key={field}
          {...frame(field, label, required)}
          className="s-address__wide"
          rows={1}
          maxLength={STREET_MAX}
          counterLimit={STREET_MAX}
          value={value.street}
          onValueChange={(text) => change('street', text)}
        />
      );
    }
    if (field === 'post_code') {
      return (
        <TextField
          key={field}
          {...frame(field, label, required)}
          error={postcode.state === 'outside' ? t('validate.postcode_outside_singapore') : errors.post_code}
          echo={postcode.state === 'waiting' ? t('address.looking_up') : postcode.found || undefined}
          inputMode="numeric"
          numeric
          maxLength={rules.postcode_length ?? 12}
          value={value.post_code}
          onValueChange={(text) => {
            change('post_code', text);
            postcode.typed(text);
          }}
        />
      );
    }
    return (
      <TextField
        key={field}
        {...frame(field, label, required)}
        hint={
          field === 'unit_number' && rules.address.unit_number_is_required ? t('address.unit_number_hint') : undefined
        }
        value={value[field]}
        onValueChange={(text) => change(field, text)}
      />
    );
  };

  // The country, then the search, then the levels from the outermost in, then street, unit and postcode. Without a search
  // box the postcode leads (Singapore), with the map button beside it.
  const draw = (rule: AddressFieldRule) =>
    coordinateField(rule.field, t(rule.label), rule.is_required && !rule.is_read_only);
  const fixed = props.countryHidden === true ? [] : fields.filter((rule) => rule.is_read_only);
  const rest = fields.filter((rule) => !rule.is_read_only);
  const ordered = [...rest.filter((rule) => rule.level !== null), ...rest.filter((rule) => rule.level === null)].map(
    draw,
  );
  if (searches) ordered.unshift(search);
  else ordered.splice(1, 0, search);
  return (
    <div className={classNames('s-address', disabled && 's-address--off')} part="address">
      <div className="s-address__grid">
        {props.before}
        {fixed.map(draw)}
        {ordered}
      </div>
      {props.postcodeNote}
    </div>
  );
}
