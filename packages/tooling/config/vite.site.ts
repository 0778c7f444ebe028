import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sitePages } from './site-pages.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the server answers the site's files besides its pages. */
const BASE = '/site/';

export default defineConfig({
  root: `${ROOT}apps/site/`,
  base: BASE,
  publicDir: false,
  plugins: [sitePages(ROOT, BASE)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        developers: `${ROOT}apps/site/src/page-script/main.ts`,
        'chat-frame': `${ROOT}apps/site/src/chat-frame/main.ts`,
        visitors: `${ROOT}apps/site/src/public-script/main.ts`,
      },
    },
  },
});
