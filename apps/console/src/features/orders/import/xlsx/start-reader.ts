// The build answers the address of this script, where the linter looks for what the script exports.
// oxlint-disable-next-line import/default
import reader_url from './read-in-worker.ts?worker&url';

/** What browsers with Trusted Types offer; the others take the address itself. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => URL;
  };
}

const { trustedTypes: types } = globalThis as { trustedTypes?: TrustedTypes };
/** The page admits one policy (static-site.ts), and the policy one script: whatever else asks for a worker is refused. */
const policy = types?.createPolicy('sampan-worker', {
  createScriptURL: (url) => {
    if (url !== reader_url) throw new TypeError('not a script of the console');
    return url;
  },
});

/** Starts the worker that reads spreadsheets. */
export function startReader(): Worker {
  return new Worker(policy ? policy.createScriptURL(reader_url) : reader_url, { type: 'module' });
}
