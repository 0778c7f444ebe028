import type { SavedRecipient, SavedRecipientInput } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { emptyAddress, type AddressDraft } from '@sampan/stores/address';
import { draftOfParty, partyOfDraft } from '../../shared/address/party-draft.ts';

/** A saved recipient as typed; tags stand in one line. */
export interface RecipientForm {
  readonly address: AddressDraft;
  readonly tags: string;
}

export function recipientFormOf(recipient: SavedRecipient | null, home: CountryCode): RecipientForm {
  return recipient === null
    ? { address: emptyAddress(home), tags: '' }
    : { address: draftOfParty(recipient.party), tags: recipient.tags.join(', ') };
}

/** The longest line of as many tags as a recipient may have. */
export const TAGS_LENGTH = 330;

/** Tags between commas. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

export function recipientInputOf({ address, tags }: RecipientForm): SavedRecipientInput {
  return { party: partyOfDraft(address), tags: tagsIn(tags) };
}
