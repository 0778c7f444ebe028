import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { drawTitlePicture } from '../../../apps/server/src/platform/image/title-picture.ts';
import { writeCompressedCopies } from '../src/compress/compressed-copies.ts';
import { copyScreenPictures } from '../src/site/screen-pictures.ts';
import { readSiteFacts } from '../src/site/site-facts.ts';

interface Assets {
  readonly script: string;
  readonly style: string;
}
type SiteAssets = Readonly<Record<'developers' | 'visitors' | 'chat', Assets>>;
/** `renderSite` of `apps/site/src/render-site.tsx`. */
export type RenderSite = (
  facts: object,
  assets: SiteAssets,
) => { files: Map<string, string>; pictures: readonly { file: string; heading: string; line: string }[] };

/**
 * Renders the pages of `apps/site` to plain HTML once its script and style sheet have their names, and puts a brotli and a gzip
 * copy beside every text. In development `src/site/watch-site.ts` renders them instead.
 */
export function sitePages(root: string, base: string): Plugin {
  return {
    name: 'sampan-site-pages',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'development',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? '';
      const server = await siteSources(root, { is_watched: false });
      try {
        const render = await loadRenderer(server);
        const facts = await readSiteFacts(root);
        const { files, pictures } = render(facts, siteAssets(Object.keys(bundle), base));
        const texts = Object.values(bundle).map((file): [string, string | Uint8Array] => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]);
        for (const [file, content] of [...texts, ...files]) writeWithCopies(join(folder, file), content);
        for (const picture of pictures) writeFileSync(join(folder, picture.file), drawTitlePicture(picture));
        copyScreenPictures(root, folder, facts.screens);
      } finally {
        await server.close();
      }
    },
  };
}

/** Script and style sheet of each kind of page among the files of a bundle. */
export function siteAssets(bundled: readonly string[], base: string): SiteAssets {
  const nameOf = (pattern: RegExp) => {
    const name = bundled.find((file) => pattern.test(file));
    if (name === undefined) throw new Error(`the site's build made no file like ${pattern.source}`);
    return `${base}${name}`;
  };
  const assetsOf = (entry: string) => ({
    script: nameOf(new RegExp(`/${entry}-[^/]+\\.js$`)),
    style: nameOf(new RegExp(`/${entry}-[^/]+\\.css$`)),
  });
  return { developers: assetsOf('developers'), visitors: assetsOf('visitors'), chat: assetsOf('chat-frame') };
}

/** Vite with the sources of the site, to render with; watched, it renders what they are now. Whoever opens it closes it. */
export async function siteSources(root: string, { is_watched }: { is_watched: boolean }): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: join(root, 'apps/site'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, ...(is_watched ? {} : { watch: null }) },
    optimizeDeps: { noDiscovery: true },
  });
}

/** The renderer as its sources are now. */
export async function loadRenderer(server: ViteDevServer): Promise<RenderSite> {
  const module = (await server.ssrLoadModule('/src/render-site.tsx')) as { renderSite: RenderSite };
  return module.renderSite;
}

function writeWithCopies(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeCompressedCopies(file);
}
