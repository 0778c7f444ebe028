import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asWebp, compareSheets, contactSheet, type Picture } from '@sampan/testing/screens';
import { expect } from 'vitest';

/** `accept` takes what is seen for what is meant; both are set by `npm run screens`. */
const MODE = process.env['SAMPAN_SCREENS'] ?? 'compare';
export const KEPT = new URL('pictures/', import.meta.url);
/** What the help of the site shows. */
const HELP = new URL('../../../site/content/pictures/', import.meta.url);
const SHOWN = new URL('../../../../node_modules/.sampan/screens/', import.meta.url);

/** The help is in English, in the light, on a desk and on a phone. */
async function keepForHelp(pictures: readonly Picture[], desk: URL, phone: URL): Promise<void> {
  for (const [name, file] of [
    ['1280 light en', desk],
    ['375 light en', phone],
  ] as const) {
    const picture = pictures.find((one) => one.name === name);
    if (picture === undefined) throw new Error(`no picture ${name} was taken`);
    writeFileSync(file, await asWebp(picture));
  }
}

/** The pictures as they were taken, for a person to look at. */
function show(sheet_name: string, pictures: readonly Picture[]): string {
  const folder = new URL(`${sheet_name}/`, SHOWN);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, png } of pictures) writeFileSync(new URL(`${name.replaceAll(' ', '-')}.png`, folder), png);
  return fileURLToPath(folder);
}

/** What is kept of a screen in one file. */
export interface Sheet {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** The same, as they are told of. */
  readonly parts: readonly { readonly name: string; readonly width: number }[];
  /** The help of the site shows it. */
  readonly is_help: boolean;
}

/** Fails where pictures differ from the sheet that is kept; keeps them instead when asked to. */
export async function expectAsKept({ name, pictures, parts, is_help }: Sheet): Promise<void> {
  const sheet = await contactSheet(pictures);
  const file = new URL(`${name}.webp`, KEPT);
  const is_known = existsSync(file);
  const differences = is_known ? await compareSheets(readFileSync(file), sheet, parts) : [];
  if (MODE !== 'compare' || !is_known || differences.length > 0) show(name, pictures);
  if (MODE === 'accept') {
    const [desk, phone] = [new URL(`${name}.webp`, HELP), new URL(`${name}-phone.webp`, HELP)];
    const is_new = !is_known || differences.length > 0;
    if (is_new) writeFileSync(file, sheet);
    if (is_help && (is_new || !existsSync(desk) || !existsSync(phone))) await keepForHelp(pictures, desk, phone);
    return;
  }
  expect(is_known, `${name} has no picture yet: look at it, then npm run screens -- --accept`).toBe(true);
  expect(differences, `look at node_modules/.sampan/screens/${name}`).toEqual([]);
}
