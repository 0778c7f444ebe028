import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { typescript } from './bundle-plugins.ts';
import { widgetStyleSheet } from './plugins/widget-css.ts';
import { SOURCE } from './widget-list.ts';

/** Shown to nobody but screen readers, while the page's own language is not known yet. */
const LABEL = 'Loading';

export interface DeclarativeShadow {
  /** `<template shadowrootmode="open">…`, to stand first inside the tag. */
  readonly html: string;
  /** The style sheet the template links to: what the skeleton needs of the shadow root's own. */
  readonly css: string;
}

/**
 * A widget's shadow root as a server writes it into its HTML: the widget's own skeleton (`x-skeleton.view.tsx`) and a link to
 * its style sheet, so that it is painted before any script. No inline styles are in it: strict pages forbid them. The element
 * takes this root over and draws into the same `.s-root`.
 */
export async function declarativeShadow(widget: string): Promise<DeclarativeShadow> {
  const { html, css } = withoutInlineStyles(await skeletonHtml(widget));
  const drawn = `<template shadowrootmode="open" shadowrootdelegatesfocus><link rel="stylesheet" href="/sdk/v1/${widget}.css"><div class="s-root">${html}</div></template>`;
  return { html: drawn, css: widgetStyleSheet(widget, new Set(drawn.match(/[\w-]+/g))) + css };
}

/** Writes `<widget>.shadow.html` and `<widget>.css` of every widget that has a skeleton. */
export async function writeDeclarativeShadows(folder: string, widgets: readonly string[]): Promise<void> {
  for (const widget of widgets.filter((name) => existsSync(skeletonFile(name)))) {
    const { html, css } = await declarativeShadow(widget);
    writeFileSync(join(folder, `${widget}.shadow.html`), html);
    writeFileSync(join(folder, `${widget}.css`), css);
  }
}

const skeletonFile = (widget: string): string => join(SOURCE, widget, `${widget}-skeleton.view.tsx`);

const ENTRY = 'sampan:skeleton';
/** Beside the dependencies, so that React is found from there. */
const WORK = fileURLToPath(new URL('../node_modules/', import.meta.url));

async function skeletonHtml(widget: string): Promise<string> {
  const built = join(WORK, `.${widget}-skeleton.mjs`);
  const view = `${widget.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Skeleton`;
  const code = `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ${view} } from ${JSON.stringify(skeletonFile(widget))};
export const html = renderToStaticMarkup(createElement(${view}, { label: ${JSON.stringify(LABEL)} }));
`;
  const bundle = await rollup({
    input: ENTRY,
    external: [/^react(-dom)?(\/|$)/],
    plugins: [
      {
        name: 'sampan-skeleton',
        resolveId: (id) => (id === ENTRY ? `\0${id}` : null),
        load: (id) => (id === `\0${ENTRY}` ? code : null),
      },
      nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
      typescript(),
    ],
  });
  try {
    await bundle.write({ file: built, format: 'es', inlineDynamicImports: true });
    const { html } = (await import(`${pathToFileURL(built).href}?${Date.now()}`)) as { html: string };
    return html;
  } finally {
    await bundle.close();
    rmSync(built, { force: true });
  }
}

const TAG_WITH_STYLE = /<(\w+)([^>]*?) style="([^"]*)"([^>]*)>/g;

/**
 * Moves sizes from `style` attributes into classes. Whoever waits for a server's page has waited long enough, so what is drawn
 * this way shows at once, not after the pause that keeps quick answers from flickering.
 */
export function withoutInlineStyles(markup: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const html = markup.replace(TAG_WITH_STYLE, (_, tag: string, before: string, style: string, after: string) => {
    const name = names.get(style) ?? `s-drawn-${names.size + 1}`;
    names.set(style, name);
    const attributes = `${before}${after}`;
    return attributes.includes(' class="')
      ? `<${tag}${attributes.replace(' class="', ` class="${name} `)}>`
      : `<${tag} class="${name}"${attributes}>`;
  });
  const css = [...names].map(([style, name]) => `.${name}{${style}}`).join('');
  return { html, css: `${css}.s-skeleton{animation:none}` };
}
