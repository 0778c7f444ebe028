/** What a key does. Two letters are typed one after the other, as in 'g' then 'h'. */
export const SHORTCUTS = [
  { keys: ['?'], action: 'help' },
  { keys: ['Ctrl', 'K'], action: 'find' },
  { keys: ['t'], action: 'track' },
  { keys: ['c'], action: 'add_order' },
  { keys: ['/'], action: 'search_list' },
  { keys: ['g', 'h'], action: 'go_home' },
  { keys: ['g', 'p'], action: 'go_parcels' },
  { keys: ['j'], action: 'next_row' },
  { keys: ['k'], action: 'previous_row' },
  { keys: ['x'], action: 'select_row' },
  { keys: ['X'], action: 'select_rows' },
  { keys: ['b'], action: 'buy' },
  { keys: ['e'], action: 'edit_row' },
  { keys: ['Enter'], action: 'open_row' },
  { keys: ['p'], action: 'print' },
  { keys: ['Esc'], action: 'close' },
] as const;

export type ShortcutAction = (typeof SHORTCUTS)[number]['action'];

/** How long the first of two letters waits for the second. */
const SEQUENCE_MS = 1_200;

/** Keys the browser, the dialogs or use-palette-key.ts handle; they stand in the help only. */
const NATIVE: readonly string[] = ['Enter', 'Esc', 'Ctrl'];

/** Reads keys one by one and says which shortcut they complete; null while there is none. `at` is in milliseconds. */
export function createShortcutReader(): (key: string, at: number) => ShortcutAction | null {
  let before: { key: string; at: number } | null = null;
  return (key, at) => {
    const first = before !== null && at - before.at <= SEQUENCE_MS ? before.key : null;
    before = { key, at };
    for (const { keys, action } of SHORTCUTS) {
      const [one, two] = keys as readonly string[];
      if (NATIVE.includes(one ?? '')) continue;
      const done = two === undefined ? one === key && first !== 'g' : one === first && two === key;
      if (done) {
        before = null;
        return action;
      }
    }
    return null;
  };
}
