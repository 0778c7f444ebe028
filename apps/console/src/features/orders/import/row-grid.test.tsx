import type { ImportDraftRow, ImportRowFilter, OrderImport, User } from '@sampan/contract';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { RowGrid } from './row-grid.tsx';
import { useCellEdits } from './use-cell-edits.ts';

const DRAFT = { id: 'i1' } as unknown as OrderImport;

let shown: ShownPage;
afterEach(async () => {
  vi.restoreAllMocks();
  await shown.unmount();
  endSession();
});

const rowOf = (recipient_name: string, row = 2): Partial<ImportDraftRow> => ({
  row,
  values: { recipient_name },
  issues: [],
  repaired: [],
  outcome: null,
});

test('rows of two filters that are answered in the same millisecond are told apart', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const names = ['Mei Ling', 'Ahmad Faizal'];
  const Page = () => {
    const [filter, setFilter] = useState<ImportRowFilter>('all');
    return (
      <>
        <button onClick={() => setFilter('all')}>All</button>
        <button onClick={() => setFilter('error')}>Errors</button>
        <RowGrid draft={DRAFT} filter={filter} total={1} edits={useCellEdits(DRAFT.id)} />
      </>
    );
  };
  shown = await showPage(Page, '/auth', ({ path }) =>
    path.endsWith('/rows') ? Response.json({ rows: [rowOf(names.shift() ?? '')], total: 1 }) : undefined,
  );
  const cells = () => [...shown.box.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent).join('|');
  await vi.waitFor(() => expect(cells()).toContain('Mei Ling'), { timeout: 15_000 });
  await click(buttonNamed(shown.box, /^Errors/u));
  await vi.waitFor(() => expect(names).toEqual([]), { timeout: 15_000 });
  await vi.waitFor(() => expect(cells()).toContain('Ahmad Faizal'), { timeout: 5_000 });
  expect(cells()).not.toContain('Mei Ling');
  // What is known is drawn at once, without a moment in which nothing is.
  await click(buttonNamed(shown.box, /^All/u));
  await vi.waitFor(() => expect(cells()).toContain('Mei Ling'), { timeout: 5_000 });
});

test('volume 3: Ctrl D takes the value above, and goes on to the next row', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const rows = [rowOf('Mei Ling', 2), rowOf('', 3), rowOf('Ahmad Faizal', 4)];
  const Page = () => <RowGrid draft={DRAFT} filter="all" total={3} edits={useCellEdits(DRAFT.id)} />;
  shown = await showPage(Page, '/auth', ({ method, path }) =>
    method === 'GET' && path.endsWith('/rows') ? Response.json({ rows, total: 3 }) : undefined,
  );
  await vi.waitFor(() => expect(shown.box.textContent).toContain('Ahmad Faizal'), { timeout: 15_000 });
  const columns = [...shown.box.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
  const cellOfName = (line: string) => {
    const row = [...shown.box.querySelectorAll('[role=row]')].find(
      (each) => each.querySelector('[role=rowheader]')?.textContent === line,
    );
    return row?.children[columns.indexOf('Recipient')] as HTMLElement;
  };
  await act(async () => cellOfName('3').focus());
  await act(async () => {
    const key = { key: 'd', ctrlKey: true, bubbles: true, cancelable: true };
    cellOfName('3').dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await vi.waitFor(() =>
    expect(shown.asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { rows: [{ row: 3, values: { recipient_name: 'Mei Ling' } }] },
    ]),
  );
  expect(cellOfName('4').dataset['active']).toBe('true');
});

test('volume 4: the purpose of a parcel is shown in words, and so are the choices where it is none', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const customs = (row: number, customs_purpose: string, issues: ImportDraftRow['issues']) => ({
    ...rowOf('Mei Ling', row),
    values: { recipient_name: 'Mei Ling', recipient_country: 'MY', customs_purpose },
    issues,
  });
  const wrong = {
    field: 'customs_purpose' as const,
    code: 'validate.value_expected',
    message: 'Purpose must be one of sale_of_goods, gift',
    params: { label: 'label.customs_purpose', expected: 'sale_of_goods, gift' },
    severity: 'error' as const,
  };
  const rows = [customs(2, 'Fun', [wrong]), customs(3, 'commercial_sample', [])];
  const Page = () => <RowGrid draft={DRAFT} filter="all" total={2} edits={useCellEdits(DRAFT.id)} />;
  shown = await showPage(Page, '/auth', ({ path }) =>
    path.endsWith('/rows') ? Response.json({ rows, total: 2 }) : undefined,
  );
  await vi.waitFor(() => expect(shown.box.textContent).toContain('Commercial sample'), { timeout: 15_000 });
  const cell = [...shown.box.querySelectorAll<HTMLElement>('[role=gridcell]')].find(
    (each) => each.textContent === 'Fun',
  );
  await act(async () => cell?.focus());
  await vi.waitFor(() =>
    expect(shown.box.querySelector('#import-cell-bar')?.textContent).toContain(
      'Purpose must be one of Sale of goods, Gift, Commercial sample, Documents, Returned goods, Other',
    ),
  );
});
