import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, output: string }} Finished exit code (128 + number for a signal) and stdout + stderr */

/** Children that are running now. A signal to us reaches every one of them, once. */
const running = new Set();
let is_listening = false;

/**
 * Ctrl-C sends SIGINT to the whole foreground group, children included, and npm then sends it to us a second time. A
 * second SIGINT means "at once, never mind the clean-up" to many programs, so what we pass on is always one SIGTERM: it
 * stops a child which did not get the Ctrl-C and says nothing new to one that did.
 */
function forwardSignals() {
  if (is_listening) return;
  is_listening = true;
  let is_forwarded = false;
  const stopOnce = () => {
    if (is_forwarded) return;
    is_forwarded = true;
    stopChildren();
  };
  // `kill` on npm ends npm and its shell and never reaches us: under npm, the loss of the parent is the signal.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) stopOnce();
    }, 500).unref();
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(128 + constants.signals[signal]);
      stopOnce();
    });
  }
}

/** Asks every child that still runs to stop. */
export function stopChildren() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/**
 * Runs a program to its end and answers its exit code, with our signals passed on to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, is_quiet?: boolean }} [options] `is_quiet` collects the output instead
 *   of showing it
 * @returns {Promise<Finished>}
 */
export function runChild(command, args, { cwd = ROOT, env = process.env, is_quiet = false } = {}) {
  forwardSignals();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: is_quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    running.add(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => void (output += chunk.toString('utf8'));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}
