import type { Invoice, Transaction, User } from '@sampan/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { InvoiceTable } from './invoices/invoice-table.tsx';
import { LedgerTable } from './ledger-table.tsx';

let shown: ShownPage;
beforeEach(() =>
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User }),
);
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const headings = () => [...shown.box.querySelectorAll('.c-period')].map((row) => row.textContent);
const at = (day: string) => Date.parse(`${day}T04:00:00Z`) / 1000;

test('transactions are grouped by month and year, in the time of the country (spec 3 Other)', async () => {
  // The last is still the 31st in UTC, and the 1st in Singapore.
  const times = [at('2026-11-20'), at('2026-11-20') - 60, at('2026-11-03'), Date.parse('2026-10-31T20:00:00Z') / 1000];
  const entries = [...times, at('2025-11-20')].map(
    (created_at, index) =>
      ({
        id: String(index),
        created_at,
        kind: 'top_up',
        group: 'top_ups',
        description: 'Top-up',
        amount: 10,
        balance: 10,
        subject: null,
        cause: null,
      }) as Transaction,
  );
  const Page = () => (
    <LedgerTable label="Transactions" entries={entries} currency="SGD" busy={false} onOpen={() => undefined} />
  );
  shown = await showPage(Page, '/auth', () => undefined);
  expect(headings()).toEqual(['November 2026', 'November 2025']);
});

test('invoices, one a month, are grouped by year (spec 3 Other)', async () => {
  const invoices = ['2027-01', '2026-12', '2026-11'].map(
    (period) =>
      ({
        id: period,
        period,
        number: `INV-${period}`,
        issued_at: at('2027-01-02'),
        status: 'paid',
        total: 1,
        outstanding: 0,
        currency: 'SGD',
      }) as Invoice,
  );
  const Page = () => <InvoiceTable invoices={invoices} busy={false} onOpen={() => undefined} footer={null} />;
  shown = await showPage(Page, '/auth', () => undefined);
  expect(headings()).toEqual(['2027', '2026']);
});
