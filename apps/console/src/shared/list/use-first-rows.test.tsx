import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterPaint } from '../api/first-screen.ts';
import { useFirstRows } from './use-first-rows.ts';

const rowsOf = (name: string, count: number) => Array.from({ length: count }, (_none, at) => ({ id: `${name}${at}` }));
let root: Root;
/** How many rows each drawing had. */
let drawn: number[] = [];

function Rows({ rows, compact = false }: { rows: readonly { id: string }[]; compact?: boolean }) {
  const shown = useFirstRows(rows, compact);
  drawn.push(shown.length);
  return shown.map(({ id }) => <i key={id} />);
}

const draw = async (rows: readonly { id: string }[], compact = false) => {
  drawn = [];
  await act(async () => root.render(<Rows rows={rows} compact={compact} />));
  await act(() => new Promise<void>(afterPaint));
  expect(document.querySelectorAll('i')).toHaveLength(rows.length);
  return drawn;
};

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  Object.assign(window, { innerHeight: 800 });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
});
afterEach(() => act(async () => root.unmount()));

test('a list is drawn as far as the window shows it, then whole', async () => {
  expect(await draw(rowsOf('new', 20))).toEqual([10, 20]);
  expect(await draw(rowsOf('completed', 100), true)).toEqual([17, 100]);
});

test('rows that are shown stay when others come to them', async () => {
  const rows = rowsOf('new', 20);
  await draw(rows);
  expect(await draw([{ id: 'newest' }, ...rows])).toEqual([21]);
  expect(await draw(rows.slice(5))).toEqual([15]);
});

test('a short list is drawn once', async () => {
  expect(await draw(rowsOf('new', 10))).toEqual([10]);
});
