/** How long a code must be out of sight before it counts again. */
const AGAIN_MS = 2_000;

/**
 * Tells a new scan from a code that is still in front of the camera: the same code counts once until it was out of sight for two
 * seconds.
 */
export function createOnceCounter(now: () => number = () => performance.now()): (code: string) => boolean {
  const seen = new Map<string, number>();
  return (code) => {
    const before = seen.get(code);
    seen.set(code, now());
    return before === undefined || now() - before >= AGAIN_MS;
  };
}
