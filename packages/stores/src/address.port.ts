import type { AddressLevel, CountryCode, Language } from '@sampan/country-rules';

/** A place of a level list. */
export interface LevelOption {
  readonly name: string;
  /** Names it had before a reform. */
  readonly former_names?: readonly string[] | undefined;
}

/** A place found by text, postcode or a point of the map; every part may be missing. */
export interface FoundPlace {
  readonly street?: string;
  readonly building_name?: string;
  readonly post_code?: string;
  readonly state?: string;
  readonly city?: string;
  readonly district?: string;
  readonly county?: string | undefined;
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly formatted_address?: string;
}

export interface LevelQuery {
  readonly country: CountryCode;
  readonly level: AddressLevel['level'];
  /** Names of the chosen places above, outermost first. */
  readonly parents: readonly string[];
  readonly signal: AbortSignal;
}

/** Gives the places of a level (spec 7 supported_locations). */
export type LoadLevel = (query: LevelQuery) => Promise<readonly LevelOption[]>;

/** Gives what is at a Singapore postcode; nothing when it is outside Singapore. */
export type LookUpPostcode = (post_code: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;

type Records<Row> = Promise<{ readonly records: readonly Row[] }>;
interface LevelInput {
  readonly country_code: CountryCode;
  readonly language?: Language;
  readonly per_page: number;
}
interface CallOptions {
  readonly signal: AbortSignal;
}

/** The part of a client that reads level lists; the product's own client fits as it is. */
export interface LocationClient {
  listLevel1: (input: { query: LevelInput }, options: CallOptions) => Records<LevelOption>;
  listLevel2: (input: { query: LevelInput & { level1: string } }, options: CallOptions) => Records<LevelOption>;
  listLevel3: (
    input: { query: LevelInput & { level1: string; level2: string } },
    options: CallOptions,
  ) => Records<LevelOption>;
  listLevel4: (
    input: { query: LevelInput & { level1: string; level2: string; level3: string } },
    options: CallOptions,
  ) => Records<LevelOption>;
  searchAddresses: (
    input: { query: { post_code: string; country_code: CountryCode } },
    options: CallOptions,
  ) => Records<FoundPlace>;
}
