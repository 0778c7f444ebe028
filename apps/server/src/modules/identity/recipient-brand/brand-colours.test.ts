import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';

/** Relative luminance and contrast as WCAG 2 computes them, written out a second time to check the first. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every corner of the colours, the greys between, and shops' own. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const COLOURS = [
  ...STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`))),
  '#9c3414',
  '#0b5fcc',
  '#f5a524',
];
const ON = { light: ['#ffffff', '#f7f8fa', '#eef1f5'], dark: ['#0d1117', '#161b22', '#1c232c'] } as const;

test.each(['light', 'dark'] as const)('every colour is readable as text and as a button: %s', (theme) => {
  const unreadable = COLOURS.flatMap((colour) => {
    const drawn = brandColours(colour)[theme];
    const pairs = [
      ...[...ON[theme], drawn.wash].map((background) => [drawn.primary, background] as const),
      [drawn['on-primary'], drawn.primary] as const,
      [drawn['on-primary'], drawn['primary-hover']] as const,
      [drawn['on-primary'], drawn['primary-press']] as const,
      [drawn['on-primary-soft'], drawn['primary-soft']] as const,
    ];
    return pairs.filter(([text, behind]) => contrast(text, behind) < 4.5).map((pair) => [colour, ...pair]);
  });
  expect(unreadable).toEqual([]);
});

test('a colour that is readable by day is drawn as it was chosen', () => {
  expect(brandColours('#9c3414').light.primary).toBe('#9c3414');
  expect(brandColours('#ffe600').light.primary).not.toBe('#ffe600');
  expect(brandColours('#ffe600').dark.primary).toBe('#ffe600');
});
