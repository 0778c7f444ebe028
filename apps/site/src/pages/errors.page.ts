import { ERROR_CODES, RETRYABLE, type ErrorCode } from '@sampan/contract';
import { bullets, code, h2, p, table } from '../blocks/block.ts';
import type { SitePage } from '../site-page.ts';

/** Failures which the widget itself finds; the API knows nothing of them. */
const OWN_CODES: readonly (readonly [code: string, type: string, meaning: string, retry: string])[] = [
  ['offline', 'network', 'The visitor’s device is offline. What was typed stays.', 'yes'],
  ['network', 'network', 'The server could not be reached: it is away, or the page’s policy blocks it.', 'yes'],
  ['timeout', 'network', 'The server did not answer in time.', 'yes'],
  [
    'malformed_answer',
    'server',
    'Something else than a Sampan server answered: look at the `api` attribute.',
    'after a status of 500 or more',
  ],
  ['no_api', 'configuration', 'The widget does not know its server: set the `api` attribute.', 'no'],
];

const TYPES: readonly (readonly [type: string, meaning: string, remedy: string])[] = [
  ['network', 'The server could not be asked.', 'Nothing; the widget offers to try again.'],
  [
    'configuration',
    'Key, site or server of the tag are not right.',
    'Mend the tag, or the key’s settings in the console.',
  ],
  [
    'request',
    'What was asked cannot be: a field, a route, a stock.',
    'Nothing; the widget tells the visitor what to change.',
  ],
  ['server', 'The server failed.', 'Report the `requestId` when it stays.'],
];

/** `/developers/errors`: every code, with an anchor of its own that `docUrl` leads to. */
export function errorsPage(): SitePage {
  const api_codes = Object.entries(ERROR_CODES) as [ErrorCode, { status: number; message: string }][];
  return {
    path: '/developers/errors',
    name: 'Errors',
    group: 'Guides',
    title: 'Errors',
    lead: 'What a failure tells your page, and what to do about it. Decide on the code, never on the sentence.',
    blocks: [
      h2('What your page is told'),
      p(
        'A widget never throws into the page. It shows one line with what to do, and sends `sampan-error`, whose detail is always this object:',
      ),
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
        'Types of failures',
        ['Type', 'Meaning', 'What to do'],
        TYPES.map(([type, ...rest]) => [`\`${type}\``, ...rest]),
      ),
      h2('Codes of the widgets'),
      {
        kind: 'table',
        table: {
          caption: 'Codes of the widgets',
          columns: ['Code', 'Type', 'Meaning', 'Try again'],
          rows: OWN_CODES.map(([name, type, meaning, retry]) => ({
            id: name,
            cells: [`\`${name}\``, `\`${type}\``, meaning, retry],
          })),
        },
      },
      h2('Codes of the API'),
      p(
        'Answers of the API are `application/problem+json` with `code`, `message`, `detail`, `errors` and `request_id`. Sentences come in the caller’s language; these are the English ones.',
      ),
      {
        kind: 'table',
        table: {
          caption: 'Codes of the API',
          columns: ['Code', 'Status', 'Sentence', 'Try again'],
          rows: api_codes.map(([name, { status, message }]) => ({
            id: name,
            cells: [`\`${name}\``, String(status), message, RETRYABLE.has(name) ? 'yes' : 'no'],
          })),
        },
      },
      h2('Trying again'),
      bullets(
        'Widgets repeat questions that change nothing twice, with a growing pause. Orders and payments are never repeated by themselves.',
        'When a visitor sends a form again, the call carries the same `Idempotency-Key`: a double click buys once.',
      ),
    ],
  };
}
