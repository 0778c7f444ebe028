import type { LevelRecord } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { ListedLevel, LevelRow } from './location.repo.ts';
import { findLevelsByName, listFormerLevels, listLevels } from './location.repo.ts';
import { foldText, searchKeyOf } from '@sampan/country-rules';

export interface LevelListInput {
  country: CountryCode;
  level: 1 | 2 | 3 | 4;
  /** Names of the places above, outermost first; one fewer than `level`. */
  parents: readonly string[];
  /** Wire language; English gives English names where a place has one. */
  language: string;
  page: number;
  per_page: number;
  /** ISO date on which the places have to be in force; today when absent. */
  valid_on?: string | undefined;
}

export interface LevelList {
  records: LevelRecord[];
  total: number;
  page: number;
  per_page: number;
}

/** Most rows of one answer (spec 9 'Location lists per_page is 1000'). */
const MOST_ROWS = 1000;

/**
 * Places of one address level (spec 7 Common: supported_locations). Parents are found by name as people write it: without marks, with or without the
 * word for the kind of place, in English, or by a name from before a reform. A parent nobody knows gives an empty list, as a level with no places does.
 *
 * Viet Nam answers with the two levels in force since 1 July 2025; each place names its former ones. `valid_on` before that day, or a former place as
 * parent, leads through the three levels of then, and below a ward of today stand the former wards that became it.
 */
export async function listLevel({ ctx, input }: { ctx: Ctx; input: LevelListInput }): Promise<LevelList> {
  const { country, level, parents, language, page } = input;
  const per_page = Math.min(input.per_page, MOST_ROWS);
  const limits = { country, level, limit: per_page, offset: (page - 1) * per_page };
  const today = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const within = await findParents(ctx, country, parents, input.valid_on);
  const empty = { records: [], total: 0, page, per_page };
  if (within?.length === 0) return empty;
  const ids = within?.map((row) => row.id) ?? null;
  const ended = within?.[0]?.valid_to ?? null;
  const on = input.valid_on ?? (ended === null ? today : dayBefore(ended));
  let found = await listLevels(ctx.db, { ...limits, within: ids, on });
  if (found.total === 0 && ids !== null) found = await listFormerLevels(ctx.db, { ...limits, into: ids });
  return { records: found.records.map((row) => recordOf(row, country, language)), total: found.total, page, per_page };
}

/** The place the names lead to; several when a name stands for several and nothing tells them apart. Null when no name is given. */
async function findParents(
  ctx: Ctx,
  country: CountryCode,
  parents: readonly string[],
  valid_on: string | undefined,
): Promise<LevelRow[] | null> {
  let within: LevelRow[] | null = null;
  for (const [index, name] of parents.entries()) {
    const search_key = searchKeyOf(name, country);
    const rows = await findLevelsByName(ctx.db, {
      country,
      level: index + 1,
      search_key,
      within: within?.map((row) => row.id) ?? null,
    });
    within = closest(rows, name, valid_on);
    if (within.length === 0 && index === 1) {
      // The place above kept its name through a reform, the one asked for did not: 'Thành phố Hà Nội' today and 'Quận Ba Đình' of before.
      within = closest(await findInFormer(ctx, country, parents[0] ?? '', name), name, valid_on);
    }
    if (within.length === 0) return [];
  }
  return within;
}

async function findInFormer(ctx: Ctx, country: CountryCode, top: string, name: string): Promise<LevelRow[]> {
  const tops = await findLevelsByName(ctx.db, {
    country,
    level: 1,
    search_key: searchKeyOf(top, country),
    within: null,
  });
  const former = tops.filter((row) => row.valid_to !== null).map((row) => row.id);
  return former.length === 0
    ? []
    : findLevelsByName(ctx.db, { country, level: 2, search_key: searchKeyOf(name, country), within: former });
}

/** Of several places with the same key, those whose name is written most like `name`; places of today before former ones. */
function closest(rows: readonly LevelRow[], name: string, valid_on: string | undefined): LevelRow[] {
  const folded = foldText(name);
  const rank = (row: LevelRow) => {
    const spelling = row.name === name ? 0 : foldText(row.name) === folded ? 1 : 2;
    const former =
      (row.valid_to !== null) !== (valid_on !== undefined && row.valid_to !== null && valid_on < row.valid_to) ? 3 : 0;
    return spelling + former;
  };
  const best = Math.min(...rows.map(rank));
  return rows.filter((row) => rank(row) === best);
}

/**
 * A list asked for in English names places in English, but only where the product itself asks in another language (spec 7 Common): Malaysia's lists are
 * always asked for in English and keep 'Pulau Pinang', which is what its addresses say.
 */
function recordOf(row: ListedLevel, country: CountryCode, language: string): LevelRecord {
  return {
    id: `${country}-${row.code || row.id}`,
    name:
      language === 'en' && rulesOf(country).location_language.language !== 'en' ? (row.name_en ?? row.name) : row.name,
    ...(row.former_names.length === 0 ? {} : { former_names: row.former_names }),
    ...(row.post_codes.length === 0 ? {} : { post_codes: row.post_codes }),
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
