import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedBuild } from './compressed-build.ts';

/**
 * The card field's frame, a page of its own beside the console (decision 22): built apart, so that nothing of the console is
 * ever loaded next to the provider's script.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../../apps/console/', import.meta.url)),
  publicDir: false,
  plugins: [compressedBuild()],
  build: {
    outDir: 'dist',
    // The console stands there already.
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: fileURLToPath(new URL('../../../apps/console/card-frame.html', import.meta.url)) },
  },
});
