/** Contrast a text needs against its background (WCAG 1.4.3). */
export const READABLE = 4.5;
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The tokens of one brand colour (`#rrggbb`): the colour itself, darkened step by step until white is readable on it, its hover,
 * and its soft pair. Another notation is passed on as it is, with nothing derived.
 */
export function brandTokens(colour: string): Record<string, string> {
  const rgb = rgbOf(colour);
  if (rgb === null) return { primary: colour };
  let primary = rgb;
  const wants_dark_text = contrast(rgb, [255, 255, 255]) < 2.2;
  if (!wants_dark_text) while (contrast(primary, [255, 255, 255]) < READABLE) primary = mix(primary, [0, 0, 0], 0.05);
  const soft = mix(primary, [255, 255, 255], 0.9);
  let on_soft = primary;
  while (contrast(on_soft, soft) < READABLE) on_soft = mix(on_soft, [0, 0, 0], 0.08);
  if (hexOf(primary) !== hexOf(rgb))
    console.warn(`Sampan: ${colour} is too light for white text; ${hexOf(primary)} is used.`);
  return {
    primary: hexOf(primary),
    'primary-hover': hexOf(mix(primary, [0, 0, 0], 0.15)),
    'on-primary': wants_dark_text ? '#101828' : '#ffffff',
    'primary-soft': hexOf(soft),
    'on-primary-soft': hexOf(on_soft),
    focus: hexOf(on_soft),
  };
}

function rgbOf(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Relative luminance and contrast as WCAG 2 computes them. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
