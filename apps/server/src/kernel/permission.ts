import type { Access } from '@sampan/contract';
import { requireActor, requireWriter, type Ctx } from './context.ts';
import { DomainError } from './errors.ts';

/** Refuses a caller whose role does not reach an endpoint (spec 6), before anything of it runs. */
export function requireAccess(ctx: Ctx, access: Access): void {
  if (access === 'public') return;
  if (access === 'dev') {
    // Outside the demo profile these addresses do not exist.
    if (ctx.env.SAMPAN_PROFILE !== 'demo') throw new DomainError('not_found');
    return;
  }
  if (access === 'member') requireActor(ctx);
  else requireWriter(ctx);
}
