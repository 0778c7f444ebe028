import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type ViteDevServer } from 'vite';
import { drawTitlePicture } from '../../../../apps/server/src/platform/image/title-picture.ts';
import { loadRenderer, siteAssets, siteSources } from '../../config/site-pages.ts';
import { copyScreenPictures } from './screen-pictures.ts';
import { readSiteFacts, readSiteTexts } from './site-facts.ts';

const BASE = '/site/';
/** Editors write a file in several steps. */
const SETTLED_MS = 20;
/** What a browser gets beside the pages: a change of it is bundled anew. */
const BUNDLED = /\/src\/(?:(?:page|public)-script|chat-frame|playground)\/.*\.ts$|\.css$/u;

/** What a change made. */
export interface SiteRendered {
  /** Paths below the folder. */
  readonly files: readonly string[];
  /** From the change until the last of them was written. */
  readonly took_ms: number;
}

export interface SiteWatchOptions {
  root: string;
  /** Where the server reads the pages. */
  folder: string;
  /** Texts and tables of the pages; those of `apps/site` unless named. */
  content?: string;
  onRendered: (rendered: SiteRendered) => void;
  /** A text or a source that cannot be rendered as it is; the pages stay as they were. */
  onError: (error: unknown) => void;
}

/**
 * Keeps the pages of the site as their texts and sources are now, while somebody works on them: renders all of them once, then
 * writes what a change altered. There are no compressed copies; the server sends what there is.
 *
 * @returns how to end it
 */
export async function watchSite(options: SiteWatchOptions): Promise<() => Promise<void>> {
  const { root, folder, content = join(root, 'apps/site/content') } = options;
  const facts = { ...(await readSiteFacts(root)), texts: readSiteTexts(content) };
  let assets = siteAssets(await bundleScripts(root, folder), BASE);
  const server = await siteSources(root, { is_watched: true });
  server.watcher.add(content);
  const written = new Map<string, string>();

  async function render(changed: ReadonlySet<string>): Promise<string[]> {
    if ([...changed].some((file) => BUNDLED.test(file))) assets = siteAssets(await bundleScripts(root, folder), BASE);
    if ([...changed].some((file) => file.startsWith(content))) facts.texts = readSiteTexts(content);
    const { files, pictures } = (await loadRenderer(server))(facts, assets);
    const altered = [...files].filter(([file, text]) => written.get(file) !== text);
    for (const [file, text] of altered) {
      writePage(join(folder, file), text);
      written.set(file, text);
    }
    for (const picture of pictures.filter(({ file }) => !written.has(file))) {
      writeFileSync(join(folder, picture.file), drawTitlePicture(picture));
      written.set(picture.file, '');
    }
    return altered.map(([file]) => file);
  }

  await render(new Set());
  copyScreenPictures(root, folder, facts.screens);
  followChanges(server, { content, ...options, render });
  return () => server.close();
}

/** Renders after each change, one after the other; changes that come meanwhile are rendered together. */
function followChanges(
  { watcher, config }: ViteDevServer,
  {
    content,
    onRendered,
    onError,
    render,
  }: Pick<SiteWatchOptions, 'onRendered' | 'onError'> & {
    content: string;
    render: (changed: ReadonlySet<string>) => Promise<string[]>;
  },
): void {
  let changed = new Set<string>();
  let since = 0;
  let is_rendering = false;

  async function settle(): Promise<void> {
    is_rendering = true;
    while (changed.size > 0) {
      const [files, began] = [changed, since];
      changed = new Set();
      try {
        onRendered({ files: await render(files), took_ms: performance.now() - began });
      } catch (error) {
        onError(error);
      }
    }
    is_rendering = false;
  }

  watcher.on('all', (_event, file) => {
    if (!file.startsWith(content) && !file.startsWith(join(config.root, 'src')) && !file.includes('/packages/')) return;
    if (changed.size === 0) since = performance.now();
    changed.add(file);
    if (!is_rendering && changed.size === 1) setTimeout(() => void settle(), SETTLED_MS);
  });
}

/** Scripts and style sheets of the pages; answers their names. */
async function bundleScripts(root: string, folder: string): Promise<string[]> {
  const made = await build({
    configFile: join(root, 'packages/tooling/config/vite.site.ts'),
    mode: 'development',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: false },
  });
  const [output] = Array.isArray(made) ? made : [made];
  return 'output' in (output ?? {})
    ? (output as { output: { fileName: string }[] }).output.map(({ fileName }) => fileName)
    : [];
}

function writePage(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  // A build left them, of another text.
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
}
