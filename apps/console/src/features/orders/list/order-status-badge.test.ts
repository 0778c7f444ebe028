import { createTranslator, loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { statusOf } from './order-status-badge.tsx';

test('what needs somebody goes before where a parcel stands, then what was decided', async () => {
  const t = createTranslator({ language: 'en', messages: await loadMessages('en') });
  const look = (status: string, last: string | null) =>
    Object.values(
      statusOf(
        {
          status,
          label_state: 'bought',
          missing: [],
          archived_at: null,
          last_event: last && { status: last },
        } as never,
        { t },
      ),
    );
  expect(look('ready_to_ship', null)).toEqual(['ready_to_ship', 'Ready to ship']);
  expect(look('ready_to_ship', 'pick_up_missed')).toEqual(['exception', 'Pick-up missed']);
  expect(look('ready_to_ship', 'pick_up_booked')).toEqual(['in_transit', 'New pick-up booked']);
  expect(look('in_transit', 'delivery_failed')).toEqual(['exception', 'Delivery attempt failed']);
  expect(look('in_transit', 'attempt_booked')).toEqual(['in_transit', 'Another delivery booked']);
  expect(look('in_transit', 'out_for_delivery')).toEqual(['in_transit', 'Out for delivery']);
  expect(look('completed', 'out_for_delivery')).toEqual(['completed', 'Completed']);
  expect(look('completed', 'returned')).toEqual(['exception', 'Returned to sender']);
  expect(look('cancelled', 'pick_up_missed')).toEqual(['cancelled', 'Cancelled']);
});
