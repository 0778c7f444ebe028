import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheets of the kit's parts, by the blocks of classes they are about: `button` for `.s-button` and `.s-button__icon`. */
export type KitSheets = ReadonlyMap<string, readonly string[]>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const SELECTORS = /([^{}]+)\{/g;
/** A selector of one element: one that goes on to others only says what a part looks like inside of another. */
const OWN_CLASS = /^\s*&?[\w:()[\]="-]*?\.s-([a-z]+(?:-[a-z]+)*)[^\s>+~]*\s*$/;
const USED_CLASS = /\bs-([a-z]+(?:-[a-z]+)*)/g;

/**
 * Reads the sheets of the kit's parts.
 *
 * @param folder with a folder for each part
 */
export function readKitSheets(folder: string): KitSheets {
  const paths = globSync('*/*.css', { cwd: folder }).map((path) => join(folder, path));
  return sheetsByBlock(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The same of sheets at hand, as pairs of a path and its text. */
export function sheetsByBlock(sheets: readonly (readonly [path: string, css: string])[]): KitSheets {
  const found = new Map<string, string[]>();
  for (const [path, css] of sheets)
    for (const block of blocksOf(css)) found.set(block, [...(found.get(block) ?? []), path]);
  return found;
}

function blocksOf(css: string): Set<string> {
  const selectors = [...css.replaceAll(COMMENT, '').matchAll(SELECTORS)].flatMap(([, list = '']) => list.split(','));
  return new Set(selectors.flatMap((selector) => OWN_CLASS.exec(selector)?.[1] ?? []));
}

/** The sheets a module needs for the classes that stand in it, each once. */
export function sheetsFor(code: string, sheets: KitSheets): Set<string> {
  return new Set([...code.matchAll(USED_CLASS)].flatMap(([, block = '']) => sheets.get(block) ?? []));
}
