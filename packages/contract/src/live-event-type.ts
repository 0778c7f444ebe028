/** Where the live connection is opened. It stands apart from the schemas: a page that listens loads none of them. */
export const LIVE_PATH = '/api/chat/ws';

/** Types of live events (spec 4). The connection only ever carries events of the signed-in person's own company. */
export const LIVE_EVENT_TYPES = [
  'order_updated',
  /** A recipient confirmed the address by their link; `order_updated` comes along with it. */
  'address_confirmed',
  'tracking_updated',
  'wallet_updated',
  /** Cash on delivery was settled or may be paid out. */
  'cod_updated',
  /** Progress and end of bulk jobs (`BULK_JOB_KINDS`); data: `job_id`, `state`, the four counts, `link` or `error_message`. */
  'estimate_costs_progress',
  'estimate_costs_completed',
  'create_labels_progress',
  'create_labels_completed',
  'print_labels_progress',
  'print_labels_completed',
  'pick_orders_progress',
  'pick_orders_completed',
  'cancel_orders_progress',
  'cancel_orders_completed',
  'cancel_fulfillment_orders_progress',
  'cancel_fulfillment_orders_completed',
  'store_sync_progress',
  'store_sync_completed',
  /** How far a person's export is; data: `export_id`, `success`, `failed`, `remaining`, `total`. */
  'export_orders_csv_progress',
  'export_transactions_csv_progress',
  /** A person's export is ready, or will not be; data: `export_id`, `link`, or `error_message`. */
  'export_orders_csv_completed',
  'export_transactions_csv_completed',
  /** Places of an import were looked up; data: `import_id`. */
  'order_import_checked',
  /** A payment has ended, well or not (spec 4 'Payment completed'). */
  'payment_completed',
] as const;
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number];
