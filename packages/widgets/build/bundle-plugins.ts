import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { Plugin } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { importAgain } from './plugins/import-again.ts';
import { leafletWithoutHtml } from './plugins/leaflet-without-html.ts';
import { litWithoutStyleElements } from './plugins/lit-without-style-elements.ts';
import { mapLoader } from './plugins/map-loader.ts';
import { sdkBaseUrl, type Home } from './plugins/sdk-base-url.ts';
import { serverImport } from './plugins/server-import.ts';
import { widgetCss } from './plugins/widget-css.ts';
import { widgetMessages } from './plugins/widget-messages.ts';
import { PREACT_ALIAS } from './preact-alias.ts';
import { UNREAD_MEMBERS } from './unread-members.ts';

export interface BundleOptions {
  readonly home: Home;
  /** Widgets whose style sheets share their files in this bundle. */
  readonly widgets?: readonly string[];
  /** React's own packages in place of Preact: for comparisons only. */
  readonly is_on_react?: boolean;
}

/** What every bundle of a widget goes through. */
export function bundlePlugins({ home, widgets, is_on_react = false }: BundleOptions): Plugin[] {
  return [
    sdkBaseUrl(home),
    ...(home === 'package' ? [serverImport()] : [mapLoader()]),
    ...(home === 'module' ? [importAgain()] : []),
    widgetMessages(home !== 'package'),
    widgetCss({ widgets }),
    leafletWithoutHtml(),
    litWithoutStyleElements(),
    ...(is_on_react ? [] : [alias({ entries: [...PREACT_ALIAS] })]),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    // qrcode, and React where something is compared with it.
    commonjs(),
    typescript(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  ];
}

/** TypeScript and JSX as browsers of the last three years run them. */
export const typescript = (): Plugin => esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false });

/** @param kind names at the top level of a module belong to it alone; a package may be subclassed by whoever imports it */
export const minified = (kind: 'module' | 'script' | 'package'): Plugin =>
  terser({
    // A second worker costs more than it saves: each has to load terser.
    maxWorkers: 1,
    ecma: 2020,
    module: kind !== 'script',
    toplevel: true,
    // Directives such as 'use client' stay. Function expressions become arrows and methods: none of a bundle's is called with `new`.
    compress: {
      passes: 3,
      directives: false,
      keep_fargs: false,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      unsafe_symbols: true,
      pure_getters: true,
      // An object written out in place of itself repeats what Brotli would have said once.
      hoist_props: false,
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum exists in terser's types alone
      inline: 1,
    },
    mangle: kind === 'package' ? true : { properties: { regex: UNREAD_MEMBERS } },
    format: { comments: false },
  });
