import { brandTokens } from '@sampan/widgets/brand-colour';

/** A step towards black; what is drawn differs by less than people see. */
const STEP = 0.95;

/** A colour a little darker, `#rrggbb`. */
const darker = (colour: string): string =>
  `#${[1, 3, 5].map((at) => hexOf(Math.floor(Number.parseInt(colour.slice(at, at + 2), 16) * STEP))).join('')}`;
const hexOf = (part: number): string => part.toString(16).padStart(2, '0');

/**
 * The colour of a brand as the recipient pages draw it: widgets put dark words on a very light one, and there it is the colour of
 * links as well, so it is darkened until white is readable on it. '' stays ours.
 */
export function previewColour(colour: string): string {
  if (colour === '') return '';
  let shown = colour;
  while (brandTokens(shown)['on-primary'] !== '#ffffff') shown = darker(shown);
  return brandTokens(shown)['primary'] ?? shown;
}
