import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasm_url from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { SeenCode } from './seen-code.ts';

/** Pixels of a picture, as a canvas gives them. */
export interface Pixels {
  readonly data: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}
export type DecodeAnswer = { codes: readonly SeenCode[] } | { failed: true };

/** What stands on labels of couriers and on goods. */
const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  maxNumberOfSymbols: 8,
};

// Left alone it would ask a CDN, which the policy of this worker refuses.
prepareZXingModule({ overrides: { locateFile: () => wasm_url } });

async function decode({ data, width, height }: Pixels): Promise<DecodeAnswer> {
  try {
    const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
    const found = await readBarcodes(image, OPTIONS);
    return {
      codes: found
        .filter(({ isValid, text }) => isValid && text.trim() !== '')
        .map(({ text, format, position: { topLeft, bottomRight } }) => ({
          text,
          is_qr: format === 'QRCode',
          x: (topLeft.x + bottomRight.x) / 2,
          y: (topLeft.y + bottomRight.y) / 2,
        })),
    };
  } catch {
    return { failed: true };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  // A worker speaks to the page that made it alone.
  void decode(data).then((answer) => globalThis.postMessage(answer, { transfer: [] }));
});
