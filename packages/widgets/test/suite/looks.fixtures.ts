import { expectNoAxeViolations } from '@sampan/testing/browser';
import { expect } from 'vitest';
import type { Page } from './shop-page.fixtures.ts';
import { playAllScenes } from './stage.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';

interface Look {
  readonly theme?: 'dark' | 'auto';
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly width?: number;
  /** Class of `<html>`, with what the page's style sheet makes of it. */
  readonly page_class?: string;
}

/** How people look at a page (issue: light, dark, forced colours, 200 % text, 320 px). */
export const LOOKS = {
  light: {},
  dark: { theme: 'dark' },
  'forced colours': { media: { forcedColors: 'active' } },
  '200 % text': { page_class: 'large' },
  '320 px': { width: 320 },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;
const CSS = 'html.large { zoom: 2; font-size: 200% }';

/** Shows the page as somebody sees it; what the last one wanted is over. */
async function look(page: Page, { theme, media = {}, width = 1280, page_class = '' }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
  await page.evaluate(
    ([wanted, name]) => {
      document.documentElement.className = name;
      for (const element of document.querySelectorAll('.stage > *')) {
        if (wanted === null) element.removeAttribute('theme');
        else element.setAttribute('theme', wanted);
      }
    },
    [theme ?? null, page_class] as const,
  );
  await page.clock.runFor(500);
}

/** What is cut off, and whether the page scrolls sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('.stage > *')].flatMap((host) =>
      [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((element) => !element.matches('.s-visually-hidden, .s-visually-hidden *, select, input'))
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => !/visible|auto|scroll/.test(getComputedStyle(element).overflowX))
        .map((element) => `${element.localName}.${String(element.className)} is cut off in ${host.parentElement?.id}`),
    );
    const page_is = document.documentElement;
    return page_is.scrollWidth > page_is.clientWidth + 1 ? [...cut, 'the page scrolls sideways'] : cut;
  });

/** The colours of everything in the widgets, as the browser computes them. */
const coloursOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stage > *')].flatMap((host) =>
      [...(host.shadowRoot?.querySelectorAll('*') ?? [])].map((element) => {
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(element);
        return [element.localName, color, backgroundColor, borderColor, fill].join(' ');
      }),
    ),
  );

/**
 * Shows every state of a widget in every look: nothing is cut off, nothing scrolls sideways, and dark asked for by the system
 * is dark asked for by the page.
 *
 * @param by_axe the looks that axe reads as well; half a second each for a small page, three for the calculator's states
 */
export async function expectUsableInEveryLook(row: WidgetRow, by_axe: readonly LookName[]): Promise<void> {
  const { page } = await playAllScenes(row, { policy: null, body: '<h1>Shop</h1>', css: CSS });
  const found: string[] = [];
  for (const [name, wanted] of Object.entries(LOOKS)) {
    await look(page, wanted);
    if (by_axe.includes(name as LookName))
      await expectNoAxeViolations(page, { include: ['main'] }).catch((error: unknown) =>
        found.push(`${name}: ${String(error)}`),
      );
    found.push(...(await tooWide(page)).map((line) => `${name}: ${line}`));
  }
  // What the system asks for looks as what the page asks for, so that axe need not look twice.
  await look(page, { theme: 'dark' });
  const dark = await coloursOn(page);
  await look(page, { theme: 'auto', media: { colorScheme: 'dark' } });
  expect(await coloursOn(page)).toEqual(dark);
  await look(page, {});
  expect(await coloursOn(page)).not.toEqual(dark);
  expect(found).toEqual([]);
}
