import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import type { SelectedIds } from './selected-ids.ts';
import { useRowSelection } from './use-row-selection.ts';

const IDS = ['a', 'b', 'c', 'd'];

/** Boxes as the table draws them: the first is the head's. */
async function mount(first: SelectedIds = {}) {
  const box = document.createElement('div');
  document.body.append(box);
  let selected: SelectedIds = first;
  function Rows() {
    const [selection, setSelection] = useState(first);
    selected = selection;
    const rows = useRowSelection(IDS, selection, setSelection);
    return (
      <>
        <input
          type="checkbox"
          checked={rows.is_all}
          onChange={({ target }) => rows.toggleAll(target.checked)}
          data-some={rows.is_some}
        />
        {IDS.map((id) => (
          <input
            key={id}
            type="checkbox"
            checked={selection[id] === true}
            onChange={(event) => rows.toggle(id, event)}
          />
        ))}
      </>
    );
  }
  await act(async () => createRoot(box).render(<Rows />));
  const boxes = [...box.querySelectorAll('input')];
  return {
    click: (index: number, shiftKey = false) =>
      act(async () => boxes[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }))),
    selected: () => Object.keys(selected),
    head: () => ({ is_all: boxes[0]?.checked, is_some: boxes[0]?.dataset['some'] }),
  };
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

test('Shift selects and leaves out every row since the box before', async () => {
  const rows = await mount();
  await rows.click(4);
  await rows.click(2, true);
  expect(rows.selected()).toEqual(['d', 'b', 'c']);
  await rows.click(3, true);
  expect(rows.selected()).toEqual(['d']);
});

test('Shift on the first box, or after the head was used, counts for one row', async () => {
  const rows = await mount();
  await rows.click(2, true);
  expect(rows.selected()).toEqual(['b']);
  await rows.click(0);
  await rows.click(4, true);
  expect(rows.selected()).toEqual(['b', 'a', 'c']);
});

test('the head takes every row that is shown and leaves those of other pages alone', async () => {
  const rows = await mount({ other: true });
  expect(rows.head()).toEqual({ is_all: false, is_some: 'true' });
  await rows.click(0);
  expect(rows.selected()).toEqual(['other', 'a', 'b', 'c', 'd']);
  expect(rows.head()).toEqual({ is_all: true, is_some: 'true' });
  await rows.click(0);
  expect(rows.selected()).toEqual(['other']);
});
