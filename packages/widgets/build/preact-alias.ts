import { fileURLToPath } from 'node:url';

const COMPAT = fileURLToPath(new URL('../node_modules/@preact/compat/', import.meta.url));

/** React's modules and what the widgets ship in their place. Absolute, because the kit's package does not depend on Preact. */
export const PREACT_ALIAS: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^react$/, replacement: `${COMPAT}index.mjs` },
  { find: /^react-dom$/, replacement: `${COMPAT}index.mjs` },
  { find: /^react-dom\/client$/, replacement: `${COMPAT}client.mjs` },
  { find: /^react\/jsx-runtime$/, replacement: `${COMPAT}jsx-runtime.mjs` },
  { find: /^react\/jsx-dev-runtime$/, replacement: `${COMPAT}jsx-dev-runtime.mjs` },
];
