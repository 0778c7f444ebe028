import type { Answer, endpoints, SavedRecipient } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { countTags, findRecipients, type AddressBookQuery } from './address-book.repo.ts';
import type { SavedRecipientRow } from './address-book.table.ts';

export function presentRecipient({ id, party, tags, updated_at }: SavedRecipientRow): SavedRecipient {
  return { id, party, tags, updated_at };
}

/** The company's address book by name. Throws `page_too_deep`. */
export async function listRecipients({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: AddressBookQuery;
}): Promise<Answer<typeof endpoints.listSavedRecipients>> {
  const { company_id } = requireActor(ctx);
  const { rows, total } = await findRecipients(ctx, company_id, query);
  const { page, per_page } = query;
  return { records: rows.map(presentRecipient), total, page, per_page, tags: await countTags(ctx, company_id) };
}
