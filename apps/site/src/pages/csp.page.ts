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
    lead: 'The CSP directives widgets need, how to pin a version, and what data widgets send.',
    blocks: [
      h2('The policy'),
      p(
        "If your page has no Content-Security-Policy, you don't need to do anything. If it does, add these sources. Every widget is tested under this strict policy.",
      ),
      code('http', 'Response header of your page', POLICY),
      table(
        'Directives',
        ['Directive', 'Reason'],
        [
          ['`script-src`', 'The loader and the widgets come from your Sampan server.'],
          [
            '`style-src`',
            'Nothing to add: widgets use constructed style sheets, with no `style` attributes or `<style>` elements. If you use the optional `sampan.css`, add your Sampan server.',
          ],
          ['`connect-src`', 'Prices, tracking, addresses and payments are requested from your Sampan server.'],
          ['`img-src`', 'Courier logos and product images; `data:` for QR codes.'],
          ['`trusted-types`', 'Widgets never create HTML from strings, so no policy is needed.'],
        ],
      ),
      note(
        'The checkout with Stripe also needs `https://js.stripe.com` in `script-src` and `frame-src`, `https://hooks.stripe.com` in `frame-src`, and `https://api.stripe.com` in `connect-src`: Stripe does not allow its script to be served by others. Its loader sets the address of a script, so a page with `require-trusted-types-for` has to load Stripe’s script with a tag of its own. The map of the address widgets needs the host of your map tiles in `img-src`, if you configured one.',
      ),
      h2('Troubleshoot'),
      p("Run this in your page's browser console. It prints the exact directives to add."),
      code('js', 'Browser console', 'await sampan.doctor();'),
      h2('Pin a version'),
      p(
        `\`/sdk/v1/\` moves with every compatible release and therefore has no integrity hash. Files under \`/sdk/${facts.sdk_version}/\` never change: pin one, with its hash, where your rules ask for it. A self-contained file such as \`tracking.iife.js\` is covered as a whole; the loader’s hash would not cover the widgets it fetches.`,
      ),
      ...pinned(facts),
      h2('Data widgets send'),
      bullets(
        'Only to your Sampan server: what the visitor entered, the publishable key, the language and the country.',
        'No cookies, no fingerprint, no analytics, no third-party host. Nothing is stored in the browser, unless you let `<sampan-confirm-address>` keep a draft with `persist`.',
        'The public tracking response contains no names, addresses, phone numbers or photos. They are left out, not hidden.',
      ),
    ],
  };
}
