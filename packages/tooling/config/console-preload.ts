import type { Plugin, Rolldown } from 'vite';

const CORE = 'console-messages/en/core';
const CONSOLE = ['/app/start-console.tsx', CORE];
/** What pages besides the first list call. */
const CALLS = 'later-endpoint-table';
const LAYOUT = [...CONSOLE, '/app/layout/app-layout.tsx'];
const GUEST_PAGE = [
  ...CONSOLE,
  CALLS,
  '/features/auth/auth-layout.tsx',
  'console-messages/en/auth',
  'console-messages/en/fields',
];
/** What the address of a page needs besides the entry; the first that fits counts. English is what most people read. */
const PAGES: readonly (readonly [prefix: string, modules: readonly string[]])[] = [
  ['/auth/sign-in', ['/app/sign-in/start-sign-in.tsx', CORE, 'console-messages/en/sign_in']],
  ...['register', 'phone', 'forgot-password', 'reset-password', 'social', 'invitation'].map(
    (way) => [`/auth/${way}`, GUEST_PAGE] as const,
  ),
  ...['term', 'policy', 'manual', 'faq'].map((document) => [`/auth/${document}`, CONSOLE] as const),
  ['/auth', ['/app/sign-in/start-sign-in.tsx', CORE, 'console-messages/en/sign_in']],
  ['/orders/create_label', [...LAYOUT, CALLS, '/features/create-label/create-label.page.tsx']],
  ['/orders', [...LAYOUT, '/features/orders/list/orders.page.tsx', 'console-messages/en/app']],
  ['/home', [...LAYOUT, CALLS, '/features/home/home.page.tsx', 'console-messages/en/app', 'console-messages/en/home']],
  ['/settings', [...LAYOUT, CALLS, '/features/settings/settings-layout.tsx', 'console-messages/en/settings']],
  ['/histories', [...LAYOUT, CALLS, '/features/billing/histories-layout.tsx', 'console-messages/en/money']],
  // It leads to the sign-in page or into the console: what both need.
  ['/', ['/packages/ui/src/button/button.tsx', CORE]],
  ['', CONSOLE],
];

/**
 * Leaves `preload.json` beside the console's page: for each kind of address the files its page will ask for, as the values of
 * a `Link` header. The server sends them with the page, so that they come together with the entry instead of after it.
 */
export function consolePreload(): Plugin {
  return {
    name: 'sampan-console-preload',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(
        ({ isEntry, moduleIds }) => isEntry && moduleIds.some((id) => id.endsWith('/src/main.tsx')),
      );
      const named = filesOf(chunks, entry === undefined ? [] : [entry.fileName]);
      const links = PAGES.map(([prefix, modules]) => {
        const own = modules.map((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (chunk === undefined) throw new Error(`no file of the console holds ${module}`);
          return chunk.fileName;
        });
        return [
          prefix,
          [...filesOf(chunks, own)]
            .filter((file) => !named.has(file))
            .map(linkTo)
            .join(', '),
        ];
      });
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(links) });
    },
  };
}

/** Files with all they load at once, style sheets included. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const need = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) need(imported);
  };
  for (const name of names) need(name);
  return found;
}

const linkTo = (file: string): string =>
  `</${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`;
