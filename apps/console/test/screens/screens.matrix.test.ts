import { readdirSync } from 'node:fs';
import { openCompany, signInByApi, emailOf, type NewCompany, type SignedInPerson } from '@sampan/testing/demo';
import { launchBrowser, newPage } from '@sampan/testing/browser';
import { photograph, type Picture, type View } from '@sampan/testing/screens';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { holdAnswers, makeFail, makeLong } from '#test/five-currencies/answers.fixtures.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectAsKept, KEPT } from './keep-sheet.fixtures.ts';
import { SCREENS, type Screen } from './screen-list.fixtures.ts';
import { STATE_VIEWS, STATED_SCREENS, stateSheetOf, type State, type StatedScreen } from './screen-states.fixtures.ts';

/** The demo's clock stands there, on a Wednesday afternoon, and so does the browser's. */
const DEMO_AT = '2026-11-25T06:00:00Z';
/** Addresses are part of what some screens show: none may name the port that happened to be free. */
const HOST = 'sampan.localhost';
const SITE = `http://${HOST}`;
const LANGUAGES = ['en', 'vi'] as const;
type Language = (typeof LANGUAGES)[number];
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

/** Set by `npm run screens`. */
const ONLY = (process.env['SAMPAN_SCREENS_ONLY'] ?? '').split(',').filter((name) => name !== '');
const isAskedFor = (name: string): boolean => ONLY.length === 0 || ONLY.includes(name);

let database: TestDatabase;
let server: TestServer;
let browser: Browser;
/** By email and language. All are made before the first picture, or the log of a later one would hold more of them. */
const sessions = new Map<string, SignedInPerson>();
/** A shop that has nothing yet. */
let newcomer: NewCompany;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database_url: database.url,
    env: {
      SAMPAN_DEMO_AT: DEMO_AT,
      SAMPAN_COURIER_SPEED: '1',
      SAMPAN_PUBLIC_URL: SITE,
      SAMPAN_RATE_LIMIT_FACTOR: '1000',
    },
  });
  browser = await launchBrowser({ named: { [HOST]: `127.0.0.1:${server.port}` } });
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
  newcomer = await openCompany(server.url);
  const emails = [newcomer.email, ...new Set(SCREENS.flatMap(({ as }) => (as === undefined ? [] : emailOf(as))))];
  for (const email of emails)
    for (const language of LANGUAGES) {
      await read(email, language);
      sessions.set(`${email} ${language}`, await signInByApi(server.url, email));
    }
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

/** From now on somebody reads a language. */
async function read(email: string, language: Language): Promise<void> {
  await database.pool.query('update users set language = $1 where email = $2', [language, email]);
}

/** The session of somebody who reads a language. */
async function sessionOf(email: string, language: Language): Promise<SignedInPerson> {
  await read(email, language);
  const session = sessions.get(`${email} ${language}`);
  if (session === undefined) throw new Error(`${email} did not sign in`);
  return session;
}

/** A page on the day of the demo, closed when the work with it is done. */
async function withPage(language: Language, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, { width: 1280, height: 1000, locale: `${language}-SG` });
  try {
    await page.clock.setFixedTime(new Date(DEMO_AT));
    await work(page);
  } finally {
    await page.context().close();
  }
}

/** Puts a session, or none, in a page that rests where nothing is loaded. */
async function enter(page: Page, session: SignedInPerson | null): Promise<void> {
  await page.goto(`${SITE}/api/health`);
  await page.evaluate(
    (text) => {
      localStorage.clear();
      sessionStorage.clear();
      if (text !== null) localStorage.setItem('sampan.session', text);
    },
    session === null ? null : JSON.stringify(session),
  );
}

async function takePictures(screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const language of LANGUAGES)
    await withPage(language, async (page) => {
      await enter(page, screen.as === undefined ? null : await sessionOf(emailOf(screen.as), language));
      await page.goto(SITE + screen.path);
      await page.waitForLoadState('networkidle');
      await screen.prepare?.(page);
      await page.mouse.move(0, 0);
      for (const view of VIEWS)
        pictures.push({ name: `${view.width} ${view.theme} ${language}`, png: await photograph(page, view) });
    });
  return pictures;
}

const CHANGES: Readonly<Record<State, (page: Page) => Promise<void>>> = {
  empty: () => Promise.resolve(),
  loading: holdAnswers,
  error: makeFail,
  longest: makeLong,
};

async function takeStates({ screen, states }: StatedScreen): Promise<Picture[]> {
  const taken = new Map<string, Buffer>();
  for (const language of LANGUAGES)
    await withPage(language, async (page) => {
      for (const state of states) {
        const email = state === 'empty' ? newcomer.email : screen.as === undefined ? null : emailOf(screen.as);
        await enter(page, email === null ? null : await sessionOf(email, language));
        await CHANGES[state](page);
        await page.goto(SITE + screen.path);
        await page.waitForLoadState('networkidle');
        await screen.prepare?.(page);
        await page.mouse.move(0, 0);
        for (const view of STATE_VIEWS.filter((one) => one.language === language))
          taken.set(stateName(state, view), await photograph(page, view, { is_loading: state === 'loading' }));
      }
    });
  return statePictures(states).map(({ name }) => ({ name, png: taken.get(name) ?? Buffer.alloc(0) }));
}

const stateName = (state: State, view: (typeof STATE_VIEWS)[number]): string =>
  `${view.width} ${view.theme} ${view.language} ${state}`;

const statePictures = (states: readonly State[]): { name: string; width: number }[] =>
  states.flatMap((state) => STATE_VIEWS.map((view) => ({ name: stateName(state, view), width: view.width })));

describe('every screen looks as it did (look-v2)', () => {
  test.each(SCREENS.filter(({ name }) => isAskedFor(name)))('$name', { timeout: 120_000 }, async (screen) => {
    const pictures = await takePictures(screen);
    await expectAsKept({ name: screen.name, pictures, parts: PICTURES, is_help: screen.is_help === true });
  });

  test.each(STATED_SCREENS.map((one) => ({ ...one, name: stateSheetOf(one) })).filter(({ name }) => isAskedFor(name)))(
    '$name: empty, loading, with an error, with the longest content',
    { timeout: 120_000 },
    async ({ name, ...stated }) => {
      const pictures = await takeStates(stated);
      await expectAsKept({ name, pictures, parts: statePictures(stated.states), is_help: false });
    },
  );

  test('each picture that is kept is one of a screen', () => {
    const names = [...SCREENS.map(({ name }) => name), ...STATED_SCREENS.map(stateSheetOf)];
    expect(readdirSync(KEPT).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  });
});
