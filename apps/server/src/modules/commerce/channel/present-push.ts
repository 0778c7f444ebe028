import type { StorePush } from '@sampan/contract';
import type { ChannelPushRow } from './channel-order.table.ts';

/** What a store was or will be told. */
export function presentPush(row: ChannelPushRow): StorePush {
  const { id, order_id, kind, tracking_number, state, message, attempts, created_at, settled_at } = row;
  return {
    id,
    store_order_id: row.channel_order_id,
    order_id,
    kind,
    tracking_number,
    state,
    message,
    attempts,
    next_attempt_at: state === 'pending' ? row.next_attempt_at : null,
    created_at,
    settled_at,
  };
}
