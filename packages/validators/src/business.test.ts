import { describe, expect, it } from 'vitest';
import {
  businessInfoSchema,
  companyProfileSchema,
  companySchema,
  salesLeadSchema,
  storeSchema,
  supportMessageSchema,
} from './business.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

describe('company and enquiry forms (spec section 3; required fields of section 5)', () => {
  it('company', () => {
    expect(refused(companySchema('SG'), {})).toEqual({
      name: 'Company name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      brand_name: 'Brand name is required',
      website_url: 'Website URL is required',
    });
  });

  it('store', () => {
    expect(refused(storeSchema, {})).toEqual({
      store_name: 'Store name is required',
      profile_url: 'Page URL is required',
      access_token: 'Access token is required',
    });
  });

  it('sales lead', () => {
    expect(Object.values(refused(salesLeadSchema('MY'), { company_email: 'x' }))).toEqual([
      'First name is required',
      'Last name is required',
      'Company name is required',
      'Email is invalid',
      'Phone number is required',
      'Service is required',
    ]);
  });

  it('support message', () => {
    expect(refused(supportMessageSchema('SG'), {})).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      content: 'Content is required',
    });
    expect(
      refused(supportMessageSchema('SG', { phone_optional: true }), { name: 'a', email: 'a@b.co', content: 'x' }),
    ).toEqual({});
    expect(
      refused(supportMessageSchema('SG'), { name: 'a', email: 'a@b.co', phone: '91234567', content: 'x'.repeat(5001) }),
    ).toEqual({
      content: 'Content must be 5000 characters or fewer',
    });
  });

  it('business info: a day that exists and has come', () => {
    const form = { entity_type: 'Private limited', date: '2026-02-28', uen: '201912345K' };
    expect(refused(businessInfoSchema('SG'), { ...form, date: '2024-02-29' })).toEqual({});
    for (const date of ['2026-02-30', '28.02.2026', '2026-13-01']) {
      expect(refused(businessInfoSchema('SG'), { ...form, date })).toEqual({
        date: 'Date of incorporation must be a date, for example 2026-11-21',
      });
    }
    expect(refused(businessInfoSchema('SG'), { ...form, date: '2999-01-01' })).toEqual({
      date: "Date of incorporation can't be in the future",
    });
    expect(refused(businessInfoSchema('ID'), {})).toEqual({
      entity_type: 'Entity type is required',
      date: 'Date of incorporation is required',
      uen: 'NIB is required',
    });
  });

  it.each([
    ['SG', '201912345K', '53333444A', 'T08GB0001A', ' 2019 12345k '],
    ['MY', '201901012345', '1234567-X', 'LLP0012345-LGN', '201901012345'],
    ['PH', 'CS201912345', '1234567', '20191234567', 'cs201912345'],
    ['ID', '9120001234567', '9120001234567', '9120001234567', '9120 0012 34567'],
    ['VN', '0312345678', '0312345678-001', '0312345678001', '0312345678'],
  ] as const)('business number of %s', (country, ...numbers) => {
    const form = { entity_type: 'Company', date: '2020-01-01' };
    for (const uen of numbers) {
      const { uen: kept } = accepted(businessInfoSchema(country), { ...form, uen });
      expect(kept).toBe(uen.replaceAll(' ', '').toUpperCase());
    }
    for (const uen of ['12', '2019123456789012345', 'ABC', '201912345!'])
      expect(Object.keys(refused(businessInfoSchema(country), { ...form, uen }))).toEqual(['uen']);
  });

  it('company settings: name, brand and website are required (spec section 5)', () => {
    expect(refused(companyProfileSchema, {})).toEqual({
      name: 'Company name is required',
      brand_name: 'Brand name is required',
      website_url: 'Website URL is required',
    });
  });
});

describe('text', () => {
  const form = { name: 'a', email: 'a@b.co', phone: '91234567', content: 'x' };
  it('is trimmed and in normal form C', () => {
    expect(accepted(supportMessageSchema('SG'), { ...form, name: ' Nguye\u0302\u0303n ' }).name).toBe('Nguy\u1EC5n');
  });

  it('keeps line ends and refuses other control characters', () => {
    expect(accepted(supportMessageSchema('SG'), { ...form, content: 'a\r\n\tb' }).content).toBe('a\r\n\tb');
    expect(refused(supportMessageSchema('SG'), { ...form, name: 'a\u0000b' })).toEqual({
      name: "Name contains characters that aren't allowed",
    });
  });
});

describe('web addresses', () => {
  const schema = companySchema('SG');
  const form = { name: 'a', email: 'a@b.co', phone: '91234567', brand_name: 'b' };
  it.each([
    ['shop.example', 'https://shop.example'],
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    ['http://shop.example:8080', 'http://shop.example:8080'],
    ['shop.example:8080/x', 'https://shop.example:8080/x'],
    ['https://m\u1EF9ph\u1EA9m.vn', 'https://m\u1EF9ph\u1EA9m.vn'],
  ])('%s becomes %s', (website_url, expected) => {
    expect(accepted(schema, { ...form, website_url }).website_url).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example',
    'shop',
    'https://user@shop.example',
    'https://a b.co',
    '//shop.example',
    'https://-a.co',
    '127.0.0.1',
  ])('%s is refused', (website_url) => {
    expect(refused(schema, { ...form, website_url })).toEqual({
      website_url: 'Website URL must be a valid web address',
    });
  });
});
