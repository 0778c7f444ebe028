import { SDK_VERSION } from '../shell/sdk.ts';

export { warnVersionMismatch } from '../shell/warn-version-mismatch.ts';

/** One thing the doctor looked at. */
export interface Diagnostic {
  readonly what: string;
  readonly ok: boolean;
  /** What to do, when it is not. */
  readonly advice: string;
}

interface KeyAnswer {
  readonly mode: string;
  readonly scopes: readonly string[];
  readonly origin_allowed: boolean;
}

/** What each widget's key has to allow. */
const SCOPES: Readonly<Record<string, string>> = {
  calculator: 'estimate',
  tracking: 'track',
  'confirm-address': 'confirm',
  checkout: 'checkout',
};

/**
 * `sampan.doctor()` in the browser's console: looks at every widget of the page (key, origin, scope, version, policy) and prints
 * what to change. Sends nothing but the keys, to the widgets' own server.
 */
export async function doctor(home: string): Promise<Diagnostic[]> {
  const elements = [
    ...document.querySelectorAll(
      Object.keys(SCOPES)
        .map((name) => `sampan-${name}`)
        .join(),
    ),
  ];
  const server = new URL(home).origin;
  const diagnostics: Diagnostic[] = [
    diagnostic('widgets on this page', elements.length > 0, 'Put a tag such as <sampan-tracking> into the page.'),
    ...copies(),
    ...(await policy(server)),
  ];
  for (const element of elements) diagnostics.push(...(await examine(element, server)));
  console.table(diagnostics.map(({ what, ok, advice }) => ({ what, ok: ok ? 'yes' : 'NO', advice: ok ? '' : advice })));
  return diagnostics;
}

const diagnostic = (what: string, ok: boolean, advice: string): Diagnostic => ({ what, ok, advice });

function copies(): Diagnostic[] {
  const scripts = [...document.querySelectorAll('script[src*="/sdk/"]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const versions = new Set(scripts.map((src) => /\/sdk\/([^/]+)\//.exec(src)?.[1]));
  return [
    diagnostic(`one version of the SDK (${SDK_VERSION})`, versions.size <= 1, `Keep one of: ${scripts.join(', ')}`),
  ];
}

async function examine(element: Element, server: string): Promise<Diagnostic[]> {
  const name = element.localName.slice('sampan-'.length);
  const key = element.getAttribute('public-key') ?? '';
  const api = (element.getAttribute('api') ?? server).replace(/\/+$/, '');
  const label = `<${element.localName}>`;
  const found = [
    diagnostic(`${label} is running`, element.matches(':defined'), 'The script was not loaded: see the network tab.'),
  ];
  if (key === '' && new URL(api).origin !== location.origin)
    return [...found, diagnostic(`${label} has a key`, false, 'Give it public-key="pk_…" from Add to your site.')];
  if (key === '') return found;
  try {
    const response = await fetch(`${api}/api/consumer/v1/key`, {
      headers: { Accept: 'application/vnd.sampan.v1+json', 'X-Publishable-Key': key },
      credentials: 'omit',
    });
    const answer = (await response.json()) as KeyAnswer & { message?: string };
    if (!response.ok) return [...found, diagnostic(`${label} key`, false, answer.message ?? 'The key is not valid.')];
    return [
      ...found,
      diagnostic(`${label} key (${answer.mode})`, true, ''),
      diagnostic(
        `${label} origin`,
        answer.origin_allowed,
        `Allow ${location.origin} for this key under Settings, Add to your site.`,
      ),
      diagnostic(
        `${label} scope`,
        answer.scopes.includes(SCOPES[name] ?? ''),
        `Give the key the scope ${SCOPES[name]}.`,
      ),
    ];
  } catch {
    return [...found, diagnostic(`${label} reaches ${api}`, false, `Add to the page's policy: connect-src ${api}`)];
  }
}

/** Reads the page's own policy, where it sends one, and names what is missing in it. */
async function policy(server: string): Promise<Diagnostic[]> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  const sent = response?.headers.get('content-security-policy') ?? null;
  if (sent === null) return [];
  const directives = new Map(
    sent.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const self = server === location.origin;
  const allows = (name: string): boolean => {
    const sources = directives.get(name) ?? directives.get('default-src');
    return (
      sources === undefined ||
      sources.some((source) => source === '*' || source === server || (self && source === "'self'"))
    );
  };
  return ['script-src', 'connect-src', 'img-src'].map((name) =>
    diagnostic(`policy: ${name}`, allows(name), `Add ${server} to ${name} of Content-Security-Policy.`),
  );
}
