import { describe, expect, test } from 'vitest';
import { enquirerOf } from './enquirer.ts';

const USER = {
  name: 'Maria Cristina Reyes',
  email: 'ph@demo.sampan.test',
  phone: '+639171234567',
  country_code: 'PH',
  company_name: 'Habi Home Weaves',
} as Parameters<typeof enquirerOf>[0];

describe('what an enquiry form knows beforehand', () => {
  test('of a signed-in person everything, the phone without its country code', () => {
    expect(enquirerOf(USER, 'SG')).toEqual({
      is_known: true,
      country: 'PH',
      name: 'Maria Cristina Reyes',
      email: 'ph@demo.sampan.test',
      phone: '9171234567',
      company_name: 'Habi Home Weaves',
    });
  });

  test('of everybody else the country of the page', () => {
    expect(enquirerOf(null, 'ID')).toMatchObject({ is_known: false, country: 'ID', name: '', phone: '' });
  });
});
