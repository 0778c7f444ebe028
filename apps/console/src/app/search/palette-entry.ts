/** A line of the palette that can be chosen. */
export interface PaletteEntry {
  id: string;
  icon: string;
  tone?: 'danger' | 'success' | 'info' | 'person' | undefined;
  title: string;
  detail?: string | undefined;
  /** At the end of the line: where a parcel is, or the keys that do the same. */
  end?: string | undefined;
  keys?: readonly string[] | undefined;
  /** A page of the console, or an address elsewhere. */
  href?: string | undefined;
  is_external?: boolean | undefined;
  /** Types this text instead of leaving the palette. */
  types?: string | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  entries: PaletteEntry[];
}

export type PaletteKind = 'all' | 'parcel' | 'person' | 'action';

const SIGNS: Readonly<Record<string, PaletteKind>> = { '#': 'parcel', '@': 'person', '>': 'action' };

/** What a typed text asks for: `#` a parcel, `@` a person, `>` an action (look-v2 8). */
export function readTyped(typed: string): { kind: PaletteKind; text: string } {
  const kind = SIGNS[typed.trimStart().charAt(0)];
  return kind === undefined ? { kind: 'all', text: typed.trim() } : { kind, text: typed.trimStart().slice(1).trim() };
}
