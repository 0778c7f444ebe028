import type { Store } from '@sampan/contract';
import type { ChannelRow } from './channel.table.ts';

/** A store without its token. */
export function presentStore(row: ChannelRow): Store {
  const { id, source, store_name, profile_url, store_logo, social_network_id, created_at, updated_at } = row;
  return { id, source, store_name, profile_url, store_logo, social_network_id, created_at, updated_at };
}
