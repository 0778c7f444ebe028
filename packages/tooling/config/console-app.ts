import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Plugin } from 'vite';

/** Launchers cut a maskable icon to their own shape: it fills its square. */
const ICONS = [
  { file: 'icon-180.png', size: 180, is_maskable: true },
  { file: 'icon-192.png', size: 192, is_maskable: false },
  { file: 'icon-512.png', size: 512, is_maskable: false },
  { file: 'icon-maskable-512.png', size: 512, is_maskable: true },
];

/**
 * What makes the console an app: icons drawn from `favicon.svg`, and the service worker with the name of this build in it.
 *
 * @param folder of the console's package
 */
export function consoleApp(folder: string): Plugin {
  return {
    name: 'sampan-console-app',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const drawing = readFileSync(`${folder}/public/favicon.svg`, 'utf8');
      for (const { file, size, is_maskable } of ICONS)
        this.emitFile({ type: 'asset', fileName: file, source: await drawIcon(drawing, size, is_maskable) });
      const names = Object.keys(bundle).toSorted().join('\n');
      const version = createHash('sha256').update(names).digest('hex').slice(0, 16);
      const worker = readFileSync(`${folder}/public/sw.js`, 'utf8');
      // Another text is another worker, which tells the pages that are open.
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `// Build ${version}.\n${worker}` });
    },
  };
}

async function drawIcon(drawing: string, size: number, is_maskable: boolean): Promise<Uint8Array> {
  const shape = is_maskable ? drawing.replace(' rx="8"', '') : drawing;
  const image = await loadImage(Buffer.from(shape.replace('<svg ', `<svg width="${size}" height="${size}" `)));
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.toBuffer('image/png');
}
