import type { Clock } from './clock.ts';
import type { Ctx } from './context.ts';

/** A difference below this is nobody's jump. */
const JUMP_MS = 60_000;

/**
 * Says once when the machine's clock is no longer the one the server goes by (decision 30): it does not follow until it is
 * started again.
 */
export function createClockDriftCheck({ clock, log }: Pick<Ctx, 'clock' | 'log'>, wall: Clock): () => Promise<void> {
  let was_told = false;
  return () => {
    const difference_ms = wall.now() - clock.now();
    const has_jumped = Math.abs(difference_ms) > JUMP_MS;
    if (has_jumped && !was_told)
      log.error(
        { difference_s: Math.round(difference_ms / 1000) },
        'the clock of this machine was set; restart the server to follow it',
      );
    was_told = has_jumped;
    return Promise.resolve();
  };
}
