import { expect, test } from 'vitest';
import { settingNames } from '#test/config/setting-names.fixtures.ts';
import { secretValuesOf } from './secret-values.ts';

test('secrets of the settings, the parts of those that hold several, and passwords in addresses', () => {
  const values = secretValuesOf({
    SAMPAN_SECRET: 'signs-all-the-links-there-are',
    SAMPAN_SEALING_KEYS: '2026-11:seals-what-is-kept, 2026-01:sealed-it-before',
    NINJA_VAN_ACCOUNTS: 'SG:client-of-ours:secret-of-ours:SHOP',
    DATABASE_URL: 'postgres://sampan:p%40ss-of-db@one:5432,two:5432/sampan',
    SMTP_URL: 'smtp://mail:short@mail.example:587',
    SAMPAN_PUBLIC_URL: 'https://ship.example',
    PORT: '8080',
  });
  expect(values).toEqual(
    expect.arrayContaining([
      'signs-all-the-links-there-are',
      'seals-what-is-kept',
      'sealed-it-before',
      'secret-of-ours',
      'p%40ss-of-db',
      'p@ss-of-db',
    ]),
  );
  for (const harmless of ['short', 'SG', 'SHOP', '8080', 'sampan', 'ship.example', 'https'])
    expect(values).not.toContain(harmless);
  expect(values.map(({ length }) => length)).toEqual(values.map(({ length }) => length).toSorted((a, b) => b - a));
});

test('a secret is known in the spelling of a line of JSON and of an address', () => {
  expect(secretValuesOf({ TWILIO_AUTH_TOKEN: 'a "quoted" token' })).toEqual(
    expect.arrayContaining(['a \\"quoted\\" token', 'a%20%22quoted%22%20token']),
  );
});

test('every setting whose name sounds secret is one, or is known to be none', () => {
  const sounding = settingNames().filter(
    (name) => /SECRET|TOKEN|PASSWORD|KEY|ACCOUNTS?$/u.test(name) && !name.endsWith('_URL'),
  );
  expect(sounding.length).toBeGreaterThan(15);
  const open = sounding.filter((name) => secretValuesOf({ [name]: 'a value that nobody may read' }).length === 0);
  // They are shown to browsers, or name whose secret is asked for.
  expect(open.toSorted()).toEqual([
    'LAZADA_APP_KEY',
    'SAMPAN_S3_ACCESS_KEY_ID',
    'STRIPE_PUBLISHABLE_KEY',
    'TIKTOK_SHOP_APP_KEY',
  ]);
});
