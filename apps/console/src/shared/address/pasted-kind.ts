import type { CountryCode, LevelField } from '@sampan/country-rules';

const WARD = /^(?:phường|p\.|xã|x\.|thị trấn|tt\.|đặc khu)\s*/iu;
export const DISTRICT = /^(?:quận|q\.|huyện|h\.|thị xã|tx\.?|thành phố|tp\.?)\s*/iu;

/** 'Kab. Bogor' is not 'Kota Bogor', and 'Phường Long Biên' is not 'Quận Long Biên', though both are found under 'bogor'. */
export function isOtherKind(part: string, name: string, country: CountryCode): boolean {
  if (country === 'VN') return WARD.test(part) ? DISTRICT.test(name) : DISTRICT.test(part) && WARD.test(name);
  if (country !== 'ID') return false;
  const [is_city, is_regency] = [name.startsWith('Kota '), name.startsWith('Kabupaten ')];
  return (is_regency && /^(?:kota(?:madya)?|kodya)\b/iu.test(part)) || (is_city && /^kab(?:upaten)?\b/iu.test(part));
}

/** 'Bacolod City' is rather the city of that name than a town, unless there is none: towns become cities, and lists follow. */
export function isTownCalledCity(part: string, name: string, country: CountryCode): boolean {
  return country === 'PH' && / city$/iu.test(part) && !/\bcity\b|, /iu.test(name);
}

/** A kind word in front of a part says which level it names, whatever else carries the name. */
const KIND_OF: Partial<Record<CountryCode, readonly (readonly [RegExp, LevelField])[]>> = {
  ID: [
    [/^(?:kel(?:urahan)?|desa|ds)\b\.?/iu, 'county'],
    [/^(?:kec(?:amatan)?|distrik)\b\.?/iu, 'district'],
    [/^(?:kota(?:madya)?|kodya|kab(?:upaten)?)\b\.?/iu, 'city'],
    [/^(?:prov(?:insi)?|propinsi)\b\.?/iu, 'state'],
  ],
  PH: [[/^(?:brgy|bgy|barangay|brg)\b\.?/iu, 'district']],
};

export function askedLevel(part: string, country: CountryCode): LevelField | undefined {
  return KIND_OF[country]?.find(([word]) => word.test(part))?.[1];
}

/** Whether a part says which kind of place it names: 'Kec. Bae', 'Brgy. Poblacion'. */
export function namesKind(part: string, country: CountryCode): boolean {
  return askedLevel(part, country) !== undefined;
}

/** 'Quezon City' is never the province Quezon. */
export function isCityOf(part: string, country: CountryCode): boolean {
  return country === 'PH' && / city$/iu.test(part);
}

/** A region is no level: 'Guiguinto, Bulacan, Region III (Central Luzon)' says nothing that the province does not. */
const REGION =
  /^(?:region (?:[ivx]+|\d+)(?:-?[ab])?|calabarzon|mimaropa|soccsksargen|b?armm|bicol|luzon|visayas|mindanao|(?:central|northern) luzon|(?:ilocos|bicol|davao|caraga|cordillera administrative) region|cagayan valley|(?:western|central|eastern) visayas|zamboanga peninsula|northern mindanao)(?: ?\([^)]*\))?$/iu;

export function isRegion(part: string, country: CountryCode): boolean {
  return country === 'PH' && REGION.test(part);
}
