import type { PublishableKey } from '@sampan/contract';
import type { PublishableKeyRow } from './publishable-key.table.ts';

/** A key as its company sees it. */
export function presentKey(row: PublishableKeyRow): PublishableKey {
  const { company_id: _, ...key } = row;
  return key;
}
