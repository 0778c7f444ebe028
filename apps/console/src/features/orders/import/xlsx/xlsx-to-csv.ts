import { startReader } from './start-reader.ts';
import { XlsxRefused } from './xlsx-refused.ts';
import type { XlsxAnswer } from './read-in-worker.ts';

/** A file that takes longer holds more than an import. */
const TIME_MS = 20_000;

/** Reads a spreadsheet as CSV beside the page, which stays usable meanwhile. Throws `XlsxRefused`. */
export async function xlsxToCsv(file: Blob): Promise<Blob> {
  const bytes = await file.arrayBuffer();
  const worker = startReader();
  try {
    const answer = await new Promise<XlsxAnswer>((resolve) => {
      const timer = setTimeout(() => resolve({ refusal: 'too_large' }), TIME_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', () => resolve({ refusal: 'unreadable' }));
      worker.postMessage(bytes, [bytes]);
    });
    if ('refusal' in answer) throw new XlsxRefused(answer.refusal);
    return new Blob([answer.csv], { type: 'text/csv' });
  } finally {
    worker.terminate();
  }
}
