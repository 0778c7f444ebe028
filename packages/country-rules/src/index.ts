export {
  COUNTRY_CODES,
  DEFAULT_COUNTRY,
  SIGN_IN_TIME_ZONE,
  countryOfRoute,
  isClosedCountry,
  isCountryCode,
  routeOfCountry,
} from './country-code.ts';
export type { CountryCode } from './country-code.ts';
export { rulesOf } from './country.ts';
export { arrivalDays } from './arrival.ts';
export type { Trip } from './arrival.ts';
export { isPublicHoliday, nextWorkingDays } from './public-holidays.ts';
export { addressRulesOf } from './address-rules.ts';
export { UTC_OFFSETS_H } from './time-zone.ts';
export type {
  AddressLabelKey,
  AddressLevel,
  AddressRules,
  CoordinateField,
  CountryRules,
  LevelField,
  RateRow,
  RateSchedule,
  TaxScheduleName,
  TopUpTier,
} from './country-record.ts';
export { CURRENCIES, CURRENCY_CODES, digitsOf, payableDigitsOf, payableUnitOf, isCurrency } from './currency.ts';
export type { Currency, CurrencyConvention } from './currency.ts';
export { customsFormOf, ISO_COUNTRY_CODES, isIsoCountry, readHsCode } from './customs.ts';
export {
  BASIS_POINTS_WHOLE,
  MAX_AMOUNT_MINOR,
  amountText,
  formatMoney,
  moneyText,
  payableText,
  payablePercentOf,
  percentOf,
  percentOfFloor,
  percentText,
  toMajor,
  toMinor,
  toPayableMinor,
} from './money.ts';
export { MAX_TYPED_AMOUNT, parseAmount } from './amount-text.ts';
export { brandName } from './card-brand.ts';
export { MIN_CHARGE_MINOR, shortfallCharge } from './card-charge.ts';
export { BANKS } from './bank.ts';
export type { AmountRefusal, ParsedAmount } from './amount-text.ts';
export {
  DISCOUNT_PROGRAMMES,
  PLATFORM_FEE_BASIS_POINTS,
  codFeeRateOn,
  discountOn,
  discountProgrammeOf,
  insuranceRateOn,
  rateScopeOf,
  platformFeeOn,
  taxRateOn,
} from './rate.ts';
export type { DiscountProgramme, RateScope } from './rate.ts';
export { KIND_WORDS, SEARCH_KEY_VERSION, foldText, searchKeyOf } from './place-key.ts';
export { checkPhone, isLegacyPhone, normalisePhone } from './phone.ts';
export type { CheckedPhone } from './phone.ts';
export { BUSINESS_NUMBERS, checkBusinessNumber } from './business-number.ts';
export type { BusinessNumberRule } from './business-number.ts';
export { SG_POSTCODE_LOOKUP_LENGTH, checkPostcode } from './postcode.ts';
export type { CheckedPostcode } from './postcode.ts';
export { SG_SECTORS, sgDistrictOf } from './sg-district.ts';
export { normaliseStateName } from './state-name.ts';
export {
  addressFieldsOf,
  addressLevelsOf,
  formatAddress,
  isAddressFilled,
  levelsBelow,
  requiredAddressFields,
  requiredCoordinateFields,
} from './address.ts';
export type { AddressFieldRule, AddressFormField, AddressOptions, CoordinateLike } from './address.ts';
export { checkAddress, checkPlace } from './check-address.ts';
export type { AddressLike, AddressProblem } from './check-address.ts';
export {
  PACKAGE_SIZES,
  gramsOfKg,
  millimetresOfCm,
  packageRangeText,
  packageSizeForWeight,
  packageSizeOf,
} from './parcel.ts';
export type { PackageSize, PackageSizeAlias } from './parcel.ts';
export { chargeableWeight } from './chargeable-weight.ts';
export type { ChargeableWeight, DimensionMm, WeightRule } from './chargeable-weight.ts';
export { topUpBonusFor, topUpTier } from './top-up.ts';
export type { TopUpTierProgress } from './top-up.ts';
export { BCP47_OF_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES, isLanguage } from './language.ts';
export type { Language } from './language.ts';
export { headerLanguagesOf, languageFor } from './country-language.ts';
export { asksBeforeCounting } from './counting-consent.ts';
export { locationLanguageFor } from './location-language.ts';
export { formatTime, formatTimeSlot, isTimeSlotTime } from './time-slot.ts';
export { ADDRESS_SEARCH_DEBOUNCE_MS, COPIED_NOTICE_MS, POSTCODE_LOOKUP_DEBOUNCE_MS, TIMINGS } from './timings.ts';
export { TRUNCATE_LENGTH, truncate } from './truncate.ts';
export {
  COPYRIGHT_YEARS,
  DEFAULT_SHIPPING_FEE_MODEL,
  PER_PAGE_DASHBOARD,
  PER_PAGE_DEFAULT,
  PER_PAGE_LOCATIONS,
  RATING_NEGATIVE,
  RATING_POSITIVE,
  RATING_VALUES,
  SUPPORT_MAIL_DOMAIN,
  supportMailOf,
} from './page-rules.ts';
export { TERMS_HASHES, TERMS_IN_FORCE_SINCE } from './terms-version.ts';
