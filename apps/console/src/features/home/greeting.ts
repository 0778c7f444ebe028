import { rulesOf, type CountryCode } from '@sampan/country-rules';

const HOUR_MS = 3_600_000;

/** Good morning before noon, good evening from six, on the clocks of the country. `now` is epoch milliseconds. */
export function greetingKey(
  country: CountryCode,
  now: number,
): 'home.greeting_morning' | 'home.greeting_afternoon' | 'home.greeting_evening' {
  const hour = new Date(now + rulesOf(country).utc_offset_h * HOUR_MS).getUTCHours();
  if (hour >= 4 && hour < 12) return 'home.greeting_morning';
  return hour >= 12 && hour < 18 ? 'home.greeting_afternoon' : 'home.greeting_evening';
}
