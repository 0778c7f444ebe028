import type { RecipientBrand, RecipientPages } from '@sampan/contract';
import { recipientBrandSchema, validateForm } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findRecipientBrand, writeRecipientBrand } from '../recipient-brand/index.ts';
import { getRecipientPages } from './get-recipient-pages.ts';

/**
 * Saves how recipients see the company on their pages, by the rules of the form itself. Throws `invalid_input` naming every
 * wrong field; then nothing is saved.
 */
export async function saveRecipientBrand({ ctx, input }: { ctx: Ctx; input: RecipientBrand }): Promise<RecipientPages> {
  const { company_id, country_code } = requireActor(ctx);
  const checked = validateForm(recipientBrandSchema(country_code), input);
  refuseFields((checked.issues ?? []).map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  const after = { ...input, ...checked.output };
  return withTransaction(ctx, async (tx) => {
    const before = await findRecipientBrand(tx, company_id);
    await writeRecipientBrand(tx, company_id, after, epochSeconds(tx.clock));
    await recordAudit(tx, {
      action: 'recipient_brand.save',
      object_type: 'company',
      object_id: company_id,
      before,
      after,
    });
    return getRecipientPages({ ctx: tx });
  });
}
