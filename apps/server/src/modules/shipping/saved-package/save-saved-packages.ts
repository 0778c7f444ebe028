import type { ParsedRequest, SavedPackages, endpoints } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { writeSavedPackages } from './saved-package.repo.ts';

/**
 * Replaces the company's own packages. Throws `invalid_input` naming the field for a name given twice, since files call a package
 * by its name, and `changed_meanwhile` where somebody else saved first.
 */
export async function saveSavedPackages({
  ctx,
  input: { packages, revision },
}: {
  ctx: Ctx;
  input: ParsedRequest<typeof endpoints.saveSavedPackages>['body'];
}): Promise<SavedPackages> {
  const { company_id } = requireWriter(ctx);
  const names = packages.map(({ name }) => foldText(name));
  refuseFields(
    names.flatMap((name, at) =>
      names.indexOf(name) === at ? [] : [issueErrorOf(`packages.${at}.name`, 'validate.value_invalid')],
    ),
  );
  return withTransaction(ctx, async (tx) => {
    const row = { company_id, packages, updated_at: epochSeconds(tx.clock) };
    const written = await writeSavedPackages(tx, row, revision);
    await recordAudit(tx, {
      action: 'saved_package.save',
      object_type: 'company',
      object_id: company_id,
      details: { packages: packages.length },
    });
    return written;
  });
}
