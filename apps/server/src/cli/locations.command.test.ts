import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalGeocoder } from '../modules/shipping/location/local-geocoder/index.ts';
import { readEnv } from '../platform/config/env.ts';
import type { Env } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import { seedLocations } from '../modules/shipping/location/index.ts';
import { locationsCommand } from './locations.command.ts';

let database: TestDatabase;
let env: Env;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-locations-'));
  database = await createTestDatabase();
  env = readEnv({ DATABASE_URL: database.url, SAMPAN_DATA: folder });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const geocoder = () => createLocalGeocoder({ db: databaseOn(database.pool) });

test('buildings of Singapore are found by postcode and by text once they are imported', async () => {
  const path = fileOf(
    'sg.csv',
    [
      'country_code,post_code,street,building_name,lat,lng',
      'SG,310123,123 Lorong 1 Toa Payoh,Toa Payoh Vista,1.3406,103.8442',
      'SG,238863,304 Orchard Road,Lucky Plaza,,',
    ].join('\n'),
  );
  expect(await locationsCommand(['import', path], env)).toEqual({
    exit_code: 0,
    text: `Imported ${path}.\n  SG: 2 addresses, 0 places took their postcode from the list`,
  });
  expect(await geocoder().searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
    {
      street: '123 Lorong 1 Toa Payoh',
      building_name: 'Toa Payoh Vista',
      district: 'Toa Payoh',
      lat: 1.3406,
      formatted_address: 'Toa Payoh Vista, 123 Lorong 1 Toa Payoh, Singapore 310123',
    },
  ]);
  const [lucky] = await geocoder().searchText({ text: 'lucky plaza', country: 'SG', language: 'en', limit: 5 });
  expect(lucky).toMatchObject({ building_name: 'Lucky Plaza', post_code: '238863', district: 'Orchard' });
  const [typed] = await geocoder().searchText({
    text: 'Blk 123 Toa Payoh Lor 1 #05-12 S 310123',
    country: 'SG',
    language: 'en',
    limit: 5,
  });
  expect(typed).toMatchObject({ building_name: 'Toa Payoh Vista', post_code: '310123' });
  // Postcodes the list lacks still answer from their sector.
  expect(await geocoder().searchPostcode({ post_code: '560123', country: 'SG', limit: 5 })).toMatchObject([
    { district: 'Ang Mo Kio', street: '' },
  ]);
});

test('another postcode list for Indonesia takes the place of the shipped one, and stays when the shipped data changes', async () => {
  const path = fileOf(
    'id.csv',
    'country_code,state,city,district,county,post_code\nID,DKI Jakarta,Kota Jakarta Pusat,Menteng,Menteng,10399\nID,Nowhere,X,Y,Z,10398\n',
  );
  expect((await locationsCommand(['import', path], env)).text).toContain(
    'ID: 2 addresses, 1 places took their postcode',
  );
  const codeOfMenteng = async () =>
    (
      await geocoder().searchText({
        text: 'kelurahan menteng, menteng, jakarta pusat',
        country: 'ID',
        language: 'id',
        limit: 1,
      })
    )[0]?.post_code;
  expect(await codeOfMenteng()).toBe('10399');
  await database.pool.query("update location_versions set version = 'older'");
  await seedLocations(databaseOn(database.pool));
  expect(await codeOfMenteng()).toBe('10399');
});

test('a list replaces the one of its countries and leaves the others alone', async () => {
  const path = fileOf('sg2.csv', 'country_code,post_code,street\nSG,560123,123 Ang Mo Kio Avenue 6\n');
  await locationsCommand(['import', path], env);
  expect(await geocoder().searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
    { street: '' },
  ]);
  expect(await geocoder().searchPostcode({ post_code: '560123', country: 'SG', limit: 5 })).toMatchObject([
    { street: '123 Ang Mo Kio Avenue 6' },
  ]);
});

test('a wrong list is refused with line, column and reason', async () => {
  const wrong = fileOf(
    'wrong.csv',
    'country_code,post_code,street,lat,lng\nXX,1,a,,\nSG,999999,b,,\nMY,47300,c,3.1,\nPH,4114,,,\n',
  );
  for (const verb of ['check', 'import']) {
    const result = await locationsCommand([verb, wrong], env);
    expect(result.exit_code).toBe(1);
    expect(result.text.split('\n').slice(1)).toEqual([
      '  line 2, column country_code: "XX" is not SG, MY, PH, ID or VN',
      '  line 3, column post_code: "999999" is no postcode of SG',
      '  line 4, column lng: latitude and longitude go together, in degrees',
      '  line 5: names neither a street, a building nor a place',
    ]);
  }
  const strange = await locationsCommand(['check', fileOf('strange.csv', 'country_code,postcode\nSG,310123\n')], env);
  expect(strange.text).toContain('column postcode: is none of country_code, post_code');
  expect((await locationsCommand(['check', fileOf('empty.csv', '')], env)).text).toContain('holds no address');
});

test.each([[[]], [['import']], [['drop', 'x.csv']], [['import', 'a.csv', 'b.csv']]])(
  '%j is answered with the usage',
  async (args) => {
    expect(await locationsCommand(args, env)).toMatchObject({
      exit_code: 2,
      text: expect.stringContaining('locations import <file.csv>'),
    });
  },
);
