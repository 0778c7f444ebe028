import {
  API_SCOPES,
  ERROR_CODES,
  endpoints,
  type ApiScope,
  type EndpointName,
  type ErrorCode,
  type Session,
} from '@sampan/contract';
import { ACCESS_EXPECTATION } from './access-expectation.fixtures.ts';
import type { AccessRow, PersonKind } from './access-row.fixtures.ts';
import type { Sample } from './sample.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import { findUserByVerifiedEmail } from '../../src/modules/identity/account/index.ts';
import { newSecretOf } from '../../src/modules/identity/secret-key/new-secret.ts';
import { writeSecretKey } from '../../src/modules/identity/secret-key/create-secret-key.ts';
import { startSession } from '../../src/modules/identity/session/index.ts';
import type { TestApp } from './test-app.fixtures.ts';

/** Refusals of the policy; everything else an endpoint answers is its own business. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'unauthorized',
  'forbidden',
  'people_only',
  'api_scope_refused',
  'live_key_required',
  'impersonation_refused',
  'email_unverified',
  'terms_required',
]);

/** One of those who try every endpoint. */
export interface MatrixActor {
  name: string;
  /** What the person is; null for keys and for nobody. */
  person: PersonKind | null;
  key?: { scopes: readonly ApiScope[]; is_test?: true };
  lacks?: 'email' | 'terms';
  pays_by_invoice?: true;
  /** Belongs to the company whose samples are called. */
  is_at_home: boolean;
  /** A bearer token for one call, so that no call ends what the next needs; null for nobody. */
  token(): Promise<string | null>;
}

/** What the hand-written table means for somebody: the refusal's code, or null when they may. */
export function expectedRefusal(row: AccessRow, actor: MatrixActor): ErrorCode | null {
  if (row.may === 'public') return null;
  if (actor.key) {
    if (!row.key) return 'people_only';
    if (!actor.key.scopes.includes(row.key)) return 'api_scope_refused';
    return actor.key.is_test && row.live ? 'live_key_required' : null;
  }
  if (actor.person === null) return 'unauthorized';
  const may = (kind: PersonKind) => row.may.includes(kind as never);
  // An admin of Sampan owns Sampan's company besides.
  if (actor.person === 'admin') return may('admin') || may('owner') ? null : 'forbidden';
  if (actor.person === 'acting' && may('owner') && !may('acting')) return 'impersonation_refused';
  if (!may(actor.person)) return 'forbidden';
  if (row.prepaid && actor.pays_by_invoice) return 'forbidden';
  if (!row.gated || !actor.lacks) return null;
  return actor.lacks === 'email' ? 'email_unverified' : 'terms_required';
}

/** Everybody of the matrix: `home` is the demo company in Singapore. */
export async function matrixActors(app: TestApp): Promise<MatrixActor[]> {
  const idOf = async (email: string) => (await findUserByVerifiedEmail(app.ctx, email))?.user.id ?? '';
  const sessionOf = async (user_id: string, impersonator_id?: string) =>
    (await startSession(app.ctx, { user_id, method: 'password', ...(impersonator_id ? { impersonator_id } : {}) }))
      .token;
  const person = async (name: string, kind: PersonKind, email: string, is_at_home: boolean): Promise<MatrixActor> => {
    const id = await idOf(email);
    return { name, person: kind, is_at_home, token: () => sessionOf(id) };
  };
  const owner_id = await idOf('sg@demo.sampan.test');
  const admin_id = await idOf('admin@demo.sampan.test');
  const newcomer_id = await newcomer(app);
  const without = (lacks: 'email' | 'terms'): MatrixActor => ({
    name: `owner without ${lacks === 'email' ? 'a verified email' : 'accepted terms'}`,
    person: 'owner',
    is_at_home: false,
    lacks,
    token: async () => {
      // Written anew for each call: some of the calls are how one catches up.
      await app.database.pool.query('update users set is_mail_verified = $2, accept_locad = $3 where id = $1', [
        newcomer_id,
        lacks !== 'email',
        lacks !== 'terms',
      ]);
      return sessionOf(newcomer_id);
    },
  });
  const key = async (name: string, scopes: readonly ApiScope[], is_test?: true): Promise<MatrixActor> => {
    const secret = await secretKeyOf(app, scopes, is_test ? 'test' : 'live');
    return {
      name,
      person: null,
      key: { scopes, ...(is_test ? { is_test } : {}) },
      is_at_home: true,
      token: () => Promise.resolve(secret),
    };
  };
  return [
    { name: 'signed out', person: null, is_at_home: false, token: () => Promise.resolve(null) },
    await person('owner', 'owner', 'sg@demo.sampan.test', true),
    await person('owner of another company', 'owner', 'my@demo.sampan.test', false),
    await person('staff', 'staff', 'staff@demo.sampan.test', true),
    await person('staff_ro', 'staff_ro', 'readonly@demo.sampan.test', true),
    {
      ...(await person('owner who pays by invoice', 'owner', 'postbilling@demo.sampan.test', false)),
      pays_by_invoice: true,
    },
    {
      name: 'admin acting as the owner',
      person: 'acting',
      is_at_home: true,
      token: () => sessionOf(owner_id, admin_id),
    },
    await person('admin', 'admin', 'admin@demo.sampan.test', false),
    without('email'),
    without('terms'),
    ...(await Promise.all(API_SCOPES.map((scope) => key(`key with ${scope}`, [scope])))),
    await key('key with no scope', []),
    await key('test key with every scope', API_SCOPES, true),
  ];
}

async function newcomer(app: TestApp): Promise<string> {
  const answer = await app.call<Session>(endpoints.register, {
    body: { email: 'newcomer@example.test', password: 'Perahu#2026', name: 'Newcomer', country_code: 'SG' },
  });
  return answer.body.user.id;
}

/** A key of the demo company, with no scope too, which the API itself refuses to make. */
async function secretKeyOf(app: TestApp, scopes: readonly ApiScope[], mode: 'test' | 'live'): Promise<string> {
  const maker = await findUserByVerifiedEmail(app.ctx, 'sg@demo.sampan.test');
  const secret = newSecretOf(mode);
  await withTransaction(app.ctx, (tx) =>
    writeSecretKey(tx, { company_id: maker?.company.id ?? '', user_id: maker?.user.id ?? '' }, secret, {
      name: `${mode} ${scopes.join(' ')}`,
      mode,
      scopes: [...scopes],
      allowed_ips: [],
      expires_at: null,
    }),
  );
  return secret;
}

export interface MatrixCell {
  endpoint: EndpointName;
  actor: string;
  expected: string;
  answered: string;
}

export interface MatrixOutcome {
  cells: number;
  actors: number;
  endpoints: number;
  /** Cells that were answered otherwise than the table says. */
  wrong: MatrixCell[];
  /** Among them: calls that worked and must not have. */
  unexpected_2xx: number;
}

/** Calls every endpoint as everybody and compares with the table. Reading comes first, so that nothing is gone before it is read. */
export async function runMatrix(
  app: TestApp,
  samples: Record<EndpointName, Sample>,
  given?: readonly MatrixActor[],
): Promise<MatrixOutcome> {
  const actors = given ?? (await matrixActors(app));
  const names = (Object.keys(endpoints) as EndpointName[]).toSorted(
    (a, b) => Number(endpoints[a].method !== 'GET') - Number(endpoints[b].method !== 'GET'),
  );
  const outcome: MatrixOutcome = {
    cells: 0,
    actors: actors.length,
    endpoints: names.length,
    wrong: [],
    unexpected_2xx: 0,
  };
  for (const name of names) {
    for (const actor of actors) {
      const expected = expectedOf(name, actor);
      const token = await actor.token();
      const answer = await app.refusal(endpoints[name], { ...samples[name], ...(token === null ? {} : { token }) });
      const answered = answeredOf(answer.status, answer.body.code, expected);
      outcome.cells += 1;
      if (answered === expected) continue;
      outcome.wrong.push({ endpoint: name, actor: actor.name, expected, answered });
      if (answer.status < 300) outcome.unexpected_2xx += 1;
    }
  }
  return outcome;
}

/** Their address names a month, which every company has, not a thing of one. */
const NAMES_A_PERIOD: ReadonlySet<EndpointName> = new Set(['getStatement', 'downloadStatement']);

/** `403 forbidden`, `200` for reading at home, `404` for reading somebody else's, otherwise `allowed`. */
function expectedOf(name: EndpointName, actor: MatrixActor): string {
  const { method, params } = endpoints[name];
  const row = ACCESS_EXPECTATION[name];
  const code = expectedRefusal(row, actor);
  if (code) return `${ERROR_CODES[code].status} ${code}`;
  if (method !== 'GET' || row.may === 'public' || row.may.includes('admin')) return 'allowed';
  if (actor.is_at_home) return '200';
  // Away from home one's own lists answer, and what the samples name does not exist.
  return params && !NAMES_A_PERIOD.has(name) ? '404' : 'allowed';
}

function answeredOf(status: number, code: string, expected: string): string {
  if (status < 500 && expected === 'allowed' && !REFUSALS.has(code)) return 'allowed';
  if (status < 300 || (expected === '404' && status === 404)) return String(status);
  return `${status} ${code}`;
}
