/** What happened to a parcel, by the code every courier is translated to. */
export const event = {
  'event.label_created': 'Label created',
  'event.picked_up': 'Picked up',
  'event.at_hub': 'At sorting hub',
  'event.departed_hub': 'Departed sorting hub',
  'event.customs_cleared': 'Cleared customs',
  'event.delayed': 'Delayed',
  'event.out_for_delivery': 'Out for delivery',
  'event.delivery_failed': 'Delivery attempt failed',
  'event.attempt_booked': 'Another delivery booked',
  'event.delivered': 'Delivered',
  'event.returning': 'Returning to sender',
  'event.returned': 'Returned to sender',
  'event.lost': 'Lost',
  'event.cancelled': 'Cancelled',
} as const;
