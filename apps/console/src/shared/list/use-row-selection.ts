import { useRef, type ChangeEvent } from 'react';
import { idsBetween, withSelected, type SelectedIds } from './selected-ids.ts';

export interface RowSelection {
  /** Every row that is shown. */
  readonly is_all: boolean;
  /** Any parcel, also one of another page. */
  readonly is_some: boolean;
  readonly toggleAll: (is_selected: boolean) => void;
  /** A change of a row's box. With Shift it counts for all rows since the box that was used before. */
  readonly toggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * What the boxes of a table do to its selection.
 *
 * @param ids of the rows that are shown, in order
 */
export function useRowSelection(
  ids: readonly string[],
  selection: SelectedIds,
  onSelection: (selection: SelectedIds) => void,
): RowSelection {
  const last_id = useRef<string | null>(null);
  return {
    is_all: ids.length > 0 && ids.every((id) => selection[id] === true),
    is_some: Object.keys(selection).length > 0,
    toggleAll: (is_selected) => {
      last_id.current = null;
      onSelection(withSelected(selection, ids, is_selected));
    },
    toggle: (id, { target, nativeEvent }) => {
      // A box changes by a click, also by one of the keyboard.
      const is_range = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && last_id.current !== null;
      const range = is_range ? idsBetween(ids, last_id.current ?? id, id) : null;
      last_id.current = id;
      onSelection(withSelected(selection, range ?? [id], target.checked));
    },
  };
}
