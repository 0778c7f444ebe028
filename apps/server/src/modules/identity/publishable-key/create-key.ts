import type { PublishableKey } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { allowedOriginsOf } from './allowed-origins.ts';
import { newPublishableKey } from './new-key.ts';
import { presentKey } from './present-key.ts';
import { insertKey } from './publishable-key.repo.ts';

export type NewPublishableKey = Pick<PublishableKey, 'name' | 'mode' | 'allowed_origins' | 'scopes'>;

/** Makes a key for the pages of a shop (widgets.md 2). Throws `invalid_input` naming an origin that is no site. */
export async function createKey({ ctx, input }: { ctx: Ctx; input: NewPublishableKey }): Promise<PublishableKey> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, (tx) => writeKey(tx, company_id, newPublishableKey(input.mode), input));
}

/** Writes a key of a given text, with its audit entry. Must run in a transaction. */
export async function writeKey(
  tx: Ctx,
  company_id: string,
  key: string,
  input: NewPublishableKey,
): Promise<PublishableKey> {
  const row = await insertKey(tx, {
    id: newId(),
    company_id,
    key,
    name: input.name,
    mode: input.mode,
    scopes: [...new Set(input.scopes)],
    allowed_origins: allowedOriginsOf(input.allowed_origins),
    created_at: epochSeconds(tx.clock),
  });
  await recordAudit(tx, {
    action: 'publishable_key.create',
    object_type: 'publishable_key',
    object_id: row.id,
    company_id,
    details: { mode: row.mode, scopes: row.scopes, allowed_origins: row.allowed_origins },
  });
  return presentKey(row);
}
