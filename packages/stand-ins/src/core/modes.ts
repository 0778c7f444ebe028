/** What a test switches on; each is a thing that real channels do. */
export type Mode =
  /** The next call is refused for coming too fast. */
  | 'throttle'
  /** Answers come after `slow_ms`. */
  | 'slow'
  /** The order changes after it was listed and before it is read. */
  | 'edited_after_list'
  /** The last entry of a batch fails although the call succeeds. */
  | 'partial'
  /** Tracking numbers and documents are not there at first. */
  | 'asynchronous'
  /** Name, phone and address come masked. */
  | 'masked'
  /** The merchant took the permission back. */
  | 'deauthorised'
  /** The write happens, and the answer is a 502. */
  | 'answer_lost'
  /** Nothing happens, and the answer is a 502. */
  | 'down'
  /** The account may not print the courier's own label. */
  | 'no_label'
  | 'push_duplicated'
  | 'push_reordered'
  | 'push_lost';

/** What a channel can be switched to. A stand-in names those that its channel cannot know. */
export const CHANNEL_MODES = [
  'throttle',
  'slow',
  'edited_after_list',
  'partial',
  'asynchronous',
  'masked',
  'deauthorised',
  'answer_lost',
  'push_duplicated',
  'push_reordered',
  'push_lost',
] as const satisfies readonly Mode[];

/** Modes that are used up by the first call they meet. */
const ONCE: ReadonlySet<Mode> = new Set(['throttle', 'answer_lost', 'down', 'edited_after_list', 'partial']);

export class Modes {
  readonly #on = new Set<Mode>();
  /** Modes that took effect, for tests that prove they did. */
  readonly met = new Set<Mode>();

  on(...modes: readonly Mode[]): void {
    for (const mode of modes) this.#on.add(mode);
  }

  off(...modes: readonly Mode[]): void {
    for (const mode of modes) this.#on.delete(mode);
  }

  /** Whether a mode is on, and uses up one that acts once. */
  take(mode: Mode): boolean {
    if (!this.#on.has(mode)) return false;
    if (ONCE.has(mode)) this.#on.delete(mode);
    this.met.add(mode);
    return true;
  }
}
