import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leafletWithoutHtml } from '../../widgets/build/plugins/leaflet-without-html.ts';
import { notYetFetched } from '../src/console/not-yet-fetched.ts';
import { compressedBuild } from './compressed-build.ts';
import { consoleApp } from './console-app.ts';
import { CONSOLE_FILE_NAMES, consoleChunks } from './console-chunks.ts';
import { consoleMessages } from './console-messages.ts';
import { consolePreload } from './console-preload.ts';
import { kitStyles } from './kit-styles.ts';
import { slimContract } from './slim-contract.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/u, '');
/** Where the server listens while `npm run dev` serves the console itself. */
const API = `http://127.0.0.1:${process.env['SAMPAN_API_PORT'] ?? '8081'}`;

/** What the server answers and the console does not: the API with its socket, the SDK, pictures, the development and the hosted pages. */
const SERVER_PATHS = '^/(api|sdk|t|hosted|dev|developers|site|files|llms(-full)?\\.txt|couriers|assets/map)(/|$|\\?)';

export default defineConfig({
  root: fileURLToPath(new URL('../../../apps/console/', import.meta.url)),
  plugins: [
    react(),
    leafletWithoutHtml(),
    consoleMessages(ROOT),
    slimContract(ROOT),
    kitStyles(ROOT),
    consolePreload(),
    consoleApp(`${ROOT}/apps/console`),
    compressedBuild(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // For React before 18 a library brings what ours has.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One asset per file: a policy that forbids data: addresses must not break an icon.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers without it fetch the same files one after the other.
    modulePreload: { polyfill: false, resolveDependencies: notYetFetched },
    rolldownOptions: {
      // An icon is a text: each goes to the files that show it.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: `${ROOT}/apps/console/index.html`,
      output: { ...CONSOLE_FILE_NAMES, codeSplitting: consoleChunks(`${ROOT}/apps/console`) },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 8080),
    strictPort: true,
    proxy: { [SERVER_PATHS]: { target: API, ws: true, changeOrigin: false } },
  },
});
