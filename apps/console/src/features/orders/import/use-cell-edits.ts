import type { EditedRows, ImportEdit, ImportField } from '@sampan/contract';
import { useRef, useState } from 'react';
import { ROWS_PER_CALL } from './import-limits.ts';
import { useEditRows } from './use-import.ts';

/** An edit whose value stands in other rows too: it can be made there as well. */
export interface LikeThis {
  field: ImportField;
  from: string;
  to: string;
  count: number;
}

/** Edits that can be taken back. */
const MOST_UNDOS = 50;

/**
 * Edits of cells with their way back, the last one first. Rows are saved as they are typed. One call follows the other: an undo
 * that is pressed while an edit is on its way takes back that edit.
 */
export function useCellEdits(id: string) {
  const { edit, fix } = useEditRows(id);
  const undos = useRef<EditedRows['before'][]>([]);
  const [undo_count, setUndoCount] = useState(0);
  const [like, setLike] = useState<LikeThis | null>(null);
  const last_call = useRef<Promise<void>>(Promise.resolve());

  /** Runs after the calls before it; what fails is shown by its mutation. */
  const inTurn = (work: () => Promise<void>) => {
    last_call.current = last_call.current.then(work).catch(() => undefined);
  };
  const remember = (before: EditedRows['before']) => {
    undos.current = [...undos.current.slice(1 - MOST_UNDOS), before];
    setUndoCount(undos.current.length);
  };
  return {
    like,
    error: edit.error ?? fix.error,
    is_saving: edit.isPending || fix.isPending,
    can_undo: undo_count > 0,
    save: (rows: ImportEdit[], same: LikeThis | null) => {
      setLike(null);
      inTurn(async () => {
        remember((await edit.mutateAsync(rows)).before);
        setLike(same);
      });
    },
    fixLike: () => {
      if (like === null) return;
      const { field, from, to } = like;
      setLike(null);
      inTurn(async () => remember((await fix.mutateAsync({ field, from, to })).before));
    },
    undo: () => {
      setLike(null);
      inTurn(async () => {
        const last = undos.current.at(-1) ?? [];
        undos.current = undos.current.slice(0, -1);
        setUndoCount(undos.current.length);
        for (let at = 0; at < last.length; at += ROWS_PER_CALL)
          await edit.mutateAsync(last.slice(at, at + ROWS_PER_CALL));
      });
    },
  };
}
