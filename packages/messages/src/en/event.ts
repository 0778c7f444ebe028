/** What happened to a parcel, by the code every courier is translated to. */
export const event = {
  'event.pick_up_missed': 'Pick-up missed',
  'event.pick_up_booked': 'New pick-up booked',
  'event.delayed': 'Delayed',
  'event.out_for_delivery': 'Out for delivery',
  'event.delivery_failed': 'Delivery attempt failed',
  'event.attempt_booked': 'Another delivery booked',
  'event.address_corrected': 'Address corrected',
  'event.return_booked': 'Return booked',
  'event.courier_asked': 'Courier asked',
  'event.delivered': 'Delivered',
  'event.returning': 'Returning to sender',
  'event.returned': 'Returned to sender',
  'event.lost': 'Lost',
} as const;
