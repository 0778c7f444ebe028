import { endpoints, type Session } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { DEMO_PASSWORD } from '../src/demo/index.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { measureEnumeration } from './ask-for-accounts.ts';
import { measureGuesses } from './guess-codes.ts';
import { measureTokenDeath } from './token-death.ts';

/** What a token is made of, and that signing in with another one changes nothing (fixation). */
async function measureTokens(app: TestApp) {
  const login = { body: { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD } };
  const tokens: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    const preset = tokens.at(-1);
    const answer = await app.call<Session>(endpoints.login, { ...login, ...(preset ? { token: preset } : {}) });
    tokens.push(answer.body.token);
  }
  const { rows } = await app.database.pool.query<{ text: string }>('select json_agg(s)::text as text from sessions s');
  return [
    {
      name: 'bits of a token',
      value: Math.min(...tokens.map((token) => Buffer.from(token, 'base64url').length * 8)),
      unit: 'bits',
      target: '>= 128',
    },
    {
      name: 'sign-ins that gave the token they were called with, of 50',
      value: tokens.length - new Set(tokens).size,
      unit: 'tokens',
      target: '= 0',
    },
    {
      name: 'tokens that stand in the database',
      value: tokens.filter((token) => rows[0]?.text.includes(token)).length,
      unit: 'tokens',
      target: '= 0',
    },
  ];
}

/** A3, A4, A5 of trust 7: dead tokens, guessed codes, and what the ways in tell about who has an account. */
export async function trustAccess() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database, env: { SAMPAN_RATE_LIMIT_FACTOR: '1000000' } });
    return [
      ...(await measureTokenDeath(cluster)),
      ...(await measureTokens(app)),
      ...(await measureGuesses(app)),
      ...(await measureEnumeration(app)),
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
