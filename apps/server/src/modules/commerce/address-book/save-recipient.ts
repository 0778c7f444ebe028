import { MAX_RECIPIENT_TAGS, type Party, type SavedRecipient, type SavedRecipientInput } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { checkParty, normaliseParty } from '../../identity/company/index.ts';
import {
  findByMatch,
  lockAddressBook,
  lockRecipient,
  removeRecipient,
  requireRoom,
  writeRecipients,
} from './address-book.repo.ts';
import { presentRecipient } from './list-recipients.ts';
import { recipientKeysOf, tagsOf } from './recipient-keys.ts';

function checkedParty(party: Party): Party {
  refuseFields(checkParty(party, 'party'));
  return normaliseParty(party);
}

/** The log outlives the person: it names nobody. */
async function audit(tx: Ctx, action: string, id: string): Promise<void> {
  await recordAudit(tx, { action: `address_book.${action}`, object_type: 'saved_recipient', object_id: id });
}

/**
 * Saves a recipient. One who is saved with the same name, phone and place gets the tags added. Throws `invalid_input` for what
 * no label could be made for, and for more people than an address book holds.
 */
export async function createRecipient({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SavedRecipientInput;
}): Promise<SavedRecipient> {
  const { company_id } = requireWriter(ctx);
  const party = checkedParty(input.party);
  const keys = recipientKeysOf(party);
  return withTransaction(
    ctx,
    async (tx) => {
      await lockAddressBook(tx, company_id);
      const known = (await findByMatch(tx, company_id, [keys.match_key])).get(keys.match_key);
      const now = epochSeconds(tx.clock);
      const tags = tagsOf([...(known?.tags ?? []), ...input.tags]).slice(0, MAX_RECIPIENT_TAGS);
      const row = known
        ? { ...known, ...keys, party, tags, updated_at: now }
        : { company_id, id: newId(), party, tags, ...keys, created_at: now, updated_at: now };
      if (!known) await requireRoom(tx, company_id, 1, 'party');
      await writeRecipients(tx, [row]);
      await audit(tx, known ? 'update' : 'create', row.id);
      return row;
    },
    (_, row) => presentRecipient(row),
  );
}

/** Replaces a saved recipient. Throws `not_found`, and `invalid_input` as above or where somebody else is saved as that. */
export async function updateRecipient({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: SavedRecipientInput;
}): Promise<SavedRecipient> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      await lockAddressBook(tx, company_id);
      // Somebody else's recipient does not exist, whatever is said about it.
      const found = await lockRecipient(tx, company_id, id);
      if (found === null) throw new DomainError('not_found');
      const party = checkedParty(input.party);
      const keys = recipientKeysOf(party);
      const twin = (await findByMatch(tx, company_id, [keys.match_key])).get(keys.match_key);
      if (twin !== undefined && twin.id !== id)
        refuseFields([issueErrorOf('party.name', 'validate.recipient_saved_already')]);
      const row = { ...found, ...keys, party, tags: tagsOf(input.tags), updated_at: epochSeconds(tx.clock) };
      await writeRecipients(tx, [row]);
      await audit(tx, 'update', id);
      return row;
    },
    (_, row) => presentRecipient(row),
  );
}

/** Erases a saved recipient, whom nothing refers to. Throws `not_found`. */
export async function deleteRecipient({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const { company_id } = requireWriter(ctx);
  await withTransaction(ctx, async (tx) => {
    if (!(await removeRecipient(tx, company_id, id))) throw new DomainError('not_found');
    await audit(tx, 'delete', id);
  });
  return { success: true };
}
