import { useEffect, useRef, useState } from 'react';
import { addressLevelsOf, type AddressLevel, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft, LevelPlace, LoadLevel } from '@sampan/stores/address';

export type LevelState = {
  rule: AddressLevel;
  places: readonly LevelPlace[];
  /** `blocked`: a level above is not chosen yet. */
  status: 'blocked' | 'loading' | 'ready';
};

/**
 * The lists of the location cascade for what is chosen so far. Each list is asked for once per form; a list that cannot be
 * loaded counts as empty (spec section 8), and the form then takes typed text.
 */
export function useLevelOptions(
  country: CountryCode,
  draft: AddressDraft,
  loadLevel: LoadLevel,
): readonly LevelState[] {
  const levels = addressLevelsOf(country);
  const known = useRef(new Map<string, readonly LevelPlace[] | 'loading'>());
  const [, redraw] = useState(0);
  const load = useRef(loadLevel);
  load.current = loadLevel;

  const steps = levels.map((rule, index) => {
    const parents = levels.slice(0, index).map((level) => draft[level.field]);
    return {
      rule,
      parents,
      open: parents.every((name) => name !== ''),
      key: JSON.stringify([country, rule.level, ...parents]),
    };
  });
  const wanted = steps
    .filter((step) => step.open)
    .map((step) => step.key)
    .join('\n');

  const current = useRef(steps);
  current.current = steps;

  useEffect(() => {
    for (const step of current.current) {
      if (!step.open || known.current.has(step.key)) continue;
      known.current.set(step.key, 'loading');
      const ask = async () => load.current(step.rule.level, step.parents);
      void ask()
        .catch((): readonly LevelPlace[] => [])
        .then((places) => {
          known.current.set(step.key, places);
          redraw((n) => n + 1);
        });
    }
    // The keys say everything that decides what to ask.
  }, [wanted]);

  return steps.map(({ rule, open, key }) => {
    if (!open) return { rule, places: [], status: 'blocked' };
    const places = known.current.get(key);
    if (places === undefined || places === 'loading') return { rule, places: [], status: 'loading' };
    return { rule, places, status: 'ready' };
  });
}
