import type { AvailableStore, Store } from '@sampan/contract';

/** What somebody does with a store in a dialog. */
export interface StoreTask {
  readonly what: 'settings' | 'fetch' | 'disconnect';
  readonly kind: AvailableStore;
  readonly store: Store;
}
