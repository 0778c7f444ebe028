import type { SavedPackages } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { readSavedPackages } from './saved-package.repo.ts';

export async function getSavedPackages({ ctx }: { ctx: Ctx }): Promise<SavedPackages> {
  return readSavedPackages(ctx, requireActor(ctx).company_id);
}
