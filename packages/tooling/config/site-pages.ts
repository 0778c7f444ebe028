import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { drawTitlePicture } from '../../../apps/server/src/platform/image/title-picture.ts';
import { writeCompressedCopies } from '../src/compress/compressed-copies.ts';
import { readSiteFacts } from '../src/site/site-facts.ts';

interface Assets {
  readonly script: string;
  readonly style: string;
}
type RenderSite = (
  facts: object,
  assets: Readonly<Record<'developers' | 'visitors' | 'chat', Assets>>,
) => { files: Map<string, string>; pictures: readonly { file: string; heading: string; line: string }[] };

/**
 * Renders the pages of `apps/site` to plain HTML once its script and style sheet have their names, and puts a brotli and a gzip
 * copy beside every text.
 */
export function sitePages(root: string, base: string): Plugin {
  return {
    name: 'sampan-site-pages',
    apply: 'build',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? '';
      const nameOf = (pattern: RegExp) => {
        const name = Object.keys(bundle).find((file) => pattern.test(file));
        if (name === undefined) throw new Error(`the site's build made no file like ${pattern.source}`);
        return `${base}${name}`;
      };
      const assetsOf = (entry: string) => ({
        script: nameOf(new RegExp(`/${entry}-[^/]+\\.js$`)),
        style: nameOf(new RegExp(`/${entry}-[^/]+\\.css$`)),
      });
      const render = await loadRenderer(root);
      const { files, pictures } = render(await readSiteFacts(root), {
        developers: assetsOf('developers'),
        visitors: assetsOf('visitors'),
        chat: assetsOf('chat-frame'),
      });
      const texts = Object.values(bundle).map((file): [string, string | Uint8Array] => [
        file.fileName,
        file.type === 'chunk' ? file.code : file.source,
      ]);
      for (const [file, content] of [...texts, ...files]) writeWithCopies(join(folder, file), content);
      for (const picture of pictures) writeFileSync(join(folder, picture.file), drawTitlePicture(picture));
    },
  };
}

async function loadRenderer(root: string): Promise<RenderSite> {
  const server = await createServer({
    configFile: false,
    root: join(root, 'apps/site'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = (await server.ssrLoadModule('/src/render-site.tsx')) as { renderSite: RenderSite };
    return module.renderSite;
  } finally {
    await server.close();
  }
}

function writeWithCopies(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeCompressedCopies(file);
}
