import { createIdempotencyKey } from '@sampan/api-client';
import type { User } from '@sampan/contract';
import { type CreateFields, createOrderDraft, type OrderDraftStore } from '@sampan/stores/order-draft';
import { useUser } from '../../../shared/session/use-user.ts';
import { draftStorage, openDrafts } from './forget-draft.ts';

export type CreateDraft = OrderDraftStore<CreateFields>;

const drafts = new Map<string, CreateDraft>();

/** The draft of a person in this browser: one store, however many screens look at it. */
export function orderDraftOf({ id, country_code }: Pick<User, 'id' | 'country_code'>): CreateDraft {
  const known = drafts.get(id);
  if (known !== undefined) return known;
  const draft = createOrderDraft<CreateFields>({
    storage: draftStorage,
    newKey: createIdempotencyKey,
    sender_country: country_code,
    owner_id: id,
  });
  drafts.set(id, draft);
  openDrafts.set(id, draft);
  return draft;
}

/** The signed-in person's draft. */
export function useOrderDraft(): CreateDraft {
  return orderDraftOf(useUser());
}
