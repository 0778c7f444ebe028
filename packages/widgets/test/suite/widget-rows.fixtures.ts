import { calculatorRow } from '../calculator/calculator.row.fixtures.ts';
import { checkoutRow } from '../checkout/checkout.row.fixtures.ts';
import { confirmAddressRow } from '../confirm-address/confirm-address.row.fixtures.ts';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';

/** Every widget of the SDK. */
export const WIDGET_ROWS: readonly WidgetRow[] = [calculatorRow, checkoutRow, confirmAddressRow, trackingRow];
