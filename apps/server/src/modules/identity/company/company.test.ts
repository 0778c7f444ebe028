import { endpoints, type CompanyInfo, type User } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { base64, newOwner } from '#test/setting/setting.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await newOwner(app, 'company@example.test'));
});
afterAll(() => app.close());

const COMPANY = {
  name: 'Kaya Toast Pte. Ltd.',
  brand_name: 'Kaya Toast',
  website_url: 'kaya.example',
  business: { entity_type: 'Private limited company', date: '2019-05-02', uen: '2019 12345k' },
};
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 'x')]);
const upload = (file: Buffer, type: string, name = 'Bizfile <1>.pdf') =>
  app.call<CompanyInfo>(endpoints.uploadCompanyFile, { token, body: { name, type, data_base64: base64(file) } });
const linkOf = async () => (await app.call<{ link: string }>(endpoints.getCompanyFile, { token })).body.link;

describe('company and business info (spec 2 Forms implied, 5)', () => {
  test('is saved tidied, by the rules of the form itself, and the company bears its new name', async () => {
    const saved = await app.call<CompanyInfo>(endpoints.saveCompany, { token, body: COMPANY });
    expect(saved.body).toEqual({
      ...COMPANY,
      website_url: 'https://kaya.example',
      business: { ...COMPANY.business, uen: '201912345K' },
      file: null,
      logo: null,
    });
    expect((await app.call<CompanyInfo>(endpoints.getCompany, { token })).body).toEqual(saved.body);
    expect((await app.call<User>(endpoints.getMe, { token })).body.company_name).toBe('Kaya Toast Pte. Ltd.');
  });

  test('every wrong field is named, and nothing is saved', async () => {
    const answer = await app.refusal(endpoints.saveCompany, {
      token,
      body: {
        name: ' ',
        brand_name: '',
        website_url: 'javascript:alert(1)',
        business: { entity_type: '', date: '2026-02-30', uen: '12' },
      },
    });
    expect(answer.status).toBe(422);
    expect(Object.fromEntries(answer.body.errors.map((error) => [error.param, error.message]))).toEqual({
      name: 'Company name is required',
      brand_name: 'Brand name is required',
      website_url: 'Website URL must be a valid web address',
      'business.entity_type': 'Entity type is required',
      'business.date': 'Date of incorporation must be a date, for example 2026-11-21',
      'business.uen': 'UEN must look like 201912345K',
    });
    expect((await app.call<CompanyInfo>(endpoints.getCompany, { token })).body.name).toBe('Kaya Toast Pte. Ltd.');
  });

  test('the business number is that of the own country: a Malaysian one is none in Singapore', async () => {
    const body = { ...COMPANY, business: { ...COMPANY.business, uen: '201901012345' } };
    expect((await app.refusal(endpoints.saveCompany, { token, body })).body.param).toBe('business.uen');
    const { token: malay } = await newOwner(app, 'my-company@example.test', { country_code: 'MY' });
    const saved = await app.call<CompanyInfo>(endpoints.saveCompany, { token: malay, body });
    expect(saved.body.business?.uen).toBe('201901012345');
  });

  test('only the owner changes it; everybody of the company sees it (spec 6)', async () => {
    const staff = await app.tokenOf('staff@demo.sampan.test');
    expect((await app.call(endpoints.getCompany, { token: staff })).status).toBe(200);
    for (const endpoint of [endpoints.saveCompany, endpoints.uploadCompanyFile, endpoints.deleteCompanyFile])
      expect((await app.refusal(endpoint, { token: staff, body: COMPANY })).body.code).toBe('forbidden');
    expect((await app.refusal(endpoints.getCompanyFile, { token: staff })).body.code).toBe('forbidden');
  });
});

describe('the registration document', () => {
  test('comes back byte for byte through a signed link, as a download that nothing runs', async () => {
    const saved = await upload(PDF, 'application/pdf');
    expect(saved.body.file).toMatchObject({ name: 'Bizfile <1>.pdf', type: 'application/pdf', size: PDF.length });
    const answer = await app.app.request(`http://sampan.test${await linkOf()}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="registration.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('the link ends after ten minutes, with a newer document, and with one changed letter', async () => {
    await upload(PNG, 'image/png');
    const link = await linkOf();
    const open = async (path: string) => (await app.app.request(`http://sampan.test${path}`)).status;
    expect(await open(link)).toBe(200);
    expect(await open(`${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`)).toBe(404);
    app.clock.advance(2);
    await upload(PDF, 'application/pdf');
    expect(await open(link)).toBe(404);
    const newer = await linkOf();
    app.clock.advance(601);
    expect(await open(newer)).toBe(404);
  });

  test.each([
    ['a script that calls itself a pdf', Buffer.from('<script>alert(1)</script>'), 'application/pdf'],
    ['a png that calls itself a pdf', PNG, 'application/pdf'],
    ['one byte more than 5 MB', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_242_872)]), 'application/pdf'],
  ])('%s is refused beside the field', async (_, file, type) => {
    const answer = await app.refusal(endpoints.uploadCompanyFile, {
      token,
      body: { name: 'x', type, data_base64: base64(file) },
    });
    expect([answer.status, answer.body.param]).toEqual([422, 'data_base64']);
  });

  test('deleted, it is gone; other companies never had it', async () => {
    await upload(PNG, 'image/png');
    const stranger = await app.tokenOf('my@demo.sampan.test');
    expect((await app.refusal(endpoints.getCompanyFile, { token: stranger })).status).toBe(404);
    const gone = await app.call<CompanyInfo>(endpoints.deleteCompanyFile, { token });
    expect(gone.body.file).toBeNull();
    expect((await app.refusal(endpoints.getCompanyFile, { token })).status).toBe(404);
  });
});

describe('the picture of a person', () => {
  const put = (file: Buffer, type: string) =>
    app.call<User>(endpoints.uploadAvatar, { token, body: { type, data_base64: base64(file) } });

  test('is drawn anew, served under a random name, and replaced by initials when deleted', async () => {
    const first = (await put(PNG, 'image/png')).body.avatar ?? '';
    expect(first).toMatch(/^\/files\/people\/[A-Za-z0-9_-]{43}\.jpg$/u);
    const answer = await app.app.request(`http://sampan.test${first}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = Buffer.from(await answer.arrayBuffer());
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8');
    const second = (await put(PNG, 'image/png')).body.avatar;
    expect(second).not.toBe(first);
    expect((await app.app.request(`http://sampan.test${first}`)).status).toBe(404);
    expect((await app.call<User>(endpoints.deleteAvatar, { token })).body.avatar).toBeNull();
    expect((await app.app.request(`http://sampan.test${second}`)).status).toBe(404);
  });

  test('what is no picture is refused beside the field', async () => {
    for (const [file, type] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 'image/png'],
      [PNG, 'image/webp'],
    ] as const) {
      const answer = await app.refusal(endpoints.uploadAvatar, { token, body: { type, data_base64: base64(file) } });
      expect([answer.status, answer.body.param]).toEqual([422, 'data_base64']);
    }
  });
});
