import { startTransition, useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '../api/first-screen.ts';

/** What stands above the rows of a list at least, and the height of a row. */
const ABOVE_PX = 200;
const ROW_PX = { compact: 36, comfortable: 60 };

/**
 * The rows of a list that is drawn in two steps: first as many as the window shows, then all of them. Rows that come to ones
 * that are shown already are drawn at once, so that nothing moves.
 */
export function useFirstRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  is_compact: boolean,
): readonly Row[] {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const whole = useRef<readonly Row[]>([]);
  const first = Math.ceil((window.innerHeight - ABOVE_PX) / ROW_PX[is_compact ? 'compact' : 'comfortable']);
  const is_other = rows.length > first && !whole.current.some(({ id }) => rows.some((row) => row.id === id));
  useEffect(() => {
    let is_over = false;
    const keep = (): void => void (whole.current = rows);
    if (!is_other) return keep();
    afterPaint(() => {
      if (is_over) return;
      keep();
      startTransition(drawAnew);
    });
    return () => void (is_over = true);
  }, [rows, is_other]);
  return is_other ? rows.slice(0, first) : rows;
}
