/** What browsers with Trusted Types offer; the others take the address itself. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => URL;
  };
}

/** Where the build puts scripts; the development server has them where their sources are. */
const OWN_SCRIPT = import.meta.env.DEV ? /^\// : /^\/(?:assets\/[\w.~-]+|sw)\.js$/;

const { trustedTypes: types } = globalThis as { trustedTypes?: TrustedTypes };
/** The page admits one policy (static-site.ts), and the policy the build's own scripts: whatever else asks for a worker is refused. */
const policy = types?.createPolicy('sampan-worker', {
  createScriptURL: (url) => {
    if (!OWN_SCRIPT.test(url)) throw new TypeError('not a script of the console');
    return url;
  },
});

/** The address of a script of the build, in the form that workers take under Trusted Types. */
export function trustedScript(url: string): string | URL {
  return policy ? policy.createScriptURL(url) : url;
}
