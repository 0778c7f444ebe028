import { expect, test } from 'vitest';
import { reservedCss } from './reserved-css.ts';
import { widgetDefinitions } from './widget-definitions.ts';

test("sampan.css keeps the height of every widget's definition, narrow and wide (widgets 2 Skeleton)", async () => {
  const definitions = await widgetDefinitions();
  const [wide = '', narrow = ''] = reservedCss(definitions).split('@media (max-width:479px)');
  expect(definitions).toHaveLength(4);
  for (const { tag, height, is_lower_later } of definitions) {
    const selector = is_lower_later === true ? `${tag}:not(:defined)` : tag;
    expect(wide).toContain(`\n${selector}{min-height:var(--sampan-h,${height[0]}px)}`);
    expect(narrow).toContain(`\n${selector}{min-height:var(--sampan-h,${height[1]}px)}`);
    expect(narrow).toContain(`${tag}:not(:defined)>*`);
  }
});

test('a widget that is lower without an attribute reserves less without it', () => {
  const css = reservedCss([
    { tag: 'sampan-x', height: [500, 600], height_without: { attribute: 'some-id', height: [100, 120] } },
  ]);
  expect(css).toContain('sampan-x:not([some-id]){min-height:var(--sampan-h,100px)}');
  expect(css).toContain('sampan-x:not([some-id]){min-height:var(--sampan-h,120px)}');
});

test("a widget whose later steps are far lower keeps its height until its script runs, a test key's line included", () => {
  const css = reservedCss([{ tag: 'sampan-x', height: [500, 600], is_lower_later: true }]);
  expect(css).toContain('\nsampan-x:not(:defined){min-height:var(--sampan-h,500px)}');
  expect(css).toContain('sampan-x[public-key^=pk_test_]:not(:defined){min-height:var(--sampan-h,532px)}');
  expect(css).not.toContain('sampan-x{min-height');
});
