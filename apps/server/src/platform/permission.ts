import { endpointList, isReached, accessError, type Caller, type Endpoint } from '@sampan/contract';
import type { Actor, Ctx } from './context.ts';
import { DomainError } from './errors.ts';

function callerOf(actor: Actor): Caller {
  return {
    company_role: actor.role,
    is_admin: actor.is_admin,
    is_impersonated: actor.impersonator_id !== null,
    api_scopes: actor.api_key?.scopes ?? null,
    is_test_key: actor.api_key !== null && !actor.api_key.may_spend,
    is_mail_verified: actor.is_mail_verified,
    requires_email_verification: actor.requires_email_verification,
    accept_locad: actor.accept_locad,
  };
}

/** Names of the endpoints a signed-in caller reaches, in the order of the contract; public ones are everybody's and left out. */
export function rightsOf(caller: Caller): string[] {
  const asked = endpointList.filter(({ access }) => access !== 'public' && access !== 'dev');
  return asked.filter((endpoint) => isReached(endpoint, caller)).map(({ name }) => name);
}

/** Refuses a caller whose rights do not reach an endpoint (spec 6), before anything of it runs. */
export function requireAccess(ctx: Ctx, endpoint: Endpoint): void {
  // Outside the demo profile these addresses do not exist.
  if (endpoint.access === 'dev' && ctx.env.SAMPAN_PROFILE !== 'demo') throw new DomainError('not_found');
  const refusal = accessError(endpoint, ctx.actor && callerOf(ctx.actor));
  if (refusal) throw new DomainError(refusal);
}
