/** Selected parcels: their IDs as keys, in the order they were selected. */
export type SelectedIds = Readonly<Record<string, true>>;

/** A selection with some IDs added to it, or taken out of it. */
export function withSelected(selection: SelectedIds, ids: readonly string[], is_selected: boolean): SelectedIds {
  const next: Record<string, true> = { ...selection };
  for (const id of ids) {
    if (is_selected) next[id] = true;
    else delete next[id];
  }
  return next;
}

/** The IDs from one to another, both included, whichever comes first in the list; null when one of them is not in it. */
export function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] | null {
  const [from = -1, to = -1] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from < 0 ? null : ids.slice(from, to + 1);
}
