import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { SPACE, withFastShaping } from './fast-text-shaping.ts';
import { createShaper, type Shaper } from './shape-text.ts';

/** A face a surface draws with: `id` is its name inside a document, `font` what is embedded. */
export interface Face {
  id: string;
  font: Font;
  /** Size of its letters beside the size that was asked for. */
  scale: number;
  /** Lays its texts out where one picture a character is not enough; null for plain faces. */
  shape: Shaper | null;
  /** It prints another script than the page's own; spaces beside it are the page's, so that widths of words add up. */
  is_foreign: boolean;
}

export interface FaceOptions {
  tabular_digits?: boolean;
  scale?: number;
  is_shaped?: boolean;
  is_foreign?: boolean;
}

const opened = new Map<string, Face>();

/** Where a file of a package lies, whether the package exports it or not: '@scope/name/path/of.ttf'. */
function pathOf(file: string): string {
  const [scope = '', name = '', ...rest] = file.split('/');
  const manifest = findPackageJSON(`${scope}/${name}`, import.meta.url);
  if (manifest === undefined) throw new Error(`${scope}/${name} is not installed`);
  return join(dirname(manifest), ...rest);
}

/** Opens a bundled font file, once a process for each way it is used. */
export function openFace(file: string, options: FaceOptions = {}): Face {
  const { tabular_digits = false, scale = 1, is_shaped = false, is_foreign = false } = options;
  const key = `${file}${tabular_digits ? ' tabular' : ''}`;
  const known = opened.get(key);
  if (known) return known;
  const bytes = readFileSync(pathOf(file));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} holds a collection, not one font`);
  const id = /([^/]+)\.[a-z]+$/u.exec(file)?.[1] ?? file;
  const face: Face = is_shaped
    ? { id, font, scale, shape: createShaper(bytes, font), is_foreign }
    : { id, font: withFastShaping(font, tabular_digits), scale, shape: null, is_foreign };
  opened.set(key, face);
  return face;
}

/** Characters that choose how their neighbours look and have no picture of their own. */
const JOINERS = new Set([0x20_0c, 0x20_0d, 0xfe_0e, 0xfe_0f]);

const MARK = /\p{M}/u;

/** True when the face has a picture for every character of the cluster, and can set its marks. */
export function facePrints(face: Face, cluster: string): boolean {
  if (face.shape === null && MARK.test(cluster.normalize('NFC'))) return false;
  for (const char of cluster) {
    const code = char.codePointAt(0) ?? 0;
    if (code !== SPACE && !JOINERS.has(code) && !face.font.hasGlyphForCodePoint(code)) return false;
  }
  return true;
}
