/// <reference types="node" />
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { PAGE_WIDTH, PARENTS } from './parents.fixtures.ts';

/** A document of an origin of its own: no storage, and requests that name no page. */
export const SANDBOX = 'a sandboxed frame';

/**
 * What a page puts a widget into besides the parents: `{}` is the tag, `{frame}` a document with it. A closed shadow root gets
 * the tag from the script that makes it.
 */
const OTHERS: Readonly<Record<string, string>> = {
  'a modal dialog': '<dialog id="modal">{}</dialog>',
  'a page from right to left': '<div dir="rtl">{}</div>',
  'a page that takes everything': '<style>.bare,.bare *{all:unset!important}</style><div class="bare">{}</div>',
  'an open shadow root': '<div><template shadowrootmode="open">{}</template></div>',
  'a shadow root in a shadow root':
    '<div><template shadowrootmode="open"><p><template shadowrootmode="open">{}</template></p></template></div>',
  'a closed shadow root': '<div id="closed"></div>',
  'a frame': '<iframe srcdoc="{frame}"></iframe>',
  [SANDBOX]: '<iframe sandbox="allow-scripts allow-forms" srcdoc="{frame}"></iframe>',
  "Vue's KeepAlive": '<div id="vue"></div>',
  'a component of Svelte': '<div id="svelte"></div>',
  'a template of Alpine':
    '<div id="alpine" x-data="{ on: true }"><button class="switch" @click="on = !on">Switch</button><template x-if="on"><div>{}</div></template></div>',
};

/** Where a widget shows itself and finishes its job: kinds of parents and hosts, by the selector of each. */
export const HOSTS = [...Object.keys(PARENTS), ...Object.keys(OTHERS)];

/** Hosts that take the widget out of the page and put it back, by the button they have for it. */
export const SWITCHES: Readonly<Record<string, string>> = {
  "Vue's KeepAlive": '#vue .switch',
  'a component of Svelte': '#svelte .switch',
  'a template of Alpine': '#alpine .switch',
};

/** Expressions a host wants before and after its turn: a modal dialog lets nobody reach the page behind it. */
export const TURNS: Readonly<Record<string, readonly [begin: string, end: string]>> = {
  'a modal dialog': ['modal.showModal()', 'modal.close()'],
};

/** The frame a host is; undefined for what stands in the page itself. */
export function frameOf(host: string): string | undefined {
  return host.endsWith('frame') ? `#host-${HOSTS.indexOf(host)} iframe` : undefined;
}

/**
 * The element of a host as an expression of the page's script, where selectors find none: in a document of its own (of the
 * script in it, where it is sandboxed) and in a closed shadow root, which only the script that made it sees.
 */
export function expressionOf(host: string, tag: string): string | undefined {
  if (host === SANDBOX) return `document.querySelector('${tag}')`;
  if (host === 'a frame') return `document.querySelector('${frameOf(host)}').contentDocument.querySelector('${tag}')`;
  return host === 'a closed shadow root' ? `globalThis.shopRoot.querySelector('${tag}')` : undefined;
}

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page with a tag in every host, each in a box of its own, in their order.
 *
 * @param script of the loader, for the frames
 * @param head of the frames, before everything else
 * @param has whether a host gets the tag, by its number; the others stay empty
 */
export function hostsHtml(tag: string, script: string, head = '', has: (host: number) => boolean = () => true): string {
  const boxes = Object.values({ ...PARENTS, ...OTHERS }).map((host, at) => {
    const held = has(at) ? tag : '';
    const frame = escaped(
      `<!doctype html><html lang="en"><title>Shop</title>${head}<script async src="${script}"></script>${held}</html>`,
    );
    return `<div id="host-${at}">${host.replace('{}', held).replace('{frame}', frame)}</div>`;
  });
  return `<style>[id^=host-]{min-height:1600px}iframe{width:100%;height:1600px}</style><div style="width:${PAGE_WIDTH}px">${boxes.join('')}</div>`;
}

const SVELTE = `<script>let { tag } = $props(); let on = $state(true);</script>
<button class="switch" onclick={() => (on = !on)}>Switch</button>{#if on}<div>{@html tag}</div>{/if}`;

/** A script that starts Vue, Svelte and Alpine in their hosts, each with the tag in a part that a button switches, and makes the closed root. */
export async function frameworksScript(tag: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const fileOf = (name: string, file: string) =>
    readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file), 'utf8');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from 'svelte'; import Shop from './shop.svelte';
        mount(Shop, { target: document.querySelector('#svelte'), props: { tag: ${JSON.stringify(tag)} } });`,
      resolveDir: dirname(fileURLToPath(import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['browser'],
    plugins: [
      {
        name: 'svelte',
        setup(built) {
          built.onResolve({ filter: /\.svelte$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }));
          built.onLoad({ filter: /\.svelte$/ }, () => ({
            contents: compile(SVELTE, { generate: 'client' }).js.code,
            resolveDir: dirname(fileURLToPath(import.meta.url)),
          }));
        },
      },
    ],
  });
  const vue = `{
    const app = Vue.createApp({
      data: () => ({ on: true }),
      components: { Part: { template: ${JSON.stringify(`<div>${tag}</div>`)} } },
      template: '<button class="switch" @click="on = !on">Switch</button><KeepAlive><Part v-if="on"></Part></KeepAlive>',
    });
    app.config.compilerOptions.isCustomElement = (name) => name.startsWith('sampan-');
    app.mount('#vue');
  }`;
  const closed = `globalThis.shopRoot = document.querySelector('#closed').attachShadow({ mode: 'closed' });
    globalThis.shopRoot.innerHTML = ${JSON.stringify(tag)}`;
  return [
    closed,
    fileOf('vue', 'dist/vue.global.prod.js'),
    vue,
    outputFiles[0]?.text ?? '',
    fileOf('alpinejs', 'dist/cdn.min.js'),
  ].join(';\n');
}
