import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { isSdkFileName, type SdkArchive } from './sdk-archive.ts';
import { sendFile } from './send-file.ts';

/** Where the build of the widgets leaves what pages load. */
export const SDK_FOLDER = fileURLToPath(new URL('../../../../../packages/widgets/dist/sdk/', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
const MOVING = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The widgets for any page: `/sdk/v1/` moves with every release and is asked again after five minutes, `/sdk/<version>/` never
 * changes, so a page may pin it with the hash of `integrity.json`. Parts of builds that were served lately stay in `/sdk/v1/` for
 * pages that began with one. Any origin may load them; they hold nothing of anybody.
 */
export function mountSdk(app: Hono, archive: SdkArchive, folder = SDK_FOLDER): void {
  const version = (): string | undefined => {
    const path = join(folder, 'version.json');
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version : undefined;
  };
  const find = (release: string, name: string): string | null => {
    if (!isSdkFileName(name)) return null;
    const built = join(folder, name);
    if (release === 'v1') return existsSync(built) ? built : archive.findPart(name);
    return archive.findReleased(release, name) ?? (release === version() ? built : null);
  };
  const send = (c: Context): Response => {
    const release = c.req.param('release') ?? '';
    const path = find(release, c.req.param('name') ?? '');
    if (path === null || !existsSync(path)) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return sendFile(c, path, {
      'Cache-Control': release === 'v1' ? MOVING : FOREVER,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    });
  };
  app.get('/sdk/:release/:name', send);
  // The loader asks here for what failed before: browsers never ask for a module again where it failed once.
  app.get('/sdk/:release/:again{~\\d+}/:name', send);
}
