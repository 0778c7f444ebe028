/** Ground of a tile whose courier gives no colour: the second text colour, white letters on it are readable in both themes. */
export const TILE_COLOUR = '#475467';

/** The given colour when it is one, else ours. */
export function courierColour(color: string | null | undefined): string {
  return /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : TILE_COLOUR;
}

/** "Merlion Express" is ME, "Lalamove" is LA. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', [...second][0] ?? ''];
  return letters.join('').toUpperCase();
}
