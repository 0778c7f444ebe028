import { readFileSync, writeFileSync } from 'node:fs';
import { COUNTRY_CODES } from '@sampan/country-rules';
import all from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { cutMetadata, type PhoneMetadata } from './five-countries.ts';

/** After a new version of libphonenumber-js: `UPDATE_PHONE_METADATA=1` with this test writes the file again. */
const FILE = new URL('../data/metadata.json', import.meta.url);

it('ships the metadata of five countries as the package has it', () => {
  const cut = `${JSON.stringify(cutMetadata(all as unknown as PhoneMetadata, COUNTRY_CODES))}\n`;
  if (process.env['UPDATE_PHONE_METADATA'] === '1') writeFileSync(FILE, cut);
  expect(readFileSync(FILE, 'utf8')).toBe(cut);
  expect(cut.length).toBeLessThan(12_000);
});
