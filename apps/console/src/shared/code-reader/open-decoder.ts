import { trustedScript } from '../worker/trusted-script.ts';
import type { DecodeAnswer, Pixels } from './decode-in-worker.ts';
// The build answers the address of this script, where the linter looks for what the script exports.
// oxlint-disable-next-line import/default
import decoder_url from './decode-in-worker.ts?worker&url';
import { drawPixels, type Picture } from './draw-pixels.ts';
import { aimedCode, type SeenCode } from './seen-code.ts';

/** Finds codes in pictures, one picture after the other. */
export interface Decoder {
  /** The code that the picture is of, or null. @throws {Error} when the decoder cannot be loaded */
  decode: (picture: Picture, width: number, height: number) => Promise<string | null>;
  close: () => void;
}

/** What Android's and macOS's Chrome have built in (Shape Detection), and TypeScript does not know. */
interface NativeDetector {
  detect: (picture: Picture) => Promise<readonly { rawValue: string; format: string; boundingBox: DOMRectReadOnly }[]>;
}
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What stands on labels of couriers and on goods, in the browser's names. */
const FORMATS = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code', 'data_matrix'];
/** Labels cannot be read without these two. */
const NEEDED = ['code_128', 'qr_code'];

/** The browser's own decoder where it knows the codes of labels; else zxing in a worker, fetched now. */
export async function openDecoder(): Promise<Decoder> {
  const { BarcodeDetector: Detectors } = globalThis as { BarcodeDetector?: NativeDetectors };
  const known = (await Detectors?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detectors === undefined || !NEEDED.every((format) => known.includes(format))) return openWorkerDecoder();
  const detector = new Detectors({ formats: FORMATS.filter((format) => known.includes(format)) });
  return {
    decode: async (picture, width, height) => {
      const found = await detector.detect(picture);
      return aimedCode(found.map(seenBy), width, height);
    },
    close: () => undefined,
  };
}

const seenBy = ({
  rawValue,
  format,
  boundingBox: { x, y, width, height },
}: Awaited<ReturnType<NativeDetector['detect']>>[number]): SeenCode => ({
  text: rawValue,
  is_qr: format === 'qr_code',
  x: x + width / 2,
  y: y + height / 2,
});

function openWorkerDecoder(): Decoder {
  const worker = new Worker(trustedScript(decoder_url), { type: 'module' });
  const decodePixels = (pixels: Pixels) =>
    new Promise<readonly SeenCode[]>((resolve, reject) => {
      const answered = new AbortController();
      const { signal } = answered;
      const take = ({ data }: MessageEvent<DecodeAnswer>) => {
        answered.abort();
        if ('failed' in data) reject(new Error('the decoder failed'));
        else resolve(data.codes);
      };
      worker.addEventListener('message', take, { signal });
      worker.addEventListener('error', () => reject(new Error('the decoder did not load')), { signal });
      worker.postMessage(pixels, [pixels.data]);
    });
  return {
    decode: async (picture, width, height) => {
      const pixels = drawPixels(picture, width, height);
      return aimedCode(await decodePixels(pixels), pixels.width, pixels.height);
    },
    close: () => worker.terminate(),
  };
}
