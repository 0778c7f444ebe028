import { endpoints, type Invoice, type InvoiceDetail } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies } from '../../identity/account/account.table.ts';
import { bookPromotion, changeCreditLimit, creditWallet, openWallet } from '../../ledger/wallet/index.ts';
import { billingMonthOf, dueAtOf } from './billing-month.ts';
import { charge, contextAt, firstOfMonth, giveBack, issueAt } from '#test/invoice/invoice.fixtures.ts';
import { invoiceLines, invoices } from './invoice.table.ts';
import { issueInvoices } from './issue-invoices.ts';
import { statusOf } from './present-invoice.ts';
import { taxLinesOf } from './tax-lines.ts';

let app: TestApp;
let now_s: number;

beforeAll(async () => {
  app = await openTestApp();
  now_s = Math.floor(app.clock.now() / 1000);
});
afterAll(() => app.close());

/** A company of its own with a wallet, in any of the five countries. */
async function newCompany(
  input: { country?: 'SG' | 'MY' | 'PH' | 'ID' | 'VN'; money_minor?: number; limit_minor?: number } = {},
): Promise<string> {
  const { country = 'SG', money_minor = 0, limit_minor = 0 } = input;
  const id = newId();
  const { currency } = rulesOf(country);
  await app.ctx.db.insert(companies).values({
    id,
    name: 'Sunrise Books',
    country_code: country,
    invite_code: id.slice(-12).toUpperCase(),
    payment_type: limit_minor > 0 ? 'post_billing' : 'prepaid',
    created_at: now_s,
  });
  await openWallet(app.ctx, { company_id: id, currency });
  if (limit_minor > 0) await changeCreditLimit(app.ctx, id, limit_minor);
  if (money_minor > 0)
    await withTransaction(app.ctx, (tx) =>
      creditWallet(tx, { company_id: id, amount_minor: money_minor, reference: newId(), description: 'Top-up' }),
    );
  return id;
}

const invoicesOf = (company_id: string) =>
  app.ctx.db.select().from(invoices).where(eq(invoices.company_id, company_id)).orderBy(invoices.sequence);
const linesOf = (company_id: string) =>
  app.ctx.db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.company_id, company_id))
    .orderBy(invoiceLines.invoice_id, invoiceLines.line_no);
const at = (epoch_s: number) => contextAt(app.ctx, epoch_s);
const months = (count: number) => firstOfMonth(app.clock.now(), count);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('spec 7 Statements: invoices by month', () => {
  test('a real label is named on the invoice with courier, code and the stored tax', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const order = await shippedOrder(app, token);
    await issueInvoices(at(months(1)));
    const { body } = await app.call<{ records: Invoice[]; outstanding: number }>(endpoints.listInvoices, { token });
    const [invoice] = body.records;
    expect(invoice).toMatchObject({ number: 'INV-000001', status: 'paid', outstanding: 0, currency: 'SGD' });
    expect(body.outstanding).toBe(0);
    const detail = await app.call<InvoiceDetail>(endpoints.getInvoice, {
      token,
      params: { id: invoice?.id ?? '' },
    });
    const line = detail.body.lines.records.find(({ order_number }) => order_number === order.number);
    expect(line).toMatchObject({
      kind: 'label',
      tracking_code: order.label?.tracking_code,
      tax_name: 'GST',
      tax_basis_points: 700,
      total: order.price,
    });
    expect(line?.description).toContain(order.courier?.name);
    expect(detail.body.buyer.name).toBe('Kopi & Kaya Goods');
    expect(detail.body.buyer.address_lines.join()).toContain('Singapore');
    expect(detail.body.seller.name).toBe('Sampan Singapore');
    expect(detail.body.tax_lines).toMatchObject([{ name: 'GST', basis_points: 700, net: detail.body.net }]);
  });

  test('trust 2.10: a month ends at midnight where the company is, and 14 days are whole days there', () => {
    const dec_first_sg = Date.UTC(2026, 10, 30, 16) / 1000;
    expect(billingMonthOf(dec_first_sg - 1, 'SG').period).toBe('2026-11');
    expect(billingMonthOf(dec_first_sg, 'SG')).toMatchObject({ period: '2026-12', starts_at: dec_first_sg });
    expect(billingMonthOf(dec_first_sg, 'ID').period).toBe('2026-11');
    expect(billingMonthOf(dec_first_sg + 3_600, 'ID').period).toBe('2026-12');
    expect(dueAtOf(dec_first_sg, 'SG', 14)).toBe(dec_first_sg + 15 * 86_400);
    expect(dueAtOf(dec_first_sg + 80_000, 'SG', 14)).toBe(dec_first_sg + 15 * 86_400);
  });

  test('a prepaid company gets a paid invoice of what it bought, with its refunds, when the month is over and once', async () => {
    const company = await newCompany({ money_minor: 100_000 });
    const first = await charge(app.ctx, company, 1_000, 70);
    await charge(app.ctx, company, 505, 35);
    await giveBack(app.ctx, company, first);
    await issueAt(app.ctx, company, billingMonthOf(now_s, 'SG').ends_at - 1);
    expect(await invoicesOf(company)).toEqual([]);
    await issueAt(app.ctx, company, months(1));
    await issueAt(app.ctx, company, months(1) + 60);
    const issued = await invoicesOf(company);
    expect(issued).toHaveLength(1);
    expect(issued[0]).toMatchObject({
      sequence: 1,
      net_minor: 505,
      tax_minor: 35,
      total_minor: 540,
      due_minor: 0,
      due_at: null,
      line_count: 3,
    });
    expect(issued[0] && statusOf(issued[0], months(1))).toBe('paid');
    expect((await linesOf(company)).map(({ kind, total_minor }) => [kind, total_minor])).toEqual([
      ['label', 1_070],
      ['label', 540],
      ['refund', -1_070],
    ]);
  });

  test('money that only comes and goes is on no invoice, and a month without purchases takes no number', async () => {
    const company = await newCompany({ money_minor: 5_000 });
    await issueAt(app.ctx, company, months(1));
    expect(await invoicesOf(company)).toEqual([]);
    await charge(at(months(1) + 10), company, 100, 7);
    await issueAt(app.ctx, company, months(3));
    expect((await invoicesOf(company)).map(({ sequence }) => sequence)).toEqual([1]);
  });

  test('what was booked late is on the next invoice: every entry is on exactly one', async () => {
    const company = await newCompany({ money_minor: 50_000 });
    await charge(app.ctx, company, 100, 7);
    await issueAt(app.ctx, company, months(1));
    // A server whose clock is behind books into the month that was invoiced already.
    await charge(app.ctx, company, 200, 14);
    await issueAt(app.ctx, company, months(1) + 60);
    expect(await invoicesOf(company)).toHaveLength(1);
    await charge(at(months(1) + 600), company, 300, 21);
    await issueAt(app.ctx, company, months(2));
    const issued = await invoicesOf(company);
    expect(issued.map(({ net_minor }) => net_minor)).toEqual([100, 500]);
    expect(issued[1]?.after_seq).toBe(issued[0]?.through_seq);
  });

  test('two servers at once: one invoice for each company, numbers without gaps', async () => {
    const several = await Promise.all(Array.from({ length: 12 }, () => newCompany({ money_minor: 50_000 })));
    for (const company of several) await charge(app.ctx, company, 100, 7);
    for (const count of [1, 2, 3]) {
      await Promise.all(Array.from({ length: 6 }, () => issueInvoices(at(months(count)))));
      // A company that another server had locked is done by the next round.
      while ((await issueInvoices(at(months(count)))) > 0);
      for (const company of several) await charge(at(months(count) + 10), company, 50, 4);
    }
    for (const company of several)
      expect((await invoicesOf(company)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  test('a server that was away issues one invoice for each month it missed', async () => {
    const company = await newCompany({ money_minor: 50_000 });
    await charge(app.ctx, company, 100, 7);
    await charge(at(months(1) + 10), company, 200, 14);
    await charge(at(months(2) + 10), company, 300, 21);
    await issueAt(app.ctx, company, months(3));
    const issued = await invoicesOf(company);
    expect(issued.map(({ net_minor, sequence }) => [sequence, net_minor])).toEqual([
      [1, 100],
      [2, 200],
      [3, 300],
    ]);
    expect(new Set(issued.map(({ period }) => period)).size).toBe(3);
  });

  test('an issued invoice and its lines are never changed', async () => {
    const company = await newCompany({ money_minor: 5_000 });
    await charge(app.ctx, company, 100, 7);
    await issueAt(app.ctx, company, months(1));
    const { pool } = app.database;
    const [invoice] = await invoicesOf(company);
    for (const statement of [
      'update invoices set total_minor = total_minor + 1, net_minor = net_minor + 1 where id = $1',
      `update invoices set buyer = '{}' where id = $1`,
      'delete from invoices where id = $1',
      'update invoice_lines set net_minor = 1 where invoice_id = $1',
      'delete from invoice_lines where invoice_id = $1',
    ])
      await expect(pool.query(statement, [invoice?.id])).rejects.toThrow('never changed');
    await app.ctx.db.update(companies).set({ name: 'Another Name' }).where(eq(companies.id, company));
    expect((await invoicesOf(company))[0]?.buyer.name).toBe('Sunrise Books');
  });

  test('domain 1.1: taxes are listed by rate and day, as they were charged, and add up', () => {
    const line = (day: string, tax_name: string, tax_basis_points: number, net_minor: number, tax_minor: number) => ({
      at: Date.parse(`${day}T04:00:00Z`) / 1000,
      tax_name,
      tax_basis_points,
      net_minor,
      tax_minor,
    });
    const lines = [
      line('2023-12-30', 'GST', 800, 1_000, 80),
      line('2023-12-31', 'GST', 800, 505, 40),
      line('2024-01-01', 'GST', 900, 1_000, 90),
      line('2024-01-02', 'No tax', 0, 300, 0),
      // Given back in January, with the tax it was charged with.
      line('2024-01-03', 'GST', 800, -505, -40),
    ];
    expect(taxLinesOf(lines, 'Asia/Singapore')).toEqual([
      { name: 'GST', basis_points: 800, from: '2023-12-30', to: '2024-01-03', net_minor: 1_000, tax_minor: 80 },
      { name: 'GST', basis_points: 900, from: '2024-01-01', to: '2024-01-01', net_minor: 1_000, tax_minor: 90 },
      { name: 'No tax', basis_points: 0, from: '2024-01-02', to: '2024-01-02', net_minor: 300, tax_minor: 0 },
    ]);
  });

  test.each(['SG', 'MY', 'PH', 'ID', 'VN'] as const)(
    '%s: total, taxes and lines of an invoice are equal to the last unit, for any purchases and refunds',
    async (country) => {
      const steps = fc.array(
        fc.record({ net: fc.integer({ min: 1, max: 9_999 }), bp: fc.constantFrom(0, 700, 1_200), back: fc.boolean() }),
        { minLength: 1, maxLength: 12 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (bought) => {
          const company = await newCompany({ country, money_minor: 1_000_000 });
          for (const { net, bp, back } of bought) {
            const made = await charge(app.ctx, company, net, Math.round((net * bp) / 10_000));
            if (back) await giveBack(app.ctx, company, made);
          }
          await issueAt(app.ctx, company, months(1));
          const [invoice] = await invoicesOf(company);
          const lines = await linesOf(company);
          const kept = bought.filter(({ back }) => !back);
          expect(invoice?.net_minor).toBe(sum(kept.map(({ net }) => net)));
          expect(invoice?.tax_minor).toBe(sum(kept.map(({ net, bp }) => Math.round((net * bp) / 10_000))));
          expect(invoice?.total_minor).toBe(sum(lines.map(({ total_minor }) => total_minor)));
          expect(sum(invoice?.tax_lines.map(({ tax_minor }) => tax_minor) ?? [])).toBe(invoice?.tax_minor);
          expect(sum(invoice?.tax_lines.map(({ net_minor }) => net_minor) ?? [])).toBe(invoice?.net_minor);
        }),
        { numRuns: 6 },
      );
    },
    60_000,
  );
});

describe('spec 3 payment_type post_billing: what an invoice asks for', () => {
  test('it is due in 14 days, asks for what is owed, and all open invoices together are the debt', async () => {
    const company = await newCompany({ limit_minor: 100_000 });
    await charge(app.ctx, company, 1_000, 70);
    await issueAt(app.ctx, company, months(1));
    await charge(at(months(1) + 10), company, 2_000, 140);
    await issueAt(app.ctx, company, months(2));
    const issued = await invoicesOf(company);
    expect(issued.map(({ due_minor }) => due_minor)).toEqual([1_070, 2_140]);
    expect(issued[0]?.due_at).toBe(billingMonthOf(months(1), 'SG').starts_at + 15 * 86_400);
    expect(issued[0] && statusOf(issued[0], (issued[0].due_at ?? 0) - 1)).toBe('open');
    expect(issued[0] && statusOf(issued[0], issued[0].due_at ?? 0)).toBe('overdue');
  });

  test('credit from elsewhere lowers the next invoice; what is left is set off against open ones', async () => {
    const company = await newCompany({ limit_minor: 100_000 });
    await charge(app.ctx, company, 1_000, 0);
    await issueAt(app.ctx, company, months(1));
    const gift = (amount_minor: number, moment: number) =>
      withTransaction(at(moment), (tx) =>
        bookPromotion(tx, { company_id: company, amount_minor, reference: newId(), description: 'Referral' }),
      );
    await gift(300, months(1) + 10);
    await charge(at(months(1) + 20), company, 200, 0);
    await issueAt(app.ctx, company, months(2));
    const [first, second] = await invoicesOf(company);
    expect(first).toMatchObject({ due_minor: 1_000, paid_minor: 100 });
    expect(second).toMatchObject({ total_minor: 200, due_minor: 0 });
    expect((first?.due_minor ?? 0) - (first?.paid_minor ?? 0)).toBe(900);
  });

  test('a month with more given back than bought is a credit note with a number of the same series', async () => {
    const company = await newCompany({ limit_minor: 100_000 });
    const made = await charge(app.ctx, company, 1_000, 70);
    await issueAt(app.ctx, company, months(1));
    await giveBack(at(months(1) + 10), company, made);
    await issueAt(app.ctx, company, months(2));
    const [first, second] = await invoicesOf(company);
    expect(second).toMatchObject({ sequence: 2, total_minor: -1_070, due_minor: 0 });
    expect(second && statusOf(second, months(2))).toBe('credit');
    expect(first && statusOf(first, months(2))).toBe('paid');
  });
});
