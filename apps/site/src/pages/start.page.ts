import { bullets, code, h2, h3, note, p, steps, table, type Block } from '../blocks/block.ts';
import { EXAMPLE_ORIGIN, type SiteFacts, type WidgetFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { pageSnippet, WIDGET_NAMES } from '../snippet.ts';

const KILOBYTES = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const kilobytes = (bytes: number): string => `${KILOBYTES.format(bytes / 1000)} kB`;

const nameOf = (widget: WidgetFacts): string => WIDGET_NAMES[widget.entry] ?? widget.tag;

function quickStart(widget: WidgetFacts): Block[] {
  return [
    h3(nameOf(widget)),
    p(`${widget.summary} [Try it and see all options](/developers/${widget.entry}).`),
    code('html', `${widget.entry}.html`, pageSnippet(widget)),
  ];
}

function sizeTable({ widgets }: SiteFacts): Block[] {
  const rows = widgets.flatMap((widget) =>
    widget.size === null
      ? []
      : [
          [
            `[${nameOf(widget)}](/developers/${widget.entry})`,
            kilobytes(widget.size.first_paint),
            kilobytes(widget.size.first_field),
          ],
        ],
  );
  if (rows.length === 0) return [];
  return [
    p('Total download including the loader (Brotli-compressed), until the widget is painted and until it can be used:'),
    table('Size of each widget', ['Widget', 'To the first paint', 'To the first usable field'], rows),
  ];
}

/** `/developers`: what it is, and five lines of HTML per widget (widgets 7). */
export function startPage(facts: SiteFacts): SitePage {
  return {
    path: '/developers',
    name: 'Quick start',
    group: 'Start',
    title: 'Add shipping to your store with one tag',
    lead: 'Four web components for stores in Singapore, Malaysia, the Philippines and Indonesia: shipping prices, parcel tracking, address confirmation and checkout.',
    blocks: [
      {
        kind: 'cards',
        cards: facts.widgets.map((widget) => ({
          title: nameOf(widget),
          text: widget.summary,
          url: `/developers/${widget.entry}`,
        })),
      },
      h2('Add a widget'),
      p(
        'Load the script once, then add one tag per widget. There is no build step and nothing to install. The key below is a demo key that works on localhost. Get your own key under **Add to your site** in the [console](/).',
      ),
      ...facts.widgets.flatMap(quickStart),
      h2('Go live'),
      steps(
        'In the console, open **Add to your site** and create a live key. Add the sites that can use it, for example `https://shop.example`.',
        'Replace `pk_test_…` with your live key. Publishable keys are safe to show in public: they only allow what the widgets need, and only on your sites.',
        'Open your page and run `sampan.doctor()` in the browser console. It checks your key, site, security policy and version, and tells you what to change.',
      ),
      h2('What you can expect'),
      bullets(
        '**It never breaks your page.** If the server is unavailable, the key is invalid or the shopper is offline, the widget shows a short message and dispatches `sampan-error`. It never throws.',
        "**It is isolated.** No cookies, no third-party hosts and no storage unless you turn it on. Styles don't leak in or out. The only globals are `window.sampan` and three lists that Lit and nanostores share between their copies.",
        `**It keeps its place.** With \`<link rel="stylesheet" href="${EXAMPLE_ORIGIN}/sdk/v1/sampan.css">\` in the head, its height is reserved before the script arrives, and nothing jumps.`,
        "**It is strict-CSP clean.** It runs under `trusted-types 'none'` without an exception. [The exact policy](/developers/csp).",
        '**It is easy to remove.** Delete the tag and the script. Nothing is left behind.',
      ),
      ...sizeTable(facts),
      h2('Other ways to load'),
      table(
        'Ways to load the widgets',
        ['You have', 'Use'],
        [
          ['A page', `\`${EXAMPLE_ORIGIN}/sdk/v1/sampan.js\`: fetches a widget when it comes near the viewport`],
          [
            'A page that pins versions',
            `\`${EXAMPLE_ORIGIN}/sdk/${facts.sdk_version}/…\`: never changes, [with integrity hashes](/developers/csp#pin-a-version)`,
          ],
          [
            'A bundler',
            '`@sampan/widgets` from npm: a class, a `define` entry and a React component for each widget ([frameworks](/developers/frameworks))',
          ],
          ['No website', `A link to the hosted page, such as \`${EXAMPLE_ORIGIN}/t/<tracking number>\``],
        ],
      ),
      note(
        'For automated clients: [llms.txt](/llms.txt) lists these pages, [llms-full.txt](/llms-full.txt) contains all of them as Markdown, and [/api/docs](/api/docs) documents the HTTP API.',
      ),
    ],
  };
}
