import { parentPort } from 'node:worker_threads';
import { PdfRefused, type CourierPages, type PdfFault, type Stamp } from './courier-pages.ts';
import { readPages } from './read-pages.ts';
import { stampPages } from './stamp-pages.ts';

/** What the thread is asked. */
export type PdfTask =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'stamp'; file: Uint8Array; stamps: readonly Stamp[] };

/** What it answers. `ready` comes once, before anything is asked. */
export type PdfAnswer =
  | { kind: 'ready' }
  | { kind: 'read'; pages: CourierPages }
  | { kind: 'stamped'; file: Uint8Array }
  | { kind: 'refused'; fault: PdfFault };

async function answer(task: PdfTask): Promise<PdfAnswer> {
  if (task.kind === 'stamp') return { kind: 'stamped', file: await stampPages(task.file, task.stamps) };
  try {
    return { kind: 'read', pages: await readPages(task.file) };
  } catch (error) {
    // Whatever a foreign document makes its reader throw is the document's fault.
    return { kind: 'refused', fault: error instanceof PdfRefused ? error.fault : 'broken' };
  }
}

parentPort?.on('message', (task: PdfTask) => {
  void answer(task).then((said) => parentPort?.postMessage(said, []));
});
parentPort?.postMessage({ kind: 'ready' } satisfies PdfAnswer, []);
