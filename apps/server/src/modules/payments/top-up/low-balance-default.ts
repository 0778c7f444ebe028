import { rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';

/**
 * Below which balance a company hears of it until its owner says otherwise: about three parcels within the country
 * (docs/decisions/0024). In the country's own currency.
 */
const LOW_BALANCE: Record<CountryCode, number> = { SG: 20, MY: 30, PH: 500, ID: 60_000, VN: 100_000 };
/** Automatic top-up proposes five times that, and a cap of ten such charges a month. */
const AUTO_TIMES = 5;
const CAP_TIMES = 10;

/** What a company's settings are before anybody chose. */
export function defaultsOf(country: CountryCode) {
  const { currency } = rulesOf(country);
  const low = LOW_BALANCE[country];
  return {
    low_is_on: true,
    low_threshold_minor: toMinor(low, currency),
    is_low: false,
    falls: 0,
    auto_is_on: false,
    auto_threshold_minor: toMinor(low, currency),
    auto_amount_minor: toMinor(low * AUTO_TIMES, currency),
    auto_cap_minor: toMinor(low * AUTO_TIMES * CAP_TIMES, currency),
    auto_is_armed: true,
    auto_falls: 0,
    auto_stop_reason: null,
    auto_stopped_at: null,
    consent_by: null,
    consent_at: null,
    cap_told_month: null,
  } as const;
}
