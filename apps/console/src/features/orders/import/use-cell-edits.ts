import type { EditedRows, ImportEdit, ImportField } from '@sampan/contract';
import { useState } from 'react';
import { ROWS_PER_CALL } from './import-limits.ts';
import { useEditRows } from './use-import.ts';

/** An edit whose value stands in other rows too: it can be made there as well. */
export interface LikeThis {
  field: ImportField;
  from: string;
  to: string;
  count: number;
}

/** Edits of cells with their way back, the last one first. Rows are saved as they are typed. */
export function useCellEdits(id: string) {
  const { edit, fix } = useEditRows(id);
  const [undos, setUndos] = useState<EditedRows['before'][]>([]);
  const [like, setLike] = useState<LikeThis | null>(null);
  const remember = (before: EditedRows['before']) => setUndos((known) => [...known.slice(-49), before]);
  return {
    like,
    error: edit.error ?? fix.error,
    is_saving: edit.isPending || fix.isPending,
    can_undo: undos.length > 0,
    save: (rows: ImportEdit[], same: LikeThis | null) => {
      setLike(null);
      edit.mutate(rows, {
        onSuccess: ({ before }) => {
          remember(before);
          setLike(same);
        },
      });
    },
    fixLike: () => {
      if (like === null) return;
      const { field, from, to } = like;
      setLike(null);
      fix.mutate({ field, from, to }, { onSuccess: ({ before }) => remember(before) });
    },
    undo: async () => {
      const last = undos.at(-1);
      if (last === undefined || edit.isPending) return;
      setUndos(undos.slice(0, -1));
      setLike(null);
      for (let at = 0; at < last.length; at += ROWS_PER_CALL)
        await edit.mutateAsync(last.slice(at, at + ROWS_PER_CALL));
    },
  };
}
