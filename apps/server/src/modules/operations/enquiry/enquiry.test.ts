import { endpoints, type Endpoint } from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { enquiries } from './enquiry.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

async function mailsTo(to: string, from: TestApp = app): Promise<Mail[]> {
  const { body } = await from.call<{ records: Mail[] }>(endpoints.listOutbox, { query: { to, per_page: '100' } });
  return body.records;
}
const rowsOf = async (email: string) =>
  (await app.ctx.db.select().from(enquiries)).filter((row) => row.email.toLowerCase() === email.toLowerCase());

const contact = (email: string, change: object = {}) => ({
  name: 'Hui Min',
  email,
  phone: '',
  content: 'Do you pick up on Saturdays?\nAnd on Sundays?',
  country_code: 'SG',
  ...change,
});
const sales = (email: string, change: object = {}) => ({
  first_name: 'Hui Min',
  last_name: 'Tan',
  company_name: 'Kopi & Kaya Goods',
  company_email: email,
  company_phone: '91234567',
  company_website: 'shop.example',
  region: 'Singapore',
  service: 'International shipping',
  comment: 'About 400 parcels a month.',
  country_code: 'SG',
  ...change,
});
const company = (email: string, change: object = {}) => ({
  kind: 'api',
  name: 'Kopi & Kaya Goods',
  email,
  phone: '91234567',
  brand_name: 'Kopi & Kaya',
  website_url: 'https://shop.example',
  country_code: 'SG',
  ...change,
});
const send = (endpoint: Endpoint, body: object, headers: Record<string, string> = {}) =>
  app.call<{ success?: boolean; code?: string }>(endpoint, { body, headers });

describe('POST common/send_contact (spec 7 Common)', () => {
  test('is kept, goes to the inbox, and a receipt to the sender in the language of the page', async () => {
    const sent = await send(endpoints.sendContact, contact('hm@example.test'), { 'X-User-Language': 'vi' });
    expect([sent.status, sent.body]).toEqual([200, { success: true }]);
    expect(await rowsOf('hm@example.test')).toMatchObject([
      { kind: 'contact', country_code: 'SG', language: 'vi', inbox: supportMailOf('SG'), user_id: null },
    ]);
    const [inbox] = await mailsTo(supportMailOf('SG'));
    expect(inbox?.subject).toBe('Support message from Hui Min');
    for (const part of ['hm@example.test', 'Do you pick up on Saturdays?\nAnd on Sundays?', 'Country: Singapore'])
      expect(inbox?.text).toContain(part);
    const receipts = await mailsTo('hm@example.test');
    expect(receipts.map(({ subject }) => subject)).toEqual(['Chúng tôi đã nhận được tin nhắn của bạn']);
  });

  test("spec 8: the receipt says 'Your information is sent to the provider successfully.' and nothing that was typed", async () => {
    await send(endpoints.sendContact, contact('receipt@example.test', { name: 'WIN', content: 'Buy at evil.example' }));
    const [receipt] = await mailsTo('receipt@example.test');
    expect(receipt?.text).toContain('Your information is sent to the provider successfully.');
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/WIN|evil/u);
  });

  test('spec 2: one support address for Indonesia, another for all other countries; a setting replaces both', async () => {
    for (const country_code of ['ID', 'MY', 'PH', 'VN'])
      await send(endpoints.sendContact, contact(`${country_code}@example.test`, { country_code }));
    expect(supportMailOf('ID')).not.toBe(supportMailOf('MY'));
    expect((await rowsOf('ID@example.test'))[0]?.inbox).toBe(supportMailOf('ID'));
    for (const country of ['MY', 'PH', 'VN'] as const)
      expect((await rowsOf(`${country}@example.test`))[0]?.inbox).toBe(supportMailOf(country));
    const own = await openTestApp({ env: { SAMPAN_CONTACT_EMAIL: 'desk@ship.example' } });
    await own.call(endpoints.sendContact, { body: contact('own@example.test', { country_code: 'ID' }) });
    expect(await mailsTo('desk@ship.example', own)).toHaveLength(1);
    await own.close();
  });

  test('who is signed in stands in the mail and gives a phone; who is not may leave it out', async () => {
    const token = await app.tokenOf('ph@demo.sampan.test');
    const body = contact('maria@example.test', { country_code: 'PH' });
    const without = await app.refusal(endpoints.sendContact, { token, body });
    expect(without.body.errors).toEqual([
      { param: 'phone', code: 'validate.phone_required', message: 'Phone number is required' },
    ]);
    const sent = await app.call(endpoints.sendContact, { token, body: { ...body, phone: '9171234567' } });
    expect(sent.status).toBe(200);
    const [row] = await rowsOf('maria@example.test');
    expect(row).toMatchObject({ kind: 'contact', fields: { phone: '+639171234567' } });
    expect(row?.company_id).not.toBeNull();
  });
});

describe('the other forms (spec 2 Forms implied, spec 3 Form field sets)', () => {
  test('sales lead: every field of spec 3 arrives', async () => {
    const sent = await send(endpoints.sendSalesLead, sales('lead@example.test'));
    expect(sent.status).toBe(200);
    const [row] = await rowsOf('lead@example.test');
    expect(row).toMatchObject({
      kind: 'sales',
      fields: {
        first_name: 'Hui Min',
        last_name: 'Tan',
        company_name: 'Kopi & Kaya Goods',
        company_email: 'lead@example.test',
        company_phone: '+6591234567',
        company_website: 'https://shop.example',
        region: 'Singapore',
        service: 'International shipping',
        comment: 'About 400 parcels a month.',
      },
    });
    const [mail] = await mailsTo(supportMailOf('SG'));
    expect(mail?.subject).toBe('Sales enquiry from Hui Min Tan, Kopi & Kaya Goods');
  });

  test.each(['api', 'brand'])('%s enquiry: the fields of spec 3 company', async (kind) => {
    const sent = await send(endpoints.sendCompanyEnquiry, company(`${kind}@example.test`, { kind }));
    expect(sent.status).toBe(200);
    expect(await rowsOf(`${kind}@example.test`)).toMatchObject([
      { kind, fields: { brand_name: 'Kopi & Kaya', website_url: 'https://shop.example' } },
    ]);
  });

  test.each<[string, Endpoint, object, [string, string][]]>([
    [
      'sendContact',
      endpoints.sendContact,
      { country_code: 'SG' },
      [
        ['name', 'Name is required'],
        ['email', 'Email is required'],
        ['content', 'Content is required'],
      ],
    ],
    [
      'sendSalesLead',
      endpoints.sendSalesLead,
      { country_code: 'SG' },
      [
        ['first_name', 'First name is required'],
        ['last_name', 'Last name is required'],
        ['company_name', 'Company name is required'],
        ['company_email', 'Email is required'],
        ['company_phone', 'Phone number is required'],
        ['service', 'Service is required'],
      ],
    ],
    [
      'sendCompanyEnquiry',
      endpoints.sendCompanyEnquiry,
      { kind: 'brand' },
      [
        ['name', 'Company name is required'],
        ['email', 'Email is required'],
        ['phone', 'Phone number is required'],
        ['brand_name', 'Brand name is required'],
        ['website_url', 'Website URL is required'],
      ],
    ],
  ])('%s: nothing filled in gives the sentence of spec 5 beside each field', async (_name, endpoint, body, wanted) => {
    const refused = await app.refusal(endpoint, { body });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ param, message }) => [param, message])).toEqual(wanted);
  });

  test("spec 5: 'Email is invalid', 'Phone number is invalid', a web address", async () => {
    const refused = await app.refusal(endpoints.sendCompanyEnquiry, {
      body: company('no email', { phone: '12', website_url: 'javascript:alert(1)' }),
    });
    expect(refused.body.errors.map(({ message }) => message)).toEqual([
      'Email is invalid',
      'Phone number is invalid',
      'Website URL must be a valid web address',
    ]);
  });
});

describe('against spam and abuse', () => {
  test('the field nobody sees: thanked like everybody, and nothing happens', async () => {
    for (const [endpoint, body] of [
      [endpoints.sendContact, contact('bot@example.test')],
      [endpoints.sendSalesLead, sales('bot@example.test')],
      [endpoints.sendCompanyEnquiry, company('bot@example.test')],
    ] as const)
      expect((await send(endpoint, { ...body, fax_number: '1' })).body).toEqual({ success: true });
    expect(await rowsOf('bot@example.test')).toEqual([]);
    expect(await mailsTo('bot@example.test')).toEqual([]);
  });

  test('line breaks in a name begin no header', async () => {
    const name = 'Eve\r\nBcc: all@example.test\r\n\r\nBody';
    await send(endpoints.sendContact, contact('eve@example.test', { name }));
    const [mail] = await mailsTo(supportMailOf('SG'));
    expect(mail?.subject).toBe('Support message from Eve Bcc: all@example.test Body');
    const two = await app.refusal(endpoints.sendContact, { body: contact('a@example.test,b@example.test') });
    expect(two.body.errors.map(({ param }) => param)).toEqual(['email']);
    const broken = await app.refusal(endpoints.sendContact, { body: contact('a@example.test\r\nBcc: b@example.test') });
    expect(broken.body.errors.map(({ param }) => param)).toEqual(['email']);
  });

  test('markup stays text in the mail', async () => {
    await send(endpoints.sendContact, contact('markup@example.test', { content: '<img src=x onerror=alert(1)>' }));
    const [mail] = await mailsTo(supportMailOf('SG'));
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img src=x');
  });

  test('a double click sends once (Idempotency-Key)', async () => {
    const headers = { 'Idempotency-Key': 'one click too many' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(endpoints.sendContact, contact('twice@example.test'), headers)),
    );
    const repeated = await send(endpoints.sendContact, contact('twice@example.test'), headers);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(repeated.status).toBe(200);
    expect(await rowsOf('twice@example.test')).toHaveLength(1);
    expect(await mailsTo('twice@example.test')).toHaveLength(1);
  });

  test('nobody is bombed with receipts: three a day for an address, every enquiry still arrives', async () => {
    for (let i = 0; i < 5; i += 1)
      await send(endpoints.sendContact, contact(i % 2 === 0 ? 'victim@example.test' : 'Victim@example.test'));
    expect(await rowsOf('victim@example.test')).toHaveLength(5);
    const receipts = [...(await mailsTo('victim@example.test')), ...(await mailsTo('Victim@example.test'))];
    expect(new Set(receipts.map((mail) => JSON.stringify(mail))).size).toBe(3);
    app.clock.advance(86_401);
    await send(endpoints.sendContact, contact('victim@example.test'));
    expect((await mailsTo('victim@example.test')).length).toBeGreaterThan(0);
  });

  test('five an hour from one address', async () => {
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    for (const [endpoint, body] of [
      [endpoints.sendContact, contact('limit@example.test')],
      [endpoints.sendSalesLead, sales('limit@example.test')],
      [endpoints.sendCompanyEnquiry, company('limit@example.test')],
    ] as const) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await strict.call(endpoint, { body })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await strict.close();
  });
});
