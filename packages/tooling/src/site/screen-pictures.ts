import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';

const FOLDER = 'apps/site/content/pictures';
const BASE = '/site/';

/** Screens that the help shows, as `npm run screens -- --accept` took them; in the shape of `ScreenPicture` of `apps/site/src/site-facts.ts`. */
export async function readScreenPictures(
  root: string,
): Promise<Record<string, { url: string; width: number; height: number }>> {
  const files = globSync('*.webp', { cwd: join(root, FOLDER) }).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const bytes = readFileSync(join(root, FOLDER, file));
        const { width, height } = await loadImage(bytes);
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
        const name = basename(file, '.webp');
        return [name, { url: `${BASE}assets/screen-${name}-${hash}.webp`, width, height }] as const;
      }),
    ),
  );
}

/** Puts the pictures where the server answers them. */
export function copyScreenPictures(
  root: string,
  folder: string,
  pictures: Readonly<Record<string, { url: string }>>,
): void {
  for (const [name, { url }] of Object.entries(pictures)) {
    const to = join(folder, url.slice(BASE.length));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(root, FOLDER, `${name}.webp`), to);
  }
}
