import { readXlsx } from './read-xlsx.ts';
import { XlsxRefused, type XlsxRefusal } from './xlsx-refused.ts';

export type XlsxAnswer = { csv: string } | { refusal: XlsxRefusal };

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  let answer: XlsxAnswer;
  try {
    answer = { csv: readXlsx(new Uint8Array(data)) };
  } catch (error) {
    answer = { refusal: error instanceof XlsxRefused ? error.reason : 'unreadable' };
  }
  // A worker speaks to the page that made it alone.
  globalThis.postMessage(answer, { transfer: [] });
});
