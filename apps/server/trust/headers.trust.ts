import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';

/** Every kind of answer the server gives, by an address of each. */
const ROUTES = {
  page: ['/', '/auth', '/home', '/orders/new', '/settings', '/calculator', '/404', '/api/docs', '/dev/outbox'],
  public_page: ['/developers', '/developers/start'],
  secret_page: ['/customer/confirm-address?id=none', '/t/SMPME00000000010', '/auth/reset-password', '/auth/invitation'],
  framed_page: ['/card-frame'],
  data: [
    '/api/health',
    '/api/openapi.json',
    '/api/v1/me',
    '/api/v1/common/constant',
    '/api/v1/none',
    '/api/dev/outbox',
  ],
  file: ['/sdk/v1/tracking.js', '/favicon.svg'],
} as const;
type Kind = keyof typeof ROUTES;

/** What an answer of a kind lacks (trust 6, ASVS 3.4). */
function lacking(kind: Kind, path: string, headers: Headers): string[] {
  const said = (name: string) => headers.get(name) ?? '';
  const policy = said('content-security-policy');
  const is_page = kind !== 'data' && kind !== 'file';
  const wanted: [string, boolean][] = [
    ['nosniff', said('x-content-type-options') === 'nosniff'],
    ['HSTS', said('strict-transport-security') === 'max-age=31536000; includeSubDomains'],
    ['Referrer-Policy', said('referrer-policy') !== ''],
    ['no-referrer', kind !== 'secret_page' || said('referrer-policy') === 'no-referrer'],
    ['default-src none', kind === 'file' || policy.includes("default-src 'none'")],
    // The API viewer styles itself in place; no script ever is.
    ['no inline script, no eval', !/script-src[^;]*unsafe-(inline|eval)/u.test(policy)],
    ['base-uri', !is_page || policy.includes("base-uri 'none'")],
    ['frame-ancestors', kind === 'file' || policy.includes('frame-ancestors')],
    ['COOP', !is_page || said('cross-origin-opener-policy') === 'same-origin'],
    ['Permissions-Policy', !is_page || said('permissions-policy') !== ''],
    ['no-store', kind !== 'data' || path === '/api/openapi.json' || /no-store|no-cache/u.test(said('cache-control'))],
    ['no server name', said('server') === '' && said('x-powered-by') === ''],
    ['no cookie', said('set-cookie') === ''],
  ];
  return wanted.filter(([, has]) => !has).map(([name]) => name);
}

/** A9: the headers of every kind of route, on a server that the world reaches by https. */
export async function trustHeaders() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_PUBLIC_URL: 'https://ship.example' },
  });
  try {
    const answers = await Promise.all(
      (Object.keys(ROUTES) as Kind[]).flatMap((kind) =>
        ROUTES[kind].map(async (path) => {
          const { headers, status } = await fetch(server.url + path, { redirect: 'manual' });
          if (status === 503) throw new Error(`${path} is not built: run npm run build first.`);
          return { path, lacks: lacking(kind, path, headers) };
        }),
      ),
    );
    const wrong = answers.filter(({ lacks }) => lacks.length > 0);
    for (const { path, lacks } of wrong) process.stderr.write(`${path}: ${lacks.join(', ')}\n`);
    return [
      { name: 'routes whose headers were read', value: answers.length, unit: 'routes', target: '>= 20' },
      {
        name: 'headers missing or too weak among them',
        value: wrong.reduce((sum, { lacks }) => sum + lacks.length, 0),
        unit: 'headers',
        target: '= 0',
      },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
