import { bullets, code, h2, h3, note, p, steps, table, type Block } from '../blocks/block.ts';
import { EXAMPLE_ORIGIN, type SiteFacts, type WidgetFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { pageSnippet, WIDGET_NAMES } from '../snippet.ts';

const KILOBYTES = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const nameOf = (widget: WidgetFacts): string => WIDGET_NAMES[widget.entry] ?? widget.tag;

function quickStart(widget: WidgetFacts): Block[] {
  return [
    h3(nameOf(widget)),
    p(`${widget.summary} [Try it and see everything it takes](/developers/${widget.entry}).`),
    code('html', `${widget.entry}.html`, pageSnippet(widget)),
  ];
}

function sizeTable({ widgets }: SiteFacts): Block[] {
  const rows = widgets.flatMap((widget) =>
    widget.size_bytes === null
      ? []
      : [[`[${nameOf(widget)}](/developers/${widget.entry})`, `${KILOBYTES.format(widget.size_bytes / 1000)} kB`]],
  );
  if (rows.length === 0) return [];
  return [
    p('Everything a browser fetches until the widget can be used, loader included, brotli:'),
    table('Size of each widget', ['Widget', 'Over the line'], rows),
  ];
}

/** `/developers`: what it is, and five lines of HTML per widget (widgets 7). */
export function startPage(facts: SiteFacts): SitePage {
  return {
    path: '/developers',
    name: 'Quick start',
    group: 'Start',
    title: 'Shipping for your shop, in one tag',
    lead: 'Four web components for shops in Singapore, Malaysia, the Philippines and Indonesia: shipping prices, parcel tracking, address confirmation, checkout.',
    blocks: [
      {
        kind: 'cards',
        cards: facts.widgets.map((widget) => ({
          title: nameOf(widget),
          text: widget.summary,
          url: `/developers/${widget.entry}`,
        })),
      },
      h2('Paste a tag'),
      p(
        'One script for the page, one tag for each widget. There is nothing to build and nothing to install. The key below belongs to the demo and works from pages on your own computer; the key of your own shop comes from **Add to your site** in the [console](/).',
      ),
      ...facts.widgets.flatMap(quickStart),
      h2('Go live'),
      steps(
        'In the console, open **Add to your site** and make a live key. Name the sites that may use it, such as `https://shop.example`.',
        'Put the key in the place of `pk_test_…`. A publishable key is meant to be seen: it lets your sites do what the widgets do, and nothing else.',
        'Open your page and type `sampan.doctor()` into the browser’s console. It checks key, site, policy and version, and says which line to change.',
      ),
      h2('What you can rely on'),
      bullets(
        '**It never breaks the page.** When the server is away, the key is wrong or the shopper is offline, the widget shows one calm line with what to do, and tells your page with `sampan-error`. Nothing is thrown.',
        '**It keeps to itself.** No cookie, no third-party host, nothing stored unless you ask for it. Styles of your page stay out, styles of the widget stay in. The only global is `window.sampan`.',
        `**It keeps its place.** With \`<link rel="stylesheet" href="${EXAMPLE_ORIGIN}/sdk/v1/sampan.css">\` in the head, its height is reserved before the script arrives, and nothing jumps.`,
        "**It is strict-CSP clean.** It runs under `trusted-types 'none'` without an exception. [The exact policy](/developers/csp).",
        '**Removing it is one deletion.** Take out the tag and the script; nothing stays behind.',
      ),
      ...sizeTable(facts),
      h2('Load it your way'),
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
          ['Neither', `A link to the hosted page, such as \`${EXAMPLE_ORIGIN}/t/<tracking number>\``],
        ],
      ),
      note(
        'For programs: [llms.txt](/llms.txt) lists these pages, [llms-full.txt](/llms-full.txt) holds all of them as Markdown, and the HTTP API is described at [/api/docs](/api/docs).',
      ),
    ],
  };
}
