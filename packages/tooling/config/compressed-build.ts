import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from '../src/compress/compressed-copies.ts';

/** Leaves a brotli and a gzip copy beside every text of a build, once all of its files are there. */
export function compressedBuild(): Plugin {
  let folder = '';
  return {
    name: 'sampan-compressed-build',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: () => compressFolder(folder),
  };
}
