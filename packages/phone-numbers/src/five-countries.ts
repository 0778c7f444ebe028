import type { CountryCode } from '@sampan/country-rules';

/** The part of libphonenumber's metadata that is cut down: what belongs to countries other than ours is left out. */
export interface PhoneMetadata {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown>;
  nonGeographic?: Record<string, unknown>;
}

/** The metadata of some countries out of that of all. */
export function cutMetadata(all: PhoneMetadata, countries: readonly CountryCode[]): PhoneMetadata {
  const codes = Object.entries(all.country_calling_codes).flatMap(([code, owners]) => {
    const ours = owners.filter((owner) => (countries as readonly string[]).includes(owner));
    return ours.length === 0 ? [] : [[code, ours] as const];
  });
  return {
    version: all.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(countries.map((country) => [country, all.countries[country]])),
  };
}
