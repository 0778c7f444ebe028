import type { StoreSource } from '@sampan/contract';
import { isStoreSource } from '../../shared/brand/channel-name.ts';

/** What the URL of /stores says: how connecting ended. */
export interface StoresSearch {
  /** The kind that is connected now, or that could not be. */
  source?: StoreSource;
  connected?: 'true';
  /** Why it could not be: a code of the API. */
  error?: string;
}

/** Reads the way back from a channel: `ati` and `login_true` come with success, `error` and `source` with a failure. */
export function parseStoresSearch(search: Record<string, unknown>): StoresSearch {
  const source = [search['source'], search['ati']].find(isStoreSource);
  const error = search['error'];
  const kind = source === undefined ? {} : { source };
  if (typeof error === 'string' && /^[a-z_]{1,60}$/u.test(error)) return { ...kind, error };
  return search['connected'] === 'true' || search['login_true'] === 'true' ? { ...kind, connected: 'true' } : {};
}
