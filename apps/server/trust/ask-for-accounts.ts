import { endpoints, type Endpoint, type Session } from '@sampan/contract';
import { hashPassword, createAccount } from '../src/modules/identity/sign-in/index.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { mannWhitneyP } from './mann-whitney.ts';

const EMAILS = 1_000;
const PASSWORD = 'Kaya#Toast1';
/** Calls before the clock counts: the first ones load code. */
const WARM_UP = 30;

interface Way {
  name: string;
  endpoint: Endpoint;
  body: (email: string) => object;
}

const WAYS: readonly Way[] = [
  { name: 'login', endpoint: endpoints.login, body: (email) => ({ email, password: 'Wrong#1234' }) },
  { name: 'forgot password', endpoint: endpoints.forgotPassword, body: (email) => ({ email }) },
  { name: 'resend verification', endpoint: endpoints.resendMailVerification, body: (email) => ({ email }) },
  { name: 'register', endpoint: endpoints.register, body: (email) => ({ email, password: PASSWORD, name: 'Hui Min' }) },
];

/** People with a proven email, of one password, so that there are many in a moment. */
async function writePeople(app: TestApp, emails: readonly string[]): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  for (const email of emails)
    await createAccount(app.ctx, {
      email,
      is_mail_verified: true,
      password_hash,
      name: 'Hui Min',
      phone: '',
      country_code: 'SG',
      language: 'en',
      accept_emails: false,
      accept_terms: true,
      referral_code: '',
    });
}

/** What an answer says, without what differs between any two of them: ids, secrets, times, and what the caller wrote. */
function saidBy({ status, body }: { status: number; body: unknown }): string {
  const { request_id: _id, token, expires_at: _at, user, ...rest } = body as Partial<Session> & { request_id?: string };
  const person = user && { ...user, id: '', email: '', company_name: '', invite_code: user.invite_code.length };
  return JSON.stringify({ status, rest, token: token?.length, person });
}

async function ask(app: TestApp, way: Way, run: string) {
  const named = (kind: string) => Array.from({ length: EMAILS }, (_, n) => `${kind}-${n}@${run}.test`);
  const known = named('person');
  await writePeople(app, known);
  const unknown = named('nobody');
  const timed = async (email: string) => {
    const from = performance.now();
    const answer = await app.call(way.endpoint, { body: way.body(email) });
    return { ms: performance.now() - from, said: saidBy(answer) };
  };
  for (let n = 0; n < WARM_UP; n += 1) await timed(`warm-${n}@${run}.test`);
  const samples = { known: [] as number[], unknown: [] as number[] };
  const said = new Set<string>();
  for (let n = 0; n < EMAILS; n += 1) {
    // Turn about, the first of each pair as well: what slows the machine down slows both.
    const pair = [
      { email: known[n] ?? '', times: samples.known },
      { email: unknown[n] ?? '', times: samples.unknown },
    ];
    for (const { email, times } of n % 2 === 0 ? pair : pair.toReversed()) {
      const answer = await timed(email);
      times.push(answer.ms);
      said.add(answer.said);
    }
  }
  const later_ms = medianOf(samples.known) - medianOf(samples.unknown);
  return { said: said.size, p: mannWhitneyP(samples.known, samples.unknown), later_ms };
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/**
 * A5: 1,000 emails with an account and 1,000 without, at every way in that is asked for an email. One in twenty tests of two
 * equal samples finds a difference by chance; a way that does is asked a second time, with other emails.
 */
export async function measureEnumeration(app: TestApp) {
  const figures = [];
  for (const [index, way] of WAYS.entries()) {
    const first = await ask(app, way, `first-${index}`);
    const second = first.p > 0.05 ? null : await ask(app, way, `second-${index}`);
    figures.push(
      {
        name: `different answers of ${way.name} to 1,000 known and 1,000 unknown emails`,
        value: Math.max(first.said, second?.said ?? 0),
        unit: 'answers',
        target: '= 1',
      },
      {
        name: `p that ${way.name} takes the same time for both (Mann-Whitney)`,
        value: second?.p ?? first.p,
        unit: '',
        target: '> 0.05',
      },
      {
        name: `times that ${way.name} was asked for it`,
        value: second === null ? 1 : 2,
        unit: 'times',
        target: null,
      },
      {
        name: `how much later ${way.name} answers to known ones, by the medians`,
        value: (second ?? first).later_ms * 1_000,
        unit: 'µs',
        target: null,
      },
    );
  }
  return figures;
}
