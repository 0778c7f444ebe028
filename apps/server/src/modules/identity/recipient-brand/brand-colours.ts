/** Contrast of a text with what is behind it (WCAG 1.4.3). */
const READABLE = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** What the pages and their widgets are drawn on: `--sampan-bg`, their cards, and the surface nearest to a text's own colour. */
const LIGHT = { page: rgbOf('#f7f8fa'), card: WHITE, surface: rgbOf('#eef1f5'), on_primary: WHITE } as const;
const DARK = {
  page: rgbOf('#0d1117'),
  card: rgbOf('#161b22'),
  surface: rgbOf('#1c232c'),
  on_primary: rgbOf('#0d1117'),
} as const;

/** The tokens of a brand in one theme, each `#rrggbb`. */
export interface BrandColours {
  primary: string;
  'primary-hover': string;
  'primary-press': string;
  'on-primary': string;
  'primary-soft': string;
  'on-primary-soft': string;
  focus: string;
  /** Behind the head of the page. */
  wash: string;
}

/**
 * What is drawn of a brand's colour by day and by night. The colour is a button's background and a link's text, so it is
 * darkened, or lightened at night, until both are readable: on the page, its wash and its surfaces.
 */
export function brandColours(colour: string): { light: BrandColours; dark: BrandColours } {
  const rgb = rgbOf(colour);
  return { light: derive(rgb, LIGHT, BLACK), dark: derive(rgb, DARK, WHITE) };
}

function derive(rgb: Rgb, { page, card, surface, on_primary }: typeof LIGHT | typeof DARK, away: Rgb): BrandColours {
  const wash = drawn(mix(page, vivid(rgb), 0.1));
  const primary = readableOn([surface, page, wash, on_primary], rgb, away);
  const soft = drawn(mix(card, rgb, 0.1));
  return {
    primary: hexOf(primary),
    'primary-hover': hexOf(mix(primary, away, 0.15)),
    'primary-press': hexOf(mix(primary, away, 0.3)),
    'on-primary': hexOf(on_primary),
    'primary-soft': hexOf(soft),
    'on-primary-soft': hexOf(readableOn([soft], primary, away)),
    focus: hexOf(primary),
    wash: hexOf(wash),
  };
}

/** A colour at full strength: a dark one would make a wash grey. Black stays what it is. */
function vivid(rgb: Rgb): Rgb {
  const most = Math.max(...rgb);
  return most === 0 ? rgb : mix(BLACK, rgb, 255 / most);
}

/** A colour moved step by step until it is readable on all of these. */
function readableOn(backgrounds: readonly Rgb[], from: Rgb, away: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = drawn(mix(from, away, share));
    if (backgrounds.every((background) => contrast(moved, background) >= READABLE)) return moved;
  }
  return away;
}

function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour as a screen gets it: what is measured is what is drawn. */
function drawn(rgb: Rgb): Rgb {
  return rgbOf(hexOf(rgb));
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2 computes it, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
