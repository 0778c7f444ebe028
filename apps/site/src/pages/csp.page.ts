import { bullets, code, h2, note, p, table, type Block } from '../blocks/block.ts';
import { EXAMPLE_ORIGIN, type SiteFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { SHOWN_KEY } from '../snippet.ts';

const POLICY = `Content-Security-Policy:
  default-src 'none';
  script-src ${EXAMPLE_ORIGIN};
  style-src 'self';
  connect-src ${EXAMPLE_ORIGIN};
  img-src ${EXAMPLE_ORIGIN} data:;
  require-trusted-types-for 'script';
  trusted-types 'none'`;

function pinned({ sdk_version, integrity }: SiteFacts): Block[] {
  const hash = integrity['tracking.iife.js'];
  if (hash === undefined) return [];
  return [
    code(
      'html',
      'page.html',
      `<script
  async
  src="${EXAMPLE_ORIGIN}/sdk/${sdk_version}/tracking.iife.js"
  integrity="${hash}"
  crossorigin="anonymous"
></script>
<sampan-tracking public-key="${SHOWN_KEY}"></sampan-tracking>`,
    ),
    table(
      `Integrity of version ${sdk_version}`,
      ['File', 'Integrity'],
      Object.entries(integrity).map(([file, value]) => [`\`${file}\``, `\`${value}\``]),
    ),
  ];
}

/** `/developers/csp`: the policy the widgets need, integrity, privacy (widgets 2, 2.1). */
export function cspPage(facts: SiteFacts): SitePage {
  return {
    path: '/developers/csp',
    name: 'Security policy',
    group: 'Guides',
    title: 'Content security policy',
    lead: 'The lines a strict page needs, how to pin a version, and what a widget sends.',
    blocks: [
      h2('The policy'),
      p(
        'If your page sends no Content-Security-Policy, there is nothing to do. If it does, add these sources. It is the strictest policy there is for a page with scripts, and every widget passes all its tests under it.',
      ),
      code('http', 'Response header of your page', POLICY),
      table(
        'Why each line',
        ['Directive', 'Why'],
        [
          ['`script-src`', 'The loader and the widgets come from your Sampan server.'],
          [
            '`style-src`',
            'Needs nothing of ours: widgets use constructed style sheets, no `style` attributes and no `<style>`. With the optional `sampan.css`, add your Sampan server.',
          ],
          ['`connect-src`', 'Prices, tracking, addresses and payments are asked from the same server.'],
          ['`img-src`', 'Courier logos and product pictures; `data:` for a QR code.'],
          ['`trusted-types`', 'No widget makes HTML from text, so no policy is needed.'],
        ],
      ),
      note(
        'The checkout with Stripe also needs `https://js.stripe.com` in `script-src` and `frame-src`, `https://hooks.stripe.com` in `frame-src`, and `https://api.stripe.com` in `connect-src`: Stripe does not allow its script to be served by others. Its loader sets the address of a script, so a page with `require-trusted-types-for` has to load Stripe’s script with a tag of its own. The map of the address widgets needs the host of your map tiles in `img-src`, if you configured one.',
      ),
      h2('Find out what blocks you'),
      p('Type this into the browser’s console of your page. It prints the exact lines to add.'),
      code('js', 'Browser console', 'await sampan.doctor();'),
      h2('Pin a version'),
      p(
        `\`/sdk/v1/\` moves with every compatible release and therefore has no integrity hash. Files under \`/sdk/${facts.sdk_version}/\` never change: pin one, with its hash, where your rules ask for it. A self-contained file such as \`tracking.iife.js\` is covered as a whole; the loader’s hash would not cover the widgets it fetches.`,
      ),
      ...pinned(facts),
      h2('What is sent'),
      bullets(
        'To your Sampan server only: what the visitor typed, the publishable key, language and country.',
        'No cookies, no fingerprint, no analytics, no third-party host. Nothing is stored in the browser, unless you let `<sampan-confirm-address>` keep a draft with `persist`.',
        'The public tracking answer contains no name, address, phone or photo. They are absent from the answer, not hidden.',
      ),
    ],
  };
}
