import { describe, expect, it } from 'vitest';
import {
  businessInfoSchema,
  companySchema,
  salesLeadSchema,
  storeSchema,
  supportMessageSchema,
} from './business.schema.ts';
import { accepted, refused } from './refused.fixture.ts';

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
      content: 'Content takes at most 5000 characters',
    });
  });

  it('business info: a day that exists', () => {
    const form = { name: 'Acme', entity_type: 'Private limited', date: '2026-02-28', uen: '201912345K' };
    expect(refused(businessInfoSchema, form)).toEqual({});
    for (const date of ['2026-02-30', '28.02.2026', '2026-13-01']) {
      expect(refused(businessInfoSchema, { ...form, date })).toEqual({ date: 'Date is not a date' });
    }
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
      name: 'Name has characters that cannot be used',
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
    expect(refused(schema, { ...form, website_url })).toEqual({ website_url: 'Website URL is not a web address' });
  });
});
