import {
  ERROR_CODES,
  PAGE_KEY_LIMIT,
  PAGE_LIMITS,
  PAGE_VISITOR_LIMIT,
  RETRYABLE,
  type ErrorCode,
  type RateLimit,
} from '@sampan/contract';
import { error as SENTENCES } from '@sampan/messages/en/error';
import { bullets, code, h2, p, table } from '../blocks/block.ts';
import type { SitePage } from '../site-page.ts';

/** Failures which the widget itself finds; the API knows nothing of them. */
const OWN_CODES: readonly (readonly [code: string, type: string, meaning: string, retry: string])[] = [
  ['offline', 'network', "The visitor's device is offline. Their input is kept.", 'yes'],
  [
    'network',
    'network',
    "The server couldn't be reached. It may be down, or blocked by the page's security policy.",
    'yes',
  ],
  ['timeout', 'network', 'The server took too long to respond.', 'yes'],
  [
    'malformed_answer',
    'server',
    "The response didn't come from a Sampan server. Check the `api` attribute.",
    'after a status of 500 or more',
  ],
  ['no_api', 'configuration', 'The widget has no server. Set the `api` attribute.', 'no'],
];

const TYPES: readonly (readonly [type: string, meaning: string, remedy: string])[] = [
  ['network', "The server couldn't be reached.", 'Nothing. The widget offers a retry.'],
  [
    'configuration',
    'The key, site or server in the tag is wrong.',
    "Fix the tag, or the key's settings in the console.",
  ],
  [
    'request',
    "The request can't be completed, for example because of an invalid field, an unserved route or low stock.",
    'Nothing. The widget tells the visitor what to change.',
  ],
  ['server', 'The server failed.', 'If it continues, report the `requestId`.'],
];

/** What a limited call does, in a visitor's words. */
const LIMITED: Readonly<Record<keyof typeof PAGE_LIMITS, string>> = {
  getPublicTracking: 'Track a parcel',
  estimatePublic: 'Compare prices',
  parseShareLink: 'Open an address link',
  confirmShareLink: 'Confirm an address',
  searchAddresses: 'Look up an address',
  reverseGeocode: 'Pick a place on the map',
  quoteCheckout: 'Price a purchase',
  startCheckout: 'Start a purchase',
};
const SPANS: Readonly<Record<number, string>> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' };
const limitText = (limits: readonly RateLimit[]): string =>
  limits
    .map(({ points, seconds }) => `${points.toLocaleString('en')} ${SPANS[seconds] ?? `in ${seconds} s`}`)
    .join(', ');

/** `/developers/errors`: every code, with an anchor of its own that `docUrl` leads to. */
export function errorsPage(): SitePage {
  const api_codes = Object.entries(ERROR_CODES) as [ErrorCode, { status: number }][];
  return {
    path: '/developers/errors',
    name: 'Errors',
    group: 'Guides',
    title: 'Errors',
    lead: 'What errors your page receives and how to handle them. Handle errors by code, not by message.',
    blocks: [
      h2('The error event'),
      p('Widgets never throw. They show a short message and dispatch `sampan-error` with this detail:'),
      code(
        'ts',
        'WidgetErrorDetail',
        `interface WidgetErrorDetail {
  type: 'network' | 'configuration' | 'request' | 'server';
  code: string;
  /** Translated, and safe to show. */
  message: string;
  /** The field at fault, when there is one. */
  param?: string;
  /** Leads to the code on this page. */
  docUrl: string;
  /** For support: finds the call in the server’s log. */
  requestId: string | null;
  /** Whether the same call may succeed later. */
  retryable: boolean;
}`,
      ),
      code(
        'js',
        'page.js',
        `document.addEventListener('sampan-error', ({ target, detail }) => {
  if (detail.type === 'configuration') console.error(target.localName, detail.code, detail.docUrl);
});

document.addEventListener('sampan-loaderror', ({ target, detail }) => {
  // The widget's own file did not arrive. What stands inside the tag, such as a link, is still shown.
  console.warn(target.localName, 'could not be fetched from', detail);
});`,
      ),
      h2('Types'),
      table(
        'Error types',
        ['Type', 'Meaning', 'What to do'],
        TYPES.map(([type, ...rest]) => [`\`${type}\``, ...rest]),
      ),
      h2('Widget error codes'),
      {
        kind: 'table',
        table: {
          caption: 'Widget error codes',
          columns: ['Code', 'Type', 'Meaning', 'Try again'],
          rows: OWN_CODES.map(([name, type, meaning, retry]) => ({
            id: name,
            cells: [`\`${name}\``, `\`${type}\``, meaning, retry],
          })),
        },
      },
      h2('API error codes'),
      p(
        "API errors are `application/problem+json` with `code`, `message`, `detail`, `errors` and `request_id`. Messages are in the caller's language. The English messages are listed here.",
      ),
      {
        kind: 'table',
        table: {
          caption: 'API error codes',
          columns: ['Code', 'Status', 'Sentence', 'Try again'],
          rows: api_codes.map(([name, { status }]) => ({
            id: name,
            cells: [`\`${name}\``, String(status), SENTENCES[`error.${name}`], RETRYABLE.has(name) ? 'yes' : 'no'],
          })),
        },
      },
      h2('Limits'),
      p(
        'Calls are counted by visitor network, which is an IPv4 address or the /64 of an IPv6 address, and by publishable key. Above a limit the API responds with `rate_limited` and `Retry-After`.',
      ),
      table(
        'Limits of a page',
        ['Call', 'Each visitor network'],
        [
          ...Object.entries(LIMITED).map(([name, words]) => [
            words,
            limitText(PAGE_LIMITS[name as keyof typeof PAGE_LIMITS]),
          ]),
          ['All calls together', limitText([PAGE_VISITOR_LIMIT])],
          ['All calls with one key, from all visitors', limitText([PAGE_KEY_LIMIT])],
        ],
      ),
      p(
        'An open tracking tab asks every minute at first and every 15 minutes later, at most 150 times a day. It does not ask while it is hidden or after the parcel was delivered.',
      ),
      h2('Retries'),
      bullets(
        'Widgets retry read requests twice, with increasing delays. They never retry orders or payments automatically.',
        'If a visitor submits a form twice, both requests carry the same `Idempotency-Key`, so a double click makes one purchase.',
      ),
    ],
  };
}
