import type { CountryCode } from '@sampan/country-rules';

/**
 * A comma, or the word for a kind of place that begins the next name: 'Kec. Wonodadi Kab. Blitar', 'Perez Avenue Brgy. Poblacion'.
 * 'Jl. Kecamatan', 'Kantor Kecamatan', 'Barangay Hall' and 'Poblacion Barangay 6' are no such places.
 */
const BETWEEN: Partial<Record<CountryCode, RegExp>> = {
  ID: /,|(?<!(?:^|[\s,])(?:jl|jln|jalan|kantor|gedung)\.?)\s+(?=(?:kel|kelurahan|kec|kecamatan|kab|kabupaten|prov|provinsi|propinsi)(?!\p{L}))/iu,
  PH: /,|(?<!(?:^|[\s,])(?:poblacion|pob)\.?)\s+(?=(?:brgy|bgy|barangay)(?!\p{L})\.?\s*(?!hall|office|captain|health|road|street|st\.)[\p{L}\d])/iu,
};

/** A note about the way that ends a part: '(in front of Jollibee)'. */
const NOTE =
  /\s*\(((?:in )?(?:front|back|near|beside|behind|across|opposite|along|corner|depan|dekat|samping|belakang|seberang|sebelah)(?!\p{L})[^()]*)\)\s*(?=,|$)/giu;

/** One word is enough where two are offered: 'Kel/Desa Sidokumul'. */
const EITHER_KIND = /(?<!\p{L})(?:kel(?:urahan)?\.?\s*\/\s*desa|desa\s*\/\s*kel(?:urahan)?)(?!\p{L})/giu;

/** A numbered barangay is the same one with or without the word for the middle of the town: 'Brgy. 14 Pob.'. */
const MIDDLE_OF_TOWN = /((?<!\p{L})(?:brgy|bgy|barangay)\.? ?\d+(?:-?[a-z])?) \(?pob(?:lacion)?(?!\p{L})\.?\)?/giu;

/** The pieces of an address that may name one place each; notes about the way are pieces of their own. */
export function piecesOf(address: string, country: CountryCode): string[] {
  const apart = address.replace(NOTE, ', $1');
  const said = apart.replace(EITHER_KIND, 'Kel').replace(MIDDLE_OF_TOWN, '$1');
  return said.split(BETWEEN[country] ?? ',');
}
