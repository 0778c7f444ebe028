import type { Session } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { refundUse, consumeLimits, type UsageLimit } from '../../../platform/throttle/throttle.ts';
import { findUserByVerifiedEmail, findUnverifiedByEmail, type UserWithCompany, users } from '../account/index.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { createSignIn } from './create-sign-in.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

export interface LoginInput {
  email: string;
  password: string;
}

/**
 * How often a sign-in may fail (trust 4.23), known email or not: by address of the network, by email and address, by email.
 * Each is counted before the password is looked at, and given back when it was right.
 */
export function loginLimits(ip: string, email: string): [UsageLimit, UsageLimit, UsageLimit] {
  const who = email.toLowerCase();
  return [
    { name: 'login-caller', who: ip, uses: 100, seconds: 3_600 },
    { name: 'login-here', who: `${ip} ${who}`, uses: 5, seconds: 900 },
    { name: 'login-day', who, uses: 20, seconds: 86_400 },
  ];
}

/**
 * Signs in with email and password (spec 7 'Account'). An unknown email and a wrong password are answered alike.
 * Throws `wrong_credentials`, `rate_limited` after too many failures, `country_closed` for Viet Nam (design 8.4).
 */
export async function login({ ctx, input }: { ctx: Ctx; input: LoginInput }): Promise<Session> {
  const limits = loginLimits(ctx.ip, input.email);
  await consumeLimits(ctx, limits);
  const { person, owner } = await findByPassword(ctx, input);
  if (person === null) {
    await recordFailedSignIn(ctx, owner, 'password');
    throw new DomainError('wrong_credentials');
  }
  const [, here, day] = limits;
  await Promise.all([refundUse(ctx, here), refundUse(ctx, day)]);
  await renewHash(ctx, person, input.password);
  return createSignIn(ctx, person, 'password');
}

/**
 * Two people may have written an email: its owner, and the first who registered with it and did not prove it. Both
 * passwords are checked, also those of nobody, so that time tells neither whether nor how often an email is known. Answers
 * whose password it was, and the owner.
 */
async function findByPassword(
  ctx: Ctx,
  { email, password }: LoginInput,
): Promise<{ person: UserWithCompany | null; owner: UserWithCompany | null }> {
  const people = await Promise.all([findUserByVerifiedEmail(ctx, email), findUnverifiedByEmail(ctx, email)]);
  const are_right = await Promise.all(
    people.map((person) => verifyPassword(person?.user.password_hash ?? null, password)),
  );
  return { person: people.find((_, index) => are_right[index]) ?? null, owner: people[0] };
}

async function renewHash(ctx: Ctx, { user }: UserWithCompany, password: string): Promise<void> {
  if (user.password_hash === null || !isOutdatedHash(user.password_hash)) return;
  await ctx.db
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, user.id));
}
