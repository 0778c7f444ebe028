import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDemo } from '../packages/testing/src/demo/index.ts';

function filesOf(path: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  return [...text.matchAll(/```html\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
}
const FILES = filesOf('../docs/widgets.md');

const demo = useDemo();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-readme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of docs/widgets.md, opened from a folder (widgets 8)', () => {
  test('there is one for each widget, of five lines', () => {
    expect(FILES.map((file) => /<(sampan-[a-z-]+)/.exec(file)?.[1])).toEqual([
      'sampan-calculator',
      'sampan-tracking',
      'sampan-confirm-address',
      'sampan-checkout',
    ]);
    for (const file of FILES) expect(file.trim().split('\n')).toHaveLength(5);
  });

  test('the one of the README is among them', () => {
    expect(filesOf('../README.md')).toEqual([FILES[0]]);
  });

  test.each([
    ['sampan-calculator', /Shoebox/],
    ['sampan-tracking', /Merlion Express/],
    ['sampan-confirm-address', /Unit number/],
    ['sampan-checkout', /Kaya jam trio/],
  ])('%s shows what it is for', async (tag, text) => {
    const file = FILES.find((known) => known.includes(`<${tag}`)) ?? '';
    const path = join(folder, `${tag}.html`);
    writeFileSync(path, file.replaceAll('http://127.0.0.1:8080', demo.url));
    const { page, errors } = await demo.open({ width: 375, stay: true });
    await page.goto(pathToFileURL(path).href);
    await page.locator(tag).getByText(text).first().waitFor();
    expect(errors).toEqual([]);
  });
});
