/** Postal sectors (first two digits) of each district. 00, 74 and 83 to 99 are not in use. */
const SECTORS_OF_DISTRICT: readonly (readonly [district: string, sectors: readonly number[]])[] = [
  ['D01', [1, 2, 3, 4, 5, 6]],
  ['D02', [7, 8]],
  ['D03', [14, 15, 16]],
  ['D04', [9, 10]],
  ['D05', [11, 12, 13]],
  ['D06', [17]],
  ['D07', [18, 19]],
  ['D08', [20, 21]],
  ['D09', [22, 23]],
  ['D10', [24, 25, 26, 27]],
  ['D11', [28, 29, 30]],
  ['D12', [31, 32, 33]],
  ['D13', [34, 35, 36, 37]],
  ['D14', [38, 39, 40, 41]],
  ['D15', [42, 43, 44, 45]],
  ['D16', [46, 47, 48]],
  ['D17', [49, 50, 81]],
  ['D18', [51, 52]],
  ['D19', [53, 54, 55, 82]],
  ['D20', [56, 57]],
  ['D21', [58, 59]],
  ['D22', [60, 61, 62, 63, 64]],
  ['D23', [65, 66, 67, 68]],
  ['D24', [69, 70, 71]],
  ['D25', [72, 73]],
  ['D26', [77, 78]],
  ['D27', [75, 76]],
  ['D28', [79, 80]],
];

const DISTRICT_OF_SECTOR: ReadonlyMap<string, string> = new Map(
  SECTORS_OF_DISTRICT.flatMap(([district, sectors]) =>
    sectors.map((sector) => [String(sector).padStart(2, '0'), district] as const),
  ),
);

/** Sectors in use, two digits each, ascending. */
export const SG_SECTORS: readonly string[] = [...DISTRICT_OF_SECTOR.keys()].sort();

/** The district ('D01' to 'D28') of a six-digit Singapore postcode; null for other text and for sectors not in use. */
export function sgDistrictOf(post_code: string): string | null {
  return /^\d{6}$/.test(post_code) ? (DISTRICT_OF_SECTOR.get(post_code.slice(0, 2)) ?? null) : null;
}
