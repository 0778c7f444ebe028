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
/** Below the last line: its own padding, and that of the card. */
const MOST_BLANK = 48;

/** Runs in the browser: how a widget stands on its page. */
function lookOf(element: Element) {
  const root = element.shadowRoot?.querySelector('.s-root') as HTMLElement;
  const last = [...root.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && one.checkVisibility());
  const ribbon = last.find((one) => one.textContent.startsWith('Test mode'))?.getBoundingClientRect();
  const blank =
    root.getBoundingClientRect().bottom - Math.max(...last.map((one) => one.getBoundingClientRect().bottom));
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    font: getComputedStyle(root).fontFamily,
    blank,
    ribbon: ribbon?.height ?? 0,
    sideways: scrollWidth - clientWidth,
  };
}

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
  ])('%s shows what it is for, in the system font, with a small ribbon and no blank place below', async (tag, text) => {
    const file = FILES.find((known) => known.includes(`<${tag}`)) ?? '';
    const path = join(folder, `${tag}.html`);
    writeFileSync(path, file.replaceAll('http://127.0.0.1:8080', demo.url));
    const { page, errors } = await demo.open({ width: 375, stay: true });
    await page.goto(pathToFileURL(path).href);
    await page.locator(tag).getByText(text).first().waitFor();
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const look = () => page.locator(tag).evaluate(lookOf);
      await expect.poll(async () => (await look()).blank, { message: `blank at ${width} px` }).toBeLessThan(MOST_BLANK);
      expect(await look()).toMatchObject({ font: 'system-ui, sans-serif', ribbon: 16, sideways: 0 });
    }
    expect(errors).toEqual([]);
  });
});
