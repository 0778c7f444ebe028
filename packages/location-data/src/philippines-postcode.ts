import type { LevelRow, PostcodeRow } from './location-row.ts';
import { METRO_MANILA, philippineKey } from './philippines-place.ts';
import { requireSource } from './source-package.ts';

export interface PostalEntry {
  region: string;
  location: string;
  municipality: string;
  post_code: number;
}

/** Four digits as text: the source keeps numbers, so the 90 codes below 1000 lost their leading zero. */
export function fourDigits(code: number): string {
  return String(code).padStart(4, '0');
}

/** The two cities of Zamboanga del Norte, which the package lacks; from PHLPost's list of ZIP codes. */
const MISSING: readonly PostalEntry[] = [
  { region: 'Region IX', location: 'Zamboanga del Norte', municipality: 'Dipolog City', post_code: 7100 },
  { region: 'Region IX', location: 'Zamboanga del Norte', municipality: 'Dapitan City', post_code: 7101 },
];

/** Rows of the postcode list: 2,139 with 1,990 different codes, and two the package lacks. */
export function readPostalEntries(): PostalEntry[] {
  type Hook = () => { fetchDataLists: (filter: object) => { data: PostalEntry[] } };
  const source = requireSource<Hook | { default: Hook }>('use-postal-ph');
  const usePostal = typeof source === 'function' ? source : source.default;
  return [...usePostal().fetchDataLists({}).data, ...MISSING];
}

/** Provinces the list names differently; Maguindanao was divided in 2022. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  'North Cotabato': ['Cotabato'],
  Maguindanao: ['Maguindanao del Norte', 'Maguindanao del Sur'],
  'Davao de Oro (Compostela Valley)': ['Davao de Oro'],
};

/** Towns no rule can lead to the name of the PSGC. */
const TOWNS: Readonly<Record<string, string>> = {
  'Isabela de Basilan': 'Isabela City',
  Muñoz: 'Science City of Muñoz',
  Samal: 'Island Garden City of Samal',
  'General Salipada K. Pendatun': 'Gen. S.K. Pendatun',
  'Gen. M. Natividad': 'General Mamerto Natividad',
  'Ramain-Ditsaan': 'Ditsaan-Ramain',
  'Gen. Aguinaldo (Bailen)': 'General Emilio Aguinaldo',
  'Don Salvador Benedicto': 'Salvador Benedicto',
  'Enrique Magalona': 'Enrique B. Magalona',
  'Vicencio Sagun': 'Vincenzo A. Sagun',
  Jetafe: 'Getafe',
  'St. Bernard': 'Saint Bernard',
  'Pre. Roxas': 'President Roxas',
  'Sergio Osmeña': 'Sergio Osmeña Sr.',
  Panamao: 'Old Panamao',
};

/** Every way a row may name its town: 'Daraga (Locsin)' is Daraga and Locsin, 'Almanza/Zapote' both, 'Sampaloc East' a part of Sampaloc. */
function townKeys({ municipality }: PostalEntry): string[] {
  const known = TOWNS[municipality];
  const inner = /\(([^)]*)\)/u.exec(municipality)?.[1]?.replace(/^(?:formerly|inc\.?|including) /iu, '');
  const outer = municipality.replace(/\([^)]*\)/gu, ' ').trim();
  const parts = [
    known ?? '',
    outer,
    inner ?? '',
    ...outer.split(/[/,]| - | and /u),
    outer.replace(/ (?:North|South|East|West)$/u, ''),
  ];
  return parts.map(philippineKey).filter((key) => key !== '');
}

/** How many letters have to change to get from one word to the other, at most `limit`. */
export function lettersApart(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

function createTowns(levels: readonly LevelRow[]) {
  const byKey = new Map(levels.map((row) => [row.key, row]));
  const below = new Map<string, Map<string, LevelRow>>();
  for (const row of levels) {
    const parent = byKey.get(row.parent ?? '');
    if (parent === undefined) continue;
    const list = below.get(philippineKey(parent.name)) ?? new Map<string, LevelRow>();
    for (const name of [row.name, ...(row.aliases ?? [])])
      if (!list.has(philippineKey(name))) list.set(philippineKey(name), row);
    below.set(philippineKey(parent.name), list);
  }
  return (top: string, key: string, letters: number): LevelRow | undefined => {
    const list = below.get(philippineKey(top));
    if (letters === 0 || list === undefined || key.length < 5) return list?.get(key);
    return [...list].find(
      ([name, row]) => row.post_code === undefined && row.level === 2 && lettersApart(name, key, letters) <= letters,
    )?.[1];
  };
}

/**
 * Joins the postcode list to the PSGC: whole towns, and in Metro Manila barangays and named areas of a city. Sets `post_code` of the rows it finds.
 * Two spellings of a town may differ by two letters ('Baliuag', 'Baliwag'), but only inside one province and when no town has the name exactly.
 */
export function joinPostcodes(levels: readonly LevelRow[]): PostcodeRow[] {
  const findTown = createTowns(levels);
  const tops = new Map(levels.filter((row) => row.level === 1).map((row) => [philippineKey(row.name), row]));
  const rows: PostcodeRow[] = [];
  const give = (row: LevelRow, post_code: string, area: string) => {
    rows.push({ post_code, parent: row.key, area });
    if (area === '' && row.level > 1) row.post_code ??= post_code;
  };
  const late: (() => void)[] = [];
  for (const entry of readPostalEntries()) {
    const post_code = fourDigits(entry.post_code);
    const metro = entry.region === 'NCR';
    const city = metro
      ? findTown(METRO_MANILA.name, philippineKey(entry.location.replace(/\((?:North|South)\)| area/gu, '')), 0)
      : undefined;
    const names = metro ? [city?.name ?? METRO_MANILA.name] : (PROVINCES[entry.location] ?? [entry.location]);
    const search = (letters: number) =>
      names
        .flatMap((top) => townKeys(entry).map((key) => findTown(top, key, letters)))
        .find((row) => row !== undefined);
    const main = city && (/\bCPO\b/u.test(entry.municipality) || townKeys(entry).includes(philippineKey(city.name)));
    const town = search(0);
    if (main) give(city, post_code, '');
    if (town) give(town, post_code, '');
    if (main || town) continue;
    const owner = city ?? names.map((name) => tops.get(philippineKey(name))).find((row) => row !== undefined);
    late.push(() => {
      const similar = metro ? undefined : search(2);
      if (similar) give(similar, post_code, '');
      else if (owner) give(owner, post_code, entry.municipality.trim());
    });
  }
  for (const step of late) step();
  fillFromAreas(levels, rows);
  return rows;
}

/** A city with codes for its parts only, such as Taguig, takes the first of them as its own. */
function fillFromAreas(levels: readonly LevelRow[], rows: readonly PostcodeRow[]): void {
  const first = new Map<string, string>();
  for (const { parent, post_code } of rows)
    first.set(parent, [first.get(parent) ?? post_code, post_code].toSorted()[0] ?? post_code);
  for (const row of levels) {
    const code = first.get(row.key);
    if (row.level === 2 && code !== undefined) row.post_code ??= code;
  }
}
