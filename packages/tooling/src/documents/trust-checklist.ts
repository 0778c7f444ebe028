/** One line of the checklist that reliability and security are held to. */
export interface ChecklistLine {
  readonly id: string;
  /** What it asks, in short. */
  readonly asks: string;
  /** `title: figure` as docs/trust.md, or docs/bench.md where it says so, shows them. */
  readonly figures?: readonly string[];
  /** `path: words of the title` of tests that prove it without a figure. */
  readonly tests?: readonly string[];
  /** What nobody has measured or tried yet. */
  readonly missing?: string;
}

/** All 45 lines, in their order. What is missing is said here, so that no line looks done because nobody wrote about it. */
export const TRUST_CHECKLIST: readonly ChecklistLine[] = [
  {
    id: 'M1',
    asks: '1,000 top-ups at once',
    figures: [
      'money: M1 top-ups of 1,000 at once over 20 connections that failed',
      'money: M1 balance minus their sum',
    ],
  },
  {
    id: 'M2',
    asks: '1,000 labels at once, funds for 300',
    figures: ['money: M2 labels bought of 1,000 at once, funds for 300', 'money: M2 lowest of them'],
  },
  {
    id: 'M3',
    asks: 'one key, 50 calls at once',
    figures: [
      'idempotency: M3 things made beyond one, by 50 of each at once with one key',
      'idempotency: M3 the key with another payload not answered 422',
    ],
  },
  {
    id: 'M4',
    asks: 'payment messages 100 times, in any order',
    figures: ['money: M4 credit for them beyond the one amount'],
  },
  { id: 'M5', asks: 'success pages without a payment', figures: ['money: M5 credit for them'] },
  {
    id: 'M6',
    asks: '10,000 random operations against a model',
    figures: ['money: M6 random operations', 'money: M6 database and paper differ after one of them'],
  },
  {
    id: 'M7',
    asks: 'amounts in every spelling',
    figures: ['money: M7 of them changed', 'money: M7 doubtful texts taken for another amount, of 18'],
  },
  {
    id: 'M8',
    asks: 'a ledger of 1,000,000 entries counted again',
    figures: ['money: M8 all balances counted again in', 'money: M8 differences'],
  },
  { id: 'M9', asks: 'boundaries of the bonus', figures: ['money: M9 wrong bonuses at 6 boundaries'] },
  {
    id: 'F1',
    asks: '50 kills of the server under load',
    figures: [
      'crash: kill -9 of the server under load',
      'crash: acknowledged money lost',
      'crash: labels bought twice at a courier',
      'crash: slowest restart',
    ],
  },
  {
    id: 'F2',
    asks: 'two starts on one folder, two servers on one database',
    tests: [
      'packages/embedded-postgres/src/embedded-postgres.test.ts: one server per data folder',
      'packages/testing/src/test-server.matrix.test.ts: one server per data folder, in its own process',
      'apps/server/src/platform/live/live.e2e.test.ts: reaches the connections of every server',
    ],
  },
  {
    id: 'F3',
    asks: '50 kills between the courier and our commit',
    figures: ['purchase: F3 purchases without exactly one', 'purchase: F3 charged beyond their prices'],
  },
  {
    id: 'F4',
    asks: 'couriers that are slow, silent or cut off',
    figures: [
      'toxics: F4 things done to a courier',
      'toxics: F4 labels and parcels that are not one of each',
      'toxics: F4 references with two parcels',
      'toxics: F4 money held in the end',
      'toxics: F4 slowest hold, bought or released after',
      'toxics: F4 slowest pause of a courier that gives no answer',
      'toxics: F4 other couriers, p95 of a price more than before',
    ],
    tests: [
      'apps/server/src/modules/shipping/label/create-label.test.ts: couriers that fail',
      'apps/server/src/adapters/courier-network/courier-network.test.ts: five failures in 20 s open the breaker',
    ],
  },
  {
    id: 'F5',
    asks: 'connections to the database cut in transactions',
    figures: [
      'pool: connections ended by pg_terminate_backend',
      'pool: acknowledged parcels lost',
      'pool: parcels made twice',
    ],
  },
  {
    id: 'F6',
    asks: 'a full or read-only disk',
    figures: [
      'disk: F6 of them told to come back (503)',
      'disk: F6 reads answered meanwhile',
      'disk: F6 takes writes again, without a restart, after',
      'disk: F6 acknowledged parcels lost',
      'full log: F6 log full: answers other than 200 and 503',
      'full log: F6 log full: databases that ended, and were started again',
      'full log: F6 log full: takes writes again after',
      'full log: F6 log full: acknowledged parcels lost',
      'read only: F6 read-only folder: parcels created',
      'read only: F6 read-only folder: files of before downloaded',
      'read only: F6 writable again, without a restart: they were written after',
    ],
    missing:
      'going on without a start when the log of PostgreSQL finds no room: it ends itself then, and the server with it, for systemd to start again',
  },
  {
    id: 'F7',
    asks: 'clocks that jump by an hour',
    figures: [
      'clock: F7 ended, prolonged or credited early by +1 h',
      'clock: F7 ended, prolonged or credited early by -1 h',
    ],
  },
  {
    id: 'F8',
    asks: 'live connections cut during a job of 500',
    figures: [
      'cuts: F8 cuts meanwhile',
      'cuts: F8 progress in the end',
      'cuts: F8 events of the job missed',
      'cuts: F8 events of it twice',
    ],
    tests: [
      'apps/server/src/platform/live/live.e2e.test.ts: a connection that comes back gets exactly what it missed',
      'packages/api-client/src/live-connection.test.ts: comes back with a new ticket and the last seq it saw',
    ],
  },
  {
    id: 'F9',
    asks: 'stops under load',
    figures: ['stops: requests nobody answered', 'stops: answers of 500 and above', 'stops: slowest stop'],
  },
  {
    id: 'F10',
    asks: 'a backup that was restored, and migrations',
    figures: [
      'backup: answered before, and not restored',
      'backup: ledger and audit log: differences',
      'backup: restoring 1 GB at that speed',
      'bench migration: migrated in',
      'bench migration: of them that failed',
    ],
  },
  { id: 'L1', asks: '200 requests a second for ten minutes', missing: 'the run; its module is there (`load`)' },
  {
    id: 'L2',
    asks: 'estimates at 50 a second',
    figures: [
      'bench estimate: merchant estimate, couriers asked anew, 50/s, p95',
      'bench estimate: couriers answering in 200 ms: merchant estimate, 35/s, p95',
      'bench estimate: couriers answering in 200 ms, on 2 servers: merchant estimate, 50/s, p95',
    ],
    missing:
      '50 a second of such couriers on one server: each gets eight calls at once (trust 3), which is 40 a second',
  },
  {
    id: 'L3',
    asks: 'lists of 100,000 orders and more',
    figures: ['bench order list: p95 first page, newest first', 'bench order list: p95 search by a common name'],
    tests: ['apps/server/src/modules/operations/search/search.test.ts: words and phones are answered from an index'],
  },
  {
    id: 'L4',
    asks: '2,000 idle live connections',
    figures: [
      'connections: L4 live connections that nobody speaks on',
      'connections: L4 memory of the server for them',
      'connections: L4 an event reached all of them after, p95 of 20',
    ],
  },
  {
    id: 'L5',
    asks: '500 labels in bulk, and their file',
    figures: [
      'bench volume: 500 labels bought, couriers answering in 200 ms',
      'bench label: merged PDF of 500 labels',
      'bench label: merged PDF of 500 labels, size',
    ],
  },
  {
    id: 'I1',
    asks: 'an import of 10,000 rows',
    figures: [
      'bench volume: 10,000 rows parsed and checked',
      'bench volume: 10,000 parcels inserted',
      'volume: rows that became two parcels',
      'import rows: I1 rows of 10,000 that were right, imported',
      'import rows: I1 left out with row, column and reason',
      'import rows: I1 of those put right, imported',
      'import rows: I1 parcels beyond one for a reference',
    ],
  },
  {
    id: 'I2',
    asks: 'files in every spelling of CSV',
    figures: [
      'csv files: I2 answers of 500 and above, or none',
      'csv files: I2 memory that the process grew by at most',
    ],
    tests: [
      'apps/server/src/modules/commerce/order-import/convert-file.test.ts: what spreadsheets do to files',
      'apps/server/src/modules/commerce/order-import/convert-file.test.ts: whatever the bytes are, they are read or refused',
    ],
  },
  {
    id: 'I3',
    asks: 'formulas in cells',
    figures: [
      'formulas: I3 formulas',
      'formulas: I3 cells of the export that LibreOffice works out',
      'formulas: I3 texts that another import of the export changes',
    ],
    tests: ['apps/server/src/platform/document/write-csv.test.ts: the corpus is as large as'],
  },
  {
    id: 'I4',
    asks: 'scripts in every text',
    tests: [
      'packages/widgets/test/suite/xss.e2e.test.ts: strings that want to run stay text',
      'apps/server/src/platform/messaging/compose-mail.test.ts: what people typed is text wherever it stands',
      'apps/server/src/modules/shipping/label/render/hostile-script.test.ts: a text that wants to run is text in an invoice',
      'apps/console/test/screens/hostile-answers.matrix.test.ts: no text of an answer and none that is typed runs',
    ],
  },
  {
    id: 'I5',
    asks: 'addresses to go to and to call',
    figures: [
      'confirm link: hostile redirect addresses that were taken',
      'webhook: hostile webhook addresses that would be called',
      'webhook: calls that follow a name to another address than the one checked',
    ],
  },
  {
    id: 'I6',
    asks: 'random requests to every route',
    figures: ['fuzz: I6 odd calls of endpoints of the contract', 'fuzz: I6 answers of 500, or against their schema'],
    tests: [
      'apps/server/src/platform/http/refuse-malformed-unicode.test.ts: text that no database takes is refused',
      'apps/server/src/platform/http/body-limit.test.ts: body_too_large',
    ],
    missing:
      '1,000,000 of them: two cores answer 35 a second, so that it takes eight hours (`SAMPAN_FUZZ_REQUESTS=1000000 npm run trust -- --only fuzz --write`), and nobody has had them yet',
  },
  {
    id: 'I7',
    asks: 'every kind of letter',
    tests: [
      'apps/server/src/modules/shipping/label/render/address-lines.test.ts: an address stored as NFD comes out composed',
      'apps/server/src/platform/http/refuse-malformed-unicode.test.ts: cutting a text never halves a character',
    ],
  },
  {
    id: 'A1',
    asks: 'every route by every role',
    figures: ['rights: cells of the matrix without a call', 'rights: calls that worked and must not'],
  },
  {
    id: 'A2',
    asks: 'ids of another company in every place',
    figures: [
      "rights: calls with another company's ids",
      'rights: of them answered otherwise than for an id nobody has',
    ],
  },
  {
    id: 'A3',
    asks: 'sessions that end',
    figures: [
      'access: slowest death of a token on REST of another server',
      'access: slowest end of a live connection there',
      'access: bits of a token',
    ],
  },
  {
    id: 'A4',
    asks: 'guessed codes',
    figures: ['access: guesses at a code that were compared, of 1,000 at once'],
  },
  {
    id: 'A5',
    asks: 'who has an account stays unknown',
    figures: [
      'access: different answers of login to 1,000 known and 1,000 unknown emails',
      'access: p that login takes the same time for both (Mann-Whitney)',
    ],
  },
  {
    id: 'A6',
    asks: 'acting on behalf of a company',
    figures: ['audit: A6 forbidden calls while acting that were not 403', 'audit: A6 of them without both ids'],
  },
  {
    id: 'A7',
    asks: 'what the public is told',
    figures: [
      'public answers: parcels found by them',
      'public answers: names, phones, emails, addresses found in them',
    ],
  },
  { id: 'A8', asks: 'secrets in the log', figures: ['logs: of these found in the log'] },
  { id: 'A9', asks: 'headers of every kind of route', figures: ['headers: headers missing or too weak among them'] },
  {
    id: 'A10',
    asks: 'what Sampan is made of',
    figures: [
      'supply chain: A10 packages in the lock file',
      'supply chain: A10 of them without a hash',
      'supply chain: A10 packages that may run a script when they are installed',
      'supply chain: A10 texts of the whole history that were searched',
      'supply chain: A10 secrets among them',
      'supply chain: A10 packages whose advisories the registry told',
    ],
    tests: ['packages/tooling/src/release/sbom.test.ts: the bill of materials names the archive'],
    missing:
      'known advisories: the registry refuses the question from the machine that measured (405). The module asks each time, and the nightly workflow runs it where it is answered',
  },
  {
    id: 'C1',
    asks: 'OpenAPI made from what the server checks',
    tests: [
      'apps/server/src/platform/openapi/openapi.test.ts: every endpoint with a body shows one that the server would take',
      'packages/tooling/src/release/endpoint-types.test.ts: test(',
    ],
  },
  {
    id: 'C2',
    asks: 'every sentence of the error catalogue',
    tests: [
      'packages/tooling/src/documents/spec-page.test.ts: 8. The error catalogue',
      'packages/messages/src/messages.test.ts: has the sentence of every error code of the API',
    ],
  },
  {
    id: 'C3',
    asks: 'webhooks verified in other languages',
    tests: [
      'apps/server/src/modules/integration/webhook/verify-elsewhere.test.ts: takes what we send and refuses',
      'apps/server/src/modules/integration/webhook/verify-in-go.matrix.test.ts: takes what we send and refuses',
    ],
  },
  {
    id: 'C4',
    asks: 'an older SDK on a newer server',
    tests: [
      'apps/server/src/platform/static/sdk-files.test.ts: a published version answers with its own bytes for good',
      'apps/server/test/release/old-client.matrix.test.ts: every endpoint that it knows is there',
    ],
    missing: 'widgets of an older release in a browser; its API client is kept and tried, its widgets are not',
  },
];
