/** Words of a status; the icon and the colour are the ui package's (look.md 1.1). */
export const status = {
  'status.new': 'New',
  'status.ready_to_ship': 'Ready to ship',
  'status.pick_up': 'Pick-up',
  'status.in_transit': 'In transit',
  'status.completed': 'Completed',
  'status.cancelled': 'Cancelled',
  'status.archived': 'Archived',
  'status.exception': 'Problem',
  'status.failed': 'Failed',
  'status.awaiting_payment': 'Awaiting payment',
  'status.label_pending': 'Waiting for courier',
  'status.label_failed': 'Label failed',
  'status.label_refunded': 'Label refunded',
  'status.cod': 'COD',
} as const;
