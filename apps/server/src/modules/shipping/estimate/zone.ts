import { readFileSync } from 'node:fs';
import { normaliseStateName } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { parse } from 'csv-parse/sync';

/** The parts of an address that decide which zone it lies in. */
export interface ZonedAddress {
  country: CountryCode;
  state: string;
  post_code: string;
}

interface Zone {
  country: string;
  zone: string;
  within: string;
  states: ReadonlySet<string>;
  post_codes: readonly string[];
}

interface RemoteArea {
  country: string;
  name: string;
  post_codes: readonly string[];
}

/** Where couriers draw their lines: zones of a country and the places that cost extra (data/rates). */
export interface ZoneMap {
  has(country: string, zone: string): boolean;
  /** False for a country that is one zone. */
  divides(country: string): boolean;
  /**
   * Zones an address lies in, the narrowest first ("klang-valley" before "west"); empty when neither its state nor its
   * postcode says. The state decides; a postcode only narrows what the state said.
   */
  zonesOf(address: ZonedAddress): string[];
  /** Name of the remote area of a postcode, or null. */
  remoteAreaOf(address: ZonedAddress): string | null;
}

/** Reads `zones.csv` and `remote-areas.csv` of a folder. Throws when they are missing or a zone lies within an unknown one. */
export function readZoneMap(folder: URL): ZoneMap {
  const zones = rows(new URL('zones.csv', folder)).map((row): Zone => ({
    country: row['country'] ?? '',
    zone: row['zone'] ?? '',
    within: row['within'] ?? '',
    states: new Set(list(row['states']).map(fold)),
    post_codes: list(row['post_codes']),
  }));
  const remote = rows(new URL('remote-areas.csv', folder)).map((row): RemoteArea => ({
    country: row['country'] ?? '',
    name: row['name'] ?? '',
    post_codes: list(row['post_codes']),
  }));
  return createZoneMap(zones, remote);
}

function createZoneMap(zones: readonly Zone[], remote: readonly RemoteArea[]): ZoneMap {
  const find = (country: string, name: string): Zone | undefined =>
    zones.find((zone) => zone.country === country && zone.zone === name);
  for (const zone of zones) {
    if (zone.within !== '' && find(zone.country, zone.within) === undefined)
      throw new Error(`zones.csv: ${zone.zone} lies within the unknown ${zone.within}`);
  }
  const chain = (zone: Zone): string[] => {
    const parent = zone.within === '' ? undefined : find(zone.country, zone.within);
    return parent === undefined ? [zone.zone] : [zone.zone, ...chain(parent)];
  };
  return {
    has: (country, zone) => find(country, zone) !== undefined,
    divides: (country) => zones.some((zone) => zone.country === country),
    zonesOf: (address) => {
      const own = zones.filter((zone) => zone.country === address.country);
      const state = fold(address.state);
      const by_state = state === '' ? undefined : own.find((zone) => zone.states.has(state));
      const by_post_code = own.find((zone) => startsWithAny(address.post_code, zone.post_codes));
      if (by_state === undefined) return by_post_code === undefined ? [] : chain(by_post_code);
      if (by_post_code !== undefined && chain(by_post_code).includes(by_state.zone)) return chain(by_post_code);
      return chain(by_state);
    },
    remoteAreaOf: (address) =>
      remote.find((area) => area.country === address.country && startsWithAny(address.post_code, area.post_codes))
        ?.name ?? null,
  };
}

function startsWithAny(post_code: string, prefixes: readonly string[]): boolean {
  return post_code !== '' && prefixes.some((prefix) => post_code.startsWith(prefix));
}

function rows(file: URL): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true, trim: true });
}

function list(cell: string | undefined): string[] {
  return (cell ?? '').split('|').filter((part) => part !== '');
}

/** Names compare without case, marks, blanks and points: "D.K.I. Jakarta" is "DKI Jakarta". */
function fold(name: string): string {
  return normaliseStateName(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
