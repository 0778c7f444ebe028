import { endpoints, type TopUp, type TransactionPage } from '@sampan/contract';
import { COUNTRY_CODES, formatMoney, LANGUAGES, rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies } from '../../identity/account/account.table.ts';
import { newTestCard, save } from '#test/payment-method/payment-method.fixtures.ts';
import { seedTopUp, receiptNumber, type TopUpRow } from '../../payments/top-up/index.ts';
import { checkoutBy, newTopUp, secretOf, topUpBy } from '#test/top-up/top-up.fixtures.ts';
import { receiptDocument } from './receipt.document.ts';
import { RECEIPT_TEXTS } from './receipt.messages.ts';

let app: TestApp;
let sg: string;
let my: string;
beforeAll(async () => {
  const env = { SAMPAN_SELLERS: JSON.stringify({ MY: { name: 'Sampan Sdn. Bhd.', tax_number: 'W10-1808-32000001' } }) };
  app = await openTestApp({ env });
  sg = await app.tokenOf('sg@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());

/** The texts of a PDF, in the signs people type. */
async function textOf(pdf: Uint8Array): Promise<string> {
  expect(await countPages(pdf)).toBe(1);
  return (await readLabelPage(pdf)).text.normalize('NFC').replaceAll(/\s+/gu, ' ');
}

async function receiptOf(token: string, { id }: Pick<TopUp, 'id'>, language = 'en'): Promise<string> {
  const { body } = await app.call<{ link: string }>(endpoints.downloadTopUpReceipt, {
    token,
    params: { id },
    headers: { 'X-User-Language': language },
  });
  const answer = await app.app.request(body.link);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`filename="receipt-${receiptNumber(id)}.pdf"`);
  return textOf(new Uint8Array(await answer.arrayBuffer()));
}

const refusalOf = async (token: string, id: string) => {
  const { status, body } = await app.refusal(endpoints.downloadTopUpReceipt, { token, params: { id } });
  return [status, body.code];
};

describe('the receipt of a top-up', () => {
  test('from a card: what was paid and how, the bonus apart from it, and what the wallet got', async () => {
    const paid = await newTopUp(app, my, 300);
    expect(paid).toMatchObject({ status: 'succeeded', bonus_reward: 45 });
    const text = await receiptOf(my, paid);
    for (const part of [
      `Receipt ${receiptNumber(paid.id)}`,
      'Sampan Sdn. Bhd. Tax number W10-1808-32000001',
      'Visa ending in 4242',
      'Amount paid (MYR) RM 300.00',
      'Bonus credit (free) RM 45.00',
      'Credited to your wallet RM 345.00',
      'is not a tax invoice',
    ])
      expect(text).toContain(part);
    // A long reference wraps.
    expect(text.replaceAll(' ', '')).toContain(`sandbox_${paid.id}`);
  });

  test('by PayNow, without a bonus: the document says so, and that the sandbox moved no money', async () => {
    const checkout = await checkoutBy(app, sg, { amount: 77 });
    const id = checkout.body.top_up_id;
    expect(await refusalOf(sg, id)).toEqual([404, 'not_found']);
    await app.call(endpoints.actOnPaymentPage, {
      params: { secret: secretOf(checkout.body) },
      body: { action: 'pay' },
    });
    const text = await receiptOf(sg, { id });
    expect(text).toContain('PayNow');
    expect(text).toContain('Amount paid (SGD) S$ 77.00 Credited to your wallet S$ 77.00');
    expect(text).toContain('This was a test payment. No money moved.');
    expect(text).not.toContain('Bonus');
  });

  test('one the bank declined has none; nor has one nobody began', async () => {
    const payment_method_id = await newTestCard(app, sg, { card_number: '4000000000009995' });
    const card = await save(app, sg, { payment_method_id, name: 'Rachel Tan' });
    const { body } = await topUpBy(app, sg, { amount: 33, payment_method_id: card.body.id });
    expect(body.status).toBe('failed');
    expect(await refusalOf(sg, body.id)).toEqual([404, 'not_found']);
    expect(await refusalOf(sg, newId())).toEqual([404, 'not_found']);
  });

  test('spec 6: it is the owner’s as the top-up is; another company finds none', async () => {
    const paid = await newTopUp(app, sg, 41);
    expect(await refusalOf(my, paid.id)).toEqual([404, 'not_found']);
    for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test'])
      expect(await refusalOf(await app.tokenOf(email), paid.id)).toEqual([403, 'forbidden']);
  });

  test('the entries of its money and its bonus say its number and lead to it', async () => {
    const paid = await newTopUp(app, my, 600);
    const { body } = await app.call<TransactionPage>(endpoints.listTransactions, { token: my });
    const number = receiptNumber(paid.id);
    const entries = body.records.filter(({ subject }) => subject?.id === paid.id);
    expect(entries.map(({ description, amount }) => [description, amount])).toEqual(
      expect.arrayContaining([
        [`Top-up ${number}`, 600],
        [`Top-up bonus ${number}`, 120],
      ]),
    );
    for (const { cause, subject } of entries)
      expect([cause, subject?.number]).toEqual([{ type: 'receipt', id: paid.id }, number]);
  });
});

const NAME = 'Công ty TNHH Gốm Sứ Nguyễn Thị Ánh Tuyết, Parañaque';
const AT = Date.parse('2026-11-21T16:30:00Z') / 1000;
/** Jakarta and Hanoi are an hour behind the others. */
const DAYS: Readonly<Record<CountryCode, string>> = {
  SG: 'November 22, 2026',
  MY: '22 November 2026',
  PH: 'Nobyembre 22, 2026',
  ID: '21 November 2026',
  VN: '21 tháng 11, 2026',
};
const LANGUAGE_OF = { SG: 'en', MY: 'my', PH: 'ph', ID: 'id', VN: 'vi' } as const satisfies Record<
  CountryCode,
  Language
>;

describe('the document in five currencies and languages', () => {
  const printed = async (country: CountryCode, language: Language, change: Partial<TopUpRow> = {}) => {
    const company_id = newId();
    const [company] = await app.ctx.db
      .insert(companies)
      .values({
        id: company_id,
        name: NAME,
        country_code: country,
        invite_code: company_id.slice(-12).toUpperCase(),
        created_at: AT,
      })
      .returning();
    if (!company) throw new Error('no company');
    const { currency } = rulesOf(country);
    const row = {
      ...seedTopUp({ id: newId(), company_id, user_id: newId(), at: AT, currency, amount_minor: 1_234_500 }),
      provider: 'stripe' as const,
      provider_payment_id: 'pi_3OqExample',
      ...change,
      ended_at: AT,
    };
    return { row, text: await textOf(await renderDocument(await receiptDocument(app.ctx, row, company, language))) };
  };

  test.each(COUNTRY_CODES)(
    '%s: the day of the company, its name, amounts and the sentence about tax',
    async (country) => {
      const language = LANGUAGE_OF[country];
      const { row, text } = await printed(country, language);
      const texts = RECEIPT_TEXTS[language];
      const money = formatMoney(row.amount_minor, row.currency).replaceAll(/\s+/gu, ' ');
      for (const part of [
        texts.title,
        receiptNumber(row.id),
        NAME,
        DAYS[country],
        texts.paid,
        'pi_3OqExample',
        texts.note,
      ])
        expect(text).toContain(part);
      expect(text).toContain(`${texts.paid_total.replace('{{currency}}', row.currency)} ${money}`);
      expect(text).not.toContain(texts.test_note);
    },
  );

  test('what the balance itself charged says so', async () => {
    expect((await printed('MY', 'en', { fall: 3 })).text).toContain('Visa ending in 4242 · automatic top-up');
  });

  test.each(LANGUAGES)('what a bank asks back or took is said, and what stands is not: %s', async (language) => {
    const texts = RECEIPT_TEXTS[language];
    const said = (name: 'dispute_open' | 'dispute_lost') =>
      texts[name].replace('{{disputed}}', formatMoney(1_000_000, 'VND').replaceAll(/\s+/gu, ' '));
    const disputed = { disputed_minor: 1_000_000 };
    const open = await printed('VN', language, { ...disputed, dispute_state: 'open' });
    expect(open.text).toContain(said('dispute_open'));
    expect(open.text).toContain(texts.paid);
    const lost = await printed('VN', language, { ...disputed, dispute_state: 'lost' });
    expect(lost.text).toContain(said('dispute_lost'));
    expect(lost.text).toContain(texts.taken_back);
    const won = await printed('VN', language, { ...disputed, dispute_state: 'won' });
    for (const part of [said('dispute_open'), said('dispute_lost'), texts.taken_back])
      expect(won.text).not.toContain(part);
  });

  test.each(LANGUAGES)('a bonus, and all else with its longest words, stands on one page: %s', async (language) => {
    const { text, row } = await printed('ID', language, {
      bonus_minor: 99_999_999_999,
      fall: 1,
      provider: 'sandbox',
      dispute_state: 'open',
      disputed_minor: 1_234_500,
    });
    const texts = RECEIPT_TEXTS[language];
    const sum = formatMoney(row.amount_minor + 99_999_999_999, 'IDR').replaceAll(/\s+/gu, ' ');
    for (const part of [texts.bonus, `${texts.credited} ${sum}`, texts.test, texts.test_note])
      expect(text).toContain(part);
  });
});
