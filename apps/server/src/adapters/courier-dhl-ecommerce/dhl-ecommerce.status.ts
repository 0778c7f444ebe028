import type { CourierEventCode } from '../../ports/courier.ts';

/** DHL eCommerce's own descriptions in lower case: its numbers differ by country, its words do not. */
const CODES: Readonly<Record<string, CourierEventCode>> = {
  'shipment data received': 'label_created',
  'data submitted': 'label_created',
  'shipment picked up': 'picked_up',
  'shipment received': 'picked_up',
  'arrived at facility': 'at_hub',
  'processed at facility': 'at_hub',
  'sorted to delivery facility': 'at_hub',
  'departed from facility': 'departed_hub',
  'customs clearance completed': 'customs_cleared',
  'out for delivery': 'out_for_delivery',
  'shipment is out for delivery': 'out_for_delivery',
  'delivery attempted': 'delivery_failed',
  'delivery attempt unsuccessful': 'delivery_failed',
  'shipment on hold': 'delayed',
  'successfully delivered': 'delivered',
  delivered: 'delivered',
  'return initiated': 'returning',
  'returning to sender': 'returning',
  'returned to sender': 'returned',
  'shipment lost': 'lost',
  'shipment cancelled': 'cancelled',
};

/** Null for a description that is not known: it moves nothing. */
export const codeOfDescription = (description: string): CourierEventCode | null =>
  CODES[description.trim().toLowerCase().replace(/\.$/u, '')] ?? null;
