import { writeStored } from '../../shared/storage/local-storage.ts';
import { removeAppWorker } from './app-worker.ts';
import { forgetOfflinePage } from './offline-page.ts';

/** Read by `public/offline.js`: when what was on screen last came from the server, in milliseconds. */
export const UPDATED_AT = 'sampan.updated_at';

/** Takes everything out of the browser that is shown there without a network. */
export async function forgetOffline(): Promise<void> {
  writeStored(UPDATED_AT, null);
  await Promise.allSettled(['caches' in globalThis ? forgetOfflinePage() : undefined, removeAppWorker()]);
}
