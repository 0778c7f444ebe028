import { stripVTControlCharacters } from 'node:util';

/** A reason to stop that the person at the terminal can act on: printed without a stack. */
export class LaunchError extends Error {
  /**
   * @param {string} message what went wrong, and what to do about it
   * @param {string} [detail] output of the failed command, printed whole before the message
   */
  constructor(message, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/**
 * Prints one line of progress on stderr, so that a command's own stdout stays clean.
 *
 * @param {string} message
 */
export function say(message) {
  process.stderr.write(`sampan: ${message}\n`);
}

/**
 * Takes the colours out of a program's output when nobody watches: some colour whatever they are told.
 *
 * @param {string} output
 */
export function readable(output) {
  return process.stdout.isTTY ? output : stripVTControlCharacters(output);
}

/**
 * Runs a command line program's main function and turns its outcome into the exit code. A `LaunchError` is printed as a
 * sentence; anything else is a defect of ours and keeps its stack.
 *
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof LaunchError) {
      if (error.detail !== '') process.stderr.write(`${readable(error.detail.trimEnd())}\n`);
      say(error.message);
    } else {
      console.error(error);
    }
    process.exitCode = 1;
  }
}
