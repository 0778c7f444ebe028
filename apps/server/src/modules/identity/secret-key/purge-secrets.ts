import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { deleteEndedSecrets } from './secret-key.repo.ts';

/** So long an old secret is answered that it was replaced; then it is unknown. */
const TOLD_S = 30 * 86_400;

/** Forgets the hashes of secrets that rotations ended long ago. */
export async function purgeSecrets(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteEndedSecrets(ctx, epochSeconds(ctx.clock) - TOLD_S);
}
