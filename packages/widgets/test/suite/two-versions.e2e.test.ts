import { describe, expect, test } from 'vitest';
import { SDK_VERSION } from '../../src/shell/sdk.ts';
import { builtFile } from './shop-page.fixtures.ts';
import { playScene } from './stage.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const NEXT = '9.9.9';

/** `/sdk/v9/...` is the same build under another version, as the next release will be. */
function nextVersion(path: string): string | undefined {
  if (!path.startsWith('/sdk/v9/')) return undefined;
  return builtFile(path.slice('/sdk/v9/'.length)).replaceAll(SDK_VERSION, NEXT);
}

describe('a page that loads two versions (widgets 2 "Idempotent define")', () => {
  const widgets = WIDGET_ROWS.map((row) => [row.definition.tag, row.definition.entry, row] as const);
  const ways = [
    ['both by the loader', () => ['v1/sampan.js', 'v9/sampan.js']],
    ['both as whole scripts', (entry: string) => [`v1/${entry}.iife.js`, `v9/${entry}.iife.js`]],
    ['one by the loader, one as a whole script', (entry: string) => ['v1/sampan.js', `v9/${entry}.iife.js`]],
    ['one with all widgets, one alone', (entry: string) => ['v1/all.iife.js', `v9/${entry}.iife.js`]],
  ] as const;
  // Every widget meets itself; how loader and scripts meet is the same for all.
  const cases = widgets.flatMap(([tag, entry, row], at) =>
    ways
      .slice(0, at === 0 ? ways.length : 2)
      .flatMap(([name, scriptsOf]) => [
        [tag, name, scriptsOf(entry), row] as const,
        [tag, `${name}, the newer first`, scriptsOf(entry).toReversed(), row] as const,
      ]),
  );
  test.each(cases)('<%s>, %s: works, says so once, throws nothing', async (_tag, _name, scripts, row) => {
    const stage = await playScene(row, row.scenes[0], { scripts, file: nextVersion });
    await expect.poll(() => stage.warnings.length).toBeGreaterThan(0);
    await stage.page.clock.runFor(1_000);
    expect(stage.warnings).toHaveLength(1);
    expect(stage.warnings[0]).toMatch(/^Sampan: this page loads versions/);
    expect(stage.warnings[0]).toContain(SDK_VERSION);
    expect(stage.warnings[0]).toContain(NEXT);
    await stage.check();
    await stage.close();
  });

  test.each(widgets)('<%s> with the same script twice says nothing', async (_tag, entry, row) => {
    const scripts = ['v1/sampan.js', 'v1/sampan.js', `v1/${entry}.iife.js`];
    const stage = await playScene(row, row.scenes[0], { scripts });
    await stage.page.clock.runFor(1_000);
    expect(stage.warnings).toEqual([]);
    await stage.check();
    await stage.close();
  });
});
