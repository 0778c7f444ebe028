import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type InputOptions, type Plugin } from 'rolldown';
import { leafletWithoutHtml } from '../../config/leaflet-without-html.ts';
import { widgetCss, type WidgetCssOptions } from '../../config/widget-css.ts';
import { widgetMessages } from '../../config/widget-messages.ts';

/** Folders of `packages/widgets/src` that hold a widget: those with a `define.ts`. */
export function widgetNames(root: string): string[] {
  const source = join(root, 'packages/widgets/src');
  return readdirSync(source)
    .filter((name) => existsSync(join(source, name, 'define.ts')))
    .toSorted();
}

/** The version all builds carry. */
export function sdkVersion(root: string): string {
  const text = readFileSync(join(root, 'packages/widgets/src/shell/sdk.ts'), 'utf8');
  const version = /SDK_VERSION = '([^']+)'/.exec(text)?.[1];
  if (version === undefined) throw new Error('packages/widgets/src/shell/sdk.ts names no version');
  return version;
}

/** How a bundle learns the folder it was loaded from: a module of itself, a script of its tag, a package not at all. */
export type Home = 'module' | 'script' | 'package';

const HOMES: Record<Home, string> = {
  module: "new URL('.', import.meta.url).href",
  script: "document.currentScript && new URL('.', document.currentScript.src).href",
  package: 'null',
};

/** Small stand-ins of our own for what would not fit, each name exactly (`$`): React's part of our views, nanostores' `atom`. */
export function smallAliases(root: string): Record<string, string> {
  const shell = (file: string): string => join(root, 'packages/widgets/src/shell', file);
  return {
    'react-dom/client$': shell('root-on-preact.ts'),
    'react/jsx-runtime$': join(root, 'packages/widgets/node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs'),
    react$: shell('react-on-preact.ts'),
    nanostores$: shell('small-atom.ts'),
  };
}

/** What every bundle of a widget shares. Rolldown itself, because Vite adds code of its own to every dynamic import. */
export function widgetBundle(root: string, home: Home, css: WidgetCssOptions = {}): InputOptions {
  return {
    cwd: join(root, 'packages/widgets'),
    platform: 'browser',
    resolve: { alias: smallAliases(root) },
    transform: { target: 'es2022', jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      sdkHome(home),
      ...(home === 'package' ? [] : [servedMap(root)]),
      leanStyles(root),
      withoutGlobals(),
      ...(home === 'package' ? [serverSafe()] : []),
      widgetMessages(root, home !== 'package'),
      widgetCss(root, css),
      leafletWithoutHtml(),
    ],
  };
}

function sdkHome(home: Home): Plugin {
  return {
    name: 'sampan-sdk-home',
    load: {
      filter: { id: /shell\/sdk-home\.ts$/ },
      handler: () => `export const SDK_HOME = ${HOMES[home]};`,
    },
  };
}

/** On a server the map is one file for all widgets and all kinds of script, fetched from the SDK's own folder when asked for. */
function servedMap(root: string): Plugin {
  return {
    name: 'sampan-served-map',
    load: {
      filter: { id: /address\/load-map\.ts$/ },
      handler: () => `import { SDK_HOME } from ${JSON.stringify(join(root, 'packages/widgets/src/shell/sdk-home.ts'))};
export const loadMap = () => import(/* @vite-ignore */ SDK_HOME + 'map.js');`,
    },
  };
}

/** ReactiveElement asks its `css-tag` for styles which ours never has. */
function leanStyles(root: string): Plugin {
  return {
    name: 'sampan-lean-styles',
    resolveId: {
      filter: { id: /css-tag\.js$/ },
      handler: () => join(root, 'packages/widgets/src/shell/css-tag.ts'),
    },
  };
}

/** What ReactiveElement leaves on `globalThis` for its polyfills and decorators, and what takes its place. */
const GLOBALS: readonly (readonly [code: string, instead: string])[] = [
  ['=globalThis,', '={},'],
  ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
  ['this[Symbol.metadata]', 'null'],
];

/** A widget adds nothing to a shop's page but `window.sampan`: it needs neither polyfills nor decorators. */
function withoutGlobals(): Plugin {
  return {
    name: 'sampan-without-globals',
    transform: {
      filter: { id: /reactive-element\.js$/ },
      handler(code) {
        let quiet = code;
        for (const [part, instead] of GLOBALS) {
          if (!quiet.includes(part)) this.error(`ReactiveElement has no ${part} any more: look at withoutGlobals`);
          quiet = quiet.replace(part, instead);
        }
        return { code: quiet, map: null };
      },
    },
  };
}

/** A package is also imported on servers, where there is no `HTMLElement` to extend; nothing is made of the class there. */
function serverSafe(): Plugin {
  return {
    name: 'sampan-server-safe',
    transform: {
      filter: { id: /reactive-element\.js$/ },
      handler(code) {
        if (!code.includes('extends HTMLElement')) this.error('ReactiveElement changed: look at serverSafe');
        return { code: code.replace('extends HTMLElement', 'extends(globalThis.HTMLElement??class{})'), map: null };
      },
    },
  };
}

/** The words in the scripts of a build: its style sheets keep the rules for classes among them. */
export async function wordsOf(options: InputOptions): Promise<ReadonlySet<string>> {
  const bundle = await rolldown(options);
  const { output } = await bundle.generate({ format: 'es' });
  return new Set(output.flatMap((file) => (file.type === 'chunk' ? (file.code.match(/[\w-]+/g) ?? []) : [])));
}
