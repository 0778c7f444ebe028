/**
 * The database could not be opened, and the start has to end. The message is written for the person at the terminal:
 * what is wrong, where, and what to do. `running` is set when another server already uses the data folder.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  readonly running: RunningServer | null;

  constructor(message: string, options: { cause?: unknown; running?: RunningServer } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.running = options.running ?? null;
  }
}

/** The server that holds a data folder. `url` is null while it has not begun to listen. */
export interface RunningServer {
  readonly pid: number | null;
  readonly url: string | null;
}
