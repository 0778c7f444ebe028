/** Tile colours that carry white letters at 4.5:1 or better; tokens.test.ts computes it. */
export const TILE_COLOURS = [
  '#b42318',
  '#0e7490',
  '#4338ca',
  '#15803d',
  '#9a3412',
  '#a21caf',
  '#1d4ed8',
  '#4d7c0f',
] as const;

/** The given colour when it is one, else one of ours, always the same for the same name. */
export function courierColour(name: string, color: string | null | undefined): string {
  if (color !== undefined && color !== null && /^#[0-9a-f]{6}$/i.test(color)) return color;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TILE_COLOURS[sum % TILE_COLOURS.length] ?? TILE_COLOURS[0];
}

/** "Merlion Express" is ME, "Lalamove" is LA. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', [...second][0] ?? ''];
  return letters.join('').toUpperCase();
}
