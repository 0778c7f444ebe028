/** A stop takes no longer after it was drained, whatever hangs: supervisors kill after half a minute. */
const STOP_LIMIT_MS = 24_000;

/**
 * How a process ends: `stop` runs once, whoever asks how often. Then, or when it has not ended in time, `exit` is called; with the
 * first asker's code where all went well, and with 1 otherwise.
 *
 * @param drain_seconds how long requests are still taken before the stop begins
 */
export function stopOnce(
  stop: () => Promise<void>,
  { drain_seconds, exit }: { drain_seconds: number; exit: (code: number) => void },
): (code: number) => void {
  let is_stopping = false;
  return (code) => {
    if (is_stopping) return;
    is_stopping = true;
    setTimeout(() => exit(1), STOP_LIMIT_MS + drain_seconds * 1_000).unref();
    stop().then(
      () => exit(code),
      () => exit(1),
    );
  };
}
