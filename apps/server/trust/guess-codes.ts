import { endpoints, type Session } from '@sampan/contract';
import { codeSentTo, wrongCode } from '#test/account/account.fixtures.ts';
import { CODE_TTL_S, issueCode, verifyCode } from '../src/modules/identity/one-time-code/index.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';

const GUESSES = 1_000;
const ROUNDS = 20;

const others = (code: string, count: number) =>
  Array.from({ length: count }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));

/** A4: guesses at a one-time code all at once, and codes that are spent, too old or out of tries. */
export async function measureGuesses(app: TestApp) {
  const { ctx } = app;
  let compared = 0;
  let opened = 0;
  let reopened = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = { purpose: 'phone' as const, subject: `guessed-${round}` };
    const code = await issueCode(ctx, owner);
    const results = await Promise.all(others(code, GUESSES).map((guess) => verifyCode(ctx, owner, guess)));
    compared = Math.max(compared, results.filter((result) => result !== 'dead').length);
    if ((await verifyCode(ctx, owner, code)) === 'right') opened += 1;

    const shared = { purpose: 'phone' as const, subject: `shared-${round}` };
    const right = await issueCode(ctx, shared);
    const entered = await Promise.all(Array.from({ length: 100 }, () => verifyCode(ctx, shared, right)));
    reopened = Math.max(reopened, entered.filter((result) => result === 'right').length);
  }
  return [
    {
      name: 'guesses at a code that were compared, of 1,000 at once',
      value: compared,
      unit: 'guesses',
      target: '<= 5',
    },
    { name: 'codes that work after that, of 20', value: opened, unit: 'codes', target: '= 0' },
    { name: 'times one code lets somebody in, of 100 at once', value: reopened, unit: 'times', target: '= 1' },
    ...(await measureOldCodes(app)),
  ];
}

async function measureOldCodes(app: TestApp) {
  const phone = { phone: '91119999', country_code: 'SG' };
  const ask = async () => {
    await app.call(endpoints.requestPhoneCode, { body: phone });
    return codeSentTo(app, '+6591119999');
  };
  const enter = async (otp: string) =>
    (await app.call<Session>(endpoints.loginPhone, { body: { ...phone, otp } })).status === 200;
  const spent = await ask();
  const first = await enter(spent);
  const reused = await enter(spent);
  const late_code = await ask();
  app.clock.advance(CODE_TTL_S + 1);
  const late = await enter(late_code);
  const tired_code = await ask();
  for (let n = 0; n < 5; n += 1) await enter(wrongCode(tired_code));
  const tired = await enter(tired_code);
  return [
    { name: 'sign-ins with a right code', value: Number(first), unit: 'of 1', target: '= 1' },
    {
      name: 'sign-ins with a code that was spent, 10 min + 1 s old, or guessed at five times',
      value: [reused, late, tired].filter(Boolean).length,
      unit: 'of 3',
      target: '= 0',
    },
  ];
}
