import { randomInt } from 'node:crypto';
import { endpoints, type EndpointName } from '@sampan/contract';
import { ACCESS_EXPECTATION } from './access-expectation.fixtures.ts';
import type { Sample } from './sample.ts';
import type { TestApp } from './test-app.fixtures.ts';

type Json = Record<string, unknown>;
type Samples = Record<EndpointName, Sample>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;
/** Ids, public ids, codes and secrets: `01a1fc16-...`, `01a1fc16-....1`, `prod_...`, `SMPSP00000000017`, 43 random signs. */
const ID = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-.+|[a-z]+_[\w-]{8,}|[A-Z]{3,}[A-Z0-9]{8,}|(?=.*\d)(?=.*[A-Za-z])[\w.-]{24,})$/u;

/**
 * Not ids but proofs, sent to one person or given by a provider: who holds one is who it was for, in whatever company. That
 * they alone open nothing is tested beside their modules.
 */
const PROOFS: ReadonlySet<string> = new Set(['linkSocialLogin body.access_token', 'confirmShareLink params.id']);

const namesOf = () => Object.keys(endpoints) as EndpointName[];

/** Where an id stands in a request: `params.id`, `body.order_ids.0`. */
export function idPathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return ID.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => idPathsOf(inner, [...path, key]));
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);

function replaced(value: unknown, [head, ...rest]: readonly string[], put: unknown): unknown {
  if (head === undefined) return put;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === head ? replaced(item, rest, put) : item));
  return { ...(value as Json), [head]: replaced((value as Json)[head], rest, put) };
}

const DIGITS = '0123456789';
const HEX = 'abcdef';
const LOWER = 'abcdefghjkmnpqrstvwxyz';

/** An id of the same shape that nobody has. */
export function unknownTwin(id: string): string {
  const pick = (signs: string) => signs[randomInt(signs.length)] ?? '';
  const twin = (text: string, letters: string) =>
    text.replaceAll(/[A-Za-z0-9]/gu, (sign) => {
      if (/\d/u.test(sign)) return pick(DIGITS);
      return /[A-Z]/u.test(sign) ? pick(letters).toUpperCase() : pick(letters);
    });
  // The version and the variant of a UUID stay, so that it is one still.
  if (/^[0-9a-f]{8}-/u.test(id)) return twin(id.slice(0, 14), HEX) + id.slice(14, 20) + twin(id.slice(20), HEX);
  const prefix = /^[a-z]+_(?:test_|live_)?/u.exec(id)?.[0] ?? '';
  return prefix + twin(id.slice(prefix.length), LOWER);
}

/** One place of one endpoint where an id of the other company was put. */
export interface SwapLeak {
  endpoint: string;
  place: string;
  foreign: string;
  unknown: string;
}

export interface SwapOutcome {
  /** Places in path, query, body and headers. */
  places: number;
  /** Calls with an id of the other company. */
  calls: number;
  /** Answers that differ from the one for an id nobody has. */
  leaks: SwapLeak[];
  /** Ids of the other company in what one's own lists answered. */
  ids_in_lists: string[];
  /** Tables in which rows of the other company are not what they were. */
  changed_tables: string[];
}

interface Tenant {
  email: string;
  company_id: string;
  token: string;
  samples: Samples;
}

/**
 * Everything of company `theirs` asked for by company `mine`: each id in each place of each call is swapped for the other
 * company's, and the answer compared with the one for an id of the same shape that nobody has (trust A2).
 */
export async function runSwap(
  app: TestApp,
  mine: Tenant,
  theirs: Tenant,
  ids: 'of the same place' | 'all' = 'of the same place',
): Promise<SwapOutcome> {
  const outcome: SwapOutcome = { places: 0, calls: 0, leaks: [], ids_in_lists: [], changed_tables: [] };
  const compare = async (name: EndpointName, place: string, put: (id: string) => Sample, foreign_ids: string[]) => {
    outcome.places += 1;
    const twins = new Map<string, string>();
    for (const id of foreign_ids) {
      // One comparison serves all ids of a shape.
      const twin = unknownTwin(id);
      const unknown = twins.get(shapeOf(id)) ?? (await answerTo(app, mine, name, put(twin), twin));
      twins.set(shapeOf(id), unknown);
      const foreign = await answerTo(app, mine, name, put(id), id);
      outcome.calls += 1;
      if (foreign !== unknown) outcome.leaks.push({ endpoint: name, place, foreign, unknown });
    }
  };
  const their_ids = await idsOfLists(app, theirs);
  // An administrator's sample names any company's, even one's own.
  const sampled = namesOf().filter(isWorthSwapping);
  const pool = new Set([...their_ids, ...sampled.flatMap((name) => idsIn(theirs.samples[name]))]);
  const before = await fingerprint(app, theirs.company_id);
  for (const name of sampled) {
    const own = mine.samples[name];
    const paths = idPathsOf(own);
    // Of what is public, a single id is what opens it; of two, one alone must open nothing.
    if (ACCESS_EXPECTATION[name].may === 'public' && paths.length < 2) continue;
    for (const path of paths) {
      const id = at(theirs.samples[name], path);
      const place = path.join('.');
      if (typeof id !== 'string' || id === at(own, path) || PROOFS.has(`${name} ${place}`)) continue;
      const others = ids === 'all' ? [...pool].filter((other) => other !== id && shapeOf(other) === shapeOf(id)) : [];
      await compare(name, place, (value) => replaced(own, path, value) as Sample, [id, ...others]);
    }
  }

  const users = await app.database.pool.query<{ id: string }>('select id from users where company_id = $1', [
    theirs.company_id,
  ]);
  // Refused before anything of the call runs, so every endpoint can be asked.
  for (const name of namesOf().filter(isSignedIn)) {
    const own = mine.samples[name];
    const put = (value: string): Sample => ({ ...own, headers: { ...own.headers, 'ghost-user': value } });
    const ghosts = users.rows.map(({ id }) => id).slice(0, ids === 'all' ? undefined : 2);
    await compare(name, 'headers.ghost-user', put, ghosts);
  }
  const my_ids = await idsOfLists(app, mine);
  outcome.ids_in_lists = [...my_ids].filter((id) => their_ids.has(id));
  const after = await fingerprint(app, theirs.company_id);
  outcome.changed_tables = Object.keys(after).filter((table) => after[table] !== before[table]);
  return outcome;
}

const idsIn = (sample: Sample): string[] =>
  idPathsOf(sample).flatMap((path) => {
    const id = at(sample, path);
    return typeof id === 'string' ? [id] : [];
  });

/** `uuid`, or the length and the prefix of another kind of id. */
function shapeOf(id: string): string {
  return id.length === 36 && /^[0-9a-f]{8}-/u.test(id) ? 'uuid' : `${id.length} ${/^[a-z]+_/u.exec(id)?.[0] ?? ''}`;
}

const isSignedIn = (name: EndpointName) => ACCESS_EXPECTATION[name].may !== 'public';
/** Endpoints of developers and administrators belong to no company. */
const isWorthSwapping = (name: EndpointName) => endpoints[name].access !== 'dev' && endpoints[name].access !== 'admin';

/** Status and body, without what differs from call to call and without the id that was asked for. */
async function answerTo(app: TestApp, mine: Tenant, name: EndpointName, sample: Sample, id: string): Promise<string> {
  const token = isSignedIn(name) ? { token: mine.token } : {};
  const { status, body } = await app.call<Json>(endpoints[name], { ...sample, ...token });
  const text = JSON.stringify({ ...body, request_id: '' }).replaceAll(id, '<id>');
  // What a call makes anew, it makes with ids and times of its own.
  const calm = status < 300 ? text.replaceAll(UUID, '<new>').replaceAll(/\b\d{10}\b/gu, '<time>') : text;
  return `${status} ${calm}`;
}

/** Every UUID in what a company's own lists answer. */
async function idsOfLists(app: TestApp, tenant: Tenant): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of namesOf().filter((each) => isSignedIn(each) && endpoints[each].method === 'GET')) {
    if (endpoints[name].access === 'admin') continue;
    const { status, body } = await app.call<Json>(endpoints[name], { ...tenant.samples[name], token: tenant.token });
    if (status === 200) for (const id of JSON.stringify(body).match(UUID) ?? []) found.add(id);
  }
  return found;
}

/** What a company has, table by table, as one number each. */
async function fingerprint(app: TestApp, company_id: string): Promise<Record<string, string>> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ table_name: string }>(
    `select c.table_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by c.table_name`,
  );
  const prints: Record<string, string> = {};
  for (const { table_name } of rows) {
    const result = await pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${table_name}" t where company_id = $1`,
      [company_id],
    );
    prints[table_name] = result.rows[0]?.print ?? '';
  }
  return prints;
}
