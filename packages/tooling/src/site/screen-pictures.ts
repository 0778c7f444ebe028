import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';

const FOLDER = 'apps/site/content/pictures';
const BASE = '/site/';
const PHONE = '-phone';

interface SizedPicture {
  url: string;
  width: number;
  height: number;
}

/** In the shape of `ScreenPicture` of `apps/site/src/site-facts.ts`. */
type ScreenPictures = Record<string, SizedPicture & { phone: SizedPicture }>;

/**
 * Screens that the help shows, as `npm run screens -- --accept` took them: `name.webp` of a desk and `name-phone.webp` of a phone.
 * Without the second the first stands for both, so that the site can be built while it is taken.
 */
export async function readScreenPictures(root: string): Promise<ScreenPictures> {
  const files = globSync('*.webp', { cwd: join(root, FOLDER) }).toSorted();
  const pictures = new Map(
    await Promise.all(files.map(async (file) => [basename(file, '.webp'), await readPicture(root, file)] as const)),
  );
  return Object.fromEntries(
    [...pictures]
      .filter(([name]) => !name.endsWith(PHONE))
      .map(([name, desk]) => [name, { ...desk, phone: pictures.get(name + PHONE) ?? desk }]),
  );
}

async function readPicture(root: string, file: string): Promise<SizedPicture> {
  const bytes = readFileSync(join(root, FOLDER, file));
  const { width, height } = await loadImage(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { url: `${BASE}assets/screen-${basename(file, '.webp')}-${hash}.webp`, width, height };
}

/** Puts the pictures where the server answers them. */
export function copyScreenPictures(
  root: string,
  folder: string,
  pictures: Readonly<Record<string, { url: string; phone: { url: string } }>>,
): void {
  for (const [name, { url, phone }] of Object.entries(pictures)) {
    copyPicture(join(root, FOLDER, `${name}.webp`), join(folder, url.slice(BASE.length)));
    if (phone.url !== url)
      copyPicture(join(root, FOLDER, `${name}${PHONE}.webp`), join(folder, phone.url.slice(BASE.length)));
  }
}

function copyPicture(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
