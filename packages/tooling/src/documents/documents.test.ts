import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { CONSOLE_AREAS, SERVER_AREAS, SERVER_GROUPS } from '../check-workspace/layers.ts';
import { danglingNames, fileNames, itemsUnder, questionsIn, readPages, tableUnder } from './document.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** `npm run bench` and `npm run trust` write these; until they have run, there are none. */
const WRITTEN_BY_COMMANDS = new Set(['docs/bench.md', 'docs/trust.md']);

/** Pages for the reader of another page. */
const LINKED_ELSEWHERE = new Set([
  'docs/faults.md',
  'docs/messages.md',
  'docs/spec.md',
  'docs/texts.md',
  'docs/widget-development.md',
]);

const ACCOUNTS = textOf('apps/server/src/demo/demo-account.ts');

function demoValues(field: 'email' | 'secret_key' | 'publishable_key'): string[] {
  return [...ACCOUNTS.matchAll(new RegExp(` ${field}: '([^']+)'`, 'g'))].map((match) => match[1] ?? '');
}

function demoPassword(): string | undefined {
  return /DEMO_PASSWORD = '([^']+)'/.exec(ACCOUNTS)?.[1];
}

describe('what a page names is there', () => {
  const pages = readPages();
  const names = fileNames();

  it('finds the pages a reader begins with', () => {
    expect(pages.map((page) => page.path)).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/api-tour.md', 'packages/tooling/README.md']),
    );
  });

  it.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    expect(danglingNames(page, names).filter((name) => !WRITTEN_BY_COMMANDS.has(name))).toEqual([]);
  });

  it('lists every decision', () => {
    const listed = pages.find((page) => page.path === 'docs/decisions/README.md')?.text ?? '';
    const records = pages.map((page) => page.path).filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
    expect(records.length).toBeGreaterThan(9);
    const titles = records.map((path) => /^# (\d+\. .*)$/m.exec(textOf(path))?.[1] ?? path);
    const items = records.map((path, index) => `${titles[index]?.replace('. ', '. [')}](${path.split('/').at(-1)})`);
    expect(listed.split('\n').filter((line) => /^\d+\. /.test(line))).toEqual(items);
    expect(titles.map((title) => Number.parseInt(title))).toEqual(records.map((_, index) => index + 1));
  });

  it('notices a path, a file, a link and a heading that are gone', () => {
    const text =
      '# Gone or not\n\nSee [above](#gone-or-not), [below](#gone), [there](docs/testing.md#gone) and [where](docs/testing.md#testing), `apps/server/src/gone.ts`, then `gone-too.ts` and [here](docs/gone.md), not `x.table.ts`, `apps/*/src` or `apps/server`.';
    expect(danglingNames({ path: 'README.md', text }, names)).toEqual([
      'apps/server/src/gone.ts',
      'gone-too.ts',
      '#gone',
      'docs/testing.md#gone',
      'docs/gone.md',
    ]);
  });
});

describe('docs/architecture.md', () => {
  const text = textOf('docs/architecture.md');
  const answers = questionsIn(text);

  it('can be read in one sitting', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  });

  it('answers where things are', () => {
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
  });

  it.each(answers.map(({ question, path }) => [question, path]))('%s: a file', (_question, path) => {
    expect(statSync(join(ROOT, path ?? ''), { throwIfNoEntry: false })?.isFile() ?? false).toBe(true);
  });

  it('answers twenty questions with the file that holds what was asked for', () => {
    const held: readonly (readonly [question: string, held: RegExp])[] = [
      ['the Malaysian postcode rule', /export const POSTCODE_RULES[^]*MY: \{ length: 5/],
      ['the sentence of a refused card in Vietnamese', /card_declined': 'Ngân hàng từ chối thẻ/],
      ['the COD surcharge', /export interface CodCharge\b[^]*cod_fee,/],
      ['the state behind the calculator', /export function createEstimateStore\(/],
      ['where a new courier goes', /export function createKarrioCourier\([^]*\): CourierPort/],
      ['where a CSV import goes', /export async function convertFile\(/],
      ['how item lists are packed into boxes', /export function packUnits</],
      ['how a sales channel is called', /export interface SalesChannel\b/],
      ['phone numbers', /export function checkPhone\(/],
      ['tax by law, with statute and date', /export const ID_TAX: TaxSchedules/],
      ['which service is recommended', /export function rankEntries\(/],
      ['error codes with their status', /export const ERROR_CODES = /],
      ['statuses of a parcel', /export function canTransition\(/],
      ['buying a label once', /export async function createLabel\(/],
      ['what else happens when a label is bought', /export const subscriptions: Subscriptions[^]*'label\.bought'/],
      ['the wallet and the ledger', /export async function placeHold\(/],
      ['payouts, sent once', /export async function advancePayouts\(/],
      ['who may call what', /export function accessError\(/],
      ['jobs and their intervals', /export function serverJobs\(/],
      ['the frame of every widget', /export abstract class SampanElement extends ReactiveElement/],
    ];
    expect(answers.slice(0, 6).map(({ question }) => question)).toEqual(held.slice(0, 6).map(([question]) => question));
    const without = held.filter(([question, contents]) => {
      const path = answers.find((answer) => answer.question === question)?.path;
      return path === undefined || path === null || !contents.test(textOf(path));
    });
    expect(held).toHaveLength(20);
    expect(without).toEqual([]);
  });

  it('names every area, group and console area of the import rules', () => {
    const codes = itemsUnder(text, 'Server').concat(itemsUnder(text, 'Console')).flatMap(codesIn);
    const named = codes.map((code) => code.replace(/\/.*/, ''));
    expect(named).toEqual(expect.arrayContaining([...SERVER_AREAS, ...SERVER_GROUPS, ...CONSOLE_AREAS]));
  });

  it('notices an answer without a path', () => {
    const page =
      '## Find the code\n\n### Money\n\n- the wallet: `apps/server/x.ts`, or not\n- the rest: somewhere\n\n## Layers\n';
    expect(questionsIn(page)).toEqual([
      { question: 'the wallet', path: 'apps/server/x.ts' },
      { question: 'the rest', path: null },
    ]);
  });
});

describe('package READMEs', () => {
  const readmes = readPages().filter(({ path }) => /^(apps|packages)\/[\w-]+\/README\.md$/.test(path));

  it.each(readmes.map((page) => [page.path, page] as const))('%s is short', (_path, { text }) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_000);
  });
});

describe('README.md', () => {
  const readme = textOf('README.md');

  it('can be read in two minutes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8_000);
  });

  it('shows every folder of the workspace, and the examples', () => {
    const shown = itemsUnder(readme, 'Repository layout').flatMap((item) => codesIn(item).slice(0, 1));
    const folders = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((path) =>
      path.replace('/package.json', ''),
    );
    expect(shown.toSorted()).toEqual([...folders, 'examples'].toSorted());
  });

  it('links every page of docs', () => {
    const linked = [...readme.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
    const pages = readPages()
      .map((page) => page.path)
      .filter((path) => /^docs\/[\w-]+\.md$/.test(path) && !LINKED_ELSEWHERE.has(path));
    expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
  });

  it('gives accounts that exist, and their password', () => {
    const emails = itemsUnder(readme, 'Quick start').flatMap((item) => codesIn(item).slice(0, 1));
    expect(emails.length).toBeGreaterThan(1);
    expect(demoValues('email')).toEqual(expect.arrayContaining(emails));
    expect(readme).toContain(`\`${demoPassword()}\``);
  });
});

describe('docs/development.md', () => {
  it('shows every command of the root, and none that is not there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const commands = itemsUnder(textOf('docs/development.md'), 'Commands').flatMap((item) => codesIn(item).slice(0, 1));
    const shown = commands.map((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? command);
    expect(shown.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe('docs/demo.md', () => {
  const page = textOf('docs/demo.md');

  it('lists the accounts with their password', () => {
    const shown = tableUnder(page, 'Accounts').flatMap(([email]) => codesIn(email ?? ''));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(demoValues('email'));
    expect(page).toContain(`\`${demoPassword()}\``);
  });

  it('lists the keys', () => {
    const shown = itemsUnder(page, 'API keys').flatMap(codesIn);
    expect(shown).toEqual([...demoValues('secret_key'), ...demoValues('publishable_key')]);
  });

  it('lists the products', () => {
    const source = textOf('apps/server/src/demo/demo-product.ts');
    const products = [...source.matchAll(/public_id: '([^']+)'/g)].map((match) => match[1]);
    expect(itemsUnder(page, 'Products').flatMap(codesIn).toSorted()).toEqual(products.toSorted());
  });

  it('lists the names and cards that force an outcome', () => {
    const names = textOf('apps/server/src/adapters/courier-local/scenario.ts').match(/TEST_\w+/g) ?? [];
    const shown = itemsUnder(page, 'Parcels').flatMap((item) => codesIn(item).slice(0, 1));
    expect(shown.toSorted()).toEqual([...new Set(names)].sort());
    const cards = textOf('apps/server/src/adapters/payment-sandbox/test-card.ts').matchAll(/'(\d{16})':/g);
    const listed = itemsUnder(page, 'Test cards')
      .flatMap(codesIn)
      .map((code) => code.replaceAll(' ', ''));
    expect(listed.filter((code) => code.length === 16).toSorted()).toEqual(
      [...cards].map((match) => match[1]).toSorted(),
    );
  });
});
