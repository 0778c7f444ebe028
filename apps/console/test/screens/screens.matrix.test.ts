import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signInByApi, emailOf, type SignedInPerson } from '@sampan/testing/demo';
import { newPage, sharedBrowser } from '@sampan/testing/browser';
import { asWebp, compareSheets, contactSheet, photograph, type Picture, type View } from '@sampan/testing/screens';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SCREENS, type Screen } from './screen-list.fixtures.ts';

/** The demo begins then, on a Wednesday afternoon, and so do the browser's days. */
const DEMO_AT = '2026-11-25T06:00:00Z';
const LANGUAGES = ['en', 'vi'] as const;
const SIZES = [
  { width: 375, height: 1200 },
  { width: 1280, height: 1000 },
  { width: 1920, height: 1080 },
] as const;
const THEMES = ['light', 'dark'] as const;
const VIEWS: readonly View[] = SIZES.flatMap((size) => THEMES.map((theme) => ({ ...size, theme })));
const PICTURES = LANGUAGES.flatMap((language) =>
  VIEWS.map(({ width, theme }) => ({ name: `${width} ${theme} ${language}`, width })),
);

/** `accept` takes what is seen for what is meant; both are set by `npm run screens`. */
const MODE = process.env['SAMPAN_SCREENS'] ?? 'compare';
const ONLY = (process.env['SAMPAN_SCREENS_ONLY'] ?? '').split(',').filter((name) => name !== '');
const KEPT = new URL('pictures/', import.meta.url);
/** What the help of the site shows. */
const HELP = new URL('../../../site/content/pictures/', import.meta.url);
const SHOWN = new URL('../../../../node_modules/.sampan/screens/', import.meta.url);

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_DEMO_AT: DEMO_AT, SAMPAN_COURIER_SPEED: '1', SAMPAN_RATE_LIMIT_FACTOR: '1000' },
  });
  // Parcels stay where they are; the running job of the demo would be further on each picture, and ends.
  await database.pool.query('update tracking_polls set next_at = 9999999999');
  await database.pool.query('update bulk_job_items set due_at = 0');
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query("select 1 from bulk_jobs where state = 'running'");
      expect(rowCount).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** A session of somebody who reads a language. */
async function signIn(person: NonNullable<Screen['as']>, language: string): Promise<SignedInPerson> {
  await database.pool.query('update users set language = $1 where email = $2', [language, emailOf(person)]);
  return signInByApi(server.url, emailOf(person));
}

async function takePictures(screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const language of LANGUAGES) {
    const session = screen.as === undefined ? null : await signIn(screen.as, language);
    const page = await newPage(await sharedBrowser(), { width: 1280, height: 1000, locale: `${language}-SG` });
    try {
      await page.clock.setFixedTime(new Date(DEMO_AT));
      if (session !== null)
        await page.addInitScript((text) => localStorage.setItem('sampan.session', text), JSON.stringify(session));
      await page.goto(server.url + screen.path);
      await page.waitForLoadState('networkidle');
      await screen.prepare?.(page);
      await page.mouse.move(0, 0);
      for (const view of VIEWS)
        pictures.push({ name: `${view.width} ${view.theme} ${language}`, png: await photograph(page, view) });
    } finally {
      await page.context().close();
    }
  }
  return pictures;
}

/** The help is in English, on a desk, in the light. */
async function webpOf(pictures: readonly Picture[]): Promise<Buffer> {
  const picture = pictures.find(({ name }) => name === '1280 light en');
  if (picture === undefined) throw new Error('no picture in English was taken');
  return asWebp(picture);
}

/** The pictures as they were taken, for a person to look at. */
function show(screen: Screen, pictures: readonly Picture[]): string {
  const folder = new URL(`${screen.name}/`, SHOWN);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, png } of pictures) writeFileSync(new URL(`${name.replaceAll(' ', '-')}.png`, folder), png);
  return fileURLToPath(folder);
}

describe('every screen looks as it did (look-v2)', () => {
  const screens = SCREENS.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name));
  test.each(screens)('$name', { timeout: 120_000 }, async (screen) => {
    const pictures = await takePictures(screen);
    const sheet = await contactSheet(pictures);
    const file = new URL(`${screen.name}.webp`, KEPT);
    const is_known = existsSync(file);
    const differences = is_known ? await compareSheets(readFileSync(file), sheet, PICTURES) : [];
    if (MODE !== 'compare' || !is_known || differences.length > 0) show(screen, pictures);
    if (MODE === 'accept') {
      const help = new URL(`${screen.name}.webp`, HELP);
      const is_new = !is_known || differences.length > 0;
      if (is_new) writeFileSync(file, sheet);
      if (screen.is_help === true && (is_new || !existsSync(help))) writeFileSync(help, await webpOf(pictures));
      return;
    }
    expect(is_known, `${screen.name} has no picture yet: look at it, then npm run screens -- --accept`).toBe(true);
    expect(differences, `look at node_modules/.sampan/screens/${screen.name}`).toEqual([]);
  });

  test('each picture that is kept is one of a screen', () => {
    expect(readdirSync(KEPT).toSorted()).toEqual(SCREENS.map(({ name }) => `${name}.webp`).toSorted());
  });
});
