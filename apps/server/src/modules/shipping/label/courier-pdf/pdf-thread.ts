import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CourierPages, PdfFault, Stamp } from './courier-pages.ts';
import { FILE_MS, READ_MS } from './pdf-limits.ts';
import type { PdfAnswer, PdfTask } from './pdf-worker.ts';

const WORKER = new URL('./pdf-worker.ts', import.meta.url);
/** Of objects; what they hold outside the heap is bounded by the sizes of the files. */
const HEAP_MB = 512;
/** Loading the reader, on a machine that does much else. */
const START_MS = 20_000;
/** Threads of this server at the same time: each may use a core and a few hundred megabytes. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** A thread that reads and joins the PDFs of one file. */
export interface PdfThread {
  /** The pages of a PDF as it came, or why they cannot be taken in. A thread that hangs is ended, and the next one begun. */
  read(file: Uint8Array): Promise<CourierPages | PdfFault>;
  /** A file of ours with couriers' pages in their places; null when it took too long. */
  stamp(file: Uint8Array, stamps: readonly Stamp[]): Promise<Uint8Array | null>;
}

/** Runs `work` with such a thread, and ends it afterwards. */
export async function withPdfThread<T>(
  work: (thread: PdfThread) => Promise<T>,
  limits = { READ_MS, FILE_MS },
): Promise<T> {
  while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const over_at = performance.now() + limits.FILE_MS;
  const leftMs = (): number => over_at - performance.now();
  let worker: Worker | null = null;
  /** Null when the thread died or took longer than `ms`: it is gone then. */
  const ask = async (task: PdfTask, ms: number): Promise<PdfAnswer | null> => {
    if (worker === null) {
      worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
      // One that nobody waits for would end the server.
      worker.on('error', () => undefined);
      if ((await nextAnswer(worker, START_MS)) === null) return (worker = await ended(worker));
    }
    worker.postMessage(task, []);
    const answer = await nextAnswer(worker, ms);
    if (answer === null) worker = await ended(worker);
    return answer;
  };
  try {
    return await work({
      async read(file) {
        if (leftMs() <= 0) return 'too_slow';
        const answer = await ask({ kind: 'read', file }, Math.min(limits.READ_MS, leftMs()));
        if (answer?.kind === 'read') return answer.pages;
        return answer?.kind === 'refused' ? answer.fault : 'too_slow';
      },
      async stamp(file, stamps) {
        const answer = await ask({ kind: 'stamp', file, stamps }, Math.max(leftMs(), limits.READ_MS));
        return answer?.kind === 'stamped' ? answer.file : null;
      },
    });
  } finally {
    if (worker !== null) await ended(worker);
    running -= 1;
    waiting.shift()?.();
  }
}

async function ended(worker: Worker): Promise<null> {
  await worker.terminate();
  return null;
}

/** What a thread says next; null when it says nothing in time, or ends. */
async function nextAnswer(worker: Worker, ms: number): Promise<PdfAnswer | null> {
  const waiting_over = new AbortController();
  const signal = AbortSignal.any([waiting_over.signal, AbortSignal.timeout(Math.max(1, Math.ceil(ms)))]);
  try {
    const over = once(worker, 'exit', { signal }).then(() => null);
    const said = once(worker, 'message', { signal }).then(([answer]) => answer as PdfAnswer);
    return await Promise.race([said, over]);
  } catch {
    // Too late, or it died: whoever asked ends it.
    return null;
  } finally {
    waiting_over.abort();
  }
}
