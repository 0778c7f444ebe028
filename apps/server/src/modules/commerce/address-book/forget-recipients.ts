import type { Party } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { removeByMatch } from './address-book.repo.ts';
import { matchKeyOf } from './recipient-keys.ts';

/** Erases people from the address book whose data has to go: a copy of what a parcel had is the same person's data. */
export async function forgetRecipients(tx: Ctx, company_id: string, people: readonly Party[]): Promise<void> {
  await removeByMatch(tx, company_id, people.map(matchKeyOf));
}
