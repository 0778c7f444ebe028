import {
  endpoints,
  MAX_AMOUNT,
  type CreditCompanyDetail,
  type Credit,
  type Invoice,
  type InvoiceDetail,
} from '@sampan/contract';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies } from '../../identity/account/account.table.ts';
import { findUserByVerifiedEmail } from '../../identity/account/index.ts';
import { auditLedger, balanceOf, bookHistory, openWallet, type SeedMovement } from '../../ledger/wallet/index.ts';
import { invoiceRenderers } from './invoice-export.ts';
import { contextAt, firstOfMonth, newInvoice } from '#test/invoice/invoice.fixtures.ts';
import { invoices } from './invoice.table.ts';
import { issueInvoices } from './issue-invoices.ts';
import { notifyOverdueInvoices } from './notify-overdue.ts';

let app: TestApp;
let owner: string;
let staff: string;
let later: string;
let admin: string;
let later_company: string;
let paid: Invoice;
let open: Invoice;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
  staff = await app.tokenOf('staff@demo.sampan.test');
  later = await app.tokenOf('postbilling@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  later_company = (await findUserByVerifiedEmail(app.ctx, 'postbilling@demo.sampan.test'))?.company.id ?? '';
  const shipped = await shippedOrder(app, later);
  expect(shipped.status).toBe('ready_to_ship');
  paid = await newInvoice(app, owner, () => shippedOrder(app, owner));
  const list = await app.call<{ records: Invoice[] }>(endpoints.listInvoices, { token: later });
  open = list.body.records[0] as Invoice;
});
afterAll(() => app.close());

const idOf = (invoice: Invoice) => ({ id: invoice.id });
const pay = (amount: number, reference: string, token = admin) =>
  app.call<Invoice>(endpoints.payInvoice, { token, params: idOf(open), body: { amount, reference } });
const creditOf = async (token = later) => (await app.call<Credit>(endpoints.getCredit, { token })).body;
const changeCredit = (body: { payment_type: string; limit: number }, id = later_company) =>
  app.call<CreditCompanyDetail>(endpoints.changeCredit, { token: admin, params: { id }, body });
const mailsTo = async (to: string) =>
  (
    await app.call<{ records: { subject: string; text: string }[] }>(endpoints.listOutbox, { query: { to } })
  ).body.records.map(({ subject, text }) => ({ subject, text }));

describe('spec 7 GET /invoice/list', () => {
  test('lists the own invoices, filtered by state and year; the sum of what is open stands with them', async () => {
    const list = await app.call<{ records: Invoice[]; outstanding: number; total: number }>(endpoints.listInvoices, {
      token: later,
      query: { status: 'open' },
    });
    expect(list.body.records).toMatchObject([{ id: open.id, number: 'INV-000001', status: 'open' }]);
    expect(list.body.outstanding).toBe(open.outstanding);
    for (const query of [{ status: 'paid' }, { status: 'overdue' }, { status: 'credit' }, { year: '2001' }])
      expect((await app.call<{ total: number }>(endpoints.listInvoices, { token: later, query })).body.total).toBe(0);
    const wrong = await app.refusal(endpoints.listInvoices, { token: later, query: { status: 'late' } });
    expect([wrong.status, wrong.body.errors?.[0]?.param]).toEqual([422, 'status']);
  });

  test('spec 3: an invoice record has created_at in epoch seconds, total is net and tax, lines add up to it', async () => {
    const { body } = await app.call<InvoiceDetail>(endpoints.getInvoice, { token: later, params: idOf(open) });
    expect(body.created_at).toBe(body.issued_at);
    const cents = (amount: number) => Math.round(amount * 100);
    expect(cents(body.net) + cents(body.tax)).toBe(cents(body.total));
    expect(body.lines.records.reduce((sum, line) => sum + cents(line.total), 0)).toBe(cents(body.total));
    expect(body.tax_lines.reduce((sum, line) => sum + cents(line.tax), 0)).toBe(cents(body.tax));
    expect(body.lines).toMatchObject({ total: body.line_count, page: 1 });
    const none = await app.call<InvoiceDetail>(endpoints.getInvoice, {
      token: later,
      params: idOf(open),
      query: { page: '9' },
    });
    expect(none.body.lines.records).toEqual([]);
  });

  test('spec 6: staff do not see invoices, another company finds none, admins alone book payments', async () => {
    expect((await app.refusal(endpoints.listInvoices, { token: staff })).status).toBe(403);
    for (const endpoint of [endpoints.getInvoice, endpoints.downloadInvoice])
      expect((await app.refusal(endpoint, { token: owner, params: idOf(open) })).status).toBe(404);
    expect((await pay(1, 'not mine', later)).status).toBe(403);
    expect((await app.refusal(endpoints.listCreditCompanies, { token: later })).status).toBe(403);
  });
});

describe('document of an invoice', () => {
  const fileOf = async (token: string, invoice: Invoice, format: string, language = 'en') => {
    const { body } = await app.call<{ link: string }>(endpoints.downloadInvoice, {
      token,
      params: idOf(invoice),
      query: { format },
      headers: { 'X-User-Language': language },
    });
    return app.app.request(body.link);
  };

  test('the PDF says who, what, which taxes, and what is to pay, in the language of its reader', async () => {
    const answer = await fileOf(later, open, 'pdf');
    const { text } = await readLabelPage(new Uint8Array(await answer.arrayBuffer()));
    for (const part of ['Invoice', 'INV-000001', 'Harbourfront Electronics', 'GST 7%', 'Total (SGD)', 'Page 1 of 1'])
      expect(text).toContain(part);
    expect(text).toContain(`S$ ${open.outstanding.toFixed(2)}`);
    const vietnamese = await fileOf(later, open, 'pdf', 'vi');
    const read = await readLabelPage(new Uint8Array(await vietnamese.arrayBuffer()));
    expect(read.text.normalize('NFC')).toContain('Hóa đơn');
    const own = await readLabelPage(new Uint8Array(await (await fileOf(owner, paid, 'pdf')).arrayBuffer()));
    expect(own.text).toContain('Paid');
    expect(own.text).not.toContain('Amount due');
  });

  test('the CSV has every line, with numbers as numbers, and adds up', async () => {
    const answer = await fileOf(later, open, 'csv');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="invoice-INV-000001.csv"');
    const rows = parse<Record<string, string>>(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
    expect(rows).toHaveLength(open.line_count);
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row['total']) * 100), 0)).toBe(
      Math.round(open.total * 100),
    );
    expect(rows[0]).toMatchObject({ invoice: 'INV-000001', kind: 'label', tax_name: 'GST', tax_percent: '7' });
  });

  test('an invoice of 3,000 lines is printed by day, and whole as CSV', async () => {
    const company_id = newId();
    const now = Math.floor(app.clock.now() / 1000);
    const label = (index: number): SeedMovement => ({
      kind: 'label',
      at: now,
      asked_at: now,
      hold_id: newId(),
      reference: newId(),
      description: `Label ${index}`,
      details: {},
      split: { courier_minor: 10, insurance_minor: 0, platform_minor: 0, tax_minor: 0 },
    });
    await withTransaction(app.ctx, async (tx) => {
      await tx.db.insert(companies).values({
        id: company_id,
        name: 'Many Parcels',
        country_code: 'MY',
        invite_code: company_id.slice(-12).toUpperCase(),
        created_at: now,
      });
      await openWallet(tx, { company_id, currency: 'MYR' });
      await bookHistory(tx, company_id, [
        { kind: 'top_up', at: now, reference: newId(), description: 'Top-up', amount_minor: 100_000 },
        ...Array.from({ length: 3_000 }, (_, index) => label(index)),
      ]);
    });
    await issueInvoices(contextAt(app.ctx, firstOfMonth(app.clock.now(), 2)));
    const [invoice] = await app.ctx.db.select().from(invoices).where(eq(invoices.company_id, company_id));
    expect(invoice).toMatchObject({ line_count: 3_000, total_minor: 30_000 });
    const bytesOf = async (kind: string) => {
      const payload = { id: invoice?.id, language: 'en', country: 'MY' };
      const document = await invoiceRenderers.find((one) => one.kind === kind)?.make(app.ctx, company_id, payload);
      return new Uint8Array(await new Response(document?.body as ReadableStream).arrayBuffer());
    };
    const pdf = await bytesOf('invoice_pdf');
    expect(await countPages(pdf)).toBe(1);
    expect((await readLabelPage(pdf)).text).toContain('3000');
    expect(parse(Buffer.from(await bytesOf('invoice_csv')), { bom: true })).toHaveLength(3_001);
  });
});

describe('spec 3 payment_type post_billing: credit and payments', () => {
  test('the company sees limit, used, left, what is to pay and when the next invoice comes', async () => {
    const credit = await creditOf();
    expect(credit).toMatchObject({
      payment_type: 'post_billing',
      limit: 5_000,
      used: open.total,
      outstanding: open.total,
      overdue: 0,
      next_invoice: 0,
      currency: 'SGD',
    });
    expect(Math.round((credit.available + credit.used) * 100)).toBe(500_000);
    expect(await creditOf(staff)).toMatchObject({ payment_type: 'prepaid', limit: 0, used: 0 });
  });

  test('a limit below what is owed is refused, with the debt; a company that owes stays post_billing', async () => {
    const refused = await app.refusal(endpoints.changeCredit, {
      token: admin,
      params: { id: later_company },
      body: { payment_type: 'post_billing', limit: 0.01 },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'credit_limit_below_debt']);
    expect(refused.body.data).toMatchObject({ owed: open.total, currency: 'SGD' });
    expect((await changeCredit({ payment_type: 'prepaid', limit: 5_000 })).status).toBe(409);
    expect((await changeCredit({ payment_type: 'post_billing', limit: 6_000 })).body.limit).toBe(6_000);
    const { rows } = await app.database.pool.query(
      `select before, after from audit_log where action = 'credit.change' order by at desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ before: { limit_minor: 500_000 }, after: { limit_minor: 600_000 } });
    expect((await changeCredit({ payment_type: 'post_billing', limit: 5_000 })).status).toBe(200);
  });

  test('a label beyond the limit is refused and says how much of the credit is left', async () => {
    await changeCredit({ payment_type: 'post_billing', limit: open.total });
    await expect(shippedOrder(app, later)).rejects.toThrow('insufficient_balance');
    await expect(shippedOrder(app, later)).rejects.toThrow('credit limit');
    await changeCredit({ payment_type: 'post_billing', limit: 5_000 });
  });

  test('an overdue invoice is told once, by mail and to both sides', async () => {
    const due = contextAt(app.ctx, open.due_at ?? 0);
    expect(await notifyOverdueInvoices(contextAt(app.ctx, (open.due_at ?? 0) - 1))).toBe(0);
    expect(await Promise.all([notifyOverdueInvoices(due), notifyOverdueInvoices(due)])).toContain(1);
    expect(await notifyOverdueInvoices(due)).toBe(0);
    const mails = await mailsTo('postbilling@demo.sampan.test');
    expect(mails.filter(({ subject }) => subject === 'Invoice INV-000001 is overdue')).toHaveLength(1);
    const issued = mails.find(({ subject }) => subject.startsWith('Your invoice INV-000001 for '));
    expect(issued?.text).toContain(`/histories/invoices?invoice=${open.id}`);
    expect(issued?.text).toContain(`Please pay S$ ${open.due.toFixed(2)} by `);
  });

  test('payments: a part is enough, a reference counts once, more than is asked for is refused, the ledger agrees', async () => {
    const part = Math.round(open.total * 50) / 100;
    const before = (await balanceOf(app.ctx, later_company)).available_minor;
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(part, 'GIRO 1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await balanceOf(app.ctx, later_company)).available_minor).toBe(before + Math.round(part * 100));
    const over = await app.refusal(endpoints.payInvoice, {
      token: admin,
      params: idOf(open),
      body: { amount: open.total, reference: 'GIRO 2' },
    });
    expect([over.status, over.body.code]).toEqual([409, 'payment_exceeds_invoice']);
    const rest = Math.round(open.total * 100 - Math.round(part * 100)) / 100;
    expect(over.body.data).toMatchObject({ outstanding: rest });
    // What was refused left no trace: the same reference may be booked with the right amount.
    const settled = await pay(rest, 'GIRO 2');
    expect(settled.body).toMatchObject({ status: 'paid', outstanding: 0 });
    expect((await creditOf()).outstanding).toBe(0);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
    const detail = await app.call<InvoiceDetail>(endpoints.getInvoice, { token: later, params: idOf(open) });
    expect(detail.body.payments.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['bank', 'GIRO 1'],
      ['bank', 'GIRO 2'],
    ]);
    for (const amount of [0, -1, 0.001, 'ten'])
      expect(
        (
          await app.refusal(endpoints.payInvoice, {
            token: admin,
            params: idOf(open),
            body: { amount, reference: 'x' },
          })
        ).status,
      ).toBe(422);
  });

  test('the operator finds companies by name, those with credit, and those that are overdue', async () => {
    const list = async (query: Record<string, string>) =>
      (
        await app.call<{ records: { company_name: string }[] }>(endpoints.listCreditCompanies, { token: admin, query })
      ).body.records.map(({ company_name }) => company_name);
    expect(await list({})).toEqual(['Harbourfront Electronics']);
    expect(await list({ scope: 'all', search: 'kopi' })).toEqual(['Kopi & Kaya Goods']);
    expect(await list({ scope: 'overdue' })).toEqual([]);
    const [row] = await app.ctx.db.select().from(invoices).where(eq(invoices.company_id, later_company));
    expect(row?.paid_minor).toBe(row?.due_minor);
    // A company that owes nothing may become prepaid, and pay later again.
    expect((await changeCredit({ payment_type: 'prepaid', limit: 9_000 })).body).toMatchObject({
      payment_type: 'prepaid',
      limit: 0,
    });
    const [company] = await app.ctx.db.select().from(companies).where(eq(companies.id, later_company));
    expect(company?.payment_type).toBe('prepaid');
    await changeCredit({ payment_type: 'post_billing', limit: 5_000 });
    // What a wallet holds comes on top of the largest limit.
    const my = await app.tokenOf('my@demo.sampan.test');
    const { company: other } = (await findUserByVerifiedEmail(app.ctx, 'my@demo.sampan.test')) ?? {};
    await changeCredit({ payment_type: 'post_billing', limit: MAX_AMOUNT }, other?.id);
    expect((await creditOf(my)).available).toBeGreaterThan(MAX_AMOUNT);
    const missing = await app.refusal(endpoints.getCreditCompany, {
      token: admin,
      params: { id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956' },
    });
    expect(missing.status).toBe(404);
  });
});
