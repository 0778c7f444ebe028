import type { CustomsPurpose } from '@sampan/contract';
import type { Translate } from '@sampan/messages';

/** The categories of forms CN 22 and CN 23. */
export const PURPOSES = [
  'sale_of_goods',
  'gift',
  'commercial_sample',
  'documents',
  'returned_goods',
  'other',
] as const satisfies readonly CustomsPurpose[];

/** A category in words. */
export function purposeName(t: Translate, purpose: CustomsPurpose): string {
  return t(purpose === 'other' ? 'create.purpose_else' : `create.purpose_${purpose}`);
}
