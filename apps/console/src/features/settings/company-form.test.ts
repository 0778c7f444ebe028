import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyFormErrors, companyFormOf, companyInputOf } from './company-form.ts';

let t: Parameters<typeof companyFormErrors>[2];
beforeAll(async () => {
  t = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') }).current().t;
});

const EMPTY = companyFormOf({ name: '', brand_name: '', website_url: '', business: null, file: null, logo: null });
const NAMED = { ...EMPTY, name: 'Kaya', brand_name: 'Kaya', website_url: 'kaya.example' };

describe('company form (spec 2 Forms implied, 5 Other required fields)', () => {
  it('asks for name, brand and website, and for no registration of somebody who has none', () => {
    expect(companyFormErrors(EMPTY, 'SG', t)).toEqual({
      name: 'Company name is required',
      brand_name: 'Brand name is required',
      website_url: 'Website URL is required',
    });
    expect(companyFormErrors(NAMED, 'SG', t)).toEqual({});
    expect(companyInputOf(NAMED).business).toBeNull();
  });

  it('one word of the registration asks for all of it, by the register of the country', () => {
    const form = { ...NAMED, uen: '12' };
    expect(companyFormErrors(form, 'SG', t)).toEqual({
      entity_type: 'Entity type is required',
      date: 'Date of incorporation is required',
      uen: 'UEN must look like 201912345K',
    });
    expect(companyFormErrors(form, 'ID', t).uen).toBe('NIB must look like 9120001234567');
  });
});
