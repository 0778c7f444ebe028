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

test('a widget with a test key reserves its line as well, and one without its attribute does not', () => {
  const css = reservedCss([
    {
      tag: 'sampan-x',
      height: [500, 600],
      has_test_line: true,
      height_without: { attribute: 'some-id', height: [100, 120] },
    },
  ]);
  const [wide = '', narrow = ''] = css.split('@media');
  const ruleOf = (part: string) => part.match(/sampan-x[^{]*\{min-height:var\(--sampan-h,\d+px\)/g);
  const rules = (own: number, without: number) => [
    `sampan-x{min-height:var(--sampan-h,${own}px)`,
    `sampan-x[public-key^=pk_test_]{min-height:var(--sampan-h,${own + 32}px)`,
    `sampan-x:not([some-id]){min-height:var(--sampan-h,${without}px)`,
  ];
  expect(ruleOf(wide)).toEqual(rules(500, 100));
  expect(ruleOf(narrow)).toEqual(rules(600, 120));
});

test("a widget whose later steps are far lower keeps its height until its script runs, a test key's line included", () => {
  const css = reservedCss([{ tag: 'sampan-x', height: [500, 600], is_lower_later: true }]);
  expect(css).toContain('\nsampan-x:not(:defined){min-height:var(--sampan-h,500px)}');
  expect(css).toContain('sampan-x[public-key^=pk_test_]:not(:defined){min-height:var(--sampan-h,532px)}');
  expect(css).not.toContain('sampan-x{min-height');
});
