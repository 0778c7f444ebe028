import type { CourierEventCode } from '../../ports/courier.ts';

/** J&T's scans in Malaysia by number. Indonesia has others: never share this table. */
const CODES: Readonly<Record<string, CourierEventCode>> = {
  '10': 'picked_up',
  '20': 'departed_hub',
  '30': 'at_hub',
  '94': 'out_for_delivery',
  '100': 'delivered',
  '110': 'delivery_failed',
  '172': 'returning',
  '173': 'returned',
  '300': 'delayed',
  '301': 'delayed',
  '302': 'delayed',
  '303': 'delayed',
  '304': 'delayed',
  '305': 'delayed',
  '306': 'delayed',
};

/** Null for a scan that is not known: it moves nothing. */
export const codeOfScan = (scan: string): CourierEventCode | null => CODES[scan] ?? null;
