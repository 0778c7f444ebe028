import type { ImportDraftRow, ImportRowFilter, OrderImport, User } from '@sampan/contract';
import { useState } from 'react';
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

const rowOf = (recipient_name: string): Partial<ImportDraftRow> => ({
  row: 2,
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
