import { trustedScript } from '../../../../shared/worker/trusted-script.ts';
// The build answers the address of this script, where the linter looks for what the script exports.
// oxlint-disable-next-line import/default
import reader_url from './read-in-worker.ts?worker&url';

/** Starts the worker that reads spreadsheets. */
export function startReader(): Worker {
  return new Worker(trustedScript(reader_url), { type: 'module' });
}
