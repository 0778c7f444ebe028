import { addressLevelsOf } from '@sampan/country-rules';
import type { AddressLevel, CountryCode, LevelField } from '@sampan/country-rules';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { LevelOption, LoadLevel } from './address.port.ts';

/** One list of the cascade. */
export interface LevelList extends AddressLevel {
  readonly options: readonly LevelOption[];
  readonly is_loading: boolean;
  /** False while the level above has no value: there is nothing to choose from yet. */
  readonly is_open: boolean;
}

type Values = Readonly<Record<LevelField, string>>;

export interface LevelLists {
  readonly $lists: ReadableAtom<readonly LevelList[]>;
  /**
   * Loads the lists from a level on, as far as the values above them are given, and empties the ones further down. Resolves
   * when the last has come: true, or false when a later call took over.
   */
  readonly load: (country: CountryCode, values: Values, from?: AddressLevel['level']) => Promise<boolean>;
  readonly stop: () => void;
}

/** The lists behind a level cascade. A list that fails is silently empty (spec 8). Only the answers of the last call count. */
export function createLevelLists(loadLevel: LoadLevel): LevelLists {
  const $lists = atom<readonly LevelList[]>([]);
  let running: AbortController | null = null;

  function change(level: AddressLevel['level'], part: Partial<LevelList>): void {
    $lists.set($lists.get().map((list) => (list.level === level ? { ...list, ...part } : list)));
  }

  async function load(country: CountryCode, values: Values, from: AddressLevel['level'] = 1): Promise<boolean> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const levels = addressLevelsOf(country);
    const before = $lists.get();
    const isOpen = (level: AddressLevel): boolean =>
      levels.every((above) => above.level >= level.level || values[above.field] !== '');
    $lists.set(
      levels.map((level) => {
        const kept =
          level.level < from
            ? before.find((list) => list.level === level.level && list.field === level.field)
            : undefined;
        return {
          ...level,
          options: kept?.options ?? [],
          is_loading: level.level >= from && isOpen(level),
          is_open: isOpen(level),
        };
      }),
    );
    const wanted = levels.filter((level) => level.level >= from && isOpen(level));
    await Promise.all(
      wanted.map(async ({ level }) => {
        const parents = levels.filter((above) => above.level < level).map((above) => values[above.field]);
        const options = await loadLevel({ country, level, parents, signal: mine.signal }).catch(() => []);
        if (running === mine) change(level, { options, is_loading: false });
      }),
    );
    return running === mine;
  }

  return {
    $lists,
    load,
    stop: () => {
      running?.abort();
      running = null;
    },
  };
}

/** The option that a name means, whatever its case, accents or former name; null when the list has none. */
export function optionNamed(options: readonly LevelOption[], name: string): LevelOption | null {
  const wanted = folded(name);
  if (wanted === '') return null;
  return (
    options.find((option) => option.name === name) ??
    options.find((option) => folded(option.name) === wanted) ??
    options.find((option) => option.former_names?.some((former) => folded(former) === wanted)) ??
    null
  );
}

/** 'Đà Nẵng ' and 'da nang' alike. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').trim().toLowerCase();
}
