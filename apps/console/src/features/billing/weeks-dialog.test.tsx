import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { WeeksDialog } from './weeks-dialog.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

const week = (from: string, is_finished: boolean) => ({
  week: from,
  from,
  to: from,
  is_finished,
  opening_balance: 0,
  closing_balance: 70.5,
  amount_in: 100,
  amount_out: 29.5,
  sums: {},
});
const expectText = (text: string) =>
  vi.waitFor(() => expect(shown.box.textContent).toContain(text), { timeout: 15_000 });

test('spec 7 GET /transaction/list/weekly: every week since the first entry, the running one by its name', async () => {
  shown = await showPage(
    () => <WeeksDialog account="payable" onClose={() => undefined} />,
    '/auth',
    ({ path }) =>
      path === '/transaction/list/weekly'
        ? Response.json({
            records: [week('2026-11-23', false), week('2026-11-16', true)],
            total: 2,
            page: 1,
            per_page: 20,
            currency: 'SGD',
          })
        : undefined,
  );
  await expectText('This week');
  expect(shown.asked.map(({ path }) => path)).toEqual(['/transaction/list/weekly']);
  expect([...shown.box.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual(
    Array.from({ length: 2 }, () => ['S$ 100.00', 'S$ 29.50', 'S$ 70.50']).flat(),
  );
});

test('a company without an entry is told when weeks appear', async () => {
  shown = await showPage(
    () => <WeeksDialog account={undefined} onClose={() => undefined} />,
    '/auth',
    () => Response.json({ records: [], total: 0, page: 1, per_page: 20, currency: 'SGD' }),
  );
  await expectText('after your first transaction');
});
