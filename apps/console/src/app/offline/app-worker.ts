import { $session } from '../../shared/session/session.store.ts';
import { trustedScript } from '../../shared/worker/trusted-script.ts';

const WORKER = '/sw.js';
/** An app stays open for days: it asks this often whether there is a new build. */
const ASKED_EVERY_MS = 3_600_000;

/** Pages without encryption have none, and some browsers none in private windows. */
const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/**
 * Registers the console's worker, and calls when one of a newer build has taken over. Gives back how to stop asking.
 */
export function startAppWorker(onNewBuild: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const start = async () => {
    // The first worker of a browser is no news.
    const is_first = workers()?.controller === null;
    let is_known = !is_first;
    const registration: ServiceWorkerRegistration | undefined = await workers()?.register(
      trustedScript(WORKER) as string,
    );
    if (registration === undefined) return;
    if (signal.aborted) {
      // Somebody who signed out meanwhile was forgotten before it was there.
      if ($session.get() === null) await registration.unregister();
      return;
    }
    const tell = () => {
      if (is_known) onNewBuild();
      is_known = true;
    };
    workers()?.addEventListener('controllerchange', tell, { signal });
    const timer = setInterval(() => void registration.update().catch(() => undefined), ASKED_EVERY_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  // Without it the console is a web page like others.
  start().catch(() => undefined);
  return () => ending.abort();
}

/** Takes the worker out of this browser. */
export async function removeAppWorker(): Promise<void> {
  const registration = await workers()?.getRegistration('/');
  await registration?.unregister();
}
