import type { User } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx, type Language } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { checkCompanyPhone } from '../company/index.ts';
import { acceptedTerms, findUser, users } from '../account/index.ts';
import { presentUser } from './present-user.ts';

/** The signed-in person (spec 7 GET /me). */
export async function getMe({ ctx }: { ctx: Ctx }): Promise<User> {
  const actor = requireActor(ctx);
  const person = await findUser(ctx, actor.user_id);
  if (!person) throw new DomainError('unauthorized');
  return presentUser(ctx, person);
}

export interface MeChange {
  name?: string | undefined;
  phone?: string | undefined;
  language?: Language | undefined;
  is_first_login?: false | undefined;
}

/** Changes what a person may change about themselves (spec 7 PUT /me). Absent fields stay. */
export async function updateMe({ ctx, input }: { ctx: Ctx; input: MeChange }): Promise<User> {
  const actor = requireActor(ctx);
  // The rule of the settings form: a phone is one of the country, or none (spec 3 'profile', 5 'Phone').
  const phone = input.phone ? checkCompanyPhone(input.phone, actor.country_code) : input.phone;
  const change = Object.fromEntries(Object.entries({ ...input, phone }).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) return getMe({ ctx });
  return withTransaction(ctx, async (tx) => {
    const before = await findUser(tx, actor.user_id);
    const stored = phone === undefined ? {} : { phone: storedPhone(phone, actor.country_code) };
    await tx.db
      .update(users)
      .set({ ...change, ...stored })
      .where(eq(users.id, actor.user_id));
    await recordAudit(tx, {
      action: 'user.update',
      object_type: 'user',
      object_id: actor.user_id,
      before: Object.fromEntries(Object.keys(change).map((name) => [name, before?.user[name as keyof MeChange]])),
      after: change,
    });
    return getMe({ ctx: tx });
  });
}

/** Records that the person accepted the updated terms, which, when and from where (spec 4 'Terms modal', trust 4.36). */
export async function acceptTerms({ ctx }: { ctx: Ctx }): Promise<User> {
  const actor = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const accepted = acceptedTerms(tx, actor.country_code);
    await tx.db.update(users).set(accepted).where(eq(users.id, actor.user_id));
    const { terms_version, terms_hash } = accepted;
    await recordAudit(tx, {
      action: 'terms.accept',
      object_type: 'user',
      object_id: actor.user_id,
      details: { terms_version, terms_hash },
    });
    return getMe({ ctx: tx });
  });
}
